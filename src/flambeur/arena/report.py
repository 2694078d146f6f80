"""A study as data: as JSON, and as the rows of a CSV file."""

from __future__ import annotations

import csv
import io
from math import isfinite
from typing import Any

import msgspec

from flambeur.arena.simulate import Study
from flambeur.arena.tally import Sums
from flambeur.engine import Game

COLUMNS = (
    *("by", "who", "games", "wins", "shared_wins", "win_rate", "win_low", "win_high", "share"),
    *("share_low", "share_high", "score", "score_low", "score_high", "tiebreak", "turns", "forfeits"),
)


def as_data(study: Study) -> dict[str, Any]:
    """Return all data of a study; only `timing` differs between runs of the same plan."""
    plan = study.plan
    return {
        "game": plan.game,
        "players": plan.players,
        "preset": plan.preset or None,
        "options": typed_options(plan.rules()),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "engine": plan.engine,
        "engine_why": plan.why,
        "work": plan.work,
        "games": study.tally.games,
        "complete": study.complete,
        "by_bot": [_figures("bot", bot, sums, plan.players) for bot, sums in study.tally.bots.items()],
        "by_seat": [_figures("seat", seat, sums, plan.players) for seat, sums in enumerate(study.tally.seats)],
        "timing": {
            "workers": study.workers,
            "seconds": round(study.seconds, 3),
            "games_per_second": round(study.tally.games / study.seconds, 1) if study.seconds else 0.0,
        },
    }


def typed_options(game: Game[Any]) -> dict[str, Any]:
    """Return all options of a table, with numbers as numbers and lists as lists."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(dict(game.options)))
    return plain


def known(bound: float) -> float | None:
    """Return the bound of a mean for JSON and CSV; None if it is unknown."""
    return round(bound, 4) if isfinite(bound) else None


def as_csv(study: Study) -> str:
    """Return one row for each bot and one for each seat."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    writer.writeheader()
    data = as_data(study)
    for by in ("bot", "seat"):
        for row in data[f"by_{by}"]:
            writer.writerow({"by": by, "who": row.pop(by), **row})
    return out.getvalue()


def _figures(by: str, who: str | int, sums: Sums, players: int) -> dict[str, Any]:
    low, high = sums.win_interval
    share_low, share_high = sums.share_interval(players)
    score_low, score_high = sums.score_interval
    return {
        by: who,
        "games": sums.games,
        "wins": sums.wins,
        "shared_wins": sums.shared,
        "win_rate": round(sums.win_rate, 6),
        "win_low": round(low, 6),
        "win_high": round(high, 6),
        "share": round(sums.share_rate, 6),
        "share_low": round(share_low, 6),
        "share_high": round(share_high, 6),
        "score": round(sums.mean(sums.score), 4),
        "score_low": known(score_low),
        "score_high": known(score_high),
        "tiebreak": round(sums.mean(sums.tiebreak), 4),
        "turns": round(sums.mean(sums.turns), 4),
        "forfeits": sums.lost,
    }
