"""The lazy pile: not an order but the multiset of what has not been seen, and behind it a known queue.

Drawing from it is a chance node as long as anything is unseen; after that the queue comes up in order.
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from flambeur.engine import Pick
from flambeur.games.vegas.state import HIDDEN, Notes, VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas


def size(game: Vegas, state: VegasState) -> int:
    """How many notes and cards the pile holds, seen or not."""
    left = sum(state.pile) + len(state.under)
    return left - _in_hands(game, state) if game.secret_notes else left


def notes_left(game: Vegas, state: VegasState) -> int:
    """How many notes the pile holds, rainbow cards left out; open knowledge (C9)."""
    return sum(compress(state.pile, game.denominations)) + len(state.under) - _in_hands(game, state)


def _in_hands(game: Vegas, state: VegasState) -> int:
    """In a position as a seat knows it, the unseen notes that are not in the pile but in hands of others."""
    return sum(
        [hidden(game, state, seat).count(HIDDEN) for hidden in game.secret_notes for seat in range(game.players)]
    )


def draw_factor(denominations: Notes, pile: tuple[int, ...]) -> Pick:
    """The chance factor of the top note while some are unseen."""
    if all(pile):
        return Pick("note", denominations, pile)
    return Pick("note", tuple(compress(denominations, pile)), tuple(compress(pile, pile)))


def without(denominations: Notes, pile: tuple[int, ...], note: int) -> tuple[int, ...]:
    """The unseen notes after one of them has come up."""
    left = [*pile]
    left[denominations.index(note)] -= 1
    return tuple(left)


def drawn(game: Vegas, state: VegasState, note: int) -> VegasState:
    """The state after an unseen note, or a rainbow card, has come up."""
    return replace(state, pile=without(game.denominations, state.pile, note))
