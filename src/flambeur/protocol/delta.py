"""Compute what changed between two views, small enough to send after every move, and apply it to the old one.

A delta merges into the old view: an object into an object key by key, an object into an array by index; anything else
replaces. If a change cannot be expressed in this way, the whole view must be sent.

Views are compared after every move, so this knows views by their exact types: structs, tuples and plain values.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

_PLAIN = frozenset({int, str, bool, float, type(None)})


class _Whole(Exception):
    """The change cannot be expressed as a delta."""


def delta(old: Struct, new: Struct) -> dict[str, Any] | None:
    """Return the change from one view to the next, or None if the whole view must be sent."""
    if type(old) is not type(new):
        return None
    try:
        return _fields(old, new)
    except _Whole:
        return None


def merge(old: Any, change: Any) -> Any:
    """Return the view, as plain data, after a delta."""
    if not isinstance(change, dict) or not isinstance(old, dict | list):
        return change
    if isinstance(old, list):
        return [merge(item, change[str(i)]) if str(i) in change else item for i, item in enumerate(old)]
    return old | {key: merge(old.get(key), value) for key, value in change.items()}


def _fields(old: Struct, new: Struct) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for name, before, after in zip(new.__struct_encode_fields__, astuple(old), astuple(new), strict=False):
        if before is not after and before != after:
            changes[name] = after if type(after) in _PLAIN else _change(before, after)
    return changes


def _change(old: object, new: object) -> object:
    if type(new) is tuple and type(old) is tuple:
        return _items(old, new)
    if isinstance(new, Struct):
        if isinstance(old, Struct):
            if type(old) is not type(new):
                raise _Whole
            return _fields(old, new)
        if isinstance(old, tuple | list | dict):
            raise _Whole
    elif isinstance(new, dict) and isinstance(old, tuple | list | dict | Struct):
        raise _Whole
    return new


def _items(old: tuple[Any, ...], new: tuple[Any, ...]) -> object:
    """Return a few changed items by index, if that is shorter than the whole array."""
    size = len(new)
    if not size or type(new[0]) in _PLAIN or len(old) != size:
        return new
    changed = [i for i, before in enumerate(old) if before is not new[i] and before != new[i]]
    if 2 * len(changed) > size:
        return new
    return {str(i): _change(old[i], new[i]) for i in changed}
