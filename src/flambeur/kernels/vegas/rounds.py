"""The frame of a game: rounds, what comes before their first turn, and their end (V4, V7, V12, V21).

Beside: `games/vegas/rounds.py`, `neutral.py`, and `next_turn` of `turn.py`.
"""

from __future__ import annotations

from flambeur.games.vegas.state import CASINOS
from flambeur.kernels.common_layout import BITS, EACH
from flambeur.kernels.compiler import Ints, Words, compiled
from flambeur.kernels.random_rolls import roll
from flambeur.kernels.vegas.bonus import deal_bonus, shuffle_bonus
from flambeur.kernels.vegas.layout import (
    AT,
    BARRED,
    BEGINS,
    BIG,
    BONUSES,
    DEAL_BONUS,
    DICE,
    DISPLAY,
    HAND,
    HANDS,
    KICKERS,
    KINDS,
    LAST_ROUND,
    LEFT_OVER,
    LEFT_OVER_DICE,
    OUT,
    OVER,
    OWNERS,
    PHASE,
    PLACES,
    PLAYERS,
    ROLL,
    ROLLED,
    ROUND,
    TAIL,
    TIE,
    TURN,
)
from flambeur.kernels.vegas.stock import stock


@compiled
def has_dice(pos: Ints, seat: int) -> bool:
    hand = HANDS + seat * KINDS
    return (pos[hand] | pos[hand + 1] | pos[hand + 2] | pos[hand + 3]) != 0


@compiled
def pass_turn(pos: Ints, table: Ints) -> bool:
    """Give the turn to the next seat that has dice (V7); False when nobody has any."""
    for kind in range(KINDS):
        pos[ROLLED + kind] = 0
    seat = pos[TURN]
    for _ in range(table[PLAYERS]):
        seat = seat + 1 if seat + 1 < table[PLAYERS] else 0
        if has_dice(pos, seat):
            pos[TURN] = seat
            pos[PHASE] = ROLL
            return True
    return False


@compiled
def before_turns(pos: Ints, table: Ints, deal: int) -> None:
    """What follows the stocking: left-over neutral dice (V21), bonus cards (B14), the first turn.

    `deal` counts what has been done: -1 nothing, then the cards dealt.
    """
    if deal < 0:
        if table[LEFT_OVER_DICE]:
            pos[PHASE] = LEFT_OVER
            return
        deal = 0
    if deal < table[BONUSES] * table[PLAYERS]:
        pos[PHASE] = DEAL_BONUS
        pos[AT] = deal
        return
    pos[AT] = 0
    pass_turn(pos, table)


@compiled
def roll_left_over(pos: Ints, table: Ints, streams: Words) -> None:
    """`RollLeftOver.resolve`: the dice lie where they show (V21)."""
    shown = roll(streams, table[LEFT_OVER_DICE])
    for face in range(CASINOS):
        pos[DICE + face * OWNERS + table[PLAYERS]] += shown >> BITS * face & EACH
    before_turns(pos, table, 0)


@compiled
def deal(pos: Ints, table: Ints, streams: Words) -> None:
    """`DealBonus.resolve` for the card whose turn it is."""
    number = pos[AT]
    deal_bonus(pos, table, streams, number // table[BONUSES])
    before_turns(pos, table, number + 1)


@compiled
def clear_table(pos: Ints, table: Ints) -> None:
    """All dice go back to their hands (V12)."""
    for seat in range(table[PLAYERS]):
        for kind in range(KINDS):
            pos[HANDS + seat * KINDS + kind] = table[HAND + kind]
    rows = CASINOS if table[PLACES] == CASINOS else 2 * CASINOS
    for row in range(rows):
        pos[BIG + row] = 0
        for owner in range(table[PLAYERS] + 1):
            pos[DICE + row * OWNERS + owner] = 0


@compiled
def begin_round(pos: Ints, table: Ints) -> None:
    """`Rounds.run`: begin the next round, or end the game after the last (V12)."""
    if pos[ROUND] == pos[LAST_ROUND]:
        pos[PHASE] = OVER
        pos[AT] = 0
        return
    players = table[PLAYERS]
    if pos[ROUND]:
        pos[BEGINS] = (pos[BEGINS] + 1) % players
    pos[ROUND] += 1
    pos[TURN] = (pos[BEGINS] + players - 1) % players  # the starter is next
    if stock(pos, table, 0):
        before_turns(pos, table, -1)


@compiled
def end_round(pos: Ints, table: Ints) -> None:
    """`RoundOver.run`: return the dice, reset the modules, begin the next round."""
    clear_table(pos, table)
    pos[BARRED] = 0
    for effect in range(TIE, TAIL):
        pos[effect] = 0
    if table[KICKERS]:
        pos[OUT] = 0
        for seat in range(table[PLAYERS]):
            pos[DISPLAY + seat] = 0
    if table[BONUSES]:
        shuffle_bonus(pos, table)
    begin_round(pos, table)
