"""The answers to messages that the server could not use."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import UNSET

from flambeur.engine import FlambeurError
from flambeur.protocol.errors import Refused, explain
from flambeur.protocol.replies import Rejected, encode


class _Id(msgspec.Struct):
    id: str = ""


def id_of(data: bytes) -> str | None:
    """Return the ID of an unusable message, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(data, type=_Id).id[:32] or None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def rejection(error: FlambeurError, lang: str | None, message: str | None = None) -> bytes:
    body = explain(error, lang)
    return encode(Rejected(body.code, body.sentence, body.facts, UNSET if message is None else message))


@lru_cache(maxsize=8)
def too_fast(lang: str | None) -> bytes:
    """Return the answer to a client that is too fast; it must be cheaper than the message."""
    return rejection(Refused("too-fast"), lang)
