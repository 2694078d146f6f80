"""The row of a finished game: scores, tiebreaks, wins and turns, each by seat."""

from __future__ import annotations

from flambeur.kernels.compiler import Ints, compiled


@compiled
def find_best(out: Ints, at: int, players: int) -> None:
    """`engine.outcome.best`: the highest score wins, then the highest tiebreak; equals share the win.

    The row begins at `at`.
    """
    top, tie = out[at], out[at + players]
    for seat in range(1, players):
        score, tiebreak = out[at + seat], out[at + players + seat]
        if score > top or (score == top and tiebreak > tie):
            top, tie = score, tiebreak
    for seat in range(players):
        out[at + 2 * players + seat] = out[at + seat] == top and out[at + players + seat] == tie
