"""A server and its tables."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace

from flambeur.client.answer import Answer, NoConnection, refusal
from flambeur.client.table import RemoteTable
from flambeur.fairness import new_secret, sealed
from flambeur.protocol.games import GameInfo
from flambeur.protocol.requests import NewTable, SeatWish
from flambeur.protocol.tables import OpenedTable, SomeSettings

TIMEOUT = 30.0
"""Seconds to wait for an answer, by default."""


def me(name: str) -> SeatWish:
    """Return a wish for your own seat."""
    return SeatWish("me", name)


def bot(level: str = "random") -> SeatWish:
    """Return a wish for a bot's seat."""
    return SeatWish("bot", level=level)


class Server:
    """A Flambeur server; `timeout` limits the wait for each answer."""

    def __init__(self, url: str, timeout: float = TIMEOUT) -> None:
        self.timeout = timeout
        parts = urlsplit(url if "//" in url else f"//{url}", scheme="http")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise NoConnection(f"'{url}' is not the address of a server: write http://HOST:PORT.")
        base = parts.path.partition("/t/")[0].rstrip("/")  # a link to a table leads to its server, too
        self.url = f"{parts.scheme}://{parts.netloc}{base}"
        self.socket_url = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{base}/api/ws"

    def send(self, method: str, path: str, body: object = None, token: str = "") -> Answer:
        """Send a request. Raises `ServerRefused` or `NoConnection`."""
        data = None if body is None and method == "GET" else msgspec.json.encode({} if body is None else body)
        headers = {"Content-Type": "application/json", "Accept-Encoding": "identity"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(f"{self.url}{path}", data=data, headers=headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as answer:
                return Answer(answer.status, answer.headers.get_content_type(), answer.read())
        except urllib.error.HTTPError as error:
            with error:
                raise refusal(error.read()) from None
        except (urllib.error.URLError, OSError) as error:
            reason = getattr(error, "reason", error)
            raise NoConnection(f"the server at {self.url} cannot be reached: {reason}.") from None

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """Send a request to an address without a method here; return the answer as plain data."""
        answer = self.send(method, path, body, token)
        if not answer.body:
            return None
        return answer.read(Any) if answer.content_type == "application/json" else answer.body.decode()

    def games(self) -> list[GameInfo]:
        """Return the games of this server."""
        return self.send("GET", "/api/games").read(list[GameInfo])

    def open(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seats: Sequence[SeatWish] = (),
        settings: SomeSettings | None = None,
        start: bool = False,
    ) -> RemoteTable:
        """Open a table; its seats for `me` are yours, and take part in its dice."""
        secret_of = {seat: new_secret() for seat, chair in enumerate(seats) if chair.kind == "me"}
        chairs = [
            replace(chair, seal=sealed(secret_of[seat])) if seat in secret_of else chair
            for seat, chair in enumerate(seats)
        ]
        wish = NewTable(game, players, dict(options or {}), chairs, settings or SomeSettings(), start=start)
        made = self.send("POST", "/api/tables", wish).read(OpenedTable)
        table = RemoteTable(self, made.table.code, {key.seat: key.token for key in made.seats}, made.host)
        table.secrets.update(secret_of)
        table.take_part(made.table)
        return table

    def table(self, code: str, tokens: Mapping[int, str] | None = None) -> RemoteTable:
        """Return a table by its code; with tokens for the seats you hold."""
        return RemoteTable(self, code.upper(), dict(tokens or {}))
