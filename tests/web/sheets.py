"""Every table and page as people see it: `python -m tests.web.sheets FOLDER [NAME ...]` writes a sheet each.

A sheet shows one moment on a wide screen and on a phone, by night and by day; the languages take turns
(`--shift 1` begins with the next one). The pictures are for looking at, so they are kept nowhere.
"""

from __future__ import annotations

import argparse
import io
import random
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from scripts.chromium import find
from tests.web.conftest import QUIET
from tests.web.guest import PHONE, WIDE, Guest
from tests.web.house import House
from tests.web.measure import is_there, run_script, settle

LANGUAGES = ("en", "fr", "de")
EVERYTHING = ["notes", "big", "kickers", "rainbow", "slot", "bonus", "action"]
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
GAP = 12
WIDE_SHARE = 0.7
"""How large the pictures of the wide screen stand beside those of the phone."""


class Scene(NamedTuple):
    """Where to go, or a table and how many moves are made at it before its picture is taken."""

    path: str = ""
    game: str = "vegas"
    players: int = 0
    moves: int = 5
    options: Mapping[str, Any] = MappingProxyType({})
    then: Callable[[Guest, str], None] | None = None
    see: str = ""
    """What is brought to the top of the screen, where that is not the top of the page."""


def _look_back(guest: Guest, code: str) -> None:
    guest.go(f"/g/{code}")
    guest.page.locator("[data-test=replay]").wait_for()
    for _ in range(12):
        guest.page.keyboard.press("ArrowRight")


def _review(guest: Guest, code: str) -> None:
    guest.go(f"/g/{code}#review")
    guest.page.locator("[data-test=review][data-ready=true]").wait_for()


def _wait_for_friends(guest: Guest, _: str) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "level": "sharp"}, {"kind": "open"}]
    guest.open_table("vegas", 4, seats)
    guest.page.locator("[data-test=start]").wait_for()


def _own_mixture(guest: Guest, _: str) -> None:
    guest.page.locator("[data-test=mix] summary").click()


def _learn(guest: Guest, _: str) -> None:
    guest.page.locator("[data-test=how-vegas]").click()
    guest.page.locator("dialog[open]").wait_for()


def _begin_lesson(guest: Guest, _: str) -> None:
    """On to its first question."""
    going = guest.page.locator("[data-test=lesson-on]")
    asked = guest.page.locator("[data-test=scenes][data-asked=true]")
    while not is_there(asked):
        going.click()
        guest.page.locator("[data-test=scenes][data-busy=false]").wait_for()


def _solve(guest: Guest, _: str) -> None:
    guest.page.locator("[data-test=moves] [data-move]").first.click()
    guest.page.wait_for_load_state("networkidle")


def _come_back(guest: Guest, _: str) -> None:
    guest.go("/")
    guest.page.wait_for_load_state("networkidle")


