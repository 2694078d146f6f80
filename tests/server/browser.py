"""A guest's browser as far as the server sees it: a cookie that it keeps."""

from __future__ import annotations

import http.client
from typing import Any
from urllib.parse import urlsplit

import msgspec

from flambeur.client import Server, ServerRefused
from flambeur.protocol.requests import SeatWish
from tests.server.harness import TIMEOUT, Line


class Browser:
    """One guest: what it asks for, it asks for with its cookie."""

    def __init__(self, server: Server, address: str = "") -> None:
        """At an address of its own, where the test is a proxy that the server has been told of."""
        self.server = server
        self._from = {"X-Forwarded-For": address} if address else {}
        self.cookie = ""
        self.headers: dict[str, str] = {}
        """Those of the last answer."""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer as plain data; raises `ServerRefused`."""
        connection = http.client.HTTPConnection(urlsplit(self.server.url).netloc, timeout=TIMEOUT)
        headers = self._from | {"Content-Type": "application/json"} | ({"Cookie": self.cookie} if self.cookie else {})
        try:
            data = None if method == "GET" else msgspec.json.encode({} if body is None else body)
            connection.request(method, path, data, headers)
            answer = connection.getresponse()
            self.headers = {name.lower(): value for name, value in answer.getheaders()}
            text = answer.read()
        finally:
            connection.close()
        if given := self.headers.get("set-cookie"):
            self.cookie = given.split(";")[0]
        found: Any = msgspec.json.decode(text) if text else None
        if answer.status >= 400:
            raise ServerRefused(found["sentence"], code=found["code"])
        return found

    def open(self, game: str, seats: list[SeatWish], start: bool = True, **more: Any) -> str:
        """Open a table; the answer is its code."""
        wish = {"game": game, "players": len(seats), "seats": seats, "start": start, **more}
        return str(self.ask("POST", "/api/tables", wish)["table"]["code"])

    def line(self) -> Line:
        return Line(self.server, {"Cookie": self.cookie})

    def let_bots_play(self, code: str, *seats: int) -> None:
        """Let bots play these seats of one's own until the game is over, and that is on disk."""
        with self.line() as line:
            line.hello(code)
            for seat in seats:
                self.ask("PUT", f"/api/tables/{code}/seats/{seat}/bot", {"level": "random"})
            while line.until("table")["table"]["state"] != "over":
                pass

    def play(self, code: str) -> None:
        """Play one's seat oneself, by the first move there is, until the game is over."""
        with self.line() as line:
            line.hello(code)
            play_on(line)


def play_on(line: Line) -> int:
    """Make the first move there is, whenever one is asked for, until the game is over; how many it took."""
    made = 0
    while True:
        message = line.hear()
        if message.get("ending"):
            return made
        if message["t"] in ("snapshot", "update") and message.get("moves"):
            line.say({"t": "move", "id": f"m{made}", "n": message["n"], "move": message["moves"][0]["id"]})
            made += 1
