"""The slot machine: a seventh place that takes every face once a round (B11, B13, M4)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from flambeur.engine import Event, Move
from flambeur.games.vegas.dice import BIG, NEUTRAL, OWN, faces_shown, showing
from flambeur.games.vegas.moments import Moments, Placement, StandingRule
from flambeur.games.vegas.slot_payout import ChooseNote, PaySlot, SettleSlot, TakeNote
from flambeur.games.vegas.state import CASINOS, SLOT, Notes, Piece, Row, VegasState, members
from flambeur.games.vegas.turn import put_down

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas


class PlaceOnSlot(Move, frozen=True):
    """Put all dice that show `face` on the slot machine (B11)."""

    verb: ClassVar[str] = "slot"
    face: int

    @property
    def place(self) -> int:
        """The number of the place where the dice go."""
        return SLOT + 1


SLOT_PLACES = tuple(PlaceOnSlot(face) for face in range(1, CASINOS + 1))


class Barred(Piece, frozen=True):
    """The faces that have been placed on the slot machine in this round, as a set of bits (B13)."""

    faces: int = 0

    def next_round(self) -> Barred:
        return Barred()


class SlotView(Struct, frozen=True):
    """The slot machine as everybody sees it."""

    notes: Notes
    dice: tuple[Row, ...]
    """For each face, normal dice by owner, the neutral colour last."""
    big: tuple[tuple[int, ...], ...]
    """For each face, the seats whose big die lies there."""
    barred: tuple[int, ...]
    """Faces that nobody may place there any more."""


def offer(game: Vegas, state: VegasState) -> tuple[Move, ...]:
    """The faces of a roll that are still free on the slot machine."""
    free = faces_shown(state.roll) & ~game.piece(state, Barred).faces
    return tuple([move for face, move in enumerate(SLOT_PLACES) if free >> face & 1])


def place_on_slot(game: Vegas, state: VegasState, move: PlaceOnSlot, events: list[Event]) -> VegasState:
    """The effect of `PlaceOnSlot`."""
    face = move.face - 1
    return put_down(game, state, SLOT + face, move.face, showing(state.roll, face), move.face, events)


def bar(game: Vegas, state: VegasState, placement: Placement, events: list[Event]) -> VegasState:
    """A face that has been placed is barred for the round; a lone kicker bars nothing (B13)."""
    dice = placement.dice
    if placement.place < SLOT or not (dice[OWN] or dice[NEUTRAL] or dice[BIG]):
        return state
    return game.with_piece(state, Barred(game.piece(state, Barred).faces | 1 << placement.place - SLOT))


def free_faces(game: Vegas, state: VegasState) -> tuple[tuple[int, int], ...]:
    """Where dice turned to a face can be put."""
    barred = game.piece(state, Barred).faces
    return tuple([(SLOT + face, face + 1) for face in range(CASINOS) if not barred >> face & 1])


def _look(game: Vegas, state: VegasState, seat: int | None) -> SlotView:
    return _machine(state.notes[SLOT], state.dice[SLOT:], state.big[SLOT:], game.piece(state, Barred).faces)


@lru_cache(maxsize=1 << 12)
def _machine(notes: Notes, dice: tuple[Row, ...], big: tuple[int, ...], barred: int) -> SlotView:
    """The same one again and again while nothing happens there."""
    return SlotView(
        notes, dice, tuple([members(seats) for seats in big]), tuple([face + 1 for face in members(barred)])
    )


class SlotMachine(Struct, frozen=True):
    """The module; boxes differ in how the owners of dice stand at its payout."""

    standing: StandingRule
    rule: str

    def plug(self, moments: Moments) -> None:
        moments.places += 1
        moments.remember(Barred())
        moments.placings.append(offer)
        moments.turned.append(free_faces)
        moments.after_placing.append(bar)
        moments.standing[SLOT] = self.standing
        moments.settle[SLOT] = SettleSlot
        moments.rules[ChooseNote.name] = self.rule
        moments.looks["slot"] = _look
        moments.effects[PlaceOnSlot] = place_on_slot
        moments.moves += [*SLOT_PLACES, *(TakeNote(note) for note in sorted(moments.notes) if note)]
        moments.step_types += [SettleSlot, PaySlot, ChooseNote]
