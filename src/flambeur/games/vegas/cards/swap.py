"""Swap: trade a note just received for the top one of the pile, which nobody else sees (A8, C9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from flambeur.engine import Automatic, Chance, Event, Factor, Move, Outcome, Simultaneous, Source
from flambeur.engine.hidden_hands import deal, hide
from flambeur.games.vegas.cards.deck import ActionCard, Play, holders, in_the_open, keep_or_play, lay
from flambeur.games.vegas.moments import Moments, Secret
from flambeur.games.vegas.moves import DONE
from flambeur.games.vegas.pile import draw_factor, notes_left
from flambeur.games.vegas.rainbow import note_wanted
from flambeur.games.vegas.state import HIDDEN, RAINBOW, Notes, Piece, Row, VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

NAME = "swap"
Pairs = tuple[tuple[int, int], ...]


class SwappedAway(Event, frozen=True):
    """A note just received goes under the pile."""

    name: ClassVar[str] = "swapped-away"
    seat: int
    note: int


class SwapDrawn(Event, frozen=True):
    """The note taken instead: 0 for all others, unless they know what lay on top."""

    name: ClassVar[str] = "swap-drawn"
    seat: int
    note: int
    known: bool = False

    def seen_by(self, seat: int | None) -> Event:
        return self if self.known or seat == self.seat else SwapDrawn(self.seat, 0)


class SecretNotes(Piece, frozen=True):
    """Notes that only their owner has seen, by seat."""

    notes: tuple[Notes, ...]


class SecretView(Struct, frozen=True):
    """Secret notes as a seat sees them."""

    own: Notes
    """This seat's notes that nobody else has seen."""
    hidden: Row
    """Notes of each seat that only the seat itself has seen."""


class OfferSwap(Automatic, frozen=True):
    """A place has paid: ask those it paid who have unplayed cards, if a note is left to swap for."""

    name: ClassVar[str] = "offer_swap"
    paid: Pairs

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        below = state.agenda[:-1]
        able = holders(game, state)
        possible = notes_left(game, state) and not in_the_open(game, state, NAME)
        if not possible or not any(seat in able for seat, _ in self.paid):
            return replace(state, agenda=below)
        return replace(state, agenda=(*below, AskSwap(self.paid)))


class AskSwap(Simultaneous, frozen=True):
    """All answer at once, so that being asked tells nothing."""

    name: ClassVar[str] = "ask_swap"
    rule: ClassVar[str] = "A8"
    paid: Pairs

    def seats(self, game: Vegas, state: VegasState) -> tuple[int, ...]:
        paid = {seat for seat, _ in self.paid}
        return tuple([seat for seat in holders(game, state) if seat in paid])

    def moves(self, game: Vegas, state: VegasState, seat: int) -> tuple[Move, ...]:
        return keep_or_play(game, state, seat, NAME)

    def play(self, game: Vegas, state: VegasState, moves: dict[int, Move], events: list[Event]) -> VegasState:
        state = replace(state, agenda=state.agenda[:-1])
        for seat, move in moves.items():
            if isinstance(move, Play):
                state = lay(game, state, seat, NAME, events)
                return give_back(state, seat, dict(self.paid)[seat], events)
        return state


class SwapNote(Automatic, frozen=True):
    """Take the top note: while some are unseen a secret, later what everybody knows to lie there."""

    name: ClassVar[str] = "swap_note"
    who: int

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        if any(state.pile):
            return replace(state, agenda=(*state.agenda, DrawSwap(self.who)))
        note = state.under[0]
        events.append(SwapDrawn(self.who, note, known=True))
        won = list(state.won)
        won[self.who] += (note,)
        return replace(state, agenda=state.agenda[:-1], won=tuple(won), under=state.under[1:])


class DrawSwap(Chance, frozen=True):
    """The top note, seen by its new owner alone; rainbow cards are discarded."""

    name: ClassVar[str] = "draw_swap"
    who: int

    def audience(self, state: VegasState) -> int:
        return self.who

    def factors(self, game: Vegas, state: VegasState) -> tuple[Factor, ...]:
        return (draw_factor(game.denominations, state.pile),)

    def resolve(self, game: Vegas, state: VegasState, outcome: Outcome, events: list[Event]) -> VegasState:
        state, note = note_wanted(game, state, outcome, events)
        if note == RAINBOW:
            return state
        events.append(SwapDrawn(self.who, note))
        notes = list(game.piece(state, SecretNotes).notes)
        notes[self.who] += (note,)
        return game.with_piece(replace(state, agenda=state.agenda[:-1]), SecretNotes(tuple(notes)))


def give_back(state: VegasState, seat: int, note: int, events: list[Event]) -> VegasState:
    """The note just received goes face down under the pile; what was put there is known."""
    events.append(SwappedAway(seat, note))
    notes = list(state.won[seat])
    del notes[len(notes) - 1 - notes[::-1].index(note)]
    won = list(state.won)
    won[seat] = tuple(notes)
    return replace(state, agenda=(*state.agenda, SwapNote(seat)), won=tuple(won), under=(*state.under, note))


def offer_swap(game: Vegas, state: VegasState, place: int, paid: Pairs, events: list[Event]) -> VegasState:
    return replace(state, agenda=(*state.agenda, OfferSwap(paid))) if paid else state


def secret_notes_of(game: Vegas, state: VegasState, seat: int) -> Notes:
    return game.piece(state, SecretNotes).notes[seat]


def _look(game: Vegas, state: VegasState, seat: int | None) -> SecretView:
    notes = game.piece(state, SecretNotes).notes
    if not state.agenda:  # all money is counted openly at the end, so it lies among the notes won
        notes = ((),) * game.players
    return SecretView(() if seat is None else notes[seat], tuple([len(hidden) for hidden in notes]))


def _veil(game: Vegas, state: VegasState, seat: int | None) -> VegasState:
    """Notes that others alone have seen count among the unseen ones (V11)."""
    notes = game.piece(state, SecretNotes).notes
    if not any(notes):
        return state
    unseen, notes = hide(_unseen(game, state), notes, seat, HIDDEN)
    return _with_unseen(game, state, unseen, notes)


def _imagine(game: Vegas, position: VegasState, seat: int | None, source: Source) -> VegasState:
    """Rainbow cards that came up were discarded in the open (C9), so that those notes can be any others."""
    held = game.piece(position, SecretNotes).notes
    notes, unseen = deal(_unseen(game, position), held, HIDDEN, source, [(RAINBOW,)] * game.players)
    return _with_unseen(game, position, unseen, notes)


def _unseen(game: Vegas, state: VegasState) -> Notes:
    return tuple([note for note, count in zip(game.denominations, state.pile, strict=True) for _ in range(count)])


def _with_unseen(game: Vegas, state: VegasState, unseen: Notes, notes: tuple[Notes, ...]) -> VegasState:
    pile = tuple([unseen.count(note) for note in game.denominations])
    return game.with_piece(replace(state, pile=pile), SecretNotes(notes))


class Swap(ActionCard, frozen=True):
    name: ClassVar[str] = NAME
    rule: ClassVar[str] = "A8"

    def plug(self, moments: Moments) -> None:
        moments.remember(SecretNotes(((),) * moments.players))
        moments.paid.append(offer_swap)
        moments.secret_notes.append(secret_notes_of)
        moments.looks["secret"] = _look
        moments.secrets.append(Secret(_veil, _imagine))
        moments.moves.append(DONE)
        moments.step_types += [OfferSwap, AskSwap, SwapNote, DrawSwap]
