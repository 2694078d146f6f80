"""Learning by playing: temporal differences over whole games, and Adam on the sum of a few games' gradients.

Every seat that learns compares its value after a placement with its value after the next one, after
the payout and, at the end, with the result (TD(λ), with the returns of the whole game at once).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.training.selfplay import HABIT, LEARNS, PLACED, Memory, play_game
from flambeur.analysis.vegas.net.board import CASINOS, Board, Ints, share_of_win
from flambeur.analysis.vegas.net.habits import LEARNED
from flambeur.analysis.vegas.net.net import (
    BOTH,
    HIGH,
    MONEY,
    WIDE,
    Floats,
    Net,
    Scratch,
    answer,
    as_chance,
    gather,
    top_layer,
)
from flambeur.analysis.vegas.net.rows import ROUNDS, rows_taken
from flambeur.kernels.compiler import uncounted
from flambeur.kernels.random_rolls import below

MONEY_WEIGHT = np.float32(0.15)
"""How much the error in money counts beside the error in chance."""
FADE, SPREAD = np.float32(0.9), np.float32(0.999)
"""How long Adam remembers gradients and their squares."""
BATCH = 32
"""Games between two steps."""


@uncounted
def look_back(kept: Memory, board: Board, lam: float) -> None:
    """What every remembered moment should have been valued at, from the end of the game backwards."""
    after, target = kept.after, kept.target
    for seat in range(board.money.shape[0]):
        after[0, seat] = share_of_win(board, seat)
        after[1, seat] = 0.0
        kept.purse_after[seat] = board.money[seat]
    mix = np.float32(lam)
    rest = np.float32(1.0 - lam)
    for at in range(kept.used[0] - 1, -1, -1):
        seat = kept.seat[at]
        target[0, at] = after[0, seat]
        target[1, at] = after[1, seat] + np.float32((kept.purse_after[seat] - kept.purse[at]) / MONEY)
        after[0, seat] = mix * target[0, at] + rest * kept.chance[at]
        after[1, seat] = mix * target[1, at] + rest * kept.money[at]
        kept.purse_after[seat] = kept.purse[at]


@uncounted
def learn_answer(out: Floats, slope: Floats, base: Floats, kept: Memory, at: int, left: int, room: Scratch) -> Any:
    """Add the gradient of the two answers; that of the upper layer takes the layer's place. Returns the error."""
    zero = np.float32(0.0)
    miss = np.float32(as_chance(room.answer[0])) - kept.target[0, at]
    off = MONEY_WEIGHT * (room.answer[1] - kept.target[1, at])
    base[left, 0] += miss
    base[left, 1] += off
    for unit in range(HIGH):
        value = max(zero, room.top[0, unit])
        slope[left, 0, unit] += miss * value
        slope[left, 1, unit] += off * value
        pull = miss * out[left, 0, unit] + off * out[left, 1, unit]
        room.top[0, unit] = pull if value > zero else zero
    return miss


@uncounted
def learn_placed(net: Net, slope: Net, kept: Memory, at: int, room: Scratch) -> Any:
    """Add the gradient of one remembered placement; returns the squared error of the chance."""
    left = min(kept.left[at], ROUNDS - 1)
    zero = np.float32(0.0)
    common, race, upper, pre = kept.common, kept.race, room.top, room.casino
    looked_at = rows_taken(net.casino, race.shape[1] + 1)
    gather(net.common, common, at, 0, common.shape[1], room.common, 1, BOTH)
    for unit in range(WIDE):
        room.pooled[0, unit] = zero
    for casino in range(CASINOS):
        gather(net.casino, kept.casino, at * CASINOS + casino, 0, looked_at, pre, casino, WIDE)
        for unit in range(WIDE):
            value = pre[casino, unit] + room.common[1, unit]
            value = max(zero, value)
            pre[casino, unit] = value
            room.pooled[0, unit] += value
    top_layer(net, room, left, race, at)
    miss = learn_answer(net.out, slope.out, slope.base, kept, at, left, room)
    back = room.common  # row 0 becomes the gradient of the common part: of the casinos' share, then of the upper layer
    for unit in range(HIGH):
        back[0, WIDE + unit] = upper[0, unit]
    for place in range(race.shape[1]):
        row = race[at, place]
        for unit in range(HIGH):
            slope.race[row, unit] += back[0, WIDE + unit]
    for wide in range(WIDE):
        value = room.pooled[0, wide]
        total = zero
        for unit in range(HIGH):
            total += net.up[wide, unit] * back[0, WIDE + unit]
            slope.up[wide, unit] += value * back[0, WIDE + unit]
        room.pooled[1, wide] = total
        back[0, wide] = zero
    for casino in range(CASINOS):
        for unit in range(WIDE):
            pre[casino, unit] = room.pooled[1, unit] if pre[casino, unit] > zero else zero
            back[0, unit] += pre[casino, unit]
        for taken in range(looked_at):
            row = kept.casino[at * CASINOS + casino, taken]
            for unit in range(WIDE):
                slope.casino[row, unit] += pre[casino, unit]
    for taken in range(common.shape[1]):
        row = common[at, taken]
        for unit in range(BOTH):
            slope.common[row, unit] += back[0, unit]
    return miss * miss


