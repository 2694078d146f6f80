"""Whole games through the page: every game and the fullest boxes, by mouse, by keyboard and in the picture itself."""

from __future__ import annotations

import pytest

from tests.web.conftest import Invite
from tests.web.guest import PHONE, By, Guest


def test_one_click_on_the_first_page_is_a_game_of_las_vegas_that_the_keyboard_can_play(guest: Guest) -> None:
    guest.go("/")
    guest.page.locator("[data-test=play-now]").focus()
    guest.page.keyboard.press("Enter")
    assert guest.play_to_the_end("keyboard") > 8
    guest.page.locator("[data-test=result]").wait_for()
    assert guest.page.locator("[data-test=result] li").count() == 4


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


def test_the_fullest_boulevard_is_two_clicks_away_and_can_be_played_by_keyboard(guest: Guest) -> None:
    guest.go("/")
    guest.page.locator('a[href="/new/vegas?preset=boulevard-everything"]').click()
    guest.page.locator("[data-test=begin]").click()
    assert guest.play_to_the_end("keyboard") > 8


def test_a_phone_is_large_enough_for_more_cash_more_dice(invite: Invite) -> None:
    guest = invite(size=PHONE)
    guest.go("/new/vegas?preset=morecash-tactical")
    guest.page.locator("[data-test=begin]").click()
    assert guest.play_to_the_end("picture") > 8
    assert not guest.is_wider_than_the_screen()
