"""Many tables of Um Kopf und Kragen stepped at once: what the seat that must choose may do, and what it sees.

Bidders are asked one after the other; a bid is in the position, but in nobody's observation, until all are in.
"""

from __future__ import annotations

from flambeur.games.kragen.moves import ALL_REROLLS
from flambeur.kernels import game_loop
from flambeur.kernels.compiler import Floats, Ints, compiled, fitted
from flambeur.kernels.kragen.auction import offers, open_auction, show_bids
from flambeur.kernels.kragen.game import SCRATCH_SIZE, add_up, advance
from flambeur.kernels.kragen.greedy import can_reroll, nth_reroll
from flambeur.kernels.kragen.layout import (
    ATTEMPTS,
    BAG,
    BAGS,
    BEGIN,
    BEGINS,
    BID,
    BIDDERS,
    BIDS,
    DICE,
    GOAL,
    IMPROVE,
    IN_HAND,
    KINDS,
    LEADER,
    NUMBER,
    PHASE,
    PLAYED,
    PLAYERS,
    POT,
    RESULTS,
    ROUND,
    ROUNDS,
    SETS,
    THROW,
    TOKENS,
    TURN,
    WEIGHT,
    WEIGHTS,
)
from flambeur.kernels.kragen.turn import gold, pay, roll_again, stop, to_reach
from flambeur.kernels.random_rolls import fixed

ROLL, STOP, FIRST_REROLL = range(3)
"""Numbers in `all_moves()`: rolling, stopping, rerolls, auctions by weight, bids."""
FACES = 6
FIRST_AUCTION = FIRST_REROLL + len(ALL_REROLLS)
REROLLS = fixed([reroll.dice for reroll in ALL_REROLLS])
_NUMBERS = {reroll.dice: number for number, reroll in enumerate(ALL_REROLLS, FIRST_REROLL)}
REROLL_NUMBERS = fixed([_NUMBERS.get(dice, 0) for dice in range(667)])
"""By the faces as digits, the number of the reroll."""


@compiled
def is_asked(pos: Ints) -> bool:
    return pos[PHASE] == BEGIN or pos[PHASE] == IMPROVE or pos[PHASE] == BID


@compiled
def asked_seat(pos: Ints, table: Ints) -> int:
    """Who must choose: of several bidders, the first that has not chosen."""
    if pos[PHASE] == BID:
        for seat in range(table[PLAYERS]):
            if pos[BIDDERS] >> seat & 1 and not pos[BIDS + seat]:
                return seat
    return pos[TURN]


@compiled
def list_moves(pos: Ints, table: Ints, mask: Ints) -> None:
    if pos[PHASE] == BID:
        first = FIRST_AUCTION + table[KINDS]
        for tokens in range(pos[TOKENS + asked_seat(pos, table)]):
            mask[first + tokens] = 1  # K11
        return
    if pos[PHASE] == BEGIN:
        mask[ROLL] = pos[TOKENS + pos[TURN]] > 0
    else:
        mask[STOP] = 1
        if can_reroll(pos, table):
            number, again = 0, nth_reroll(pos, 0)
            while again > 0:
                mask[REROLL_NUMBERS[again]] = 1
                number += 1
                again = nth_reroll(pos, number)
    open_ = offers(pos, table)
    for kind in range(table[KINDS]):
        mask[FIRST_AUCTION + kind] = open_ >> kind & 1


@compiled
def apply(pos: Ints, table: Ints, number: int, scratch: Ints) -> None:
    first_bid = FIRST_AUCTION + table[KINDS]
    if number == ROLL:
        pay(pos)
        pos[PHASE] = THROW
    elif number == STOP:
        stop(pos, table)
    elif number < FIRST_AUCTION:
        roll_again(pos, REROLLS[number - FIRST_REROLL])
    elif number < first_bid:
        open_auction(pos, table, number - FIRST_AUCTION)
    else:
        pos[BIDS + asked_seat(pos, table)] = number - first_bid + 1
        for seat in range(table[PLAYERS]):
            if pos[BIDDERS] >> seat & 1 and not pos[BIDS + seat]:
                return
        show_bids(pos, table)


@compiled
def look(pos: Ints, table: Ints, seen: Floats) -> int:
    """What the seat knows: all that is said aloud, so all tokens, but no bid that is not shown.

    See `KragenKernel.features`.
    """
    players, kinds, seat = table[PLAYERS], table[KINDS], asked_seat(pos, table)
    seen[0], seen[1], seen[2] = pos[PHASE] == BEGIN, pos[PHASE] == IMPROVE, pos[PHASE] == BID
    turn = 3
    left = turn + players
    starter = left + 2
    bags = starter + players
    missing = bags + players * kinds
    tokens = missing + players
    pot = tokens + players
    results = pot + 1
    attempts = results + players
    dice = attempts + 1
    leader = dice + FACES + 1
    offered = leader + players
    bidders = offered + kinds
    seen[left], seen[left + 1] = max(0.0, 1 - pos[ROUND] / table[ROUNDS]), pos[PLAYED]
    seen[pot], seen[attempts] = pos[POT], pos[ATTEMPTS]
    for face in range(FACES):
        seen[dice + face] = 0.0
    for die in range(DICE):
        face = pos[SETS + pos[IN_HAND] * DICE + die]
        if face:
            seen[dice + face - 1] += 1.0
    seen[leader - 1] = to_reach(pos)
    for kind in range(kinds):
        seen[offered + kind] = pos[PHASE] == BID and table[WEIGHT + kind] == pos[BAG]
    seen[bidders + players] = pos[NUMBER]
    for ahead in range(players):
        other = (seat + ahead) % players
        seen[turn + ahead] = pos[TURN] == other
        seen[starter + ahead] = pos[BEGINS] == other
        for kind in range(kinds):
            seen[bags + ahead * kinds + kind] = pos[BAGS + other * WEIGHTS + kind]
        seen[missing + ahead] = table[GOAL] - gold(pos, table, other)
        seen[tokens + ahead], seen[results + ahead] = pos[TOKENS + other], pos[RESULTS + other]
        seen[leader + ahead] = pos[LEADER] == other
        seen[bidders + ahead] = pos[BIDDERS] >> other & 1
    return seat


step = fitted(
    "step_kragen",
    game_loop.step,
    advance=advance,
    add_up=add_up,
    is_asked=is_asked,
    list_moves=list_moves,
    apply=apply,
    look=look,
    SCRATCH_SIZE=SCRATCH_SIZE,
)
