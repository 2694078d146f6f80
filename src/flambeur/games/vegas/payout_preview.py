"""How a view would pay if the round ended now, or may pay later: for previews and bots, from what the seat may know.

The functions that the rules pay by (`ranking`) compute who is paid what. A Tie Breaker that lies open is taken
to be used wherever it changes anything (A1).
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING

from msgspec import Struct

from flambeur.games.vegas import ranking
from flambeur.games.vegas.cards.tie_breaker import NAME as TIE_BREAKER
from flambeur.games.vegas.cards.tie_breaker import NOBODY
from flambeur.games.vegas.dice import BIG, NEUTRAL, OWN, Hand
from flambeur.games.vegas.events import NEUTRAL_OWNER
from flambeur.games.vegas.ranking import cancelling, note_for, standing, weights
from flambeur.games.vegas.state import RAINBOW, SLOT, Notes, Row
from flambeur.games.vegas.stock import RAINBOW_WORTH
from flambeur.games.vegas.view import VegasView

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas


class Lying(Struct, frozen=True):
    """The dice at a place, as `ranking` looks at them."""

    rows: ranking.Rows
    big: ranking.Bits

    def more(self, face: int, dice: Hand, seat: int) -> Lying:
        """With dice of a seat's hand that show a face."""
        at = face - 1 if len(self.rows) > 1 else 0
        row = list(self.rows[at])
        row[seat] += dice[OWN]
        row[-1] += dice[NEUTRAL]
        return self._with(at, row, self.big[at] | dice[BIG] << seat)

    def less(self, face: int, owner: int, is_big: bool) -> Lying:
        """Without one die of an owner (-1: the neutral colour) that shows a face."""
        at = face - 1 if len(self.rows) > 1 else 0
        row, big = list(self.rows[at]), self.big[at]
        if is_big:
            big &= ~(1 << owner)
        else:
            row[owner] -= 1
        return self._with(at, row, big)

    def _with(self, at: int, row: list[int], big: int) -> Lying:
        return Lying((*self.rows[:at], tuple(row), *self.rows[at + 1 :]), (*self.big[:at], big, *self.big[at + 1 :]))


class Prospect(Struct, frozen=True):
    """What a seat would be paid at a place."""

    rank: int
    """Its place in the order of payment from 1 on; 0 where it is not paid."""
    note: int
    """0 where no note is left for it."""
    by_card: bool = False
    """Whether it has that only by winning a tie with its card."""


class Lead(Struct, frozen=True):
    """Who would be paid at a place if the round ended now."""

    place: int
    takes: tuple[tuple[int, int], ...]
    """(owner, note) in the order of payment; owner -1 is the neutral colour, note 0 a rainbow card."""
    cancelled: tuple[int, ...]
    """The owners who cancel each other."""


def bits(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in seats)


def lying_at(view: VegasView, place: int) -> Lying:
    """The dice at a place (1–7)."""
    if place <= SLOT:
        casino = view.casinos[place - 1]
        return Lying((casino.dice,), (bits(casino.big),))
    assert view.slot is not None
    return Lying(view.slot.dice, tuple([bits(seats) for seats in view.slot.big]))


def counted(view: VegasView, place: int) -> Row:
    """The dice of each owner at a place (1–7) as they count at payout."""
    if place <= SLOT:
        casino = view.casinos[place - 1]
        return weights(casino.dice, bits(casino.big) if casino.big else 0)
    lying = lying_at(view, place)
    return ranking.counted(lying.rows, lying.big)


def notes_at(view: VegasView, place: int) -> Notes:
    """The notes at a place, a rainbow card as what it counts for."""
    lying = _lying_notes(view, place)
    if RAINBOW not in lying:
        return lying
    return tuple(sorted((note or RAINBOW_WORTH for note in lying), reverse=True))


def printed_at(view: VegasView, place: int) -> Notes:
    """The notes at a place in the order of payment as they are printed: a rainbow card stays what it is."""
    return tuple(sorted(_lying_notes(view, place), key=lambda note: note or RAINBOW_WORTH, reverse=True))


def _lying_notes(view: VegasView, place: int) -> Notes:
    if place <= SLOT:
        return view.casinos[place - 1].notes
    assert view.slot is not None
    return view.slot.notes


def favoured(view: VegasView) -> int:
    """The seat that can still win a tie with its open card; -1 for nobody."""
    mark = view.cards.mark(TIE_BREAKER) if view.cards else None
    return NOBODY if mark is None else mark.seats[0]


def order_of(game: Vegas, place: int, lying: Lying, favoured: int = NOBODY) -> Row:
    """Who is paid at a place where these dice lie, in order, if one owner is favoured in its tie."""
    return game.standing.get(place - 1, cancelling)(lying.rows, lying.big, favoured).order


