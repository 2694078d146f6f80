"""Where tables are kept: one small interface, so that another database can stand behind it.

The journal (moves and secret answers) is written in groups by one writer of its own; whoever appends is told when the
row is safely on disk, and tells nobody before. Everything else is a document a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from msgspec import Struct

from flambeur.server.tables.documents import TableDocument

ALL_SEATS = -1
"""The seat of a journal row that moves the state number; other seats are secret answers that are in."""

Written = Callable[[Exception | None], None]


class Row(Struct, frozen=True, array_like=True):
    """One line of the journal: what led from state `number` to the next, or one seat's secret answer there."""

    code: str
    number: int
    seat: int
    at: int
    body: str
    """Lines of the record; or `undo N`: back to where state N was."""
    client: str = ""
    """The id the client gave the move, so that a repeated one counts once."""


class Snapshot(Struct, frozen=True):
    """A position to start from instead of the beginning."""

    number: int
    draws: int
    position: str


class ChatLine(Struct, frozen=True):
    seat: int
    name: str
    text: str
    at: int


class Storage(Protocol):
    """All that the server asks of a database. Failures to write raise `StorageFailed`."""

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def secret(self) -> bytes:
        """The key that signs cookies, made once."""
        ...

    async def add(self, document: TableDocument) -> bool:
        """Keep a new table; False when its code is taken."""
        ...

    async def save(self, document: TableDocument) -> None: ...
    async def remove(self, code: str) -> None: ...
    async def forget_unused(self, before: int, kept: Iterable[str]) -> None:
        """Remove tables opened before a time that never began, but for some."""
        ...

    async def load(self, code: str) -> TableDocument | None: ...
    async def public(self, game: str | None, state: str | None, limit: int) -> list[str]:
        """The codes of public tables, newest first."""
        ...

    async def of_guest(self, guest: str, limit: int) -> list[str]: ...
    async def playing(self) -> list[str]: ...

    def append(self, row: Row, written: Written) -> None:
        """Write a row; `written` is called on the event loop once it is durable, or with what went wrong."""
        ...

    async def journal(self, code: str, since: int = 0) -> list[Row]: ...
    async def snapshot(self, code: str) -> Snapshot | None: ...
    async def keep_snapshot(self, code: str, snapshot: Snapshot) -> None: ...
    async def chat(self, code: str, limit: int) -> list[ChatLine]: ...
    async def say(self, code: str, line: ChatLine) -> None: ...


class StorageFailed(Exception):
    """Something could not be written; nothing of it was."""


__all__ = ["ALL_SEATS", "ChatLine", "Row", "Snapshot", "Storage", "StorageFailed", "Written"]
