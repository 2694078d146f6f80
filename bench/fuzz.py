"""Random games of every combination of Las Vegas, and of the other games, through the conformance suite.

Without arguments: pairwise combinations × 5 games. `--large`: pairwise × 200, all combinations × 10, and 200
games of the other games for every player count and option (`--others` plays only these). The bar: no illegal
state, dice and notes conserved at every step, views leak nothing, every record replays to the same end.
`--positions N` changes one number in each of N positions, which must be refused with one sentence or play on to an end.
`--memory` plays 10,000 games of the fullest Boulevard table and prints games a second and the growth of memory.
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations as pairs_of
from typing import Any

from bench.positions import many
from flambeur.engine import Family, FlambeurError, Game, Seeded, State, families, family, new_game
from flambeur.engine.conformance import check_game
from flambeur.engine.move import Move
from flambeur.engine.playout import playout
from flambeur.games.vegas.combinations import Combination, combinations

FULLEST = {"box": "boulevard", "with": "notes,big,kickers,rainbow,slot,bonus,action"}
FULLEST_PLAYERS = 7

PORTION = 10
"""Games that one core plays of one table before the next is taken up."""

SECRETS = 6
"""Every so many-th secret is followed; another one each game, so all have their turn."""

Portion = tuple[str, int, dict[str, object], int]


def traits(table: Combination) -> frozenset[str]:
    """What a combination is made of."""
    return frozenset({table.box, table.mode, f"players {table.players}", *table.modules})


def pairwise(tables: Iterable[Combination]) -> list[Combination]:
    """A few of the tables in which every pair of traits that occurs at all occurs together."""
    open_tables = {table: {frozenset(pair) for pair in pairs_of(sorted(traits(table)), 2)} for table in tables}
    missing: set[frozenset[str]] = set().union(*open_tables.values())
    chosen: list[Combination] = []
    while missing:
        best = max(open_tables, key=lambda table: len(open_tables[table] & missing))
        chosen.append(best)
        missing -= open_tables[best]
    return chosen


def game_of(table: Combination) -> Game[Any]:
    return family("vegas").game(table.players, table.options())


def other_games() -> Iterator[Game[Any]]:
    """Every other game with every player count, as it stands and with each option changed."""
    for shelf in families():
        if shelf.name != "vegas":
            for options in changed_options(shelf):
                for players in shelf.fitting(options):
                    yield shelf.game(players, options)


def changed_options(shelf: Family) -> Iterator[dict[str, object]]:
    """None; then each flag turned, each other word, each number as small as it may be; who begins changes nothing."""
    yield {}
    for option in shelf.options:
        if option.kind == "flag":
            yield {option.name: not option.default}
        elif option.kind == "word" and option.name != "starter":
            for word in option.choices:
                if word != option.default:
                    yield {option.name: word}
        elif option.kind == "number" and option.low != option.default:
            yield {option.name: option.low}


def run(check: bool, args: list[str]) -> int:
    if "--memory" in args:
        return fullest(games=10_000)
    if "--positions" in args:
        return many(int(args[args.index("--positions") + 1]))
    if "--others" in args:
        return play([(game, 200) for game in other_games()])
    large = "--large" in args
    every = list(combinations())
    few = pairwise(every)
    print(f"{len(every)} combinations, {len(few)} of them cover all pairs")
    plan = [(game_of(table), 200 if large else 5) for table in few]
    if large:
        plan += [(game_of(table), 10) for table in every]
        plan += [(game, 200) for game in other_games()]
    return play(plan)


def play(plan: list[tuple[Game[Any], int]]) -> int:
    """Put each game through the conformance suite so many times, on every core; 1 if any fails."""
    portions = [
        (game.name, game.players, dict(game.options), min(PORTION, games - begun))
        for game, games in plan
        for begun in range(0, games, PORTION)
    ]
    total = sum(games for _, games in plan)
    failed = done = 0
    began = time.perf_counter()
    with ProcessPoolExecutor() as cores:
        for number, wrong in enumerate(cores.map(examine, portions, range(len(portions)), chunksize=4)):
            done += portions[number][-1]
            if wrong:
                failed += 1
                print(wrong, file=sys.stderr, flush=True)
            if number % 100 == 99:
                print(f"{done} of {total} games, {time.perf_counter() - began:.0f} s", flush=True)
    print(f"{total} games of {len(plan)} tables in {time.perf_counter() - began:.0f} s, {failed} portions failed")
    return 1 if failed else 0


def examine(portion: Portion, seed: int) -> str:
    """What went wrong in a portion of games, or nothing."""
    name, players, options, games = portion
    try:
        check_game(family(name).game(players, options), games=games, seed=seed, thorough=31, secrets=SECRETS)
    except (AssertionError, FlambeurError, LookupError, TypeError, ValueError) as wrong:
        return f"{name} with {players} {options}, seed {seed}: {wrong!r}"
    return ""


def fullest(games: int) -> int:
    """Play many games of the fullest Boulevard table; 1 if memory goes on growing after the first tenth."""
    game = new_game("vegas", FULLEST_PLAYERS, **FULLEST)
    source = Seeded(1)

    def choose(state: State, seat: int, moves: tuple[Move, ...]) -> Move:
        return moves[source.below(len(moves))]

    start, _ = game.start()
    began = time.perf_counter()
    warm = 0
    for number in range(games):
        playout(game, start, choose, Seeded(1, stream=number))
        if number == games // 10:
            warm = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    seconds = time.perf_counter() - began
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - warm
    print(f"{games} games of the fullest Boulevard table, {games / seconds:.0f} games/s")
    print(f"memory {warm / 1024:.0f} MiB after a tenth of them, {grown / 1024:+.1f} MiB at the end")
    return 1 if grown > 8 * 1024 else 0
