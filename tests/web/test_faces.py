"""Bots have names, faces and a character: in the set-up, before the start and at the table."""

from __future__ import annotations

from playwright.sync_api import expect

from flambeur.bots.characters import NAMES
from flambeur.texts import texts
from tests.web.guest import Guest
from tests.web.measure import text_of

SAY = texts("en").say


def test_every_kind_of_bot_that_will_sit_down_is_shown_once_and_described(guest: Guest) -> None:
    guest.go("/new/vegas")
    guest.seat(4)
    cast = guest.page.locator("[data-test=cast] li")
    expect(cast).to_have_count(1)
    guest.page.get_by_label(SAY("web-seat-who", number=2)).select_option("bot:champion")
    expect(cast).to_have_count(2)
    expect(cast.filter(has_text=SAY("character-champion"))).to_have_count(1)
    expect(cast.locator("svg")).to_have_count(2)


def test_at_the_table_a_bot_shows_its_face_and_says_what_it_is_like(guest: Guest) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "careful"}, {"kind": "bot", "level": "bold"}]
    guest.open_table("vegas", 3, seats)
    for level in ("careful", "bold"):
        label = f"{SAY(f'web-bot-{level}')}. {SAY(f'character-{level}')}"
        face = guest.page.get_by_role("img", name=label)
        expect(face).to_be_visible()
        name = guest.page.locator("li.seat", has=face).locator(".name")
        assert text_of(name) in NAMES[level]
