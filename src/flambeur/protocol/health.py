"""The health of a server as clients receive it."""

from __future__ import annotations

from msgspec import Struct


class Health(Struct):
    status: str
    version: str
