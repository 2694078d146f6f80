"""The first page and the set-up ask for little at a time, in every language and on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from flambeur.texts import LANGUAGES, texts
from tests.web.conftest import Invite
from tests.web.guest import PHONE, WIDE
from tests.web.measure import box_of, each_of, measure_all

NARROWER = {"width": 1280, "height": 800}
TOPS = "all => new Set(all.map(one => Math.round(one.getBoundingClientRect().top))).size"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [WIDE, NARROWER, PHONE], ids=["wide", "narrower", "phone"])
def test_what_explains_a_game_stands_in_one_line_of_its_card(
    invite: Invite, size: dict[str, int], language: str
) -> None:
    guest = invite(size=size, language=language)
    guest.go("/")
    for game in ("vegas", "temptation", "kragen"):
        card = guest.page.locator("li.game", has=guest.page.locator(f"[data-test=play-{game}]"))
        ways = card.locator(".learn > *")
        expect(ways).to_have_count(3)
        assert measure_all(ways, TOPS) == 1, game
        assert measure_all(ways, "all => all.every(one => one.scrollWidth <= one.clientWidth + 1)"), game
    assert not guest.is_wider_than_the_screen()


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_set_up_asks_who_plays_before_it_shows_tables(invite: Invite, language: str) -> None:
    guest, say = invite(size=PHONE, language=language), texts(language).say
    guest.go("/new/vegas")
    who = guest.page.get_by_role("heading", name=say("web-setup-company"))
    tables = guest.page.get_by_role("heading", name=say("shelf-tables"), exact=True)
    expect(who).to_be_in_viewport()
    assert box_of(who)["y"] < box_of(tables)["y"]
    for count in each_of(guest.page.get_by_role("radio")):
        expect(count).to_be_in_viewport()
    expect(guest.page.locator("[data-test=begin]")).to_be_in_viewport(ratio=1)
    seats = guest.page.locator("[data-test=seat-by-seat]")
    expect(seats.get_by_role("combobox").first).to_be_hidden()
    seats.locator("summary").click()
    expect(seats.get_by_role("combobox").first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_screen_between_a_phone_and_a_desk_is_too_narrow_for_the_head_of_the_page(
    invite: Invite, language: str
) -> None:
    guest = invite(language=language)
    guest.go("/")
    for width in (601, 700, 721, 768, 861, 1000, 1121):
        guest.page.set_viewport_size({"width": width, "height": 800})
        assert not guest.is_wider_than_the_screen(), width
