"""Las Vegas: the 2012 game and its boxes, one file an idea."""

from flambeur.games.vegas.family import FAMILY

__all__ = ["FAMILY"]
