"""Ratings at tables that opt in: openskill's, counted once for each finished game, however many processes try.

A player is a guest or a level of bots, and has a numbered list of ratings for each game; the number of a row is the
only arbiter, as in the journal. A rated game is due from the moment its ending is stored, in the same transaction,
until its rows are: if a process dies in between, the others count it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any

from flambeur.engine import Seat
from flambeur.server.storage import Rated, Storage, StorageFailed, Unreadable
from flambeur.server.storage.documents import TableDocument

TRIES = 20
"""How often other processes may count games of the same players first, before a retry much later."""
FEWEST = 2
BOT = "bot:"
"""The prefix of a bot level's key: no guest's begins with it."""
log = logging.getLogger("flambeur.account")


class Ratings:
    """Counts rated games."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def settle_all(self) -> None:
        """Count all games that are due."""
        for code in await self._storage.dues():
            await self.settle(code)

    async def settle(self, code: str) -> None:
        """Count a finished game unless it is counted; after an error it stays due."""
        try:
            for _ in range(TRIES):
                if await self._settled(code):
                    return
        except (StorageFailed, Unreadable) as error:
            log.error("the ratings of table %s could not be counted: %s", code, type(error).__name__)
        else:
            log.warning("the ratings of table %s are left for later", code)

    async def _settled(self, code: str) -> bool:
        kept = await self._storage.load(code)
        rows: tuple[Rated, ...] = ()
        if kept is not None and kept.document.due and not await self._storage.was_rated(code):
            document = kept.document
            known = await self._storage.standings(document.game, {key for key in document.rated if key})
            rows = await asyncio.to_thread(rated_rows, document, known)
        return await self._storage.rate(code, rows)


def places(document: TableDocument) -> tuple[int, ...]:
    """Return the place of each seat, from 0: winners first, then by score; seats left to a bot last, equals alike."""
    ending = document.ending
    assert ending is not None
    nothing = (0,) * document.players
    scores, ties = ending.scores or nothing, ending.tiebreaks or nothing
    keys = [
        (_stayed(document, seat), seat in ending.winners, scores[seat], ties[seat]) for seat in range(document.players)
    ]
    return tuple(sum(other > key for other in keys) for key in keys)


def _stayed(document: TableDocument, seat: Seat) -> bool:
    """Whether the player who sat there at the start played the seat alone."""
    chair = document.seats[seat]
    taken_over = chair.kind == "bot" and not document.rated[seat].startswith(BOT)
    return not (taken_over or chair.resigned or chair.helped)


def rated_as(document: TableDocument) -> tuple[str, ...]:
    """Return the rating key of each seat: a guest, a bot level, or "" for a person without a cookie."""
    return tuple(f"{BOT}{chair.level}" if chair.kind == "bot" else chair.guest for chair in document.seats)


def can_be_rated(players: Iterable[str]) -> bool:
    """Whether at least two players are known, and no person holds two seats."""
    known = [player for player in players if player]
    people = [player for player in known if not player.startswith(BOT)]
    return len(set(known)) >= FEWEST and len(set(people)) == len(people)


def rated_rows(document: TableDocument, known: Mapping[str, Rated]) -> tuple[Rated, ...]:
    """Return each player's next rating, from the last one; for one bot level at several seats their mean."""
    players = document.rated
    if not can_be_rated(players):
        return ()
    models: Any = import_module("openskill.models")
    model = models.PlackettLuce()
    place = places(document)
    seats = [seat for seat, player in enumerate(players) if player]
    before = [
        [model.rating(mu=known[player].mu, sigma=known[player].sigma) if player in known else model.rating()]
        for player in (players[seat] for seat in seats)
    ]
    after = model.rate(before, ranks=[place[seat] for seat in seats])
    rows = []
    for player in sorted({players[seat] for seat in seats}):
        own = [number for number, seat in enumerate(seats) if players[seat] == player]
        mu, sigma = (sum(float(getattr(after[one][0], name)) for one in own) / len(own) for name in ("mu", "sigma"))
        rows.append(
            Rated(
                player=player,
                game=document.game,
                number=known[player].number + 1 if player in known else 1,
                code=document.code,
                at=document.ended or 0,
                place=min(place[seats[one]] for one in own),
                of=len(seats),
                mu=mu,
                sigma=sigma,
            )
        )
    return tuple(rows)
