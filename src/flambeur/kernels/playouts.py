"""What a kernel answers: results of play-outs, or the error that it does not cover a table."""

from __future__ import annotations

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from flambeur.engine import FlambeurError

SCORES, TIEBREAKS, WINS, TURNS = range(4)
"""The four rows of a play-out's results, each by seat."""


class Uncovered(FlambeurError):
    """A table or a position that has no compiled rules; `code` says why. A kernel never plays anything else instead."""

    code = "no-kernel"


class Playouts(Struct, frozen=True):
    """Many games to their end, or to the end of a round. The last axis of every array is the seat, the one before it
    the play-out; with several moves to try, they are the first axis.
    """

    results: NDArray[np.int64]
    engine: str
    """`kernel` or `reference`: the figures are the same."""
    approximate: bool
    """Whether something of the table was left out: action cards were held and never played."""

    @property
    def scores(self) -> NDArray[np.int64]:
        """As `Result.scores`: money, points or gold; mates share theirs."""
        return self.results[..., SCORES, :]

    @property
    def tiebreaks(self) -> NDArray[np.int64]:
        """As `Result.tiebreaks`: in Las Vegas the number of notes; 0 where a game has none."""
        return self.results[..., TIEBREAKS, :]

    @property
    def wins(self) -> NDArray[np.int64]:
        """1 for every seat that wins, alone or together with others. A solitaire can have no winner."""
        return self.results[..., WINS, :]

    @property
    def turns(self) -> NDArray[np.int64]:
        """How many turns each seat had in the play-out."""
        return self.results[..., TURNS, :]


def empty(*shape: int) -> NDArray[np.int64]:
    """Room for results: the last number is that of the seats, those before it count play-outs."""
    *many, seats = shape
    return np.zeros((*many, 4, seats), np.int64)
