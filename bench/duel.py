"""Two players: how fast a round is solved, what the champion loses, what perfect play scores against `greedy_first`.

    python -m bench duel [--check] [ROUNDS [GAMES [WORKERS]]]

Computed: ROUNDS classic rounds (100) are stocked from fresh piles; the chance of every lead at the end of each is
worked out, with each player beginning, and four such rounds, begun in turns, make a game. Lost: the champion plays
these rounds against itself, half a second for a choice, as first rounds for money and, with some money won before, as
last ones for the win; the solution says what its choices cost. Played: GAMES games (1,000) in the reference engine
against `greedy_first` as we have it (`python -m bench greedy_first --check` holds it equal to the original), seats and
starters in rotation, with the notes of ROUNDS / 4 shuffles and new dice in every game. The champion is the bot
itself, half a second for a choice: it plays for the money of a round and, in the last one, for the win; only its
solutions are kept, so that a round is solved once for money, and once a game for the win. The best answer plays for
money. A tie is half a point; intervals are 95 %, over rounds and over shuffles. `--check` fails when a whole round
takes more than half a second of one core, the champion loses anything, or play scores less than 82 % and 84 %.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any
from unittest.mock import patch

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from bench import greedy_first
from bench.known_opponent import BestAnswer, Keys, Leads
from bench.sampling import per_cent
from flambeur.analysis.vegas import solver as vegas
from flambeur.analysis.vegas.duel import Duel, casinos_of, hands_of
from flambeur.analysis.vegas.race import winning
from flambeur.analysis.vegas.stakes import Casinos, Goal, lead_in_money, paid_at
from flambeur.bots import make_bot
from flambeur.engine import Budget, Move, Seeded, new_game
from flambeur.fairness.intervals import interval_of, share_interval
from flambeur.games.vegas.state import CASINOS, VegasState
from flambeur.games.vegas.turn import ROLL
from scripts.race_table import stocked

ROUNDS, GAMES, WORKERS = 100, 1000, 2
SECONDS, WAYS = 0.5, ("perfect play", "best answer")
BARS = {"champion": 0.82, "best answer": 0.84}
A_GAME = 4
"""Rounds of a game."""
BEFORE = 9
"""Notes that each player has won before a last round."""
ROUNDING = 1e-6
DICE = 8
HANDS = (DICE, 0), (DICE, 0)
NEVER = -1e30
REACH = 200
"""Leads are counted in tens from -REACH to REACH."""
LOADING = 600.0
"""Seconds in which compiled code is ready, also where it has to be compiled first."""
Chances = NDArray[np.float64]
Player = Callable[[Any, Any], Move]


def run(check: bool, args: list[str]) -> int:
    rounds, games, workers = (int(args[i]) if i < len(args) else (ROUNDS, GAMES, WORKERS)[i] for i in range(3))
    slowest = _speed()
    failed = slowest > SECONDS
    shuffles = max(rounds // A_GAME, 1)
    with ProcessPoolExecutor(workers) as pool:
        _computed(pool, rounds)
        for last, unit in ((False, "rounds for money: {:.1e} thousand"), (True, "last rounds: {:.1e} of a win")):
            lost = max(pool.map(partial(_lost, last), range(rounds)))
            print(f"champion      lost in {rounds} {unit.format(lost)} at most", flush=True)
            failed |= lost > ROUNDING
        for name, bar in BARS.items():
            each = max(games // shuffles, 1)
            means = np.array(list(pool.map(partial(_played, name, each), range(shuffles))))
            mean = float(means.mean())
            told = per_cent(mean, interval_of(means.tolist()))
            print(f"{name:13} played {each * shuffles} games: {told} of points", flush=True)
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
    for way, name in enumerate(WAYS):
        points = _points(found[:, way].mean(axis=0))
        draws = np.random.default_rng(0).integers(0, rounds, (400, rounds))
        spread = np.std(
            [sum(_points(found[draw, way].mean(axis=0))[i] * (1, 0.5)[i] for i in (0, 1)) for draw in draws]
        )
        score = points[0] + points[1] / 2
        print(
            f"{name:13} computed over {rounds} rounds: "
            f"{per_cent(score, share_interval(score, float(spread) ** 2, rounds))} of points "
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


def _lost(last: bool, seed: int) -> float:
    """What the choices of two champions cost in one stocked round, by its solution."""
    game, state = stocked(seed)
    source, bot = Seeded(seed, stream=1), make_bot("champion", game)
    goal: Goal = lead_in_money
    if last:
        won = [tuple(10 * (1 + source.below(9)) for _ in range(BEFORE)) for _ in range(2)]
        state = replace(state, round=game.rounds, won=tuple(won))
        goal = winning(game, state) or goal
    duel = Duel.of(game, state, goal)
    vegas.SOLVER.load(LOADING)
    number, lost = state.round, 0.0
    while state.agenda and state.round == number:
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
        player = _champion() if name == "champion" else _best_answer(seat)
        points += sum(_game(player, shuffle, number) for number in range(games) if number % 2 == seat)
    return points / games


def _game(player: Player, shuffle: int, number: int) -> float:
    seat, starter = number % 2, number // 2 % 2
    game: Any = new_game("vegas", 2, starter=str(starter))
    notes, dice, state = Seeded(shuffle), Seeded(number, stream=shuffle + 1), game.start()[0]
    while (result := game.outcome(state)) is None:
        if factors := game.chance(state):
            rolls = state.agenda[-1] is ROLL
            state = game.resolve(state, (dice if rolls else notes).draw(factors))[0]
        elif len(legal := game.legal_moves(state)) == 1:
            state = game.apply(state, legal[0])[0]
        elif state.turn != seat:
            state = game.apply(state, greedy_first.choose(game, state, legal))[0]
        else:
            state = game.apply(state, player(game, state))[0]
    return float((seat in result.winners) / len(result.winners))


def _champion() -> Player:
    """The bot, with solutions that are kept: what it chooses is what it would choose without them."""
    rounds, toss = Rounds(), Seeded(0)
    vegas.SOLVER.load(LOADING)

    def choose(game: Any, state: Any) -> Move:
        with patch.object(vegas, "Duel", rounds):
            bot = make_bot("champion", game)
            return bot(game.knowledge(state, state.turn), game.legal_moves(state), Budget(seconds=SECONDS), toss)

    return choose


class Rounds:
    """Solves rounds from their start, each once: all of them for money, and the latest that was played for the win."""

    def __init__(self) -> None:
        self._for_money: dict[Any, Duel] = {}
        self._for_the_win: tuple[Any, Duel] | None = None

    def of(self, game: Any, state: VegasState, goal: Goal) -> Duel:
        if goal is lead_in_money:
            if state.notes not in self._for_money:
                self._for_money[state.notes] = Duel(_start(state), HANDS)
            return self._for_money[state.notes]
        if self._for_the_win is None or self._for_the_win[0] != (state.notes, state.won):
            self._for_the_win = None  # large: gone before there is another one
            self._for_the_win = (state.notes, state.won), Duel(_start(state), HANDS, goal)
        return self._for_the_win[1]


def _best_answer(seat: int) -> Player:
    """The best answer to `greedy_first` that a seat has, for the money of the round."""
    solved: dict[Any, BestAnswer] = {}

    def choose(game: Any, state: VegasState) -> Move:
        if state.notes not in solved:
            casinos = _start(state)
            solved[state.notes] = BestAnswer(casinos, HANDS, keys_of(casinos), seat)
        worth = solved[state.notes].placements(state)
        return max(worth, key=worth.__getitem__)

    return choose


def _start(state: VegasState) -> Casinos:
    """The casinos as the round began: the opponent may have begun it."""
    nothing = (0,) * CASINOS
    return Casinos(state.notes, nothing, nothing, nothing)
