"""Neutral dice: a colour nobody plays, rolled and placed with your own (V20–V23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from flambeur.engine import Chance, Dice, Event, Factor, Outcome
from flambeur.engine.chance import Counts
from flambeur.games.vegas.dice import NEUTRAL
from flambeur.games.vegas.moments import Moments
from flambeur.games.vegas.state import VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

IN_HAND = {2: 4, 3: 2, 4: 2, 5: 2}
"""Neutral dice in each hand, by number of players (V20)."""
LEFT_OVER = {3: 2}
"""Neutral dice rolled by the starter at the beginning of each round (V21)."""


class LeftOverPlaced(Event, frozen=True):
    """The left-over neutral dice lie where they showed."""

    name: ClassVar[str] = "left-over"
    seat: int
    faces: Counts


class RollLeftOver(Chance, frozen=True):
    """The starter rolls the left-over neutral dice; they lie where they show (V21)."""

    name: ClassVar[str] = "left_over"
    count: int

    def factors(self, game: Vegas, state: VegasState) -> tuple[Factor, ...]:
        return (Dice("neutral", self.count),)

    def roller(self, state: VegasState) -> int:
        return state.starter

    def resolve(self, game: Vegas, state: VegasState, outcome: Outcome, events: list[Event]) -> VegasState:
        faces = outcome[0]
        assert isinstance(faces, tuple)
        events.append(LeftOverPlaced(state.starter, faces))
        casinos = [(*row[:-1], row[-1] + count) for row, count in zip(state.dice, faces, strict=False)]
        return replace(state, agenda=state.agenda[:-1], dice=(*casinos, *state.dice[len(casinos) :]))


class NeutralDice(Struct, frozen=True):
    """The module."""

    def plug(self, moments: Moments) -> None:
        moments.hand[NEUTRAL] += IN_HAND[moments.players]  # V20
        if count := LEFT_OVER.get(moments.players):
            moments.round_start.append(RollLeftOver(count))
            moments.step_types.append(RollLeftOver)
            moments.dice_away.append(_left_over)


def _left_over(game: Vegas, state: VegasState, owner: int, kind: int) -> int:
    """The left-over dice belong to no hand: they are on the table once they have been rolled."""
    between_rounds = not state.round or len(state.agenda) < 2
    if kind != NEUTRAL or between_rounds or any(isinstance(step, RollLeftOver) for step in state.agenda):
        return 0
    return -LEFT_OVER[game.players]
