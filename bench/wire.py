"""Bare connections for attacks: bytes out, bytes in, from any address of the loopback network."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct, field

PATIENCE = 30.0
"""How long an answer is waited for before it counts as missing."""
BROKEN = ("500", "502", "504", "internal")
"""What no request may be answered, whatever it asks."""


class NoAnswer(ConnectionError):
    """Nothing was said in time, and the line was not ended either."""


class Toll(Struct):
    """What an attack came to: everything it sent, and how each of it was answered."""

    sent: int = 0
    answers: dict[str, int] = field(default_factory=dict)
    """By code, status or kind; `cut` are those behind the point where the server closed the line, saying why."""
    megabytes: float = 0.0
    dropped: int = 0
    """What was sent on connections that were closed without an answer."""
    cuts: bool = False
    """Whether that is the answer to expect."""
    wrong: list[str] = field(default_factory=list)
    """Answers other than those expected."""
    note: str = ""
    """What was found besides, in a few words."""

    @property
    def silent(self) -> int:
        """Messages that nobody answered, on connections that stayed open."""
        return max(0, self.sent - self.dropped - sum(self.answers.values()))

    @property
    def faults(self) -> list[str]:
        """What the server has done wrong, in words."""
        broken = [f"{self.answers[code]} answered {code}" for code in BROKEN if code in self.answers]
        silent = [f"{self.silent} unanswered"] if self.silent else []
        dropped = [f"{self.dropped} closed without an answer"] if self.dropped and not self.cuts else []
        return [*self.wrong, *broken, *silent, *dropped]

    def answered(self, what: str, times: int = 1) -> None:
        """Count an answer; an empty one is a connection that was closed without any."""
        if what and times:
            self.answers[what] = self.answers.get(what, 0) + times
        else:
            self.dropped += times

    def failed(self, error: OSError, times: int = 1) -> None:
        """Count what was refused with a status, or cut off; what was not answered at all counts as silence."""
        if not isinstance(error, NoAnswer):
            self.answered(str(error) if str(error).isdecimal() else "", times)

    def expect(self, what: str, answer: str, *expected: str) -> None:
        """Count an answer, which is wrong if it is none of those expected; none at all counts as silence."""
        self.sent += 1
        self.answered(answer)
        if answer not in expected:
            self.wrong.append(f"{what}: {answer or 'closed'} instead of {' or '.join(expected)}")

    def add(self, other: Toll) -> None:
        """Count what another part of the same attack came to."""
        self.sent += other.sent
        self.dropped += other.dropped
        self.wrong += other.wrong
        for what, times in other.answers.items():
            self.answered(what, times)

    def __str__(self) -> str:
        often = sorted(self.answers.items(), key=lambda answer: -answer[1])
        known = ", ".join(f"{count} {what}" for what, count in often[:4])
        told = f"{self.sent} sent ({known}; {self.silent} unanswered, {self.dropped} dropped)"
        return f"{told}, {self.note}" if self.note else told


class Answer(Struct):
    """The answer to a request; its status is empty when the connection was closed without one."""

    status: str = ""
    head: bytes = b""
    body: bytes = b""

    @property
    def told(self) -> dict[str, Any]:
        """Its body, which is JSON; empty where that is no object."""
        try:
            told = msgspec.json.decode(self.body)
        except msgspec.DecodeError:
            return {}
        return told if isinstance(told, dict) else {}

    @property
    def code(self) -> str:
        """The code of a refusal, or the status."""
        return str(self.told.get("code", self.status)) if self.status >= "4" else self.status

    @property
    def cookie(self) -> str:
        found = re.search(rb"(?i)set-cookie: ([^;]+);", self.head)
        return found[1].decode() if found else ""


class Ground(Struct):
    """Where an attack happens, and how much of it."""

    url: str
    seconds: float
    megabytes: float
    """For attacks by weight: how much is sent at most."""
    crowd: int
    """For attacks by number: how many connections."""
    code: str = ""
    """A table of the attacker's own, with the tokens of its seats."""
    tokens: tuple[str, ...] = ()
    record: str = ""
    over: str = ""
    """A game that is over, and its record."""
    database: str = ""
    """The file of the server's tables."""
    patience: float = PATIENCE

    @property
    def host(self) -> str:
        return urlsplit(self.url).netloc

    @property
    def port(self) -> int:
        return urlsplit(self.url).port or 80


