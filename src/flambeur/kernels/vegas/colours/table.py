"""The numbers of a table where dice of all colours are rolled together, taken from its rules."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from flambeur.games.vegas.colours.secret import COLOURS_EACH, NOTES_EACH, SecretColours
from flambeur.games.vegas.colours.solitaire import MINIMUM, Solitaire
from flambeur.games.vegas.colours.table import ColoursTable
from flambeur.games.vegas.colours.turn import RollOut
from flambeur.games.vegas.slot import PlaceOnSlot
from flambeur.games.vegas.slot_payout import TakeNote
from flambeur.kernels.playouts import Uncovered
from flambeur.kernels.vegas import layout as vegas
from flambeur.kernels.vegas.colours import layout as at
from flambeur.kernels.vegas.table import MOST_ROOM


def cover(game: ColoursTable) -> None:
    """Raise `Uncovered` for other rules than those of solitaire and secret colours."""
    if type(game) not in (Solitaire, SecretColours) or room(game) > MOST_ROOM:
        raise Uncovered("this table has rules that are not compiled.", code="no-kernel-rules")


def room(game: ColoursTable) -> int:
    """Notes that can lie at one place."""
    return NOTES_EACH if isinstance(game, SecretColours) else max(1, -(-MINIMUM // min(game.denominations)))


def table_row(game: ColoursTable) -> NDArray[np.int64]:
    """The numbers of a table: those of Las Vegas, and at the end the second group of dice."""
    secret = isinstance(game, SecretColours)
    second = getattr(game, "second_group", ())
    values, colours = len(game.denominations), len(game.colours)
    row = np.zeros(vegas.FIRST_VALUE + values + at.COLOURS, np.int64)
    row[vegas.PLAYERS], row[vegas.PLACES], row[vegas.ROUNDS] = game.players, game.places, game.rounds
    row[vegas.OWNERS_HERE], row[vegas.VALUES] = colours, values
    row[vegas.MINIMUM], row[vegas.NOTES_EACH] = MINIMUM, NOTES_EACH if secret else 0
    row[at.SECRET], row[at.BIG_DICE], row[at.DEALS] = secret, game.big, COLOURS_EACH if secret else 0
    (out,) = (step for step in game.round_agenda if isinstance(step, RollOut))
    row[at.ROLLED_OUT], row[at.FIRST_OUT] = out.count, out.first
    row[at.FIRST_GROUP : at.FIRST_GROUP + colours] = game.fresh["left"]
    row[vegas.FIRST_VALUE : vegas.FIRST_VALUE + values] = game.denominations
    row[at.SECOND_AT] = vegas.FIRST_VALUE + values
    row[row[at.SECOND_AT] : row[at.SECOND_AT] + len(second)] = second
    _lay_out(row, room(game), sum(game.full_pile))
    numbers: dict[type[Any], int] = {}
    for number, move in enumerate(game.all_moves()):
        numbers.setdefault(type(move), number)
    row[vegas.FIRST_SLOT_MOVE], row[vegas.FIRST_TAKE_MOVE] = numbers.get(PlaceOnSlot, -1), numbers.get(TakeNote, -1)
    return row


def _lay_out(row: NDArray[np.int64], room: int, notes: int) -> None:
    """Where the lists of a position begin."""
    row[vegas.ROOM], row[vegas.CAPACITY] = room, notes
    begin = vegas.TAIL
    for where, length in (
        (vegas.NOTES_AT, room * row[vegas.PLACES]),
        (vegas.PILE_AT, row[vegas.VALUES]),
        (vegas.LOG_AT, notes),
        (vegas.UNDER_AT, notes),
        (at.PURSES_AT, notes),
        (at.DISCARDS_AT, notes),
    ):
        row[where] = begin
        begin += int(length)
    row[vegas.WIDTH] = begin
