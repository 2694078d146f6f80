"""Several people: friends at one table, spectators, one device, and what each of them may not see."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import Guest

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
MORE_CASH: dict[str, Any] = {"box": "morecash", "with": ["bonus"], "rounds": 2}


def join(guest: Guest, code: str, name: str) -> None:
    guest.go("/")
    guest.page.get_by_label("Code of a table").fill(code.lower())
    guest.page.get_by_role("button", name="Join").click()
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Sit here").first.click()
    expect(guest.page.get_by_text("Your seat")).to_be_visible()


def views(guest: Guest) -> list[dict[str, Any]]:
    """Every view, or change of one, that reached this browser."""
    found = []
    for frame in guest.traffic:
        message = json.loads(frame)
        found += [message[part] for part in ("view", "delta") if part in message]
    return found


def events(guest: Guest, seat: int) -> list[dict[str, Any]]:
    """Every event that reached this browser, by WebSocket or as a story."""
    told = [one for frame in guest.traffic for one in json.loads(frame).get("events", [])]
    story = guest.context.request.get(f"{guest.page.url.replace('/t/', '/api/tables/')}/story?since=0&seat={seat}")
    return told + [one for chapter in story.json() for one in chapter["events"]]


def take_turns(guests: list[Guest], moves: int, seed: int = 3) -> None:
    chance = random.Random(seed)
    made = 0
    while made < moves:
        for guest in guests:
            game = guest.page.locator("[data-test=game]")
            game.wait_for()
            if game.get_attribute("data-over") == "true":
                return
            if game.get_attribute("data-asked") == "true":
                guest.play("mouse", chance)
                made += 1


def test_friends_meet_by_code_and_neither_browser_ever_holds_the_other_ones_tokens(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    code = anna.open_table("kragen", 3, [ME, OPEN, BOT], rounds=2)
    join(ben, code, "Ben")
    expect(anna.page.get_by_text("Ben", exact=True)).to_be_visible()
    anna.page.locator("[data-test=start]").click()
    take_turns([anna, ben], 12)
    for guest, own in ((anna, 0), (ben, 1)):
        seen = [view["tokens"] for view in views(guest) if "tokens" in view]
        assert seen
        for tokens in seen:
            by_seat = tokens.items() if isinstance(tokens, dict) else enumerate(tokens)
            assert all(held is None for seat, held in by_seat if int(seat) != own)


def test_friends_with_bonus_cards_each_see_only_their_own(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    code = anna.open_table("vegas", 2, [ME, OPEN], **MORE_CASH)
    join(ben, code, "Ben")
    anna.page.locator("[data-test=start]").click()
    take_turns([anna, ben], 8)
    for guest, own in ((anna, 0), (ben, 1)):
        dealt = [event for event in events(guest, own) if event["name"] == "bonus-dealt"]
        assert any(event["note"] for event in dealt if event["seat"] == own)
        assert not any(event["note"] for event in dealt if event["seat"] != own)


def test_a_spectator_sees_the_game_but_is_asked_nothing(invite: Invite) -> None:
    anna, carl = invite(), invite(name="Carl")
    code = anna.against_bots("vegas", 3, rounds=1)
    anna.moment()
    carl.go(f"/t/{code}")
    expect(carl.page.get_by_text("You are watching.")).to_be_visible()
    expect(anna.page.get_by_text("One spectator")).to_be_visible()
    anna.play("mouse", random.Random(1))
    expect(carl.page.locator("[data-test=game]")).not_to_have_attribute("data-n", "1")
    assert carl.page.locator("[data-move]").count() == 0


def test_people_at_one_device_pass_it_before_anything_secret_is_shown(guest: Guest) -> None:
    people = [{"kind": "me", "name": name} for name in ("Anna", "Ben", "Cleo")]
    guest.open_table("kragen", 3, people, rounds=1)
    assert guest.moment() == "pass"
    assert guest.page.locator("[data-test=game]").count() == 0
    assert guest.play_to_the_end("mouse") >= 3


def test_people_at_one_device_without_secrets_need_not_pass_it(guest: Guest) -> None:
    guest.go("/new/vegas")
    guest.page.get_by_label("At this device").check()
    guest.page.get_by_label("Players").select_option("2")
    guest.page.get_by_label("Name for seat 1").fill("Anna")
    guest.page.get_by_label("Name for seat 2").fill("Ben")
    guest.page.get_by_text("Printed values and other fine print").click()
    guest.page.get_by_label("Rounds").first.fill("1")
    guest.page.locator("[data-test=begin]").click()
    chance = random.Random(5)
    asked = set()
    while (moment := guest.moment()) == "asked":
        asked.add(guest.page.locator(".picture .me .name").inner_text())
        guest.play("keyboard", chance)
    assert moment == "over"
    assert asked == {"Anna", "Ben"}


def test_what_people_say_reaches_the_others_unless_they_are_muted(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    code = anna.open_table("vegas", 2, [ME, OPEN], rounds=1)
    join(ben, code, "Ben")
    ben.page.get_by_label("Say something").fill("good luck")
    ben.page.get_by_role("button", name="Send").click()
    expect(anna.page.get_by_role("log").get_by_text("good luck")).to_be_visible()
    anna.page.get_by_label("Mute Ben").check()
    expect(anna.page.get_by_role("log").get_by_text("good luck")).to_have_count(0)
    ben.page.get_by_label("Say something").fill("hello?")
    ben.page.get_by_role("button", name="Send").click()
    expect(ben.page.get_by_role("log").get_by_text("hello?")).to_be_visible()
    expect(anna.page.get_by_role("log").get_by_text("hello?")).to_have_count(0)


def test_a_seat_link_brings_the_seat_to_another_device(invite: Invite) -> None:
    anna, other = invite(), invite(name="")
    anna.against_bots("vegas", 2, rounds=1)
    anna.moment()
    anna.page.get_by_role("button", name="Table and seat").click()
    anna.page.get_by_role("button", name="Play on at another device").click()
    link = anna.page.get_by_label("Your private seat link").input_value()
    other.page.goto(link)
    assert other.moment() == "asked"
    assert "seat=" not in other.page.url
    other.play("mouse", random.Random(1))


def test_a_rematch_brings_everybody_to_the_same_new_table(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    code = anna.open_table("vegas", 2, [ME, OPEN], rounds=1)
    join(ben, code, "Ben")
    anna.page.locator("[data-test=start]").click()
    anna.moment() if anna.page.locator("[data-asked=true]").count() else None
    anna.page.get_by_role("button", name="Table and seat").click()
    anna.page.locator("[data-test=resign]").click()
    anna.page.locator("[data-test=resign-sure]").click()
    expect(anna.page.locator("[data-test=result]")).to_be_visible()
    anna.page.locator("[data-test=rematch]").click()
    expect(ben.page.get_by_role("button", name="To the next game")).to_be_visible()
    ben.page.locator("[data-test=rematch]").click()
    ben.page.wait_for_url(lambda url: url != f"{ben.url}/t/{code}")
    expect(anna.page).to_have_url(ben.page.url)


def test_a_bot_stands_in_for_somebody_who_is_away_until_they_are_back(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    code = anna.open_table("vegas", 2, [ME, OPEN])
    join(ben, code, "Ben")
    anna.page.locator("[data-test=start]").click()
    expect(ben.page.locator("[data-test=game]")).to_be_visible()
    ben.go("/")
    anna.page.get_by_role("button", name="Table and seat").click()
    anna.page.get_by_role("button", name="Let a bot play for Ben").click()
    expect(anna.page.get_by_role("button", name="Give Ben the seat back")).to_be_visible()
    anna.page.keyboard.press("Escape")
    take_turns([anna], 2)
    ben.go(f"/t/{code}")
    ben.page.get_by_role("button", name="I am back").click()
    expect(ben.page.get_by_role("button", name="I am back")).to_have_count(0)
    take_turns([anna, ben], 3)


def test_a_public_table_is_found_in_the_list(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    anna.go("/new/vegas?with=friends")
    anna.page.get_by_label("Players").select_option("2")
    anna.page.get_by_label("List this table publicly").check()
    anna.page.locator("[data-test=begin]").click()
    code = anna.page.locator(".code").inner_text()[-6:]
    ben.go("/tables")
    ben.page.locator(f'a[href="/t/{code}"]').click()
    ben.page.get_by_role("button", name="Sit here").click()
    expect(anna.page.get_by_text("Everybody is here.", exact=True)).to_be_visible()


def test_somebody_who_looks_elsewhere_is_called_by_the_title(guest: Guest) -> None:
    guest.against_bots("vegas", 2)
    guest.moment()
    guest.page.evaluate("() => Object.defineProperty(document, 'hidden', {value: true, configurable: true})")
    guest.play("mouse", random.Random(1))
    guest.moment()
    expect(guest.page).to_have_title("● Your turn")
    guest.page.evaluate("() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); }")
    expect(guest.page).not_to_have_title("● Your turn")
