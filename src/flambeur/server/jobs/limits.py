"""Limits for the jobs of a server: what they may use, and how many may wait."""

from __future__ import annotations

from msgspec import Struct

MEGABYTE = 1024 * 1024


class QueueLimits(Struct, frozen=True):
    """The limits of one kind of job."""

    workers: int
    """The maximum number of workers for these jobs at one time."""
    share: int
    """The maximum number of these workers for one address."""
    waiting: int = 64
    """The maximum number of waiting and running jobs."""
    of_one: int = 16
    """The maximum number of waiting and running jobs of one address."""
    seconds: float = 10.0
    """How long a job may compute, in processor time if the system can measure it."""
    waiting_seconds: float = 30.0
    """How long a job may wait before it runs."""
    memory: int = 1024 * MEGABYTE
    """Bytes of data that its worker may allocate, where the system can limit them."""
    answer: int = 16 * MEGABYTE
    """The maximum size of a job's result, in bytes."""
    thinks: bool = False
    """Whether the jobs need compiled code, and so run in workers that have loaded it."""


class JobLimits(Struct, frozen=True):
    """The limits of the job service: its workers, and each kind of job, the most urgent first."""

    thinkers: int = 3
    """Workers for jobs that need compiled code."""
    clerks: int = 2
    """Workers for all other jobs."""
    moves: QueueLimits = QueueLimits(
        2, share=2, waiting=20_000, of_one=20_000, seconds=60.0, memory=2048 * MEGABYTE, thinks=True
    )
    """Bots that search. The tables of an address bound their number; the time for a move bounds their wait."""
    advice: QueueLimits = QueueLimits(
        1, share=1, waiting=16, of_one=4, seconds=60.0, memory=2048 * MEGABYTE, thinks=True
    )
    reviews: QueueLimits = QueueLimits(
        1, share=1, seconds=120.0, waiting_seconds=900.0, memory=2048 * MEGABYTE, thinks=True
    )
    """They play many games with compiled rules, and no client holds a connection open for them."""
    records: QueueLimits = QueueLimits(2, share=1)
    """Records, replays, statistics, option checks."""
