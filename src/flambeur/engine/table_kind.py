"""Kinds of tables: what a game brings beside its rules, such as words, a drawing or a solver.

A family lists a `TableKind` for each kind of table it has (`Game.table`), and `register` keeps it. Shared code asks a
`Capability` for what a table brings and is told when there is nothing. It compares no names.
"""

from __future__ import annotations

from collections.abc import Iterable
from pkgutil import resolve_name
from typing import Any, Generic, TypeVar, cast

from msgspec import Struct

from flambeur.engine.game import Game

T = TypeVar("T")


class TableKind(Struct, frozen=True, kw_only=True):
    """One kind of table, and where its parts stand: each a "module:name" that is loaded when it is first asked for.

    A kind without a part is served as every game is, or the caller is told that there is none.
    """

    name: str
    """The kind as views name it."""
    words: str = ""
    """Sentences (`wording.Words`); without them the game is told in its own notation."""
    terminal: str = ""
    """How Rich draws a view in the terminal (`cli.tables.DRAWINGS`); without it, field by field."""
    drawing: str = ""
    """How environments render a view (`envs.drawing.DRAWINGS`); without it, field by field."""
    observer: str = ""
    """A view as numbers (`envs.observing.OBSERVERS`)."""
    greedy: str = ""
    """The greedy player (`analysis.greedy.GREEDY`); without it, a random one stands in."""
    kernel: str = ""
    """Compiled rules (`kernels.KernelMaker`)."""
    horizon: str = ""
    """How far games are played on (`analysis.horizon.Horizon`); without it, to their end."""
    solver: str = ""
    """What perfect play is worth (`analysis.solver.Solver`)."""
    judgement: str = ""
    """What a network says of the moves (`analysis.judgement.Judgement`)."""
    move_costs: str = ""
    """What moves give up that games played on do not see (`analysis.evaluator.MOVE_COSTS`)."""
    reasons: str = ""
    """Why a move is good or bad, in a sentence (`coach.reasons.REASONS`)."""
    rule_book: str = ""
    """The sections of its rules (`wording.rule_books.RULE_BOOKS`)."""
    puzzles: str = ""
    """Which choices make puzzles, and what they are played for (`puzzles.values.PuzzleKind`)."""


_kinds: dict[str, TableKind] = {}


def keep_kinds(kinds: Iterable[TableKind]) -> None:
    """Keep kinds of tables. Families can share one; another one of the same name is refused."""
    for kind in kinds:
        if _kinds.get(kind.name, kind) != kind:
            raise ValueError(f"a kind of table named {kind.name} is registered already")
        _kinds[kind.name] = kind


def table_kinds() -> tuple[TableKind, ...]:
    """All kinds of tables that are registered."""
    return tuple(_kinds.values())


class Capability(Generic[T]):
    """One part of kinds of tables, by the name of its field in `TableKind`."""

    def __init__(self, name: str, type_: type[Any] = object) -> None:
        self.name = name
        self._type = type_
        self._found: dict[str, T] = {}

    def of(self, game: Game[Any]) -> T | None:
        """What the kind of this table brings; None where it brings nothing."""
        kind = _kinds.get(game.table)
        return None if kind is None else self.among((kind,))

    def among(self, kinds: Iterable[TableKind]) -> T | None:
        """What the first of these kinds brings that brings anything; for what all tables of a game share."""
        place = next((place for kind in kinds if (place := str(getattr(kind, self.name)))), "")
        if place and place not in self._found:
            found = resolve_name(place)
            if not isinstance(found, self._type):
                raise TypeError(f"{place} is no {self._type.__name__}")
            self._found[place] = cast(T, found)
        return self._found.get(place)
