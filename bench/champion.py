"""Las Vegas with four players: the champion against `greedy_first`, among our other bots, and in a league with them.

    python -m bench champion [--check] [PART ...] [--games N] [--seconds S] [--work P] [--workers W] [--minutes M]

Parts: `told` (knows that it plays three `greedy_first`), `unknown` (knows nothing of them), `curve` (strength over
thinking time), `table` (each of our bots alone among three champions), `answer` (a network that has learned for M
minutes of processor time to play against the champion's, with search of its own, alone among three champions), `league`
(all our levels in mixed company, ratings). The champion is the bot that sits at tables; it cannot be told who it plays,
so `told` asks the search it stands on.

Seats move round, a shared win counts in parts, intervals are 95 %. The first mean is one that the luck of the dice is
taken out of (`bench.luck`): it scatters as little as the plain one, which stands beside it, would after two or three
times as many games, and it is the one that meets the bar. The reference engine is the judge; games are played by W
processes at once. A move takes at most S seconds, and P placements played on (each part has a usual number): with a
limit by work the figures are the same everywhere, as long as the clock is not the first to run out.

`--check` fails when a mean is below its bar (above it, among champions), when the champion is not first in the league
by more than the margin of its lead, and when moves take longer than S: 999 of 1,000 by processor time,
99 of 100 by wall-clock time, each with a small grace. The longest are printed; a virtual machine may have lost its
processor for tens of milliseconds during them, and the kernel counts that as theirs.

A game takes so many seconds of one core of 2026: `told` 0.12, `unknown` 0.25, `curve` 0.1 to 0.4, `table` 0.4,
`answer` 0.6, `league` 0.3. With two workers a part takes four to twenty-five minutes; `answer` learns besides.
"""

from __future__ import annotations

import argparse
import gc
import time
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from statistics import fmean
from typing import Any

import numpy as np
from msgspec import Struct

from bench import greedy_first
from bench.luck import Dice, Luck, without_luck
from bench.sampling import Hands, hands, per_cent, percentile, some_of
from flambeur.analysis.vegas.net.habits import HABITS, RIVAL
from flambeur.analysis.vegas.net.net import named
from flambeur.analysis.vegas.net.weights import loaded
from flambeur.analysis.vegas.search import evaluate
from flambeur.arena.executors import make_executor
from flambeur.arena.league import make_league
from flambeur.arena.ratings import rate
from flambeur.arena.standings import hold, standings
from flambeur.bots import levels, make_bot
from flambeur.engine import Budget, Game, Knowledge, Match, Move, Seeded, new_game
from flambeur.fairness.intervals import interval_of
from flambeur.kernels import for_game
from scripts.train_vegas import Trainer, as_array, tables

PLAYERS = 4
GAMES = {"told": 4000, "unknown": 4000, "curve": 1000, "table": 1000, "answer": 4000, "league": 4000}
"""Of every line; the curve has five lines and the table seven."""
SECONDS = 0.05
GRACE = 0.01
"""Seconds that a move may take beyond its budget: the next handful of samples may take longer than the last ones."""
BARS = {"told": 0.51, "unknown": 0.47}
MOST = 0.28
CURVE = (1, 60, 240, 960, 3840)
"""Placements played on for a move; 1 is the least there is, a few of each."""
WORK = {"told": 960, "unknown": 960, "table": 240, "answer": 240, "league": 960}
PARTS = ("told", "unknown", "curve", "table", "answer", "league")
MINUTES = 10.0

Player = Callable[[Game[Any], Any, int], Move]
"""Chooses from a state and a number to seed its randomness with."""


class Shared(Struct, frozen=True):
    """What came of a game: the first player's part of the win, and the seconds of all moves that were watched."""

    part: float
    luck: Luck
    clock: list[float]
    processor: list[float]


def bot(level: str, budget: Budget, game: Any, state: Any, seed: int) -> Move:
    """One of our bots, as it sits at tables."""
    knowledge: Knowledge = game.knowledge(state, state.turn)
    return make_bot(level, game)(knowledge, game.legal_moves(state), budget, Seeded(seed))


