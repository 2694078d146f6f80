"""A chunk of games, played one after the other in whichever process."""

from __future__ import annotations

from functools import cache
from typing import Any

from flambeur.arena.plan import Plan
from flambeur.arena.tally import Tally, empty_tally, tally_game
from flambeur.bots import Bot, make_bot, play_random
from flambeur.engine import Budget, Game, Move, Seat, Seeded, State
from flambeur.engine.playout import playout

CHUNK = 25
"""Games in a chunk. Fixed, so that which games belong together does not depend on the number of workers."""
THINKING = Budget(work=200)
"""What bots that think may think in a simulation: counted, so that the same seed gives the same figures."""


def chunks(plan: Plan) -> int:
    """How many chunks a plan has."""
    return -(-plan.games // CHUNK)


def play_chunk(plan: Plan, number: int) -> Tally:
    """Play the games of chunk `number` and add them up."""
    tally = empty_tally(plan.bots)
    for game in range(number * CHUNK, min((number + 1) * CHUNK, plan.games)):
        tally += play_game(plan, game)
    return tally


def play_game(plan: Plan, number: int) -> Tally:
    """Play game `number` of a plan: its dice are that stream of the seed, the bots toss from another."""
    game, players = _table(plan)
    line_up = plan.line_up(number)
    source = Seeded(~plan.seed, number)
    toss = source.below
    turns = [0] * plan.players
    counted = game.turn_events

    def choose(state: State, seat: Seat, moves: tuple[Move, ...]) -> Move:
        bot = players[line_up[seat]]
        if bot is play_random:
            return moves[toss(len(moves))]  # what it would do, without gathering knowledge that it does not use
        return bot(game.knowledge(state, seat), moves, THINKING, source)

    def watch(events: list[Any]) -> None:
        for event in events:
            if event.name in counted:
                turns[event.seat] += 1

    state, events = game.start()
    watch(list(events))
    state = playout(game, state, choose, Seeded(plan.seed, number), watch)
    seats = {seat: plan.bots[bot] for seat, bot in enumerate(line_up)}
    result = game.result(state)
    return empty_tally(plan.bots) + tally_game(result, seats, turns)


@cache
def _table(plan: Plan) -> tuple[Game[Any], tuple[Bot, ...]]:
    """The rules and the bots, set up once in a process."""
    game = plan.rules()
    return game, tuple(make_bot(level, game) for level in plan.bots)
