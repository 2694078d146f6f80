"""Compute exactly what a seat can know, for cases small enough to list every way the secrets may have fallen.

Slow and independent of how any game imagines: the reference for `Game.imagine`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from fractions import Fraction
from itertools import product
from typing import Any, TypeVar

import msgspec

from flambeur.engine.chance import Factor, Outcome
from flambeur.engine.errors import FlambeurError
from flambeur.engine.event import Event, Seat, visible
from flambeur.engine.game import Game, State
from flambeur.engine.randomness import Source
from flambeur.engine.record import Entry, chance_entry, play_entry

T = TypeVar("T", bound=Hashable)
Worlds = dict[State, Fraction]
"""Full states with their probabilities, which add up to 1."""


def worlds(game: Game[Any], seat: Seat | None, entries: Iterable[Entry]) -> Iterator[tuple[State, Worlds]]:
    """Follow a recorded game; at each entry yield the true state, and all states consistent with what a seat was told.

    Chance has its weights. A choice only rules out the worlds in which it could not be made.
    """
    state, events = game.start()
    possible: Worlds = {state: Fraction(1)}
    for entry in entries:
        hidden = game.chance_audience(state) not in (None, seat)
        state, events = play_entry(game, state, entry)
        told = seen(game, state, events, seat)
        after: Worlds = {}
        for world, chance in possible.items():
            for followed, told_there, likely in _followed(game, world, entry, seat, hidden):
                if told_there == told:
                    after[followed] = after.get(followed, Fraction(0)) + chance * likely
        total = sum(after.values())
        possible = {world: chance / total for world, chance in after.items()}
        yield state, possible


def distribution(drawing: Callable[[Source], T]) -> dict[T, Fraction]:
    """Return every result of a function that draws from a source, with its exact probability."""
    found: dict[T, Fraction] = {}
    path: list[int] = []
    while True:
        walk = _Walk(path)
        result = drawing(walk)
        found[result] = found.get(result, Fraction(0)) + walk.chance
        while path and path[-1] + 1 == walk.widths[len(path) - 1]:
            path.pop()
        if not path:
            return found
        path[-1] += 1


def seen(game: Game[Any], state: State, events: Iterable[Event], seat: Seat | None) -> bytes:
    """Return all that a seat is told when events have led to a state.

    In a finished game only the events count: hands may be revealed then, because the result says what counted.
    """
    told = [(type(event).__name__, msgspec.to_builtins(event)) for event in visible(events, seat)]
    if game.outcome(state) is not None:
        return msgspec.json.encode(told)
    moves = [] if seat is None else [str(move) for move in game.legal_moves(state, seat)]
    return msgspec.json.encode((game.view(state, seat), told, moves, game.waiting(state), game.rule(state)))


class _Walk:
    """A source that follows one path through the tree of all draws, and takes the first branch where none is given."""

    def __init__(self, path: list[int]) -> None:
        self._path = path
        self.widths: list[int] = []
        self.chance = Fraction(1)

    def draw(self, factors: tuple[Factor, ...]) -> Outcome:
        return tuple([self._one(factor) for factor in factors])

    def _one(self, factor: Factor) -> Any:
        if len(self.widths) == len(self._path):
            self._path.append(0)
        index = self._path[len(self.widths)]
        self.widths.append(len(factor.values))
        self.chance *= Fraction(factor.weights[index], factor.cumulative[-1])
        return factor.values[index]


def _followed(
    game: Game[Any], world: State, entry: Entry, seat: Seat | None, hidden: bool
) -> Iterator[tuple[State, bytes, Fraction]]:
    """Yield the states that an entry leads to from a possible one: a secret outcome can be any."""
    factors = game.chance(world)
    if entry.kind == "chance" and hidden:
        entries = [chance_entry(game, world, outcome) for outcome in product(*[factor.values for factor in factors])]
    else:
        entries = [entry]
    for each in entries:
        try:
            state, events = play_entry(game, world, each)
        except FlambeurError:
            continue
        likely = Fraction(1)
        if each.kind == "chance":
            for factor, word in zip(factors, each.text.split(), strict=True):
                weight = factor.weights[factor.values.index(factor.read(word))]
                likely *= Fraction(weight, factor.cumulative[-1])
        yield state, seen(game, state, events, seat), likely
