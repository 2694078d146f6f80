"""Plays a guest's seats without a page, up to the moment that a test is about: a browser would take minutes for it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from flambeur.client import Server
from tests.server.harness import Line
from tests.web.guest import Guest


def play_ahead(guest: Guest, code: str, verb: str, chance: Random) -> bool:
    """Play until a move with this verb is offered; False when the game was over before."""
    return play_until(guest, code, lambda moves, _: any(move.split()[0] == verb for move in moves), chance)


def play_until(guest: Guest, code: str, reached: Callable[[list[str], Any], bool], chance: Random) -> bool:
    """Play until `reached` holds of the moves and the view of the seat that is asked; False when the game was over.

    Cards lead to more questions, so they are played at once; everything else is left to chance.
    """
    cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in guest.context.cookies())
    with Line(Server(guest.url), {"Cookie": cookie}) as line:
        line.say({"t": "hello", "table": code})
        while True:
            message = line.hear()
            if message.get("ending"):
                return False
            moves = (
                [move["id"] for move in message.get("moves") or ()] if message["t"] in ("snapshot", "update") else []
            )
            if not moves:
                continue
            seat = message["seat"]
            if reached(moves, line.views[seat]):
                return True
            cards = [move for move in moves if move.startswith("play ")]
            move = cards[0] if cards else chance.choice(moves)
            line.say({"t": "move", "id": f"ahead-{message['n']}", "seat": seat, "n": message["n"], "move": move})
