"""Whole games and play-outs of Um Kopf und Kragen, node by node; see `kernels/vegas/game.py`."""

from __future__ import annotations

from typing import Any

import numpy as np

from flambeur.engine import new_game
from flambeur.kernels.compiling import FloatArray, Floats, IntArray, Ints, WordArray, Words, compiled, pointer
from flambeur.kernels.kragen.auction import offers, open_auction, show_bids
from flambeur.kernels.kragen.codec import encode
from flambeur.kernels.kragen.greedy import best_attempt, best_bid, best_sale, can_reroll, nth_reroll
from flambeur.kernels.kragen.layout import (
    BEGIN,
    BEGINS,
    BID,
    BIDDERS,
    BIDS,
    FORCED_BID,
    FORCED_SEAT,
    IMPROVE,
    LAST_ROUND,
    OVER,
    PHASE,
    PLAYERS,
    ROUND,
    SEATS,
    STARTER,
    THROW,
    TOKENS,
    TURN,
    TURNS,
    WIDTH,
)
from flambeur.kernels.kragen.table import odds_table, table_row
from flambeur.kernels.kragen.turn import begin_round, gold, next_turn, pay, roll_again, stop, throw, throw_again
from flambeur.kernels.policies import GREEDY
from flambeur.kernels.results import find_best
from flambeur.kernels.words import DICE, HOW_MANY, NTH_FACE, TOSS, begin_stream, below

DESK_ROOM = SEATS
SUMS_ROOM = 1


def warm_up() -> None:
    """Have everything compiled or loaded that is called from outside."""
    game: Any = new_game("kragen", 3)
    table, odds = table_row(game), odds_table()
    row, words = encode(game, table, game.start()[0]), np.zeros(2, np.uint64)
    desk, sums, ways = np.zeros(DESK_ROOM + len(row), np.int64), np.zeros(SUMS_ROOM), np.zeros(3, np.int64)
    play(row, table, ways, odds, np.uint64(0), 0, 1, 0, -1, np.zeros((1, 12), np.int64), desk, sums, words)


@compiled
def begin_turn(pos: Ints, table: Ints, greedy: bool, streams: Words) -> None:
    """`Begin`: pay for the first roll, or put up a bag first (K5, K10)."""
    can_roll = 1 if pos[TOKENS + pos[TURN]] else 0
    open_ = offers(pos, table)
    many = HOW_MANY[open_] + can_roll
    if greedy and many > 1:
        kind = best_sale(pos, table, can_roll == 0)
    else:
        number = below(streams, TOSS, many) if many > 1 else 0
        kind = -1 if can_roll and number == 0 else NTH_FACE[open_ * 6 + number - can_roll]
    if kind >= 0:
        open_auction(pos, table, kind)
    else:
        pay(pos)
        pos[PHASE] = THROW


@compiled
def improve(pos: Ints, table: Ints, odds: Floats, greedy: bool, streams: Words) -> None:
    """`Improve`: stop, roll again, or put up a bag (K6, K10)."""
    open_ = offers(pos, table)
    choices = -1 - nth_reroll(pos, 1 << 30) if can_reroll(pos, table) else 0
    many = 1 + choices + HOW_MANY[open_]
    again, kind = 0, -1
    if greedy and many > 1:
        again = best_attempt(pos, table, odds)
        if not again:
            kind = best_sale(pos, table, False)
    else:
        number = below(streams, TOSS, many) if many > 1 else 0
        if 0 < number <= choices:
            again = nth_reroll(pos, number - 1)
        elif number > choices:
            kind = NTH_FACE[open_ * 6 + number - choices - 1]
    if again:
        roll_again(pos, again)
    elif kind >= 0:
        open_auction(pos, table, kind)
    else:
        stop(pos, table)


@compiled
def bid(pos: Ints, table: Ints, policies: Ints, streams: Words) -> None:
    """`Bidding`: each bidder hides tokens in its fist, then all are shown (K11)."""
    for seat in range(table[PLAYERS]):
        if not pos[BIDDERS] >> seat & 1:
            continue
        tokens = pos[TOKENS + seat]
        if pos[FORCED_SEAT] == seat + 1:
            pos[BIDS + seat] = pos[FORCED_BID]
        elif tokens == 1:
            pos[BIDS + seat] = 1
        elif policies[seat] == GREEDY:
            pos[BIDS + seat] = best_bid(pos, table, seat, streams)
        else:
            pos[BIDS + seat] = 1 + below(streams, TOSS, tokens)
    pos[FORCED_SEAT] = 0
    show_bids(pos, table)


@compiled
def advance(pos: Ints, table: Ints, policies: Ints, odds: Floats, streams: Words) -> None:
    """One node of the game."""
    phase = pos[PHASE]
    if phase == BID:
        bid(pos, table, policies, streams)
    elif phase == IMPROVE:
        improve(pos, table, odds, policies[pos[TURN]] == GREEDY, streams)
    elif phase == BEGIN:
        begin_turn(pos, table, policies[pos[TURN]] == GREEDY, streams)
    elif phase == THROW:
        throw(pos, streams)
    elif phase == STARTER:
        pos[BEGINS] = below(streams, DICE, table[PLAYERS])
        begin_round(pos, table)
        next_turn(pos, table)
    else:
        throw_again(pos, streams)


@compiled
def play(
    start: IntArray,
    table: IntArray,
    policies: IntArray,
    odds: FloatArray,
    seed: np.uint64,
    first: int,
    last_round: int,
    turning: int,
    nodes: int,
    results: IntArray,
    room: IntArray,
    sums: FloatArray,
    streams: WordArray,
) -> None:
    """Play on from a position as often as `results` has rows; as `play` of Las Vegas."""
    begin, rules, ways, chances = pointer(start), pointer(table), pointer(policies), pointer(odds)
    words, out = pointer(streams), pointer(results)
    seated, pos = pointer(room), pointer(room[DESK_ROOM:])
    players = rules[PLAYERS]
    for game in range(first, first + results.shape[0]):
        begin_stream(words, DICE, seed, game)
        begin_stream(words, TOSS, ~seed, game)
        for seat in range(players):
            seated[seat] = ways[(seat + turning * game) % players]
        for number in range(WIDTH):
            pos[number] = begin[number]
        pos[LAST_ROUND] = last_round
        ahead = nodes
        while ahead and pos[PHASE] != OVER and pos[ROUND] <= last_round:
            advance(pos, rules, seated, chances, words)
            ahead -= 1
        at = (game - first) * 4 * players
        for seat in range(players):
            out[at + seat] = gold(pos, rules, seat)  # K17
            out[at + 3 * players + seat] = pos[TURNS + seat]
        find_best(out, at, players)
