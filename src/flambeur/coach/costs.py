"""What choices in a round between two players have cost, to the dollar: beside perfect play of both from there on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import cast

from msgspec import Struct

from flambeur.analysis.duel import Duel, Hands, can_solve, casinos_of, hands_of, size
from flambeur.analysis.stakes import Casinos
from flambeur.analysis.vegas import MOST_CELLS
from flambeur.engine import Game, Move, State
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.turn import PLACE
from flambeur.kernels.keeping import has_numba

ROUNDS = 8
"""Rounds that are looked at, at most: the last ones."""


class Cost(Struct, frozen=True):
    """A choice, and what it gave up of the lead in money at the end of its round; exact up to rounding."""

    round: int
    move: Move
    best: Move
    dollars: int
    leads: tuple[float, ...] = ()
    """What each legal move is worth, in their order: thousands won more than the other by the end of the round."""


def costs(game: Game[State], choices: Sequence[tuple[State, Move]]) -> tuple[Cost | None, ...]:
    """What each choice has cost, given with the position it was made in, in the order of play.

    None for one that is not solved: the table has more than placements or too many dice, the round was too long ago,
    or there is nothing to compile with.
    """
    if not has_numba():
        return (None,) * len(choices)
    found: list[Cost | None] = []
    latest = max((_round(state) for state, _ in choices), default=0)
    for number, group in groupby(choices, key=lambda choice: _round(choice[0])):
        made = list(group)
        found += _of_round(game, number, made) if number > latest - ROUNDS else [None] * len(made)
    return tuple(found)


def _of_round(game: Game[State], number: int, choices: list[tuple[State, Move]]) -> Iterator[Cost | None]:
    duel: Duel | None = None
    for state, move in choices:
        if not isinstance(state, VegasState) or not can_solve(game, state) or state.agenda[-1] != PLACE:
            yield None
            continue
        if duel is None and size(hands_of(state)).cells > MOST_CELLS:
            yield None
            continue
        duel = duel or _solved(casinos_of(state), hands_of(state))
        values = cast(dict[Move, float], duel.placements(state))
        best = max(values, key=lambda one: (values[one], one == move))
        dollars = round(1000 * (values[best] - values[move]))
        yield Cost(number, move, best, dollars, tuple(values[one] for one in game.legal_moves(state)))


def _round(state: State) -> int:
    return int(getattr(state, "round", 0))


@lru_cache(maxsize=1)
def _solved(casinos: Casinos, hands: Hands) -> Duel:
    """A round from its first choice on; whoever asks again during the round asks about the same one."""
    return Duel(casinos, hands)
