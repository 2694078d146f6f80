"""Positions to solve, and what their ends are worth."""

from __future__ import annotations

from typing import Any

from flambeur.engine import Game, Seeded
from flambeur.games.kragen.auction import Bidding
from flambeur.games.kragen.moves import Auction
from flambeur.games.kragen.state import KragenState
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.turn import ROLL


def random_position(game: Game[Any], seed: int, dice: int, step: object = ROLL) -> Any:
    """A position of a random game before a roll (or after it) in which no more than so many dice are in hands."""
    source = Seeded(seed)
    state = game.start()[0]
    while True:
        factors = game.chance(state)
        if state.agenda[-1] is step and sum(map(sum, state.hands)) <= dice:
            return state
        if factors:
            state = game.resolve(state, source.draw(factors))[0]
        else:
            moves = game.legal_moves(state)
            state = game.apply(state, moves[source.below(len(moves))])[0]


def first_bidding(game: Game[Any]) -> Any:
    """The first position in which a bag is bid for, when it is put up as soon as possible."""
    source, state = Seeded(4), game.start()[0]
    while not isinstance(state.agenda[-1], Bidding):
        if factors := game.chance(state):
            state = game.resolve(state, source.draw(factors))[0]
        else:
            offers = [move for move in game.legal_moves(state) if isinstance(move, Auction)]
            state = game.apply(state, offers[-1] if offers else game.legal_moves(state)[0])[0]
    return state


def lead(start: VegasState) -> Any:
    """What seat 0 wins more than seat 1 from here to the end of the round."""

    def worth(state: VegasState) -> tuple[float, float] | None:
        if state.agenda and state.round == start.round:
            return None
        won = [sum(state.won[seat]) - sum(start.won[seat]) for seat in (0, 1)]
        return won[0] - won[1], won[1] - won[0]

    return worth


def share_of_win(game: Game[Any]) -> Any:
    """Every seat's part of the win, at the end of the game."""

    def worth(state: Any) -> tuple[float, ...] | None:
        result = game.outcome(state)
        if result is None:
            return None
        return tuple((seat in result.winners) / len(result.winners) for seat in range(game.players))

    return worth


def tokens_of_round(start: KragenState) -> Any:
    """Tokens that each seat wins from here to the end of the round."""

    def worth(state: KragenState) -> tuple[float, ...] | None:
        if state.agenda and state.round == start.round:
            return None
        return tuple(float(have - had) for have, had in zip(state.tokens, start.tokens, strict=True))

    return worth
