"""Three Notes: the middle one of three notes joins a place (A7, C6, C9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Chance, Decision, Event, Factor, Move, Outcome, Simultaneous
from flambeur.games.vegas.cards.deck import (
    IN_TURN,
    ActionCard,
    Play,
    Words,
    holders,
    in_the_open,
    keep_or_play,
    lay,
)
from flambeur.games.vegas.choice import Choice
from flambeur.games.vegas.moments import Moments
from flambeur.games.vegas.moves import DONE
from flambeur.games.vegas.pile import draw_factor, notes_left
from flambeur.games.vegas.rainbow import note_wanted
from flambeur.games.vegas.state import RAINBOW, SLOT, Notes, VegasState
from flambeur.games.vegas.stock import laid

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

NOTES = 3
NAME = "three"


class Lay(Move, frozen=True):
    """Lay the middle note at a place."""

    verb: ClassVar[str] = "lay"
    place: int


class NoteTurnedUp(Event, frozen=True):
    """One of the three notes; everybody sees it."""

    name: ClassVar[str] = "note-up"
    seat: int
    note: int


class NoteLaid(Event, frozen=True):
    """The middle note was laid at a place, the two others went under the pile, the dearer first."""

    name: ClassVar[str] = "note-laid"
    seat: int
    place: int
    note: int
    under: Notes


class TurnUp(Automatic, frozen=True):
    """Turn notes up until there are three."""

    name: ClassVar[str] = "turn_up"
    who: int
    drawn: Notes

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        if len(self.drawn) == NOTES:
            return replace(state, agenda=(*state.agenda[:-1], LayMiddle(self.who, self.drawn)))
        if any(state.pile):
            return replace(state, agenda=(*state.agenda, DrawUp()))
        return self.with_note(replace(state, under=state.under[1:]), state.under[0], events)

    def with_note(self, state: VegasState, note: int, events: list[Event]) -> VegasState:
        """One more note lies there; this step is on top of the agenda."""
        events.append(NoteTurnedUp(self.who, note))
        return replace(state, agenda=(*state.agenda[:-1], TurnUp(self.who, (*self.drawn, note))))


class DrawUp(Chance, frozen=True):
    """The top note of the pile; rainbow cards are discarded."""

    name: ClassVar[str] = "draw_up"

    def about(self, game: Vegas, state: VegasState) -> Choice:
        return Choice(notes=tuple(sorted(_notes_away(game, state))))

    def factors(self, game: Vegas, state: VegasState) -> tuple[Factor, ...]:
        return (draw_factor(game.denominations, state.pile),)

    def resolve(self, game: Vegas, state: VegasState, outcome: Outcome, events: list[Event]) -> VegasState:
        state, note = note_wanted(game, state, outcome, events)
        if note == RAINBOW:
            return state
        below = state.agenda[-1]
        assert isinstance(below, TurnUp)
        return below.with_note(state, note, events)


class LayMiddle(Decision, frozen=True):
    """Where the middle note goes."""

    name: ClassVar[str] = "lay_middle"
    rule: ClassVar[str] = "A7"
    who: int
    drawn: Notes

    def seat(self, state: VegasState) -> int:
        return self.who

    def about(self, game: Vegas, state: VegasState) -> Choice:
        return Choice(notes=tuple(sorted(self.drawn)))

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        return tuple([Lay(place + 1) for place in range(game.places)])

    def play(self, game: Vegas, state: VegasState, move: Lay, events: list[Event]) -> VegasState:
        low, middle, high = sorted(self.drawn)
        events.append(NoteLaid(self.who, move.place, middle, (high, low)))
        notes = laid(state.notes, move.place - 1, middle)
        return replace(state, agenda=state.agenda[:-1], notes=notes, under=(*state.under, high, low))


class OfferThree(Automatic, frozen=True):
    """2019: just before the round's payout all who have unplayed cards are asked (C6)."""

    name: ClassVar[str] = "offer_three"

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        below = state.agenda[:-1]
        possible = enough(game, state) and not in_the_open(game, state, NAME) and holders(game, state)
        return replace(state, agenda=(*below, AskThree()) if possible else below)


class AskThree(Simultaneous, frozen=True):
    """All answer at once, so that being asked tells nothing."""

    name: ClassVar[str] = "ask_three"
    rule: ClassVar[str] = "C6"

    def seats(self, game: Vegas, state: VegasState) -> tuple[int, ...]:
        return holders(game, state)

    def moves(self, game: Vegas, state: VegasState, seat: int) -> tuple[Move, ...]:
        return keep_or_play(game, state, seat, NAME)

    def play(self, game: Vegas, state: VegasState, moves: dict[int, Move], events: list[Event]) -> VegasState:
        state = replace(state, agenda=state.agenda[:-1])
        for seat, move in moves.items():
            if isinstance(move, Play):
                return turn_up(game, lay(game, state, seat, NAME, events), seat)
        return state


def enough(game: Vegas, state: VegasState) -> bool:
    """Whether three notes are left once the rainbow cards on the table are replaced (C9)."""
    rainbows = sum(notes.count(RAINBOW) for notes in state.notes)
    return notes_left(game, state) - rainbows >= NOTES


def turn_up(game: Vegas, state: VegasState, seat: int) -> VegasState:
    """All rainbow cards on the table are replaced, then three notes turned up."""
    return replace(state, agenda=(*state.agenda, TurnUp(seat, ()), *reversed(game.made_ready)))


def _notes_away(game: Vegas, state: VegasState) -> Notes:
    return sum((step.drawn for step in state.agenda[-2:] if isinstance(step, TurnUp | LayMiddle)), ())


class ThreeNotes(ActionCard, frozen=True):
    """Boulevard: in your turn."""

    name: ClassVar[str] = NAME
    rule: ClassVar[str] = "A7"
    when: ClassVar[Words] = IN_TURN

    def plug(self, moments: Moments) -> None:
        moments.notes_away.append(_notes_away)
        moments.moves += [Lay(place) for place in range(1, SLOT + 2)]
        moments.step_types += [TurnUp, DrawUp, LayMiddle]
        moments.rules[LayMiddle.name] = self.rule

    def can(self, game: Vegas, state: VegasState) -> bool:
        return enough(game, state)

    def play(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        return turn_up(game, state, state.turn)


class ThreeNotes2019(ThreeNotes, frozen=True):
    """2019: before the payout of the round."""

    rule: ClassVar[str] = "C6"
    when: ClassVar[Words] = ()

    def plug(self, moments: Moments) -> None:
        super().plug(moments)
        moments.last_call.append(OfferThree())
        moments.moves.append(DONE)
        moments.step_types += [OfferThree, AskThree]
