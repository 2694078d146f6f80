"""What each placement is worth at a Las Vegas table of several players: a learned judgement, with search on top.

The search plays every placement on, with sampled dice and replies of the others, through the seat's own next turns or
to the end of the round. There a small network says how often the seat wins and what it will have. Values are
*estimated*: each has its standard error from sampling; the network's own error is unknown.

It covers tables with normal, neutral and big dice and the usual notes, for as many players as there are networks for;
`covers` says which.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from typing import Any, TypeGuard

import numpy as np
from msgspec.structs import replace

from flambeur.analysis.evaluation import Evaluation, MoveValue
from flambeur.analysis.vegas.net import board as boards
from flambeur.analysis.vegas.net.compiled import COMPILES
from flambeur.analysis.vegas.net.habits import HABITS
from flambeur.analysis.vegas.net.net import Net
from flambeur.analysis.vegas.net.replies import Doubles, Study, sample, study
from flambeur.analysis.vegas.net.weights import board_of, load, loaded, roll_of
from flambeur.engine import Budget, Chooser, Game, Seat
from flambeur.games.vegas.dice import KICKER
from flambeur.games.vegas.moves import PLACES
from flambeur.games.vegas.state import CASINOS, VegasState
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.turn import ROLL
from flambeur.kernels.code_loader import have

CODE = "flambeur.analysis.vegas.compiled_code:load_judgement"
"""The compiled code of all that is judged here."""
STRANGER = {"learned": 0.55, "closest": 0.45}
"""How an unknown opponent is assumed to play: like us, or like most players, who take what lies there.

