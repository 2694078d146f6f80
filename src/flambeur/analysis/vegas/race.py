"""The chance to win a game between two players, given the lead and the rounds still to play.

With no round left the leads decide (V13). Before, the chance comes from a table that `scripts/race_table.py` makes with
the solver, round by round from the last: it samples the notes of each round and solves the round itself for the chance
to win. So numbers from the table are estimates; the table states their error.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np
from msgspec import Struct, json

from flambeur.analysis.vegas.stakes import Goal, Money, Values
from flambeur.engine import Seat
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.table import Vegas

EVEN = 0.5
"""Goals are worth the chance to win less this, so that one player wins what the other loses. A shared win is half."""


class RaceTable(Struct, frozen=True):
    """`chances[n - 1][i]` is the chance of the player who begins the next of n rounds and leads by `leads[i]`."""

    leads: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]
    error: float
    """Standard error of the numbers, the largest of them: the notes of a round were sampled."""

    def chance(self, lead: Money, rounds: int, begins: bool) -> Values:
        """The chance of a player who leads by so much with so many rounds to go, and begins the next or does not."""
        if not begins:
            return 1.0 - self.chance(-lead, rounds, True)
        # Between the numbers of the table, and beyond them, odds change by about the same factor with every step.
        odds = np.array([_odds(chance) for chance in self.chances[rounds - 1]])
        leads = np.array(self.leads)
        slopes = np.diff(odds) / np.diff(leads)
        between = np.interp(lead, leads, odds)
        below = np.minimum(lead - leads[0], 0) * slopes[0]
        above = np.maximum(lead - leads[-1], 0) * slopes[-1]
        result: Values = 1.0 / (1.0 + np.exp(-(between + below + above)))
        return result


@cache
def race_table() -> RaceTable:
    """The table that is shipped, for classic rounds."""
    return json.decode(files(__package__).joinpath("race.json").read_bytes(), type=RaceTable)


def counted(money: Money, notes: Money) -> Values:
    """The goal of the last round: more money wins, then more notes; else the win is shared (V13)."""
    order = np.where(money == 0, np.sign(notes), np.sign(money))
    return order * EVEN


def winning(game: Vegas, state: VegasState, table: RaceTable | None = None) -> Goal | None:
    """The goal of player 0 to win the game from this round; None when more rounds are left than the table knows."""
    table = table or race_table()
    rounds = game.rounds - state.round
    if rounds > len(table.chances):
        return None
    lead = sum(state.won[0]) - sum(state.won[1])
    more = len(state.won[0]) - len(state.won[1])
    begins = begins_next(game, state) == 0

    def goal(money: Money, notes: Money) -> Values:
        if not rounds:
            return counted(money + lead, notes + more)
        return table.chance(money + lead, rounds, begins) - EVEN

    return goal


def begins_next(game: Vegas, state: VegasState) -> Seat:
    """Who begins the round after this one (V12)."""
    return (state.starter + 1) % game.players


def _odds(chance: float) -> float:
    """The logarithm of the odds; a chance of 0 or 1 is taken as a very small or a very large one."""
    inside = min(max(chance, 1e-9), 1 - 1e-9)
    return float(np.log(inside / (1 - inside)))
