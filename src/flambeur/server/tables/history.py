"""Read a table's journal back into states, events, records and replays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from flambeur.engine import Event, Game, Record, Seat, State, family
from flambeur.engine.record import HIDDEN, Entry, header, play_entry, read_entry, seen_record, write_end
from flambeur.protocol.tables import Ending
from flambeur.server.storage import ALL_SEATS, Row
from flambeur.server.storage.documents import TableDocument

_UNDO = "undo "
_END = "end "


def rules(document: TableDocument) -> Game[Any]:
    """Return the game of a table; raises a `FlambeurError` if it does not exist here."""
    return family(document.game).game(document.players, dict(document.options))


class Step(Struct, frozen=True):
    """One move that counts (or the start), and the state it led to."""

    number: int
    """The state number it led to."""
    entries: tuple[Entry, ...]
    state: State
    events: tuple[Event, ...]

    @property
    def mover(self) -> Seat | None:
        return self.entries[0].seat if self.entries and self.entries[0].kind == "move" else None


def undo_body(number: int) -> str:
    return f"{_UNDO}{number}"


def undone_to(row: Row) -> int | None:
    """Return the state number that an undo went back to; None for all other rows."""
    return int(row.body.removeprefix(_UNDO)) if row.body.startswith(_UNDO) else None


def end_body(ending: Ending) -> str:
    return f"{_END}{msgspec.json.encode(ending).decode()}"


def ended_by(row: Row) -> Ending | None:
    """Return how a game ended early; None for all other rows."""
    return msgspec.json.decode(row.body.removeprefix(_END), type=Ending) if row.body.startswith(_END) else None


def early_end(rows: list[Row]) -> Ending | None:
    """Return how a game ended early, if it did; later rows do not matter."""
    return next((ending for row in rows if row.seat == ALL_SEATS and (ending := ended_by(row)) is not None), None)


def effective(rows: list[Row]) -> list[Row]:
    """Return the rows that count: without those taken back and without secret answers."""
    kept: list[Row] = []
    for row in rows:
        if row.seat != ALL_SEATS or row.body.startswith(_END):
            continue
        back = undone_to(row)
        if back is None:
            kept.append(row)
        else:
            kept = [earlier for earlier in kept if earlier.number < back]
    return kept


def read_entries(row: Row) -> tuple[Entry, ...]:
    return tuple(read_entry(line) for line in row.body.split("\n") if line)


def play_row(game: Game[Any], state: State, row: Row) -> tuple[State, tuple[Event, ...]]:
    """Apply a row to a state."""
    happened: tuple[Event, ...] = ()
    for entry in read_entries(row):
        state, events = play_entry(game, state, entry)
        happened += events
    return state, happened


def steps(game: Game[Any], rows: list[Row]) -> Iterator[Step]:
    """Yield the steps of a game that count, from its start."""
    state, began = game.start()
    for row in effective(rows):
        state, events = play_row(game, state, row)
        yield Step(row.number + 1, read_entries(row), state, began + events)
        began = ()


def draws_in(rows: list[Row]) -> int:
    return sum(entry.kind == "chance" for row in rows for entry in read_entries(row))


def record(document: TableDocument, game: Game[Any], rows: list[Row]) -> Record:
    """Return the whole record of a finished table, with its fairness data; never for a running game."""
    played = list(steps(game, rows))
    entries = tuple(entry for step in played for entry in step.entries)
    result = game.outcome(played[-1].state) if played else None
    notes = document.proof.notes()
    if document.ending is not None and document.ending.how != "played":
        notes += (("ending", document.ending.how),)
    return replace(
        header(game, document.names, notes), entries=entries, end="" if result is None else write_end(result)
    )


def partial_record(document: TableDocument, game: Game[Any], rows: list[Row], seat: Seat) -> Record:
    """Return the record of a running game, as one seat may know it.

    In a game with hidden information, the others' choices are left out: the text of a move could reveal what they
    hold.
    """
    played = [entry for step in steps(game, rows) for entry in step.entries]
    seen = seen_record(replace(header(game, document.names), entries=tuple(played)), seat)
    if game.open_book:
        return seen
    return replace(seen, entries=tuple(_own_part(entry, seat) for entry in seen.entries))


def _own_part(entry: Entry, seat: Seat) -> Entry:
    if entry.kind == "joint":
        words = [word.partition(":") for word in entry.text.split()]
        return replace(entry, text=" ".join(f"{who}:{move if who == str(seat) else HIDDEN}" for who, _, move in words))
    return entry if entry.kind == "chance" or entry.seat == seat else replace(entry, text=HIDDEN)
