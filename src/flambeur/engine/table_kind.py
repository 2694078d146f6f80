"""Kinds of tables: a game's parts besides its rules, such as words, a drawing or a solver.

A family lists a `TableKind` for each kind of table it has (`Game.table`), and `register` keeps it. Shared code asks a
`Capability` for a table's part, and gets None if there is none. It compares no names.
"""

from __future__ import annotations

from collections.abc import Iterable
from pkgutil import resolve_name
from typing import Any, Generic, TypeVar, cast

from msgspec import Struct

from flambeur.engine.game import Game

T = TypeVar("T")


class TableKind(Struct, frozen=True, kw_only=True):
    """One kind of table, and its parts: each a "module:name" that is imported on first use.

    A kind without a part gets the general behaviour, or the caller gets None.
    """

    name: str
    """The kind as in its views."""
    words: str = ""
    """Sentences (`wording.Words`); without them the game uses its own notation."""
    terminal: str = ""
    """Draws a view in the terminal with Rich (`cli.tables.DRAWINGS`); without it, field by field."""
    drawing: str = ""
    """Renders a view in environments (`envs.drawing.DRAWINGS`); without it, field by field."""
    observer: str = ""
    """A view as numbers (`envs.observing.OBSERVERS`)."""
    greedy: str = ""
    """The greedy player (`analysis.greedy.GREEDY`); without it, a random one replaces it."""
    kernel: str = ""
    """Compiled rules (`kernels.KernelMaker`)."""
    horizon: str = ""
    """How far play-outs go (`analysis.horizon.Horizon`); without it, to the end of the game."""
    solver: str = ""
    """The value of perfect play (`analysis.solver.Solver`)."""
    judgement: str = ""
    """A network's judgement of moves (`analysis.judgement.Judgement`)."""
    move_costs: str = ""
    """Costs of moves that play-outs do not see (`analysis.evaluator.MOVE_COSTS`)."""
    reasons: str = ""
    """Why a move is good or bad, in a sentence (`coach.reasons.REASONS`)."""
    rule_book: str = ""
    """The sections of its rules (`wording.rule_books.RULE_BOOKS`)."""
    puzzles: str = ""
    """The choices that make puzzles, and their unit (`puzzles.values.PuzzleKind`)."""


_kinds: dict[str, TableKind] = {}


def keep_kinds(kinds: Iterable[TableKind]) -> None:
    """Register kinds of tables. Families can share one; a different one of the same name is refused."""
    for kind in kinds:
        if _kinds.get(kind.name, kind) != kind:
            raise ValueError(f"a kind of table named {kind.name} is registered already")
        _kinds[kind.name] = kind


def table_kinds() -> tuple[TableKind, ...]:
    """Return all registered kinds of tables."""
    return tuple(_kinds.values())


class Capability(Generic[T]):
    """One part of kinds of tables, by the name of its field in `TableKind`."""

    def __init__(self, name: str, type_: type[Any] = object) -> None:
        self.name = name
        self._type = type_
        self._found: dict[str, T] = {}

    def of(self, game: Game[Any]) -> T | None:
        """Return this part of a table's kind, or None."""
        kind = _kinds.get(game.table)
        return None if kind is None else self.among((kind,))

    def among(self, kinds: Iterable[TableKind]) -> T | None:
        """Return this part of the first of these kinds that has it; for what all tables of a game share."""
        place = next((place for kind in kinds if (place := str(getattr(kind, self.name)))), "")
        if place and place not in self._found:
            found = resolve_name(place)
            if not isinstance(found, self._type):
                raise TypeError(f"{place} is no {self._type.__name__}")
            self._found[place] = cast(T, found)
        return self._found.get(place)
