"""The server's memory in large pages, where Linux allows it.

A busy server walks through all of its tables within a second. In a virtual machine every page of 4 kB that the host has
taken away meanwhile costs a fault of its own, and one of 2 MB costs a single one (what that
is worth: docs/adr/0007-large-pages.md). Python asks for its memory in blocks of 1 MB and offers no switch, so the heap
is joined from the outside, block by block as it grows. Nothing depends on it.
"""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from threading import Thread

LARGE = 2 << 20
_COLLAPSE = 25
"""Linux's number for "make one page of these"."""
_ALLOWED = Path("/sys/kernel/mm/transparent_hugepage/enabled")
_MAPS = Path("/proc/self/maps")
_SECONDS = 5.0


def keep_large() -> None:
    """Join the heap's pages from now on, beside the play."""
    if allowed():
        Thread(target=_keep, name="pages", daemon=True).start()


def allowed() -> bool:
    """Whether this system has large pages and its owner lets programs ask for them."""
    try:
        return sys.platform == "linux" and _MAPS.exists() and "[never]" not in _ALLOWED.read_text()
    except OSError:
        return False


def _keep() -> None:
    while True:
        join()
        time.sleep(_SECONDS)


def join() -> int:
    """Make large pages of whatever the heap is now, those that are large already included: how many there are."""
    advise = _madvise()
    return sum(advise(start, LARGE, _COLLAPSE) == 0 for start in blocks(_MAPS.read_text().splitlines()))


@cache
def _madvise() -> Callable[[int, int, int], int]:
    """Linux's own; every library that is opened leaves a class behind, which only the collector can take away."""
    advise = ctypes.CDLL(None).madvise
    advise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    return advise


def blocks(maps: Iterable[str]) -> Iterator[int]:
    """Where the large pages of the heap would start, from the lines of /proc/self/maps."""
    for line in maps:
        span, rights, _, _, inode, *name = line.split()
        if rights == "rw-p" and inode == "0" and name in ([], ["[heap]"]):
            start, end = (int(bound, 16) for bound in span.split("-"))
            yield from range(-(-start // LARGE) * LARGE, end // LARGE * LARGE, LARGE)
