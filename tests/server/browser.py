"""Somebody's browser as far as the server sees it: a cookie that it keeps."""

from __future__ import annotations

import http.client
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from flambeur.client import Server, ServerRefused
from tests.server.harness import TIMEOUT, Line

PATIENCE = 120.0
"""Seconds for an answer: a review may have to wait until rules are compiled."""


class Browser:
    """One guest: what it asks for, it asks for with its cookie."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = ""
        self.headers: dict[str, str] = {}
        """Those of the last answer."""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer as plain data; raises `ServerRefused`."""
        connection = http.client.HTTPConnection(urlsplit(self.server.url).netloc, timeout=PATIENCE)
        headers = {"Content-Type": "application/json"} | ({"Cookie": self.cookie} if self.cookie else {})
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

    def open(self, game: str, seats: list[dict[str, str]], start: bool = True, **more: Any) -> str:
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

    @staticmethod
    def eventually(look: Callable[[], Any]) -> Any:
        """What one sees once there is something to see: some things follow a moment after the end."""
        until = time.monotonic() + TIMEOUT
        while not (seen := look()):
            assert time.monotonic() < until, "it never came"
            time.sleep(0.02)
        return seen


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
