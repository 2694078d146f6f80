"""Whole games through the page: every game and the fullest boxes, by mouse, by keyboard and in the picture itself."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from flambeur.games.vegas.boxes import MODULES
from flambeur.games.vegas.combinations import box_named, objection
from flambeur.texts import texts
from tests.web.conftest import Invite
from tests.web.guest import PHONE, By, Guest
from tests.web.measure import count_of


def test_one_click_on_the_first_page_is_a_game_of_las_vegas_that_the_keyboard_can_play(guest: Guest) -> None:
    guest.go("/")
    guest.page.locator("[data-test=play-now]").focus()
    guest.page.keyboard.press("Enter")
    assert guest.play_to_the_end("keyboard") > 8
    guest.page.locator("[data-test=result]").wait_for()
    assert count_of(guest.page.locator("[data-test=result] li")) == 4


@pytest.mark.parametrize(
    ("game", "players", "by", "options"),
    [
        ("kragen", 4, "picture", {}),
        ("kragen", 3, "keyboard", {"rounds": 2}),
        ("temptation", 3, "picture", {}),
        ("temptation", 2, "keyboard", {"goal": 100}),
        ("vegas", 4, "picture", {"rounds": 2, "with": ["neutral"]}),
    ],
)
def test_a_whole_game_can_be_played(guest: Guest, game: str, players: int, by: By, options: dict[str, object]) -> None:
    guest.against_bots(game, players, **options)
    assert guest.play_to_the_end(by) > 1
    guest.page.locator("[data-test=result]").wait_for()


def test_the_fullest_boulevard_is_three_clicks_away_and_can_be_played_by_keyboard(guest: Guest) -> None:
    guest.go("/")
    guest.page.locator('.presets a[href="/new/vegas"]').click()
    guest.page.locator("[data-test=preset-boulevard-everything]").click()
    guest.page.locator("[data-test=begin]").click()
    assert guest.play_to_the_end("keyboard") > 8


@pytest.mark.parametrize(
    ("box", "players", "by"),
    [
        ("boulevard", 7, "picture"),
        ("morecash", 5, "keyboard"),
        ("morecash", 4, "picture"),  # with teams, which are for four or six
    ],
)
def test_everything_in_a_box_can_be_ticked_and_played_at_once(guest: Guest, box: str, players: int, by: By) -> None:
    say = texts("en").say
    held = box_named(box)
    offered = [one for one in MODULES if one not in held.always]
    modules = [one for one in offered if objection(held, (one,), "standard", players) is None]
    page = guest.page
    guest.go("/new/vegas")
    page.locator("[data-test=mix] summary").click()
    page.get_by_role("radio", name=say(f"vegas-option-box-{box}"), exact=True).check()
    guest.seat(players)
    for module in modules:
        page.get_by_role("checkbox", name=say(f"vegas-option-with-{module}"), exact=True).check()
    page.locator("[data-test=begin]").click()
    guest.moment()
    table = guest.context.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert table["players"] == players
    assert set(table["options"]["with"]) == set(modules)
    assert guest.play_to_the_end(by) > 8
    page.locator("[data-test=result]").wait_for()
    told = {event["name"] for frame in guest.traffic for event in json.loads(frame).get("events", [])}
    assert {"placed", "stocked", "paid", "card-dealt", "bonus-dealt", "round-over"} <= told


def test_a_phone_is_large_enough_for_more_cash_more_dice(invite: Invite) -> None:
    guest = invite(size=PHONE)
    guest.go("/new/vegas?preset=morecash-tactical")
    guest.page.locator("[data-test=begin]").click()
    assert guest.play_to_the_end("picture") > 8
    expect(guest.page.locator("[data-test=result]")).to_be_in_viewport()
    assert not guest.is_wider_than_the_screen()
