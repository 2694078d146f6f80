"""Many tables of Temptation stepped at once: what the seat that must choose may do, and what it sees."""

from __future__ import annotations

from flambeur.kernels import game_loop
from flambeur.kernels.common_layout import BITS, EACH
from flambeur.kernels.compiler import Floats, Ints, compiled, fitted
from flambeur.kernels.instructions import lowest_bit
from flambeur.kernels.temptation.game import SCRATCH_SIZE, add_up, advance
from flambeur.kernels.temptation.layout import (
    BOARDS,
    FILLED,
    GOAL,
    HAND,
    LENGTH,
    MOST_ROLLS,
    NAMED,
    NAMED_KINDS,
    PHASE,
    PLACE,
    PLAYERS,
    POINTS,
    PRESS,
    ROLLS,
    ROWS,
    SHOWN,
    STOCKS,
    TURN,
    UNDER,
    UNDER_COUNT,
    UNSEEN,
    WHITE,
    WORTH,
)
from flambeur.kernels.temptation.turn import fitting, placeable, put_down, roll_on, row_at, stop

FACES = 6
ROLL_ON = FACES * ROWS
"""In `all_moves()` the placements come first, by face and row; then rolling on, then stopping."""
STOP = ROLL_ON + 1
HUNDRED = 100.0


@compiled
def is_asked(pos: Ints) -> bool:
    return pos[PHASE] == PLACE or pos[PHASE] == PRESS


@compiled
def list_moves(pos: Ints, table: Ints, mask: Ints) -> None:
    found = placeable(pos, table)
    while found:
        mask[lowest_bit(found)] = 1
        found &= found - 1
    if pos[PHASE] == PRESS:
        mask[ROLL_ON] = pos[ROLLS] < table[MOST_ROLLS]  # T12
        mask[STOP] = 1


@compiled
def apply(pos: Ints, table: Ints, number: int, scratch: Ints) -> None:
    if number < ROLL_ON:
        put_down(pos, table, number)
    elif number == ROLL_ON:
        roll_on(pos)
    else:
        stop(pos, table)


@compiled
def look(pos: Ints, table: Ints, seen: Floats) -> int:
    """Everything lies open in this game. See `TemptationKernel.features`."""
    players, seat = table[PLAYERS], pos[TURN]
    seen[0], seen[1] = pos[PHASE] == PLACE, pos[PHASE] == PRESS
    for ahead in range(players):
        seen[2 + ahead] = ahead == 0  # the seat that is asked has the turn
    at = 2 + players
    seen[at] = table[GOAL] / HUNDRED
    at += 1
    for ahead in range(players):
        other = (seat + ahead) % players
        seen[at + ahead] = pos[POINTS + other] / HUNDRED
        seen[at + players + ahead] = pos[STOCKS + other]
    at += 2 * players
    seen[at], seen[at + 1] = pos[HAND], pos[ROLLS]
    at += 2
    for face in range(FACES):
        seen[at + face] = pos[SHOWN] >> BITS * face & EACH
    at += FACES
    look_at_rows(pos, table, seen, at)
    at += ROWS * (3 + NAMED_KINDS + FACES)
    boards = table[BOARDS]
    for board in range(boards):
        seen[at + board] = pos[UNSEEN] >> board & 1
        seen[at + boards + board] = 0.0
    for place in range(pos[UNDER_COUNT]):
        seen[at + boards + pos[UNDER + place]] = place + 1
    return seat


@compiled
def look_at_rows(pos: Ints, table: Ints, seen: Floats, at: int) -> None:
    """The board: values, kinds, free spaces, dice and what fits, each by row."""
    kinds, free = at + ROWS, at + ROWS * (1 + NAMED_KINDS)
    lying, faces = free + ROWS, free + 2 * ROWS
    for row in range(ROWS):
        printed, fits = row_at(pos, row), fitting(pos, table, row)
        worth = table[printed + WORTH] / HUNDRED
        seen[at + row] = worth if table[printed + WHITE] else -worth
        for kind in range(NAMED_KINDS):
            seen[kinds + row * NAMED_KINDS + kind] = table[printed + NAMED] == kind
        seen[free + row] = table[printed + LENGTH] - pos[FILLED + row]
        seen[lying + row] = pos[FILLED + row]
        for face in range(FACES):
            seen[faces + row * FACES + face] = fits >> face & 1


step = fitted(
    "step_temptation",
    game_loop.step,
    advance=advance,
    add_up=add_up,
    is_asked=is_asked,
    list_moves=list_moves,
    apply=apply,
    look=look,
    SCRATCH_SIZE=SCRATCH_SIZE,
)
