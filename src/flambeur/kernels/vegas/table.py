"""The numbers of a Las Vegas table, taken from the rules that were composed for it.

A table is covered when every step, hook and piece of its rules is known here. A new module is none of these until it
has its kernel: its tables are refused by name, and the reference engine plays them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from flambeur.games.vegas.bonus import HIGHEST, Bonus, BonusCards, DealBonus
from flambeur.games.vegas.bonus import score as score_bonus
from flambeur.games.vegas.combinations import box_named
from flambeur.games.vegas.dice import NEUTRAL, OWN
from flambeur.games.vegas.kickers import Display, Kick, Kickers
from flambeur.games.vegas.neutral import RollLeftOver
from flambeur.games.vegas.outlook import falls
from flambeur.games.vegas.payout import Settle
from flambeur.games.vegas.rainbow import RainbowsGone, ReplaceRainbow
from flambeur.games.vegas.ranking import by_pips
from flambeur.games.vegas.rounds import RoundOver
from flambeur.games.vegas.slot import Barred, PlaceOnSlot, bar, offer
from flambeur.games.vegas.slot_payout import SettleSlot, TakeNote
from flambeur.games.vegas.state import CASINOS, RAINBOW, SLOT
from flambeur.games.vegas.stocking import RAINBOW_WORTH as RAINBOW_COUNTS
from flambeur.games.vegas.stocking import Stock
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.turn import RollDice, Turns
from flambeur.kernels.uncovered import Uncovered
from flambeur.kernels.vegas import layout as at

STEPS = (Stock, RollLeftOver, DealBonus, Turns, RollDice, ReplaceRainbow, Settle, SettleSlot, RoundOver)
PIECES = (Display, Barred, BonusCards, RainbowsGone)
MOST_ROOM = 64
"""Notes at one place, at most."""
MOST_VALUES = 62
"""Denominations, at most: a set of them is the bits of one number."""
SPARE_ROOM = 8
"""Notes that action cards may have added at a place."""
MOST_HELD = 16
"""Dice of one owner in hand, at most, a big one as two."""


def cover(game: Vegas) -> None:
    """Raise `Uncovered` unless every part of this table's rules has its kernel."""
    if game.cards:
        raise Uncovered("the compiled rules leave action cards out.", code="no-kernel-cards")
    agendas = (*game.round_agenda, *game.turn_agenda, *game.skip_agenda, *game.payout_agenda)
    unknown: list[Any] = [type(step).__name__ for step in agendas if not isinstance(step, STEPS)]
    unknown += [type(piece).__name__ for piece in game.no_pieces if not isinstance(piece, PIECES)]
    hooks = (*game.placings, *game.after_placing, *game.paid, *game.extra_money, *game.favoured, *game.secret_notes)
    unknown += [hook for hook in hooks if hook not in (offer, bar, score_bonus) and not _of_module(hook)]
    if unknown or room(game) > MOST_ROOM or len(game.denominations) > MOST_VALUES or game.places > SLOT + 1:
        raise Uncovered("this table has rules that are not compiled.", code="no-kernel-rules")


def _of_module(hook: Any) -> bool:
    """Whether a hook is a method of a module that is known here."""
    return isinstance(getattr(hook, "__self__", None), Kickers | Bonus)


def room(game: Vegas) -> int:
    """Notes that can lie at one place: stocking ends as soon as they are worth the minimum."""
    least = min(note or RAINBOW_COUNTS for note in game.denominations)
    return max(1, -(-game.minimum // least))


def table_row(game: Vegas, spare: int = 0) -> NDArray[np.int64]:
    """The numbers of a table; `spare` leaves room for so many notes more at each place."""
    box = box_named(str(game.options["box"]))
    kickers, bonus = (getattr(box.part(name), "module", None) for name in ("kickers", "bonus"))
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
    row[at.BONUS_WORTH] = bonus.worth if isinstance(bonus, Bonus) and deck else 0
    row[at.HIGHEST_BONUS] = HIGHEST
    row[at.KICKERS] = any(isinstance(piece, Display) for piece in game.no_pieces)
    row[at.KICKS_SLOT] = isinstance(kickers, Kickers) and kickers.kicks_slot
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
    return row


def _is_plain(game: Vegas) -> bool:
    """Whether there are casinos, notes and own dice and nothing else, for no more players than `plain` reckons with."""
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
    """`outlook.falls` for every number of dice in hand, and of dice that are needed: none of them, 0, 1, … one more."""
    table = np.zeros((MOST_HELD + 1, MOST_HELD + 3, 2))
    for hand in range(MOST_HELD + 1):
        for needed in range(-1, hand + 2):
            table[hand, needed + 1] = falls(needed, hand, places)
    return table.ravel()
