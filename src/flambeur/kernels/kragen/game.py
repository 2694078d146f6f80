"""Whole games and play-outs of Um Kopf und Kragen, node by node: chance results and moves."""

from __future__ import annotations

from flambeur.kernels import game_loop
from flambeur.kernels.common_layout import GREEDY
from flambeur.kernels.compiler import Floats, Ints, Words, compiled, fitted
from flambeur.kernels.game_loop import find_best
from flambeur.kernels.kragen.auction import offers, open_auction, show_bids
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
    PHASE,
    PLAYERS,
    STARTER,
    THROW,
    TOKENS,
    TURN,
    TURNS,
)
from flambeur.kernels.kragen.turn import begin_round, gold, next_turn, pay, roll_again, stop, throw, throw_again
from flambeur.kernels.random_rolls import DICE, HOW_MANY, NTH_FACE, TOSS, below

SCRATCH_SIZE = 0
SUMS_ROOM = 1


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
def advance(pos: Ints, table: Ints, ways: Ints, odds: Floats, words: Words, scratch: Ints, sums: Floats) -> None:
    """One node of the game."""
    phase = pos[PHASE]
    if phase == BID:
        bid(pos, table, ways, words)
    elif phase == IMPROVE:
        improve(pos, table, odds, ways[pos[TURN]] == GREEDY, words)
    elif phase == BEGIN:
        begin_turn(pos, table, ways[pos[TURN]] == GREEDY, words)
    elif phase == THROW:
        throw(pos, words)
    elif phase == STARTER:
        pos[BEGINS] = below(words, DICE, table[PLAYERS])
        begin_round(pos, table)
        next_turn(pos, table)
    else:
        throw_again(pos, words)


@compiled
def add_up(pos: Ints, table: Ints, out: Ints, at: int) -> None:
    """`Kragen.result` (K17)."""
    players = table[PLAYERS]
    for seat in range(players):
        out[at + seat] = gold(pos, table, seat)
        out[at + players + seat] = 0
        out[at + 3 * players + seat] = pos[TURNS + seat]
    find_best(out, at, players)


play = fitted("play_kragen", game_loop.play, advance=advance, run=advance, add_up=add_up, SCRATCH_SIZE=SCRATCH_SIZE)
