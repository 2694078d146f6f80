"""Positions as one line of text, for any game.

    vegas players=3 box=boulevard | round=2 turn=1 hands=((8,0,0,0),(3,0,0,1),(0,0,0,0)) … agenda=(turns,place)

Before the bar: the game, the number of players and the options that differ from their defaults. After
it: the fields of the state that differ from theirs, in the order the game declares them. A value is a
whole number, a word, `-` for nothing, a tuple in parentheses, or a named piece such as `stock(3)`. What one seat
knows of a position is written in the same way, with the seat among the options.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

from msgspec import NODEFAULT, Struct, ValidationError, convert
from msgspec.structs import FieldInfo, astuple, fields

from flambeur.engine.agenda import Step
from flambeur.engine.errors import FlambeurError, InvalidPosition
from flambeur.engine.game import Game, State
from flambeur.engine.knowledge import Knowledge
from flambeur.engine.options import write_value
from flambeur.engine.position_trial import try_out
from flambeur.engine.randomness import Seeded
from flambeur.engine.registry import family, usual_options

_TOKEN = re.compile(r"-?\d+|[A-Za-z][A-Za-z0-9_.]*|[(),]|-")


def write_position(game: Game[Any], state: State) -> str:
    """Return the position as one line; `read_position` returns the same game and state."""
    return f"{_head(game)} | {_body(state)}"


def read_position(text: str, *, trusted: bool = False) -> tuple[Game[Any], State]:
    """Return the game and state of a position text; raises `InvalidPosition` with one sentence.

    If automatic steps are next, the position runs through them first. Positions that are not `trusted` as our own
    output are tested: random games from them must come to an end.
    """
    game, seat, state = _read_text(text)
    if seat is not None:
        raise InvalidPosition("this is what one seat knows, not a whole position.")
    with _fitting_together():
        game.check(state)
        state, _ = game.run(state)
        game.check(state)
    if not trusted:
        try_out(game, state)
    return game, state


def write_knowledge(knowledge: Knowledge) -> str:
    """Return a seat's knowledge as one line: a position with everything else blank, and `seat=N` before the bar."""
    seat = "-" if knowledge.seat is None else knowledge.seat
    return f"{_head(knowledge.game)} seat={seat} | {_body(knowledge.position)}"


def read_knowledge(text: str, *, trusted: bool = False) -> Knowledge:
    """Read what `write_knowledge` wrote; raises `InvalidPosition` with one sentence. `trusted` as for a position."""
    game, word, position = _read_text(text)
    if word is None:
        raise InvalidPosition("a text of what a seat knows says which: 'seat=N', or 'seat=-' for a spectator.")
    if word != "-" and not (word.isdecimal() and len(word) < 3 and int(word) < game.players):
        raise InvalidPosition(f"there is no seat '{word}' at this table.")
    seat = None if word == "-" else int(word)
    with _fitting_together():
        state = game.imagine(position, seat, Seeded(0))
        game.check(state)
        game.run(state)
        if game.veil(state, seat) != position:
            raise InvalidPosition(f"this is not what seat {word} can know.")
    if not trusted:
        try_out(game, state)
    return game.knowledge(state, seat)


def _head(game: Game[Any]) -> str:
    declared = usual_options(game.name)
    head = [game.name, f"players={game.players}"]
    head += [f"{name}={write_value(value)}" for name, value in game.options.items() if value != declared[name]]
    return " ".join(head)


def _body(state: State) -> str:
    return " ".join(
        [
            f"{field.name}={_write(value)}"
            for field, value in zip(_fields(type(state)), astuple(state), strict=True)
            if field.default is NODEFAULT or value != field.default
        ]
    )


def _read_text(text: str) -> tuple[Game[Any], str | None, State]:
    """Return the game, the text of a seat, and the state, which is not checked yet."""
    head, bar, body = text.strip().partition("|")
    words = head.split()
    if not bar or not words:
        raise InvalidPosition("a position is written as 'game players=N … | field=value …'.")
    settings = _settings(words[1:])
    players = settings.pop("players", None)
    seat = settings.pop("seat", None)
    if players is None or not players.isdecimal() or len(players) > 3:
        raise InvalidPosition("a position says how many play: 'players=N'.")
    try:
        game = family(words[0]).game(int(players), settings)
    except FlambeurError as error:
        raise InvalidPosition(error.sentence) from None
    return game, seat, _read_state(game, _settings(body.split()))


@contextmanager
def _fitting_together() -> Iterator[None]:
    """Turn errors of the rules at an impossible position into one sentence."""
    try:
        yield
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        raise InvalidPosition("the parts of this position do not fit together.") from None


