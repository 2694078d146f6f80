"""How a view would pay if the round ended now: for previews and bots, from what the seat may know."""

from __future__ import annotations

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
