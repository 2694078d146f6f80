"""Positions of Las Vegas to rows of numbers and back, exactly."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from flambeur.engine import Step
from flambeur.games.first_player import ChooseStarter
from flambeur.games.vegas.bonus import BonusCards, DealBonus
from flambeur.games.vegas.cards.early import Marker
from flambeur.games.vegas.cards.tie_breaker import TieBreaking
from flambeur.games.vegas.cards.turn_so_far import TurnSoFar
from flambeur.games.vegas.cards.two_casinos import Binding, PlaceAgain, SecondPlacement
from flambeur.games.vegas.dice import Hand, Roll
from flambeur.games.vegas.kickers import ChooseKick, Display, UseKicker
from flambeur.games.vegas.moments import Placement
from flambeur.games.vegas.neutral import RollLeftOver
from flambeur.games.vegas.payout import FINAL
from flambeur.games.vegas.rainbow import DrawForRainbow, RainbowsGone
from flambeur.games.vegas.rounds import Rounds
from flambeur.games.vegas.slot import Barred
from flambeur.games.vegas.slot_payout import ChooseNote, PaySlot
from flambeur.games.vegas.state import SLOT, Notes, Piece, VegasState
from flambeur.games.vegas.stock import DRAWS, DrawNote
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.turn import PLACE, TURNS, PlaceDice, RollDice
from flambeur.kernels.common_layout import packed, unpacked
from flambeur.kernels.playouts import Uncovered
from flambeur.kernels.vegas import layout as at

Array = NDArray[np.int64]
_ROUNDS = Rounds()
_PHASES: dict[type[Step], int] = {
    ChooseStarter: at.STARTER,
    DrawNote: at.NOTE,
    RollLeftOver: at.LEFT_OVER,
    DealBonus: at.DEAL_BONUS,
    RollDice: at.ROLL,
    PlaceDice: at.PLACE,
    PlaceAgain: at.PLACE,
    ChooseKick: at.KICK,
    DrawForRainbow: at.RAINBOW_NOTE,
    ChooseNote: at.CHOOSE_NOTE,
}


def encode(game: Vegas, table: Array, state: VegasState) -> Array:
    """The row of a position; raises `Uncovered` for one that no play-out can begin at."""
    row = lie(game, table, state)
    if state.agenda:
        _wait(game, row, state.agenda)
    if agenda(game, table, row) != state.agenda:
        raise Uncovered("the compiled rules cannot go on from this step.", code="no-kernel-step")
    return row


def goes_on(game: Vegas, steps: tuple[Step, ...]) -> bool:
    """Whether the compiled rules go on from the step on top as the agenda beneath it does, cards left out.

    A casino that a card pays early, and rainbow cards that a card has replaced, are in the middle of a turn: the same
    steps as at the end of the round, where the compiled rules know them.
    """
    top = steps[-1]
    if isinstance(top, DrawForRainbow):
        return steps[:-1] == (_ROUNDS, *game.payout_agenda[: len(game.payout_agenda) - top.place])
    if isinstance(top, ChooseNote):
        paying = steps[-2]
        return isinstance(paying, PaySlot) and paying.final == FINAL
    return type(top) in _PHASES


def encode_loosely(game: Vegas, table: Array, state: VegasState) -> Array:
    """The row of a position at a table with action cards, those in hand left out."""
    row = lie(game, table, state)
    _earn(table, row, tuple(game.purse(state, seat) for seat in range(game.players)))
    _take_effect(row, state)
    if state.agenda:
        _wait(game, row, state.agenda)
    return row


def _take_effect(row: Array, state: VegasState) -> None:
    """What cards that have been played will still do."""
    placed: tuple[Placement, ...] = ()
    for piece in state.pieces:
        if isinstance(piece, TurnSoFar):
            placed = piece.placed
        elif isinstance(piece, TieBreaking):
            row[at.TIE] = piece.holder + 1
        elif isinstance(piece, Marker):
            row[at.EARLY], row[at.EARLY_AT], row[at.EARLY_DUE] = piece.holder + 1, piece.place, piece.due
        elif isinstance(piece, Binding):
            row[at.BOUND], row[at.BOUND_NOW] = piece.seats, at.FREE * piece.now
    if row[at.BOUND_NOW] and placed:
        row[at.BOUND_NOW] = at.ONCE if any(isinstance(step, SecondPlacement) for step in state.agenda) else at.TWICE
        row[at.FIRST_PLACE] = min(placed[0].place, SLOT) + 1


def lie(game: Vegas, table: Array, state: VegasState) -> Array:
    """What lies on the table and in the hands, without what the position waits for."""
    row = np.zeros(int(table[at.WIDTH]), np.int64)
    row[at.ROUND], row[at.BEGINS], row[at.TURN] = state.round, state.starter, state.turn
    row[at.LAST_ROUND] = game.rounds
    for kind, counts in enumerate(state.roll):
        row[at.ROLLED + kind] = packed(counts)
    row[at.HANDS : at.HANDS + game.players * at.KINDS] = [count for hand in state.hands for count in hand]
    for number, counts in enumerate(state.dice):
        first = at.DICE + number * at.OWNERS
        row[first : first + len(counts)] = counts
    row[at.BIG : at.BIG + len(state.big)] = state.big
    for place, notes in enumerate(state.notes):
        if len(notes) > table[at.ROOM]:
            raise Uncovered("more notes lie at a place than the compiled rules have room for.", code="no-kernel-room")
        first = int(table[at.NOTES_AT] + place * table[at.ROOM])
        row[at.NOTE_COUNT + place] = len(notes)
        row[first : first + len(notes)] = notes
    lay_list(row, table[at.PILE_AT], state.pile)
    row[at.UNSEEN] = sum(state.pile)
    lay_list(row, table[at.UNDER_AT], state.under)
    row[at.UNDER_COUNT] = len(state.under)
    _earn(table, row, state.won)
    for piece in state.pieces:
        _keep(table, row, piece)
    return row


def lay_list(row: Array, first: Any, values: tuple[int, ...]) -> None:
    row[int(first) : int(first) + len(values)] = values


def _earn(table: Array, row: Array, won: tuple[Notes, ...]) -> None:
    """The notes of the seats; in which order different seats won theirs makes no difference."""
    log = [note * 16 + seat for seat, notes in enumerate(won) for note in notes]
    lay_list(row, table[at.LOG_AT], tuple(log))
    row[at.LOGGED] = len(log)
    row[at.MONEY : at.MONEY + len(won)] = [sum(notes) for notes in won]
    row[at.WON : at.WON + len(won)] = [len(notes) for notes in won]


def _keep(table: Array, row: Array, piece: Piece) -> None:
    """What a module remembers."""
    if isinstance(piece, Display):
        lay_list(row, at.DISPLAY, piece.kickers)
        row[at.OUT] = piece.neutral
    elif isinstance(piece, Barred):
        row[at.BARRED] = piece.faces
    elif isinstance(piece, RainbowsGone):
        row[at.GONE] = piece.count
    elif isinstance(piece, BonusCards):
        for value, card in enumerate(_bonus_values(table)):
            row[table[at.DECK_AT] + value] = piece.deck.count(card)
        for where, cards in ((at.HELD, piece.held), (at.SCORED, piece.scored)):
            for seat, notes in enumerate(cards):
                lay_list(row, where + seat * at.BONUS_EACH, notes)
        lay_list(row, at.BONUS_DICE, piece.dice)
        values = numbers_at(table, at.FIRST_VALUE, int(table[at.VALUES]))
        for seat, received in enumerate(piece.received):
            row[at.RECEIVED + seat] = sum(1 << values.index(note) for note in received)


def _bonus_values(table: Array) -> list[int]:
    first = at.FIRST_VALUE + int(table[at.VALUES])
    return [int(value) for value in table[first:]]


def _wait(game: Vegas, row: Array, steps: tuple[Step, ...]) -> None:
    """What the position waits for."""
    top: Any = steps[-1]
    phase = _PHASES.get(type(top))
    if phase is None:
        raise Uncovered(f"the compiled rules know no step '{top.name}'.", code="no-kernel-step", step=top.name)
    row[at.PHASE] = phase
    if isinstance(top, DrawNote | DrawForRainbow):
        row[at.AT] = top.place
    elif isinstance(top, DealBonus):
        row[at.AT] = sum(isinstance(step, DealBonus) for step in game.round_agenda) - sum(
            isinstance(step, DealBonus) for step in steps
        )
    elif isinstance(top, ChooseKick):
        row[at.AT] = top.row
        row[at.KICK_DICE : at.KICK_DICE + at.KINDS] = top.dice
        row[at.KICKS] = sum(isinstance(step, UseKicker) for step in steps)
    elif isinstance(top, ChooseNote) and len(steps) > 1 and isinstance(steps[-2], PaySlot):
        order, paid = steps[-2].order, steps[-2].paid
        row[at.ORDER_COUNT], row[at.PAID_COUNT] = len(order), len(paid)
        lay_list(row, at.ORDER, order)
        lay_list(row, at.PAID, tuple(number for pair in paid for number in pair))


def agenda(game: Vegas, table: Array, row: Array) -> tuple[Step, ...]:
    """The agenda of a row's position."""
    phase, place = int(row[at.PHASE]), int(row[at.AT])
    if phase == at.OVER:
        return ()
    if phase == at.STARTER:
        return (_ROUNDS, ChooseStarter())
    ahead = game.round_agenda
    if phase == at.NOTE:
        return (_ROUNDS, *ahead[:-1], DRAWS[place])
    if phase == at.LEFT_OVER:
        return (_ROUNDS, *ahead[:-1])
    if phase == at.DEAL_BONUS:
        return (_ROUNDS, *ahead[: 1 + int(table[at.BONUSES]) * game.players - place])
    if phase == at.ROLL:
        return (_ROUNDS, TURNS, *game.turn_agenda)
    if phase == at.PLACE:
        return (_ROUNDS, TURNS, *game.turn_agenda[:-1], PLACE)
    if phase == at.KICK:
        dice = cast(Hand, numbers_at(row, at.KICK_DICE, at.KINDS))
        return (_ROUNDS, TURNS, *((UseKicker(place, dice),) * int(row[at.KICKS])), ChooseKick(place, dice))
    if phase == at.RAINBOW_NOTE:
        return (_ROUNDS, *game.payout_agenda[: len(game.payout_agenda) - place], DrawForRainbow(place))
    order = numbers_at(row, at.ORDER, int(row[at.ORDER_COUNT]))
    flat = numbers_at(row, at.PAID, 2 * int(row[at.PAID_COUNT]))
    paid = tuple(zip(flat[::2], flat[1::2], strict=True))
    return (_ROUNDS, *game.payout_agenda[:1], PaySlot(order, paid, FINAL), ChooseNote(order[0]))


