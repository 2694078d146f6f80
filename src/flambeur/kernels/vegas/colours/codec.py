"""Positions where dice of all colours are rolled together, to rows of numbers and back, exactly."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from flambeur.engine import Step
from flambeur.games.first_player import ChooseStarter
from flambeur.games.vegas.colours.secret import DealColour
from flambeur.games.vegas.colours.slot import ChooseNote, PaySlot
from flambeur.games.vegas.colours.state import ColoursState
from flambeur.games.vegas.colours.stock import DrawColoursNote
from flambeur.games.vegas.colours.table import ColoursTable
from flambeur.games.vegas.colours.turn import PlaceColours, RollColours, RollOut
from flambeur.games.vegas.rounds import Rounds
from flambeur.games.vegas.state import Notes
from flambeur.kernels.common_layout import BITS
from flambeur.kernels.playouts import Uncovered
from flambeur.kernels.vegas import layout as vegas
from flambeur.kernels.vegas.codec import lay_list, numbers_at
from flambeur.kernels.vegas.colours import layout as at

Array = NDArray[np.int64]
_ROUNDS = Rounds()


def encode(game: ColoursTable, table: Array, state: ColoursState) -> Array:
    """The row of a position; raises `Uncovered` for one that no play-out can begin at."""
    row = np.zeros(int(table[vegas.WIDTH]), np.int64)
    row[vegas.ROUND], row[vegas.BEGINS], row[vegas.TURN] = state.round, state.starter, state.turn
    row[vegas.LAST_ROUND], row[at.GROUP] = game.rounds, state.group
    by_colour = ((at.LEFT, state.left), (at.LATER, state.later), (at.SHOWN, state.roll), (at.GONE, state.gone))
    for where, counts in by_colour:
        lay_list(row, where, counts)
    row[vegas.ROLLED] = sum(1 << BITS * (face - 1) for face in state.roll if face)
    for number, counts in enumerate(state.dice):
        lay_list(row, vegas.DICE + number * vegas.OWNERS, counts)
    lay_list(row, vegas.BIG, state.big)
    row[vegas.BARRED] = sum(
        1 << face
        for face, (counts, big) in enumerate(zip(state.dice[6:], state.big[6:], strict=True))
        if big or any(counts)
    )
    for place, notes in enumerate(state.notes):
        row[vegas.NOTE_COUNT + place] = len(notes)
        lay_list(row, table[vegas.NOTES_AT] + place * table[vegas.ROOM], notes)
    lay_list(row, table[vegas.PILE_AT], state.pile)
    lay_list(row, table[vegas.UNDER_AT], state.under)
    row[vegas.UNSEEN], row[vegas.UNDER_COUNT] = sum(state.pile), len(state.under)
    row[vegas.LOGGED] = _log(row, table[vegas.LOG_AT], state.won, vegas.MONEY, vegas.WON)
    row[at.PURSED] = _log(row, table[at.PURSES_AT], state.purses, at.PURSES, at.PURSE_NOTES)
    for seat, cards in enumerate(state.cards):
        lay_list(row, at.CARDS + seat * at.CARDS_EACH, tuple(colour + 1 for colour in cards))
    lay_list(row, table[at.DISCARDS_AT], state.discarded)
    row[at.DISCARDED] = len(state.discarded)
    if state.agenda:
        _wait(game, row, state.agenda)
    if agenda(game, row) != state.agenda:
        raise Uncovered("the compiled rules cannot go on from this step.", code="no-kernel-step")
    return row


def _log(row: Array, first: Any, won: tuple[Notes, ...], money: int, many: int) -> int:
    """The notes of each owner; in which order different owners won theirs makes no difference."""
    log = [note * 16 + owner for owner, notes in enumerate(won) for note in notes]
    lay_list(row, first, tuple(log))
    lay_list(row, money, tuple(sum(notes) for notes in won))
    lay_list(row, many, tuple(len(notes) for notes in won))
    return len(log)


def _wait(game: ColoursTable, row: Array, steps: tuple[Step, ...]) -> None:
    """What the position waits for."""
    top: Any = steps[-1]
    phases: dict[type[Step], int] = {
        ChooseStarter: vegas.STARTER,
        DrawColoursNote: vegas.NOTE,
        RollOut: at.ROLL_OUT,
        DealColour: at.DEAL,
        RollColours: vegas.ROLL,
        ChooseNote: vegas.CHOOSE_NOTE,
    }
    row[vegas.PHASE] = vegas.PLACE if isinstance(top, PlaceColours) else phases.get(type(top), vegas.OVER)
    if isinstance(top, DrawColoursNote):
        row[vegas.AT] = top.place
    elif isinstance(top, DealColour):
        row[vegas.AT] = _deals(game.round_agenda) - _deals(steps)
    elif isinstance(top, ChooseNote) and isinstance(steps[-2], PaySlot):
        row[vegas.ORDER_COUNT] = len(steps[-2].order)
        lay_list(row, vegas.ORDER, steps[-2].order)


def _deals(steps: tuple[Step, ...]) -> int:
    return sum(isinstance(step, DealColour) for step in steps)


def agenda(game: ColoursTable, row: Array) -> tuple[Step, ...]:
    """The agenda of a row's position."""
    phase, number = int(row[vegas.PHASE]), int(row[vegas.AT])
    ahead = game.round_agenda
    if phase == vegas.OVER:
        return ()
    if phase == vegas.STARTER:
        return (_ROUNDS, ChooseStarter())
    if phase == vegas.NOTE:
        return (_ROUNDS, *ahead[: len(ahead) - number], DrawColoursNote(number))
    if phase == at.ROLL_OUT:
        return (_ROUNDS, *ahead[: len(ahead) - game.places])
    if phase == at.DEAL:
        return (_ROUNDS, *ahead[: 1 + _deals(ahead) - number])
    if phase == vegas.ROLL:
        return (_ROUNDS, ahead[0], RollColours())
    if phase == vegas.PLACE:
        return (_ROUNDS, ahead[0], game.placing)
    order = numbers_at(row, vegas.ORDER, int(row[vegas.ORDER_COUNT]))
    return (_ROUNDS, game.payout_agenda[0], PaySlot(order), ChooseNote())


