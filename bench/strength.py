"""The ladder of our bots, game by game: the champion against every level below it, the others against their neighbours.

    python -m bench strength [--check] [TABLE ...] [--games N] [--work W] [--levels L ...] [--workers P]

Two levels share a table, sitting by turns, and change seats from game to game. Thinking is counted in games played on
(W a move at most; each table has a usual number, as it has of games, so that a table takes minutes), so the figures are
the same everywhere. Wins are shared in parts, intervals are 95 %; a solitaire is played alone, and what is printed is
how often it is won. `--check` fails when the champion is not clearly ahead of a lower level, or, where the game is not
solved, clearly takes less than 55 % against `sharp`.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from typing import Any

from msgspec import Struct

from flambeur.bots import levels, make_bot
from flambeur.engine import Budget, Game, Match, Move, Seeded, new_game
from flambeur.kernels import for_game

EVEN, AHEAD = 0.5, 0.55


class Setting(Struct, frozen=True):
    """A table, and what a ladder on it takes to be a matter of minutes."""

    name: str
    players: int
    preset: str | None = None
    games: int = 100
    work: int = 1500

    def game(self) -> Game[Any]:
        return new_game(self.name, self.players, preset=self.preset)


TABLES = {
    "vegas": Setting("vegas", 4),
    "neutral": Setting("vegas", 4, "classic-neutral"),
    "boulevard": Setting("vegas", 5, "boulevard-everything", games=60),
    "morecash": Setting("vegas", 4, "morecash-tactical"),
    "secret": Setting("vegas", 4, "secret", games=20, work=60),
    "solitaire": Setting("vegas", 1, "solitaire", games=60, work=60),
    "temptation": Setting("temptation", 4, games=40, work=600),
    "kragen": Setting("kragen", 4),
}


def play(setting: Setting, seated: tuple[str, ...], work: int, number: int) -> tuple[float, ...]:
    """Each seat's part of the win in one game."""
    game = setting.game()
    match, tosses = Match(game, Seeded(number, stream=1)), Seeded(number, stream=2)
    bots = [make_bot(level, game) for level in seated]
    while match.waiting:
        chosen: dict[int, Move] = {}
        for seat in match.waiting:
            moves = match.legal_moves(seat)
            known = match.knowledge(seat)
            chosen[seat] = moves[0] if len(moves) == 1 else bots[seat](known, moves, Budget(work=work), tosses)
        match.play_together(chosen)
    result = match.outcome()
    assert result is not None
    return tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(game.players))


def part(setting: Setting, strong: str, weak: str, work: int, number: int) -> float:
    """The part of the win in one game that goes to the first level."""
    seated = tuple(strong if (seat + number) % 2 == 0 else weak for seat in range(setting.players))
    won = play(setting, seated, work, number)
    return sum(one for one, level in zip(won, seated, strict=True) if level == strong)


def interval(parts: list[float]) -> tuple[float, float]:
    """The mean, and half its 95 % interval."""
    mean = sum(parts) / len(parts)
    return mean, 1.96 * sqrt(sum((one - mean) ** 2 for one in parts) / len(parts) / len(parts))


def ladder(pool: ProcessPoolExecutor, name: str, games: int | None, work: int | None, wanted: list[str]) -> bool:
    """Print the ladder of one table; whether the champion is as far ahead as it should be."""
    setting = TABLES[name]
    game, numbers = setting.game(), range(games or setting.games)
    work = work or setting.work
    if (kernel := for_game(game, approximate=True)) is not None:
        kernel.wait()  # so that whoever plays a game finds its code
    known = [level for level in levels(game) if not wanted or level in wanted]
    print(f"{name}: {game!r}, {len(numbers)} games each, at most {work} games played on for a move", flush=True)
    if setting.players == 1:
        return _alone(pool, setting, known, work, numbers)
    below = [level for level in known if level != "champion"]
    pairs = [*zip(below[1:], below, strict=False), *[("champion", level) for level in reversed(below)]]
    fine = True
    for strong, weak in pairs:
        mean, half = interval(list(pool.map(partial(part, setting, strong, weak, work), numbers)))
        bar = AHEAD if (strong, weak) == ("champion", "sharp") else EVEN
        met = mean + half >= bar if bar == AHEAD else mean - half > bar
        fine &= strong != "champion" or met
        print(f"  {strong:10} against {weak:10} {100 * mean:5.1f} ± {100 * half:.1f} %", flush=True)
    return fine


def _alone(pool: ProcessPoolExecutor, setting: Setting, known: list[str], work: int, numbers: range) -> bool:
    rates = {}
    for level in known:
        won = [one[0] for one in pool.map(partial(play, setting, (level,), work), numbers)]
        rates[level], half = interval(won)
        print(f"  {level:10} wins {100 * rates[level]:5.1f} ± {100 * half:.1f} %", flush=True)
    return all(rates["champion"] >= rate for rate in rates.values())


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench strength")
    parser.add_argument("tables", nargs="*", choices=list(TABLES))
    parser.add_argument("--games", type=int)
    parser.add_argument("--work", type=int)
    parser.add_argument("--levels", nargs="*", default=[])
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(args)
    with ProcessPoolExecutor(asked.workers) as pool:
        fine = [ladder(pool, name, asked.games, asked.work, asked.levels) for name in asked.tables or TABLES]
    return 1 if check and not all(fine) else 0
