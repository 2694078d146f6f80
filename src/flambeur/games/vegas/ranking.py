"""Who is paid what at a place: pure functions of the dice that lie there, its notes, and who wins a tie (V8, V9, V23).

The rules, the previews and the bots all use them. Dice are rows of counts by owner with the seats
of big dice beside them as sets of bits: one row at a casino, six at the slot machine, one for each face.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from flambeur.games.vegas.state import Notes, Row

Rows = tuple[Row, ...]
Bits = tuple[int, ...]


class Standing(Struct, frozen=True):
    """How the owners at a place stand, most dice first."""

    order: tuple[int, ...]
    """The owners that are paid."""
    tied: tuple[tuple[int, tuple[int, ...]], ...]
    """The groups that cancel each other, as (number of dice, owners)."""


def weights(row: Row, big: int) -> Row:
    """The dice of each owner at a place as they count at payout: a big die counts as two (B4)."""
    return tuple(count + 2 * (big >> owner & 1) for owner, count in enumerate(row)) if big else row


@lru_cache(maxsize=1 << 14)
def standing(counted: Row, favoured: int = -1) -> Standing:
    """Rank the owners by their dice: every tied group is out, not only the top one (V8).

    A favoured owner wins its tie: the others of that group are out, other groups stay tied (A1).
    """
    groups: dict[int, list[int]] = {}
    for owner, count in enumerate(counted):
        if count:
            groups.setdefault(count, []).append(owner)
    order: list[int] = []
    tied: list[tuple[int, tuple[int, ...]]] = []
    for count in sorted(groups, reverse=True):
        group = groups[count]
        if len(group) == 1:
            order += group
        elif favoured in group:
            order.append(favoured)
            tied.append((count, tuple(owner for owner in group if owner != favoured)))
        else:
            tied.append((count, tuple(group)))
    return Standing(tuple(order), tuple(tied))


def counted(rows: Rows, big: Bits) -> Row:
    """The dice of each owner at a place, in all its rows, as they count at payout."""
    if len(rows) == 1:
        return weights(rows[0], big[0])
    return tuple([sum(counts) for counts in zip(*map(weights, rows, big), strict=True)])


def cancelling(rows: Rows, big: Bits, favoured: int) -> Standing:
    """Ties cancel: at every casino (V8), and on the slot machine of 2019 (M4)."""
    return standing(counted(rows, big), favoured)


def by_pips(rows: Rows, big: Bits, favoured: int) -> Standing:
    """Nobody is cancelled: equal numbers of dice go by pips, then by the highest die (B12).

    The winner of a tie is first of those with as many dice (A1); a player is before the neutral colour (B13).
    """
    counts = counted(rows, big)
    pips, highest = [0] * len(counts), [0] * len(counts)
    for face, (row, seats) in enumerate(zip(rows, big, strict=True), 1):
        for owner, count in enumerate(weights(row, seats)):
            if count:
                pips[owner] += count * face
                highest[owner] = face
    owners = [owner for owner, count in enumerate(counts) if count]
    owners.sort(key=lambda owner: (-counts[owner], owner != favoured, -pips[owner], -highest[owner], owner))
    return Standing(tuple(owners), ())


def payments(order: tuple[int, ...], notes: Notes) -> tuple[tuple[int, int], ...]:
    """(owner, note): each in turn takes the dearest note that is left, while there are any (V9)."""
    return tuple(zip(order, notes))  # noqa: B905  # `strict=False` takes as long as the whole rest of it


def note_for(order: tuple[int, ...], notes: Notes, owner: int) -> int:
    """What `payments` gives one owner; 0 for nothing."""
    rank = order.index(owner) if owner in order else len(notes)
    return notes[rank] if rank < len(notes) else 0
