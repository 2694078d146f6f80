"""The kinds of dice a hand can hold, and rolls of them.

A hand is four numbers, how many dice of each kind are left; a roll is four tuples of six counts.
"""

from __future__ import annotations

from functools import cache

from flambeur.engine import Dice, Factor, Outcome
from flambeur.engine.chance import Counts
from flambeur.engine.lookup import Known

OWN, NEUTRAL, BIG, KICKER = range(4)
KINDS = ("own", "neutral", "big", "kicker")
Hand = tuple[int, int, int, int]
Roll = tuple[Counts, Counts, Counts, Counts]

NONE_SHOWN: Counts = (0, 0, 0, 0, 0, 0)
NO_ROLL: Roll = (NONE_SHOWN, NONE_SHOWN, NONE_SHOWN, NONE_SHOWN)
EMPTY: Hand = (0, 0, 0, 0)


def _roll_factors(hand: Hand) -> tuple[Factor, ...]:
    return tuple(Dice(kind, count) for kind, count in zip(KINDS, hand, strict=True) if count)


ROLL_FACTORS = Known(_roll_factors)
"""By hand, the factors of rolling it: one for each kind of die in it."""


def rolled(hand: Hand, outcome: Outcome) -> Roll:
    """The roll of a hand from the outcome of its factors."""
    # Dice factors give counts, but an outcome's type allows any item; a cast or an assertion would cost at every roll.
    values = iter(outcome)
    return tuple(next(values) if count else NONE_SHOWN for count in hand)  # type: ignore[return-value]  # counts: see above


def showing(roll: Roll, face: int) -> Hand:
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


def without_face(roll: Roll, face: int) -> Roll:
    """A roll after all dice of a face have been taken out of it."""
    own, neutral, big, kicker = [(*counts[:face], 0, *counts[face + 1 :]) for counts in roll]
    return (own, neutral, big, kicker)


def changed(roll: Roll, kind: int, face: int, by: int) -> Roll:
    """A roll with more or fewer dice of a kind showing a face."""
    counts = list(roll[kind])
    counts[face] += by
    rolls = list(roll)
    rolls[kind] = tuple(counts)
    return (rolls[OWN], rolls[NEUTRAL], rolls[BIG], rolls[KICKER])


def together(roll: Roll, other: Roll) -> Roll:
    """Two rolls as one."""
    own, neutral, big, kicker = [
        tuple([a + b for a, b in zip(ours, theirs, strict=True)]) for ours, theirs in zip(roll, other, strict=True)
    ]
    return (own, neutral, big, kicker)


def more(hand: Hand, kind: int, by: int = 1) -> Hand:
    """A hand with more or fewer dice of a kind."""
    counts = list(hand)
    counts[kind] += by
    return (counts[OWN], counts[NEUTRAL], counts[BIG], counts[KICKER])


def joined(hand: Hand, other: Hand) -> Hand:
    """The dice of two hands together."""
    own, neutral, big, kicker = [a + b for a, b in zip(hand, other, strict=True)]
    return (own, neutral, big, kicker)


def pairs(roll: Roll) -> int:
    """The faces shown by exactly two dice, of whatever kind, as a set of bits."""
    totals = [sum(counts) for counts in zip(*roll, strict=True)]
    return sum(1 << face for face, total in enumerate(totals) if total == 2)
