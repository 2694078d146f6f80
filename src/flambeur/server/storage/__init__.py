"""Storage of tables: one small interface that different databases can implement.

A single writer commits the journal (moves and secret answers) in groups. A caller that appends a row is notified when
the row is safely on disk, and announces nothing before. Everything else is one document for each table.

Several processes may write to the same tables. In the journal the number of a row is the only arbiter: an append under
a number that is taken returns `TAKEN`, and the caller reads what the other process wrote. A document is saved against
the version it was made from, so no process overwrites what it has not read. Work that only one process may do at a
time (clocks, bots) is done by the process that has claimed the table, while it reports that it is alive.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Literal, Protocol

from msgspec import Struct

from flambeur.protocol.account import Rated
from flambeur.protocol.tables import ChatLine
from flambeur.server.storage.documents import TableDocument
from flambeur.server.storage.write_counts import WriteCounts

ALL_SEATS = -1
"""The seat of a journal row that advances the state number; rows of other seats are secret answers."""


class Appended(Enum):
    """The result of an append."""

    SAFE = "safe"
    """The row is on disk."""
    TAKEN = "taken"
    """Another row has its number, or it would leave a gap. Nothing was written."""
    FAILED = "failed"
    """The row could not be written."""


Written = Callable[[Appended], None]


class Row(Struct, frozen=True, array_like=True):
    """One row of the journal: the step from state `number` to the next, or one seat's secret answer there."""

    code: str
    number: int
    seat: int
    at: int
    body: str
    """Lines of the record; `undo N` to return to state N; or `end …`: how a game ended early."""
    client: str = ""
    """The client's ID of the move, so that a repeated one counts once."""


class Kept(Struct, frozen=True):
    """A document and its version."""

    document: TableDocument
    version: int


class Aside(Struct, frozen=True):
    """A table that could not be loaded, and why."""

    code: str
    reason: str
    at: int


class News(Struct, frozen=True):
    """Rows of a table, and the current version of its document (0 when the table is gone)."""

    rows: tuple[Row, ...]
    version: int


class Heard(Struct, frozen=True, array_like=True):
    """What another process has done."""

    rows: tuple[Row, ...] = ()
    """Rows that it has written."""
    saved: tuple[tuple[str, int], ...] = ()
    """Tables whose document it has changed, and the current version; 0 when the table is gone."""
    grown: tuple[str, ...] = ()
    """Tables with rows that are too long for a notification."""
    posts: tuple[tuple[str, str], ...] = ()
    """Messages about tables that are not stored."""
    missed: bool = False
    """Whether notifications may have been lost, so that everything must be read again."""


class Snapshot(Struct, frozen=True):
    """A position from which the journal can be read, instead of from the start."""

    number: int
    draws: int
    position: str


Kind = Literal["unused", "abandoned", "bots", "unfinished", "resigned", "finished"]
"""Kinds of tables that can be removed, the least valuable first: never begun, ended without a result, among bots
alone, abandoned by their players, resigned, and played to the end."""


