"""Two players: how fast a round is solved, what the champion loses, what perfect play scores against `greedy_first`.

    python -m bench duel [--check] [ROUNDS [GAMES [WORKERS]]]

Computed: ROUNDS classic rounds (100) are stocked from fresh piles; the chance of every lead at the end of each is
worked out, with each player beginning, and four such rounds, begun in turns, make a game. Lost: the champion plays
these rounds against itself, half a second for a choice, and the solution says what its choices cost. Played: GAMES
games (1,000) in the reference engine against `greedy_first` as we have it (`python -m bench greedy_first --check` holds
it equal to the original), seats and starters in rotation, with the notes of ROUNDS / 4 shuffles and the dice anew in
every game, so that each round is solved once. Both play for the money of the round. A tie is half a point; intervals
are 95 %, over rounds and over shuffles. `--check` fails when a whole round takes more than half a second of one core,
the champion loses anything, or play scores less than 82 % and 84 %.
"""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench import greedy_first
from flambeur.analysis.duel import Duel, casinos_of, hands_of
from flambeur.analysis.known_opponent import BestAnswer, Keys, Leads
from flambeur.analysis.race import winning
from flambeur.analysis.stakes import Casinos, lead_in_money, paid_at
from flambeur.bots import make_bot, solving
from flambeur.engine import Budget, Seeded, new_game
from flambeur.games.vegas.state import CASINOS, VegasState
from flambeur.games.vegas.turn import ROLL
from scripts.race_table import stocked

ROUNDS, GAMES, WORKERS = 100, 1000, 2
SECONDS, BARS = 0.5, {"perfect play": 0.82, "best answer": 0.84}
A_GAME = 4
"""Rounds of a game."""
ROUNDING = 1e-6
DICE = 8
NEVER = -1e30
REACH = 200
"""Leads are counted in tens from -REACH to REACH."""
Chances = NDArray[np.float64]


