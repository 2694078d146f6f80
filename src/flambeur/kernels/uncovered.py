"""The error of a kernel that does not cover a table: it never plays anything else instead."""

from __future__ import annotations

from flambeur.engine import FlambeurError


class Uncovered(FlambeurError):
    """A table or a position that has no compiled rules; `code` says why."""

    code = "no-kernel"
