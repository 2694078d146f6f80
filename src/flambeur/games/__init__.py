"""The games. Importing this package puts all of them on the shelf of `flambeur.engine`."""

from flambeur.games import vegas

__all__ = ["vegas"]
