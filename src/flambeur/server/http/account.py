"""What is one's own: for the browser that asks, by its cookie, and for nobody else."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from litestar import Response, delete, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from flambeur.server.account.exporting import Export, exported
from flambeur.server.account.leaving import leave_all
from flambeur.server.account.statistics import Statistics, statistics
from flambeur.server.door.caller import Caller
from flambeur.server.door.credentials import COOKIE
from flambeur.server.errors import Refused
from flambeur.server.house import House
from flambeur.server.http.common import ERRORS, WhoAsks

TheHouse = NamedDependency[House]
FILE = "flambeur-my-data.json"


class Goodbye(Struct, forbid_unknown_fields=True):
    """That it is meant: nothing brings back what is deleted."""

    delete: Literal["everything"]


def provide_house(state: State) -> House:
    return cast(House, state.house)


async def _statistics(house: House, caller: Caller) -> Statistics:
    if not house.accounts.take(caller.address):
        raise Refused("too-fast")
    return await statistics(caller.guest, house.hall.storage, house.rolling, caller.address)


@get("/me/statistics", responses=ERRORS)
async def my_statistics(house: TheHouse, caller: WhoAsks) -> Statistics:
    """Your finished games: results by game and box, and what you rolled."""
    return await _statistics(house, caller)


@get("/me/export", responses=ERRORS)
async def my_data(
    house: TheHouse, caller: WhoAsks, before: Annotated[int | None, QueryParameter(ge=0)] = None
) -> Response[Export]:
    """All that is kept about you, newest tables first; those opened before a time, where there are many."""
    found = await _statistics(house, caller)
    data = await exported(caller.guest, found, house.hall.storage, house.office, caller.address, before)
    return Response(data, headers={"content-disposition": f'attachment; filename="{FILE}"'})


@delete("/me", status_code=200, responses=ERRORS)
async def delete_me(data: JSONBody[Goodbye], house: TheHouse, caller: WhoAsks) -> Response[None]:
    """Delete all that is kept about you. Games of others go on and stay, without your name."""
    if not house.accounts.take(caller.address):
        raise Refused("too-fast")
    if caller.guest:
        await leave_all(house.hall, caller.guest)
    path = house.settings.base_path or "/"
    return Response(None, headers={"set-cookie": f"{COOKIE}=; Path={path}; Max-Age=0; HttpOnly; SameSite=Lax"})


ROUTES = (my_statistics, my_data, delete_me)
