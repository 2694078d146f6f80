"""A table on a server."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from time import sleep
from typing import TYPE_CHECKING
from urllib.parse import quote

from flambeur.client.answer import Answer, ServerRefused
from flambeur.client.seat import SeatConnection
from flambeur.fairness import new_secret, sealed, word_of
from flambeur.protocol.advice import SeatAdvice, SeatCosts
from flambeur.protocol.records import Fairness
from flambeur.protocol.requests import Agreement, Seal, SeatOf, SitDown, Word
from flambeur.protocol.reviews import ReviewInfo, ReviewProgress
from flambeur.protocol.tables import SeatKey, TableInfo, YourTable
from flambeur.texts import Language

if TYPE_CHECKING:
    from flambeur.client.server import Server

_AGAIN = 0.5
"""Seconds between two requests for something that is not ready."""
_TOO_LATE = ("not-open", "not-asked", "stale", "not-playing", "not-seated")
"""Errors of a word that another client of this seat has shown, or that the game did not wait for."""


class RemoteTable:
    """A table on a server, and your seats there."""

    def __init__(self, server: Server, code: str, tokens: dict[int, str], host: str = "") -> None:
        self.server = server
        self.code = code
        self.tokens = tokens
        self.host = host
        self.commitment = ""
        """The server's commitment to its dice when this table was first seen."""
        self.secrets: dict[int, bytes] = {}
        """The secrets behind the words that your seats add to the dice (docs/fair-dice.md)."""

    def _send(self, method: str, path: str = "", body: object = None, token: str = "") -> Answer:
        return self.server.send(method, f"/api/tables/{quote(self.code)}{path}", body, token)

    def info(self, token: str = "") -> YourTable:
        """Return the public state of the table; with a seat's token, also which seat it is."""
        info = self._send("GET", token=token).read(YourTable)
        self.commitment = self.commitment or info.commitment
        return info

    def take_part(self, info: TableInfo) -> None:
        """Do your seats' part for the dice: seal words before the start, show them after it."""
        self.commitment = self.commitment or info.commitment
        words = info.words
        for seat in self.tokens:
            if info.state == "open" and not words.seals[seat]:
                secret = self.secrets.setdefault(seat, new_secret())
                self._add("/seal", Seal(seat, sealed(secret)))
            elif seat in words.missing and seat in self.secrets and info.commitment == self.commitment:
                self._add("/word", Word(seat, words.round, word_of(self.secrets[seat], words.round)))

    def _add(self, path: str, what: Seal | Word) -> None:
        try:
            self._send("POST", path, what, self.tokens[what.seat])
        except ServerRefused as error:
            if error.code not in _TOO_LATE:
                raise

    def join(self, name: str, seat: int | None = None) -> int:
        """Take a seat (the first open one, or the one named); return which one."""
        if seat is None:
            free = [chair.seat for chair in self.info().seats if chair.kind == "open"]
            if not free:
                raise ServerRefused("all seats of this table are taken.", code="seat-taken")
            seat = free[0]
        self.tokens[seat] = self._send("POST", f"/seats/{seat}", SitDown(name)).read(SeatKey).token
        return seat

    def start(self) -> None:
        """Begin (host)."""
        self.take_part(self._send("POST", "/start", token=self.host).read(YourTable))

    def resign(self, seat: int) -> None:
        """Give up; a bot continues for the seat."""
        self._send("POST", "/resign", SeatOf(seat), self.tokens[seat])

    def abandon(self, seat: int, agree: bool = True) -> None:
        """Offer to end the game without a result, or take the offer back."""
        self._send("POST", "/abandon", Agreement(seat, agree), self.tokens[seat])

    def undo(self, seat: int) -> None:
        """Take the last move of a seat back (against bots)."""
        self._send("POST", "/undo", SeatOf(seat), self.tokens[seat])

    def record(self, seat: int | None = None) -> str:
        """Return the record: complete after the end, before it what the seat may know."""
        query, token = ("", "") if seat is None else (f"?seat={seat}", self.tokens[seat])
        return self._send("GET", f"/record{query}", token=token).body.decode()

    def fairness(self) -> Fairness:
        """Return the commitment, the seals and the words; after the end the seed, too."""
        return self._send("GET", "/fairness").read(Fairness)

    def review(
        self, lang: Language | None = None, told: Callable[[ReviewProgress], None] = lambda _: None
    ) -> ReviewInfo:
        """Return the review, once the game is over and the review is made; `told` is called with its progress."""
        query = "" if lang is None else f"?lang={lang}"
        while (found := self._send("GET", f"/review{query}")).status == HTTPStatus.ACCEPTED:
            told(found.read(ReviewProgress))
            sleep(_AGAIN)
        return found.read(ReviewInfo)

    def advice(self, seat: int, seconds: float | None = None) -> SeatAdvice:
        """Return what each move of your seat is worth, computed within so many seconds."""
        query = "" if seconds is None else f"?within={round(1000 * seconds)}"
        return self._send("GET", f"/seats/{seat}/advice{query}", token=self.tokens[seat]).read(SeatAdvice)

    def costs(self, seat: int) -> SeatCosts:
        """Return what the choices of a seat have cost in solved rounds: of yours, or of any seat after the game."""
        return self._send("GET", f"/seats/{seat}/costs", token=self.tokens.get(seat, "")).read(SeatCosts)

    def sit(self, seat: int | None = None, lang: Language | None = None) -> SeatConnection:
        """Connect to one of your seats (the first, if none is named)."""
        number = min(self.tokens) if seat is None else seat
        return SeatConnection(self, number, self.tokens[number], lang)
