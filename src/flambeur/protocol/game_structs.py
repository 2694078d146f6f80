"""The wire form of the games' own events and moves: structs derived from theirs. Views are sent as they are.

Clients read views and moves back into the games' own structs, as far as they know the game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Literal, cast

from msgspec import Struct, ValidationError, convert, defstruct
from msgspec.structs import astuple, fields

from flambeur.engine import Event, FlambeurError, Game, Move, View, family
from flambeur.protocol.tables import TableInfo


class SentEvent(Struct, frozen=True, tag_field="name"):
    """An event with its name first."""


class ListedMove(Struct, frozen=True):
    """A legal move: its text. For clients that want words, its verb and fields, a label and a preview follow."""

    id: str


@cache
def event_type(kind: type[Event]) -> type[SentEvent]:
    """Return the wire type of a kind of event."""
    made = defstruct(kind.__name__, (), bases=(SentEvent, kind), module=__name__, frozen=True, tag=kind.name)
    return cast(type[SentEvent], made)


@cache
def move_type(kind: type[Move]) -> type[ListedMove]:
    """Return the wire type of a kind of move, for clients that want words."""
    own = [(field.name, field.type) for field in fields(kind)]
    behind = [("verb", Literal[kind.verb]), *own, ("label", str), ("preview", str)]
    made = defstruct(kind.__name__, behind, bases=(ListedMove,), module=__name__, frozen=True)
    return cast(type[ListedMove], made)


def sent_event(event: Event) -> SentEvent:
    return event_type(type(event))(*astuple(event))


def listed_move(move: Move, label: str, preview: str) -> ListedMove:
    """Return a move with its words."""
    listed: Callable[..., ListedMove] = move_type(type(move))
    return listed(str(move), move.verb, *astuple(move), label, preview)


class OtherView(View, frozen=True, tag="other"):
    """A view of an unknown game, or one changed by a newer server: `fields` is everything that was sent."""

    fields: dict[str, Any]


class Offer(Struct, frozen=True):
    """A legal move as a client reads it: its text, the game's own move, and its words if requested.

    `move` is None for a game that is not known here.
    """

    id: str
    move: Move | None = None
    label: str = ""
    preview: str = ""


class _OtherParts(Struct):
    """The fields that every view has."""

    seat: int | None
    waiting: tuple[int, ...]


class _SentWords(Struct):
    """The fields of every listed move; without words only its text."""

    id: str
    label: str = ""
    preview: str = ""


def game_of(info: TableInfo) -> Game[Any] | None:
    """Return the rules of a table; None if its game or one of its options is not known here."""
    try:
        return family(info.game).game(info.players, info.options)
    except FlambeurError:
        return None


def read_view(game: Game[Any] | None, sent: Any) -> View:
    """Return a view in the game's own struct, from plain data; raises `ValidationError` for invalid data."""
    if game is not None:
        try:
            return convert(sent, game.view_type)
        except ValidationError:
            pass
    parts = convert(sent, _OtherParts)
    return OtherView(parts.seat, parts.waiting, sent)


def read_offer(game: Game[Any] | None, sent: Any) -> Offer:
    """Return a listed move, from plain data; raises `ValidationError` for invalid data."""
    words = convert(sent, _SentWords)
    try:
        move = None if game is None else game.read_move(words.id)
    except FlambeurError:
        move = None
    return Offer(words.id, move, words.label, words.preview)
