"""Play whole games without the checks and records of a referee, for simulators and search.

The same steps as in `Game.apply` and `Game.resolve`, minus the checks that cannot fail here: outcomes come from the
factors themselves and moves from the list of legal ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flambeur.engine.agenda import AUTOMATIC, CHANCE, DECISION
from flambeur.engine.event import Event, Seat
from flambeur.engine.game import Game, State
from flambeur.engine.move import Move
from flambeur.engine.randomness import Source

Choose = Callable[[State, Seat, tuple[Move, ...]], Move]
"""Picks one of the moves offered to a seat (never called when there is only one)."""


def playout(
    game: Game[Any],
    state: State,
    choose: Choose,
    source: Source,
    watch: Callable[[list[Event]], None] | None = None,
    events: list[Event] | None = None,
) -> State:
    """Play from a state to the end of the game.

    `watch` gets the events of each step. To get all events at the end, pass a list, which is cheaper.
    """
    draw = source.draw
    events = [] if events is None else events
    while agenda := state.agenda:
        step: Any = agenda[-1]
        kind = step.kind
        if watch is not None and events and kind != AUTOMATIC:
            watch(events)
            events = []
        if kind == CHANCE:
            state = step.resolve(game, state, draw(step.factors(game, state)), events)
        elif kind == DECISION:
            moves = step.moves(game, state)
            move = moves[0] if len(moves) == 1 else choose(state, step.seat(state), moves)
            state = step.play(game, state, move, events)
        elif kind == AUTOMATIC:
            state = step.run(game, state, events)
        else:
            joint: dict[Seat, Move] = {}
            for seat in step.seats(game, state):
                moves = step.moves(game, state, seat)
                joint[seat] = moves[0] if len(moves) == 1 else choose(state, seat, moves)
            state = step.play(game, state, joint, events)
    if watch is not None and events:
        watch(events)
    return state
