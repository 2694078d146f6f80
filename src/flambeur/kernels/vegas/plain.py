"""A round of turns and its payout at a plain table, in one go: casinos, notes and own dice, and nothing else (V5–V10).

The same rules as in `turn`, `rounds` and `payout`, without looking for modules at every die. Play-outs spend their time
here: frequent numbers stay in local variables, and the code avoids branches that the processor would predict wrongly.
Callers that step from node to node use the other files; the tests compare both with the reference engine.
"""

from __future__ import annotations

import numpy as np

from flambeur.games.vegas.dice import OWN
from flambeur.games.vegas.state import CASINOS
from flambeur.kernels.common_layout import BITS, EACH, GREEDY
from flambeur.kernels.compiler import Floats, Ints, Words, compiled, inlined
from flambeur.kernels.instructions import highest_bit, lowest_bit
from flambeur.kernels.random_rolls import (
    COUNTS,
    HOW_MANY,
    INVERSES,
    NTH_FACE,
    SHOWN,
    TOSS,
    WAYS,
    WAYS_INVERSES,
    draw,
    roll_of,
)
from flambeur.kernels.random_rolls import DICE as LUCK
from flambeur.kernels.vegas.layout import (
    AT,
    DICE,
    HANDS,
    KINDS,
    NOTE_COUNT,
    NOTES_AT,
    OWNERS,
    PLAYERS,
    ROLLED,
    ROOM,
    TURN,
    TURNS,
)
from flambeur.kernels.vegas.payout import earn
from flambeur.kernels.vegas.plain_greedy import PLAIN_SCRATCH, add_up_notes, best_face
from flambeur.kernels.vegas.ranking import add_count, untied
from flambeur.kernels.vegas.rounds import end_round
from flambeur.kernels.vegas.stock import put_under

__all__ = ["PLAIN_SCRATCH", "finish_round"]


@inlined
def next_seat(seat: int, left: int, players: int) -> int:
    """The next seat that has dice, out of a set of bits (V7)."""
    after = seat + 1 + lowest_bit((left | left << players) >> seat + 1)
    return after - players if after >= players else after


@compiled
def take_turns(pos: Ints, table: Ints, ways: Ints, odds: Floats, words: Words, scratch: Ints, sums: Floats) -> None:
    """All turns until nobody has dice, from a roll on (V5–V7)."""
    players, seat = table[PLAYERS], pos[TURN]
    luck, toss = words[LUCK], words[TOSS]
    left, greedy = 0, 0
    for other in range(players):
        left |= (pos[HANDS + other * KINDS + OWN] > 0) << other
        greedy |= ways[other] == GREEDY
    if greedy:
        add_up_notes(pos, table, scratch)
    while True:
        hand = pos[HANDS + seat * KINDS + OWN]
        luck, number = draw(luck, np.uint64(WAYS[hand]), WAYS_INVERSES[hand])
        rolled = roll_of(number, hand)
        faces = rolled >> SHOWN
        if ways[seat] == GREEDY:
            pos[TURN], pos[ROLLED + OWN] = seat, rolled & COUNTS
            face = best_face(pos, table, seat, rolled, odds, scratch, sums)
        else:
            many = HOW_MANY[faces]
            after, number = draw(toss, np.uint64(many), INVERSES[many])
            toss = after if many > 1 else toss  # a single choice is no choice
            face = NTH_FACE[faces * CASINOS + number]
        dice = rolled >> BITS * face & EACH
        hand -= dice
        pos[TURNS + seat] += 1
        pos[DICE + face * OWNERS + seat] += dice
        pos[HANDS + seat * KINDS + OWN] = hand
        if not hand:
            left ^= 1 << seat
            if not left:
                break
        seat = next_seat(seat, left, players)
    pos[TURN], pos[ROLLED + OWN] = seat, 0
    words[LUCK], words[TOSS] = luck, toss


@compiled
def settle(pos: Ints, table: Ints, place: int) -> None:
    """Pay out one casino by rank, every tied group out; what nobody wins goes under the pile (V8–V10)."""
    first, row = table[NOTES_AT] + place * table[ROOM], DICE + place * OWNERS
    once, twice, who = 0, 0, 0
    for seat in range(table[PLAYERS]):
        count = pos[row + seat]
        once, twice = add_count(once, twice, count)
        who |= seat << BITS * count  # of those who are tied it says nothing, and is not asked
    alone = untied(once, twice)
    at, last = first, first + pos[NOTE_COUNT + place]
    while alone and at < last:
        count = highest_bit(alone)
        alone ^= 1 << count
        earn(pos, table, who >> BITS * count & EACH, pos[at])
        at += 1
    while at < last:
        put_under(pos, table, pos[at])
        at += 1
    pos[NOTE_COUNT + place] = 0


@compiled
def finish_round(pos: Ints, table: Ints, ways: Ints, odds: Floats, words: Words, scratch: Ints, sums: Floats) -> None:
    """The turns of a round from a roll on, its payout, and the beginning of the next round."""
    take_turns(pos, table, ways, odds, words, scratch, sums)
    for place in range(CASINOS):
        settle(pos, table, place)
    pos[AT] = 0
    end_round(pos, table)
