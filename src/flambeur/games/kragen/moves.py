"""The choices of a turn and of an auction."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import ClassVar, Self

from flambeur.engine import InvalidMove, Move
from flambeur.games.kragen.state import Bags, Faces


class Roll(Move, frozen=True):
    """Make the first attempt: pay 1 token, roll three dice (K5)."""

    verb: ClassVar[str] = "roll"


class Reroll(Move, frozen=True):
    """Make a further attempt with the dice that show these faces, written as digits: `reroll 25` (K6).

    Dice that show the same are not told apart. When read, the digits may come in any order, with or without spaces.
    """

    verb: ClassVar[str] = "reroll"
    dice: int

    @classmethod
    def read(cls, words: list[str]) -> Self:
        digits = "".join(words)
        if not re.fullmatch("[1-6]{1,3}", digits):
            raise InvalidMove(
                f"'{' '.join([cls.verb, *words])}' is not a move: name one to three faces, as in 'reroll 25'."
            )
        return cls(int("".join(sorted(digits))))


class Stop(Move, frozen=True):
    """End the turn with the result that lies there (K6)."""

    verb: ClassVar[str] = "stop"


class Auction(Move, frozen=True):
    """Put up one of your bags, named by its weight (K10)."""

    verb: ClassVar[str] = "auction"
    bag: int


class Bid(Move, frozen=True):
    """Hide this many tokens in your fist (K11)."""

    verb: ClassVar[str] = "bid"
    tokens: int


ROLL = Roll()
STOP = Stop()
ALL_REROLLS = tuple(
    Reroll(int("".join(map(str, faces))))
    for count in (1, 2, 3)
    for faces in combinations_with_replacement(range(1, 7), count)
)


def faces_of(dice: int) -> Faces:
    """The faces written as the digits of a number: 25 is (2, 5)."""
    return tuple(int(digit) for digit in str(dice))


@cache
def rerolls(dice: Faces) -> tuple[Move, ...]:
    """Every different choice of one, two or three of these dice, at most seven (K6)."""
    chosen = {faces: None for count in (1, 2, 3) for faces in combinations(dice, count)}
    return tuple(Reroll(int("".join(map(str, faces)))) for faces in chosen)


@cache
def auctions(bags: Bags) -> tuple[Move, ...]:
    """One offer for each different weight among these bags."""
    return tuple(Auction(bag) for bag in sorted(set(bags)))


@cache
def bids(tokens: int) -> tuple[Move, ...]:
    """From one token to all of them; never none (K11)."""
    return tuple(Bid(count) for count in range(1, tokens + 1))
