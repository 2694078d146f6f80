"""Play-outs on the reference engine, used until compiled rules are ready, with the same words and results.

`analysis.greedy`, one floor above, registers its `greedy` player here (`ways`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from flambeur.engine import Game, Move, Seat, Seeded, State
from flambeur.engine.agenda import AUTOMATIC, CHANCE, DECISION
from flambeur.kernels.playouts import SCORES, TIEBREAKS, TURNS, WINS, Uncovered, empty

Way = Callable[[State, Seat, tuple[Move, ...], Seeded], Move]
"""How a player chooses one of several moves, with a stream to toss from."""


def _any_move(state: State, seat: Seat, moves: tuple[Move, ...], toss: Seeded) -> Move:
    return moves[toss.below(len(moves))]


ways: dict[str, Callable[[Game[Any]], Way]] = {"random": lambda game: _any_move}
"""By the name of a policy, what makes a player of it for a table."""


def play_on(
    game: Game[Any],
    state: State,
    policies: tuple[str, ...],
    count: int,
    seed: int,
    last_round: int,
    forced: tuple[Seat, Move] | None = None,
) -> NDArray[np.int64]:
    """The results of `count` games played on from a position, game n with the words of stream n of the seed.

    They end with the game or with round `last_round`. `forced` is what one seat does at the simultaneous node where
    the position is.
    """
    for policy in policies:
        if policy not in ways:
            raise Uncovered(f"no player is registered for the policy '{policy}'.", code="no-policy", policy=policy)
    players = tuple(ways[policy](game) for policy in policies)
    results = empty(count, game.players)
    for number in range(count):
        line = _Line(game, players, Seeded(seed, number), Seeded(~seed, number))
        result = game.result_so_far(line.play(state, last_round, forced))
        results[number, SCORES] = result.scores
        results[number, TIEBREAKS] = result.tiebreaks or 0
        results[number, WINS, list(result.winners)] = 1
        results[number, TURNS] = line.turns
    return results


class _Line:
    """One play-out."""

    def __init__(self, game: Game[Any], players: tuple[Way, ...], dice: Seeded, toss: Seeded) -> None:
        self.game, self.players, self.dice, self.toss = game, players, dice, toss
        self.turns = [0] * game.players

    def play(self, state: Any, last_round: int, forced: tuple[Seat, Move] | None) -> State:
        game = self.game
        while state.agenda and state.round <= last_round:
            step: Any = state.agenda[-1]
            events: list[Any] = []
            if step.kind == AUTOMATIC:
                if step.name == "rounds" and state.round == last_round:
                    break
                state = step.run(game, state, events)
            elif step.kind == CHANCE:
                state = step.resolve(game, state, self.dice.draw(step.factors(game, state)), events)
            elif step.kind == DECISION:
                move = self.choose(state, step.seat(state), step.moves(game, state))
                state = step.play(game, state, move, events)
            else:
                joint = {
                    seat: forced[1]
                    if forced is not None and forced[0] == seat
                    else self.choose(state, seat, step.moves(game, state, seat))
                    for seat in step.seats(game, state)
                }
                forced = None
                state = step.play(game, state, joint, events)
            for event in events:
                if event.name in game.turn_events:
                    self.turns[event.seat] += 1
        after: State = state
        return after

    def choose(self, state: State, seat: Seat, moves: tuple[Move, ...]) -> Move:
        return moves[0] if len(moves) == 1 else self.players[seat](state, seat, moves, self.toss)
