"""How a view would pay if the round ended now, or may pay later: for previews and bots, from what the seat may know."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING

from flambeur.games.vegas.dice import BIG, NEUTRAL, OWN, Hand
from flambeur.games.vegas.ranking import standing, weights
from flambeur.games.vegas.slot_payout import by_pips, dice_on_slot, order_by_pips
from flambeur.games.vegas.state import RAINBOW, SLOT, Notes, Row
from flambeur.games.vegas.stocking import RAINBOW_WORTH
from flambeur.games.vegas.view import VegasView

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

Bits = tuple[int, ...]


def bits(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in seats)


def counted(view: VegasView, place: int) -> Row:
    """The dice of each owner at a place (1–7) as they count at payout."""
    if place <= SLOT:
        casino = view.casinos[place - 1]
        return weights(casino.dice, bits(casino.big))
    assert view.slot is not None
    return dice_on_slot(view.slot.dice, tuple(bits(seats) for seats in view.slot.big))


def notes_at(view: VegasView, place: int) -> Notes:
    """The notes at a place, a rainbow card as what it counts for."""
    if place <= SLOT:
        lying = view.casinos[place - 1].notes
    else:
        assert view.slot is not None
        lying = view.slot.notes
    if RAINBOW not in lying:
        return lying
    return tuple(sorted((note or RAINBOW_WORTH for note in lying), reverse=True))


def paid_order(
    game: Vegas, view: VegasView, place: int, face: int = 0, dice: Hand | None = None, seat: int = -1
) -> Row:
    """Who would be paid at a place, in order, if a seat added dice that show a face."""
    if place > SLOT and game.standing[SLOT] is by_pips:
        return _slot_order(view, face, dice, seat)
    row = list(counted(view, place))
    if dice is not None:
        row[seat] += dice[OWN] + 2 * dice[BIG]
        row[-1] += dice[NEUTRAL]
    return standing(tuple(row)).order


def _slot_order(view: VegasView, face: int, dice: Hand | None, seat: int) -> Row:
    assert view.slot is not None
    rows = list(view.slot.dice)
    big = [bits(seats) for seats in view.slot.big]
    if dice is not None:
        row = list(rows[face - 1])
        row[seat] += dice[OWN]
        row[-1] += dice[NEUTRAL]
        rows[face - 1] = tuple(row)
        big[face - 1] |= dice[BIG] << seat
    return order_by_pips(tuple(rows), tuple(big))


def note_for(order: Row, notes: Notes, seat: int) -> int:
    """The note of a seat in an order of payment, everybody taking the dearest left; 0 for none."""
    rank = order.index(seat) if seat in order else len(notes)
    return notes[rank] if rank < len(notes) else 0


@lru_cache(maxsize=1 << 16)
def expected_note(mine: int, others: tuple[tuple[int, int], ...], notes: Notes, places: int) -> float:
    """What an owner with `mine` dice at a place can hope for there, if it adds none.

    `others` are (dice there, dice in hand); each die in hand is taken to come here once in `places` times.
    """
    if not mine or not notes:
        return 0.0
    alone, above = 1.0, [1.0] + [0.0] * len(notes)
    for lying, hand in others:
        equal, more = _falls(mine - lying, hand, places)
        alone *= 1.0 - equal
        for rank in range(len(notes), 0, -1):
            above[rank] += (above[rank - 1] - above[rank]) * more
        above[0] *= 1.0 - more
    return alone * sum(chance * note for chance, note in zip(above, notes, strict=False))


@lru_cache(maxsize=1 << 10)
def _falls(needed: int, hand: int, places: int) -> tuple[float, float]:
    """The chances that exactly, and that more than `needed` of the dice in hand come to a place."""

    def exactly(count: int) -> float:
        return float(comb(hand, count) * (places - 1) ** (hand - count) / places**hand)

    equal = exactly(needed) if 0 <= needed <= hand else 0.0
    return equal, sum(exactly(count) for count in range(max(needed + 1, 0), hand + 1))
