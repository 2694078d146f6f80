"""Reviews of finished games, for all who have the link."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import cast

from litestar import Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from flambeur.protocol.errors import Refused
from flambeur.protocol.reviews import ReviewInfo, ReviewProgress
from flambeur.server.http.common import ERRORS, Code, Lang, TheRegistry, WhoAsks
from flambeur.server.http.records import ready
from flambeur.server.jobs import Job
from flambeur.server.reviews.service import ReviewService

TheReviews = NamedDependency[ReviewService]
HOLD_SECONDS = 2.0
"""How long to hold a response for a review that may be ready by then, so that clients need not poll often."""
NOT_READY = ResponseSpec(ReviewProgress, description="The review is being made: ask again.", generate_examples=False)


def provide_reviews(state: State) -> ReviewService:
    return cast(ReviewService, state.services.reviews)


@get("/tables/{code:str}/review", responses={**ERRORS, 202: NOT_READY})
async def review(
    code: Code, registry: TheRegistry, reviews: TheReviews, caller: WhoAsks, lang: Lang = None
) -> Response[ReviewInfo]:
    """Return every decision of a finished game beside the best one, and how much of the result was luck.

    The first request starts the review. Until it is ready, 202 reports the progress.
    """
    document = (await registry.find(code)).document
    if document.state != "over":
        raise Refused("not-over")
    words = reviews.kept(document)
    if words is None:
        job = reviews.under_way(document)
        if job is None:
            job = reviews.begin(document, registry.storage, caller.address)
        with suppress(TimeoutError):
            words = await asyncio.wait_for(asyncio.shield(job.answer), HOLD_SECONDS)
        if words is None:
            return _not_ready(job)
    return ready(words[lang or document.lang])


def _not_ready(job: Job[dict[str, bytes]]) -> Response[ReviewInfo]:
    told = ReviewProgress("running" if job.running else "waiting", job.ahead, job.progress)
    return cast(Response[ReviewInfo], Response(told, status_code=202, headers={"retry-after": "1"}))


ROUTES = (review,)
