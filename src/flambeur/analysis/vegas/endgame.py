"""The rest of a round of Las Vegas for any number of players, searched in full with the tables of `remainder`."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import Struct

from flambeur.analysis.vegas.duel import counted_dice
from flambeur.analysis.vegas.horizon import spread
from flambeur.analysis.vegas.layouts import count_layouts
from flambeur.analysis.vegas.position_numbers import NOTE, STANDING, Numbering, payments, rolls
from flambeur.engine.chance import FACES
from flambeur.games.vegas.dice import BIG, NEUTRAL, OWN
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.state import Row, VegasState
from flambeur.games.vegas.table import Vegas

_KINDS = (OWN, NEUTRAL, BIG)
MOST_DICE = 8
"""Of one kind in one hand."""
MOST_CODES = 1 << 16


class TooLarge(Exception):
    """More positions than were allowed."""


class Endgame:
    """Positions of the rest of a round, each player playing for a goal (`STANDING`: not in the last round)."""

    def __init__(self, game: Vegas, state: VegasState, goal: int, most: int) -> None:
        """`most` limits the positions that are visited: beyond it, asking for a value raises `TooLarge`."""
        self.players = game.players
        self._goal = goal
        self._base = counted_dice(state)
        self._numbering = Numbering(_hands(state))
        if not self._numbering.fits or self._numbering.codes > MOST_CODES:
            raise TooLarge
        self._paid = payments(self._numbering, self._base, state.notes)
        self._before = np.array([sum(notes) + NOTE * len(notes) for notes in state.won])
        if goal == STANDING:
            unit = spread(game.rounds - state.round)
            self._paid, self._before = self._paid / unit, self._before / unit
        room = 1 << max(8, (2 * most - 1).bit_length())
        self._keys = np.full(room, -1, np.int64)
        self._values = np.empty((room, game.players))
        self._used = np.array([0, most], np.int64)

    @property
    def positions(self) -> int:
        """How many positions have been looked at."""
        return int(self._used[0])

    def values(self, state: VegasState) -> tuple[float, ...]:
        """What a position before a roll is worth to each player."""
        return self._worth(counted_dice(state), _hands(state), state.turn)

    def placements(self, state: VegasState) -> dict[Place, tuple[float, ...]]:
        """What each placement that the roll allows is worth to each player."""
        found: dict[Place, tuple[float, ...]] = {}
        seat = state.turn
        for face in range(FACES):
            own, neutral, big = [state.roll[kind][face] for kind in _KINDS]
            if own or neutral or big:
                dice = [list(row) for row in counted_dice(state)]
                dice[face][seat] += own + 2 * big
                dice[face][-1] += neutral
                hands = _hands(state)
                hands[seat] -= (own, neutral, big)
                found[Place(face + 1)] = self._worth(tuple(map(tuple, dice)), hands, (seat + 1) % self.players)
        return found

    def _worth(self, dice: tuple[Row, ...], hands: Any, seat: int) -> tuple[float, ...]:
        from flambeur.analysis.vegas.remainder import worth_before_roll  # compiled: loaded when it is asked for

        numbering, table = self._numbering, rolls(MOST_DICE)
        codes = ((np.array(dice) - np.array(self._base)) * numbering.units).sum(axis=1)
        number = int((codes * numbering.casinos).sum() + (hands * numbering.hands).sum())
        worth = np.empty(self.players)
        done = worth_before_roll(
            seat,
            number,
            codes,
            hands,
            self._paid,
            self._before,
            self._goal,
            numbering.units,
            numbering.casinos,
            numbering.hands,
            numbering.turn,
            table.counts,
            table.chances,
            table.start,
            self._keys,
            self._values,
            self._used,
            worth,
        )
        if not done:
            raise TooLarge
        return tuple(float(value) for value in worth)


class Estimate(Struct, frozen=True):
    """How large the rest of a round is at most: positions, and whether they can be numbered at all."""

    positions: int
    possible: bool


def estimate(state: VegasState) -> Estimate:
    """An upper bound of the positions to look at, before looking: all layouts of all hands, and whose turn it is."""
    numbering = Numbering(_hands(state))
    positions = len(state.hands)
    for hand in state.hands:
        positions *= count_layouts(hand[OWN], hand[BIG]) * (hand[NEUTRAL] + 1)
    positions *= count_layouts(sum(hand[NEUTRAL] for hand in state.hands), 0)
    return Estimate(positions, numbering.fits and numbering.codes <= MOST_CODES)


def _hands(state: VegasState) -> Any:
    return np.array([[hand[kind] for kind in _KINDS] for hand in state.hands], np.int64)
