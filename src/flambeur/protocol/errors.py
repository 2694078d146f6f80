"""Every error of the server: a stable code, a status, and a sentence in the requested language."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from flambeur.engine import FlambeurError
from flambeur.texts import LANGUAGES, texts
from flambeur.wording.refusal import refusal

STATUS = {
    "malformed": 400,
    "invalid-move": 400,
    "invalid-record": 400,
    "invalid-position": 400,
    "broken-seal": 400,
    "partial": 400,
    "other-rules": 400,
    "not-fair": 400,
    "not-seated": 401,
    "bad-token": 401,
    "not-host": 403,
    "wrong-origin": 403,
    "no-spectators": 403,
    "chat-off": 403,
    "coach-off": 403,
    "no-undo": 403,
    "unknown-table": 404,
    "table-closed": 410,
    "unknown-seat": 404,
    "unknown-game": 404,
    "unknown-bot": 404,
    "not-found": 404,
    "not-allowed": 405,
    "too-slow": 408,
    "seat-taken": 409,
    "seat-empty": 409,
    "not-open": 409,
    "not-playing": 409,
    "not-over": 409,
    "not-ready": 409,
    "stale": 409,
    "changed": 409,
    "not-asked": 409,
    "present": 409,
    "illegal-move": 409,
    "game-over": 409,
    "bid-in": 409,
    "wrong-word": 409,
    "rated-fixed": 409,
    "coach-fixed": 409,
    "rated-seats": 409,
    "rated-alone": 409,
    "rated-clock": 422,
    "too-large": 413,
    "record-too-long": 413,
    "invalid-option": 422,
    "invalid-name": 422,
    "invalid-text": 422,
    "too-much": 422,
    "name-taken": 409,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-jobs": 429,
    "too-many-today": 429,
    "too-many-sockets": 429,
    "too-many-connections": 429,
    "head-too-large": 431,
    "internal": 500,
    "overloaded": 503,
    "storage": 503,
    "table-aside": 503,
    "stopping": 503,
}
"""The HTTP status of each code that the server sends by HTTP."""

SPOKEN = frozenset(STATUS) - {
    "unknown-game",
    "unknown-bot",
    "invalid-option",
    "invalid-record",
    "invalid-position",
    "broken-seal",
    "partial",
    "other-rules",
    "not-fair",
} | {"no-hello", "unknown-message"}  # fmt: skip
"""The codes with a sentence of the server; the others use the engine's."""


class Refused(FlambeurError):
    """A request that the server refuses, with its code; the sentence is in the catalogue."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(texts("en").say(f"server-error-{code}", **facts), code=code, **facts)


class ErrorBody(Struct):
    """The body of an error response."""

    code: str
    sentence: str
    facts: dict[str, Any]


def explain(error: FlambeurError, language: str | None) -> ErrorBody:
    """Return an error as it is sent; engine errors with a message in the catalogues are translated, too."""
    sentence = error.sentence
    if language in LANGUAGES:
        if error.code in SPOKEN:
            try:
                sentence = texts(language).say(f"server-error-{error.code}", **error.facts)
            except KeyError:
                sentence = error.sentence
        else:
            sentence = refusal(error, language)
    return ErrorBody(error.code, sentence[:1].upper() + sentence[1:], dict(error.facts))
