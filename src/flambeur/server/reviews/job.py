"""The job that reviews a finished game: it judges each decision and separates luck from skill, in all languages."""

from __future__ import annotations

from typing import Any

from flambeur.engine import Game
from flambeur.protocol.replies import encode
from flambeur.server.jobs.worker import tell_progress
from flambeur.server.storage import Row
from flambeur.server.storage.documents import TableDocument
from flambeur.server.tables import history
from flambeur.texts import LANGUAGES

QUICK, SLOW = 50_000, 800
"""Games to play out for one review, with compiled rules and without: a few seconds."""
MOST, FEWEST = 256, 16
"""Games to play out after each move: fewer would only show noise."""
WAIT = 5.0
"""Seconds to wait for compiled code."""


def reviewed(document: TableDocument, rows: list[Row]) -> dict[str, bytes]:
    """Return the review of a finished table as JSON, by language."""
    # imported only where reviews are made: it loads all that bots use to search
    from flambeur.coach import choices_in, review
    from flambeur.server.reviews.words import told

    game = history.rules(document)
    record = history.record(document, game, rows)
    steps = [number for number, step in enumerate(history.steps(game, rows)) for _ in step.entries]
    games = games_each(game, choices_in(record))
    found = review(record, games, progress=tell_progress)
    return {lang: encode(told(game, document.names, found, steps, games, lang)) for lang in LANGUAGES}


def games_each(game: Game[Any], choices: int) -> int:
    """Return how many games to play out after each move, for this number of choices."""
    from flambeur.analysis.readiness import load_for

    most = QUICK if load_for(game, seconds=WAIT) else SLOW
    return max(FEWEST, min(MOST, most // max(1, choices)))
