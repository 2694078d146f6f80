"""How a guest's finished games ended, by game, box and way of playing."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from flambeur.engine import Seat
from flambeur.fairness.intervals import wilson
from flambeur.server.storage.documents import TableDocument

BY = ("box", "mode")
"""The options that separate the results of one game, where it has them."""
FEWEST = 5
"""Games from which on an interval says something."""


class BestGame(Struct, frozen=True):
    """The highest score, and the table where it was reached."""

    score: int
    code: str


class GameResults(Struct, frozen=True):
    """Results of one game in one box. A win is one's own, or shared with others."""

    game: str
    box: str | None
    mode: str | None
    played: int
    won: int
    shared: int
    """Wins that others had a part in."""
    resigned: int
    even: float | None
    """Wins that would be expected if all seats were equally good; None where one plays alone."""
    low: float | None
    high: float | None
    """95 % interval of the part of such games that one wins; None for too few of them."""
    best: BestGame | None


def own_seats(document: TableDocument, guest: str) -> tuple[Seat, ...]:
    """The seats that a guest holds as a person."""
    return tuple(
        number for number, chair in enumerate(document.seats) if chair.kind == "human" and chair.guest == guest
    )


def results(games: Iterable[tuple[TableDocument, Seat]]) -> list[GameResults]:
    """Results of games that have one, each with one's seat there; the most played first."""
    groups: dict[tuple[str, str | None, str | None], list[tuple[TableDocument, Seat]]] = {}
    for document, seat in games:
        box, mode = (dict(document.options).get(name) for name in BY)
        groups.setdefault((document.game, box, mode), []).append((document, seat))
    found = [_added(*key, group) for key, group in groups.items()]
    return sorted(found, key=lambda one: (-one.played, one.game, one.box or "", one.mode or ""))


def _added(game: str, box: str | None, mode: str | None, group: list[tuple[TableDocument, Seat]]) -> GameResults:
    won = shared = resigned = 0
    even, alone = 0.0, True
    best: BestGame | None = None
    for document, seat in group:
        ending = document.ending
        assert ending is not None
        winners = ending.winners
        alone = alone and document.players == 1
        even += len(winners) / document.players
        if document.seats[seat].resigned:
            resigned += 1
            continue
        won += seat in winners
        shared += seat in winners and len(winners) > 1
        if ending.scores and (best is None or ending.scores[seat] > best.score):
            best = BestGame(ending.scores[seat], document.code)
    played = len(group)
    low, high = wilson(won, played) if played >= FEWEST else (None, None)
    return GameResults(
        *(game, box, mode, played, won, shared, resigned), None if alone else even, low=low, high=high, best=best
    )
