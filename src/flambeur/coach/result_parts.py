"""The parts of a result along a game: the start, luck, a seat's own choices, and those of others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from flambeur.engine import Seat

Amounts = Sequence[float] | NDArray[Any]
"""By seat."""


class Parts(Struct, frozen=True):
    """By seat: `result` is the sum of the four other parts."""

    start: tuple[float, ...]
    """The expected result at the start."""
    luck: tuple[float, ...]
    skill: tuple[float, ...]
    """The effect of a seat's own decisions, compared with a greedy player's."""
    gifts: tuple[float, ...]
    """The effect of other seats' decisions."""
    result: tuple[float, ...]

    @property
    def each(self) -> tuple[tuple[float, ...], ...]:
        """Return all five, in this order."""
        return self.start, self.luck, self.skill, self.gifts, self.result

    def leads(self) -> Parts:
        """Return the same for two players as leads of one over the other, the unit of perfect play."""

        def over(own: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
            return own[0] - other[1], own[1] - other[0]

        return Parts(
            start=over(self.start, self.start),
            luck=over(self.luck, self.luck),
            skill=over(self.skill, self.gifts),
            gifts=over(self.gifts, self.skill),
            result=over(self.result, self.result),
        )

    def whole(self, seat: Seat) -> tuple[int, int, int, int, int]:
        """Return the parts of a seat as whole numbers that still add up: rounding differences go to luck."""
        start, _, skill, gifts, result = (round(part[seat]) for part in self.each)
        return start, result - start - skill - gifts, skill, gifts, result


class Ledger:
    """Chances or scores of all seats during a game; each change is booked by its cause."""

    def __init__(self, start: Amounts) -> None:
        self._start = np.array(start, np.float64)
        self._now = self._start.copy()
        self._luck, self._skill, self._gifts = (np.zeros(len(self._now)) for _ in range(3))

    @property
    def position(self) -> tuple[float, ...]:
        """Return the current chances or scores."""
        return _plain(self._now)

    def meet(self, now: Amounts) -> tuple[float, ...]:
        """Book a change by luck to `now`; return the change."""
        met = np.asarray(now, np.float64) - self._now
        self._luck += met
        self._now = self._now + met
        return _plain(met)

    def choose(self, seat: Seat, taken: Amounts, usual: Amounts) -> tuple[float, ...]:
        """Book a seat's choice instead of the usual one; return the change."""
        effect = np.asarray(taken, np.float64) - np.asarray(usual, np.float64)
        self._now = self._now + effect
        own = np.arange(len(effect)) == seat
        self._skill += np.where(own, effect, 0.0)
        self._gifts += np.where(own, 0.0, effect)
        return _plain(effect)

    def expect(self, now: Amounts, promised: Amounts) -> None:
        """Note that luck has led to this position, which promises more than expected."""
        self.meet(now)
        more = np.asarray(promised, np.float64) - self._now
        self._start = self._start + more
        self._now = self._now + more

    def closed(self, end: Amounts) -> Parts:
        """Book the end of the game as luck, and return the parts."""
        self.meet(end)
        return Parts(*map(_plain, (self._start, self._luck, self._skill, self._gifts, np.asarray(end))))


def _plain(values: NDArray[Any]) -> tuple[float, ...]:
    return tuple(float(value) for value in values)