class Wire:
    """One TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, patience: float) -> None:
        self.reader = reader
        self.writer = writer
        self.patience = patience

    async def push(self, data: bytes) -> bool:
        """Send; False when the other side does not take any more."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except OSError:
            return False
        return True

    async def rest(self) -> bytes:
        """Everything that comes until the other side ends the line; raises `NoAnswer` where it does not."""
        heard = b""
        try:
            async with asyncio.timeout(self.patience):
                while data := await self.reader.read(65536):
                    heard += data
        except TimeoutError:
            raise NoAnswer from None
        except OSError:
            pass
        return heard

    async def status(self, more: float = 0.0) -> str:
        """The status of the next answer, empty when the line was closed; raises `NoAnswer` when none came in time."""
        try:
            async with asyncio.timeout(self.patience + more):
                head = await self.reader.readuntil(b"\r\n\r\n")
        except TimeoutError:
            raise NoAnswer from None
        except (asyncio.IncompleteReadError, OSError):
            return ""
        return head.split(b" ", 2)[1].decode()

    async def frames(self) -> AsyncIterator[tuple[int, bytes]]:
        """The frames of the server, until it closes."""
        with contextlib.suppress(asyncio.IncompleteReadError, OSError):
            while True:
                first, size = await self.reader.readexactly(2)
                if size == 126:
                    size = int.from_bytes(await self.reader.readexactly(2), "big")
                elif size == 127:
                    size = int.from_bytes(await self.reader.readexactly(8), "big")
                yield first & 15, await self.reader.readexactly(size)


@asynccontextmanager
async def wired(ground: Ground, guest: int = 0) -> AsyncIterator[Wire]:
    """A connection from the guest's own loopback address; dropped at the end without a goodbye."""
    kind = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        kind.setblocking(False)
        kind.bind((address(guest), 0))
        await asyncio.get_running_loop().sock_connect(kind, ("127.0.0.1", ground.port))
    except BaseException:
        kind.close()
        raise
    wire = Wire(*await asyncio.open_connection(sock=kind), ground.patience)
    try:
        yield wire
    finally:
        wire.writer.transport.abort()
        with contextlib.suppress(OSError):
            await wire.writer.wait_closed()


@asynccontextmanager
async def upgraded(ground: Ground, guest: int = 0, *more: str) -> AsyncIterator[Wire]:
    """A WebSocket; raises `ConnectionError` with the status when it is refused, and `NoAnswer`."""
    async with wired(ground, guest) as wire:
        await wire.push(handshake(ground.host, *more))
        status = await wire.status()
        if status != "101":
            raise ConnectionError(status)
        yield wire


async def ask(ground: Ground, wanted: bytes, guest: int = 0) -> Answer:
    """The answer to one request on a connection of its own; raises `OSError`, `NoAnswer` where nothing came in time."""
    async with wired(ground, guest) as wire:
        await wire.push(wanted.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1))
        head, _, body = (await wire.rest()).partition(b"\r\n\r\n")
    return Answer(head.split(b" ", 2)[1].decode(), head, body) if head else Answer()


def address(guest: int) -> str:
    """Attackers come from other addresses than players: 127.0.1.1 and on."""
    return f"127.0.{1 + guest // 250}.{1 + guest % 250}"


def handshake(host: str, *more: str) -> bytes:
    lines = [
        "GET /api/ws HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", *more,
    ]  # fmt: skip
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def request(host: str, path: str, *more: str, method: str = "GET", body: bytes = b"") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", *more]
    if method != "GET":
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return ("\r\n".join(lines) + "\r\n\r\n").encode() + body


def frame(payload: bytes, opcode: int = 1, fin: bool = True) -> bytes:
    """One masked frame, masked with nothing."""
    first = opcode | (0x80 if fin else 0)
    if len(payload) < 126:
        return bytes([first, 0x80 | len(payload), 0, 0, 0, 0]) + payload
    return bytes([first, 0x80 | 126]) + len(payload).to_bytes(2, "big") + bytes(4) + payload


def said(message: dict[str, object]) -> bytes:
    return frame(msgspec.json.encode(message))
