"""Reviews of finished games, for whoever has the link."""

from __future__ import annotations

from typing import cast

from litestar import Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency

from flambeur.server.errors import Refused
from flambeur.server.http.common import ERRORS, Code, Lang, TheHall, WhoAsks
from flambeur.server.http.records import ready
from flambeur.server.http.reviewing import ReviewInfo
from flambeur.server.study import Study

TheStudy = NamedDependency[Study]


def provide_study(state: State) -> Study:
    return cast(Study, state.house.study)


@get("/tables/{code:str}/review", responses=ERRORS)
async def review(
    code: Code, hall: TheHall, study: TheStudy, caller: WhoAsks, lang: Lang = None
) -> Response[ReviewInfo]:
    """Every decision of a finished game beside the best there was, and how much of the result was luck."""
    document = (await hall.find(code)).document
    if document.state != "over":
        raise Refused("not-over")
    rows = await hall.storage.journal(document.code)
    words = await study.review(document, rows, caller.address)
    return ready(words[lang or document.lang])


ROUTES = (review,)
