"""Action cards in hand are left out of the compiled rules: they stay there.

A play-out of a table with cards is an approximation, and says so. Played cards have their full effect: a tie
breaker that lies open, an early payout that was announced, seats that are bound to two casinos (`effects`). From the
middle of a card's effect the rules go on until a compiled step is on top. A caller that tries a card can say how its
choices are made; otherwise every seat does no more than it must.
"""

from __future__ import annotations

from typing import Any

from flambeur.engine import Joint, Move, Seat, Source
from flambeur.engine.agenda import CHANCE
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

    What a card that has been played lets its seat choose is chosen by `through`, and so is whether those who are asked
    beside a turn play theirs; no other card is played.
    """
    while state.agenda and not goes_on(game, state.agenda):
        step: Any = state.agenda[-1]
        if step.kind == CHANCE:
            state = game.resolve(state, source.draw(game.chance(state)))[0]
            continue
        move = answered(game, state, {}, None if isinstance(step, AskCards) else through)
        state = game.apply(state, move)[0]
    return state


def answered(game: Vegas, state: VegasState, given: dict[Seat, Move], through: Through | None) -> Move | Joint:
    """Return the joint move of all waiting seats: the given moves, else those by `through`, else the least."""
    chosen = dict(given)
    for seat in game.waiting(state):
        if seat not in chosen:
            moves = game.legal_moves(state, seat)
            chosen[seat] = through(state, seat, moves) if through is not None else _least(moves)
    return game.together(state, chosen)


def _least(moves: tuple[Move, ...]) -> Move:
    return DONE if DONE in moves else moves[0]