def told(budget: Budget, game: Any, state: Any, seed: int) -> Move:
    """The champion's search in the knowledge that all others are `greedy_first`."""
    company = dict.fromkeys(range(PLAYERS), "closest")
    return evaluate(game, state, budget, Seeded(seed), company=company, decide=True).best.move


def answering(budget: Budget, weights: Any, game: Any, state: Any, seed: int) -> Move:
    """A network of its own, in the knowledge that all others go by the champion's."""
    company = dict.fromkeys(range(PLAYERS), HABITS[RIVAL])
    own, rival = named(weights, PLAYERS), loaded(PLAYERS, told=False)
    found = evaluate(game, state, budget, Seeded(seed), company=company, decide=True, net=own, rival=rival)
    return found.best.move


def learn_to_answer(minutes: float) -> Any:
    """Weights that have gone on from the champion's, among players that go by the champion's."""
    weights = np.concatenate([np.ravel(part) for part in loaded(PLAYERS, told=False)])
    rivals = ((1, RIVAL, 256),)
    plain = as_array(PLAYERS, tables(PLAYERS)[:1])
    trainer = Trainer(PLAYERS, weights, rivals, plain, seed=1, rival=loaded(PLAYERS, told=False))
    trainer.learn(0.0)
    began = time.process_time()
    while (part := (time.process_time() - began) / (60 * minutes)) < 1:
        trainer.learn(part)
    print(f"the answer has learned from {trainer.games} games")
    return weights


def original(game: Any, state: Any, seed: int) -> Move:
    return greedy_first.choose(game, state, game.legal_moves(state))


def get_ready() -> None:
    """Load all compiled code into this process: under a clock bots do not wait for it."""
    if (kernel := for_game(new_game("vegas", PLAYERS))) is not None:
        kernel.wait()
    counted = Budget(work=100)
    share(partial(told, counted), partial(bot, "champion", counted), True, 0)
    gc.collect()
    gc.freeze()  # looking through all that the compiler left behind, once in some thousand games, took 80 ms of a move


def share(first: Player, others: Player, watch_first: bool, number: int) -> Shared:
    """One game of the first player against the others; the moves of either are watched."""
    game = new_game("vegas", PLAYERS)
    match = Match(game, Seeded(number, stream=1))
    seat, clock, processor = number % PLAYERS, list[float](), list[float]()
    dice = Dice(match.game, seat, number)
    while match.waiting:
        state: Any = match.state
        dice.watch(state)
        legal = match.legal_moves()
        if len(legal) == 1:
            match.play(legal[0])
            continue
        began, worked = time.perf_counter(), time.thread_time()
        move = (first if state.turn == seat else others)(game, state, number * 1000 + len(match.entries))
        if (state.turn == seat) == watch_first:
            clock.append(time.perf_counter() - began)
            processor.append(time.thread_time() - worked)
        match.play(move)
    result: Any = match.outcome()
    part = 1 / len(result.winners) if seat in result.winners else 0.0
    return Shared(part, dice.luck, clock, processor)


class Field:
    """Plays series of games and prints what they came to."""

    def __init__(self, seconds: float, crew: Hands) -> None:
        self.seconds, self.crew = seconds, crew
        self.games = 0
        """Of the next series."""
        self.in_time = True
        """Whether the budget was kept in all series so far."""

    def series(self, name: str, first: Player, others: Player, *, watch_first: bool = True) -> float:
        """The first player's mean part of the win."""
        began = time.perf_counter()
        found: list[Shared] = self.crew(partial(share, first, others, watch_first), range(self.games))
        took = time.perf_counter() - began
        parts = [one.part for one in found]
        mean, bounds = without_luck(parts, [one.luck for one in found])
        clock = [seconds for one in found for seconds in one.clock]
        median, slow, longest = percentile(clock, 0.5), percentile(clock, 0.99), percentile(clock, 1.0)
        processor = [seconds for one in found for seconds in one.processor]
        busy, busiest = percentile(processor, 0.999), percentile(processor, 1.0)
        self.in_time &= max(slow, busy) <= self.seconds + GRACE
        print(
            f"{name:40} {per_cent(mean, bounds)}; luck and all {per_cent(fmean(parts), interval_of(parts))}   "
            f"{self.games} games in {took:.0f} s; a move: "
            f"p50 {1000 * median:.1f}, p99 {1000 * slow:.1f}, longest {1000 * longest:.1f} ms; "
            f"of the processor p99.9 {1000 * busy:.1f}, most {1000 * busiest:.1f} ms",
            flush=True,
        )
        return mean


