"""Action cards: dealt secretly, offered at their moments, laid in the open (B17, B18, M7).

Whether a seat is asked depends on how many unplayed cards it has, which everybody sees, never on which.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from flambeur.engine import Automatic, Chance, Decision, Event, Factor, Move, Outcome, Pick, Source, Step
from flambeur.engine.hidden_hands import deal, hide
from flambeur.games.vegas.cards.turn_so_far import BeginTurn, TurnSoFar, remember
from flambeur.games.vegas.moments import Moments, Placement, Secret
from flambeur.games.vegas.moves import DONE, Done
from flambeur.games.vegas.state import HIDDEN_CARD, PLACE_NUMBERS, Piece, Row, VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

Words = tuple[str, ...]
BEFORE, ROLLED, PLACING, PLACED = "before", "rolled", "placing", "placed"
"""Moments of a turn: before the roll, after it, when placing (also a second time, A3), after placing."""
IN_TURN = (BEFORE, ROLLED, PLACING, PLACED)


class Play(Move, frozen=True):
    """Play an action card."""

    verb: ClassVar[str] = "play"
    card: str


class CardDealt(Event, frozen=True):
    """An action card for a seat, which alone sees it; empty for all others (B17)."""

    name: ClassVar[str] = "card-dealt"
    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardDealt(self.seat, "")


class CardPlayed(Event, frozen=True):
    name: ClassVar[str] = "card-played"
    seat: int
    card: str


class CardsHeld(Piece, frozen=True):
    """The cards not dealt; by seat those in hand, which are secret, and those played."""

    deck: Words
    held: tuple[Words, ...]
    played: tuple[Words, ...]

    def next_round(self) -> CardsHeld:
        """All cards are shuffled again (B17)."""
        nothing: tuple[Words, ...] = ((),) * len(self.held)
        dealt = [card for cards in (*self.held, *self.played) for card in cards]
        return CardsHeld(tuple(sorted((*self.deck, *dealt))), nothing, nothing)


class Mark(Struct, frozen=True):
    """What an open card holds over seats, or has in store at a place."""

    card: str
    seats: tuple[int, ...]
    place: int = 0
    """0: none."""


class CardsView(Struct, frozen=True):
    """Action cards as a seat sees them."""

    own: Words
    """This seat's cards that have not been played."""
    hidden: Row
    """Cards of each seat that have not been played."""
    played: tuple[Words, ...]
    marks: tuple[Mark, ...]
    placed: int
    """Where the seat whose turn it is has placed first in this turn; 0 before."""

    def mark(self, card: str) -> Mark | None:
        """What a card holds over the table just now."""
        return next((mark for mark in self.marks if mark.card == card), None)


