"""Evaluate every choice: by a solver if one covers all of it, else by many play-outs.

* Las Vegas: the last round for the chance to win, other rounds between two for the lead in money and among more for
  the player's own money, all exact.
* Temptation: the rest of a round, once it is short enough, for points; exact.
* Um Kopf und Kragen: attempts for the tokens of the pot, exact if nothing more is put up in this round; a puzzle
  states this assumption.
* Anything else: the chance to win when greedy players play on, estimated.
"""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from flambeur.analysis import Aim, Evaluation, evaluate, solve
from flambeur.analysis.evaluator import ROLLOUTS
from flambeur.analysis.rollouts import MOST
from flambeur.engine import Budget, Capability, Game, Knowledge, Move, Seeded, State
from flambeur.puzzles.puzzle import Choice, Unit

G = TypeVar("G", bound=Game[Any])
S = TypeVar("S", bound=State)
FEW_POSITIONS = Budget(work=60_000)
"""A solver's budget, except in a two-player round, which is always small enough."""
OURS = files(__package__).joinpath("shipped")
"""The files of our own games."""
LONG = 4 * MOST
"""Play-outs after each move before an estimate is trusted."""


class PuzzleTable(Struct, frozen=True):
    """A table for bots to play at. Estimates are slow: only for tables without a solver."""

    players: int
    options: dict[str, str] = {}
    estimate: bool = False


class PuzzleKind(Generic[G, S]):
    """The puzzles of a kind of table (`TableKind.puzzles`). This base class: choices that play-outs clearly decide."""

    tables: tuple[PuzzleTable, ...] = ()
    """The tables searched for puzzles, in turn."""
    shipped: Traversable | None = None
    """The file of the shipped puzzles."""

    def asked(self, state: S, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return the legal moves that a puzzle asks about."""
        return moves

    def may_be_solved(self, game: G, state: S) -> bool:
        """Whether it is worth asking a solver."""
        return False

    def solving(self, game: G, state: S) -> tuple[Aim, Budget]:
        """Return the aim of solving a position, and the budget for it."""
        return "score", FEW_POSITIONS

    def solved(self, choice: Choice) -> Evaluation | None:
        """Return exact values, as far as a solver has them."""
        game: Any = choice.knowledge.game  # a game of this kind of table
        state: Any = choice.knowledge.position
        aim, budget = self.solving(game, state)
        return solve(choice.knowledge, budget, aim)

    def unit(self, found: Evaluation) -> Unit:
        """Return the unit of exact scores."""
        return "lead" if found.unit == "lead" else "money"


PUZZLES: Capability[PuzzleKind[Any, Any]] = Capability("puzzles", PuzzleKind)
USUAL: PuzzleKind[Any, Any] = PuzzleKind()


def kind_of(game: Game[Any]) -> PuzzleKind[Any, Any]:
    """Return the kind of puzzle of a table."""
    return PUZZLES.of(game) or USUAL


def judge(choice: Choice) -> Evaluation:
    """Return the worth of the moves of a choice; deterministic."""
    return solved(choice) or estimated(choice, LONG)


def solved(choice: Choice) -> Evaluation | None:
    """Return exact values of all moves in question; None if no solver has them."""
    found = kind_of(choice.knowledge.game).solved(choice)
    if found is None or found.kind != "exact" or not _settles(found):
        return None
    return found.only(choice.moves) if set(choice.moves) <= set(found.values) else None


def unit_of(choice: Choice, found: Evaluation) -> Unit:
    """Return the unit of the values of a choice."""
    return "chance" if found.ranked == "chance" else kind_of(choice.knowledge.game).unit(found)


def may_be_solved(choice: Choice) -> bool:
    """Whether it is worth asking a solver."""
    return kind_of(choice.knowledge.game).may_be_solved(choice.knowledge.game, choice.knowledge.position)


def _settles(found: Evaluation) -> bool:
    """Whether a choice is decided: a single turn of Temptation ignores what it opens, a mixed choice has no best."""
    return found.unit != "turn" and found.best.share is None


def estimated(choice: Choice, games: int, first: int = 0) -> Evaluation:
    """Return the chance to win after each move, from so many play-outs; `first` is the seed of the first of them."""
    budget = Budget(work=min(games, MOST) * len(choice.moves))
    chunks = []
    for number in range(max(1, games // MOST)):
        found = evaluate(choice.knowledge, budget, Seeded(first + number), moves=choice.moves, means=ROLLOUTS)
        assert found is not None  # the seat in a puzzle has a choice
        chunks.append(found)
    chances = np.mean([[one.chance for one in chunk.moves] for chunk in chunks], axis=0)
    errors = np.sqrt(np.sum([[one.chance_error**2 for one in chunk.moves] for chunk in chunks], axis=0)) / len(chunks)
    moves = [
        replace(one, chance=float(chance), chance_error=float(error))
        for one, chance, error in zip(chunks[0].moves, chances, errors, strict=True)
    ]
    return replace(chunks[0], moves=tuple(moves))


def question(knowledge: Knowledge) -> Choice:
    """Return the choice of a seat as a puzzle asks it."""
    game, state = knowledge.game, knowledge.position
    return Choice(knowledge, kind_of(game).asked(state, game.legal_moves(state, knowledge.seat)))
