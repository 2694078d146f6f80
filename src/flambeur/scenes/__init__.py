"""Scripted courses of play, for pages that show them without a server.

They use the messages of the table protocol: `Told` makes a snapshot of a position and an update for each step from
there, through the same projection as for live tables. `python -m scripts.web` writes lessons and all else made of
scenes into the browser client, once in each language.
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
    """The table of a scene, and the seat that watches."""

    game: str
    players: int
    options: dict[str, Any]
    names: tuple[str, ...]
    seat: int


class Told:
    """The messages to one seat in one language, for a single person."""

    def __init__(self, game: Game[Any], names: tuple[str, ...], seat: Seat, language: str) -> None:
        self.stage = Stage(game.name, game.players, dict(game.options), names, seat)
        self._game = game
        self._viewer = Viewer(seat, language, person=True)
        self._projection = SeatProjection(game)
        self._projection.names = names
        self._n = 0

    def begin(self, state: State, before: tuple[Event, ...] = ()) -> Raw:
        """Return a `Snapshot` of the whole position; earlier events count as missed."""
        missed = [(self._n, before)] if before else []
        return Raw(self._projection.snapshot(state, self._n, self._viewer, None, None, self._ending(state), missed))

    def go_on(self, state: State, events: tuple[Event, ...]) -> Raw:
        """Return an `Update` since the last message; without an earlier message it contains everything."""
        self._n += 1
        fields = SharedFields(ending=self._ending(state) or UNSET)
        return Raw(self._projection.updates(state, self._n, events, [self._viewer], fields)[self._viewer])

    def _ending(self, state: State) -> Ending | None:
        result = self._game.outcome(state)
        return None if result is None else ending_of(result)


def write_all(folder: Path, documents: Mapping[str, Any]) -> None:
    """Write documents as `folder/name.json`, and delete all others there."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, document in documents.items():
        (folder / f"{name}.json").write_bytes(encode(document))
    for path in folder.glob("*.json"):
        if path.stem not in documents:
            path.unlink()


__all__ = ["Stage", "Told", "write_all"]
