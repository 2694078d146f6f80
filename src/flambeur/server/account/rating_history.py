"""A guest's ratings with their history, and the ratings of bots for comparison."""

from __future__ import annotations

from itertools import groupby

from flambeur.bots.characters import NAMES
from flambeur.fairness.intervals import Z
from flambeur.protocol.account import GameRating, Rated, RatedBot, RatingPoint
from flambeur.server.storage import Storage
from flambeur.server.tables.rating import BOT

MOST = 200
"""The number of rated games shown, latest first."""


async def ratings_of(guest: str, storage: Storage) -> list[GameRating]:
    """Return a guest's ratings by game; the only other ratings included are those of bots."""
    found = []
    rows = await storage.rated(guest, MOST) if guest else []
    for game, group in groupby(sorted(rows, key=lambda row: (row.game, row.number)), key=lambda row: row.game):
        history = list(group)
        bots = await storage.standings(game, {f"{BOT}{level}" for level in NAMES})
        beside = [RatedBot(row.player.removeprefix(BOT), *_range(row)) for row in bots.values()]
        points = [RatingPoint(row.code, row.at, row.place, row.of, *_range(row)) for row in history]
        found.append(GameRating(game, history[-1].number, points, sorted(beside, key=lambda bot: bot.value)))
    return found


def _range(row: Rated) -> tuple[float, float, float]:
    return row.mu, row.mu - Z * row.sigma, row.mu + Z * row.sigma
