"""The kinds of dice a hand can hold, and rolls of them.

A hand is four numbers, how many dice of each kind are left; a roll is four tuples of six counts.
"""

from __future__ import annotations

from functools import cache

from flambeur.engine import Dice, Factor, Outcome
from flambeur.engine.chance import Counts

OWN, NEUTRAL, BIG, KICKER = range(4)
KINDS = ("own", "neutral", "big", "kicker")
Hand = tuple[int, int, int, int]
Roll = tuple[Counts, Counts, Counts, Counts]

NONE_SHOWN: Counts = (0, 0, 0, 0, 0, 0)
NO_ROLL: Roll = (NONE_SHOWN, NONE_SHOWN, NONE_SHOWN, NONE_SHOWN)
EMPTY: Hand = (0, 0, 0, 0)


@cache
def roll_factors(hand: Hand) -> tuple[Factor, ...]:
    """The factors of rolling a whole hand: one for each kind of die in it."""
    return tuple(Dice(kind, count) for kind, count in zip(KINDS, hand, strict=True) if count)


def rolled(hand: Hand, outcome: Outcome) -> Roll:
    """The roll of a hand from the outcome of its factors."""
    if not hand[NEUTRAL] and not hand[BIG] and not hand[KICKER]:
        return (outcome[0], NONE_SHOWN, NONE_SHOWN, NONE_SHOWN)  # type: ignore[return-value]
    values = iter(outcome)
    return tuple(next(values) if count else NONE_SHOWN for count in hand)  # type: ignore[return-value]


def shown(roll: Roll, face: int) -> Hand:
    """The dice of a roll that show `face` (0 stands for the face 1)."""
    own, neutral, big, kicker = roll
    return (own[face], neutral[face], big[face], kicker[face])


@cache
def _mask(counts: Counts) -> int:
    return sum(1 << face for face, count in enumerate(counts) if count)


def faces_shown(roll: Roll) -> int:
    """The faces of a roll as a set of bits: bit 0 is the face 1."""
    own, neutral, big, kicker = roll
    mask = _mask(own)
    if neutral is not NONE_SHOWN:
        mask |= _mask(neutral)
    if big is not NONE_SHOWN:
        mask |= _mask(big)
    if kicker is not NONE_SHOWN:
        mask |= _mask(kicker)
    return mask
