"""Courses of play that are written down beforehand, for pages that show them without a server.

What a seat would be told at a table, in the very messages of the table protocol: `Told` makes a snapshot of a position
and an update for each step from there, through the projection that everything leaves by. `python -m scripts.web` has
lessons and whatever else is made of scenes written into the browser client, once in each language.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import UNSET, Raw, Struct

from flambeur.engine import Event, Game, Seat, State
from flambeur.protocol.replies import SharedFields, encode
from flambeur.protocol.seat_projection import SeatProjection, Viewer
from flambeur.protocol.tables import Ending, ending_of


class Stage(Struct, frozen=True):
    """The table that scenes are shown at, and the seat that looks."""

    game: str
    players: int
    options: dict[str, Any]
    names: tuple[str, ...]
    seat: int


class Told:
    """What one seat is told in one language, message by message, for a single person."""

    def __init__(self, game: Game[Any], names: tuple[str, ...], seat: Seat, language: str) -> None:
        self.stage = Stage(game.name, game.players, dict(game.options), names, seat)
        self._game = game
        self._viewer = Viewer(seat, language, person=True)
        self._projection = SeatProjection(game)
        self._projection.names = names
        self._n = 0

    def begin(self, state: State, before: tuple[Event, ...] = ()) -> Raw:
        """The whole position, a `Snapshot`; what happened before is what was missed."""
        missed = [(self._n, before)] if before else []
        return Raw(self._projection.snapshot(state, self._n, self._viewer, None, None, self._ending(state), missed))

    def go_on(self, state: State, events: tuple[Event, ...]) -> Raw:
        """What has changed since the last message: an `Update`. Where nothing was told before, it holds all."""
        self._n += 1
        fields = SharedFields(ending=self._ending(state) or UNSET)
        return Raw(self._projection.updates(state, self._n, events, [self._viewer], fields)[self._viewer])

    def _ending(self, state: State) -> Ending | None:
        result = self._game.outcome(state)
        return None if result is None else ending_of(result)


def write_all(folder: Path, documents: Mapping[str, Any]) -> None:
    """Write documents as `folder/name.json`; what else was written there before is thrown away."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, document in documents.items():
        (folder / f"{name}.json").write_bytes(encode(document))
    for path in folder.glob("*.json"):
        if path.stem not in documents:
            path.unlink()


__all__ = ["Stage", "Told", "write_all"]
