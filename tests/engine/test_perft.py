"""Counts of all continuations of small positions: a wrong rule shows as a wrong number."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from flambeur.engine import Game, State, new_game, read_position


def continuations(game: Game[Any], state: State, depth: int) -> int:
    """How many different ways there are to go on by `depth` transitions; a game that is over counts once."""
    if depth == 0 or not state.agenda:
        return 1
    if factors := game.chance(state):
        outcomes = product(*(factor.values for factor in factors))
        return sum(continuations(game, game.resolve(state, outcome)[0], depth - 1) for outcome in outcomes)
    seats = game.waiting(state)
    choices = product(*(game.legal_moves(state, seat) for seat in seats))
    joint = (game.together(state, dict(zip(seats, choice, strict=True))) for choice in choices)
    return sum(continuations(game, game.apply(state, move)[0], depth - 1) for move in joint)


def last_dice(*left: int) -> str:
    """The last turns of a classic game for two in which the seats have so many dice left; the rest lie at casino 1."""
    hands = ",".join(f"({n},0,0,0)" for n in left)
    rows = f"({8 - left[0]},{8 - left[1]},0)" + ",(0,0,0)" * 5
    return (
        f"vegas players=2 | agenda=(rounds,turns,roll) round=4 starter=0 turn=0 hands=({hands}) dice=({rows}) "
        "notes=((50),(60),(70),(80),(90),(50)) pile=(6,8,8,6,4,4,4,4,4) won=((),()) big=(0,0,0,0,0,0)"
    )


@pytest.mark.parametrize(
    ("left", "depth", "count"),
    [
        ((1, 0), 1, 6),  # one die: six faces
        ((1, 0), 2, 6),  # and no choice
        ((2, 0), 1, 21),  # two dice: 21 rolls
        ((2, 0), 2, 6 + 15 * 2),  # a pair leaves one choice, two faces leave two
        ((2, 0), 3, 6 + 15 * 2 * 6),  # after a pair the game is over, otherwise the last die is rolled
        ((1, 1), 4, 6 * 6),
        ((3, 0), 2, 6 * 1 + 30 * 2 + 20 * 3),
    ],
)
def test_a_small_position_goes_on_in_so_many_ways(left: tuple[int, int], depth: int, count: int) -> None:
    game, state = read_position(last_dice(*left))
    assert continuations(game, state, depth) == count


@pytest.mark.parametrize(
    ("depth", "count"), [(1, 3), (2, 6), (3, 12), (4, 12 * 0 + 3 * (2 * 2 + 2 * 3 + 3 * 2 + 3 * 3))]
)
def test_sealed_bids_multiply(depth: int, count: int) -> None:
    game = new_game("sealed", 2)
    assert continuations(game, game.start()[0], depth) == count
