"""Takes the pictures of the README again: `python -m tests.web.pictures` writes them to docs/images.

The moving one needs Pillow, which comes with the extra `plots`.
"""

from __future__ import annotations

import base64
import io
import random
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from scripts.chromium import find
from tests.web.conftest import QUIET
from tests.web.guest import PHONE, WIDE, Guest
from tests.web.house import House
from tests.web.measure import settle

IMAGES = Path(__file__).parents[2] / "docs" / "images"
BOULEVARD = {"box": "boulevard", "with": ["notes", "big", "kickers", "rainbow", "slot", "bonus", "action"]}

SCALE = {1440: 1.16, 360: 2}
"""Pixels of a picture per pixel of the page: twice of what is shown, for fine screens."""
FRAMES = 44
FRAME_MS = 90

Picture = tuple[str, dict[str, int], bool, str, int, dict[str, Any], int, str]
PICTURES: tuple[Picture, ...] = (
    ("vegas", WIDE, True, "vegas", 4, {}, 4, "place"),
    ("boulevard", WIDE, False, "vegas", 7, BOULEVARD, 3, "place"),
    ("temptation", WIDE, True, "temptation", 3, {}, 6, "place"),
    ("kragen", WIDE, False, "kragen", 5, {}, 0, "bid"),
    ("phone", PHONE, True, "vegas", 4, {}, 4, "place"),
)
"""Name, size, by night, game, players, options, moves made before, and the move that must be on offer."""


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    chromium = find()
    assert chromium is not None
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(chromium), args=list(QUIET))
        for name, size, dark, game, players, options, moves, verb in PICTURES:
            guest = Guest(browser, house.url, size=size, dark=dark)
            seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": "greedy"}] * (players - 1)]
            guest.open_table(game, players, seats, **options)
            chance = random.Random(moves)
            made = 0
            while guest.moment() == "asked" and (made < moves or not guest.moves()[-1].startswith(verb)):
                guest.play("keyboard", chance)
                made += 1
            guest.page.mouse.move(0, 0)
            settle(guest.page)
            (IMAGES / f"{name}.png").write_bytes(_picture(guest, size))
            guest.close()
        _film(browser, house.url)
        browser.close()


def _film(browser: Browser, url: str) -> None:
    """A turn as it is seen: dice fly to a casino, the others follow, and the next roll comes in."""
    guest = Guest(browser, url, size=WIDE, motion=True, speed=1)
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": "greedy"}] * 3]
    guest.open_table("vegas", 4, seats)
    guest.moment()
    guest.play("mouse", random.Random(1))
    guest.moment()
    guest.page.locator("[data-test=moves] [data-move]").last.click()
    frames = []
    for _ in range(FRAMES):
        shot = Image.open(io.BytesIO(guest.page.screenshot(type="jpeg", quality=80)))
        frames.append(shot.resize((WIDE["width"] * 5 // 9, WIDE["height"] * 5 // 9)))
    guest.close()
    frames[0].save(IMAGES / "turn.webp", save_all=True, append_images=frames[1:], duration=FRAME_MS, loop=0, quality=55)


def _picture(guest: Guest, size: dict[str, int]) -> bytes:
    clip = {"x": 0, "y": 0, **size, "scale": SCALE[size["width"]]}
    wire = guest.context.new_cdp_session(guest.page)
    return base64.b64decode(wire.send("Page.captureScreenshot", {"format": "png", "clip": clip})["data"])


if __name__ == "__main__":
    main()
