"""The games. Importing this package puts all of them on the shelf of `flambeur.engine`, in this order."""

from flambeur.engine import register
from flambeur.games import kragen, temptation, vegas

SHELF = tuple(register(family) for family in (vegas.FAMILY, temptation.FAMILY, kragen.FAMILY))

__all__ = ["SHELF"]
