"""The ladder of our bots, game by game: each level against the one below it, and the champion against the greedy one.

    python -m bench strength [--check] [GAME ...] [--games N] [--work W]

Two levels share a table, sitting by turns, and change seats from game to game. Thinking is counted in games played on
(W a move), so the figures are the same everywhere. Wins are shared in parts, intervals are 95 %; a solitaire is played
alone, and what is printed is how often it is won.
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any

from flambeur.bots import levels, make_bot
from flambeur.engine import Budget, Game, Match, Move, Seeded, new_game

GAMES = 40
WORK = 120
EVEN = 0.5
TABLES: dict[str, dict[str, Any]] = {
    "duel": {"name": "vegas", "players": 2},
    "vegas": {"name": "vegas", "players": 4},
    "neutral": {"name": "vegas", "players": 4, "preset": "classic-neutral"},
    "boulevard": {"name": "vegas", "players": 5, "preset": "boulevard-everything"},
    "morecash": {"name": "vegas", "players": 4, "preset": "morecash-tactical"},
    "secret": {"name": "vegas", "players": 4, "preset": "secret"},
    "solitaire": {"name": "vegas", "players": 1, "preset": "solitaire"},
    "temptation": {"name": "temptation", "players": 4},
    "kragen": {"name": "kragen", "players": 4},
}


def play(game: Game[Any], seated: tuple[str, ...], number: int, budget: Budget) -> tuple[float, ...]:
    """Each seat's part of the win in one game."""
    match, tosses = Match(game, Seeded(number, stream=1)), Seeded(number, stream=2)
    bots = [make_bot(level, game) for level in seated]
    while match.waiting:
        chosen: dict[int, Move] = {}
        for seat in match.waiting:
            moves = match.legal_moves(seat)
            chosen[seat] = moves[0] if len(moves) == 1 else bots[seat](match.knowledge(seat), moves, budget, tosses)
        match.play_together(chosen)
    result = match.outcome()
    assert result is not None
    return tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(game.players))


def share(game: Game[Any], strong: str, weak: str, games: int, budget: Budget) -> tuple[float, float]:
    """The part of the wins that goes to the first level, and half its 95 % interval; a half is even."""
    parts = []
    for number in range(games):
        seated = tuple(strong if (seat + number) % 2 == 0 else weak for seat in range(game.players))
        won = play(game, seated, number, budget)
        parts.append(sum(part for part, level in zip(won, seated, strict=True) if level == strong))
    mean = sum(parts) / len(parts)
    return mean, 1.96 * sqrt(sum((part - mean) ** 2 for part in parts) / len(parts) / len(parts))


def ladder(name: str, games: int, budget: Budget) -> bool:
    """Print the ladder of one table; whether the champion is nowhere clearly behind."""
    table = dict(TABLES[name])
    game = new_game(table.pop("name"), table.pop("players"), **table)
    known = levels(game)
    print(f"{name}: {game!r}", flush=True)
    fine = True
    if game.players == 1:
        for level in known:
            won = [play(game, (level,), number, budget)[0] for number in range(games)]
            mean = sum(won) / games
            half = 1.96 * sqrt(mean * (1 - mean) / games)
            print(f"  {level:10} wins {100 * mean:5.1f} ± {100 * half:.1f} % of {games}", flush=True)
        return True
    pairs = [*zip(known[1:], known, strict=False), ("champion", "greedy")]
    for strong, weak in pairs:
        mean, half = share(game, strong, weak, games, budget)
        note = "" if mean + half >= EVEN else "   behind"
        fine &= strong != "champion" or not note
        print(f"  {strong:10} against {weak:10} {100 * mean:5.1f} ± {100 * half:.1f} % of {games}{note}", flush=True)
    return fine


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench strength")
    parser.add_argument("tables", nargs="*", choices=list(TABLES))
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--work", type=int, default=WORK)
    asked = parser.parse_args(args)
    fine = [ladder(name, asked.games, Budget(work=asked.work)) for name in asked.tables or TABLES]
    return 1 if check and not all(fine) else 0