def in_league(games: int, work: int, workers: int) -> bool:
    """All our levels in leagues of four; whether the champion is first by more than the margin of its lead."""
    bots = levels(new_game("vegas", PLAYERS))
    once = make_league("vegas", bots, players=PLAYERS, rounds=1).games
    league = make_league("vegas", bots, players=PLAYERS, rounds=-(-games // once), seed=1, work=work)
    began = time.perf_counter()
    rows, _ = hold(league, make_executor(workers))
    print(f"league of all levels: {len(rows)} games in {time.perf_counter() - began:.0f} s", flush=True)
    ended, (_, found) = standings(league, rows), rate(rows, [row.game for row in rows], len(bots))
    for place in ended.rows:
        rating, won = place.rating, place.share
        print(f"  {place.bot:10} {rating.value:5.1f} ({rating.low:.1f}–{rating.high:.1f}), "
              f"{per_cent(won.value, (won.low, won.high))} of the wins")  # fmt: skip
    order = [bots.index(place.bot) for place in ended.rows]
    leads = [found.lead(better, worse) for better, worse in pairwise(order)]
    lead, margin = leads[0]
    print(f"  {ended.rows[0].bot} leads by {lead:.2f} ± {margin:.2f}", flush=True)
    return ended.rows[0].bot == "champion" and lead > margin


def measured(part: str, field: Field, seconds: float, asked: int | None, minutes: float) -> bool:
    """Play one part against `greedy_first` or champions; whether its means meet their bars."""
    budget = Budget(seconds, asked or WORK.get(part))
    champion = partial(bot, "champion", budget)
    if part == "told":
        return field.series("champion told of three greedy_first", partial(told, budget), original) >= BARS[part]
    if part == "unknown":
        return field.series("champion against three greedy_first", champion, original) >= BARS[part]
    if part == "curve":
        for work in CURVE:
            thinks = partial(bot, "champion", Budget(seconds, work))
            field.series(f"at most {work} placements played on", thinks, original)
        return True
    if part == "answer":
        answer = partial(answering, budget, learn_to_answer(minutes))
        return field.series("best answer among three champions", answer, champion, watch_first=False) <= MOST
    fine = True
    for level in (*levels(new_game("vegas", PLAYERS)), "greedy_first"):
        alone = original if level == "greedy_first" else partial(bot, level, budget)
        fine &= field.series(f"{level} among three champions", alone, champion, watch_first=False) <= MOST
    return fine


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench champion")
    some_of(parser, "parts", PARTS)
    parser.add_argument("--games", type=int)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--work", type=int)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    asked = parser.parse_args(args)
    fine = True
    if played := [part for part in asked.parts if part != "league"]:
        with hands(asked.workers, get_ready) as crew:
            field = Field(asked.seconds, crew)
            for part in played:
                field.games = asked.games or GAMES[part]
                fine &= measured(part, field, asked.seconds, asked.work, asked.minutes)
        if not field.in_time:
            print(f"moves took longer than {1000 * asked.seconds:.0f} ms")
        fine &= field.in_time
    if "league" in asked.parts:
        fine &= in_league(asked.games or GAMES["league"], asked.work or WORK["league"], asked.workers)
    return 1 if check and not fine else 0
