"""Puzzles of Las Vegas."""

from __future__ import annotations

from flambeur.analysis import Aim
from flambeur.engine import Budget
from flambeur.games.vegas.dice import NEUTRAL
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.turn import PLACE
from flambeur.puzzles.values import FEW_POSITIONS, OURS, PuzzleKind, PuzzleTable

MOST_DICE = 9
"""The maximum number of dice in all hands for the solver, among more than two players."""


class VegasPuzzles(PuzzleKind[Vegas, VegasState]):
    """The last round for the chance to win, others for money."""

    tables = (
        PuzzleTable(2),
        PuzzleTable(3),
        PuzzleTable(2, {"with": "neutral"}),
        PuzzleTable(2, {"box": "boulevard", "with": "notes,big"}),
        PuzzleTable(4),
        PuzzleTable(3, {"box": "morecash", "with": "big,slot"}, estimate=True),
        PuzzleTable(2),
        PuzzleTable(3, {"box": "boulevard", "with": "notes,big,kickers"}, estimate=True),
    )
    shipped = OURS.joinpath("vegas.jsonl")

    def may_be_solved(self, game: Vegas, state: VegasState) -> bool:
        few = game.players == 2 and not any(hand[NEUTRAL] for hand in state.hands)
        return state.agenda[-1] == PLACE and (few or sum(map(sum, state.hands)) <= MOST_DICE)

    def solving(self, game: Vegas, state: VegasState) -> tuple[Aim, Budget]:
        return "win" if state.round == game.rounds else "score", Budget() if game.players == 2 else FEW_POSITIONS


PUZZLES = VegasPuzzles()
