"""Results of a guest's finished games, by game, box and mode."""

from __future__ import annotations

from collections.abc import Iterable

from flambeur.engine import Seat
from flambeur.fairness.intervals import wilson
from flambeur.protocol.account import BestGame, GameResults
from flambeur.server.storage.documents import TableDocument

BY = ("box", "mode")
"""Options by which the results of a game are separated, if it has them."""
FEWEST = 5
"""The minimum number of games for a meaningful interval."""


def own_seats(document: TableDocument, guest: str) -> tuple[Seat, ...]:
    """Return the seats that a guest holds as a person."""
    return tuple(
        number for number, chair in enumerate(document.seats) if chair.kind == "human" and chair.guest == guest
    )


def results(games: Iterable[tuple[TableDocument, Seat]]) -> list[GameResults]:
    """Return the results of games, each with the guest's seat; the most played game first."""
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
