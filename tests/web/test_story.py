"""What happened is told to the person who looks; the end of a game keeps its board, and nothing stays untold."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Route, expect

from tests.web.conftest import Invite
from tests.web.guest import PHONE, Guest
from tests.web.measure import count_of, measure_all, run_script, text_of, texts_of

AMOUNT = re.compile(r"\$([\d,]+)")
ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}


def lines(guest: Guest) -> list[str]:
    return texts_of(guest.page.locator("[data-test=log] li > :last-child"))


def test_the_log_says_you_to_one_person_also_after_a_reload_and_names_to_several_at_one_device(invite: Invite) -> None:
    guest = invite()
    guest.against_bots("vegas", 2, rounds=1)
    guest.moment()
    guest.play("mouse", random.Random(1))
    guest.moment()
    guest.page.reload()
    guest.moment()
    expect(guest.page.locator("[data-test=log]")).to_contain_text("You roll")
    assert not any(line.startswith("Anna ") for line in lines(guest))
    both = invite()
    both.open_table("vegas", 2, [ME, {"kind": "me", "name": "Ben"}], rounds=1)
    both.moment()
    both.play("mouse", random.Random(1))
    both.moment()
    assert not any(line.startswith("You ") for line in lines(both))


def test_a_story_that_comes_late_loses_nothing_that_has_happened_since(invite: Invite) -> None:
    guest = invite()
    held: list[Route] = []
    guest.page.route("**/story*", lambda route: held.extend([route]))
    guest.against_bots("vegas", 2)  # four rounds: it is not over after three turns, however the dice fall
    chance = random.Random(1)
    for _ in range(2):
        assert guest.moment() == "asked"
        guest.play("mouse", chance)
    assert guest.moment() == "asked"
    late = held[-1].fetch()
    before = len(lines(guest))
    guest.play("mouse", chance)
    assert guest.moment() == "asked"
    expect(guest.page.locator("[data-test=log] li").nth(before)).to_be_attached()
    newest = lines(guest)[before:]
    held[-1].fulfill(response=late)
    expect(guest.page.locator("[data-test=log]")).to_contain_text("Round 1.")
    assert lines(guest)[-len(newest) :] == newest
    expect(guest.page.locator("[data-test=undo]")).to_be_enabled()


def test_a_finished_game_keeps_its_last_board_with_who_took_which_note(guest: Guest) -> None:
    guest.against_bots("vegas", 3, rounds=1)
    guest.play_to_the_end("mouse")
    end = guest.page.locator("[data-test=log] li").last
    for _ in range(2):
        expect(guest.page.locator("[data-at^='casino:'] [data-owner] [data-piece]")).to_have_count(24)
        expect(end).to_contain_text("The game is over: ")
        paid = sum(1 for line in lines(guest) if " get $" in line or " gets $" in line)
        expect(guest.page.locator("[data-at^='notes:'] .taker")).to_have_count(paid)
        guest.page.reload()
        guest.page.locator("[data-test=result]").wait_for()


def test_each_line_of_the_log_has_the_signs_of_those_it_is_about(guest: Guest) -> None:
    guest.against_bots("vegas", 3, rounds=1)
    guest.play_to_the_end("mouse")
    log = guest.page.locator("[data-test=log]")
    signs = log.locator("li", has_text="You roll").locator("svg")
    assert set(measure_all(signs, "all => all.map((one) => one.textContent)")) == {"A"}
    expect(log.locator("li", has_text="Round 1 is over").locator("svg")).to_have_count(0)
    guest.go(guest.page.url.replace(guest.url, "").replace("/t/", "/g/"))
    guest.page.get_by_role("button", name="To the end").click()
    seen = guest.page.locator("[data-test=log] li", has_text="Anna rolls").first
    expect(seen.locator("svg")).to_have_count(1)
    expect(guest.page.locator("[data-at^='casino:'] [data-owner] [data-piece]")).to_have_count(24)


def test_the_pot_and_what_one_holds_stand_beside_the_bid(guest: Guest) -> None:
    guest.against_bots("kragen", 3)
    guest.moment()
    pot = text_of(guest.page.locator("[data-at=pot] .sum"))
    expect(guest.page.locator("[data-test=purse]")).to_have_text(f"You hold 7 · pot {pot}")


def test_new_chat_out_of_sight_has_a_mark_that_leads_to_it(invite: Invite) -> None:
    anna, ben = invite(size=PHONE), invite(name="Ben")
    code = anna.open_table("vegas", 2, [ME, OPEN], rounds=1)
    ben.join(code, "Ben")
    anna.page.locator("[data-test=start]").click()
    for guest in (anna, ben):
        guest.page.locator("[data-test=game]").wait_for()
    run_script(anna.page, "scrollTo(0, 0)")
    chat = anna.page.get_by_role("log")
    expect(chat).not_to_be_in_viewport()
    ben.page.get_by_label("Say something").fill("good luck")
    ben.page.get_by_role("button", name="Send").click()
    mark = anna.page.locator("[data-test=unread]")
    expect(mark).to_have_text("1 new message")
    mark.click()
    expect(chat).to_be_in_viewport()
    expect(mark).to_have_count(0)
    assert count_of(ben.page.locator("[data-test=unread]")) == 0


def test_who_passes_until_something_changes_is_asked_no_more_until_then_or_until_they_say_so(invite: Invite) -> None:
    """At a table with cards everybody is asked before the roll: the same question, with the same answers."""
    guest = invite()
    cards: dict[str, Any] = {"box": "boulevard", "with": ["notes", "action"]}
    guest.open_table("vegas", 2, [ME, {"kind": "bot", "level": "random"}], **cards)
    chance = random.Random(4)
    button = guest.page.locator("[data-test=pass-on]")
    for _ in range(40):
        assert guest.moment() == "asked"
        if count_of(button):
            break
        guest.play("mouse", chance)
    before, asked, *_ = guest.question()
    button.click()
    # The server passes in their place, and asks again as soon as there is something else to choose.
    expect(guest.page.locator(f'[data-test=game][data-asked=true]:not([data-n="{before}"])')).to_be_attached()
    assert guest.moves() != asked
    assert not [frame for frame in guest.sent if '"t":"move"' in frame and f'"n":{before}' in frame]


def test_what_bonus_dice_earn_is_told_at_the_end_and_the_seats_have_what_the_result_says(guest: Guest) -> None:
    guest.against_bots("vegas", 3, box="boulevard", rounds=2, **{"with": ["bonus"]})
    guest.play_to_the_end("keyboard")
    page = guest.page
    expect(page.locator("[data-test=log]")).to_contain_text("Your bonus die shows")
    told = [line for line in lines(guest) if "bonus die shows" in line]
    rows = page.locator("[data-test=result] li")
    ended = dict(zip(*(texts_of(rows.locator(part)) for part in (".name", "strong")), strict=True))
    assert len(ended) == 3
    for name, score in ended.items():
        seat = page.locator("[data-at^='seat:']", has=page.get_by_text(name, exact=True))
        expect(seat.locator(".told")).to_have_text(score)
        whose = "Your" if name == "Anna" else f"{name}’s"
        assert [line for line in told if line.startswith(f"{whose} ") and line.endswith(f"{score} in all.")], told
    rounds = [int(amount.replace(",", "")) for amount in AMOUNT.findall(text_of(page.locator(".peaks")))]
    assert sum(rounds) < int(ended["Anna"].strip("$").replace(",", "")), "bonus money is not of any round"


def test_a_solitaire_ends_with_both_sides_and_a_casino_that_paid_nobody_says_so(guest: Guest) -> None:
    guest.open_table("vegas", 1, [ME], box="boulevard", mode="solitaire", solo_rounds=1)
    guest.play_to_the_end("keyboard")
    page = guest.page
    expect(page.locator("[data-test=log]")).to_contain_text("all rivals together")
    for _ in range(2):
        paid = {line.split("casino ")[1][0] for line in lines(guest) if " wins $" in line and " at casino " in line}
        for place in range(1, 7):
            stamp = page.locator(f"[data-at='casino:{place}'] .stamp")
            expect(stamp).to_have_text("paid" if str(place) in paid else "nobody")
        rivals = page.locator("[data-test=rivals]")
        expect(page.locator("[data-test=result] li")).to_have_count(2)
        won = text_of(page.locator("#result-heading")) == "You win!"
        expect(rivals.locator(".place")).to_have_text("2." if won else "1.")
        if not won:
            expect(page.locator("#result-heading")).to_have_text("The rivals win this time.")
        expect(page.locator(".race")).to_contain_text(text_of(rivals.locator("strong")))
        page.reload()
        expect(page.locator("[data-test=log]")).to_contain_text("all rivals together")
