"""What the parts of a live table have in common: each knows its table, and the table knows each."""

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
        """Hold on to the table no longer; nothing changes for whoever has it in hand.

        A table and parts that hold each other would be gone only when the collector comes, thousands of games later.
        """
        self._table = proxy(table)
