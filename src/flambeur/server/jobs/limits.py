"""How much a job may use, and how many jobs may wait."""

from __future__ import annotations

from msgspec import Struct

MEGABYTE = 1024 * 1024


class JobLimits(Struct, frozen=True):
    """The limits of one job service."""

    workers: int = 2
    """Processes. One address has all but one of them at most, so that others need not wait for it."""
    waiting: int = 64
    """Jobs that wait or run."""
    of_one: int = 16
    """Jobs of one address that wait or run."""
    seconds: float = 10.0
    """How long a job may compute, in processor time where the system tells it."""
    waiting_seconds: float = 30.0
    """How long a job may wait until it runs."""
    memory: int = 1024 * MEGABYTE
    """Bytes of data of one worker, where the system can limit them."""
    answer: int = 16 * MEGABYTE
    """Bytes that a job may answer."""

    @property
    def share(self) -> int:
        """Workers that one address may have at once."""
        return max(1, self.workers - 1)
