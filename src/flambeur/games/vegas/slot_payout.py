"""Payout of the slot machine: the next seat in order chooses a note (B12, B13, M4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Decision, Event, Move
from flambeur.games.vegas.events import Paid, Tied
from flambeur.games.vegas.payout import FINAL, left_over, standing_at
from flambeur.games.vegas.state import SLOT, VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

Pairs = tuple[tuple[int, int], ...]


class TakeNote(Move, frozen=True):
    """Take a note of this value from the slot machine."""

    verb: ClassVar[str] = "take"
    note: int


class SettleSlot(Automatic, frozen=True):
    """Pay out the slot machine."""

    name: ClassVar[str] = "settle_slot"
    final: int = FINAL

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        found = standing_at(game, state, SLOT)
        for count, owners in found.tied:
            events.append(Tied(SLOT + 1, game.owners(owners), count))
        return replace(state, agenda=(*state.agenda[:-1], PaySlot(found.order, (), self.final)))


class PaySlot(Automatic, frozen=True):
    """The owners who still choose, in order, and the (seat, note) pairs paid so far."""

    name: ClassVar[str] = "pay_slot"
    order: tuple[int, ...]
    paid: Pairs
    final: int

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        notes = state.notes[SLOT]
        if not self.order or not notes:
            state = replace(state, agenda=state.agenda[:-1])
            for hook in game.paid:
                state = hook(game, state, SLOT, self.paid, events)
            return left_over(state, SLOT, events) if self.final else state
        owner = self.order[0]
        if owner == game.players or len(set(notes)) == 1:  # B13: the neutral colour takes the dearest
            return self.take(game, state, notes[0], events)
        return replace(state, agenda=(*state.agenda, ChooseNote(owner)))

    def take(self, game: Vegas, state: VegasState, note: int, events: list[Event]) -> VegasState:
        """The next owner takes a note; this step is on top of the agenda."""
        owner = self.order[0]
        events.append(Paid(SLOT + 1, game.named[owner], note))
        lying = list(state.notes[SLOT])
        lying.remove(note)
        notes = (*state.notes[:SLOT], tuple(lying))
        if owner == game.players:  # V23
            after = PaySlot(self.order[1:], self.paid, self.final)
            return replace(state, agenda=(*state.agenda[:-1], after), notes=notes, under=(*state.under, note))
        won = list(state.won)
        won[owner] += (note,)
        after = PaySlot(self.order[1:], (*self.paid, (owner, note)), self.final)
        return replace(state, agenda=(*state.agenda[:-1], after), notes=notes, won=tuple(won))


class ChooseNote(Decision, frozen=True):
    """Which note to take; the payout goes on beneath."""

    name: ClassVar[str] = "choose_note"
    rule: ClassVar[str] = "B12"
    who: int

    def seat(self, state: VegasState) -> int:
        return self.who

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        return tuple([TakeNote(note) for note in dict.fromkeys(state.notes[SLOT])])

    def play(self, game: Vegas, state: VegasState, move: TakeNote, events: list[Event]) -> VegasState:
        state = replace(state, agenda=state.agenda[:-1])
        paying = state.agenda[-1]
        assert isinstance(paying, PaySlot)
        return paying.take(game, state, move.note, events)
