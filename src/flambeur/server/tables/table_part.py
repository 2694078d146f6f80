"""The base of the parts of a live table: each refers to its table, and the table to each."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import proxy

if TYPE_CHECKING:
    from flambeur.server.tables.table import Table


class Part:
    """A part of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def loosen(self, table: Table) -> None:
        """Release the reference to the table; callers that still hold the table notice nothing.

        A table and parts that refer to each other would be freed only by the garbage collector, thousands of games
        later.
        """
        self._table = proxy(table)
