"""The numbers of a table of Um Kopf und Kragen, and the chances that the greedy player looks up."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from flambeur.games.kragen.odds import results
from flambeur.games.kragen.table import TOKENS, Kragen
from flambeur.games.kragen.turn import ATTEMPTS
from flambeur.kernels.kragen import layout as at
from flambeur.kernels.kragen.judgement import stands
from flambeur.kernels.playouts import Uncovered

_RESULTS, _LATERS = 19, 7


def cover(game: Kragen) -> None:
    """Raise `Uncovered` for custom rules."""
    if type(game) is not Kragen:
        raise Uncovered("this table has rules that are not compiled.", code="no-kernel-rules")


def table_row(game: Kragen) -> NDArray[np.int64]:
    """The numbers of a table."""
    weights = sorted(set(game.bags))
    row = np.zeros(at.TABLE, np.int64)
    row[at.PLAYERS], row[at.GOAL], row[at.ROUNDS] = game.players, game.goal, game.rounds
    row[at.MOST_ATTEMPTS], row[at.TOKENS_EACH], row[at.KINDS] = ATTEMPTS, TOKENS, len(weights)
    row[at.WEIGHT : at.WEIGHT + len(weights)] = weights
    return row


@cache
def odds_table() -> NDArray[np.float64]:
    """The chances that results stand, then those of what dice show together: see `greedy`."""
    chances = [stands(result, later) for result in range(_RESULTS) for later in range(_LATERS)]
    rolls = [(), (1, 1), (1, 1, 1), *((face,) for face in range(1, 7))]
    for dice in rolls:
        found = dict(results(0, dice)) if dice else {}
        chances += [found.get(shown, 0.0) for shown in range(_RESULTS)]
    return np.array(chances)
