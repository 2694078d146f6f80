"""The lasting effects of played action cards: early payouts and bound turns (A3, A6, C5, C8).

Cards in hand stay there (`cards`). A seat that may pay early does so for any note (`_early` of
`analysis/greedy/vegas.py`). An early payout may have to wait for a draw or a choice: `RESUMES` says what follows it.
"""

from __future__ import annotations

from flambeur.games.vegas.state import CASINOS
from flambeur.games.vegas.state import SLOT as SLOT_MACHINE
from flambeur.kernels.compiler import Ints, compiled
from flambeur.kernels.vegas.layout import (
    AT,
    BIG,
    BOUND,
    BOUND_NOW,
    DICE,
    EARLY,
    EARLY_AT,
    EARLY_DUE,
    EARLY_LEAVES,
    FIRST_PLACE,
    FREE,
    KINDS,
    NOTE_COUNT,
    OWNERS,
    PHASE,
    PLAYERS,
    RAINBOW_WORTH,
    RESUMES,
    ROLL,
    ROLLED,
    ROWS,
    TIE,
    TURN,
)
from flambeur.kernels.vegas.payout import pay_out, pay_slot, replace_here, settle, settle_slot
from flambeur.kernels.vegas.ranking import PAID_ORDER, count_dice, stand
from flambeur.kernels.vegas.rounds import end_round, has_dice

TURN_BEGINS, TURN_ENDS, ROUND_ENDS = 1, 2, 3
"""Where play is, in `carry_on` and in `RESUMES`: what comes next."""


@compiled
def anybody_has_dice(pos: Ints, table: Ints) -> bool:
    found = False
    for seat in range(table[PLAYERS]):
        found |= has_dice(pos, seat)
    return found


@compiled
def wants_early(pos: Ints, table: Ints, scratch: Ints) -> bool:
    """`_early`: whether the holder would be paid at its place now."""
    place = pos[EARLY_AT]
    count_dice(pos, table, place, scratch)
    paid = min(stand(pos, table, place, scratch, pos[TIE]), pos[NOTE_COUNT + place])
    found = False
    for at in range(paid):
        found |= scratch[PAID_ORDER + at] + 1 == pos[EARLY]
    return found


@compiled
def dice_leave(pos: Ints, table: Ints, place: int) -> None:
    """`DiceLeave.run`: the dice of a place are gone for the round (C5)."""
    last = place + 1 if place < CASINOS else ROWS
    for row in range(place, last):
        pos[BIG + row] = 0
        for owner in range(table[PLAYERS] + 1):
            pos[DICE + row * OWNERS + owner] = 0


@compiled
def paid_early(pos: Ints, table: Ints, after: int, scratch: Ints) -> bool:
    """`pay_early`: pay the marked place and forget the card; False while a draw or a choice is pending (A6)."""
    place = pos[EARLY_AT]
    pos[RESUMES] = after
    if table[RAINBOW_WORTH] and not replace_here(pos, table, place):
        return False
    pos[AT] = 0
    if place < SLOT_MACHINE:
        settle(pos, table, place, False, scratch)
    elif not settle_slot(pos, table, False, scratch):
        return False
    end_early(pos, table)
    return True


@compiled
def end_early(pos: Ints, table: Ints) -> None:
    """The marked place has paid."""
    if table[EARLY_LEAVES]:
        dice_leave(pos, table, pos[EARLY_AT])
    forget_early(pos)


@compiled
def forget_early(pos: Ints) -> None:
    """No place is marked any more, whether it has paid or not."""
    pos[EARLY], pos[EARLY_AT], pos[EARLY_DUE], pos[RESUMES] = 0, 0, 0, 0


@compiled
def begin_turn(pos: Ints, table: Ints) -> bool:
    """Play comes to the next seat, with or without dice (`BindTurn.run`, `MarkDue.run`); True if a place pays first."""
    seat = pos[TURN] + 1 if pos[TURN] + 1 < table[PLAYERS] else 0
    pos[TURN] = seat
    pos[BOUND_NOW] = FREE if pos[BOUND] >> seat & 1 else 0
    pos[BOUND] &= ~(1 << seat)
    if pos[EARLY] != seat + 1:
        return False
    pos[EARLY_DUE] = table[EARLY_LEAVES]
    return not table[EARLY_LEAVES]  # A6


@compiled
def carry_on(pos: Ints, table: Ints, at: int, scratch: Ints) -> None:
    """From the beginning of a seat's turn (its payout done), or its end, to the next roll or the payout (V7, C8)."""
    while True:
        if at == TURN_BEGINS:
            if has_dice(pos, pos[TURN]):
                pos[PHASE] = ROLL
                return
            at = TURN_ENDS
        if at == TURN_ENDS:
            if pos[EARLY_DUE] and pos[EARLY] == pos[TURN] + 1:  # C5
                if not wants_early(pos, table, scratch):
                    forget_early(pos)
                elif not paid_early(pos, table, TURN_ENDS, scratch):
                    return
            pos[BOUND_NOW], pos[FIRST_PLACE] = 0, 0
            for kind in range(KINDS):
                pos[ROLLED + kind] = 0
            if anybody_has_dice(pos, table):
                at = TURN_BEGINS
                if begin_turn(pos, table) and not paid_early(pos, table, TURN_BEGINS, scratch):
                    return
                continue
        if pos[EARLY]:  # whatever is left at the end of the round
            if table[EARLY_LEAVES] and not wants_early(pos, table, scratch):
                forget_early(pos)
            elif not paid_early(pos, table, ROUND_ENDS, scratch):
                return
        pay_out(pos, table, 0, scratch)
        return


@compiled
def after_rainbow(pos: Ints, table: Ints, scratch: Ints) -> None:
    """A rainbow card has become a note: the payout goes on, of its place or of this one and all others."""
    after = pos[RESUMES]
    if not after:
        pay_out(pos, table, pos[AT], scratch)
    elif paid_early(pos, table, after, scratch):
        carry_on(pos, table, after, scratch)


@compiled
def after_note(pos: Ints, table: Ints, scratch: Ints) -> None:
    """Go on with the payout of the slot machine after a seat has taken a note, then with what comes after it."""
    after = pos[RESUMES]
    if not pay_slot(pos, table, not after):
        return
    if after:
        end_early(pos, table)
        carry_on(pos, table, after, scratch)
    else:
        end_round(pos, table)
