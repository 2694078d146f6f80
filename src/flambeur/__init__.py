"""Flambeur: play, learn, analyse and train on the classic dice-gambling board games."""

from flambeur import games
from flambeur.engine import *  # noqa: F403

__all__ = ["games"]
