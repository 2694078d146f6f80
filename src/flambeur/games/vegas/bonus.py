"""Bonus cards: secret note values that turn a bonus die up when they are won (B14–B16, M6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from msgspec import Struct
from msgspec.structs import replace

from flambeur.engine import Chance, Event, Factor, InvalidOption, Outcome, Pick, Source
from flambeur.engine.hidden_hands import deal, hide
from flambeur.games.vegas.moments import Moments, Secret
from flambeur.games.vegas.state import HIDDEN, Notes, Piece, Row, VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

HIGHEST = 6


class BonusDealt(Event, frozen=True):
    """A bonus card for a seat, which alone sees it; 0 for all others (B14)."""

    name: ClassVar[str] = "bonus-dealt"
    seat: int
    note: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else BonusDealt(self.seat, 0)


class BonusScored(Event, frozen=True):
    """A seat shows a bonus card and turns its die up to `die` (B15)."""

    name: ClassVar[str] = "bonus-scored"
    reveals: ClassVar[bool] = True
    seat: int
    note: int
    die: int


class BonusCards(Piece, frozen=True):
    """The deck that is left; secret cards, cards that have scored, and bonus dice, by seat."""

    deck: Notes
    held: tuple[Notes, ...]
    scored: tuple[Notes, ...]
    dice: Row
    received: tuple[Notes, ...] = ()
    """Values each seat has been paid this round, once any has: everybody knows that it holds no such card now (B15)."""

    def next_round(self) -> BonusCards:
        """All cards are shuffled again (B16)."""
        nothing: tuple[Notes, ...] = ((),) * len(self.dice)
        dealt = [note for notes in (*self.held, *self.scored) for note in notes]
        return BonusCards(tuple(sorted((*self.deck, *dealt))), nothing, nothing, self.dice)


class BonusView(Struct, frozen=True):
    """Bonus cards and dice as a seat sees them."""

    own: Notes
    """This seat's cards that have not scored."""
    hidden: Row
    """Cards of each seat that have not been shown."""
    scored: tuple[Notes, ...]
    dice: Row
    money: Row
    """What the die of each seat earns at the end of the game, in thousands."""


class DealBonus(Chance, frozen=True):
    """Deal one bonus card to a seat."""

    name: ClassVar[str] = "deal_bonus"
    who: int

    def audience(self, state: VegasState) -> int:
        return self.who

    def factors(self, game: Vegas, state: VegasState) -> tuple[Factor, ...]:
        deck = game.piece(state, BonusCards).deck
        values = tuple(dict.fromkeys(deck))
        return (Pick("bonus", values, tuple([deck.count(value) for value in values])),)

    def resolve(self, game: Vegas, state: VegasState, outcome: Outcome, events: list[Event]) -> VegasState:
        note = outcome[0]
        assert isinstance(note, int)
        events.append(BonusDealt(self.who, note))
        cards = game.piece(state, BonusCards)
        deck, held = list(cards.deck), list(cards.held)
        deck.remove(note)
        held[self.who] = tuple(sorted((*held[self.who], note)))
        state = replace(state, agenda=state.agenda[:-1])
        return game.with_piece(state, replace(cards, deck=tuple(deck), held=tuple(held)))


def score(
    game: Vegas, state: VegasState, place: int, paid: tuple[tuple[int, int], ...], events: list[Event]
) -> VegasState:
    """Every card with the value of a note just received counts, once a round (B15)."""
    if not paid:
        return state
    cards = game.piece(state, BonusCards)
    held, scored, dice = list(cards.held), list(cards.scored), list(cards.dice)
    received = list(cards.received) or [()] * game.players
    for seat, note in paid:
        for card in held[seat]:
            if card == note:
                dice[seat] = min(dice[seat] + 1, HIGHEST)
                scored[seat] += (note,)
                events.append(BonusScored(seat, note, dice[seat]))
        held[seat] = tuple([card for card in held[seat] if card != note])
        received[seat] = tuple(sorted({*received[seat], note}))
    return game.with_piece(state, BonusCards(cards.deck, tuple(held), tuple(scored), tuple(dice), tuple(received)))


def _veil(game: Vegas, state: VegasState, seat: int | None) -> VegasState:
    """Cards of others lie among those that were not dealt."""
    cards = game.piece(state, BonusCards)
    deck, held = hide(cards.deck, cards.held, seat, HIDDEN)
    return game.with_piece(state, replace(cards, deck=deck, held=held))


def _imagine(game: Vegas, position: VegasState, seat: int | None, source: Source) -> VegasState:
    """A card of a value that its holder has been paid would have been shown (B15)."""
    cards = game.piece(position, BonusCards)
    held, deck = deal(cards.deck, cards.held, HIDDEN, source, cards.received)
    return game.with_piece(position, replace(cards, deck=deck, held=tuple([tuple(sorted(hand)) for hand in held])))


class Bonus(Struct, frozen=True):
    """The module: the deck, cards for each seat by number of players, and what a pip earns."""

    deck: Notes
    each: tuple[tuple[int, int], ...]
    worth: int

    def plug(self, moments: Moments) -> None:
        players = moments.players
        deck = cast(Notes, moments.options["bonuses"]) or self.deck
        each = dict(self.each)[players]
        if len(deck) < players * each:
            raise InvalidOption(
                f"{players} players need at least {players * each} bonus cards, not {len(deck)}.",
                why="option-bonuses",
                option="bonuses",
                players=players,
                least=players * each,
                given=len(deck),
            )
        moments.remember(BonusCards(tuple(sorted(deck)), ((),) * players, ((),) * players, (1,) * players))
        moments.round_start += [DealBonus(seat) for seat in range(players) for _ in range(each)]
        moments.paid.append(score)
        moments.extra_money.append(self.money)
        moments.looks["bonus"] = self.look
        moments.secrets.append(Secret(_veil, _imagine))
        moments.step_types.append(DealBonus)

    def money(self, game: Vegas, state: VegasState, seat: int) -> int:
        return game.piece(state, BonusCards).dice[seat] * self.worth

    def look(self, game: Vegas, state: VegasState, seat: int | None) -> BonusView:
        cards = game.piece(state, BonusCards)
        own = () if seat is None else cards.held[seat]
        hidden = tuple([len(held) for held in cards.held])
        return BonusView(own, hidden, cards.scored, cards.dice, tuple([die * self.worth for die in cards.dice]))
