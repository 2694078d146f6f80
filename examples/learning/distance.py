"""How far an agent is from perfect play, and how it does against the bots.

A round for two is solved exactly (`flambeur.analysis`), so every placement has a worth, and a placement that is not the
best one costs a known sum. An agent that meets a perfect player loses, on average, exactly the sum of what its own
placements cost on the way: few rounds tell it well.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from flambeur.analysis.vegas.duel import Duel
from flambeur.bots import Bot, make_bot
from flambeur.engine import Budget, Game, Seeded, new_game

GAME: Game[Any] = new_game("vegas", 2)
ROUND: Game[Any] = new_game("vegas", 2, rounds=1)
NO_LIMIT = Budget()


def lost_a_round(bot: Bot, rounds: int, seed: int = 1) -> tuple[float, float]:
    """What a bot gives away in a round against a perfect player, in dollars, and the standard error of that."""
    lost = []
    for number in range(rounds):
        dice, tosses = Seeded(seed, number), Seeded(~seed, number)
        state: Any = ROUND.start()[0]
        seat, duel, given = number % 2, None, 0.0
        while ROUND.outcome(state) is None:
            if factors := ROUND.chance(state):
                state = ROUND.resolve(state, dice.draw(factors))[0]
                continue
            duel = duel or Duel.of(ROUND, state)  # type: ignore[arg-type]  # a table of Las Vegas, as made above
            worth = duel.placements(state)
            best = max(worth.values())
            if state.turn == seat:
                move: Any = bot(ROUND.knowledge(state, seat), tuple(worth), NO_LIMIT, tosses)
                given += best - worth[move]
            else:
                move = next(each for each, value in worth.items() if value == best)
            state = ROUND.apply(state, move)[0]
        lost.append(1000 * given)
    return float(np.mean(lost)), standard_error(lost)


def share_of_wins(bot: Bot, level: str, games: int, seed: int = 1) -> tuple[float, float]:
    """Whole games won against a bot of the package (a tie counts half), and the standard error of that."""
    other = make_bot(level, GAME)
    won = []
    for number in range(games):
        dice, tosses = Seeded(seed, number), Seeded(~seed, number)
        state: Any = GAME.start()[0]
        while (result := GAME.outcome(state)) is None:
            if factors := GAME.chance(state):
                state = GAME.resolve(state, dice.draw(factors))[0]
                continue
            moves = GAME.legal_moves(state)
            mine = state.turn == number % 2
            move = (bot if mine else other)(GAME.knowledge(state, state.turn), moves, NO_LIMIT, tosses)
            state = GAME.apply(state, move)[0]
        won.append((number % 2 in result.winners) / len(result.winners))
    return float(np.mean(won)), standard_error(won)


def standard_error(found: list[float]) -> float:
    """Of the mean, from how games differ; 0 for a single one, which says nothing about that."""
    return float(np.std(found, ddof=1) / np.sqrt(len(found))) if len(found) > 1 else 0.0
