"""Views as the JSON they come as."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
"""A view or an offered move: every game has its own fields, and the client knows no games."""


def merge(old: Any, change: Any) -> Any:
    """The view after a delta: objects merge into objects by key and into arrays by index, all else replaces."""
    if not isinstance(change, dict) or not isinstance(old, dict | list):
        return change
    if isinstance(old, list):
        return [merge(item, change[str(i)]) if str(i) in change else item for i, item in enumerate(old)]
    return old | {key: merge(old.get(key), value) for key, value in change.items()}
