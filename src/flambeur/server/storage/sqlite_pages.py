"""Walk the pages of a SQLite file from the roots of its trees, to find invalid pages.

In some releases SQLite's own check gives up at the first unusable page, so it reports that a file is damaged but not
where. The needed parts of the format have not changed since 2004 (https://www.sqlite.org/fileformat2.html).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

_FIRST = 100
"""Bytes of the file header, which precedes the first page's header."""
_INNER, _LEAVES = (2, 5), (10, 13)


def broken_pages(file: BinaryIO, size: int, roots: dict[int, str]) -> Iterator[tuple[int, str]]:
    """Yield the numbers of unreadable pages, each with the name of its tree."""
    seen: set[int] = set()
    for root, name in roots.items():
        waiting = [root]
        while waiting:
            number = waiting.pop()
            if number in seen:
                continue
            seen.add(number)
            file.seek((number - 1) * size)
            below = _below(file.read(size), size, _FIRST if number == 1 else 0)
            if below is None:
                yield number, name
            else:
                waiting += below


def _below(page: bytes, size: int, start: int) -> list[int] | None:
    """Return the pages that a tree page points to; None for an invalid page or one that points to page 0."""
    if len(page) < size:
        return None
    kind, count = page[start], int.from_bytes(page[start + 3 : start + 5], "big")
    cells = start + (12 if kind in _INNER else 8)
    if kind not in _INNER + _LEAVES or cells + 2 * count > size:
        return None
    places = [int.from_bytes(page[at : at + 2], "big") for at in range(cells, cells + 2 * count, 2)]
    if any(not cells <= place <= size - 4 for place in places):
        return None
    if kind in _LEAVES:
        return []
    below = [int.from_bytes(page[place : place + 4], "big") for place in [*places, start + 8]]
    return below if all(below) else None