@uncounted
def learn_paid(net: Net, slope: Net, kept: Memory, at: int, room: Scratch) -> None:
    """Add the gradient of one remembered moment between two rounds."""
    left = kept.left[at]
    rows, gaps, upper = kept.between, kept.gaps, room.top
    players = rows.shape[1]
    gather(net.between, rows, at, 0, players, upper, 0, HIGH)
    for place in range(players - 1):
        gap = np.float32(gaps[at, place] / MONEY)
        for unit in range(HIGH):
            upper[0, unit] += gap * net.slope[left, place, unit]
    answer(net.between_out, net.between_base, room, left)
    learn_answer(net.between_out, slope.between_out, slope.between_base, kept, at, left, room)
    for place in range(players):
        row = rows[at, place]
        for unit in range(HIGH):
            slope.between[row, unit] += upper[0, unit]
    for place in range(players - 1):
        gap = np.float32(gaps[at, place] / MONEY)
        for unit in range(HIGH):
            slope.slope[left, place, unit] += gap * upper[0, unit]


@uncounted
def step(weights: Floats, slopes: Floats, first: Floats, second: Floats, steps: int, rate: float) -> None:
    """One step of Adam; the gradient is used up."""
    long = np.float32(rate * np.sqrt(1.0 - 0.999 ** min(steps, 20000)) / (1.0 - 0.9 ** min(steps, 1000)))
    for at in range(weights.shape[0]):
        slope = slopes[at]
        slopes[at] = np.float32(0.0)
        first[at] = FADE * first[at] + (np.float32(1.0) - FADE) * slope
        second[at] = SPREAD * second[at] + (np.float32(1.0) - SPREAD) * slope * slope
        weights[at] -= long * first[at] / (np.sqrt(second[at]) + np.float32(1e-6))


@uncounted
def seat_company(company: Ints, seats: Ints, stream: Any) -> None:
    """Seat a company drawn at random: rows of (weight, habit of a seat that does not learn, in 1/256 a seat).

    One seat at least learns; each of the others takes the row's habit with the row's chance, and learns otherwise.
    """
    players = seats.shape[1]
    total = 0
    for row in range(company.shape[0]):
        total += company[row, 0]
    ticket = below(stream, 0, total)
    row = 0
    while ticket >= company[row, 0]:
        ticket -= company[row, 0]
        row += 1
    one = below(stream, 0, players)
    for seat in range(players):
        seats[HABIT, seat] = LEARNED
        if seat != one and below(stream, 0, 256) < company[row, 2]:
            seats[HABIT, seat] = company[row, 1]
        seats[LEARNS, seat] = seats[HABIT, seat] == LEARNED


@uncounted
def train(
    net: Net,
    rival: Net,
    slope: Net,
    weights: Floats,
    slopes: Floats,
    first: Floats,
    second: Floats,
    done: int,
    games: int,
    rate: float,
    lam: float,
    stray: float,
    tables: Ints,
    company: Ints,
    stream: Any,
    board: Board,
    room: Scratch,
    kept: Memory,
    pile: Ints,
) -> Any:
    """Play and learn from so many games; returns the mean squared error of the chances. `done` games came before."""
    error = 0.0
    moments = 0
    for game in range(games):
        seat_company(company, room.seats, stream)
        play_game(
            net, rival, board, tables, below(stream, 0, tables.shape[0]), room.seats, stray, stream, room, kept, pile
        )
        look_back(kept, board, lam)
        for at in range(kept.used[0]):
            if kept.kind[at] == PLACED:
                error += learn_placed(net, slope, kept, at, room)
                moments += 1
            else:
                learn_paid(net, slope, kept, at, room)
        if (done + game) % BATCH == BATCH - 1:
            step(weights, slopes, first, second, (done + game) // BATCH + 1, rate)
    return error / max(moments, 1)


@uncounted
def shares(
    net: Net, games: int, tables: Ints, habits: Ints, stream: Any, board: Board, room: Scratch, kept: Memory, pile: Ints
) -> Any:
    """The mean share of the win of the first of the habits, at the first table, while the seats move round."""
    players = board.money.shape[0]
    total = 0.0
    for game in range(games):
        for seat in range(players):
            room.seats[HABIT, (seat + game) % players] = habits[seat]
            room.seats[LEARNS, seat] = 0
        play_game(net, net, board, tables, 0, room.seats, 0.0, stream, room, kept, pile)
        total += share_of_win(board, game % players)
    return total / games