class Storage(Protocol):
    """The server's interface to a database. A failed read or write raises `StorageFailed`."""

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def secret(self) -> bytes:
        """Return the key that signs cookies; created once."""
        ...

    @property
    def tally(self) -> WriteCounts:
        """Return the counts of what was written."""
        ...

    async def check(self) -> None:
        """Write a test value and wait until it is safe; raises `StorageFailed`."""
        ...

    async def epoch(self) -> bytes:
        """Return the ID of the database, which changes when a backup is restored."""
        ...

    # -- documents

    async def add(self, document: TableDocument) -> bool:
        """Store a new table as version 1; return False when its code is taken."""
        ...

    async def save(self, document: TableDocument, version: int) -> int | None:
        """Replace a version of a document; return the new version, or None when that version is not the latest."""
        ...

    async def remove(self, code: str, version: int) -> bool:
        """Delete a table; return False when its document has another version by now."""
        ...

    async def load(self, code: str) -> Kept | None:
        """Return a table's document; raises `Unreadable` if its data is invalid."""
        ...

    async def public(
        self, game: str | None, state: str | None, limit: int, before: tuple[int, str] | None = None
    ) -> list[TableDocument]:
        """Return public tables, newest first, without those put aside or unreadable; `before` continues a list."""
        ...

    async def of_guest(self, guest: str, limit: int) -> list[str]: ...
    async def documents(
        self, guest: str, limit: int, state: str | None = None, before: int | None = None
    ) -> list[TableDocument]:
        """Return a guest's tables opened before a time, newest first, without those put aside or unreadable."""
        ...

    async def every(self) -> list[str]:
        """Return the codes of all tables."""
        ...

    # -- what is not needed any more

    async def count(self) -> int:
        """Return the number of tables."""
        ...

    async def expendable(self, kind: Kind, before: int, most: int) -> list[tuple[str, int]]:
        """Return tables of a kind without events since a time, oldest first, with their versions.

        Excludes rated games that are not counted yet, and tables put aside, which may still be repaired.
        """
        ...

    async def forget_chats(self, before: int, lines: int) -> None:
        """Remove chat lines from before a time, and all but the last lines of each table."""
        ...

    # -- tables that cannot be loaded

    async def put_aside(self, aside: Aside) -> None: ...
    async def put_back(self, code: str) -> None: ...
    async def aside(self) -> list[Aside]: ...
    async def discard(self, code: str) -> None:
        """Delete all data of a table, whatever its state."""
        ...

    async def cut(self, code: str, number: int) -> None:
        """Remove the rows from a number on from a table's journal, and its snapshot; the rows are stored elsewhere."""
        ...

    # -- moves

    def append(self, row: Row, written: Written) -> None:
        """Write a row; `written` is called on the event loop once the row is durable, or with the reason why not.

        A step (`ALL_SEATS`) is `TAKEN` unless it is the next one of its table; a secret answer is `TAKEN` when that
        seat's answer is stored, or once there is a step of that number.
        """
        ...

    async def journal(self, code: str, since: int = 0) -> list[Row]:
        """Return a table's rows from a number on, in order; secret answers after the step of their number."""
        ...

    async def snapshot(self, code: str) -> Snapshot | None: ...
    async def keep_snapshot(self, code: str, snapshot: Snapshot) -> None: ...

    # -- several processes

    shared: bool
    """Whether several processes may use the database at the same time."""
    name: str
    """The ID of this process among the others."""

    async def hold(self, owner: str, seconds: float) -> set[str]:
        """Renew an owner's lease for some seconds; return all owners that are alive."""
        ...

    async def bury(self) -> list[str]:
        """Delete expired owners and return them; concurrent callers each get different ones."""
        ...

    async def claim(self, codes: Iterable[str], owner: str) -> dict[str, str]:
        """Claim tables that no living owner has; return each table's owner."""
        ...

    async def release(self, codes: Iterable[str], owner: str) -> None:
        """Release this owner's claims on tables."""
        ...

    async def unclaimed(self) -> list[str]:
        """Return tables with a game in progress that no living owner has claimed, without those put aside."""
        ...

    async def news(self, code: str, since: int) -> News:
        """Return everything stored about a table from a row number on."""
        ...

    def listen(self, hear: Callable[[Heard], None]) -> None:
        """Call `hear` on the event loop with what other processes have done, once it is on disk."""
        ...

    def post(self, heard: Heard) -> None:
        """Send a message to the other processes: best effort."""
        ...

    # -- ratings

    async def dues(self) -> list[str]:
        """Return the codes of rated games whose end is stored and that are not counted."""
        ...

    async def rate(self, code: str, rows: tuple[Rated, ...]) -> bool:
        """Count a game: store all of its rows, or none when one of their numbers is taken."""
        ...

    async def was_rated(self, code: str) -> bool:
        """Whether a game is counted."""
        ...

    async def standings(self, game: str, players: Iterable[str]) -> dict[str, Rated]:
        """Return the last rating at a game of those players who have one."""
        ...

    async def rated(self, player: str, limit: int) -> list[Rated]:
        """Return a player's last ratings at all games, newest first."""
        ...

    async def forget_ratings(self, player: str) -> None: ...

    # -- talk

    async def chat(self, code: str, limit: int) -> list[ChatLine]: ...
    async def say(self, code: str, line: ChatLine) -> None: ...
    async def unsay(self, code: str, seat: int, text: str | None = None) -> None:
        """Remove the chat of a seat at a table: one text, or all of it."""
        ...


class StorageFailed(Exception):
    """A read or write failed; nothing has changed."""

    refusal = "storage"
    """The error code sent to the client."""


class StorageBusy(StorageFailed):
    """Too many requests wait for the database; nothing was done."""

    refusal = "overloaded"


class Unreadable(Exception):
    """Stored data is not valid."""


__all__ = [
    "ALL_SEATS",
    "Appended",
    "Aside",
    "ChatLine",
    "Heard",
    "Kept",
    "News",
    "Rated",
    "Row",
    "Snapshot",
    "Storage",
    "StorageBusy",
    "StorageFailed",
    "Unreadable",
    "Written",
]
