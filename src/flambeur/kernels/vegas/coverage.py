"""Which tables of Las Vegas have compiled rules.

A table is covered if this module knows all of its parts, each where it belongs. A new module is not known until it has
its kernel: its tables are refused, and the reference engine plays them.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from flambeur.engine import Move, Step
from flambeur.games.vegas.bonus import Bonus, BonusCards, DealBonus
from flambeur.games.vegas.bonus import score as score_bonus
from flambeur.games.vegas.dice import BIG
from flambeur.games.vegas.kickers import Display, Kickers
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.neutral import RollLeftOver
from flambeur.games.vegas.payout import Settle
from flambeur.games.vegas.rainbow import RainbowsGone, ReplaceRainbow
from flambeur.games.vegas.ranking import by_pips, cancelling
from flambeur.games.vegas.rounds import RoundOver
from flambeur.games.vegas.slot import Barred, PlaceOnSlot, bar, offer, place_on_slot
from flambeur.games.vegas.slot_payout import SettleSlot
from flambeur.games.vegas.state import CASINOS, RAINBOW, SLOT, Piece
from flambeur.games.vegas.stock import Stock
from flambeur.games.vegas.table import Vegas, upside_down
from flambeur.games.vegas.turn import PLACE, ROLL, TURNS
from flambeur.kernels.common_layout import EACH
from flambeur.kernels.playouts import Uncovered
from flambeur.kernels.vegas.known_cards import CardParts, Hook, card_parts
from flambeur.kernels.vegas.layout import SEATS
from flambeur.kernels.vegas.table import MOST_HELD, MOST_ROOM, MOST_VALUES, room

HOOKS: dict[type[Struct], tuple[Hook, ...]] = {
    Barred: (("placings", offer), ("after_placing", bar)),
    Display: (("after_placing", Kickers.act),),
    BonusCards: (("paid", score_bonus), ("extra_money", Bonus.money)),
    RainbowsGone: (),
}
"""What modules remember, and where each of them is called."""
MOMENTS = ("placings", "after_placing", "favoured", "paid", "secret_notes", "extra_money")
"""Moments at which something is called that the game depends on; views and checks of positions are not compiled."""


def cover(game: Vegas, *, with_cards: bool = False) -> None:
    """Raise `Uncovered` unless every part of this table's rules has its kernel.

    With `with_cards`, the parts of known action cards are passed over, and everything else must have one.
    """
    if game.cards and not with_cards:
        raise Uncovered("the compiled rules leave action cards out.", code="no-kernel-cards")
    cards = card_parts(game)
    if type(game) is not Vegas or cards is None or not _has_room(game) or not _known(game, cards):
        raise Uncovered("this table has rules that are not compiled.", code="no-kernel-rules")


def _has_room(game: Vegas) -> bool:
    few_dice = sum(game.hand) + game.hand[BIG] <= MOST_HELD and max(game.hand) <= EACH
    few_notes = room(game) <= MOST_ROOM and len(game.denominations) <= MOST_VALUES
    return few_dice and few_notes and game.players <= SEATS


def _known(game: Vegas, cards: CardParts) -> bool:
    """Whether a table without the parts of its cards is made of known modules, each where it belongs."""
    kinds = [type(piece) for piece in game.no_pieces if type(piece) not in cards.pieces]
    return (
        _known_pieces(game, kinds)
        and _known_agendas(game, kinds, cards)
        and _known_hooks(game, kinds, cards)
        and _known_effects(game, kinds, cards)
    )


def _known_pieces(game: Vegas, kinds: list[type[Piece]]) -> bool:
    there = set(kinds) <= HOOKS.keys() and len(set(kinds)) == len(kinds)
    fitting = (RAINBOW in game.denominations) == (RainbowsGone in kinds)
    return there and fitting and game.places == (SLOT + 1 if Barred in kinds else CASINOS)


def _known_agendas(game: Vegas, kinds: list[type[Piece]], cards: CardParts) -> bool:
    """Whether rounds, turns and payouts have the steps of the known modules, in their order."""
    places = range(game.places)
    left_over = [step for step in game.round_agenda if type(step) is RollLeftOver][:1]
    deals = sum(type(step) is DealBonus for step in game.round_agenda) // game.players
    dealt = [DealBonus(seat) for seat in range(game.players) for _ in range(deals)]
    rainbows = [ReplaceRainbow(place) for place in places] if RainbowsGone in kinds else []
    paying = [SettleSlot() if place == SLOT else Settle(place) for place in places]
    composed: tuple[tuple[tuple[Step, ...], list[Step]], ...] = (
        (game.round_agenda, [Stock(), *left_over, *dealt, TURNS]),
        (game.turn_agenda, [ROLL]),
        (game.skip_agenda, []),
        (game.payout_agenda, [*rainbows, *paying, RoundOver()]),
    )
    return all(
        tuple(step for step in there if type(step) not in cards.steps) == upside_down(steps)
        for there, steps in composed
    )


def _known_hooks(game: Vegas, kinds: list[type[Piece]], cards: CardParts) -> bool:
    """Whether exactly those functions of the known modules are called that belong together."""
    found = [(moment, _function(hook)) for moment in MOMENTS for hook in getattr(game, moment)]
    wanted = [*cards.hooks, *(hook for kind in kinds for hook in HOOKS[kind])]
    return len(found) == len(wanted) and all(hook in wanted and found.count(hook) == 1 for hook in found)


def _function(hook: Any) -> Any:
    return getattr(hook, "__func__", hook)


def _known_effects(game: Vegas, kinds: list[type[Piece]], cards: CardParts) -> bool:
    """Whether moves do, and places pay, what they do in the known rules."""
    slot = Barred in kinds
    wanted: dict[type[Move], Any] = {Place: PLACE.play, **dict(cards.effects)}
    if slot:
        wanted[PlaceOnSlot] = place_on_slot
    ranked = all(rule in (by_pips, cancelling) for rule in game.standing.values())
    return game.effects == wanted and ranked and list(game.standing) == [SLOT] * slot
