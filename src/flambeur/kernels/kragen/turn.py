"""Turns, rounds and the end of the game (K4–K9, K16, K18). Beside: `games/kragen/turn.py`, `rounds.py`."""

from __future__ import annotations

from flambeur.kernels.common_layout import BITS, EACH
from flambeur.kernels.compiler import Ints, Words, compiled
from flambeur.kernels.kragen.layout import (
    AGAIN,
    ATTEMPTS,
    BAGS,
    BEGIN,
    BEGINS,
    DICE,
    GOAL,
    IMPROVE,
    IN_HAND,
    KINDS,
    LAST_ROUND,
    LEADER,
    OVER,
    PHASE,
    PLAYED,
    PLAYERS,
    POT,
    RESULTS,
    ROUND,
    ROUNDS,
    SETS,
    THROW_AGAIN,
    TOKENS,
    TURN,
    TURNS,
    WEIGHT,
    WEIGHTS,
)
from flambeur.kernels.random_rolls import DICE as DICE_STREAM
from flambeur.kernels.random_rolls import below, roll


@compiled
def gold(pos: Ints, table: Ints, seat: int) -> int:
    """What the bags of a seat weigh together."""
    weight = 0
    for kind in range(table[KINDS]):
        weight += pos[BAGS + seat * WEIGHTS + kind] * table[WEIGHT + kind]
    return weight


@compiled
def total(pos: Ints, hand: int) -> int:
    """What a set of dice shows."""
    first = SETS + hand * DICE
    return pos[first] + pos[first + 1] + pos[first + 2]


@compiled
def to_reach(pos: Ints) -> int:
    """`KragenState.best`: the result on the table, 0 before there is one."""
    return total(pos, 1 - pos[IN_HAND]) if pos[LEADER] >= 0 else 0


@compiled
def pay(pos: Ints) -> None:
    """`_attempt`: the next attempt costs as many tokens as its number (K5, K6)."""
    pos[ATTEMPTS] += 1
    pos[TOKENS + pos[TURN]] -= pos[ATTEMPTS]
    pos[POT] += pos[ATTEMPTS]


@compiled
def lie(pos: Ints, count: int, shown: int) -> None:
    """Dice that were rolled lie with the `DICE - count` lowest places of the set that were kept, sorted."""
    first = SETS + pos[IN_HAND] * DICE
    at = DICE - count
    for face in range(1, 7):
        for _ in range(shown >> BITS * (face - 1) & EACH):
            pos[first + at] = face
            at += 1
    for end in range(1, DICE):
        place = end
        while place > 0 and pos[first + place - 1] > pos[first + place]:
            pos[first + place - 1], pos[first + place] = pos[first + place], pos[first + place - 1]
            place -= 1
    pos[PHASE] = IMPROVE


@compiled
def throw(pos: Ints, streams: Words) -> None:
    """`Throw.resolve`: all three dice (K5)."""
    lie(pos, DICE, roll(streams, DICE))


@compiled
def throw_again(pos: Ints, streams: Words) -> None:
    """`ThrowAgain.resolve`: a single die never shows less than before (K7)."""
    again, pos[AGAIN] = pos[AGAIN], 0
    first = SETS + pos[IN_HAND] * DICE
    count = 1 if again < 10 else 2 if again < 100 else 3
    shown = 1 << BITS * (again - 1 + below(streams, DICE_STREAM, 7 - again)) if count == 1 else roll(streams, count)
    left = again
    while left:  # what is rolled again leaves the set, the rest moves to its beginning
        face = left % 10
        left //= 10
        at = 0
        while pos[first + at] != face:
            at += 1
        pos[first + at] = 0
    kept = 0
    for at in range(DICE):
        if pos[first + at]:
            pos[first + kept] = pos[first + at]
            kept += 1
    lie(pos, count, shown)


@compiled
def roll_again(pos: Ints, again: int) -> None:
    """`Improve.play` with dice to roll again."""
    pay(pos)
    pos[AGAIN] = again
    pos[PHASE] = THROW_AGAIN


@compiled
def stop(pos: Ints, table: Ints) -> None:
    """`_stop`: the better dice stay, the other set is passed on (K8); on a tie the later is better (K9)."""
    seat, hand = pos[TURN], pos[IN_HAND]
    result = total(pos, hand)
    if result >= to_reach(pos):
        pos[LEADER] = seat
        hand = 1 - hand
    pos[PLAYED] += 1
    pos[ATTEMPTS] = 0
    pos[RESULTS + seat] = result
    pos[IN_HAND] = hand
    for at in range(DICE):
        pos[SETS + hand * DICE + at] = 0
    pos[TURNS + seat] += 1
    next_turn(pos, table)


@compiled
def begin_round(pos: Ints, table: Ints) -> None:
    """`Rounds.run`."""
    pos[ROUND] += 1
    pos[PLAYED], pos[ATTEMPTS], pos[IN_HAND], pos[LEADER] = 0, 0, 0, -1
    for seat in range(table[PLAYERS]):
        pos[RESULTS + seat] = 0
    for at in range(2 * DICE):
        pos[SETS + at] = 0


@compiled
def next_turn(pos: Ints, table: Ints) -> None:
    """`Turns.run`, and what follows when everybody has had a turn: `RoundOver.run`, `Rounds.run`."""
    players = table[PLAYERS]
    while True:
        if pos[PLAYED] == players:
            if not end_round(pos, table):
                return
            begin_round(pos, table)
        seat = (pos[BEGINS] + pos[PLAYED]) % players
        pos[TURN] = seat
        if pos[TOKENS + seat]:
            break
        if not gold(pos, table, seat):  # K16
            pos[PHASE] = OVER
            return
        held = 0
        for other in range(players):
            held += pos[TOKENS + other]
        if held:
            break
        pos[PLAYED] += 1  # K14
    pos[ATTEMPTS] = 0
    pos[PHASE] = BEGIN


@compiled
def end_round(pos: Ints, table: Ints) -> bool:
    """`RoundOver.run`: the pot (K9), and the end of the game (K16, K18); whether it goes on."""
    winner = pos[LEADER]
    pos[TOKENS + winner] += pos[POT]
    pos[POT] = 0
    pos[BEGINS] = winner
    ends = pos[ROUND] >= table[ROUNDS] or pos[ROUND] == pos[LAST_ROUND]
    for seat in range(table[PLAYERS]):
        weight = gold(pos, table, seat)
        if weight >= table[GOAL] or (not weight and not pos[TOKENS + seat]):
            ends = True
    if ends:
        pos[PHASE] = OVER
    return not ends
