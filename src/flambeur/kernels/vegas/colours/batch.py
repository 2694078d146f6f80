"""Many tables of solitaire or secret colours stepped at once: what the seat that must choose may do, and sees."""

from __future__ import annotations

from flambeur.games.vegas.colours.slot import YOU
from flambeur.games.vegas.state import CASINOS, SLOT
from flambeur.kernels import game_loop
from flambeur.kernels.compiler import Floats, Ints, compiled, fitted
from flambeur.kernels.vegas.batch import list_moves, note_number
from flambeur.kernels.vegas.colours.game import SCRATCH_SIZE, add_up, advance, rivals
from flambeur.kernels.vegas.colours.kernel import SHOWN_NOTES
from flambeur.kernels.vegas.colours.layout import CARDS, CARDS_EACH, GROUP, LATER, LEFT, PURSES, SECRET, SHOWN
from flambeur.kernels.vegas.colours.payout import pay_slot, take
from flambeur.kernels.vegas.colours.turn import is_big, put_down
from flambeur.kernels.vegas.layout import (
    BARRED,
    BIG,
    CHOOSE_NOTE,
    DICE,
    FIRST_SLOT_MOVE,
    MONEY,
    NOTE_COUNT,
    NOTES_AT,
    OWNERS,
    OWNERS_HERE,
    PHASE,
    PILE_AT,
    PLACE,
    PLACES,
    PLAYERS,
    ROOM,
    ROUND,
    ROUNDS,
    ROWS,
    TURN,
    UNDER_COUNT,
    VALUES,
)

HUNDRED = 100.0


@compiled
def is_asked(pos: Ints) -> bool:
    return pos[PHASE] == PLACE or pos[PHASE] == CHOOSE_NOTE


@compiled
def apply(pos: Ints, table: Ints, number: int, scratch: Ints) -> None:
    if pos[PHASE] == PLACE:
        put_down(pos, table, number if number < CASINOS else CASINOS + number - table[FIRST_SLOT_MOVE], scratch)
        return
    at = table[NOTES_AT] + SLOT * table[ROOM]
    while note_number(table, pos[at]) != number:
        at += 1
    take(pos, table, YOU, pos[at])
    pay_slot(pos, table)


@compiled
def holds(pos: Ints, table: Ints, seat: int, colour: int) -> bool:
    """Whether a seat has a colour."""
    if not table[SECRET]:
        return colour == YOU
    return colour + 1 in (pos[CARDS + seat * CARDS_EACH], pos[CARDS + seat * CARDS_EACH + 1])


@compiled
def look(pos: Ints, table: Ints, seen: Floats) -> int:
    """What the seat knows: its own colours, and all that lies on the table. See `ColoursKernel.features`."""
    players, colours, places, seat = table[PLAYERS], table[OWNERS_HERE], table[PLACES], pos[TURN]
    placing = pos[PHASE] == PLACE
    seen[0] = placing
    at = 1
    if places > SLOT:
        seen[at] = not placing
        at += 1
    for ahead in range(players):
        seen[at + ahead] = ahead == 0  # the seat that is asked has the turn
    at += players
    seen[at], seen[at + 1] = pos[ROUND] / table[ROUNDS], pos[GROUP]
    at += 2
    for ahead in range(players):
        for colour in range(colours):
            seen[at] = ahead == 0 and holds(pos, table, seat, colour)
            at += 1
    for colour in range(colours):
        for face in range(CASINOS):
            seen[at] = placing and pos[SHOWN + colour] == face + 1
            at += 1
    for colour in range(colours):
        seen[at + colour] = placing and is_big(pos, table, colour)
        seen[at + colours + colour] = pos[LEFT + colour]
        seen[at + 2 * colours + colour] = pos[LATER + colour]
    at = look_at_places(pos, table, seen, at + 3 * colours)
    for face in range(CASINOS):
        seen[at + face] = pos[BARRED] >> face & 1
    at += CASINOS
    for colour in range(colours):
        seen[at + colour] = pos[MONEY + colour] / HUNDRED
    at += colours
    for ahead in range(players):
        other = (seat + ahead) % players
        seen[at + ahead] = (pos[PURSES + other] if table[SECRET] else pos[MONEY + YOU]) / HUNDRED
    at += players
    seen[at] = rivals(pos, table) / HUNDRED
    at += 1
    for value in range(table[VALUES]):
        seen[at + value] = pos[table[PILE_AT] + value]
    seen[at + table[VALUES]] = pos[UNDER_COUNT]
    return seat


@compiled
def look_at_places(pos: Ints, table: Ints, seen: Floats, at: int) -> int:
    """Dice and notes of every place; where in the observation it goes on."""
    colours, places = table[OWNERS_HERE], table[PLACES]
    for place in range(places):
        for colour in range(colours):
            dice, big = 0, 0
            for row in range(place, place + 1 if place < SLOT else ROWS):
                dice += pos[DICE + row * OWNERS + colour]
                big |= pos[BIG + row] >> colour & 1
            seen[at + colour], seen[at + colours + colour] = dice, big
        at += 2 * colours
    for place in range(places):
        first, notes = table[NOTES_AT] + place * table[ROOM], pos[NOTE_COUNT + place]
        for number in range(SHOWN_NOTES):
            seen[at] = pos[first + number] / HUNDRED if number < notes else -1.0
            at += 1
    return at


step = fitted(
    "step_colours",
    game_loop.step,
    advance=advance,
    add_up=add_up,
    is_asked=is_asked,
    list_moves=list_moves,
    apply=apply,
    look=look,
    SCRATCH_SIZE=SCRATCH_SIZE,
)
