"""A fair queue: addresses take turns, and the jobs of an address run in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """A line for each address; an address that was served goes to the end."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[T]] = {}
        """Lines by address; the next address first."""

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def add(self, address: str, item: T) -> None:
        self._lines.setdefault(address, deque()).append(item)

    def take(self, able: Callable[[str], bool]) -> T | None:
        """Remove and return the next item of the first address for which `able` is true."""
        address = next(filter(able, self._lines), None)
        if address is None:
            return None
        line = self._lines.pop(address)
        item = line.popleft()
        if line:
            self._lines[address] = line
        return item

    def drop_last(self, address: str) -> T | None:
        """Remove and return the job that joined a line last."""
        line = self._lines.get(address)
        if line is None:
            return None
        item = line.pop()
        if not line:
            del self._lines[address]
        return item

    def drop(self, address: str, item: T) -> bool:
        """Remove an item from its line; return whether it was there."""
        line = self._lines.get(address)
        if line is None or item not in line:
            return False
        line.remove(item)
        if not line:
            del self._lines[address]
        return True

    def ahead(self, address: str, item: T) -> int:
        """Return how many items are served before a waiting item; 0 for one that does not wait."""
        if item not in self._lines.get(address, ()):
            return 0
        mine = self._lines[address].index(item)
        addresses = list(self._lines)
        earlier = addresses.index(address)
        return mine + sum(
            min(len(self._lines[other]), mine + (place < earlier))
            for place, other in enumerate(addresses)
            if other != address
        )
