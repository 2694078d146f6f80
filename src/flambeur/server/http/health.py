"""Whether a server can do what it is there for: it must be able to write."""

from __future__ import annotations

from importlib.metadata import version
from typing import cast

from litestar import Response, get
from litestar.datastructures import State
from msgspec import Struct

from flambeur.server.storage.pulse import Pulse


class Health(Struct):
    status: str
    version: str


@get("/health")
async def health(state: State) -> Response[Health]:
    """Whether the server is up and can write; 503 and `failing` when it cannot."""
    good = await cast(Pulse, state.house.pulse).good()
    return Response(Health("ok" if good else "failing", version("flambeur")), status_code=200 if good else 503)
