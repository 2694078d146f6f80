"""Whole games and play-outs of Las Vegas, node by node: chance results and moves."""

from __future__ import annotations

from flambeur.games.vegas.state import CASINOS
from flambeur.kernels import game_loop
from flambeur.kernels.common_layout import GREEDY
from flambeur.kernels.compiler import Floats, Ints, Words, compiled, fitted
from flambeur.kernels.game_loop import find_best
from flambeur.kernels.random_rolls import DICE, HOW_MANY, NTH_FACE, TOSS, below
from flambeur.kernels.vegas.effects import after_note, after_rainbow
from flambeur.kernels.vegas.greedy import MOST_NOTES, best_kick, best_note, best_row
from flambeur.kernels.vegas.kickers import count_targets, kick, targets
from flambeur.kernels.vegas.layout import (
    BEGINS,
    BONUS_DICE,
    BONUS_WORTH,
    CHOOSE_NOTE,
    DEAL_BONUS,
    KICK,
    LEFT_OVER,
    MATES,
    MONEY,
    NOTE,
    NOTE_COUNT,
    NOTES_AT,
    ORDER,
    PHASE,
    PLACE,
    PLAIN,
    PLAYERS,
    RAINBOW_NOTE,
    ROLL,
    ROOM,
    STARTER,
    TURN,
    TURNS,
    WON,
)
from flambeur.kernels.vegas.payout import rainbow_drawn, take
from flambeur.kernels.vegas.plain import PLAIN_SCRATCH, finish_round
from flambeur.kernels.vegas.rounds import before_turns, begin_round, deal, roll_left_over
from flambeur.kernels.vegas.stock import stock_drawn
from flambeur.kernels.vegas.turn import casino_faces, faces_shown, go_on, put_down, roll_dice, slot_faces

SCRATCH_SIZE = PLAIN_SCRATCH
SUMS_ROOM = MOST_NOTES + 1


@compiled
def choose_starter(pos: Ints, table: Ints, streams: Words) -> None:
    """`ChooseStarter.resolve` (V4)."""
    pos[BEGINS] = below(streams, DICE, table[PLAYERS])
    begin_round(pos, table)


@compiled
def any_row(pos: Ints, table: Ints, faces: int, streams: Words) -> int:
    """One of the placements, the casinos first, each as likely as the others."""
    there, free = casino_faces(pos, faces), slot_faces(pos, table, faces)
    casinos = HOW_MANY[there]
    many = casinos + HOW_MANY[free]
    number = below(streams, TOSS, many) if many > 1 else 0
    if number < casinos:
        return NTH_FACE[there * CASINOS + number]
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
def place(pos: Ints, table: Ints, ways: Ints, odds: Floats, words: Words, scratch: Ints, sums: Floats) -> None:
    """`PlaceDice`: the seat whose turn it is chooses, and lays its dice."""
    faces = faces_shown(pos)
    if ways[pos[TURN]] == GREEDY:
        row = best_row(pos, table, faces, odds, scratch, sums)
    else:
        row = any_row(pos, table, faces, words)
    put_down(pos, table, row, scratch)


@compiled
def advance(pos: Ints, table: Ints, ways: Ints, odds: Floats, words: Words, scratch: Ints, sums: Floats) -> None:
    """One node of the game."""
    phase = pos[PHASE]
    if phase == ROLL:
        roll_dice(pos, words)
    elif phase == PLACE:
        place(pos, table, ways, odds, words, scratch, sums)
    elif phase == NOTE:
        if stock_drawn(pos, table, words):
            before_turns(pos, table, -1)
    elif phase == KICK:
        if ways[pos[TURN]] == GREEDY:
            target = best_kick(pos, table, scratch)
        else:
            many = count_targets(pos, table)
            target = targets(pos, table, below(words, TOSS, many) if many > 1 else 0)
        kick(pos, table, target)
        go_on(pos, table, scratch)
    elif phase == CHOOSE_NOTE:
        note = best_note(pos, table) if ways[pos[ORDER]] == GREEDY else any_note(pos, table, words)
        take(pos, table, note)
        after_note(pos, table, scratch)
    elif phase == RAINBOW_NOTE:
        rainbow_drawn(pos, table, words)
        after_rainbow(pos, table, scratch)
    elif phase == DEAL_BONUS:
        deal(pos, table, words)
    elif phase == LEFT_OVER:
        roll_left_over(pos, table, words)
    elif phase == STARTER:
        choose_starter(pos, table, words)


@compiled
def run(pos: Ints, table: Ints, ways: Ints, odds: Floats, words: Words, scratch: Ints, sums: Floats) -> None:
    """All turns and the payout of a round at a plain table, all notes that are drawn, a turn; or one node."""
    phase = pos[PHASE]
    if phase == ROLL:
        if table[PLAIN]:
            finish_round(pos, table, ways, odds, words, scratch, sums)
        else:
            roll_dice(pos, words)
            place(pos, table, ways, odds, words, scratch, sums)
    elif phase == NOTE:
        while not stock_drawn(pos, table, words):
            pass
        before_turns(pos, table, -1)
    else:
        advance(pos, table, ways, odds, words, scratch, sums)


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


play = fitted("play_vegas", game_loop.play, advance=advance, run=run, add_up=add_up, SCRATCH_SIZE=SCRATCH_SIZE)
