"""The documentation site can be built, every link in it leads somewhere, and nothing on it comes from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from inspect import isclass, isfunction
from pathlib import Path

import pytest

from flambeur.engine import Game

ROOT = Path(__file__).parents[2]
FETCHED = re.compile(r'<(?:script|img|iframe|source)[^>]* src="(?:https?:)?//|<link[^>]* href="(?:https?:)?//')
LINK = re.compile(r'<a[^>]* href="([^"#:]+)(?:#([^"]*))?"')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(place)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return place


def test_every_link_between_its_pages_finds_its_page(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 40
    for page in pages:
        if page.name == "404.html":
            continue  # its links are from the root of wherever the site is put
        for target, _ in LINK.findall(page.read_text(encoding="utf-8")):
            found = (page.parent / target).resolve()
            assert found.exists(), f"{page.relative_to(site)}: {target}"


def test_nothing_on_a_page_is_fetched_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        assert not FETCHED.search(page.read_text(encoding="utf-8")), page.relative_to(site)
    for sheet in site.rglob("*.css"):
        assert not re.search(r"(?:@import|url\()\s*[\"']?(?:https?:)?//", sheet.read_text(encoding="utf-8")), sheet.name


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "reference").glob("*.md")), ids=lambda page: page.stem)
def test_every_function_and_class_of_a_public_package_is_in_the_reference(site: Path, page: Path) -> None:
    package = import_module(f"flambeur.{page.stem}")
    text = (site / "reference" / f"{page.stem}.html").read_text(encoding="utf-8")
    found = set(re.findall(r'id="(flambeur\.[^"]+)"', text))
    public = {name: getattr(package, name) for name in package.__all__}
    named = {name: one for name, one in public.items() if isfunction(one) or (isclass(one) and one is not int)}
    assert named
    for name, one in named.items():  # a function with the name of its module stands under that
        places = {f"{package.__name__}.{name}", f"{one.__module__}.{one.__qualname__}"}
        assert places & found, name


def test_the_methods_of_a_game_are_in_the_reference(site: Path) -> None:
    text = (site / "reference" / "engine.html").read_text(encoding="utf-8")
    for name in (name for name in vars(Game) if not name.startswith("_")):
        assert f'id="flambeur.engine.game.Game.{name}"' in text, name


def test_the_pages_of_games_and_views_are_current() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "scripts.game_pages", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"run 'make docs': {done.stdout}{done.stderr}"
