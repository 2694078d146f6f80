"""The loops around the rules of a game, written once: `compiler.fitted` compiles them for each game.

The rules of a game provide the functions below that raise `NotImplementedError`, under the same names: whole games need
those in its `game.py`, tables stepped together (`kernels.batch`) also those in its `batch.py`. `pos` is a position and
`table` its table, `ways` has how each seat plays, `odds` the chances that the greedy player looks up, `words` the
states of the random streams; `scratch` and `sums` are scratch memory.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from flambeur.kernels.common_layout import LAST_ROUND, MOST_PLAYERS, OVER, PHASE, PLAYERS, ROUND
from flambeur.kernels.compiler import FloatArray, Floats, IntArray, Ints, WordArray, Words, compiled
from flambeur.kernels.pointers import claimed, pointer
from flambeur.kernels.random_rolls import DICE, TOSS, begin_stream

Bytes = NDArray[np.uint8]
Floats32 = NDArray[np.float32]
SCRATCH_SIZE = 0
"""How many numbers of scratch memory the rules take."""
BEGIN, LEAVE = -1, -2
"""Instead of a move: begin a game, or do nothing."""
NO_SEAT = -1
LOT = 64
"""Tables that a thread takes at once."""
_INTS, _FRACTIONS, _WORDS = "int64[::1]", "float64[::1]", "uint64[::1]"
PLAY = (
    f"void({_INTS}, {_INTS}, {_INTS}, {_FRACTIONS}, uint64, int64, int64, int64, int64, int64[:, ::1], {_INTS}, "
    f"{_FRACTIONS}, {_WORDS})"
)
"""The types of what `play` is called with, so that it can be compiled before."""


def advance(pos: Ints, table: Ints, ways: Ints, odds: Floats, words: Words, scratch: Ints, sums: Floats) -> None:
    """One node of the game: a chance node or a choice, and all that follows by itself.

    Words are drawn in the order in which `engine.playout` draws them with the same bots.
    """
    raise NotImplementedError


def run(pos: Ints, table: Ints, ways: Ints, odds: Floats, words: Words, scratch: Ints, sums: Floats) -> None:
    """One node or several, as is quickest, but nothing of the next round."""
    raise NotImplementedError


def add_up(pos: Ints, table: Ints, out: Ints, at: int) -> None:
    """Write down scores, tiebreaks, wins and turns, each by seat, from place `at` on."""
    raise NotImplementedError


def is_asked(pos: Ints) -> bool:
    """Whether a seat must choose."""
    raise NotImplementedError


def list_moves(pos: Ints, table: Ints, mask: Ints) -> None:
    """Mark the legal moves of the seat that must choose, by their numbers in `all_moves()`; all marks are 0 before."""
    raise NotImplementedError


def apply(pos: Ints, table: Ints, number: int, scratch: Ints) -> None:
    """Make a legal move of the seat that must choose, given by its number."""
    raise NotImplementedError


def look(pos: Ints, table: Ints, seen: Floats) -> int:
    """Write down what the seat that must choose knows (`Kernel.features` has what lies where); returns the seat."""
    raise NotImplementedError


@compiled
def open_game(pos: Ints, start: Ints, width: int, words: Words, seed: np.uint64, game: int) -> None:
    """A position is laid out, and the streams of a game begin."""
    begin_stream(words, DICE, seed, game)
    begin_stream(words, TOSS, ~seed, game)
    for number in range(width):
        pos[number] = start[number]


def play(
    start: IntArray,
    table: IntArray,
    policies: IntArray,
    chances: FloatArray,
    seed: np.uint64,
    first: int,
    last_round: int,
    turning: int,
    nodes: int,
    results: IntArray,
    room: IntArray,
    fractions: FloatArray,
    streams: WordArray,
) -> None:
    """Play on from a position as often as `results` has rows, game n with the words of stream `first + n` of the seed.

    With `turning`, the ways of playing go round the table from game to game, as the bots of an arena do. A game ends
    after so many `nodes` if not before, where they are not negative. `room` is for scratch memory, the seats and a
    position, which is left there.
    """
    begin, rules, ways, odds = pointer(start), pointer(table), pointer(policies), pointer(chances)
    words, sums, out = pointer(streams), pointer(fractions), pointer(results)
    scratch, seated = pointer(room), pointer(room[SCRATCH_SIZE:])
    pos = pointer(room[SCRATCH_SIZE + MOST_PLAYERS :])
    players = rules[PLAYERS]
    for game in range(first, first + results.shape[0]):
        open_game(pos, begin, start.shape[0], words, seed, game)
        pos[LAST_ROUND] = last_round
        for seat in range(players):
            seated[seat] = ways[(seat + turning * game) % players]
        if nodes < 0:
            while pos[PHASE] != OVER and pos[ROUND] <= last_round:
                run(pos, rules, seated, odds, words, scratch, sums)
        else:
            ahead = nodes
            while ahead and pos[PHASE] != OVER and pos[ROUND] <= last_round:
                advance(pos, rules, seated, odds, words, scratch, sums)
                ahead -= 1
        add_up(pos, rules, out, (game - first) * 4 * players)


@compiled
def find_illegal(actions: IntArray, masks: Bytes, done: Bytes, again: int) -> int:
    """The first table whose move is not allowed, or -1; without `again`, those whose game is over make none."""
    for number in range(actions.shape[0]):
        action = actions[number]
        if not again and done[number]:
            continue
        if action < 0 or action >= masks.shape[1] or not masks[number, action]:
            return number
    return -1


def step(
    taken: IntArray,
    start: IntArray,
    table: IntArray,
    chances: FloatArray,
    last_round: int,
    seeds: WordArray,
    strides: IntArray,
    again: int,
    actions: IntArray,
    rows: IntArray,
    streams: WordArray,
    games: IntArray,
    masks: Bytes,
    observations: Floats32,
    seats: IntArray,
    results: IntArray,
    rewards: FloatArray,
    done: Bytes,
    room: IntArray,
    fractions: FloatArray,
) -> None:
    """Tables make their moves and go on to the next choice; `BEGIN` and `LEAVE` are no moves.

    `taken` counts the tables that have been taken: threads that call this at once share them. A table whose game is
    over leaves its results, says so in `done`, and with `again` begins the next game by itself, which has the words of
    the stream further on by the table's stride; without, the table waits.
    """
    rules, scratch, sums = pointer(table), pointer(room), pointer(fractions)
    odds, first = pointer(chances), pointer(start)
    ways = pointer(room[SCRATCH_SIZE:])
    players, width, moves, features = rules[PLAYERS], start.shape[0], masks.shape[1], observations.shape[1]
    counter, size = pointer(taken), actions.shape[0]
    begun = claimed(counter, LOT)
    while begun < size:
        for number in range(begun, min(begun + LOT, size)):
            action = actions[number]
            if action == LEAVE:
                continue
            pos, words, seed = pointer(rows[number]), pointer(streams[number]), seeds[number]
            mask, seen = pointer(masks[number]), pointer(observations[number])
            won = pointer(rewards[number])
            done[number] = 0
            for seat in range(players):
                won[seat] = 0.0
            for move in range(moves):
                mask[move] = 0
            if action == BEGIN:
                open_game(pos, first, width, words, seed, games[number])
                pos[LAST_ROUND] = last_round
            else:
                apply(pos, rules, action, scratch)
            while not is_asked(pos):
                if pos[PHASE] != OVER:
                    advance(pos, rules, ways, odds, words, scratch, sums)
                    continue
                out = pointer(results[number])
                add_up(pos, rules, out, 0)
                share(out, won, players)
                done[number] = 1
                if not again:
                    break
                games[number] += strides[number]
                open_game(pos, first, width, words, seed, games[number])
                pos[LAST_ROUND] = last_round
            if pos[PHASE] == OVER:
                seats[number] = NO_SEAT
                for place in range(features):
                    seen[place] = 0.0
            else:
                list_moves(pos, rules, mask)
                seats[number] = look(pos, rules, seen)
        begun = claimed(counter, LOT)


@compiled
def find_best(out: Ints, at: int, players: int) -> None:
    """Mark the winners in the row of a finished game, which begins at `at`: scores, tiebreaks, wins, turns, by seat.

    As `engine.outcome.best`: the highest score wins, then the highest tiebreak; equals share the win.
    """
    top, tie = out[at], out[at + players]
    for seat in range(1, players):
        score, tiebreak = out[at + seat], out[at + players + seat]
        if score > top or (score == top and tiebreak > tie):
            top, tie = score, tiebreak
    for seat in range(players):
        out[at + 2 * players + seat] = out[at + seat] == top and out[at + players + seat] == tie


@compiled
def share(out: Ints, won: Floats, players: int) -> None:
    """Share one win among its winners."""
    winners = 0
    for seat in range(players):
        winners += out[2 * players + seat]
    for seat in range(players):
        won[seat] = out[2 * players + seat] / max(winners, 1)