OVER = 400
SCENES = {
    "first-page": Scene("/"),
    "first-page-games": Scene(players=3, moves=2, then=_come_back),
    "how": Scene("/", then=_learn),
    "set-up": Scene("/new/vegas"),
    "set-up-own": Scene("/new/vegas?preset=boulevard-everything", then=_own_mixture),
    "set-up-cash": Scene("/new/vegas?preset=morecash-tactical", then=_own_mixture),
    "set-up-kragen": Scene("/new/kragen"),
    "set-up-temptation": Scene("/new/temptation"),
    "lobby": Scene("/", then=_wait_for_friends),
    "rules": Scene("/rules/vegas"),
    "classic-2": Scene(players=2),
    "classic-3": Scene(players=3, moves=4),
    "classic-4": Scene(players=4, moves=4),
    "classic-5": Scene(players=5, moves=4),
    "neutral": Scene(players=3, options={"with": ["neutral"]}),
    "boulevard-5": Scene(players=5, moves=9, options={"box": "boulevard", "with": EVERYTHING}),
    "boulevard-7": Scene(players=7, moves=9, options={"box": "boulevard", "with": EVERYTHING}),
    "boulevard-8": Scene(
        players=8, moves=9, options={"box": "boulevard", "with": ["notes", "rainbow", "slot", "action"]}
    ),
    "solitaire": Scene(players=1, moves=7, options={"box": "boulevard", "mode": "solitaire"}),
    "secret": Scene(players=4, moves=3, options={"box": "boulevard", "mode": "secret"}),
    "cash-4": Scene(
        players=4, moves=9, options={"box": "morecash", "with": ["big", "slot", "kickers", "bonus", "action", "teams"]}
    ),
    "cash-6": Scene(players=6, moves=7, options={"box": "morecash", "with": ["big", "slot", "action", "teams"]}),
    "temptation": Scene(game="temptation", players=5, moves=9),
    "kragen": Scene(game="kragen", players=5, moves=7),
    "result": Scene(players=4, moves=OVER, options={"rounds": 2}),
    "result-temptation": Scene(game="temptation", players=3, moves=OVER, options={"goal": 100}),
    "result-kragen": Scene(game="kragen", players=4, moves=OVER, options={"rounds": 2}),
    "replay": Scene(players=3, moves=OVER, options={"rounds": 1}, then=_look_back),
    "lessons": Scene("/learn"),
    "lesson": Scene("/learn/vegas", then=_begin_lesson),
    "puzzles": Scene("/puzzles"),
    "puzzle": Scene("/puzzles/vegas/2"),
    "puzzle-solved": Scene("/puzzles/kragen/3", then=_solve),
    "review": Scene(players=3, moves=OVER, options={"rounds": 1}, then=_review, see="[data-test=review]"),
}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("names", nargs="*", metavar="NAME", help=f"of: {', '.join(SCENES)}")
    asked.add_argument("--shift", type=int, default=0, help="begin with another language")
    given = asked.parse_intermixed_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    chromium = find()
    assert chromium is not None
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(chromium), args=list(QUIET))
        for number, (name, scene) in enumerate(SCENES.items()):
            if not given.names or name in given.names:
                language = LANGUAGES[(number + given.shift) % len(LANGUAGES)]
                _sheet(browser, house.url, scene, language).save(given.folder / f"{name}-{language}.png")
        browser.close()


def _sheet(browser: Browser, url: str, scene: Scene, language: str) -> Image.Image:
    guest = Guest(browser, url, language=language)
    _go_to(guest, scene)
    shots = [_shots(guest, size, scene.see) for size in (WIDE, PHONE)]
    guest.close()
    return _beside([_below([shot.resize(_smaller(shot), Image.Resampling.LANCZOS) for shot in shots[0]]), *shots[1]])


def _go_to(guest: Guest, scene: Scene) -> None:
    code = ""
    if scene.players:
        bots = [{"kind": "bot", "level": "greedy"}] * (scene.players - 1)
        code = guest.open_table(scene.game, scene.players, [{"kind": "me", "name": "Anna"}, *bots], **scene.options)
        chance = random.Random(scene.moves)
        made = 0
        while guest.moment() == "asked" and made < scene.moves:
            guest.play("keyboard", chance)
            made += 1
    else:
        guest.go(scene.path)
    guest.page.wait_for_load_state("networkidle")
    if scene.then:
        scene.then(guest, code)


def _shots(guest: Guest, size: dict[str, int], see: str) -> list[Image.Image]:
    guest.page.set_viewport_size(size)  # type: ignore[arg-type]
    guest.page.mouse.move(0, 0)
    if see:
        run_script(guest.page, "see => document.querySelector(see).scrollIntoView()", see)
    shots: list[Image.Image] = []
    for scheme in SCHEMES:
        guest.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        settle(guest.page)
        shots.append(Image.open(io.BytesIO(guest.page.screenshot())))
    return shots


def _smaller(shot: Image.Image) -> tuple[int, int]:
    return round(shot.width * WIDE_SHARE), round(shot.height * WIDE_SHARE)


def _below(pictures: list[Image.Image]) -> Image.Image:
    width, height = max(one.width for one in pictures), sum(one.height + GAP for one in pictures)
    sheet = Image.new("RGB", (width, height), "#777")
    top = 0
    for one in pictures:
        sheet.paste(one, (0, top))
        top += one.height + GAP
    return sheet


def _beside(pictures: list[Image.Image]) -> Image.Image:
    width, height = sum(one.width + GAP for one in pictures), max(one.height for one in pictures)
    sheet = Image.new("RGB", (width, height), "#777")
    left = 0
    for one in pictures:
        sheet.paste(one, (left, 0))
        left += one.width + GAP
    return sheet


if __name__ == "__main__":
    main()
