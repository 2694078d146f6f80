"""How much one guest may use: token buckets for rates, counters for what stays open."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Container, Iterator
from contextlib import contextmanager

BREATH = 0.1
"""Seconds for which nothing is read from a client that is too fast, and by which its next answer is delayed."""
SWEEP_SECONDS = 1.0
"""The minimum interval between searches for full buckets while there are too many buckets."""


class Bucket:
    """Allow `rate` units a second, in bursts of `burst`."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take units from the bucket; return whether there were enough."""
        self._fill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def charge(self, amount: float) -> None:
        """Take the cost of something already done; the level may become negative."""
        self._fill()
        self._left = max(self._left - amount, -self._burst)

    def _fill(self) -> None:
        at = time.monotonic()
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at

    def empty(self) -> bool:
        """Whether the bucket is empty."""
        return self._left + (time.monotonic() - self._at) * self._rate < 1

    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate >= self._burst


class Rates:
    """One bucket for each address or table; full buckets are dropped, so that many addresses cannot fill the memory."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: dict[str, Bucket] = {}
        self._swept = float("-inf")
        self._others = Bucket(rate, burst)
        """Shared by all addresses for which there is no room."""

    def take(self, address: str) -> bool:
        return self.of(address).take()

    def of(self, address: str) -> Bucket:
        """Return the bucket of an address; while there are too many, new addresses share one."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._sweep()
                if len(self._buckets) >= self._most:
                    return self._others
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        return bucket

    def _sweep(self) -> None:
        """Drop full buckets; not at every request, because there may be too many that are not full."""
        at = time.monotonic()
        if at - self._swept >= SWEEP_SECONDS:
            self._swept = at
            self._buckets = {who: bucket for who, bucket in self._buckets.items() if not bucket.full()}

    def spent(self, address: str) -> bool:
        """Whether the bucket of this address is empty; takes nothing from it."""
        bucket = self._buckets.get(address)
        if bucket is None and len(self._buckets) >= self._most:
            bucket = self._others
        return bucket is not None and bucket.empty()


class Openings:
    """Which address opened which tables, until they end or expire."""

    def __init__(self, seconds: float = 1200.0) -> None:
        self._seconds = seconds
        self._opened: dict[str, tuple[str, float]] = {}
        self._counts: Counter[str] = Counter()
        self.coming = 0
        """How many tables are being opened now."""

    def count(self, address: str) -> int:
        return self._counts[address]

    @contextmanager
    def opening(self, address: str) -> Iterator[None]:
        """Count a table while it is being opened: several may be opened at once."""
        self.coming += 1
        self._counts[address] += 1
        try:
            yield
        finally:
            self.coming -= 1
            self._drop(address)

    def add(self, code: str, address: str) -> None:
        self._opened[code] = (address, time.monotonic())
        self._counts[address] += 1

    def address_of(self, code: str) -> str:
        """Return the address that opened a table, or "" if it is unknown."""
        return self._opened.get(code, ("", 0.0))[0]

    def end(self, code: str) -> None:
        """Stop counting a table; does nothing if it was not counted."""
        address, _ = self._opened.pop(code, ("", 0.0))
        if address:
            self._drop(address)

    def _drop(self, address: str) -> None:
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]

    def forget(self, live: Container[str]) -> None:
        """Stop counting unfinished tables after some time, unless they are live."""
        before = time.monotonic() - self._seconds
        for code in [code for code, (_, at) in self._opened.items() if at < before and code not in live]:
            self.end(code)


def address_of(peer: str) -> str:
    """Return the key that a connection is counted under: its address, or the /64 network of an IPv6 address."""
    try:
        address = ipaddress.ip_address(peer)
    except ValueError:
        return peer
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
