"""Statistics of a guest: finished games only, so that they reveal nothing about a running one."""

from __future__ import annotations

from flambeur.engine.chance import FACES
from flambeur.fairness.evenness import evenness
from flambeur.protocol.account import Statistics
from flambeur.server.account.dice_statistics import DiceStatistics
from flambeur.server.account.rating_history import ratings_of
from flambeur.server.account.results import own_seats, results
from flambeur.server.storage import Storage

MOST = 1_000
"""The number of finished games that count, latest first."""


async def statistics(guest: str, storage: Storage, dice_statistics: DiceStatistics, address: str) -> Statistics:
    """Return a guest's statistics; raises `overloaded`."""
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
