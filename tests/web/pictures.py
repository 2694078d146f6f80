"""Takes the pictures of the README anew: `python -m tests.web.pictures` writes them to docs/images."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from scripts.chromium import find
from tests.web.conftest import QUIET
from tests.web.guest import PHONE, WIDE, Guest
from tests.web.house import House

IMAGES = Path(__file__).parents[2] / "docs" / "images"
BOULEVARD = {"box": "boulevard", "with": ["notes", "big", "kickers", "rainbow", "slot", "bonus", "action"]}

Picture = tuple[str, dict[str, int], bool, str, int, dict[str, Any], int]
PICTURES: tuple[Picture, ...] = (
    ("vegas", WIDE, True, "vegas", 4, {}, 4),
    ("boulevard", WIDE, False, "vegas", 5, BOULEVARD, 5),
    ("temptation", WIDE, True, "temptation", 3, {}, 6),
    ("kragen", WIDE, False, "kragen", 4, {}, 3),
    ("phone", PHONE, True, "vegas", 4, {}, 3),
)


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    chromium = find()
    assert chromium is not None
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(chromium), args=list(QUIET))
        for name, size, dark, game, players, options, moves in PICTURES:
            guest = Guest(browser, house.url, size=size, dark=dark)
            seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": "greedy"}] * (players - 1)]
            guest.open_table(game, players, seats, **options)
            chance = random.Random(moves)
            for _ in range(moves):
                guest.moment()
                guest.play("keyboard", chance)
            guest.moment()
            guest.page.mouse.move(0, 0)
            guest.page.wait_for_timeout(300)
            guest.page.screenshot(path=IMAGES / f"{name}.png")
            guest.close()
        browser.close()


if __name__ == "__main__":
    main()
