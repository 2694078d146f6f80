"""Puzzles of Um Kopf und Kragen."""

from __future__ import annotations

from typing import Any

from flambeur.analysis import Evaluation
from flambeur.analysis.evaluation import with_scores
from flambeur.analysis.kragen.solver import ROUNDING, without_sales
from flambeur.engine import Move
from flambeur.games.kragen.state import KragenState
from flambeur.games.kragen.table import Kragen
from flambeur.games.kragen.turn import Improve
from flambeur.puzzles.puzzle import Choice, Unit
from flambeur.puzzles.values import OURS, PuzzleKind, PuzzleTable


class KragenPuzzles(PuzzleKind[Kragen, KragenState]):
    """Attempts for the tokens of the pot, assuming that nothing more is put up in this round."""

    # A player with only the position could not remember past payments, so tokens are open.
    tables = tuple([PuzzleTable(players, {"open": "1"}) for players in (3, 4, 5)])
    shipped = OURS.joinpath("kragen.jsonl")

    def asked(self, state: KragenState, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        if not isinstance(state.agenda[-1], Improve):
            return moves
        return tuple(move for move in moves if move.verb != "auction")

    def may_be_solved(self, game: Kragen, state: KragenState) -> bool:
        """Return false if a player has enough gold: then the game ends with the round, and tokens are worth nothing."""
        return max(map(sum, state.bags)) < game.goal and isinstance(state.agenda[-1], Improve)

    def solved(self, choice: Choice) -> Evaluation | None:
        game: Any = choice.knowledge.game
        state: Any = choice.knowledge.position
        if not isinstance(state.agenda[-1], Improve):
            return super().solved(choice)
        brings = without_sales(game, state)
        return with_scores(choice.seat, "tokens", "exact", ROUNDING, {move: brings[move] for move in choice.moves})

    def unit(self, found: Evaluation) -> Unit:
        return "tokens"


PUZZLES = KragenPuzzles()
