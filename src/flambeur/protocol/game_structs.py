"""What the games' own events and moves are on the wire: structs made from theirs. Views are sent as they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal, cast

from msgspec import Struct, defstruct
from msgspec.structs import astuple, fields

from flambeur.engine import Event, Move


class SentEvent(Struct, frozen=True, tag_field="name"):
    """An event with its name in front."""


class ListedMove(Struct, frozen=True):
    """A legal move: its text. For clients that want words its verb and fields, a label and a preview come behind."""

    id: str


@cache
def event_type(kind: type[Event]) -> type[SentEvent]:
    """What events of a kind are sent as."""
    made = defstruct(kind.__name__, (), bases=(SentEvent, kind), module=__name__, frozen=True, tag=kind.name)
    return cast(type[SentEvent], made)


@cache
def move_type(kind: type[Move]) -> type[ListedMove]:
    """What moves of a kind are listed as for clients that want words."""
    own = [(field.name, field.type) for field in fields(kind)]
    behind = [("verb", Literal[kind.verb]), *own, ("label", str), ("preview", str)]
    made = defstruct(kind.__name__, behind, bases=(ListedMove,), module=__name__, frozen=True)
    return cast(type[ListedMove], made)


def sent_event(event: Event) -> SentEvent:
    return event_type(type(event))(*astuple(event))


def listed_move(move: Move, label: str, preview: str) -> ListedMove:
    """A move and its words."""
    listed: Callable[..., ListedMove] = move_type(type(move))
    return listed(str(move), move.verb, *astuple(move), label, preview)
