"""The games. Importing this package puts all of them on the shelf of `flambeur.engine`, in this order.

Games of other packages come behind ours: a package announces a `Family` as an entry point of group `flambeur.games`.
One that cannot be loaded is left out and named in the log, so that it spoils nobody else's game.
"""

import logging
from importlib.metadata import entry_points

from flambeur.engine import Family, register
from flambeur.games import kragen, temptation, vegas

GROUP = "flambeur.games"
log = logging.getLogger("flambeur.games")


def _announced() -> tuple[Family, ...]:
    found = []
    for point in entry_points(group=GROUP):
        try:
            found.append(register(point.load()))
        except Exception as error:  # a broken package of others must not stop ours
            log.warning("the game '%s' of another package was left out: %s", point.name, error)
    return tuple(found)


SHELF = (*(register(family) for family in (vegas.FAMILY, temptation.FAMILY, kragen.FAMILY)), *_announced())

__all__ = ["SHELF"]
