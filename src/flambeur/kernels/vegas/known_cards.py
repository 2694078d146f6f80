"""The action cards that approximate play-outs may hold back, and all that each of them adds to a table.

A card that is not listed here has effects that the compiled rules do not know: its tables are refused.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from flambeur.engine import Move, Step
from flambeur.games.vegas.cards import deck, swap, tie_breaker, two_casinos
from flambeur.games.vegas.cards.deck import ActionCard, CardsHeld, DealCard, OfferCards, Play
from flambeur.games.vegas.cards.double import Double
from flambeur.games.vegas.cards.early import (
    EarlyPayout,
    EarlyPayout2019,
    Gone,
    MarkDue,
    Marker,
    OfferEarly,
    PayMarked,
)
from flambeur.games.vegas.cards.joker import Joker
from flambeur.games.vegas.cards.more_dice import Flip, MoreDice
from flambeur.games.vegas.cards.reroll import LastingReroll, Reroll
from flambeur.games.vegas.cards.swap import SecretNotes, Swap
from flambeur.games.vegas.cards.take_back import NextPlease, Pass, TakeBack, TakeBack2019
from flambeur.games.vegas.cards.three_notes import OfferThree, ThreeNotes, ThreeNotes2019
from flambeur.games.vegas.cards.tie_breaker import OfferTie, ShowTie, TieBreaker, TieBreaker2019, TieBreaking
from flambeur.games.vegas.cards.turn_so_far import BeginTurn, TurnSoFar
from flambeur.games.vegas.cards.two_casinos import Binding, BindTurn, TwoCasinos
from flambeur.games.vegas.table import Vegas

Hook = tuple[str, Any]
"""A moment, and what is called then."""


class CardParts(Struct, frozen=True):
    """What a card adds to a table: pieces of state, steps of its agendas, hooks, and what moves do."""

    pieces: tuple[type[Struct], ...] = ()
    steps: tuple[type[Step], ...] = ()
    hooks: tuple[Hook, ...] = ()
    effects: tuple[tuple[type[Move], Any], ...] = ()


NONE = CardParts()
DECK = CardParts(
    (CardsHeld, TurnSoFar),
    (DealCard, OfferCards, BeginTurn),
    (("placings", deck.offer_cards), ("after_placing", deck.offer_after_placing)),
    ((Play, deck.play_card),),
)
"""What every table with action cards has."""
TIE_BREAKER = CardParts((TieBreaking,), (OfferTie,), (("favoured", tie_breaker.tie_winner),))
CARDS: dict[type[ActionCard], CardParts] = {
    Double: NONE,
    EarlyPayout: CardParts((Marker,), (PayMarked,)),
    EarlyPayout2019: CardParts((Marker, Gone), (MarkDue, OfferEarly)),
    Flip: NONE,
    Joker: NONE,
    LastingReroll: NONE,
    MoreDice: NONE,
    NextPlease: NONE,
    Pass: NONE,
    Reroll: NONE,
    Swap: CardParts((SecretNotes,), hooks=(("paid", swap.offer_swap), ("secret_notes", swap.secret_notes_of))),
    TakeBack: NONE,
    TakeBack2019: NONE,
    ThreeNotes: NONE,
    ThreeNotes2019: CardParts(steps=(OfferThree,)),
    TieBreaker: TIE_BREAKER,
    TieBreaker2019: CardParts(TIE_BREAKER.pieces, (OfferTie, ShowTie), TIE_BREAKER.hooks),
    TwoCasinos: CardParts((Binding,), (BindTurn,), (("after_placing", two_casinos.place_second),)),
}
"""Every card by its class; a subclass is another card."""


def card_parts(game: Vegas) -> CardParts | None:
    """What the cards of a table add to it, all together; None if one of them is not known."""
    if not game.cards:
        return NONE
    kinds = {type(card) for card in game.cards.values()}
    if not kinds <= CARDS.keys():
        return None
    parts = [DECK, *(CARDS[kind] for kind in kinds)]
    return CardParts(
        tuple(piece for part in parts for piece in part.pieces),
        tuple(step for part in parts for step in part.steps),
        tuple(hook for part in parts for hook in part.hooks),
        tuple(effect for part in parts for effect in part.effects),
    )
