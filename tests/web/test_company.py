"""Several people: friends at one table, spectators, one device, and what each of them may not see."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import Guest, take_turns
from tests.web.measure import count_of, text_of

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
MORE_CASH: dict[str, Any] = {"box": "morecash", "with": ["bonus"], "rounds": 2}


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


def test_friends_meet_by_code_and_neither_browser_ever_holds_the_other_ones_tokens(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    code = anna.open_table("kragen", 3, [ME, OPEN, BOT], rounds=2)
    ben.join(code, "Ben")
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
    ben.join(code, "Ben")
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
    assert count_of(carl.page.locator("[data-move]")) == 0


def test_people_at_one_device_pass_it_before_anything_secret_is_shown(guest: Guest) -> None:
    people = [{"kind": "me", "name": name} for name in ("Anna", "Ben", "Cleo")]
    guest.open_table("kragen", 3, people, rounds=1)
    assert guest.moment() == "pass"
    assert count_of(guest.page.locator("[data-test=game]")) == 0
    assert guest.play_to_the_end("mouse") >= 3
    expect(guest.page.locator(".picture [data-at=best]")).to_be_visible()
    expect(guest.page.locator(".picture [data-at=hand]")).to_have_count(0)  # nobody rolls any more


def test_the_next_person_at_this_device_sits_down_by_name_or_without_one(guest: Guest) -> None:
    guest.open_table("vegas", 3, [ME, OPEN, OPEN])
    name, add = guest.page.get_by_label("Next person on this device"), guest.page.locator("[data-test=sit-next]")
    expect(name).to_have_attribute("placeholder", "Player 2")
    name.fill("Ben")
    add.click()
    expect(guest.page.locator(".seats").get_by_text("Ben", exact=True)).to_be_visible()
    expect(name).to_have_attribute("placeholder", "Player 3")
    add.click()
    expect(guest.page.locator(".seats").get_by_text("Player 3", exact=True)).to_be_visible()
    expect(add).to_have_count(0)


def test_people_at_one_device_without_secrets_need_not_pass_it(guest: Guest) -> None:
    guest.go("/new/vegas")
    guest.page.get_by_label("On this device").check()
    guest.seat(2)
    guest.page.get_by_label("Name for seat 1").fill("Anna")
    guest.page.get_by_label("Name for seat 2").fill("Ben")
    guest.page.locator("[data-test=fine-print] summary").click()
    guest.page.get_by_label("Rounds").first.fill("1")
    guest.page.locator("[data-test=begin]").click()
    chance = random.Random(5)
    asked = set()
    while (moment := guest.moment()) == "asked":
        asked.add(text_of(guest.page.locator(".picture .me .name")))
        guest.play("keyboard", chance)
    assert moment == "over"
    assert asked == {"Anna", "Ben"}


def test_what_people_say_reaches_the_others_unless_they_are_muted(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    code = anna.open_table("vegas", 2, [ME, OPEN], rounds=1)
    ben.join(code, "Ben")
    ben.page.get_by_label("Say something").fill("good luck")
    ben.page.get_by_role("button", name="Send").click()
    expect(anna.page.get_by_role("log").get_by_text("good luck")).to_be_visible()
    anna.page.get_by_label("Mute Ben").check()
    expect(anna.page.get_by_role("log").get_by_text("good luck")).to_have_count(0)
    ben.page.get_by_label("Say something").fill("hello?")
    ben.page.get_by_role("button", name="Send").click()
    expect(ben.page.get_by_role("log").get_by_text("hello?")).to_be_visible()
    expect(anna.page.get_by_role("log").get_by_text("hello?")).to_have_count(0)


def test_a_quick_reaction_is_seen_by_everybody_before_and_during_a_game_but_not_of_who_is_muted(
    invite: Invite,
) -> None:
    anna, ben = invite(), invite(name="Ben")
    code = anna.open_table("vegas", 2, [ME, OPEN], rounds=1)
    ben.join(code, "Ben")
    wow = anna.page.get_by_role("img", name="Wow!")
    ben.page.get_by_role("button", name="Wow!").click()
    expect(wow).to_be_visible()
    anna.page.locator("[data-test=start]").click()
    announcer = anna.page.locator("[data-test=announcer]")
    expect(announcer).to_contain_text("rolls")  # each announcement replaces the one before
    ben.page.get_by_role("button", name="Well played!").click()
    expect(anna.page.get_by_role("img", name="Well played!")).to_be_visible()
    expect(announcer).to_contain_text("Ben: Well played!")
    anna.page.get_by_label("Mute Ben").check()
    expect(anna.page.get_by_label("Mute Ben")).to_be_checked()
    ben.page.get_by_role("button", name="Ouch!").click()
    expect(ben.page.get_by_role("img", name="Ouch!")).to_be_visible()
    # What is said afterwards by who is not muted has come: so would have the other.
    anna.page.get_by_role("button", name="Thanks!").click()
    expect(anna.page.get_by_role("img", name="Thanks!")).to_be_visible()
    assert count_of(anna.page.get_by_role("img", name="Ouch!")) == 0
