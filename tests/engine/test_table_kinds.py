"""What a kind of table brings is named once, can be loaded, and is of the right type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from flambeur.analysis.evaluator import MOVE_COSTS
from flambeur.analysis.greedy import GREEDY
from flambeur.analysis.horizon import HORIZONS
from flambeur.analysis.judgement import JUDGEMENTS
from flambeur.analysis.solver import SOLVERS
from flambeur.cli.tables import DRAWINGS as TERMINAL
from flambeur.coach.reasons import REASONS
from flambeur.engine import Capability, Game, TableKind, new_game, table_kind
from flambeur.engine.table_kind import table_kinds
from flambeur.envs.drawing import DRAWINGS
from flambeur.envs.observing import OBSERVERS
from flambeur.kernels import KERNELS
from flambeur.puzzles.values import PUZZLES
from flambeur.wording import WORDS
from flambeur.wording.rule_books import RULE_BOOKS

PARTS: tuple[Capability[Any], ...] = (
    WORDS,
    TERMINAL,
    DRAWINGS,
    OBSERVERS,
    GREEDY,
    KERNELS,
    HORIZONS,
    SOLVERS,
    JUDGEMENTS,
    MOVE_COSTS,
    REASONS,
    RULE_BOOKS,
    PUZZLES,
)
FUNCTIONS = (TERMINAL, DRAWINGS, OBSERVERS, GREEDY, MOVE_COSTS, REASONS)
TABLES: dict[str, Callable[[], Game[Any]]] = {
    "vegas": lambda: new_game("vegas", 3),
    "vegas_colours": lambda: new_game("vegas", 4, preset="secret"),
    "temptation": lambda: new_game("temptation", 3),
    "kragen": lambda: new_game("kragen", 3),
}


def test_every_part_has_a_field_and_every_field_a_part() -> None:
    assert ("name", *(part.name for part in PARTS)) == TableKind.__struct_fields__


def test_every_kind_of_table_is_registered() -> None:
    assert {kind.name for kind in table_kinds()} >= set(TABLES)
    assert {table().table for table in TABLES.values()} == set(TABLES)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: str(part.name))
@pytest.mark.parametrize("table", TABLES)
def test_a_part_that_is_named_can_be_loaded(table: str, part: Capability[Any]) -> None:
    game = TABLES[table]()
    named = getattr({kind.name: kind for kind in table_kinds()}[table], part.name)
    found = part.of(game)
    assert (found is not None) == bool(named)
    assert found is None or part not in FUNCTIONS or callable(found)


def test_a_table_of_no_registered_kind_has_no_parts() -> None:
    game = new_game("sealed", 3)
    assert {part.of(game) for part in PARTS} == {None}


def test_a_part_of_the_wrong_type_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = TableKind(name="sealed", solver="flambeur.wording.vegas:WORDS")
    monkeypatch.setitem(table_kind._kinds, "sealed", kind)
    with pytest.raises(TypeError, match=r"flambeur\.wording\.vegas:WORDS is no Solver"):
        SOLVERS.of(new_game("sealed", 3))


def test_families_can_share_a_kind_but_not_a_name() -> None:
    table_kind.keep_kinds(table_kinds())
    with pytest.raises(ValueError, match="vegas is registered already"):
        table_kind.keep_kinds([TableKind(name="vegas")])
