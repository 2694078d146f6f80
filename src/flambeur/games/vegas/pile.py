"""The lazy pile: not an order but the multiset of what has not been seen, and behind it a known queue.

Drawing from it is a chance node as long as anything is unseen; after that the queue comes up in order.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Protocol

from flambeur.engine import Pick
from flambeur.games.vegas.state import Notes


class HasPile(Protocol):
    """A state with a pile of notes."""

    @property
    def pile(self) -> tuple[int, ...]: ...
    @property
    def under(self) -> Notes: ...


def size(state: HasPile) -> int:
    """How many notes and cards the pile holds, seen or not."""
    return sum(state.pile) + len(state.under)


@lru_cache(maxsize=1 << 12)
def draw_factor(denominations: Notes, pile: tuple[int, ...]) -> Pick:
    """The chance factor of the top note while some are unseen."""
    items = tuple(compress(denominations, pile))
    return Pick("note", items, tuple(compress(pile, pile)))


def without(denominations: Notes, pile: tuple[int, ...], note: int) -> tuple[int, ...]:
    """The unseen notes after one of them has come up."""
    left = list(pile)
    left[denominations.index(note)] -= 1
    return tuple(left)
