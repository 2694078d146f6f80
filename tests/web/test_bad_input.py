"""Whatever goes wrong gets one friendly sentence, and nothing breaks."""

from __future__ import annotations

import random

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.measure import count_of

ME = {"kind": "me", "name": "Anna"}
FAILED = ["Failed to load resource"]
"""What a browser itself writes into the console when a server says no."""


def test_an_unknown_table_is_explained(guest: Guest) -> None:
    guest.go("/t/ZZZZZZ")
    expect(guest.page.get_by_role("alert").first).to_contain_text("There is no table ZZZZZZ")
    guest.page.get_by_role("link", name="Home", exact=True).click()
    expect(guest.page.locator("[data-test=play-now]")).to_be_visible()


def test_an_unknown_page_and_an_unknown_game_are_explained(guest: Guest) -> None:
    guest.go("/no/such/page")
    expect(guest.page.get_by_role("heading", name="No such page")).to_be_visible()
    guest.go("/new/chess")
    expect(guest.page.get_by_text("There is no such game here.")).to_be_visible()


def test_a_code_that_is_none_is_explained(guest: Guest) -> None:
    guest.go("/")
    guest.page.get_by_label("Code of a table").fill("what?!")
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_text("A code has six letters")).to_be_visible()


def test_a_full_table_can_be_watched_but_not_joined(invite: Invite) -> None:
    anna, late = invite(), invite(name="Late")
    code = anna.open_table("vegas", 2, [ME, {"kind": "open"}], rounds=1)
    anna.page.get_by_role("button", name="+ Bot").click()
    late.go(f"/t/{code}")
    expect(late.page.get_by_text("Everybody is here.", exact=True)).to_be_visible()
    assert count_of(late.page.get_by_role("button", name="Sit here")) == 0


def test_a_seat_that_somebody_else_took_first_is_explained(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    ben.allowed += FAILED
    code = anna.open_table("vegas", 2, [ME, {"kind": "open"}], rounds=1)
    ben.go(f"/t/{code}")
    seat = ben.page.get_by_role("button", name="Sit here")
    expect(seat).to_be_visible()
    ben.page.route(
        "**/api/tables/*/seats/1*",
        lambda route: route.fulfill(
            status=409, json={"code": "seat-taken", "sentence": "Seat 1 is taken.", "facts": {"seat": 1}}
        ),
    )
    seat.click()
    expect(ben.page.get_by_text("Somebody else was quicker")).to_be_visible()


def test_a_stale_seat_link_is_explained_and_leaves_a_spectator(invite: Invite) -> None:
    anna, late = invite(), invite(name="Late")
    code = anna.against_bots("vegas", 2, rounds=1)
    late.go(f"/t/{code}#seat=abcdefghijklmnopqrstuvwxyz0123456789abcd")
    expect(late.page.get_by_text("This seat link does not work any more.")).to_be_visible()
    expect(late.page.get_by_text("You are watching.")).to_be_visible()


def test_a_name_of_500_emoji_is_refused_with_a_sentence(invite: Invite) -> None:
    anna, ben = invite(), invite(name="")
    code = anna.open_table("vegas", 2, [ME, {"kind": "open"}], rounds=1)
    ben.go(f"/t/{code}")
    ben.page.get_by_label("Your name").fill("🎲" * 500)
    expect(ben.page.get_by_text("That name is too long")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Sit here")).to_be_disabled()
    ben.page.get_by_label("Your name").fill("🎲")
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ben.page.get_by_text("Your seat")).to_be_visible()


def test_a_name_of_500_emoji_opens_no_table_either(guest: Guest) -> None:
    guest.go("/new/vegas")
    begin = guest.page.locator("[data-test=begin]")
    expect(begin).to_be_enabled()
    guest.page.get_by_label("Name for seat 1").fill("🎲" * 500)
    expect(guest.page.get_by_role("status").filter(has_text="That name is too long")).to_be_visible()
    expect(begin).to_be_disabled()


def test_a_game_that_is_unknown_or_not_over_cannot_be_looked_back_on(guest: Guest) -> None:
    guest.allowed += FAILED
    guest.go("/g/ZZZZZZ")
    expect(guest.page.get_by_role("alert").filter(has_text="There is no table ZZZZZZ")).to_be_visible()
    code = guest.against_bots("vegas", 2)
    guest.go(f"/g/{code}")
    expect(guest.page.get_by_role("alert").filter(has_text=f"Game {code} is not over yet")).to_be_visible()


def test_a_double_click_on_play_now_deals_one_game(guest: Guest) -> None:
    guest.go("/")
    guest.page.locator("[data-test=play-now]").dblclick()
    guest.moment()
    guest.go("/")
    expect(guest.page.get_by_role("heading", name="Your games")).to_be_visible()
    expect(guest.page.locator('main a[href^="/t/"]')).to_have_count(1)


def test_a_second_tab_that_has_not_heard_of_the_last_move_is_told_and_shown_where_the_game_stands(
    guest: Guest,
) -> None:
    def half_deaf(cable: WebSocketRoute) -> None:
        server = cable.connect_to_server()
        server.on_message(lambda message: None if '"t":"update"' in str(message) else cable.send(message))

    guest.against_bots("vegas", 2, rounds=1)
    guest.moment()
    second = guest.new_page()
    second.route_web_socket("**/api/ws", half_deaf)
    second.goto(guest.page.url)
    expect(second.locator("[data-test=game]")).to_have_attribute("data-asked", "true")
    guest.play("mouse", random.Random(1))
    guest.moment()
    second.locator("[data-test=moves] [data-move]").first.click()
    expect(second.get_by_text("That was decided already.")).to_be_visible()
    expect(second.locator("[data-test=game]")).to_have_attribute("data-n", str(guest.number()))
