"""Um Kopf und Kragen: three dice, a pot of tokens, and gold under the hammer."""

from flambeur.games.kragen.family import FAMILY

__all__ = ["FAMILY"]
