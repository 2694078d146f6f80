"""Floors of the house: an upper one may import a lower one, never the other way round."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import flambeur
from flambeur.engine import Game
from flambeur.games import SHELF

ROOT = Path(flambeur.__file__).parent
FLOORS = (
    ("engine", "texts"),
    ("games", "fairness"),
    ("kernels",),
    ("analysis", "wording"),
    ("bots",),
    ("coach",),
    ("arena", "server", "envs", "client"),
    ("scenes",),
    ("lessons", "puzzles"),
    ("cli",),
)
HEIGHT = {package: height for height, floor in enumerate(FLOORS) for package in floor}
FILES = sorted(path for path in ROOT.rglob("*.py") if path.parent != ROOT or path.stem in HEIGHT)


def floor_of(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imported(path: Path) -> set[str]:
    """The flambeur packages a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "flambeur":
            parts = node.module.split(".")
            found |= {parts[1]} if len(parts) > 1 else {alias.name for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {a.name.split(".")[1] for a in node.names if a.name.startswith("flambeur.")}
    return {name for name in found if name in HEIGHT}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_imports_from_above(path: Path) -> None:
    here = floor_of(path)
    for package in imported(path):
        assert package == here or HEIGHT[package] < HEIGHT[here], f"{here} must not import {package}"


def test_games_do_not_know_each_other() -> None:
    for path in (ROOT / "games").rglob("*.py"):
        parts = path.relative_to(ROOT / "games").parts
        if len(parts) > 1:
            text = path.read_text(encoding="utf-8")
            others = {p.name for p in (ROOT / "games").iterdir() if p.is_dir()} - {parts[0]}
            assert not any(f"flambeur.games.{other}" in text for other in others), path


def test_every_package_has_its_floor() -> None:
    packages = {path.name for path in ROOT.iterdir() if (path / "__init__.py").exists()}
    assert packages <= set(HEIGHT)


def asked_for(path: Path) -> set[str]:
    """The names of all classes that `isinstance` asks for in a file."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    asked = [call.args[1] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "isinstance"]
    return {node.id for kinds in asked for node in ast.walk(kinds) if isinstance(node, ast.Name)}


def classes_of_games(base: type[Game[Any]] = Game) -> set[str]:
    """The names of all classes of games of this package."""
    own = {kind.__name__ for kind in base.__subclasses__() if kind.__module__.startswith("flambeur.games.")}
    return own.union(*[classes_of_games(kind) for kind in base.__subclasses__()])


def test_nobody_asks_a_game_for_its_class_but_in_files_of_that_game() -> None:
    kinds, names = classes_of_games(), [family.name for family in SHELF]
    assert {"Vegas", "Solitaire", "Kragen"} <= kinds
    strangers = [path for path in FILES if not any(name in str(path.relative_to(ROOT)) for name in names)]
    assert [str(path) for path in strangers if asked_for(path) & kinds] == []
