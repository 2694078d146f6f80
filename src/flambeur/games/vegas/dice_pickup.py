"""Taking dice off the table and into a hand."""

from __future__ import annotations

from msgspec.structs import replace

from flambeur.games.vegas.dice import BIG, more
from flambeur.games.vegas.state import VegasState


def lifted(state: VegasState, row: int, owner: int, kind: int) -> VegasState:
    """One die of an owner, normal or big, is taken off a row."""
    if kind == BIG:
        big = (*state.big[:row], state.big[row] & ~(1 << owner), *state.big[row + 1 :])
        return replace(state, big=big)
    counts = list(state.dice[row])
    counts[owner] -= 1
    return replace(state, dice=(*state.dice[:row], tuple(counts), *state.dice[row + 1 :]))


def to_hand(state: VegasState, seat: int, kind: int) -> VegasState:
    """One die of a kind goes to a seat's hand."""
    hands = list(state.hands)
    hands[seat] = more(hands[seat], kind)
    return replace(state, hands=tuple(hands))
