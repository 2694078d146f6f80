"""The statistics of a guest: finished games only, so that they reveal nothing about a running one."""

from __future__ import annotations

from msgspec import Struct

from flambeur.engine.chance import FACES
from flambeur.fairness.evenness import Evenness, evenness
from flambeur.server.account.dice_statistics import DiceStatistics
from flambeur.server.account.rating_history import GameRating, ratings_of
from flambeur.server.account.results import GameResults, own_seats, results
from flambeur.server.storage import Storage

MOST = 1_000
"""Finished games that count, the latest ones."""


class Statistics(Struct, frozen=True):
    """What a guest has played to its end, how that went, and what they rolled."""

    games: int
    """Finished games that are counted here."""
    older: bool
    """Whether there are older ones that are not."""
    abandoned: int
    """Games that ended without a result."""
    together: int
    """Games in which several seats were played from this browser: nobody knows which of them is you."""
    since: int | None
    """When the first of them began."""
    results: list[GameResults]
    dice: Evenness
    ratings: list[GameRating]


async def statistics(guest: str, storage: Storage, dice_statistics: DiceStatistics, address: str) -> Statistics:
    """A guest's own statistics; raises `overloaded`."""
    found = await storage.documents(guest, MOST + 1, "over") if guest else []
    documents = [document for document in found[:MOST] if own_seats(document, guest)]
    rolls = await dice_statistics.of(documents, storage, address)
    faces = [0] * FACES
    counted, together, abandoned = [], 0, 0
    for document, by_seat in zip(documents, rolls, strict=True):
        seats = own_seats(document, guest)
        for seat in seats:
            faces = [known + more for known, more in zip(faces, by_seat[seat], strict=True)]
        if document.ending is None or document.ending.how == "abandoned":
            abandoned += 1
        elif len(seats) > 1:
            together += 1
        else:
            counted.append((document, seats[0]))
    return Statistics(
        games=len(documents),
        older=len(found) > MOST,
        abandoned=abandoned,
        together=together,
        since=min((document.started or document.created for document in documents), default=None),
        results=results(counted),
        dice=evenness(tuple(faces)),
        ratings=await ratings_of(guest, storage),
    )
