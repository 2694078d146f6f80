"""The application: routes, errors, the API's description, and the doorman in front of it all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server
from msgspec.structs import replace

import flambeur.games  # noqa: F401  (puts the games on the shelf)
from flambeur.server.door.base_path import read_base_path
from flambeur.server.door.doorman import Doorman
from flambeur.server.house import House
from flambeur.server.http import account, games, health, records, reviews, rules, tables, web
from flambeur.server.http.account import provide_house
from flambeur.server.http.common import answer_error, provide_caller, provide_hall, provide_office
from flambeur.server.http.reviews import provide_study
from flambeur.server.settings import ServeSettings
from flambeur.server.storage.places import storage_at


def create_app(settings: ServeSettings) -> Doorman:
    """The ASGI application of a server."""
    settings = replace(settings, base_path=read_base_path(settings.base_path))
    storage = storage_at(settings.database)
    storage.prepare()  # what is wrong with it is better said before anything is started
    house = House(settings, storage)

    @asynccontextmanager
    async def opened(_: Litestar) -> AsyncIterator[None]:
        await house.hall.open()
        house.hall.spawn(house.porch.watch())
        house.hall.spawn(house.lag.watch())
        try:
            yield
        finally:
            house.office.close()
            house.study.close()
            await house.hall.close()

    rooms = (health, games, rules, tables, records, reviews, account)
    api = Router("/api", route_handlers=[route for room in rooms for route in room.ROUTES])
    routes = Litestar(
        route_handlers=[api, web.page],
        lifespan=[opened],
        state=State({"house": house, "pages": web.read_pages(settings.base_path)}),
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "hall": Provide(provide_hall, sync_to_thread=False),
            "office": Provide(provide_office, sync_to_thread=False),
            "study": Provide(provide_study, sync_to_thread=False),
            "caller": Provide(provide_caller, sync_to_thread=False),
        },
        exception_handlers={Exception: answer_error},
        openapi_config=OpenAPIConfig(
            title="Flambeur",
            version=version("flambeur"),
            description="Tables for dice-gambling board games.",
            path="/api/schema",
            servers=[Server(url=settings.base_path or "/")],
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=settings.limits.record_bytes,
        logging_config=None,
        debug=False,
    )
    return Doorman(house, routes)
