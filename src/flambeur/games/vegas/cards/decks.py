"""The two decks; cards of different boxes are never mixed (A11)."""

from __future__ import annotations

from flambeur.games.vegas.cards.deck import ActionCard
from flambeur.games.vegas.cards.double import Double
from flambeur.games.vegas.cards.early import EarlyPayout, EarlyPayout2019
from flambeur.games.vegas.cards.joker import Joker
from flambeur.games.vegas.cards.more_dice import Flip, MoreDice
from flambeur.games.vegas.cards.reroll import LastingReroll, Reroll
from flambeur.games.vegas.cards.swap import Swap
from flambeur.games.vegas.cards.take_back import NextPlease, Pass, TakeBack, TakeBack2019
from flambeur.games.vegas.cards.three_notes import ThreeNotes, ThreeNotes2019
from flambeur.games.vegas.cards.tie_breaker import TieBreaker, TieBreaker2019
from flambeur.games.vegas.cards.two_casinos import TwoCasinos

BOULEVARD_DECK: tuple[ActionCard, ...] = (
    TieBreaker(),
    LastingReroll(),
    TwoCasinos(),
    TakeBack(),
    Double(),
    EarlyPayout(),
    ThreeNotes(),
    Swap(),
    Pass(),
    Flip(),
)
"""A1–A10"""
MORECASH_DECK: tuple[ActionCard, ...] = (
    TwoCasinos(),
    Double(),
    Swap(),
    TieBreaker2019(),
    Reroll(),
    TakeBack2019(),
    EarlyPayout2019(),
    ThreeNotes2019(),
    Joker(),
    MoreDice(),
    NextPlease(),
)
"""M7"""
