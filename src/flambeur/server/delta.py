"""What changed between two views, small enough to send after every move.

A delta merges into the old view: an object into an object key by key, an object into an array by index;
anything else replaces. Where this cannot express a change the whole view must be sent.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

from msgspec import Struct

_ARRAYS = (tuple, list)
"""A tuple of types: views are compared after every move, and unions are slower to check."""


class _Whole(Exception):
    """The change cannot be written as a delta."""


def delta(old: Struct, new: Struct) -> dict[str, Any] | None:
    """The change from one view to the next; None when only the whole view will do."""
    if type(old) is not type(new):
        return None
    try:
        return _fields(old, new)
    except _Whole:
        return None


@cache
def _layout(kind: type[Struct]) -> tuple[tuple[str, ...], Callable[[Struct], tuple[Any, ...]]]:
    """The names of the fields as they are sent, and all their values at once (always at least two fields)."""
    names = kind.__struct_fields__
    return kind.__struct_encode_fields__, attrgetter(*names, names[0])


def _fields(old: Struct, new: Struct) -> dict[str, Any]:
    names, values = _layout(type(new))
    return {
        name: _change(before, after)
        for name, before, after in zip(names, values(old), values(new), strict=False)
        if before is not after and before != after
    }


def _change(old: object, new: object) -> object:
    if isinstance(new, _ARRAYS):
        return _items(old, new)
    if isinstance(new, Struct):
        if isinstance(old, Struct):
            if type(old) is not type(new):
                raise _Whole
            return _fields(old, new)
        if isinstance(old, (*_ARRAYS, dict)):
            raise _Whole
    elif isinstance(new, dict) and isinstance(old, (*_ARRAYS, dict, Struct)):
        raise _Whole
    return new


def _items(old: object, new: tuple[Any, ...] | list[Any]) -> object:
    """A few changed items by index, where that is shorter than the whole array."""
    if not isinstance(old, _ARRAYS) or not new or len(old) != len(new) or not isinstance(new[0], (*_ARRAYS, Struct)):
        return new
    changed = {str(i): (a, b) for i, (a, b) in enumerate(zip(old, new, strict=True)) if a is not b and a != b}
    if 2 * len(changed) > len(new):
        return new
    return {place: _change(a, b) for place, (a, b) in changed.items()}


def merge(old: Any, change: Any) -> Any:
    """What a client does with a delta, on plain JSON values."""
    if not isinstance(change, dict) or not isinstance(old, dict | list):
        return change
    if isinstance(old, list):
        return [merge(item, change[str(i)]) if str(i) in change else item for i, item in enumerate(old)]
    return old | {key: merge(old.get(key), value) for key, value in change.items()}