def run(check: bool, args: list[str]) -> int:
    rounds, games, workers = (int(args[i]) if i < len(args) else (ROUNDS, GAMES, WORKERS)[i] for i in range(3))
    slowest = _speed()
    failed = slowest > SECONDS
    shuffles = max(rounds // A_GAME, 1)
    with ProcessPoolExecutor(workers) as pool:
        _computed(pool, rounds)
        lost = np.array(list(pool.map(_lost, range(rounds))))
        print(f"champion      lost in {rounds} rounds: {lost.max():.1e} thousand at most", flush=True)
        failed |= bool(lost.max() > ROUNDING)
        for name, bar in BARS.items():
            each = max(games // shuffles, 1)
            means = np.array(list(pool.map(partial(_played, name, each), range(shuffles))))
            mean, half = _interval(means)
            print(f"{name:13} played {each * shuffles} games: {mean:6.1%} ± {half:.1%} of points", flush=True)
            failed |= mean < bar
    return 1 if check and failed else 0


def keys_of(casinos: Casinos) -> Keys:
    """`greedy_first` against one opponent, for the solver: what it likes is how much its lead grows if all ended now.

    A note counts less beside its money than the smallest difference of money, and more than none.
    """
    keys = np.full((CASINOS, DICE + 1, DICE + 1, DICE + 1), NEVER)
    for casino in range(CASINOS):
        money, notes = paid_at(casinos, casino, DICE, DICE)
        lead = money + notes / 64
        for dice in range(1, DICE + 1):
            keys[casino, : DICE + 1 - dice, :, dice] = lead[dice:, :] - lead[: DICE + 1 - dice, :]
    return keys


def _speed() -> float:
    """Seconds of one core for a whole round, played for money and for the chance to win."""
    game, state = stocked(0)
    middle = {}
    for name, goal in (("money", lead_in_money), ("chance to win", winning(game, state))):
        seconds = []
        for _ in range(6):
            began = time.process_time()
            Duel.of(game, state, goal or lead_in_money)
            seconds.append(time.process_time() - began)
        middle[name] = sorted(seconds[1:])[2]
        print(f"a whole round solved for {name}: {middle[name]:.2f} s of one core (median of 5)", flush=True)
    return max(middle.values())


def _computed(pool: ProcessPoolExecutor, rounds: int) -> None:
    found = np.array(list(pool.map(_ends, range(rounds))))  # [round, way, who begins, lead]
    for way, name in enumerate(BARS):
        points = _points(found[:, way].mean(axis=0))
        draws = np.random.default_rng(0).integers(0, rounds, (400, rounds))
        spread = np.std(
            [sum(_points(found[draw, way].mean(axis=0))[i] * (1, 0.5)[i] for i in (0, 1)) for draw in draws]
        )
        score = points[0] + points[1] / 2
        print(
            f"{name:13} computed over {rounds} rounds: {score:6.1%} ± {1.96 * spread:.1%} of points "
            f"(wins {points[0]:.1%}, ties in money {points[1]:.1%})",
            flush=True,
        )


def _ends(seed: int) -> list[list[Chances]]:
    """The chance of every lead for perfect play and for the best answer, beginning and not, in one stocked round."""
    _, state = stocked(seed)
    casinos, hands = casinos_of(state), hands_of(state)
    keys = keys_of(casinos)
    ways = (Duel(casinos, hands), BestAnswer(casinos, hands, keys, 0))
    return [[_spread_out(Leads(duel, begins, keys)) for begins in (0, 1)] for duel in ways]


def _spread_out(leads: Leads) -> Chances:
    chances = np.zeros(2 * REACH + 1)
    chances[leads.money // 10 + REACH] = leads.chances
    return chances


def _points(by_beginner: Chances) -> tuple[float, float]:
    """Chances of more and of equal money after two rounds that one has begun and two that the other has."""
    total = np.ones(1)
    for chances in (by_beginner[0], by_beginner[1]) * 2:
        total = np.convolve(total, chances)
    middle = len(total) // 2
    return float(total[middle + 1 :].sum()), float(total[middle])


def _lost(seed: int) -> float:
    """What the choices of two champions cost in one stocked round, by its solution."""
    game, state = stocked(seed)
    duel, source, bot = Duel.of(game, state), Seeded(seed, stream=1), make_bot("champion", game)
    solving.answer(game.knowledge(game.resolve(state, source.draw(game.chance(state)))[0], 0), Budget(), "score")
    number, lost = state.round, 0.0
    while state.round == number:
        if factors := game.chance(state):
            state = game.resolve(state, source.draw(factors))[0]
            continue
        legal, worth = game.legal_moves(state), duel.placements(state)
        move: Any = legal[0]
        if len(legal) > 1:
            move = bot(game.knowledge(state, state.turn), legal, Budget(seconds=SECONDS), source)
        lost += max(worth.values()) - worth[move]
        state = game.apply(state, move)[0]
    return lost


def _played(name: str, games: int, shuffle: int) -> float:
    """The mean points of games with the notes of one shuffle: seat and starter go through all four pairs."""
    points = 0.0
    for seat in (0, 1):
        solved: dict[Any, Duel] = {}  # large, and the best answer of one seat is not that of the other
        points += sum(_game(name, solved, shuffle, number) for number in range(games) if number % 2 == seat)
    return points / games


def _game(name: str, solved: dict[Any, Duel], shuffle: int, number: int) -> float:
    seat, starter = number % 2, number // 2 % 2
    game: Any = new_game("vegas", 2, starter=str(starter))
    notes, dice, state = Seeded(shuffle), Seeded(number, stream=shuffle + 1), game.start()[0]
    while (result := game.outcome(state)) is None:
        if factors := game.chance(state):
            rolls = state.agenda[-1] is ROLL
            state = game.resolve(state, (dice if rolls else notes).draw(factors))[0]
        elif state.turn != seat:
            state = game.apply(state, greedy_first.choose(game, state, game.legal_moves(state)))[0]
        else:
            if state.notes not in solved:
                solved[state.notes] = _solve(name, state, seat)
            worth = solved[state.notes].placements(state)
            state = game.apply(state, max(worth, key=worth.__getitem__))[0]
    return float((seat in result.winners) / len(result.winners))


def _solve(name: str, state: VegasState, seat: int) -> Duel:
    """The round from its start: the opponent may have begun it."""
    nothing = (0,) * CASINOS
    casinos = Casinos(state.notes, nothing, nothing, nothing)
    hands = ((DICE, 0), (DICE, 0))
    return Duel(casinos, hands) if name == "perfect play" else BestAnswer(casinos, hands, keys_of(casinos), seat)


def _interval(points: Chances) -> tuple[float, float]:
    return float(points.mean()), float(1.96 * points.std(ddof=1) / sqrt(len(points)))
