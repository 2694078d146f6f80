"""Whether dice come up evenly: what was rolled beside what fair dice would give, and how surprised to be.

Two numbers, because there are two questions. `chance` is Pearson's: how often fair dice stray this far or farther in so
many rolls, for a single look. A player who looks again after every game is sure to see something rare one day;
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
"""Dice from which on the approximation behind `chance` holds: five expected of each face."""
RARE = 0.05
REMARKABLE = 20.0
PRIOR = 20.0
"""The bet is on dice that are off by about a fifth, whichever way: how many dice of each face it has seen before."""

Verdict = Literal["few", "usual", "rare", "remarkable"]
"""Too few dice to tell; nothing unusual; unusual for one look, which is no sign to many; unusual for any number."""


class Evenness(Struct, frozen=True):
    """Six counts, one for each face, and what to think of them."""

    faces: tuple[int, ...]
    expected: float
    """Of each face, from fair dice."""
    low: int
    high: int
    """Between these is the count of one face in 95 of 100 histories of fair dice."""
    square: float
    """Pearson's chi-square, with five degrees of freedom."""
    chance: float | None
    """How often fair dice stray this far or farther; None for too few of them."""
    evidence: float
    """How much a bet of 1 against the dice is worth by now."""
    verdict: Verdict


def evenness(faces: tuple[int, ...]) -> Evenness:
    """What to think of so many ones, twos, … sixes.

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
    """The part of a chi-square distribution with five degrees of freedom that lies above a value.

    >>> round(exceeding(11.0705), 4)
    0.05
    """
    half = square / 2
    return erfc(sqrt(half)) + 2 * sqrt(half / pi) * exp(-half) * (1 + 2 * half / 3)


def bet(faces: tuple[int, ...]) -> float:
    """What 1 staked on uneven dice has become: how much likelier a mixture of them makes these rolls than fair ones."""
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
