"""Messages between processes through the database's notifications, a few thousand bytes each."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import psycopg
from msgspec import Struct
from msgspec.structs import replace

from flambeur.server.storage import Heard

CHANNEL = "flambeur"
LARGEST = 7_900
"""Bytes of one notification, a little less than PostgreSQL takes."""
PATIENCE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""Give up a silent connection after this time, and not after hours."""
AGAIN = 0.5
"""Seconds before a lost connection is tried again."""
log = logging.getLogger("flambeur.storage")


class Notification(Struct, array_like=True):
    """A notification: its sender and its content."""

    sender: str
    heard: Heard


def notifications(sender: str, heard: Heard) -> Iterator[str]:
    """Yield a message as notifications, as many as it takes; a row that fits in none is only mentioned."""
    text = msgspec.json.encode(Notification(sender, heard))
    if len(text) <= LARGEST:
        yield text.decode()
        return
    for part in _halves(heard):
        yield from notifications(sender, part)


def _halves(heard: Heard) -> Iterator[Heard]:
    for field in ("rows", "saved", "grown", "posts"):
        many = getattr(heard, field)
        if len(many) > 1:
            middle = len(many) // 2
            yield replace(heard, **{field: many[:middle]})
            yield replace(Heard(), **{field: many[middle:]})
            return
    if heard.rows:
        yield replace(heard, rows=(), grown=(*heard.grown, heard.rows[0].code))
    elif heard.posts:  # posts that are too long for a notification
        yield replace(heard, posts=())


async def listened(url: str, me: str, hear: Callable[[Heard], None]) -> None:
    """Listen until cancelled; report possible losses whenever the connection was lost."""
    read = msgspec.json.Decoder(Notification).decode
    first = True
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True, **PATIENCE) as line:
                await line.execute(f"LISTEN {CHANNEL}")
                if not first:
                    hear(Heard(missed=True))
                first = False
                async for note in line.notifies():
                    notification = read(note.payload)
                    if notification.sender != me:
                        hear(notification.heard)
        except (psycopg.Error, OSError) as error:
            log.warning("other processes cannot be heard: %s", type(error).__name__)
            first = False
        except msgspec.DecodeError:
            log.warning("another process said something that nobody understands")
        await asyncio.sleep(AGAIN)
