"""Build the application: routes, errors, the API's description, and the middleware around them."""

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
from flambeur.server.access.base_path import read_base_path
from flambeur.server.http import account, games, health, records, reviews, rules, tables, web
from flambeur.server.http.common import answer_error, provide_caller, provide_jobs, provide_registry, provide_services
from flambeur.server.http.middleware import AccessMiddleware
from flambeur.server.http.reviews import provide_reviews
from flambeur.server.services import Services
from flambeur.server.settings import ServeSettings
from flambeur.server.storage.database_url import storage_at


def create_app(settings: ServeSettings) -> AccessMiddleware:
    """Return the ASGI application of a server."""
    settings = replace(settings, base_path=read_base_path(settings.base_path))
    storage = storage_at(settings.database)
    storage.prepare()  # report a bad database before anything starts
    services = Services(settings, storage)

    @asynccontextmanager
    async def opened(_: Litestar) -> AsyncIterator[None]:
        await services.registry.open()
        services.registry.spawn(services.connection_limiter.watch())
        services.registry.spawn(services.lag.watch())
        try:
            yield
        finally:
            await services.registry.close()

    rooms = (health, games, rules, tables, records, reviews, account)
    api = Router("/api", route_handlers=[route for room in rooms for route in room.ROUTES])
    routes = Litestar(
        route_handlers=[api, web.page],
        lifespan=[opened],
        state=State({"services": services, "pages": web.read_pages(settings.base_path)}),
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "registry": Provide(provide_registry, sync_to_thread=False),
            "jobs": Provide(provide_jobs, sync_to_thread=False),
            "reviews": Provide(provide_reviews, sync_to_thread=False),
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
    return AccessMiddleware(services, routes)