@cache
def _fields(kind: type[State]) -> tuple[FieldInfo, ...]:
    return fields(kind)  # reads the annotations at every call


def _settings(words: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name in found:
            raise InvalidPosition(f"expected 'name=value' once each, found '{word}'.")
        found[name] = value
    return found


def _read_state(game: Game[Any], given: Mapping[str, str]) -> State:
    pieces: dict[str, type[Struct]] = {step.name: step for step in game.step_types}
    pieces |= {piece.__name__.lower(): piece for piece in game.piece_types}
    known = {field.name: field for field in _fields(game.state_type)}
    for name in given:
        if name not in known:
            raise InvalidPosition(f"a position of {game.name} has no field '{name}'.")
    values: dict[str, Any] = {}
    for name, field in known.items():
        if name in given:
            values[name] = _typed(field, _Reader(given[name], pieces).whole())
        elif field.default is NODEFAULT:
            raise InvalidPosition(f"this position does not say '{name}'.")
    return game.state_type(**values)


def _typed(field: FieldInfo, value: object) -> object:
    if field.name == "agenda":
        if not isinstance(value, tuple) or not all(isinstance(step, Step) for step in value):
            raise InvalidPosition("the agenda is a tuple of steps.")
        return value
    if _holds_pieces(value):
        return value
    try:
        return convert(value, field.type)
    except ValidationError:
        raise InvalidPosition(f"'{field.name}' cannot be '{_write(value)}'.") from None


def _holds_pieces(value: object) -> bool:
    return isinstance(value, Struct) or (isinstance(value, tuple) and any(_holds_pieces(part) for part in value))


def _write(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, tuple):
        return f"({','.join(_write(part) for part in value)})"
    if isinstance(value, Struct):
        name = value.name if isinstance(value, Step) else type(value).__name__.lower()
        parts = astuple(value)
        return f"{name}{_write(parts)}" if parts else name
    return str(value)


class _Reader:
    """A recursive-descent parser for the tokens of one value."""

    def __init__(self, text: str, pieces: Mapping[str, type[Struct]]) -> None:
        self._tokens = _TOKEN.findall(text)
        if "".join(self._tokens) != text:
            raise InvalidPosition(f"'{text}' cannot be read.")
        self._text = text
        self._pieces = pieces
        self._next = 0

    def whole(self) -> object:
        value = self._value(0)
        if self._next != len(self._tokens):
            raise InvalidPosition(f"'{self._text}' cannot be read.")
        return value

    def _take(self) -> str:
        if self._next >= len(self._tokens):
            raise InvalidPosition(f"'{self._text}' ends too early.")
        self._next += 1
        return str(self._tokens[self._next - 1])

    def _peek(self) -> str:
        return str(self._tokens[self._next]) if self._next < len(self._tokens) else ""

    def _value(self, depth: int) -> object:
        if depth > 12:
            raise InvalidPosition(f"'{self._text[:40]}' is nested too deeply.")
        token = self._take()
        if token == "-":
            return None
        if token == "(":
            return self._tuple(depth)
        if token.lstrip("-").isdecimal():
            if len(token) > 12:
                raise InvalidPosition(f"'{token}' is too large.")
            return int(token)
        if token in ("),", ")", ","):
            raise InvalidPosition(f"'{self._text}' cannot be read.")
        if token in self._pieces:
            parts = ()
            if self._peek() == "(":
                self._take()
                parts = self._tuple(depth)
            return self._piece(token, parts)
        return token

    def _tuple(self, depth: int) -> tuple[Any, ...]:
        parts: list[object] = []
        if self._peek() == ")":
            self._take()
            return ()
        while True:
            parts.append(self._value(depth + 1))
            match self._take():
                case ")":
                    return tuple(parts)
                case ",":
                    continue
                case _:
                    raise InvalidPosition(f"'{self._text}' cannot be read.")

    def _piece(self, name: str, parts: tuple[Any, ...]) -> Struct:
        declared = fields(self._pieces[name])
        if len(parts) > len(declared):
            raise InvalidPosition(f"'{name}' has {len(declared)} parts, not {len(parts)}.")
        try:
            typed = [
                part if _holds_pieces(part) else convert(part, field.type)
                for part, field in zip(parts, declared, strict=False)
            ]
            return self._pieces[name](*typed)
        except (ValidationError, TypeError):
            raise InvalidPosition(f"'{name}{_write(parts)}' cannot be read.") from None
