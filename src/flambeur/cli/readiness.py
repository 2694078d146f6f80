"""Waiting for compiled code in the terminal, with a word about it."""

from __future__ import annotations

from typing import Any

from flambeur.bots.loading import load_for
from flambeur.cli.console import make_console
from flambeur.engine import Game
from flambeur.texts import system_language, texts

WAIT = 60.0
"""Seconds for compiled code to get ready: without it nothing of Las Vegas is exact, and a review takes minutes."""


def get_ready(game: Game[Any]) -> bool:
    """Have all code loaded that a table is thought about with; whether games can be played on by compiled rules."""
    with make_console(stderr=True).status(texts(system_language()).say("cli-getting-ready")):
        return load_for(game, seconds=WAIT)