def decode(game: ColoursTable, table: Array, row: Array) -> ColoursState:
    """The position of a row."""
    colours, rows = len(game.colours), len(game.no_dice)
    secret, group = bool(table[at.SECRET]), int(row[at.GROUP])
    begun, count, room = int(row[vegas.UNDER_FIRST]), int(row[vegas.UNDER_COUNT]), int(table[vegas.CAPACITY])
    return ColoursState(
        agenda=agenda(game, row),
        round=int(row[vegas.ROUND]),
        starter=int(row[vegas.BEGINS]),
        turn=int(row[vegas.TURN]),
        left=numbers_at(row, at.LEFT, colours),
        dice=tuple(numbers_at(row, vegas.DICE + number * vegas.OWNERS, colours) for number in range(rows)),
        notes=tuple(
            numbers_at(row, table[vegas.NOTES_AT] + place * table[vegas.ROOM], int(row[vegas.NOTE_COUNT + place]))
            for place in range(game.places)
        ),
        pile=numbers_at(row, table[vegas.PILE_AT], int(table[vegas.VALUES])),
        won=_won(row, table[vegas.LOG_AT], int(row[vegas.LOGGED]), colours),
        under=tuple(int(row[table[vegas.UNDER_AT] + (begun + number) % room]) for number in range(count)),
        group=group,
        later=() if secret or group == 2 else numbers_at(row, at.LATER, colours),
        roll=numbers_at(row, at.SHOWN, colours) if row[vegas.PHASE] == vegas.PLACE else (),
        big=numbers_at(row, vegas.BIG, rows),
        gone=numbers_at(row, at.GONE, colours) if secret else (),
        cards=tuple(_cards(row, seat) for seat in range(game.players)) if secret else (),
        purses=_won(row, table[at.PURSES_AT], int(row[at.PURSED]), game.players) if secret else (),
        discarded=numbers_at(row, table[at.DISCARDS_AT], int(row[at.DISCARDED])),
    )


def _won(row: Array, first: Any, count: int, owners: int) -> tuple[Notes, ...]:
    log = numbers_at(row, first, count)
    return tuple(tuple(entry // 16 for entry in log if entry % 16 == owner) for owner in range(owners))


def _cards(row: Array, seat: int) -> tuple[int, ...]:
    cards = numbers_at(row, at.CARDS + seat * at.CARDS_EACH, at.CARDS_EACH)
    return tuple(card - 1 for card in cards if card)
