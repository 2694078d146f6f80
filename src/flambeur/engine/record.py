"""Game records (`.flam`): the whole game as text, readable by people, replayable by anyone.

    flambeur record 1
    game: vegas
    rules: 1
    players: 2
    option box: classic
    player 0: Anna

    * note:40
    * own:11355
    0 place 3
    + 1:bid_2 2:bid_4
    end: 0 | 210 180
    seal: 6f0c…

A line with `*` is a chance outcome, a seat number begins that seat's move, `+` is a joint move. `end` names
the winners and the scores. `seal` is the SHA-256 of everything above it, so that changes are detected.
A record without `end` is an unfinished game; a last line without its line break was interrupted by a
power failure, and is ignored. A record exported for one seat has `* ?` where that seat
could not see, and says so (`seen by: 2`); it cannot be replayed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from flambeur.engine.chance import Outcome, read_outcome, write_outcome
from flambeur.engine.errors import FlambeurError, InvalidRecord
from flambeur.engine.event import Event, Seat
from flambeur.engine.game import Game, State
from flambeur.engine.move import Joint, Move
from flambeur.engine.options import write_value
from flambeur.engine.outcome import Result
from flambeur.engine.registry import family

FORMAT = "flambeur record 1"
HIDDEN = "?"
_ENTRY = re.compile(r"(\*|\+|\d{1,2}) (\S.*)")


class Entry(Struct, frozen=True):
    """One line of play: a chance outcome, one seat's move, or a joint move."""

    kind: Literal["chance", "move", "joint"]
    text: str
    seat: Seat = -1

    def __str__(self) -> str:
        mark = {"chance": "*", "joint": "+"}.get(self.kind, str(self.seat))
        return f"{mark} {self.text}"


class Record(Struct, frozen=True):
    """A game from its options to its current position."""

    game: str
    rules: int
    players: int
    options: tuple[tuple[str, str], ...] = ()
    names: tuple[str, ...] = ()
    notes: tuple[tuple[str, str], ...] = ()
    """Further header lines, such as a date or the fairness data of a server."""
    entries: tuple[Entry, ...] = ()
    end: str = ""
    seen_by: Seat | None = None

    def rules_game(self) -> Game[Any]:
        """Return the rules of this record; raises a `FlambeurError` if they are not available here."""
        return family(self.game).game(self.players, dict(self.options))


class Moment(Struct, frozen=True):
    """One replayed entry: its line, the state it led to, and the events."""

    line: int
    entry: Entry | None
    state: State
    events: tuple[Event, ...]


def header(game: Game[Any], names: tuple[str, ...] = (), notes: tuple[tuple[str, str], ...] = ()) -> Record:
    """Return the record of a game before its first entry."""
    options = tuple((name, write_value(value)) for name, value in game.options.items())
    return Record(game.name, game.rules_version, game.players, options, names, notes)


def chance_entry(game: Game[Any], state: State, outcome: Outcome) -> Entry:
    return Entry("chance", write_outcome(game.chance(state), outcome))


def move_entry(move: Move | Joint, seat: Seat) -> Entry:
    return Entry("joint", str(move)) if isinstance(move, Joint) else Entry("move", str(move), seat)


def write_end(result: Result) -> str:
    """Return the text `0 2 | 210 180 210`: winners, then scores."""
    winners = " ".join(str(seat) for seat in result.winners) or "-"
    return f"{winners} | {' '.join(str(score) for score in result.scores)}"


def write_head(record: Record) -> str:
    lines = [FORMAT, f"game: {record.game}", f"rules: {record.rules}", f"players: {record.players}"]
    lines += [f"option {name}: {value}" for name, value in record.options]
    lines += [f"player {seat}: {name}" for seat, name in enumerate(record.names)]
    lines += [f"{name}: {value}" for name, value in record.notes]
    if record.seen_by is not None:
        lines.append(f"seen by: {record.seen_by} (not everything is here: it cannot be replayed)")
    return "\n".join(lines) + "\n\n"


def write_record(record: Record) -> str:
    """Return the text of a record; `read_record` returns the same record."""
    text = write_head(record) + "".join(f"{entry}\n" for entry in record.entries)
    if record.end:
        text += f"end: {record.end}\n"
        text += f"seal: {seal(text)}\n"
    return text


