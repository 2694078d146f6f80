"""What a kernel says when it does not cover something: it never plays anything else instead."""

from __future__ import annotations

from flambeur.engine import FlambeurError


class Uncovered(FlambeurError):
    """A table or a position that has no compiled rules; `code` says why."""

    code = "no-kernel"
