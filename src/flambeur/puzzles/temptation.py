"""Puzzles of Temptation."""

from __future__ import annotations

from flambeur.analysis import Evaluation
from flambeur.games.temptation.state import TemptationState
from flambeur.games.temptation.table import Temptation
from flambeur.puzzles.puzzle import Unit
from flambeur.puzzles.values import OURS, PuzzleKind, PuzzleTable

MOST_SPACES = 4
"""The maximum number of free spaces for the solver."""


class TemptationPuzzles(PuzzleKind[Temptation, TemptationState]):
    """The rest of a round, once it is short enough, for points."""

    tables = (PuzzleTable(2), PuzzleTable(3), PuzzleTable(2), PuzzleTable(4))
    shipped = OURS.joinpath("temptation.jsonl")

    def may_be_solved(self, game: Temptation, state: TemptationState) -> bool:
        return game.boards[state.board].spaces - sum(map(len, state.rows)) <= MOST_SPACES

    def unit(self, found: Evaluation) -> Unit:
        return "points"


PUZZLES = TemptationPuzzles()
