"""The path below which a server lives when a proxy gives it only part of a site."""

from __future__ import annotations

import re

from flambeur.engine import FlambeurError

_PART = r"[A-Za-z0-9_~-][A-Za-z0-9._~-]*"
_PATH = re.compile(f"(/{_PART})*")


class BadBasePath(FlambeurError):
    """An invalid path."""

    code = "bad-base-path"


def read_base_path(text: str) -> str:
    """A base path as the server uses it: empty for the whole site, else such as /games, without a slash at its end."""
    path = text.strip().rstrip("/")
    if path and not path.startswith("/"):
        path = f"/{path}"
    if not _PATH.fullmatch(path):
        raise BadBasePath(f"a base path is like /games, of letters, digits and -._~, not '{text}'.")
    return path


def below(base: str, path: str) -> str | None:
    """The rest of a path below a base path, None for one that is not below it."""
    if path == base:
        return "/"
    return path[len(base) :] if path.startswith(f"{base}/") else None
