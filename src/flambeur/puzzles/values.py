"""What every choice is worth: by a solver where one answers for all of it, else by many games played on.

* Las Vegas: the last round for the chance to win, other rounds between two for the lead in money and among more for
  one's own money, all exact.
* Temptation: the rest of a round, once it is short enough, for points; exact.
* Um Kopf und Kragen: attempts for the tokens of the pot, exact if nothing is put up in this round any more; a puzzle
  says that it supposes so.
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
"""What a solver may look at, except in a round between two, which is always small enough."""
OURS = files(__package__).joinpath("shipped")
"""The files of our own games."""
LONG = 4 * MOST
"""Games played on after every move before an estimate is believed."""


class PuzzleTable(Struct, frozen=True):
    """Where bots are made to play. Estimates take long: they are for tables that have no solver."""

    players: int
    options: dict[str, str] = {}
    estimate: bool = False


class PuzzleKind(Generic[G, S]):
    """What makes a puzzle at a kind of table (`TableKind.puzzles`). This one: whatever is clear by games played on."""

    tables: tuple[PuzzleTable, ...] = ()
    """Where puzzles are looked for, in turn."""
    shipped: Traversable | None = None
    """The file of the puzzles that there are."""

    def asked(self, state: S, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """The legal moves that a puzzle asks about."""
        return moves

    def may_be_solved(self, game: G, state: S) -> bool:
        """Whether it is worth asking a solver."""
        return False

    def solving(self, game: G, state: S) -> tuple[Aim, Budget]:
        """What a position is solved for, and what that may cost."""
        return "score", FEW_POSITIONS

    def solved(self, choice: Choice) -> Evaluation | None:
        """Exact values, as far as a solver tells them."""
        game: Any = choice.knowledge.game  # those of this kind of table
        state: Any = choice.knowledge.position
        aim, budget = self.solving(game, state)
        return solve(choice.knowledge, budget, aim)

    def unit(self, found: Evaluation) -> Unit:
        """What exact scores are, as they are told."""
        return "lead" if found.unit == "lead" else "money"


PUZZLES: Capability[PuzzleKind[Any, Any]] = Capability("puzzles", PuzzleKind)
USUAL: PuzzleKind[Any, Any] = PuzzleKind()


def kind_of(game: Game[Any]) -> PuzzleKind[Any, Any]:
    """What makes a puzzle at a table."""
    return PUZZLES.of(game) or USUAL


def judge(choice: Choice) -> Evaluation:
    """What the moves of a choice are worth; the same every time."""
    return solved(choice) or estimated(choice, LONG)


def solved(choice: Choice) -> Evaluation | None:
    """Exact values of all moves that are in question; None where no solver has them."""
    found = kind_of(choice.knowledge.game).solved(choice)
    if found is None or found.kind != "exact" or not _settles(found):
        return None
    return found.only(choice.moves) if set(choice.moves) <= set(found.values) else None


def unit_of(choice: Choice, found: Evaluation) -> Unit:
    """What the values of a choice are, as they are told."""
    return "chance" if found.ranked == "chance" else kind_of(choice.knowledge.game).unit(found)


def may_be_solved(choice: Choice) -> bool:
    """Whether it is worth asking a solver."""
    return kind_of(choice.knowledge.game).may_be_solved(choice.knowledge.game, choice.knowledge.position)


def _settles(found: Evaluation) -> bool:
    """A turn of Temptation alone does not see what it opens; a mixed choice has no best move."""
    return found.unit != "turn" and found.best.share is None


def estimated(choice: Choice, games: int, first: int = 0) -> Evaluation:
    """The chance to win after each move, from so many games played on; `first` is the seed of the first of them."""
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
    """The choice of a seat as a puzzle asks it."""
    game, state = knowledge.game, knowledge.position
    return Choice(knowledge, kind_of(game).asked(state, game.legal_moves(state, knowledge.seat)))
