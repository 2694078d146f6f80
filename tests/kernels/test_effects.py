"""What cards that have been played still do, in kernel and reference engine: the same rounds from the same seeds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import flambeur.bots  # noqa: F401  (says how the greedy bot plays)
from flambeur import kernels
from flambeur.engine import Game, Seat, Seeded, State
from flambeur.games.vegas.cards.deck import Play
from flambeur.games.vegas.cards.early import Marker
from flambeur.games.vegas.cards.tie_breaker import TieBreaking
from flambeur.games.vegas.cards.two_casinos import Binding
from flambeur.kernels import reference
from flambeur.kernels.vegas.codec import goes_on
from tests.kernels.tables import table, walk

FULL = "notes,big,kickers,rainbow,slot,bonus,action"
TABLES = {
    "Boulevard": table("vegas", 5, box="boulevard", with_=FULL),
    "Boulevard with neutral dice": table("vegas", 3, box="boulevard", with_="neutral,notes,big,kickers,rainbow,action"),
    "More Cash": table("vegas", 4, box="morecash", with_="big,kickers,slot,bonus,action"),
    "More Cash in teams": table("vegas", 4, box="morecash", with_="neutral,slot,action,teams"),
}
GAMES = 6
POSITIONS = 12
"""Positions of each effect that are compared, at most."""


def _held(game: Game[Any]) -> reference.Way:
    """A greedy player that holds its cards back."""
    greedy = reference.ways["greedy"](game)

    def choose(state: State, seat: Seat, moves: tuple[Any, ...], toss: Seeded) -> Any:
        left = tuple(move for move in moves if not isinstance(move, Play))
        return left[0] if len(left) == 1 else greedy(state, seat, left, toss)

    return choose


def _effects(game: Any, state: Any) -> Iterator[str]:
    """What is still to come of cards that have been played."""
    if game.piece(state, TieBreaking).holder >= 0:
        yield "tie"
    if game.piece(state, Marker).holder >= 0:
        yield "early"
    binding = game.piece(state, Binding)
    if binding.seats or binding.now:
        yield "casinos"


def _positions(game: Any) -> dict[str, list[Any]]:
    """Positions at which play-outs begin at once, by the effects that are still to come."""
    found: dict[str, list[Any]] = {}
    for seed in range(60):
        for policy in ("random", "greedy"):
            for state in walk(game, policy, seed):
                if not state.agenda or not goes_on(game, state.agenda):
                    continue
                for effect in _effects(game, state):
                    found.setdefault(effect, []).append(state)
        if all(len(found.get(effect, [])) >= 20 * POSITIONS for effect in ("tie", "early", "casinos")):
            break
    return {effect: states[:: len(states) // POSITIONS] for effect, states in found.items()}


@pytest.mark.parametrize("game", TABLES.values(), ids=TABLES)
def test_rounds_with_an_effect_to_come_are_the_same(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(reference.ways, "held", _held)
    kernel = kernels.for_game(game, approximate=True)
    assert kernel is not None
    assert kernel.wait()
    found = _positions(game)
    assert found.keys() == {"tie", "early", "casinos"}
    for effect, states in found.items():
        for state in states:
            here = kernel.playouts(state, "greedy", GAMES, seed=3, until="round")
            there = reference.play_on(game, state, ("held",) * game.players, GAMES, 3, state.round)
            assert here.engine == "kernel"
            assert np.array_equal(here.results, there), (effect, state)
