"""Whole games and play-outs, node by node: what chance decides, and what the players do (random or greedy).

One call of `advance` is one node of the rules: a chance node or a decision, and all that follows by itself. Words are
drawn in the same order as `engine.playout` draws them with the same bots.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from flambeur.engine import new_game
from flambeur.games.vegas.state import CASINOS
from flambeur.kernels.compiling import FloatArray, Floats, IntArray, Ints, WordArray, Words, compiled, pointer
from flambeur.kernels.policies import GREEDY
from flambeur.kernels.results import find_best
from flambeur.kernels.vegas.codec import encode
from flambeur.kernels.vegas.greedy import GREEDY_DESK, MOST_NOTES, best_kick, best_note, best_row
from flambeur.kernels.vegas.kickers import count_targets, kick, targets
from flambeur.kernels.vegas.layout import (
    BEGINS,
    BONUS_DICE,
    BONUS_WORTH,
    CHOOSE_NOTE,
    DEAL_BONUS,
    KICK,
    LAST_ROUND,
    LEFT_OVER,
    MATES,
    MONEY,
    NOTE,
    NOTE_COUNT,
    NOTES_AT,
    ORDER,
    OVER,
    PHASE,
    PLACE,
    PLAYERS,
    RAINBOW_NOTE,
    ROLL,
    ROOM,
    ROUND,
    SEATS,
    STARTER,
    TURN,
    TURNS,
    WIDTH,
    WON,
)
from flambeur.kernels.vegas.payout import pay_slot, rainbow_drawn, take
from flambeur.kernels.vegas.rounds import before_turns, begin_round, deal, roll_left_over
from flambeur.kernels.vegas.stocking import stock_drawn
from flambeur.kernels.vegas.table import falls_table, table_row
from flambeur.kernels.vegas.turn import faces_shown, go_on, put_down, roll_dice, slot_faces
from flambeur.kernels.words import DICE, HOW_MANY, NTH_FACE, TOSS, begin_stream, below

DESK_ROOM = GREEDY_DESK + SEATS
"""What `play` needs besides room for a position."""
SUMS_ROOM = MOST_NOTES + 1


def warm_up() -> None:
    """Have everything compiled or loaded that is called from outside."""
    game: Any = new_game("vegas", 2)
    table, odds = table_row(game), falls_table(game.places)
    row, words = encode(game, table, game.start()[0]), np.zeros(2, np.uint64)
    desk, sums, ways = np.zeros(DESK_ROOM + len(row), np.int64), np.zeros(SUMS_ROOM), np.zeros(2, np.int64)
    play(row, table, ways, odds, np.uint64(0), 0, 1, 0, -1, np.zeros((1, 8), np.int64), desk, sums, words)


@compiled
def choose_starter(pos: Ints, table: Ints, streams: Words) -> None:
    """`ChooseStarter.resolve` (V4)."""
    pos[BEGINS] = below(streams, DICE, table[PLAYERS])
    begin_round(pos, table)


@compiled
def any_row(pos: Ints, table: Ints, faces: int, streams: Words) -> int:
    """One of the placements, the casinos first, each as likely as the others."""
    casinos = HOW_MANY[faces]
    free = slot_faces(pos, table, faces)
    many = casinos + HOW_MANY[free]
    number = below(streams, TOSS, many) if many > 1 else 0
    if number < casinos:
        return NTH_FACE[faces * CASINOS + number]
    return CASINOS + NTH_FACE[free * CASINOS + number - casinos]


@compiled
def any_note(pos: Ints, table: Ints, streams: Words) -> int:
    """One of the different notes on the slot machine."""
    first = table[NOTES_AT] + CASINOS * table[ROOM]
    last = first + pos[NOTE_COUNT + CASINOS]
    many = 1
    for at in range(first + 1, last):
        many += pos[at] != pos[at - 1]
    number = below(streams, TOSS, many) if many > 1 else 0
    at = first
    while number:
        at += 1
        number -= pos[at] != pos[at - 1]
    return pos[at]


@compiled
def advance(
    pos: Ints, table: Ints, policies: Ints, falls: Floats, streams: Words, desk: Ints, above: Floats, single: int
) -> None:
    """One node of the game, or with `single` 0 also the placement after a roll; `policies` has how each seat plays."""
    phase = pos[PHASE]
    if phase == ROLL:
        roll_dice(pos, streams)
        if single:
            return
        phase = PLACE
    if phase == PLACE:
        faces = faces_shown(pos)
        if policies[pos[TURN]] == GREEDY:
            row = best_row(pos, table, faces, falls, desk, above)
        else:
            row = any_row(pos, table, faces, streams)
        put_down(pos, table, row, desk)
    elif phase == NOTE:
        if stock_drawn(pos, table, streams):
            before_turns(pos, table, -1)
    elif phase == KICK:
        if policies[pos[TURN]] == GREEDY:
            target = best_kick(pos, table, desk)
        else:
            many = count_targets(pos, table)
            target = targets(pos, table, below(streams, TOSS, many) if many > 1 else 0)
        kick(pos, table, target)
        go_on(pos, table, desk)
    elif phase == CHOOSE_NOTE:
        note = best_note(pos, table) if policies[pos[ORDER]] == GREEDY else any_note(pos, table, streams)
        take(pos, table, note)
        pay_slot(pos, table)
    elif phase == RAINBOW_NOTE:
        rainbow_drawn(pos, table, streams, desk)
    elif phase == DEAL_BONUS:
        deal(pos, table, streams)
    elif phase == LEFT_OVER:
        roll_left_over(pos, table, streams)
    elif phase == STARTER:
        choose_starter(pos, table, streams)


@compiled
def play(
    start: IntArray,
    table: IntArray,
    policies: IntArray,
    falls: FloatArray,
    seed: np.uint64,
    first: int,
    last_round: int,
    turning: int,
    nodes: int,
    results: IntArray,
    room: IntArray,
    above: FloatArray,
    streams: WordArray,
) -> None:
    """Play on from a position as often as `results` has rows, game n with the words of stream `first + n` of the seed.

    With `turning`, the ways of playing go round the table from game to game, as the bots of an arena do. A game ends
    after so many `nodes` if not before. A row of the results has scores, tiebreaks, wins and turns, each by seat.
    `room` is for the desk, the seats and a position, which is left there.
    """
    begin, rules, ways, odds = pointer(start), pointer(table), pointer(policies), pointer(falls)
    words, sums, out = pointer(streams), pointer(above), pointer(results)
    desk, seated, pos = pointer(room), pointer(room[GREEDY_DESK:]), pointer(room[DESK_ROOM:])
    players, width = rules[PLAYERS], rules[WIDTH]
    for game in range(first, first + results.shape[0]):
        begin_stream(words, DICE, seed, game)
        begin_stream(words, TOSS, ~seed, game)
        for seat in range(players):
            seated[seat] = ways[(seat + turning * game) % players]
        for number in range(width):
            pos[number] = begin[number]
        pos[LAST_ROUND] = last_round
        ahead = nodes
        single = 1 if nodes >= 0 else 0
        while ahead and pos[PHASE] != OVER and pos[ROUND] <= last_round:
            advance(pos, rules, seated, odds, words, desk, sums, single)
            ahead -= 1
        add_up(pos, rules, out, (game - first) * 4 * players)


@compiled
def add_up(pos: Ints, table: Ints, out: Ints, at: int) -> None:
    """`Vegas.result`: allies add up their money and their notes (V13, M9)."""
    players = table[PLAYERS]
    for seat in range(players):
        money, notes = 0, 0
        for ally in range(players):
            if table[MATES + seat] >> ally & 1:
                money += pos[MONEY + ally] + pos[BONUS_DICE + ally] * table[BONUS_WORTH]
                notes += pos[WON + ally]
        out[at + seat] = money
        out[at + players + seat] = notes
        out[at + 3 * players + seat] = pos[TURNS + seat]
    find_best(out, at, players)
