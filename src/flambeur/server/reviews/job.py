"""The job that reviews a finished game: it judges every decision and separates luck from skill, in all languages."""

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
"""Games that are played on for one review, with compiled rules and without: a few seconds."""
MOST, FEWEST = 256, 16
"""Games played on after each move: fewer would only show noise."""
WAIT = 5.0
"""Seconds for compiled code to get ready."""


def reviewed(document: TableDocument, rows: list[Row]) -> dict[str, bytes]:
    """The review of a table that is over, as JSON, by language."""
    # With all that is thought with: only where there is thinking.
    from flambeur.coach import choices_in, review
    from flambeur.server.reviews.words import told

    game = history.rules(document)
    record = history.record(document, game, rows)
    steps = [number for number, step in enumerate(history.steps(game, rows)) for _ in step.entries]
    games = games_each(game, choices_in(record))
    found = review(record, games, progress=tell_progress)
    return {lang: encode(told(game, document.names, found, steps, games, lang)) for lang in LANGUAGES}


def games_each(game: Game[Any], choices: int) -> int:
    """How many games are played on after each move, where so many are to be tried."""
    from flambeur.analysis.readiness import load_for

    most = QUICK if load_for(game, seconds=WAIT) else SLOW
    return max(FEWEST, min(MOST, most // max(1, choices)))
