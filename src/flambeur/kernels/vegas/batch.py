"""Many tables of Las Vegas stepped at once: what the seat that must choose may do, and what it sees."""

from __future__ import annotations

from flambeur.games.vegas.state import CASINOS
from flambeur.kernels import game_loop
from flambeur.kernels.common_layout import BITS, EACH
from flambeur.kernels.compiler import Floats, Ints, Words, compiled, fitted
from flambeur.kernels.vegas import plain_steps
from flambeur.kernels.vegas.effects import after_note
from flambeur.kernels.vegas.game import SCRATCH_SIZE, add_up, advance
from flambeur.kernels.vegas.kickers import count_targets, kick, targets
from flambeur.kernels.vegas.layout import (
    AT,
    BARRED,
    BIG,
    BONUS_DICE,
    BONUS_EACH,
    CHOOSE_NOTE,
    DICE,
    FIRST_KICK_MOVE,
    FIRST_SLOT_MOVE,
    FIRST_TAKE_MOVE,
    FIRST_VALUE,
    HANDS,
    HELD,
    KICK,
    KINDS,
    MONEY,
    NOTE,
    NOTE_COUNT,
    NOTES_AT,
    ORDER,
    OWNERS,
    PHASE,
    PILE_AT,
    PLACE,
    PLACES,
    PLAIN,
    PLAYERS,
    ROLL,
    ROLLED,
    ROOM,
    ROUND,
    ROUNDS,
    ROWS,
    TURN,
    UNDER_COUNT,
    VALUES,
    WON,
)
from flambeur.kernels.vegas.payout import take
from flambeur.kernels.vegas.rounds import before_turns
from flambeur.kernels.vegas.stock import stock_drawn
from flambeur.kernels.vegas.turn import faces_shown, go_on, put_down, slot_faces


@compiled
def kick_number(table: Ints, target: int) -> int:
    """The number of a kick in `all_moves()`: by owner, normal or big, face; the neutral colour last."""
    large, which = target & 1, target >> 1
    return table[FIRST_KICK_MOVE] + which % OWNERS * 2 * CASINOS + large * CASINOS + which // OWNERS % CASINOS


@compiled
def note_number(table: Ints, note: int) -> int:
    """The number of taking a note from the slot machine; a rainbow card is none."""
    value = 0
    while table[FIRST_VALUE + value] != note:
        value += 1
    return table[FIRST_TAKE_MOVE] + value - (1 if table[FIRST_VALUE] == 0 else 0)


@compiled
def list_moves(pos: Ints, table: Ints, mask: Ints) -> None:
    """Mark the legal moves by their numbers in `all_moves()`."""
    phase = pos[PHASE]
    if phase == PLACE:
        faces = faces_shown(pos)
        for face in range(CASINOS):
            mask[face] = faces >> face & 1
        if table[PLACES] > CASINOS:
            free = slot_faces(pos, table, faces)
            for face in range(CASINOS):
                mask[table[FIRST_SLOT_MOVE] + face] = free >> face & 1
    elif phase == KICK:
        for number in range(count_targets(pos, table)):
            mask[kick_number(table, targets(pos, table, number))] = 1
    elif phase == CHOOSE_NOTE:
        first = table[NOTES_AT] + CASINOS * table[ROOM]
        for at in range(first, first + pos[NOTE_COUNT + CASINOS]):
            mask[note_number(table, pos[at])] = 1


@compiled
def apply(pos: Ints, table: Ints, number: int, scratch: Ints) -> None:
    """Make a legal move, given by its number."""
    phase = pos[PHASE]
    if table[PLAIN]:
        plain_steps.put_down(pos, table, number)
    elif phase == PLACE:
        put_down(pos, table, number if number < CASINOS else CASINOS + number - table[FIRST_SLOT_MOVE], scratch)
    elif phase == KICK:
        at = 0
        while kick_number(table, targets(pos, table, at)) != number:
            at += 1
        kick(pos, table, targets(pos, table, at))
        go_on(pos, table, scratch)
    elif phase == CHOOSE_NOTE:
        at = table[NOTES_AT] + CASINOS * table[ROOM]
        while note_number(table, pos[at]) != number:
            at += 1
        take(pos, table, pos[at])
        after_note(pos, table, scratch)


@compiled
def is_asked(pos: Ints) -> bool:
    """Whether a seat must choose."""
    return pos[PHASE] == PLACE or pos[PHASE] == KICK or pos[PHASE] == CHOOSE_NOTE


@compiled
def meet(pos: Ints, table: Ints, ways: Ints, odds: Floats, words: Words, scratch: Ints, sums: Floats) -> None:
    """One chance node, or all notes of a stocking."""
    if pos[PHASE] == ROLL and table[PLAIN]:
        plain_steps.roll_dice(pos, words)
    elif pos[PHASE] == NOTE:
        while not stock_drawn(pos, table, words):
            pass
        before_turns(pos, table, -1)
    else:
        advance(pos, table, ways, odds, words, scratch, sums)


@compiled
def look(pos: Ints, table: Ints, seen: Floats) -> int:
    """What the seat that must choose knows, seats counted from it on; returns the seat. See `VegasKernel.features`."""
    if table[PLAIN]:
        return plain_steps.look(pos, table, seen)
    players, places = table[PLAYERS], table[PLACES]
    rows = ROWS if places > CASINOS else CASINOS
    seat = pos[ORDER] if pos[PHASE] == CHOOSE_NOTE else pos[TURN]
    at = 0
    seen[0], seen[1], seen[2] = pos[PHASE] == PLACE, pos[PHASE] == KICK, pos[PHASE] == CHOOSE_NOTE
    seen[3] = pos[ROUND] / table[ROUNDS]
    seen[4] = pos[AT] if pos[PHASE] == KICK else -1
    at = 5
    for kind in range(KINDS):
        for face in range(CASINOS):
            seen[at] = pos[ROLLED + kind] >> BITS * face & EACH
            at += 1
    other = seat
    for _ in range(players):
        for kind in range(KINDS):
            seen[at] = pos[HANDS + other * KINDS + kind]
            at += 1
        seen[at] = pos[MONEY + other] / 100.0
        seen[at + 1] = pos[WON + other]
        seen[at + 2] = pos[BONUS_DICE + other]
        at += 3
        other = other + 1 if other + 1 < players else 0
    for row in range(rows):
        for _ in range(players):
            seen[at] = pos[DICE + row * OWNERS + other]
            seen[at + 1] = pos[BIG + row] >> other & 1
            at += 2
            other = other + 1 if other + 1 < players else 0
        seen[at] = pos[DICE + row * OWNERS + players]
        at += 1
    for place in range(places):
        first = table[NOTES_AT] + place * table[ROOM]
        for number in range(table[ROOM]):
            seen[at] = pos[first + number] / 100.0 if number < pos[NOTE_COUNT + place] else -1.0
            at += 1
    for face in range(CASINOS):
        seen[at] = pos[BARRED] >> face & 1
        at += 1
    for value in range(table[VALUES]):
        seen[at] = pos[table[PILE_AT] + value]
        at += 1
    seen[at] = pos[UNDER_COUNT]
    at += 1
    for card in range(BONUS_EACH):
        seen[at] = pos[HELD + seat * BONUS_EACH + card] / 100.0
        at += 1
    return seat


step = fitted(
    "step_vegas",
    game_loop.step,
    advance=meet,
    add_up=add_up,
    is_asked=is_asked,
    list_moves=list_moves,
    apply=apply,
    look=look,
    SCRATCH_SIZE=SCRATCH_SIZE,
)