class ActionCard(Struct, frozen=True):
    """One card: when it can be played in a turn, what else must hold, and what it does."""

    name: ClassVar[str]
    rule: ClassVar[str]
    when: ClassVar[Words] = ()
    lasting: ClassVar[bool] = False
    """Whether it can be used once in every turn after it has been laid."""
    at_first: ClassVar[bool] = False
    """Whether it can be played in a seat's first turn of the round only."""

    def plug(self, moments: Moments) -> None:
        """What the card adds to a table beside its effect."""

    def hides(self, game: Vegas, state: VegasState) -> bool:
        """Whether it can be in a hand without everybody knowing."""
        return True

    def can(self, game: Vegas, state: VegasState) -> bool:
        """Whether it would have an effect now."""
        return True

    def play(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        """The effect, when the card has been laid; it puts its steps on top of the agenda."""
        return state


class DealCard(Chance, frozen=True):
    """Deal one action card to a seat."""

    name: ClassVar[str] = "deal_card"
    who: int

    def audience(self, state: VegasState) -> int:
        return self.who

    def factors(self, game: Vegas, state: VegasState) -> tuple[Factor, ...]:
        deck = game.piece(state, CardsHeld).deck
        return (Pick("card", deck, (1,) * len(deck)),)

    def resolve(self, game: Vegas, state: VegasState, outcome: Outcome, events: list[Event]) -> VegasState:
        card = outcome[0]
        assert isinstance(card, str)
        events.append(CardDealt(self.who, card))
        cards = game.piece(state, CardsHeld)
        held = list(cards.held)
        held[self.who] = tuple(sorted((*held[self.who], card)))
        deck = tuple([left for left in cards.deck if left != card])
        state = replace(state, agenda=state.agenda[:-1])
        return game.with_piece(state, replace(cards, deck=deck, held=tuple(held)))


class OfferCards(Automatic, frozen=True):
    """Ask the seat whose turn it is for a card, if it has any left."""

    name: ClassVar[str] = "offer_cards"
    moment: str

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        asked: tuple[Step, ...] = (AskCards(self.moment),) if game.piece(state, CardsHeld).held[state.turn] else ()
        return replace(state, agenda=state.agenda[:-1] + asked)


class AskCards(Decision, frozen=True):
    """Play a card or go on; after a card the seat is asked again (B17: both in one turn)."""

    name: ClassVar[str] = "cards"
    rule: ClassVar[str] = "B17"
    moment: str

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        return (DONE, *playable(game, state, self.moment))

    def play(self, game: Vegas, state: VegasState, move: Move, events: list[Event]) -> VegasState:
        if isinstance(move, Done):
            return replace(state, agenda=state.agenda[:-1])
        state = replace(state, agenda=(*state.agenda[:-1], OfferCards(self.moment)))
        after: VegasState = game.effects[type(move)](game, state, move, events)
        return after


def playable(game: Vegas, state: VegasState, moment: str) -> tuple[Move, ...]:
    """The cards that the seat whose turn it is can play at a moment."""
    cards, seat = game.piece(state, CardsHeld), state.turn
    turn = game.piece(state, TurnSoFar)
    found: list[Move] = []
    for name in (*cards.held[seat], *cards.played[seat]):
        card = game.cards[name]
        if moment not in card.when or (card.at_first and not turn.first) or not card.can(game, state):
            continue
        if name in cards.held[seat] or (card.lasting and name not in turn.used):
            found.append(Play(name))
    return tuple(found)


def lay(game: Vegas, state: VegasState, seat: int, card: str, events: list[Event]) -> VegasState:
    """A card of a seat's hand lies in the open from now on."""
    cards = game.piece(state, CardsHeld)
    if card not in cards.held[seat]:
        return state
    events.append(CardPlayed(seat, card))
    held, played = list(cards.held), list(cards.played)
    held[seat] = tuple([left for left in held[seat] if left != card])
    played[seat] += (card,)
    return game.with_piece(state, replace(cards, held=tuple(held), played=tuple(played)))


def play_card(game: Vegas, state: VegasState, move: Play, events: list[Event]) -> VegasState:
    """The effect of `Play` in a turn."""
    state = lay(game, state, state.turn, move.card, events)
    card = game.cards[move.card]
    if card.lasting:
        turn = game.piece(state, TurnSoFar)
        state = game.with_piece(state, replace(turn, used=(*turn.used, move.card)))
    return card.play(game, state, events)


def holders(game: Vegas, state: VegasState) -> tuple[int, ...]:
    """The seats with unplayed cards, which everybody sees."""
    return tuple([seat for seat, held in enumerate(game.piece(state, CardsHeld).held) if held])


def keep_or_play(game: Vegas, state: VegasState, seat: int, card: str) -> tuple[Move, ...]:
    """The choices of a seat asked for one card: all who are asked can go on, its holder can play it."""
    return (DONE, Play(card)) if card in game.piece(state, CardsHeld).held[seat] else (DONE,)


def in_the_open(game: Vegas, state: VegasState, card: str) -> bool:
    """Whether everybody knows that nobody can play this card any more in this round."""
    return any(card in played for played in game.piece(state, CardsHeld).played)


def offer_cards(game: Vegas, state: VegasState) -> tuple[Move, ...]:
    """Cards among the choices of a placement; those for the roll itself are too late for the second one."""
    if game.piece(state, TurnSoFar).placed:
        return playable(game, state, PLACING)
    return tuple(dict.fromkeys((*playable(game, state, ROLLED), *playable(game, state, PLACING))))


def offer_after_placing(game: Vegas, state: VegasState, placement: Placement, events: list[Event]) -> VegasState:
    state = remember(game, state, placement)
    return replace(state, agenda=(*state.agenda, OfferCards(PLACED))) if placement.rolled else state


def _look(game: Vegas, state: VegasState, seat: int | None) -> CardsView:
    cards, turn = game.piece(state, CardsHeld), game.piece(state, TurnSoFar)
    return CardsView(
        own=() if seat is None else cards.held[seat],
        hidden=tuple([len(held) for held in cards.held]),
        played=cards.played,
        marks=tuple([mark for marked in game.marks if (mark := marked(game, state)) is not None]),
        placed=PLACE_NUMBERS[turn.placed[0].place] if turn.placed else 0,
    )


def _veil(game: Vegas, state: VegasState, seat: int | None) -> VegasState:
    """Cards in the hands of others lie among those that were not dealt."""
    cards = game.piece(state, CardsHeld)
    deck, held = hide(cards.deck, cards.held, seat, HIDDEN_CARD)
    return game.with_piece(state, CardsHeld(deck, held, cards.played))


def _imagine(game: Vegas, position: VegasState, seat: int | None, source: Source) -> VegasState:
    cards = game.piece(position, CardsHeld)
    open_cards = [card for card in cards.deck if not game.cards[card].hides(game, position)]
    held, deck = deal(cards.deck, cards.held, HIDDEN_CARD, source, [open_cards] * game.players)
    return game.with_piece(position, CardsHeld(deck, tuple([tuple(sorted(hand)) for hand in held]), cards.played))


class ActionCards(Struct, frozen=True):
    """The module: the cards of a box, and how many each seat is dealt by number of players."""

    deck: tuple[ActionCard, ...]
    each: tuple[tuple[int, int], ...]
    rule: str

    def plug(self, moments: Moments) -> None:
        players = moments.players
        names = tuple(sorted(card.name for card in self.deck))
        nothing: tuple[Words, ...] = ((),) * players
        moments.remember(CardsHeld(names, nothing, nothing))
        moments.remember(TurnSoFar())
        moments.rules[AskCards.name] = self.rule
        moments.cards = {card.name: card for card in self.deck}
        each = dict(self.each)[players]
        moments.round_start += [DealCard(seat) for seat in range(players) for _ in range(each)]
        moments.turn_begins.append(BeginTurn())
        moments.placings.append(offer_cards)
        moments.after_placing.append(offer_after_placing)
        moments.looks["cards"] = _look
        moments.secrets.append(Secret(_veil, _imagine))
        moments.effects[Play] = play_card
        moments.moves += [DONE, *(Play(name) for name in names)]
        moments.step_types += [DealCard, OfferCards, AskCards, BeginTurn]
        for card in self.deck:
            card.plug(moments)
        moments.before_roll.append(OfferCards(BEFORE))