An opponent who knows that we assume the second can gain by it (`bench champion answer`)."""
CHUNK = 32 if COMPILES else 1
"""Samples between two looks at the clock, at most."""
ENOUGH = 64
"""Samples before any placement is left alone."""
WORTH = 1e-4
"""A placement is dropped when the estimated loss from dropping it is less than this chance."""


def covers(game: Game[Any]) -> TypeGuard[Vegas]:
    """Whether positions of this table can be judged."""
    return (
        isinstance(game, Vegas)
        and load(game.players) is not None
        and game.turn_agenda == (ROLL,)
        and game.places == CASINOS
        and not (game.skip_agenda or game.placings or game.after_placing or game.paid or game.favoured)
        and not (game.before_settle or game.before_paying or game.extra_money or game.secret_notes)
        and not game.hand[KICKER]
        and all(len(allies) == 1 for allies in game.allies)
        and all(0 < note <= 100 for note in game.denominations)
    )


def evaluate(
    game: Vegas,
    state: VegasState,
    budget: Budget,
    source: Chooser,
    *,
    company: Mapping[Seat, str] | None = None,
    decide: bool = False,
    net: Net | None = None,
    rival: Net | None = None,
) -> Evaluation:
    """Every legal placement of the seat whose turn it is; scores are the money expected at the end of the game.

    `company` tells how other seats play, by names of `HABITS`, where that is known. With `decide`, placements that
    are hardly the best are left alone, and thinking ends when one is left: for who only wants the best. The work of a
    budget is counted in placements played on; without any limit, or with a tiny one, each is played on `CHUNK` times.
    `net` and `rival` stand in for the shipped network: at the end of what is played on, and for seats of that habit.
    Code that must be compiled first is waited for: a budget is for thinking.
    """
    if COMPILES:
        have(CODE)
    return judged(game, state, budget, source, company or {}, decide, net, rival)


def judged(
    game: Vegas,
    state: VegasState,
    budget: Budget,
    source: Chooser,
    company: Mapping[Seat, str],
    decide: bool = False,
    net: Net | None = None,
    rival: Net | None = None,
) -> Evaluation:
    """`evaluate` with what is compiled already."""
    seat, moves = state.turn, game.legal_moves(state)
    work = study(board_of(game, state), roll_of(state), _habits(game.players, seat, company))
    net = net or loaded(game.players, _all_closest(game.players, seat, company))
    faces = np.zeros(CASINOS, np.int64)
    faces[[move.face - 1 for move in moves if move in PLACES]] = 1
    seed, clock = np.uint64(source.below(1 << 63)), _Clock(budget.seconds)
    done = 0
    left = budget.work if budget.work is not None else (1 << 62 if budget.seconds is not None else 0)
    while not done or left > 0:
        if decide and done >= ENOUGH and (faces := _in_question(work, faces)).sum() == 1:
            break
        alive = int(faces.sum())
        samples = CHUNK if not done else min(CHUNK, max(1, left // alive), clock.room() // alive)
        if not samples:
            break
        sample(net, rival or net, work, seat, faces, seed, done, samples)
        done += samples
        left -= samples * alive
        clock.played += samples * alive
    found = Evaluation(seat, "game", tuple(_value(work, move) for move in moves))
    return replace(found, moves=tuple(_with_gap(work, one, found.best) for one in found.moves))


class _Clock:
    """Estimates how many placements can still be played on in time, from the time of those before."""

    def __init__(self, seconds: float | None) -> None:
        self._seconds, self._began = seconds, time.perf_counter()
        self.played = 0

    def room(self) -> int:
        if self._seconds is None:
            return 1 << 62
        spent = max(time.perf_counter() - self._began, 1e-9)
        return max(int(self.played * (self._seconds - spent) / spent), 0)


def _value(work: Study, move: Any) -> MoveValue:
    face, tally = move.face - 1, work.tally
    count = int(tally.shared[face, face])
    chance = float(tally.chance[face]) / count
    spread = max(float(tally.product[face, face]) / count - chance * chance, 0.0)
    return MoveValue(
        move,
        chance,
        "estimated",
        (spread / count) ** 0.5,
        float(tally.money[face]) / count,
        "estimated",
        samples=count,
    )


def _with_gap(work: Study, one: MoveValue, best: MoveValue) -> MoveValue:
    """The same with how unsure it is what it is behind the best placement, which has met the same dice."""
    apart = math.hypot(one.chance_error, best.chance_error)
    if one is best or one.samples != best.samples:
        return replace(one, gap_error=0.0 if one is best else apart)
    moves: tuple[Any, Any] = one.move, best.move
    (face, top), tally, count = (move.face - 1 for move in moves), work.tally, one.samples
    squares = tally.product[top, top] - 2 * tally.product[top, face] + tally.product[face, face]
    behind = best.chance - one.chance
    return replace(one, gap_error=(max(float(squares) / count - behind * behind, 0.0) / count) ** 0.5 or apart)


def _in_question(work: Study, faces: boards.Ints) -> boards.Ints:
    """The faces that may still be the best, by the differences to the best so far over the samples they share."""
    tally = work.tally
    alive = np.flatnonzero(faces)
    count = tally.shared[alive[0], alive[0]]
    means = tally.chance[alive] / count
    top = int(alive[int(means.argmax())])
    kept = faces.copy()
    for face, mean in zip(alive, means, strict=True):
        behind = float(tally.chance[top] / count - mean)
        squares = tally.product[top, top] - 2 * tally.product[top, face] + tally.product[face, face]
        spread = max(float(squares) / count - behind * behind, 1e-9)
        if face != top and _loss(behind, (spread / count) ** 0.5) < WORTH:
            kept[face] = 0
    return kept


def _loss(behind: float, error: float) -> float:
    """What is lost on average without a placement that seems behind by so much, with this standard error.

    That is how far it is ahead of the best in truth, where it is: the mean of the upper tail of a normal distribution.
    """
    deviations = behind / error
    density = math.exp(-deviations * deviations / 2) / math.sqrt(2 * math.pi)
    return error * (density - deviations * math.erfc(deviations / math.sqrt(2)) / 2)


def _habits(players: int, seat: Seat, company: Mapping[Seat, str]) -> Doubles:
    """By seat, the chance of each habit."""
    known = [{company[other]: 1.0} if other in company else STRANGER for other in range(players)]
    return np.array([[chances.get(habit, 0.0) for habit in HABITS] for chances in known])


def _all_closest(players: int, seat: Seat, company: Mapping[Seat, str]) -> bool:
    return all(company.get(other) == "closest" for other in range(players) if other != seat)
