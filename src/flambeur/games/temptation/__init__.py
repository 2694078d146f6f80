"""Temptation: rows of dice that pay or cost the player who finishes them, on sixteen boards of our own."""

from flambeur.games.temptation.family import FAMILY

__all__ = ["FAMILY"]
