"""The agent: a small network in plain NumPy that says what each placement leads to.

All casinos are alike, so one network looks at each of them: its notes, the dice that lie there, how many of the roll
show its number; a second one looks at what the first has seen of that casino, and of all six together, and at how many
dice are left. Its answer is the expected lead, in hundreds of thousands, at the end of the round.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from flambeur.engine import Budget, Chooser, Knowledge, Move
from flambeur.envs.observing import Observer, observer_of

Floats = NDArray[np.float32]
CASINOS = 6
DICE = 8
ROOM = 5
"""Notes at a casino, at most, where 50 is the least it holds."""
SEEN = 8 + ROOM
WIDE, DEEP = 48, 48


def casinos(observer: Observer, seen: Floats) -> tuple[Floats, Floats]:
    """What the network looks at: by table and casino, and by table."""
    tables = len(seen)
    roll = observer.part(seen, "roll")[:, :CASINOS]
    dice = observer.part(seen, "dice").reshape(tables, CASINOS, -1)
    mine, theirs = dice[:, :, 0], dice[:, :, 2]
    notes = np.maximum(observer.part(seen, "notes").reshape(tables, CASINOS, ROOM), 0)
    ahead = mine + roll - theirs
    facts = (mine / DICE, theirs / DICE, roll / DICE, mine > theirs, mine == theirs, ahead > 0, ahead == 0, roll > 0)
    each = np.concatenate([np.stack(facts, axis=2), notes], axis=2).astype(np.float32)
    hands = observer.part(seen, "seats").reshape(tables, 2, -1)[:, :, 0]
    return each, np.concatenate([hands, hands > 0], axis=1).astype(np.float32) / np.float32(DICE)


class Agent:
    """Weights, and how they learn (Adam)."""

    def __init__(self, seed: int = 0) -> None:
        lots = np.random.default_rng(seed)

        def layer(inputs: int, outputs: int) -> Floats:
            drawn: Floats = (lots.standard_normal((inputs, outputs)) * np.sqrt(2 / inputs)).astype(np.float32)
            return drawn

        self.weights = [
            layer(SEEN, WIDE),
            np.zeros(WIDE, np.float32),
            layer(2 * WIDE + 4, DEEP),
            np.zeros(DEEP, np.float32),
            layer(DEEP, 1) * np.float32(0.1),
        ]
        self._means = [np.zeros_like(each) for each in self.weights]
        self._squares = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def values(self, each: Floats, left: Floats) -> Floats:
        """The expected lead after placing at each casino."""
        return self._forward(each, left)[0]

    def _forward(self, each: Floats, left: Floats) -> tuple[Floats, list[Floats]]:
        first, bias, second, shift, last = self.weights
        near = np.maximum(each @ first + bias, 0)
        beside = np.repeat(np.concatenate([near.mean(axis=1), left], axis=1)[:, None, :], CASINOS, axis=1)
        far = np.concatenate([near, beside], axis=2)
        deep = np.maximum(far @ second + shift, 0)
        return (deep @ last)[:, :, 0], [near, far, deep]

    def learn(self, each: Floats, left: Floats, chosen: NDArray[np.int64], told: Floats, rate: float) -> float:
        """One step towards what the chosen placements have led to; returns the mean squared error before it."""
        rows = np.arange(len(chosen))
        values, (near, far, deep) = self._forward(each, left)
        error = values[rows, chosen] - told
        at = np.zeros_like(values)
        at[rows, chosen] = 2 * error / len(chosen)
        *_, second, _, last = self.weights
        to_deep = at[:, :, None] * last[:, 0] * (deep > 0)
        to_far = to_deep @ second.T
        to_near = to_far[:, :, :WIDE] + to_far[:, :, WIDE : 2 * WIDE].sum(axis=1, keepdims=True) / CASINOS
        to_near *= near > 0
        self._descend(
            [
                np.tensordot(each, to_near, ((0, 1), (0, 1))),
                to_near.sum(axis=(0, 1)),
                np.tensordot(far, to_deep, ((0, 1), (0, 1))),
                to_deep.sum(axis=(0, 1)),
                np.tensordot(deep, at, ((0, 1), (0, 1)))[:, None],
            ],
            rate,
        )
        return float(np.mean(error**2))

    def _descend(self, slopes: list[Floats], rate: float) -> None:
        self._steps += 1
        fade, fade_squares = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for number, slope in enumerate(slopes):
            self._means[number] += 0.1 * (slope - self._means[number])
            self._squares[number] += 0.001 * (slope**2 - self._squares[number])
            far = np.sqrt(self._squares[number] / fade_squares) + 1e-8
            self.weights[number] -= (rate * self._means[number] / fade / far).astype(np.float32)

    def __call__(self, knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move:
        """Play as any bot does: the placement with the largest expected lead."""
        game: Any = knowledge.game
        observer = observer_of(game)
        values = self.values(*casinos(observer, observer.observe(knowledge)[None]))[0]
        return max(moves, key=lambda move: values[game.number(move)])