def numbers_at(row: Array, first: Any, count: int) -> tuple[int, ...]:
    return tuple(row[int(first) : int(first) + count].tolist())


def decode(game: Vegas, table: Array, row: Array) -> VegasState:
    """The position of a row."""
    players, rows = game.players, len(game.no_dice)
    hands = [numbers_at(row, at.HANDS + seat * at.KINDS, at.KINDS) for seat in range(players)]
    notes = [
        numbers_at(row, table[at.NOTES_AT] + place * table[at.ROOM], int(row[at.NOTE_COUNT + place]))
        for place in range(game.places)
    ]
    log = numbers_at(row, table[at.LOG_AT], int(row[at.LOGGED]))
    first, count, capacity = int(row[at.UNDER_FIRST]), int(row[at.UNDER_COUNT]), int(table[at.CAPACITY])
    under = [int(row[table[at.UNDER_AT] + (first + number) % capacity]) for number in range(count)]
    return VegasState(
        agenda=agenda(game, table, row),
        round=int(row[at.ROUND]),
        starter=int(row[at.BEGINS]),
        turn=int(row[at.TURN]),
        hands=cast(tuple[Hand, ...], tuple(hands)),
        dice=tuple(numbers_at(row, at.DICE + number * at.OWNERS, players + 1) for number in range(rows)),
        notes=tuple(notes),
        pile=numbers_at(row, table[at.PILE_AT], int(table[at.VALUES])),
        won=tuple(tuple(entry // 16 for entry in log if entry % 16 == seat) for seat in range(players)),
        under=tuple(under),
        roll=cast(Roll, tuple(unpacked(int(row[at.ROLLED + kind])) for kind in range(at.KINDS))),
        big=numbers_at(row, at.BIG, rows),
        pieces=tuple(_piece(game, table, row, piece) for piece in game.no_pieces),
    )


def _piece(game: Vegas, table: Array, row: Array, like: Piece) -> Piece:
    players = game.players
    if isinstance(like, Display):
        return Display(numbers_at(row, at.DISPLAY, players), int(row[at.OUT]))
    if isinstance(like, Barred):
        return Barred(int(row[at.BARRED]))
    if isinstance(like, RainbowsGone):
        return RainbowsGone(int(row[at.GONE]))
    assert isinstance(like, BonusCards)
    counts = numbers_at(row, table[at.DECK_AT], int(table[at.BONUS_VALUES]))
    deck = [card for card, count in zip(_bonus_values(table), counts, strict=True) for _ in range(count)]
    held, scored = _cards(row, at.HELD, players), _cards(row, at.SCORED, players)
    values = numbers_at(table, at.FIRST_VALUE, int(table[at.VALUES]))
    bits = numbers_at(row, at.RECEIVED, players)
    received = tuple(tuple(note for at_, note in enumerate(values) if got >> at_ & 1) for got in bits)
    dice = numbers_at(row, at.BONUS_DICE, players)
    return BonusCards(tuple(deck), held, scored, dice, received if any(bits) else ())


def _cards(row: Array, where: int, players: int) -> tuple[Notes, ...]:
    return tuple(
        tuple(note for note in numbers_at(row, where + seat * at.BONUS_EACH, at.BONUS_EACH) if note)
        for seat in range(players)
    )
