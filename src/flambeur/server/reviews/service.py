"""Review finished games as jobs: each game once, however many clients ask; the latest reviews are cached."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from flambeur.engine import FlambeurError
from flambeur.server.jobs import Job, JobQueue
from flambeur.server.jobs.limits import MEGABYTE
from flambeur.server.reviews import job as review_job
from flambeur.server.storage import Storage
from flambeur.server.storage.documents import TableDocument
from flambeur.server.tables.record_jobs import journal_of

KEPT = 200
"""Cached reviews; others can be made again."""
KEPT_BYTES = 64 * MEGABYTE
"""Bytes of all cached reviews: a long game's review is many times longer than usual."""
FAILED_SECONDS = 600.0
"""How long not to retry a review that could not be made."""

Words = dict[str, bytes]
"""A review as JSON, by language."""
Told = tuple[str, tuple[str, ...]]
"""A game and the names in its review: the name of a guest who has left is not shown again."""


class ReviewService:
    """The finished reviews, and those in progress."""

    def __init__(self, jobs: JobQueue) -> None:
        self._jobs = jobs
        self._kept: OrderedDict[Told, Words] = OrderedDict()
        self._under_way: dict[Told, Job[Words]] = {}
        self._failed: dict[Told, tuple[float, FlambeurError]] = {}

    def kept(self, document: TableDocument) -> Words | None:
        """Return the review of a game if it is ready; raises its error if it could not be made."""
        told = (document.code, document.names)
        if told in self._failed:
            until, error = self._failed[told]
            if time.monotonic() < until:
                raise error.with_traceback(None)
            del self._failed[told]
        if (found := self._kept.get(told)) is not None:
            self._kept.move_to_end(told)
        return found

    def under_way(self, document: TableDocument) -> Job[Words] | None:
        """Return the job that makes the review of a game, if one does."""
        return self._under_way.get((document.code, document.names))

    def begin(self, document: TableDocument, storage: Storage, address: str) -> Job[Words]:
        """Start the review of a finished game; raises `too-many-jobs` or `overloaded`."""
        told = (document.code, document.names)
        if (making := self._under_way.get(told)) is not None:
            return making
        job = self._under_way[told] = self._jobs.submit_with(
            address, review_job.reviewed, journal_of(storage, document)
        )
        job.answer.add_done_callback(lambda done: self._done(told, done))
        return job

    def _done(self, told: Told, done: asyncio.Future[Words]) -> None:
        del self._under_way[told]
        if done.cancelled():
            return
        if isinstance(error := done.exception(), FlambeurError):
            if error.code != "overloaded":
                self._failed[told] = (time.monotonic() + FAILED_SECONDS, error)
                _forget(self._failed)
            return
        self._kept[told] = done.result()
        _forget(self._kept)
        while sum(len(said) for words in self._kept.values() for said in words.values()) > KEPT_BYTES:
            self._kept.popitem(last=False)


def _forget(kept: dict[Told, tuple[float, FlambeurError]] | OrderedDict[Told, Words]) -> None:
    """Remove the oldest entries while there are too many."""
    while len(kept) > KEPT:
        del kept[next(iter(kept))]
