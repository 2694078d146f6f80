"""The ladder of our bots, game by game: the champion against every level below it, the others against their neighbours.

    python -m bench strength [--check] [TABLE ...] [--games N] [--work W] [--levels L ...] [--workers P]

Two levels share a table, sitting by turns, and change seats from game to game. Thinking is counted in games played on
(W a move at most; each table has a usual number, as it has of games, so that a table takes four to fifteen minutes of
two cores), so the figures are the same everywhere. Wins are shared in parts, intervals are 95 %. A solitaire is played
alone, by everybody with the same dice: printed are how often it is won, and by how much more often by the champion.

`--check` fails when the champion takes less than 55 % against `sharp` (alone: wins less often than it), or when the
interval of what it takes against another level does not lie above an even share.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from functools import partial
from statistics import fmean, variance
from typing import Any

from msgspec import Struct

from bench.sampling import Hands, hands, per_cent, some_of
from flambeur.bots import levels, make_bot
from flambeur.engine import Budget, Game, Match, Move, Seeded, new_game
from flambeur.fairness.intervals import interval_of, mean_interval
from flambeur.kernels import for_game

EVEN, AHEAD = 0.5, 0.55
CLEAR, LEAST = 4, 20
"""A lead that is clear shows in so much fewer games than one that is a matter of a few per cent, but not in less."""


class Setting(Struct, frozen=True):
    """A table, and what a ladder on it takes to be a matter of minutes."""

    name: str
    players: int
    games: int
    """Against `sharp`, and alone; the other rungs have a part of it (`CLEAR`)."""
    work: int = 1500
    preset: str | None = None
    options: Mapping[str, Any] = {}

    def game(self) -> Game[Any]:
        return new_game(self.name, self.players, preset=self.preset, **self.options)


FULL_BOX = ("big", "kickers", "slot", "bonus", "action")
TABLES = {
    "vegas": Setting("vegas", 4, games=800),
    "neutral": Setting("vegas", 4, games=600, preset="classic-neutral"),
    "boulevard": Setting("vegas", 5, games=120, work=1500, preset="boulevard-everything"),
    "morecash": Setting("vegas", 4, games=120, work=1000, options={"box": "morecash", "modules": FULL_BOX}),
    "secret": Setting("vegas", 4, games=600, work=2000, preset="secret"),
    "solitaire": Setting("vegas", 1, games=240, work=1000, preset="solitaire"),
    "temptation": Setting("temptation", 4, games=400, work=3000),
    "kragen": Setting("kragen", 4, games=320),
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


def ladder(crew: Hands, name: str, games: int | None, work: int | None, wanted: list[str]) -> bool:
    """Print the ladder of one table; whether the champion is as far ahead as it should be."""
    setting = TABLES[name]
    game, numbers = setting.game(), range(games or setting.games)
    work = work or setting.work
    if (kernel := for_game(game, approximate=True)) is not None:
        kernel.wait()  # so that the players find its code
    known = [level for level in levels(game) if not wanted or level in wanted]
    print(f"{name}: {game!r}, at most {work} games played on for a move", flush=True)
    if setting.players == 1:
        return _alone(crew, setting, known, work, numbers)
    below = [level for level in known if level != "champion"]
    pairs = [*zip(below[1:], below, strict=False), *[("champion", level) for level in reversed(below)]]
    fine = True
    for strong, weak in pairs:
        began = time.perf_counter()
        played = numbers if (strong, weak) == ("champion", "sharp") else numbers[: max(len(numbers) // CLEAR, LEAST)]
        parts = crew(partial(part, setting, strong, weak, work), played)
        mean, bounds = fmean(parts), interval_of(parts)
        fine &= strong != "champion" or (mean >= AHEAD if weak == "sharp" else bounds[0] > EVEN)
        took = time.perf_counter() - began
        print(
            f"  {strong:10} against {weak:10} {per_cent(mean, bounds)}   {len(played)} games in {took:.0f} s",
            flush=True,
        )
    return fine


def _alone(crew: Hands, setting: Setting, known: list[str], work: int, numbers: range) -> bool:
    won: dict[str, list[float]] = {}
    for level in known:
        began = time.perf_counter()
        won[level] = [one[0] for one in crew(partial(play, setting, (level,), work), numbers)]
        took = time.perf_counter() - began
        print(
            f"  {level:10} wins {per_cent(fmean(won[level]), interval_of(won[level]))}   "
            f"{len(numbers)} games in {took:.0f} s",
            flush=True,
        )
    fine = True
    for level in known:
        if level == "champion":
            continue
        more = [own - other for own, other in zip(won["champion"], won[level], strict=True)]
        mean = fmean(more)
        low, high = mean_interval(mean, variance(more) / len(more), len(more))
        fine &= mean >= 0 if level == "sharp" else low > 0
        print(
            f"  champion wins {100 * mean:.1f} points ({100 * low:.1f} to {100 * high:.1f}) more often than {level}",
            flush=True,
        )
    return fine


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench strength")
    some_of(parser, "tables", TABLES)
    parser.add_argument("--games", type=int)
    parser.add_argument("--work", type=int)
    parser.add_argument("--levels", nargs="*", default=[])
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(args)
    with hands(asked.workers) as crew:
        fine = [ladder(crew, name, asked.games, asked.work, asked.levels) for name in asked.tables]
    return 1 if check and not all(fine) else 0
