"""Tie Breaker: win one tie at payout (A1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Decision, Event, Move
from flambeur.games.vegas.cards.deck import IN_TURN, ActionCard, CardsHeld, Mark, Words, lay
from flambeur.games.vegas.choice import Choice
from flambeur.games.vegas.moments import Moments
from flambeur.games.vegas.moves import DONE
from flambeur.games.vegas.payout import standing_for
from flambeur.games.vegas.state import Piece, VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

NAME = "tie"
NOBODY = -1


class WinTie(Move, frozen=True):
    """Win the tie at the place that pays next."""

    verb: ClassVar[str] = "win"


class TieWon(Event, frozen=True):
    name: ClassVar[str] = "tie-won"
    seat: int
    place: int


class CardShown(Event, frozen=True):
    """A card that must be shown at the start of the round (2019)."""

    name: ClassVar[str] = "card-shown"
    reveals: ClassVar[bool] = True
    seat: int
    card: str


class TieBreaking(Piece, frozen=True):
    """Who can still win a tie, and who wins it at the place that is being paid."""

    holder: int = NOBODY
    winner: int = NOBODY

    def next_round(self) -> TieBreaking:
        return TieBreaking()


class OfferTie(Automatic, frozen=True):
    """Before a place pays: would the card change anything there?"""

    name: ClassVar[str] = "offer_tie"
    place: int

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        holder = game.piece(state, TieBreaking).holder
        state = game.with_piece(replace(state, agenda=state.agenda[:-1]), TieBreaking(holder))
        if holder == NOBODY or not state.notes[self.place]:
            return state
        if standing_for(game, state, self.place, holder).order == standing_for(game, state, self.place).order:
            return state
        return replace(state, agenda=(*state.agenda, AskTie(holder, self.place)))


class AskTie(Decision, frozen=True):
    """Use the card here, or keep it for another place."""

    name: ClassVar[str] = "ask_tie"
    rule: ClassVar[str] = "A1"
    who: int
    place: int

    def seat(self, state: VegasState) -> int:
        return self.who

    def about(self, game: Vegas, state: VegasState) -> Choice:
        return Choice(at=self.place + 1)

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        return (DONE, WinTie())

    def play(self, game: Vegas, state: VegasState, move: Move, events: list[Event]) -> VegasState:
        state = replace(state, agenda=state.agenda[:-1])
        if not isinstance(move, WinTie):
            return state
        events.append(TieWon(self.who, self.place + 1))
        return game.with_piece(state, TieBreaking(NOBODY, self.who))


class ShowTie(Automatic, frozen=True):
    """2019: the owner lays the card open when the round begins."""

    name: ClassVar[str] = "show_tie"

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        state = replace(state, agenda=state.agenda[:-1])
        for seat, held in enumerate(game.piece(state, CardsHeld).held):
            if NAME in held:
                events.append(CardShown(seat, NAME))
                return game.with_piece(lay(game, state, seat, NAME, []), TieBreaking(seat))
        return state


def tie_winner(game: Vegas, state: VegasState, place: int) -> int:
    return game.piece(state, TieBreaking).winner


def _mark(game: Vegas, state: VegasState) -> Mark | None:
    """The seat that can still win a tie with its open card."""
    holder = game.piece(state, TieBreaking).holder
    return None if holder == NOBODY else Mark(NAME, (holder,))


class TieBreaker(ActionCard, frozen=True):
    """Boulevard: playable only in your first turn of the round."""

    name: ClassVar[str] = NAME
    rule: ClassVar[str] = "A1"
    when: ClassVar[Words] = IN_TURN
    at_first: ClassVar[bool] = True

    def plug(self, moments: Moments) -> None:
        moments.remember(TieBreaking())
        moments.before_settle.append(OfferTie)
        moments.favoured.append(tie_winner)
        moments.marks.append(_mark)
        moments.moves += [DONE, WinTie()]
        moments.step_types += [OfferTie, AskTie]

    def play(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        return game.with_piece(state, TieBreaking(state.turn))


class TieBreaker2019(TieBreaker, frozen=True):
    """2019: shown when the round begins."""

    when: ClassVar[Words] = ()

    def plug(self, moments: Moments) -> None:
        super().plug(moments)
        moments.round_start.append(ShowTie())
        moments.step_types.append(ShowTie)

    def hides(self, game: Vegas, state: VegasState) -> bool:
        """Once the card should have been shown, a seat that did not show it does not have it."""
        return any(isinstance(step, ShowTie) for step in state.agenda)
