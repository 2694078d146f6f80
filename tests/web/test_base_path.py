"""The browser table below a path of a site: it loads, finds its way, plays and shares links there."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.guest import Guest
from tests.web.house import House

BASE = "/play/games"


def test_a_move_is_played_and_pages_and_links_stay_below_the_path(browser: Browser, tmp_path: Path) -> None:
    with House(tmp_path, BASE) as house:
        guest = Guest(browser, house.url)  # whatever it loads from elsewhere is a trouble
        page = guest.page
        guest.go("/")
        page.get_by_role("link", name="Public tables").first.click()
        expect(page).to_have_url(f"{house.url}/tables")
        page.reload()
        page.go_back()
        expect(page).to_have_url(f"{house.url}/")
        code = guest.against_bots("vegas", 2, rounds=1)
        guest.moment()
        before = guest.number()
        guest.play("mouse", random.Random(1))
        assert guest.moment() in ("asked", "over")
        assert guest.number() > before
        guest.play_to_the_end("mouse")
        page.get_by_role("link", name="Watch the replay").click()
        expect(page).to_have_url(f"{house.url}/g/{code}")
        table = guest.open_table("vegas", 2, [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
        shared = page.locator("[data-test=invite] input, .invite input, input[readonly]").first
        expect(shared).to_have_value(f"{house.url}/t/{table}")
        for name in ("icon.svg", "manifest.webmanifest"):
            assert guest.context.request.get(f"{house.url}/{name}").ok
        cookie = next(one for one in guest.context.cookies() if one["name"] == "flambeur_guest")
        assert cookie["path"] == BASE
        guest.close()
        guest.check()
