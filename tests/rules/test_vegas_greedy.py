"""The greedy bot: legal in every combination, and well ahead of chance."""

from __future__ import annotations

import pytest

from flambeur.bots import make_bot
from flambeur.engine import Budget, Result, Seeded
from flambeur.games.vegas.table import Vegas
from tests.rules.vegas_lab import table

TABLES = [
    (4, "classic", ()),
    (2, "classic", ("neutral",)),
    (6, "boulevard", ("notes", "big", "kickers", "rainbow", "slot", "bonus", "action")),
    (4, "boulevard", ("neutral", "kickers", "action")),
    (4, "morecash", ("big", "kickers", "slot", "bonus", "action", "teams")),
    (3, "morecash", ("slot", "neutral", "action")),
]


def played(game: Vegas, greedy: tuple[int, ...], seed: int) -> Result:
    """A whole game in which some seats are greedy and the others play at random."""
    source, toss = Seeded(seed), Seeded(seed, stream=1)
    bots = [make_bot("greedy" if seat in greedy else "random", game) for seat in range(game.players)]
    state, _ = game.start()
    while (result := game.outcome(state)) is None:
        if factors := game.chance(state):
            state, _ = game.resolve(state, source.draw(factors))
            continue
        chosen = {
            seat: bots[seat](game.knowledge(state, seat), game.legal_moves(state, seat), Budget(), toss)
            for seat in game.waiting(state)
        }
        state, _ = game.apply(state, game.together(state, chosen))
    return result


@pytest.mark.parametrize(("players", "box", "modules"), TABLES, ids=str)
def test_greedy_earns_more_than_chance(players: int, box: str, modules: tuple[str, ...]) -> None:
    game = table(players, box, *modules)
    lead = 0.0
    for seed in range(10):
        team = game.allies[seed % players]
        scores = played(game, team, seed).scores
        others = [score for seat, score in enumerate(scores) if seat not in team]
        lead += scores[team[0]] - sum(others) / len(others)
    assert lead / 10 > 50, "thousands of dollars ahead of the others on average"
