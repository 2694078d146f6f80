"""Play one game by asking one seat after another, as every environment here does.

Seats that choose at once are asked in turn, and their choices stay out of the position until all are in: no seat knows
more because it is asked later. Every seat that the rules ask is asked, also one with a single choice, because the
order must not depend on what a seat holds.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from flambeur.engine import (
    Event,
    FlambeurError,
    Game,
    IllegalMove,
    InvalidMove,
    InvalidOption,
    Knowledge,
    Move,
    NotOver,
    Option,
    Result,
    Seat,
    Seeded,
    State,
    Step,
)
from flambeur.engine.agenda import DECISION, SIMULTANEOUS
from flambeur.envs.observing import Floats, observer_of

Mask = NDArray[np.int8]
Observation = dict[str, Floats | Mask]


def unknown_option(options: Mapping[str, Any] | None, known: tuple[str, ...] = ()) -> InvalidOption | None:
    """Return the error in the options of a `reset` that accepts these, or None."""
    for name in options or ():
        if name not in known:
            allowed = ", ".join(known) or "none"
            sentence = f"there is no option '{name}'; there are: {allowed}."
            return InvalidOption(sentence, why="option-unknown", option=str(name), allowed=allowed, count=len(known))
    return None


REWARD = Option("reward", "word", "win", ("win", "score"))
"""The reward of each seat at the end of the game; before that it is 0.

`win` is 1 for winning alone and an equal share of it for winning together; `score` is the score of the rules.
"""


SEED = Option("seed", "number", 0, high=(1 << 64) - 1)


class NotBegun(FlambeurError):
    """An environment was used before its first reset."""

    code = "not-begun"


def rewards(kind: str, result: Result) -> list[float]:
    """Return the rewards by seat."""
    if kind == "score":
        return [float(score) for score in result.scores]
    return [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(result.scores))]


def _number(action: object) -> int:
    """Return the number of a move; raises `InvalidMove` for anything but a whole number."""
    try:
        return index(action)  # type: ignore[arg-type]  # that is what is found out here
    except TypeError:
        raise InvalidMove(f"an action is the number of a move, not {action!r}.", move=repr(action)) from None


_PREPARED = ("moves", "observer", "_masks")
"""Attributes that `Play` computes from its game, and again in a copy."""


class Play:
    """A running game. `seat` must choose next, None when the game is over.

    It can be copied and pickled: the copy continues with the same dice, independently.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._prepare()
        self.seed, self.number = secrets.randbits(63), -1
        self.seat: Seat | None = None
        self.events: list[Event] = []
        """The events of the last choice."""
        self._chosen: dict[Seat, Move] = {}
        self._to_ask: list[Seat] = []
        self._listed: tuple[Move, ...] | None = None
        self._state: Any = None

    def _prepare(self) -> None:
        """Compute everything that depends only on the game."""
        self.moves = self.game.all_moves()
        self.observer = observer_of(self.game)
        self._masks: dict[tuple[Move, ...], bytes] = {(): bytes(len(self.moves))}

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in _PREPARED}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._prepare()

    @property
    def state(self) -> Any:
        """Return the position; raises `NotBegun` before the first reset."""
        if self._state is None:
            raise NotBegun("no game has begun: reset the environment first.")
        return self._state

    def begin(self, seed: int | None = None) -> None:
        """Begin a game: the first one of a seed, or else the next one of the same seed; raises `InvalidOption`."""
        if seed is None:
            self.begin_game(self.seed, self.number + 1)
        else:
            self.begin_game(SEED.whole(seed), 0)

    def begin_game(self, seed: int, number: int) -> None:
        """Begin a given game of a seed."""
        self.seed, self.number = seed, number
        self.source = Seeded(seed, number)
        self._chosen, self._to_ask, self.events = {}, [], []
        state, events = self.game.start()
        self.events += events
        self._go_on(state)

    def choose(self, action: object) -> None:
        """Play the move with this number for the seat that is asked.

        Raises `IllegalMove`, or `InvalidMove` for anything but a whole number, and changes nothing then.
        """
        seat, state, game = self.seat, self.state, self.game
        if seat is None:
            raise IllegalMove("the game is over: reset the environment to play on.", code="game-over")
        number = _number(action)
        move = self.moves[number] if 0 <= number < len(self.moves) else None
        if move is None or move not in self.legal(seat):
            raise IllegalMove(f"move number {number} is not allowed now.", move=str(move), seat=seat)
        step = state.agenda[-1]
        events: list[Event] = []
        self.events = events
        if step.kind == DECISION:
            self._go_on(step.play(game, state, move, events))
            return
        self._chosen[seat] = move
        if self._to_ask:
            self.seat, self._listed = self._to_ask.pop(), None
            return
        chosen, self._chosen = {seat: self._chosen[seat] for seat in sorted(self._chosen)}, {}
        self._go_on(step.play(game, state, chosen, events))

    def _go_on(self, state: State) -> None:
        """Run to the next choice or the end; steps and outcomes come from the rules, so they are not checked again."""
        game, draw, events = self.game, self.source.draw, self.events
        while agenda := state.agenda:
            step: Any = agenda[-1]
            if step.kind >= DECISION:
                self._state = state
                self._ask(step)
                return
            if factors := step.factors(game, state):
                state = step.resolve(game, state, draw(factors), events)
            else:
                state = step.run(game, state, events)
        self._state, self.seat = state, None

    def _ask(self, step: Step) -> None:
        seats = step.seats(self.game, self.state)
        if step.kind == SIMULTANEOUS:
            self._to_ask = list(reversed(seats[1:]))
        self.seat, self._listed = seats[0], None

    def give_up(self) -> None:
        """End the game without a result; no seat is asked any more."""
        self.seat, self._to_ask, self._chosen = None, [], {}

    @property
    def over(self) -> bool:
        return self.seat is None

    def result(self) -> Result:
        """Return the result; raises `NotOver` while the game is running, and for a game that was given up."""
        if self.seat is None and self.state.agenda:
            raise NotOver("the game was given up: it has no result.")
        return self.game.result(self.state)

    def knowledge(self, seat: Seat | None) -> Knowledge:
        return self.game.knowledge(self.state, seat)

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        """Return what a seat may choose now; nothing unless it is asked."""
        state = self.state
        if seat != self.seat:
            return ()
        if self._listed is None:  # read for the mask, and again for the choice
            self._listed = self.game.legal_moves(state, seat)
        return self._listed

    def mask(self, seat: Seat) -> Mask:
        """Return 1 for each move in `all_moves()` that the seat may choose now, else 0."""
        moves = self.legal(seat)
        mask = self._masks.get(moves)
        if mask is None:
            marks = bytearray(len(self.moves))
            for move in moves:
                marks[self.game.number(move)] = 1
            mask = self._masks[moves] = bytes(marks)
        return np.frombuffer(bytearray(mask), np.int8)

    def observe(self, seat: Seat) -> Observation:
        """Return what a seat knows and may do, in the form for learners."""
        return {"observation": self.observer.observe(self.knowledge(seat)), "action_mask": self.mask(seat)}
