"""A card of one's own with a choice: Lucky Number names a casino, which gets the next note of the pile.

It is what an action card needs and no more: this file, and a place in a deck. It has no texts, so that a test can see
how a card without them is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Chance, Decision, Event, Factor, Move, Outcome
from flambeur.games.vegas.cards.deck import IN_TURN, ActionCard, Mark, Words
from flambeur.games.vegas.choice import Choice
from flambeur.games.vegas.moments import Moments
from flambeur.games.vegas.pile import draw_factor, drawn, notes_left
from flambeur.games.vegas.state import CASINOS, Piece, VegasState
from flambeur.games.vegas.stock import laid

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

NAME = "lucky"
NOBODY = -1


class Bless(Move, frozen=True):
    """Name a casino."""

    verb: ClassVar[str] = "bless"
    place: int


class Blessed(Event, frozen=True):
    name: ClassVar[str] = "blessed"
    seat: int
    place: int
    note: int


class LuckyPlace(Piece, frozen=True):
    """Who has named a casino in this round, and which, by its index."""

    holder: int = NOBODY
    place: int = 0

    def next_round(self) -> LuckyPlace:
        return LuckyPlace()


class NameCasino(Decision, frozen=True):
    name: ClassVar[str] = "name_casino"

    def about(self, game: Vegas, state: VegasState) -> Choice:
        """The dearest notes that can come, so that it is seen what it is about."""
        return Choice(notes=game.denominations[-1:])

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        return tuple([Bless(place) for place in range(1, CASINOS + 1)])

    def play(self, game: Vegas, state: VegasState, move: Bless, events: list[Event]) -> VegasState:
        state = game.with_piece(state, LuckyPlace(state.turn, move.place - 1))
        return replace(state, agenda=(*state.agenda[:-1], LuckyNote(move.place - 1)))


class LuckyNote(Chance, frozen=True):
    name: ClassVar[str] = "lucky_note"
    place: int

    def factors(self, game: Vegas, state: VegasState) -> tuple[Factor, ...]:
        return (draw_factor(game.denominations, state.pile),)

    def resolve(self, game: Vegas, state: VegasState, outcome: Outcome, events: list[Event]) -> VegasState:
        note = outcome[0]
        assert isinstance(note, int)
        events.append(Blessed(state.turn, self.place + 1, note))
        state = drawn(game, replace(state, agenda=state.agenda[:-1]), note)
        return replace(state, notes=laid(state.notes, self.place, note))


def _mark(game: Vegas, state: VegasState) -> Mark | None:
    lucky = game.piece(state, LuckyPlace)
    return None if lucky.holder == NOBODY else Mark(NAME, (lucky.holder,), lucky.place + 1)


class LuckyNumber(ActionCard, frozen=True):
    name: ClassVar[str] = NAME
    rule: ClassVar[str] = "own"
    when: ClassVar[Words] = IN_TURN

    def plug(self, moments: Moments) -> None:
        moments.remember(LuckyPlace())
        moments.marks.append(_mark)
        moments.moves += [Bless(place) for place in range(1, CASINOS + 1)]
        moments.step_types += [NameCasino, LuckyNote]

    def can(self, game: Vegas, state: VegasState) -> bool:
        return notes_left(game, state) > 0 and any(state.pile)

    def play(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        return replace(state, agenda=(*state.agenda, NameCasino()))