def paid_order(
    game: Vegas, view: VegasView, place: int, face: int = 0, dice: Hand | None = None, seat: int = NOBODY
) -> Row:
    """Who would be paid at a place, in order, if a seat added dice that show a face."""
    if place - 1 in game.standing:
        lying = lying_at(view, place)
        return order_of(game, place, lying.more(face, dice, seat) if dice is not None else lying, favoured(view))
    row = counted(view, place)  # `cancelling`, without making rows of one: bots ask this all the time
    if dice is not None:
        more = list(row)
        more[seat] += dice[OWN] + 2 * dice[BIG]
        more[-1] += dice[NEUTRAL]
        row = tuple(more)
    return standing(row, favoured(view)).order


def leads(game: Vegas, view: VegasView) -> tuple[Lead, ...]:
    """Who would be paid what at each place where dice lie, if the round ended now."""
    places = range(1, len(view.casinos) + 1 + (view.slot is not None))
    found = [_lead(game, view, place) for place in places]
    return tuple([lead for lead in found if lead.takes or lead.cancelled])


def _lead(game: Vegas, view: VegasView, place: int) -> Lead:
    lying = lying_at(view, place)
    found = game.standing.get(place - 1, cancelling)(lying.rows, lying.big, favoured(view))
    paid = ranking.payments(found.order, printed_at(view, place))
    takes = tuple([(game.named[owner], note) for owner, note in paid])
    return Lead(place, takes, tuple([game.named[owner] for _, owners in found.tied for owner in owners]))


def prospect(game: Vegas, view: VegasView, place: int, face: int, dice: Hand, seat: int) -> Prospect:
    """What a seat would be paid at a place if it put these dice there and the round ended with it."""
    order = paid_order(game, view, place, face, dice, seat)
    if seat not in order:
        return Prospect(0, 0)
    without = order_of(game, place, lying_at(view, place).more(face, dice, seat))
    rank = order.index(seat) + 1
    by_card = seat == favoured(view) and (seat not in without or without.index(seat) >= rank)
    return Prospect(rank, note_for(order, notes_at(view, place), seat), by_card)


def neutral_prospect(
    game: Vegas, view: VegasView, place: int, face: int, dice: Hand, seat: int
) -> tuple[Prospect, tuple[int, ...]]:
    """What the neutral colour would be paid if a seat put these dice there, or whom it would tie with."""
    lying = lying_at(view, place).more(face, dice, seat)
    found = game.standing.get(place - 1, cancelling)(lying.rows, lying.big, favoured(view))
    neutral = game.named.index(NEUTRAL_OWNER)
    if neutral in found.order:
        return Prospect(found.order.index(neutral) + 1, note_for(found.order, notes_at(view, place), neutral)), ()
    beside = [owner for _, owners in found.tied if neutral in owners for owner in owners if owner != neutral]
    return Prospect(0, 0), tuple([game.named[owner] for owner in beside])


def held_note(game: Vegas, view: VegasView, place: int, seat: int) -> int:
    """Return what a seat would be paid at a place now; 0 for nothing."""
    return note_for(paid_order(game, view, place), notes_at(view, place), seat)


@lru_cache(maxsize=1 << 16)
def expected_note(mine: int, others: tuple[tuple[int, int], ...], notes: Notes, places: int) -> float:
    """What an owner with `mine` dice at a place can hope for there, if it adds none.

    `others` are (dice there, dice in hand); each die in hand is taken to come here once in `places` times.
    """
    if not mine or not notes:
        return 0.0
    alone, above = 1.0, [1.0] + [0.0] * len(notes)
    for lying, hand in others:
        equal, more = falls(mine - lying, hand, places)
        alone *= 1.0 - equal
        for rank in range(len(notes), 0, -1):
            above[rank] += (above[rank - 1] - above[rank]) * more
        above[0] *= 1.0 - more
    total = 0.0
    for chance, note in zip(above, notes, strict=False):  # by hand: `sum` rounds otherwise in later Pythons
        total += chance * note
    return alone * total


@lru_cache(maxsize=1 << 10)
def falls(needed: int, hand: int, places: int) -> tuple[float, float]:
    """The chances that exactly, and that more than `needed` of the dice in hand come to a place."""

    def exactly(count: int) -> float:
        return float(comb(hand, count) * (places - 1) ** (hand - count) / places**hand)

    equal = exactly(needed) if 0 <= needed <= hand else 0.0
    return equal, sum(exactly(count) for count in range(max(needed + 1, 0), hand + 1))
