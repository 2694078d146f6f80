"""The health of a server as it is told."""

from __future__ import annotations

from msgspec import Struct


class Health(Struct):
    status: str
    version: str
