"""What is said by HTTP is said in structs that clients can import without the server."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from flambeur.protocol.account import Export
from flambeur.protocol.advice import SeatAdvice
from flambeur.server import http

ROOMS = [f"flambeur.server.http.{found.name}" for found in iter_modules(http.__path__)]
HANDLERS = [handler for name in ROOMS for handler in getattr(import_module(name), "ROUTES", ())]


def parts(kind: Any) -> Iterator[Any]:
    """A type and everything its parameters are made of."""
    yield kind
    for inner in get_args(kind):
        yield from parts(inner)


def structs(kind: type[msgspec.Struct], found: set[type[msgspec.Struct]]) -> set[type[msgspec.Struct]]:
    """A struct and all structs of its fields."""
    if kind not in found:
        found.add(kind)
        for field in get_type_hints(kind, include_extras=True).values():
            for part in parts(field):
                if isinstance(part, type) and issubclass(part, msgspec.Struct):
                    structs(part, found)
    return found


def said_by(handler: Any) -> set[type[msgspec.Struct]]:
    """The structs of a request's body and of its answer."""
    hints = get_type_hints(handler.fn, include_extras=True)
    told = [part for name in ("data", "return") if name in hints for part in parts(hints[name])]
    found: set[type[msgspec.Struct]] = set()
    for kind in told:
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            structs(kind, found)
    return found


def test_the_answers_of_the_server_are_found() -> None:
    said = set().union(*[said_by(handler) for handler in HANDLERS])
    assert len(HANDLERS) > 30
    assert {Export, SeatAdvice} <= said


@pytest.mark.parametrize("handler", HANDLERS, ids=lambda handler: handler.fn.__name__)
def test_no_struct_on_the_wire_stands_in_the_server(handler: Any) -> None:
    assert [kind for kind in said_by(handler) if kind.__module__.startswith("flambeur.server")] == []
