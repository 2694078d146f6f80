"""The games. Importing this package puts all of them on the shelf of `flambeur.engine`."""

from flambeur.games import kragen, temptation, vegas

__all__ = ["kragen", "temptation", "vegas"]
