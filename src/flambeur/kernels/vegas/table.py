"""The numbers of a Las Vegas table, taken from the rules that were composed for it.

`coverage` says which tables have compiled rules.
"""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from flambeur.games.vegas.bonus import HIGHEST, Bonus, BonusCards, DealBonus
from flambeur.games.vegas.cards.early import NAME as EARLY
from flambeur.games.vegas.cards.early import EarlyPayout2019
from flambeur.games.vegas.dice import NEUTRAL, OWN
from flambeur.games.vegas.kickers import Display, Kick, Kickers
from flambeur.games.vegas.neutral import RollLeftOver
from flambeur.games.vegas.payout_preview import falls
from flambeur.games.vegas.ranking import by_pips
from flambeur.games.vegas.slot import PlaceOnSlot
from flambeur.games.vegas.slot_payout import TakeNote
from flambeur.games.vegas.state import CASINOS, RAINBOW, SLOT
from flambeur.games.vegas.stock import RAINBOW_WORTH as RAINBOW_COUNTS
from flambeur.games.vegas.table import Vegas
from flambeur.kernels.vegas import layout as at

M = TypeVar("M")
MOST_ROOM = 64
"""Notes at one place, at most."""
MOST_VALUES = 62
"""Denominations, at most: a set of them is the bits of one number."""
SPARE_ROOM = 8
"""Notes that action cards may have added at a place."""
MOST_HELD = 16
"""Dice of one owner in hand, at most, a big one as two."""


def room(game: Vegas) -> int:
    """Notes that can lie at one place: stocking ends as soon as they are worth the minimum."""
    least = min(note or RAINBOW_COUNTS for note in game.denominations)
    return max(1, -(-game.minimum // least))


def table_row(game: Vegas, spare: int = 0) -> NDArray[np.int64]:
    """The numbers of a table; `spare` leaves room for so many notes more at each place."""
    kickers, bonus = _plugged(game.after_placing, Kickers), _plugged(game.extra_money, Bonus)
    deck = next((piece.deck for piece in game.no_pieces if isinstance(piece, BonusCards)), ())
    bonuses = tuple(dict.fromkeys(deck))
    row = np.zeros(at.FIRST_VALUE + len(game.denominations) + len(bonuses), np.int64)
    row[at.PLAYERS] = game.players
    row[at.PLACES] = game.places
    row[at.MINIMUM] = game.minimum
    row[at.ROUNDS] = game.rounds
    row[at.HAND : at.HAND + at.KINDS] = game.hand
    row[at.OWNERS_HERE] = game.players + (game.hand[NEUTRAL] > 0)
    row[at.LEFT_OVER_DICE] = sum(step.count for step in game.round_agenda if isinstance(step, RollLeftOver))
    row[at.BONUSES] = sum(isinstance(step, DealBonus) for step in game.round_agenda) // game.players
    row[at.BONUS_WORTH] = bonus.worth if bonus and deck else 0
    row[at.HIGHEST_BONUS] = HIGHEST
    row[at.KICKERS] = any(isinstance(piece, Display) for piece in game.no_pieces)
    row[at.KICKS_SLOT] = kickers is not None and kickers.kicks_slot
    row[at.BY_PIPS] = game.standing.get(SLOT) is by_pips
    row[at.RAINBOW_WORTH] = RAINBOW_COUNTS if RAINBOW in game.denominations else 0
    row[at.VALUES] = len(game.denominations)
    row[at.BONUS_VALUES] = len(bonuses)
    _lay_out(row, room(game) + spare, sum(game.full_pile))
    numbers: dict[type, int] = {}
    for number, move in enumerate(game.all_moves()):
        numbers.setdefault(type(move), number)
    row[at.FIRST_SLOT_MOVE] = numbers.get(PlaceOnSlot, -1)
    row[at.FIRST_KICK_MOVE] = numbers.get(Kick, -1)
    row[at.FIRST_TAKE_MOVE] = numbers.get(TakeNote, -1)
    for seat, allies in enumerate(game.allies):
        row[at.MATES + seat] = sum(1 << ally for ally in allies)
    row[at.FIRST_VALUE :] = (*game.denominations, *bonuses)
    row[at.PLAIN] = _is_plain(game)
    row[at.EARLY_LEAVES] = isinstance(game.cards.get(EARLY), EarlyPayout2019)
    return row


def _plugged(hooks: tuple[Any, ...], kind: type[M]) -> M | None:
    """The module of a kind, one of whose methods is called at some moment."""
    modules = (getattr(hook, "__self__", None) for hook in hooks)
    return next((module for module in modules if isinstance(module, kind)), None)


def _is_plain(game: Vegas) -> bool:
    """Whether there are casinos, notes and own dice and nothing else, for no more players than `plain` supports."""
    own_only = not any(game.hand[kind] for kind in range(at.KINDS) if kind != OWN)
    extras = game.no_pieces or RAINBOW in game.denominations or game.places != CASINOS or game.cards
    alone = all(len(allies) == 1 for allies in game.allies)
    left_over = any(isinstance(step, RollLeftOver) for step in game.round_agenda)
    return own_only and alone and not extras and not left_over and game.players <= at.PLAIN_PLAYERS


def _lay_out(row: NDArray[np.int64], room: int, notes: int) -> None:
    """Where the lists of a position begin."""
    row[at.ROOM] = room
    row[at.CAPACITY] = notes
    begin = at.TAIL
    for where, length in (
        (at.NOTES_AT, room * row[at.PLACES]),
        (at.PILE_AT, row[at.VALUES]),
        (at.DECK_AT, row[at.BONUS_VALUES]),
        (at.LOG_AT, notes),
        (at.UNDER_AT, notes),
    ):
        row[where] = begin
        begin += int(length)
    row[at.WIDTH] = begin


def falls_table(places: int) -> NDArray[np.float64]:
    """`payout_preview.falls` for every number of dice in hand, and of dice that are needed: none, 0, 1, … one more."""
    table = np.zeros((MOST_HELD + 1, MOST_HELD + 3, 2))
    for hand in range(MOST_HELD + 1):
        for needed in range(-1, hand + 2):
            table[hand, needed + 1] = falls(needed, hand, places)
    return table.ravel()
