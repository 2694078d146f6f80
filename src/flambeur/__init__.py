"""Flambeur: play, learn, analyse and train on the classic dice-gambling board games."""

from flambeur import engine, games
from flambeur.engine import (
    FlambeurError,
    Match,
    Scripted,
    Seeded,
    System,
    families,
    new_game,
    read_position,
    read_record,
    replay,
    write_position,
    write_record,
)

__version__ = "0.1.0"

__all__ = [
    "FlambeurError",
    "Match",
    "Scripted",
    "Seeded",
    "System",
    "engine",
    "families",
    "games",
    "new_game",
    "read_position",
    "read_record",
    "replay",
    "write_position",
    "write_record",
]
