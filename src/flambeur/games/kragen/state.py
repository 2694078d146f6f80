"""A position of Um Kopf und Kragen."""

from __future__ import annotations

from flambeur.engine import Seat, State

Bags = tuple[int, ...]
"""Weights in kg, lightest first."""
Faces = tuple[int, ...]
"""What three dice show, lowest first; empty when they have not been rolled."""

COLOURS = ("white", "red")
"""The two sets of dice (K1), in the order in which a round takes them up (K8)."""
NO_DICE: tuple[Faces, Faces] = ((), ())


class KragenState(State, frozen=True):
    """Bags lie open, tokens are in the hands; `sets` are the white and the red dice on the table."""

    round: int
    starter: Seat
    turn: Seat
    played: int
    """Turns of this round that are over."""
    bags: tuple[Bags, ...]
    tokens: tuple[int, ...]
    results: tuple[int, ...]
    """This round's results by seat; 0 for who has none (yet)."""
    pot: int = 0
    attempts: int = 0
    """Attempts made in this turn (K5, K6)."""
    sets: tuple[Faces, Faces] = NO_DICE
    in_hand: int = 0
    """The set that the seat whose turn it is rolls; the other one shows the best result so far (K8)."""
    leader: Seat | None = None

    def best(self) -> int:
        """The result that lies on the table to be reached, 0 before there is one."""
        return sum(self.sets[1 - self.in_hand]) if self.leader is not None else 0
