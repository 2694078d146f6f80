"""A turn: roll all your dice, choose a face, place all dice of it (V5–V7, V22, B11, B13, B6), or of two (A3).

Beside: `games/vegas/turn.py`, and what kickers and the slot machine do after a placement.
"""

from __future__ import annotations

from flambeur.games.vegas.dice import BIG as LARGE
from flambeur.games.vegas.dice import KICKER, NEUTRAL, OWN
from flambeur.games.vegas.state import CASINOS
from flambeur.kernels.common_layout import BITS, EACH
from flambeur.kernels.compiler import Ints, Words, compiled
from flambeur.kernels.random_rolls import faces_of, roll
from flambeur.kernels.vegas.effects import TURN_ENDS, carry_on
from flambeur.kernels.vegas.kickers import count_targets
from flambeur.kernels.vegas.layout import (
    AT,
    BARRED,
    BIG,
    BOUND,
    BOUND_NOW,
    DICE,
    DISPLAY,
    EARLY,
    FIRST_PLACE,
    FREE,
    HANDS,
    KICK,
    KICK_DICE,
    KICKS,
    KICKS_SLOT,
    KINDS,
    ONCE,
    OWNERS,
    PHASE,
    PLACE,
    PLACES,
    PLAYERS,
    ROLLED,
    TURN,
    TURNS,
    TWICE,
)
from flambeur.kernels.vegas.payout import pay_out
from flambeur.kernels.vegas.rounds import pass_turn


@compiled
def roll_dice(pos: Ints, streams: Words) -> None:
    """`RollDice.resolve`: one roll for each kind of die in the hand (V5, V22)."""
    seat = pos[TURN]
    hand = HANDS + seat * KINDS
    for kind in range(KINDS):
        if pos[hand + kind]:
            pos[ROLLED + kind] = roll(streams, pos[hand + kind])
    pos[TURNS + seat] += 1
    pos[PHASE] = PLACE


@compiled
def faces_shown(pos: Ints) -> int:
    """The faces of the roll as a set of bits."""
    return faces_of(pos[ROLLED] | pos[ROLLED + 1] | pos[ROLLED + 2] | pos[ROLLED + 3])


@compiled
def casino_faces(pos: Ints, faces: int) -> int:
    """The faces of a roll whose casinos are open; not the one where the first dice of a bound turn went (A3)."""
    first = pos[FIRST_PLACE]
    return faces & ~(1 << first - 1) if 0 < first <= CASINOS else faces


@compiled
def slot_faces(pos: Ints, table: Ints, faces: int) -> int:
    """The faces of a roll that are still free on the slot machine (B11, B13, A3)."""
    return faces & ~pos[BARRED] if table[PLACES] > CASINOS >= pos[FIRST_PLACE] else 0


@compiled
def put_down(pos: Ints, table: Ints, row: int, scratch: Ints) -> None:
    """`put_down`: lay all dice of a face at a row, let kickers act, and go on to the next seat."""
    face = row if row < CASINOS else row - CASINOS
    seat = pos[TURN]
    shift = BITS * face
    own = pos[ROLLED + OWN] >> shift & EACH
    neutral = pos[ROLLED + NEUTRAL] >> shift & EACH
    large = pos[ROLLED + LARGE] >> shift & EACH
    kickers = pos[ROLLED + KICKER] >> shift & EACH
    hand = HANDS + seat * KINDS
    pos[hand + OWN] -= own
    pos[DICE + row * OWNERS + seat] += own
    if neutral:
        pos[hand + NEUTRAL] -= neutral
        pos[DICE + row * OWNERS + table[PLAYERS]] += neutral  # V22
    if large:
        pos[hand + LARGE] -= large
        pos[BIG + row] |= 1 << seat
    if pos[BOUND_NOW] == FREE:
        pos[BOUND_NOW] = ONCE
        pos[FIRST_PLACE] = min(row, CASINOS) + 1
        for kind in range(KINDS):
            pos[ROLLED + kind] &= ~(EACH << shift)
    if row >= CASINOS and (own or neutral or large):  # B13: a lone kicker bars nothing
        pos[BARRED] |= 1 << face
    if kickers:
        pos[hand + KICKER] -= kickers
        pos[DISPLAY + seat] += kickers
        if row < CASINOS or table[KICKS_SLOT]:  # B8
            pos[AT] = row
            pos[KICK_DICE + OWN], pos[KICK_DICE + NEUTRAL] = own, neutral
            pos[KICK_DICE + LARGE], pos[KICK_DICE + KICKER] = large, kickers
            pos[KICKS] = kickers
    go_on(pos, table, scratch)


@compiled
def go_on(pos: Ints, table: Ints, scratch: Ints) -> None:
    """The next kicker that finds a die to kick (B6, B8), or the next seat's turn, or the payout (V7)."""
    while pos[KICKS]:
        pos[KICKS] -= 1
        if count_targets(pos, table):
            pos[PHASE] = KICK
            return
    if pos[KICK_DICE + KICKER]:
        rest(pos)
    if pos[BOUND_NOW] == ONCE:
        pos[BOUND_NOW] = TWICE
        faces = faces_shown(pos)
        if casino_faces(pos, faces) | slot_faces(pos, table, faces):
            pos[PHASE] = PLACE
            return
    if pos[EARLY] | pos[BOUND] | pos[BOUND_NOW]:
        carry_on(pos, table, TURN_ENDS, scratch)
    elif not pass_turn(pos, table):
        pay_out(pos, table, 0, scratch)


@compiled
def rest(pos: Ints) -> None:
    """No kicker acts any more."""
    pos[AT] = 0
    for kind in range(KINDS):
        pos[KICK_DICE + kind] = 0
