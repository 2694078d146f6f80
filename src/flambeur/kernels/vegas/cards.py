"""Action cards in hand are left out of the compiled rules: they stay there.

A play-out of a table with cards is an approximation, and says so. What has been played does all that it does: a tie
breaker that lies open, an early payout that was announced, seats that are bound to two casinos (`effects`). From the
middle of a card's effect the rules go on until a step comes up that is compiled: whoever tries a card out can say how
its choices are made, otherwise everybody does no more than they must.
"""

from __future__ import annotations

from typing import Any

from flambeur.engine import Source
from flambeur.engine.agenda import CHANCE, DECISION, SIMULTANEOUS
from flambeur.games.vegas.cards.deck import AskCards
from flambeur.games.vegas.moves import DONE
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.table import Vegas
from flambeur.kernels.kernel import Through
from flambeur.kernels.vegas.codec import goes_on

ON_THE_WAY = -1
"""The stream of a seed from which is drawn what comes before its play-outs, which have the streams from 0 on."""


def reach(game: Vegas, state: VegasState, source: Source, through: Through | None = None) -> VegasState:
    """The next position whose step is compiled, or the end of the game; what is drawn till then, the source decides.

    What a card that has been played lets its seat choose is chosen by `through`; no other card is played.
    """
    while state.agenda and not goes_on(game, state.agenda):
        step: Any = state.agenda[-1]
        if step.kind == CHANCE:
            state = game.resolve(state, source.draw(game.chance(state)))[0]
            continue
        if through is not None and step.kind == DECISION and not isinstance(step, AskCards):
            seat = step.seat(state)
            state = game.apply(state, through(state, seat, game.legal_moves(state, seat)))[0]
            continue
        least = {seat: _least(game.legal_moves(state, seat)) for seat in game.waiting(state)}
        move = game.together(state, least) if step.kind == SIMULTANEOUS else least[step.seat(state)]
        state = game.apply(state, move)[0]
    return state


def _least(moves: tuple[Any, ...]) -> Any:
    return DONE if DONE in moves else moves[0]
