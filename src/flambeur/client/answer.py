"""The answers of a server: a struct of the protocol, or an error."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Struct

from flambeur.engine import FlambeurError
from flambeur.protocol.errors import ErrorBody
from flambeur.protocol.replies import Rejected

T = TypeVar("T")


class ServerRefused(FlambeurError):
    """The server refused; `code`, `sentence` and `facts` are its own."""


class NoConnection(FlambeurError):
    """The server cannot be reached."""

    code = "no-connection"


class UnknownAnswer(FlambeurError):
    """The answer does not follow the protocol: the server is newer, or no Flambeur server."""

    code = "unknown-answer"


class Answer(Struct, frozen=True):
    """The answer to a request."""

    status: int
    content_type: str
    body: bytes

    def read(self, kind: type[T]) -> T:
        """Return the answer as a struct; raises `UnknownAnswer`."""
        return read(self.body, kind)


def read(text: str | bytes, kind: type[T]) -> T:
    """Return a server's text as a struct; raises `UnknownAnswer`."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise UnknownAnswer(f"this client does not understand the server's answer: {error}.") from None


def refusal(body: bytes) -> ServerRefused:
    """Return the error in a response body."""
    try:
        return refused(read(body, ErrorBody))
    except UnknownAnswer:
        return ServerRefused("the server gave no reason.", code="unknown")


def refused(said: ErrorBody | Rejected) -> ServerRefused:
    """Return the server's error as an exception."""
    return ServerRefused(said.sentence, code=said.code, **said.facts)
