"""Flambeur: play, learn, analyse and train on the classic dice-gambling board games."""

from typing import Any

from flambeur import engine, games
from flambeur.engine import (
    Budget,
    FlambeurError,
    Game,
    Knowledge,
    Match,
    Scripted,
    Seat,
    Seeded,
    State,
    System,
    families,
    new_game,
    outcomes,
    playout,
    read_position,
    read_record,
    replay,
    write_position,
    write_record,
)

__version__ = "0.1.0"


def picture(game: Game[Any], state: State, seat: Seat | None = None, *, language: str = "en", width: int = 100) -> str:
    """A position as the terminal draws it, for one seat or, by default, for a spectator."""
    from flambeur.cli.position import drawn  # the terminal's libraries are loaded when something is drawn

    return drawn(game, state, seat, language, width)


__all__ = [
    "Budget",
    "FlambeurError",
    "Game",
    "Knowledge",
    "Match",
    "Scripted",
    "Seat",
    "Seeded",
    "State",
    "System",
    "engine",
    "families",
    "games",
    "new_game",
    "outcomes",
    "picture",
    "playout",
    "read_position",
    "read_record",
    "replay",
    "write_position",
    "write_record",
]
