"""Connections break, servers restart, people take moves back and come again: the page goes on by itself."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from flambeur.texts import texts
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.house import House
from tests.web.measure import attribute_of, wait_until

AWAY = [
    "WebSocket connection to",
    *(f"net::ERR_{why}" for why in ("CONNECTION_REFUSED", "CONNECTION_RESET", "EMPTY_RESPONSE")),
]
"""What a browser itself writes into the console while a server is away, and of requests that it was answering."""


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path) as opened:
        yield opened


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_game_goes_on_by_itself_after_the_server_has_been_away_in_the_middle_of_a_turn(
    invite: Invite, own_house: House, how: str
) -> None:
    guest = invite(url=own_house.url)
    guest.allowed += AWAY
    guest.against_bots("vegas", 3, rounds=1)
    guest.moment()
    guest.play("keyboard", random.Random(1))
    guest.moment()
    before = guest.number()
    # A request for the story while the server closes is refused, which a browser logs: not here.
    expect(guest.page.locator("[data-test=log]")).to_contain_text("Round 1.")
    own_house.stop() if how == "stop" else own_house.kill()
    expect(guest.page.get_by_text("Connection lost.")).to_be_visible()
    # A choice made now is not lost: it is sent as soon as the server answers.
    guest.page.locator("[data-test=moves] [data-move]").first.click()
    own_house.open()
    expect(guest.page.get_by_text("Connection lost.")).to_have_count(0)
    guest.play_to_the_end("mouse")
    assert guest.number() > before


def test_a_cut_connection_comes_back_and_the_move_on_its_way_counts_once(invite: Invite) -> None:
    guest = invite()
    guest.allowed += AWAY
    cables: list[WebSocketRoute] = []

    def lay(cable: WebSocketRoute) -> None:
        cables.append(cable)
        cable.connect_to_server()

    def more_than(number: int) -> Callable[[], bool]:
        return lambda: len(cables) > number

    guest.page.route_web_socket("**/api/ws", lay)
    guest.against_bots("vegas", 3, rounds=1)
    guest.moment()
    for laid in (1, 2):
        assert len(cables) == laid
        guest.page.locator("[data-test=moves] [data-move]").first.click()
        cables[-1].close(code=1011)
        wait_until(guest.page, more_than(laid))  # meanwhile the old question may still stand
        guest.moment()
    assert len(cables) == 3
    guest.play_to_the_end("keyboard")


def test_a_reload_and_the_back_button_lead_to_where_the_game_stands(guest: Guest) -> None:
    guest.go("/")
    guest.page.locator("[data-test=play-now]").click()
    guest.moment()
    guest.play("mouse", random.Random(2))
    guest.moment()
    number = guest.number()
    guest.page.reload()
    guest.moment()
    assert guest.number() == number
    guest.page.go_back()
    expect(guest.page.locator("[data-test=play-now]")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="Your games")).to_be_visible()
    guest.page.go_forward()
    guest.moment()
    assert guest.number() == number


def test_who_leaves_comes_back_through_the_first_page_and_finds_there_how_it_ended(guest: Guest) -> None:
    code = guest.against_bots("vegas", 2, rounds=1)
    guest.moment()
    guest.play("mouse", random.Random(2))
    guest.moment()
    number = guest.number()
    guest.go("/")
    game = guest.page.locator("[data-test=your-games] a", has_text=code)
    expect(game).to_contain_text(texts("en").say("web-mine-turn"))
    game.click()
    guest.moment()
    assert guest.number() == number
    guest.play_to_the_end("keyboard")
    guest.go("/")
    expect(game).to_contain_text(re.compile(r"\(\$[\d,]+\)"))
    game.click()
    expect(guest.page).to_have_url(f"{guest.url}/g/{code}")


def test_two_tabs_on_one_seat_show_the_same_and_a_double_click_moves_once(guest: Guest) -> None:
    guest.against_bots("vegas", 2, rounds=1)
    guest.moment()
    second = guest.new_page()
    second.goto(guest.page.url)
    expect(second.locator("[data-test=game]")).to_have_attribute("data-asked", "true")
    before = guest.number()
    guest.page.locator("[data-test=moves] [data-move]").first.dblclick()
    guest.wait_for_change(before)
    guest.moment()
    assert len([frame for frame in guest.sent if json.loads(frame)["t"] == "move"]) == 1
    expect(second.locator("[data-test=game]")).to_have_attribute("data-n", str(guest.number()))
    before = guest.number()
    second.locator("[data-test=moves] [data-move]").first.click()
    expect(guest.page.locator("[data-test=game]")).not_to_have_attribute("data-n", str(before))


def test_against_bots_a_move_can_be_taken_back(guest: Guest) -> None:
    guest.against_bots("vegas", 2, rounds=1)
    guest.moment()
    first = guest.moves()
    guest.play("mouse", random.Random(1))
    guest.moment()
    later = guest.number()
    guest.page.locator("[data-test=undo]").click()
    expect(guest.page.locator(f'[data-test=game]:not([data-n="{later}"])[data-asked=true]')).to_be_attached()
    assert guest.moves() == first
    guest.play_to_the_end("mouse")


def test_a_finished_game_can_be_stepped_through_downloaded_and_its_dice_checked(guest: Guest) -> None:
    code = guest.against_bots("vegas", 2, rounds=1)
    guest.play_to_the_end("keyboard")
    guest.page.get_by_role("link", name="Watch the replay").click()
    replay = guest.page.locator("[data-test=replay]")
    expect(replay).to_have_attribute("data-at", "0")
    result = guest.page.get_by_role("heading", name="Result", exact=True)
    expect(result).to_have_count(0)  # a spectator does not know yet
    last = int(attribute_of(replay, "data-moments") or 0) - 1
    guest.page.keyboard.press("ArrowRight")
    expect(replay).to_have_attribute("data-at", "1")
    guest.page.keyboard.press("End")
    expect(replay).to_have_attribute("data-at", str(last))
    expect(result).to_be_visible()
    guest.page.get_by_role("button", name="One step back").click()
    expect(replay).to_have_attribute("data-at", str(last - 1))
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Download the record").click()
    assert "vegas" in Path(download.value.path()).read_text(encoding="utf-8")
    assert code in download.value.suggested_filename
    guest.page.locator("[data-test=verify]").click()
    expect(guest.page.get_by_text("chance results follow from the seed")).to_be_visible()
