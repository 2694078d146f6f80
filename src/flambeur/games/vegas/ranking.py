"""Who is paid at a casino, and in which order (V8, V9, V23)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from flambeur.games.vegas.state import Row


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
