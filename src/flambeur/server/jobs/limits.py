"""How much the jobs of a server may use, and how many may wait."""

from __future__ import annotations

from msgspec import Struct

MEGABYTE = 1024 * 1024


class QueueLimits(Struct, frozen=True):
    """The limits of one kind of job."""

    workers: int
    """Workers that these jobs may have at once."""
    share: int
    """Workers that one address may have of these."""
    waiting: int = 64
    """Jobs that wait or run."""
    of_one: int = 16
    """Jobs of one address that wait or run."""
    seconds: float = 10.0
    """How long a job may compute, in processor time where the system tells it."""
    waiting_seconds: float = 30.0
    """How long a job may wait until it runs."""
    memory: int = 1024 * MEGABYTE
    """Bytes of data of its worker, where the system can limit them."""
    answer: int = 16 * MEGABYTE
    """Bytes that a job may answer."""
    thinks: bool = False
    """Whether the jobs need compiled code: they run in workers that have loaded it."""


class JobLimits(Struct, frozen=True):
    """The limits of the job service: its workers, and each kind of job, the most urgent first."""

    thinkers: int = 3
    """Workers for jobs that need compiled code."""
    clerks: int = 2
    """Workers for all others."""
    moves: QueueLimits = QueueLimits(
        2, share=2, waiting=20_000, of_one=20_000, seconds=60.0, memory=2048 * MEGABYTE, thinks=True
    )
    """Bots that search. How many there are is bounded by the tables of an address; how long one waits, by its move."""
    advice: QueueLimits = QueueLimits(
        1, share=1, waiting=16, of_one=4, seconds=60.0, memory=2048 * MEGABYTE, thinks=True
    )
    reviews: QueueLimits = QueueLimits(
        1, share=1, seconds=120.0, waiting_seconds=900.0, memory=2048 * MEGABYTE, thinks=True
    )
    """They play many games on, with compiled rules, and no client holds a connection open for them."""
    records: QueueLimits = QueueLimits(2, share=1)
    """Records, replays, statistics, checks of options."""
