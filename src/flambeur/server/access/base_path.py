"""The path that a proxy puts in front of every address of the server."""

from __future__ import annotations

import re

from flambeur.engine import FlambeurError

_PART = r"[A-Za-z0-9_~-][A-Za-z0-9._~-]*"
_PATH = re.compile(f"(/{_PART})*")


class BadBasePath(FlambeurError):
    """An invalid path."""

    code = "bad-base-path"


def read_base_path(text: str) -> str:
    """Return a base path in normal form: empty for the whole site, else such as /games, without a trailing slash."""
    path = text.strip().rstrip("/")
    if path and not path.startswith("/"):
        path = f"/{path}"
    if not _PATH.fullmatch(path):
        raise BadBasePath(f"a base path is like /games, of letters, digits and -._~, not '{text}'.")
    return path


def below(base: str, path: str) -> str | None:
    """Return the rest of a path below a base path, or None if it is not below it."""
    if path == base:
        return "/"
    return path[len(base) :] if path.startswith(f"{base}/") else None
