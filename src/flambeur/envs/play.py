"""One game played by asking one seat after the other: what every environment here does.

Where several seats choose at once they are asked in turn, and their choices are kept out of the position until all are
in: no seat knows more for being asked later. Every seat that the rules ask is asked, also one with a single choice,
because who is asked must not depend on what it holds.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from flambeur.engine import Event, Game, IllegalMove, Knowledge, Move, Option, Result, Seat, Seeded, State, Step
from flambeur.engine.agenda import DECISION, SIMULTANEOUS
from flambeur.envs.observing import Floats, observer_of

Mask = NDArray[np.int8]
Observation = dict[str, Floats | Mask]


REWARD = Option("reward", "word", "win", ("win", "score"))
"""What seats get at the end; nothing is given before.

`win` is 1 for winning alone and an equal share of it for winning together; `score` is the score of the rules.
"""


def rewards(kind: str, result: Result) -> list[float]:
    """By seat."""
    if kind == "score":
        return [float(score) for score in result.scores]
    return [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(result.scores))]


class Play:
    """A game under way. `seat` is the one that must choose next, None when the game is over."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.moves = game.all_moves()
        self.observer = observer_of(game)
        self.seed, self.number = secrets.randbits(63), -1
        self.seat: Seat | None = None
        self.events: list[Event] = []
        """What the last choice led to."""
        self._masks: dict[tuple[Move, ...], bytes] = {(): bytes(len(self.moves))}
        self._chosen: dict[Seat, Move] = {}
        self._to_ask: list[Seat] = []
        self._listed: tuple[Move, ...] | None = None
        self.state: Any = None

    def begin(self, seed: int | None = None) -> None:
        """A new game: the first one of a seed, or else the next one of the same seed."""
        if seed is None:
            self.begin_game(self.seed, self.number + 1)
        else:
            self.begin_game(seed, 0)

    def begin_game(self, seed: int, number: int) -> None:
        """A certain game of a seed."""
        self.seed, self.number = seed, number
        self.source = Seeded(seed, number)
        self._chosen, self._to_ask, self.events = {}, [], []
        state, events = self.game.start()
        self.events += events
        self._go_on(state)

    def choose(self, number: int) -> None:
        """The seat that is asked makes a move, given by its number; raises `IllegalMove`, and nothing has changed."""
        seat, state, game = self.seat, self.state, self.game
        if seat is None:
            raise IllegalMove("the game is over.", code="game-over")
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
        """Run to the next choice or the end; steps and outcomes are the rules' own, so nothing needs a second check."""
        game, draw, events = self.game, self.source.draw, self.events
        while agenda := state.agenda:
            step: Any = agenda[-1]
            if step.kind >= DECISION:
                self.state = state
                self._ask(step)
                return
            if factors := step.factors(game, state):
                state = step.resolve(game, state, draw(factors), events)
            else:
                state = step.run(game, state, events)
        self.state, self.seat = state, None

    def _ask(self, step: Step) -> None:
        seats = step.seats(self.game, self.state)
        if step.kind == SIMULTANEOUS:
            self._to_ask = list(reversed(seats[1:]))
        self.seat, self._listed = seats[0], None

    def give_up(self) -> None:
        """Nobody is asked any more; the game has no result."""
        self.seat, self._to_ask, self._chosen = None, [], {}

    @property
    def over(self) -> bool:
        return self.seat is None

    def result(self) -> Result:
        """How it ended."""
        return self.game.result(self.state)

    def knowledge(self, seat: Seat | None) -> Knowledge:
        return self.game.knowledge(self.state, seat)

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        """What a seat may choose now: nothing unless it is the one that is asked."""
        if seat != self.seat:
            return ()
        if self._listed is None:  # looked at for the mask, and once more when the choice is made
            self._listed = self.game.legal_moves(self.state, seat)
        return self._listed

    def mask(self, seat: Seat) -> Mask:
        """1 for every move in `all_moves()` that the seat may choose now."""
        moves = self.legal(seat)
        mask = self._masks.get(moves)
        if mask is None:
            marks = bytearray(len(self.moves))
            for move in moves:
                marks[self.game.number(move)] = 1
            mask = self._masks[moves] = bytes(marks)
        return np.frombuffer(bytearray(mask), np.int8)

    def observe(self, seat: Seat) -> Observation:
        """What a seat knows and may do, as environments give it to learners."""
        return {"observation": self.observer.observe(self.knowledge(seat)), "action_mask": self.mask(seat)}