def seal(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def read_record(text: str) -> Record:
    """Read a record's text; raises `InvalidRecord` with the line. Does not replay it: see `replay`."""
    lines = text.split("\n")[:-1]  # the part after the last line break is empty or half a line
    if not lines or lines[0] != FORMAT:
        raise InvalidRecord(1, f"a record begins with '{FORMAT}'.")
    head: dict[str, str] = {}
    body = len(lines)
    for number, line in enumerate(lines[1:], 2):
        if not line:
            body = number
            break
        name, colon, value = line.partition(": ")
        if not colon or name in head:
            raise InvalidRecord(number, f"expected 'name: value' once each, found '{line[:60]}'.")
        head[name] = value
    entries: list[Entry] = []
    end = ""
    for number, line in enumerate(lines[body:], body + 1):
        if line.startswith("seal: ") and end:
            _check_seal(lines, number)
            break
        if end:
            raise InvalidRecord(number, "nothing but the seal may follow the end.")
        if line.startswith("end: "):
            end = line.removeprefix("end: ")
        else:
            entries.append(read_entry(line, number))
    return _record(head, tuple(entries), end)


def _check_seal(lines: list[str], number: int) -> None:
    if len(lines) > number:
        raise InvalidRecord(number + 1, "nothing may follow the seal.")
    if lines[number - 1].removeprefix("seal: ") != seal("\n".join(lines[: number - 1]) + "\n"):
        raise InvalidRecord(number, "the seal does not match: this record has been changed.", code="broken-seal")


def read_entry(line: str, number: int = 1) -> Entry:
    """Return the entry of one line; raises `InvalidRecord` with the number of the line."""
    found = _ENTRY.fullmatch(line)
    if found is None:
        raise InvalidRecord(number, f"expected a chance result or a move, found '{line[:60]}'.")
    mark, text = found.groups()
    if mark == "*":
        return Entry("chance", text)
    return Entry("joint", text) if mark == "+" else Entry("move", text, int(mark))


def _record(head: dict[str, str], entries: tuple[Entry, ...], end: str) -> Record:
    def number(name: str) -> int:
        value = head.pop(name, "")
        if not value.isdecimal() or len(value) > 6:
            raise InvalidRecord(1, f"a record says '{name}: N'.")
        return int(value)

    game = head.pop("game", "")
    rules, players = number("rules"), number("players")
    seen_by = head.pop("seen by", "").split(" ")[0]
    options = tuple((key.removeprefix("option "), head[key]) for key in head if key.startswith("option "))
    names = tuple(head[key] for key in head if re.fullmatch(r"player \d+", key))
    notes = tuple((key, value) for key, value in head.items() if not re.fullmatch(r"option .*|player \d+", key))
    seat = int(seen_by) if seen_by.isdecimal() else None
    return Record(game, rules, players, options, names, notes, entries, end, seat)


def replay(record: Record) -> Iterator[Moment]:
    """Play a record through the engine, moment by moment; raises `InvalidRecord` at the first wrong line."""
    line = write_head(record).count("\n")
    if record.seen_by is not None:
        raise InvalidRecord(line, f"this is what seat {record.seen_by} saw: it cannot be replayed.", code="partial")
    try:
        game = record.rules_game()
    except FlambeurError as error:
        raise InvalidRecord(2, error.sentence) from error
    if game.rules_version != record.rules:
        raise InvalidRecord(
            3,
            f"this was played under rules version {record.rules}; here is {game.rules_version}.",
            code="other-rules",
        )
    state, events = game.start()
    yield Moment(line, None, state, events)
    for entry in record.entries:
        line += 1
        try:
            state, events = play_entry(game, state, entry)
        except FlambeurError as error:
            raise InvalidRecord(line, error.sentence, code=error.code) from None
        yield Moment(line, entry, state, events)
    result = game.outcome(state)
    if record.end and (result is None or write_end(result) != record.end):
        here = "the game is not over" if result is None else f"it is '{write_end(result)}'"
        raise InvalidRecord(line + 1, f"the end is said to be '{record.end}', but {here}.")


def play_entry(game: Game[Any], state: State, entry: Entry) -> tuple[State, tuple[Event, ...]]:
    """Apply one entry to a state; raises a `FlambeurError` for an impossible one."""
    if entry.kind == "chance":
        return game.resolve(state, read_outcome(game.chance(state), entry.text))
    return game.apply(state, read_entry_move(game, state, entry))


def read_entry_move(game: Game[Any], state: State, entry: Entry) -> Move | Joint:
    """Return the move or joint move of an entry, as this state lists it."""
    if entry.kind == "move":
        return game.read_move(entry.text, state, entry.seat)
    moves: list[tuple[Seat, Move]] = []
    for word in entry.text.split():
        seat, _, text = word.partition(":")
        number = int(seat) if seat.isdecimal() and len(seat) < 3 else -1
        moves.append((number, game.read_move(text.replace("_", " "), state, number)))
    return Joint(tuple(moves))


def seen_record(record: Record, seat: Seat) -> Record:
    """Return the record as one seat saw it: secret chance outcomes are hidden."""
    game = record.rules_game()
    state, _ = game.start()
    entries: list[Entry] = []
    for entry in record.entries:
        hidden = entry.kind == "chance" and game.chance_audience(state) not in (None, seat)
        entries.append(Entry("chance", HIDDEN) if hidden else entry)
        state, _ = play_entry(game, state, entry)
    return replace(record, entries=tuple(entries), seen_by=seat)
