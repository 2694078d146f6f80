"""What all routes share: the caller of a request, and error responses."""

from __future__ import annotations

import logging
from typing import Annotated, Any, cast

from litestar import Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from flambeur.engine import FlambeurError
from flambeur.protocol.errors import STATUS, ErrorBody, Refused, explain
from flambeur.protocol.tables import SeatKey, YourTable
from flambeur.server.access.caller import Caller
from flambeur.server.http.middleware import CALLER
from flambeur.server.jobs import JobQueue
from flambeur.server.services import Services
from flambeur.server.storage import StorageFailed
from flambeur.server.tables.registry import TableRegistry
from flambeur.server.tables.seats import held, hosts
from flambeur.server.tables.table import Table
from flambeur.texts import Language

log = logging.getLogger("flambeur.http")
Code = Annotated[str, PathParameter(max_length=16, description="The six letters of a table.")]
SeatPath = Annotated[int, PathParameter(ge=0, le=63)]
Lang = Annotated[Language | None, QueryParameter(description="The language of texts.")]
TheRegistry = NamedDependency[TableRegistry]
TheServices = NamedDependency[Services]
TheJobs = NamedDependency[JobQueue]
WhoAsks = NamedDependency[Caller]
ERRORS = {
    status: ResponseSpec(ErrorBody, description="Refused, with the reason.", generate_examples=False)
    for status in sorted(set(STATUS.values()))
}


def provide_services(state: State) -> Services:
    return cast(Services, state.services)


def provide_registry(state: State) -> TableRegistry:
    return cast(TableRegistry, state.services.registry)


def provide_jobs(state: State) -> JobQueue:
    return cast(JobQueue, state.services.jobs.records)


def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    return cast(Caller, cast(dict[str, Any], request.scope)[CALLER])  # set by the middleware


def yours(table: Table, caller: Caller) -> YourTable:
    """Return a table as a caller sees it."""
    info = table.info()
    fields = {name: getattr(info, name) for name in info.__struct_fields__}
    since = table.registry.time.told(table.play.since) if table.play.since else None
    return YourTable(**fields, yours=held(table.document, caller), hosting=hosts(table.document, caller), since=since)


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Return an error response; all errors have the same shape, and unexpected ones reveal no details."""
    caller = request.scope.get(CALLER)
    lang = caller.lang if isinstance(caller, Caller) else None
    if isinstance(error, HTTPException):
        error = _from_http(error)
    elif isinstance(error, RecursionError):
        error = Refused("malformed", reason="it is nested too deeply.")
    elif isinstance(error, StorageFailed):
        error = Refused(error.refusal)
    elif not isinstance(error, FlambeurError) and request.app.state.services.registry.stopping:
        error = Refused("stopping")  # the server is closing what the request needed
    elif not isinstance(error, FlambeurError):
        log.error("a request to %s failed", request.scope["path"], exc_info=error)
        error = Refused("internal")
    if isinstance(caller, Caller) and isinstance(error, Refused):
        request.app.state.services.guessed(caller.address, error)
    return Response(explain(error, lang), status_code=STATUS.get(error.code, 400), media_type="application/json")


def _from_http(error: HTTPException) -> Refused:
    match error.status_code:
        case 404:
            return Refused("not-found")
        case 405:
            return Refused("not-allowed")
        case status if status < 500:
            return Refused("malformed", reason=_reason(error))
        case _:
            return Refused("internal")


def _reason(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [
        f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)
    ]
    return "; ".join(parts)[:200] or "the request does not fit its description."


__all__ = [
    "ERRORS",
    "Code",
    "Lang",
    "SeatKey",
    "SeatPath",
    "TheJobs",
    "TheRegistry",
    "TheServices",
    "WhoAsks",
    "YourTable",
    "answer_error",
    "provide_caller",
    "provide_jobs",
    "provide_registry",
    "provide_services",
]
