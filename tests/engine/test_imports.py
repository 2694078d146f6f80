"""Floors of packages: an upper one may import a lower one, never the other way round."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import flambeur
from flambeur.engine import Game
from flambeur.engine.table_kind import table_kinds
from flambeur.games import SHELF

ROOT = Path(flambeur.__file__).parent
FLOORS = (
    ("engine", "texts"),
    ("games", "fairness"),
    ("kernels",),
    ("analysis", "wording"),
    ("bots", "coach"),
    ("protocol",),
    ("server", "client", "arena", "envs", "scenes"),
    ("lessons", "puzzles"),
    ("cli",),
)
HEIGHT = {package: height for height, floor in enumerate(FLOORS) for package in floor}
FILES = sorted(path for path in ROOT.rglob("*.py") if path.parent != ROOT or path.stem in HEIGHT)


def floor_of(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def named(path: Path) -> set[str]:
    """Everything of flambeur that a file imports, with dots; also what only type checkers import."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "flambeur":
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name.startswith("flambeur.")}
    return found


def imported(path: Path) -> set[str]:
    """The flambeur packages a file imports."""
    return {name.split(".")[1] for name in named(path)} & set(HEIGHT)


def parts_imported(package: Path) -> dict[str, set[str]]:
    """Which parts of a package, modules or packages, each of its parts imports."""
    inside = ".".join(("flambeur", *package.relative_to(ROOT).parts, ""))
    parts: dict[str, set[str]] = {}
    for path in package.rglob("*.py"):
        part = path.relative_to(package).parts[0].removesuffix(".py")
        names = {name.removeprefix(inside).split(".")[0] for name in named(path) if name.startswith(inside)}
        parts.setdefault(part, set()).update(names - {part})
    return parts


def reached(parts: dict[str, set[str]], start: str) -> set[str]:
    """All parts that a part imports, and what they import, and so on."""
    found: set[str] = set()
    ahead = [start]
    while ahead:
        new = parts.get(ahead.pop(), set()) - found
        found |= new
        ahead += new
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_imports_from_above(path: Path) -> None:
    here = floor_of(path)
    for package in imported(path):
        assert package == here or HEIGHT[package] < HEIGHT[here], f"{here} must not import {package}"


def test_the_parts_of_the_server_import_each_other_in_no_circle() -> None:
    parts = parts_imported(ROOT / "server")
    assert {"storage", "tables", "wire", "http", "account", "reviews", "jobs", "access"} <= set(parts)
    assert [part for part in parts if part in reached(parts, part)] == []


def test_packages_import_each_other_in_no_circle() -> None:
    for package in (ROOT, ROOT / "analysis", ROOT / "coach", ROOT / "envs", ROOT / "kernels", ROOT / "cli"):
        parts = parts_imported(package)
        packages = [path.name for path in package.iterdir() if (path / "__init__.py").exists()]
        assert [part for part in packages if part in reached(parts, part)] == []


def test_games_do_not_know_each_other() -> None:
    for path in (ROOT / "games").rglob("*.py"):
        parts = path.relative_to(ROOT / "games").parts
        if len(parts) > 1:
            text = path.read_text(encoding="utf-8")
            others = {p.name for p in (ROOT / "games").iterdir() if p.is_dir()} - {parts[0]}
            assert not any(f"flambeur.games.{other}" in text for other in others), path


def test_the_floors_are_those_that_the_documentation_draws() -> None:
    page = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawn = re.findall(r"^  floor (\d+)   (.*?) *[─│┐┘]", page, re.MULTILINE)
    assert [int(number) for number, _ in drawn] == list(range(len(FLOORS), 0, -1))
    assert [set(packages.split()) for _, packages in drawn] == [set(floor) for floor in reversed(FLOORS)]


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
    kinds = classes_of_games()
    assert {"Vegas", "Solitaire", "Kragen"} <= kinds
    assert [str(path) for path in SHARED if asked_for(path) & kinds] == []


NAMES = {family.name for family in SHELF} | {kind.name for kind in table_kinds()}
"""Of games and kinds of tables."""
SHARED = [path for path in FILES if not any(family.name in str(path.relative_to(ROOT)) for family in SHELF)]
"""The files that bear no game's name."""


def constants(nodes: Iterable[ast.AST]) -> set[str]:
    """All texts in parts of a file."""
    found = [node.value for part in nodes for node in ast.walk(part) if isinstance(node, ast.Constant)]
    return {value for value in found if isinstance(value, str)}


def names_asked_for(source: str) -> set[str]:
    """The names of games and kinds of tables by which a file decides: in comparisons, keys of dictionaries and lists.

    A list is what consists of such names alone.
    """
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Compare():
                found |= constants((node.left, *node.comparators))
            case ast.Dict():
                found |= {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
            case ast.Subscript(slice=ast.Constant(value=str(key))):
                found.add(key)
            case ast.MatchValue():
                found |= constants((node.value,))
            case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts) if len(parts) > 1:
                words = [part.value for part in parts if isinstance(part, ast.Constant)]
                if len(words) == len(parts) and NAMES.issuperset(words):
                    found |= constants((node,))
    return found & NAMES


def composed_imports(source: str) -> list[str]:
    """The calls of a file that import a module whose name they put together."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and node.args]
    return [
        ast.unparse(call)
        for call in calls
        if ast.unparse(call.func).rpartition(".")[2] in ("import_module", "resolve_name", "__import__")
        and isinstance(call.args[0], ast.JoinedStr | ast.BinOp)
        and not ast.unparse(call.args[0]).startswith("f'{__name__}.")  # a module of its own package
    ]


def test_nobody_decides_by_the_name_of_a_game_but_in_files_of_that_game() -> None:
    assert len(SHARED) > 300
    found = [(str(path), names_asked_for(path.read_text(encoding="utf-8"))) for path in SHARED]
    assert [(path, names) for path, names in found if names] == []


def test_shared_code_imports_no_module_by_a_name_it_puts_together() -> None:
    found = [(str(path), composed_imports(path.read_text(encoding="utf-8"))) for path in SHARED]
    assert [(path, calls) for path, calls in found if calls] == []


@pytest.mark.parametrize(
    "source",
    [
        'game.table == "vegas"',
        'name in ("kragen", "other")',
        'TABLES = {"vegas": 1}',
        'TABLES["kragen"]',
        'GAMES = ("vegas", "temptation", "kragen")',
        'match name:\n    case "vegas_colours":\n        pass',
    ],
)
def test_a_decision_by_the_name_of_a_game_is_found(source: str) -> None:
    assert names_asked_for(source)
    assert not names_asked_for('new_game("vegas", players=2)'), "an example decides nothing"


def test_a_module_whose_name_is_put_together_is_found() -> None:
    assert composed_imports('importlib.import_module(f"flambeur.kernels.{rules}.game")')
    assert composed_imports('import_module("flambeur.kernels." + rules)')
    assert not composed_imports("import_module(kernel.batch)")
