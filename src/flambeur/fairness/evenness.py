"""Check whether dice come up evenly: compare the rolls with fair dice, and rate the deviation.

There are two numbers for two questions. `chance` is Pearson's: how often fair dice deviate this far or farther in so
many rolls, for a single look. A player who looks again after every game is certain to see something rare one day;
`evidence` is for them. It is a bet against the dice whose stake only grows if they are not fair: with fair dice it ever
reaches 20 for at most one player in 20, however often they look (Ville's inequality).
"""

from __future__ import annotations

from math import erfc, exp, lgamma, log, pi, sqrt
from typing import Literal

from msgspec import Struct

from flambeur.fairness.intervals import Z

FACES = 6
FEWEST = 30
"""The minimum number of dice for the approximation behind `chance`: five expected of each face."""
RARE = 0.05
REMARKABLE = 20.0
PRIOR = 20.0
"""The strength of the bet that dice are off by about a fifth, in either direction: its prior dice of each face."""

Verdict = Literal["few", "usual", "rare", "remarkable"]
"""Too few dice; nothing unusual; unusual for one look, but not for many; unusual for any number of looks."""


class Evenness(Struct, frozen=True):
    """Six counts, one for each face, and their assessment."""

    faces: tuple[int, ...]
    expected: float
    """The expected count of each face of fair dice."""
    low: int
    high: int
    """The count of one face lies between these two in 95 of 100 histories of fair dice."""
    square: float
    """Pearson's chi-square, with five degrees of freedom."""
    chance: float | None
    """How often fair dice deviate this far or farther; None for too few of them."""
    evidence: float
    """The current value of a bet of 1 against the dice."""
    verdict: Verdict


def evenness(faces: tuple[int, ...]) -> Evenness:
    """Assess so many ones, twos, … sixes.

    >>> evenness((12, 8, 11, 9, 10, 10)).verdict
    'usual'
    """
    dice = sum(faces)
    expected = dice / FACES
    margin = Z * sqrt(dice * (1 / FACES) * (1 - 1 / FACES))
    square = sum((count - expected) ** 2 for count in faces) / expected if dice else 0.0
    chance = exceeding(square) if dice >= FEWEST else None
    evidence = bet(faces)
    return Evenness(
        faces=faces,
        expected=expected,
        low=max(0, round(expected - margin)),
        high=min(dice, round(expected + margin)),
        square=square,
        chance=chance,
        evidence=evidence,
        verdict=_verdict(chance, evidence),
    )


def exceeding(square: float) -> float:
    """Return the share of a chi-square distribution with five degrees of freedom above a value.

    >>> round(exceeding(11.0705), 4)
    0.05
    """
    half = square / 2
    return erfc(sqrt(half)) + 2 * sqrt(half / pi) * exp(-half) * (1 + 2 * half / 3)


def bet(faces: tuple[int, ...]) -> float:
    """Return the value of 1 staked on uneven dice: how much likelier a mixture of them makes these rolls."""
    dice = sum(faces)
    whole = FACES * PRIOR
    logarithm = dice * log(FACES) + lgamma(whole) - lgamma(whole + dice)
    logarithm += sum(lgamma(PRIOR + count) - lgamma(PRIOR) for count in faces)
    return exp(min(logarithm, 700.0))


def _verdict(chance: float | None, evidence: float) -> Verdict:
    if evidence >= REMARKABLE:
        return "remarkable"
    if chance is None:
        return "few"
    return "rare" if chance < RARE else "usual"
