"""The optional clock: it is chosen with the table, runs down where everybody sees it, and then something happens."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.measure import count_of, text_of

ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "level": "random"}
SHORTEST = 5
"""Seconds: no server gives less time than that for a move."""


def clock_of(page: Page) -> Locator:
    return page.get_by_role("list", name="Who is here").locator(".clock")


@pytest.mark.parametrize(
    ("pace", "then", "kept", "shown"),
    [
        ("One minute", "a bot moves", {"seconds": 60, "then": "bot"}, re.compile(r"^(1:00|0:\d\d)$")),
        ("One day", "the seat gives up", {"seconds": 86400, "then": "resign"}, re.compile(r"^2[34] h$")),
    ],
)
def test_a_clock_is_chosen_with_the_table_and_everybody_sees_it(
    invite: Invite, pace: str, then: str, kept: dict[str, object], shown: re.Pattern[str]
) -> None:
    anna, ben = invite(), invite(name="Ben")
    anna.go("/new/vegas?with=friends")
    anna.seat(2)
    anna.page.get_by_label("Time for a move").select_option(pace)
    anna.page.get_by_label("When it is over").select_option(then)
    anna.page.locator("[data-test=begin]").click()
    code = text_of(anna.page.locator(".code"))[-6:]
    ben.join(code, "Ben")
    anna.page.locator("[data-test=start]").click()
    for guest in (anna, ben):
        expect(clock_of(guest.page)).to_have_text(shown)
    assert anna.context.request.get(f"{anna.url}/api/tables/{code}").json()["settings"]["clock"] == kept


def test_a_clock_runs_down_and_what_was_chosen_happens(guest: Guest) -> None:
    """Three tables at once, since each of them takes its time."""
    pages = {"bot": guest.page, "random": guest.new_page(), "resign": guest.new_page()}
    for then, page in pages.items():
        guest.page = page
        guest.open_table("vegas", 2, [ME, BOT], clock={"seconds": SHORTEST, "then": then})
    for page in pages.values():
        page.locator("[data-test=game][data-asked=true]").or_(page.locator("[data-test=result]")).first.wait_for()
    expect(pages["resign"].locator("[data-test=result]")).to_contain_text("You gave up.")
    for then in ("bot", "random"):
        expect(pages[then].locator("[data-test=log]")).to_contain_text("You put")
        assert count_of(pages[then].get_by_text("You gave up.")) == 0  # a slow machine sees the whole game played
    assert [frame for frame in guest.sent if json.loads(frame)["t"] == "move"] == []


def test_a_clock_counts_the_seconds_of_the_server_even_where_a_device_is_set_wrong(guest: Guest) -> None:
    guest.page.clock.install(time="2020-01-01T12:00:00Z")
    guest.open_table("vegas", 2, [ME, BOT], clock={"seconds": 600, "then": "bot"})
    guest.moment()
    clock, counted = clock_of(guest.page), re.compile(r"^(10:00|[1-9]:[0-5]\d)$")
    expect(clock).to_have_text(counted)
    first = text_of(clock)
    expect(clock).not_to_have_text(first)
    expect(clock).to_have_text(counted)
