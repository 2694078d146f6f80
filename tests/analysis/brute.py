"""Expectimax by the verbs of the reference engine and nothing else: slow, and beyond doubt."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import prod
from typing import Any

from flambeur.engine import Game, Move
from flambeur.games.kragen.moves import Auction

Worth = Callable[[Any], tuple[float, ...] | None]
"""What a state is worth to each seat, where thinking ends; None where it goes on."""
SAME = 1e-9
"""Values closer than this are the same, and the first of them is played."""


class Brute:
    """Every seat plays for its own part of what an end is worth; the first of equal moves is played."""

    def __init__(self, game: Game[Any], worth: Worth) -> None:
        self.game = game
        self.worth = worth
        self._known: dict[Any, tuple[float, ...]] = {}

    def value(self, state: Any) -> tuple[float, ...]:
        found = self._known.get(state)
        if found is None:
            found = self._known[state] = self._value(state)
        return found

    def moves(self, state: Any) -> dict[Move, tuple[float, ...]]:
        """What each legal move of the seat that is asked is worth to every seat."""
        return {move: self.value(self.game.apply(state, move)[0]) for move in self.game.legal_moves(state)}

    def _value(self, state: Any) -> tuple[float, ...]:
        ends = self.worth(state)
        if ends is not None:
            return ends
        if factors := self.game.chance(state):
            total = prod(factor.cumulative[-1] for factor in factors)
            parts = []
            for outcome in product(*[zip(factor.values, factor.weights, strict=True) for factor in factors]):
                weight = prod(weight for _, weight in outcome) / total
                after = self.game.resolve(state, tuple(value for value, _ in outcome))[0]
                parts.append([weight * value for value in self.value(after)])
            return tuple(map(sum, zip(*parts, strict=True)))
        (seat,) = self.game.waiting(state)
        best: tuple[float, ...] | None = None
        for value in self.moves(state).values():
            if best is None or value[seat] > best[seat] + SAME:
                best = value
        assert best is not None
        return best


class NoSales(Brute):
    """Expectimax in a game in which nothing is put up."""

    def moves(self, state: Any) -> dict[Move, tuple[float, ...]]:
        return {
            move: self.value(self.game.apply(state, move)[0])
            for move in self.game.legal_moves(state)
            if not isinstance(move, Auction)
        }


class Circling(Brute):
    """Expectimax where play may come back to where it was: computed again until nothing changes."""

    STILL = 1e-10

    def __init__(self, game: Game[Any], worth: Worth) -> None:
        super().__init__(game, worth)
        self._guess: dict[Any, tuple[float, ...]] = {}
        self._open: set[Any] = set()

    def value(self, state: Any) -> tuple[float, ...]:
        if state in self._open:
            return self._guess.get(state, (0.0,) * self.game.players)
        if (found := self._known.get(state)) is None:
            self._open.add(state)
            found = self._known[state] = self._value(state)
            self._open.remove(state)
        return found

    def moves(self, state: Any) -> dict[Move, tuple[float, ...]]:
        found = super().moves(state)
        while not self._open:
            if self._known.keys() == self._guess.keys() and all(
                abs(one - other) < self.STILL
                for key, worth in self._known.items()
                for one, other in zip(worth, self._guess[key], strict=True)
            ):
                return found
            self._guess, self._known = self._known, {}
            found = super().moves(state)
        return found
