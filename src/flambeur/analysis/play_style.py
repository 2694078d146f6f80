"""How the greedy player leans: the same arithmetic with other weights."""

from __future__ import annotations

from msgspec import Struct


class PlayStyle(Struct, frozen=True):
    """Where a player's judgement leans; the numbers of `EVEN` lean nowhere."""

    thrift: float = 1.0
    """How dear it is to spend (a die of the hand, a token) or to leave something to others, as a factor."""
    spite: float = 1.0
    """How much the gains and losses of others count, as a factor."""
    nerve: float = 0.0
    """What another try is worth beyond its odds, in points or tokens; less than 0 for who would rather not."""


EVEN = PlayStyle()
CAREFUL = PlayStyle(thrift=1.6, spite=0.5, nerve=-0.6)
BOLD = PlayStyle(thrift=0.4, spite=1.8, nerve=0.6)
