"""Play on from any state: one transition at a time, with the checks of a referee.

A typed position is tested before it is accepted: random games from it must reach an end, and everything must add up on
the way.
"""

from __future__ import annotations

from typing import Any

from flambeur.engine.errors import FlambeurError, InvalidPosition
from flambeur.engine.game import Game, State
from flambeur.engine.randomness import Seeded

GAMES = 3
LONGEST = 20_000
"""The number of transitions at which a random game counts as endless."""


def forward(game: Game[Any], state: State, source: Seeded) -> State:
    """Make one transition, by chance or by random legal moves."""
    after: State
    if factors := game.chance(state):
        after, _ = game.resolve(state, source.draw(factors))
    else:
        moves = {}
        for seat in game.waiting(state):
            legal = game.legal_moves(state, seat)
            moves[seat] = legal[source.below(len(legal))]
        after, _ = game.apply(state, game.together(state, moves))
    return after


def try_out(game: Game[Any], state: State, games: int = GAMES) -> None:
    """Raise `InvalidPosition` if a random game from here breaks, or does not end."""
    for number in range(games):
        source, now = Seeded(number), state
        for _ in range(LONGEST):
            if not now.agenda:
                break
            now = _tried(game, now, source)
        else:
            raise InvalidPosition("a game from this position would never end.")


def _tried(game: Game[Any], state: State, source: Seeded) -> State:
    try:
        after = forward(game, state, source)
        game.check(after)
    except (FlambeurError, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        raise InvalidPosition("the parts of this position do not fit together.") from None
    return after
