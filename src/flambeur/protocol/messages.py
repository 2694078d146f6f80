"""The messages that a client may send on the WebSocket. Anything else is `malformed` or `unknown-message`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from flambeur.texts import Language

ClientId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[^\\x00-\\x1f\\x7f]+$")]
"""Without control characters: databases cut texts at NUL, and then a repeated move would not be recognised."""
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Reaction = Literal["hello", "thanks", "wow", "ouch", "laugh", "think", "hurry", "well-played"]


class Message(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """The base of all messages; `t` names the message."""


class Hello(Message, frozen=True, tag="hello"):
    table: Annotated[str, Meta(max_length=16)]
    tokens: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=16)] = ()
    spectator: bool = False
    last: Annotated[int, Meta(ge=0)] | None = None
    lang: Language | None = None
    mute: Annotated[tuple[SeatNumber, ...], Meta(max_length=64)] = ()


class MakeMove(Message, frozen=True, tag="move"):
    id: ClientId
    n: Annotated[int, Meta(ge=0)]
    move: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None


class Chat(Message, frozen=True, tag="chat"):
    text: str
    seat: SeatNumber | None = None


class React(Message, frozen=True, tag="react"):
    what: Reaction
    seat: SeatNumber | None = None


class Mute(Message, frozen=True, tag="mute"):
    seat: SeatNumber
    on: bool = True


class PassOn(Message, frozen=True, tag="pass-on"):
    seat: SeatNumber | None = None
    on: bool = True


class AskKnowledge(Message, frozen=True, tag="knowledge"):
    """For programs that think: request everything the seat knows, as `flambeur.engine.read_knowledge` reads it."""

    id: ClientId
    seat: SeatNumber | None = None


class Ping(Message, frozen=True, tag="ping"):
    id: Annotated[str, Meta(max_length=32)] = ""


class Lobby(Message, frozen=True, tag="lobby"):
    pass


Said = Hello | MakeMove | Chat | React | Mute | PassOn | AskKnowledge | Ping | Lobby

read_message = msgspec.json.Decoder(Said).decode
