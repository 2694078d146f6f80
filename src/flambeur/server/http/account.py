"""Requests of guests about their own data, identified only by the browser's cookie."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get
from litestar.params import JSONBody, QueryParameter

from flambeur.protocol.account import Export, Goodbye, Statistics
from flambeur.protocol.errors import Refused
from flambeur.server.access.caller import Caller
from flambeur.server.access.credentials import COOKIE
from flambeur.server.account.deletion import leave_all
from flambeur.server.account.export import exported
from flambeur.server.account.statistics import statistics
from flambeur.server.http.common import ERRORS, TheServices, WhoAsks
from flambeur.server.services import Services

FILE = "flambeur-my-data.json"


async def _statistics(services: Services, caller: Caller) -> Statistics:
    if not services.accounts.take(caller.address):
        raise Refused("too-fast")
    return await statistics(caller.guest, services.registry.storage, services.dice_statistics, caller.address)


@get("/me/statistics", responses=ERRORS)
async def my_statistics(services: TheServices, caller: WhoAsks) -> Statistics:
    """Return your finished games: results by game and box, and your rolls."""
    return await _statistics(services, caller)


@get("/me/export", responses=ERRORS)
async def my_data(
    services: TheServices, caller: WhoAsks, before: Annotated[int | None, QueryParameter(ge=0)] = None
) -> Response[Export]:
    """Return all data kept about you, newest tables first; `before` continues a long list."""
    if not services.exports.take(caller.address):
        raise Refused("too-fast")
    found = await _statistics(services, caller)
    data = await exported(caller.guest, found, services.registry.storage, services.jobs.records, caller.address, before)
    return Response(data, headers={"content-disposition": f'attachment; filename="{FILE}"'})


@delete("/me", status_code=200, responses=ERRORS)
async def delete_me(data: JSONBody[Goodbye], services: TheServices, caller: WhoAsks) -> Response[None]:
    """Delete all data kept about you. Games of others go on and stay, without your name."""
    if not services.accounts.take(caller.address):
        raise Refused("too-fast")
    if caller.guest:
        await leave_all(services.registry, caller.guest)
    path = services.settings.base_path or "/"
    return Response(None, headers={"set-cookie": f"{COOKIE}=; Path={path}; Max-Age=0; HttpOnly; SameSite=Lax"})


ROUTES = (my_statistics, my_data, delete_me)
