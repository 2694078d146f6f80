"""Play over the network from Python: a small, typed, blocking client of the table protocol (docs/protocol.md).

    server = Server("http://127.0.0.1:8321")
    table = server.open("vegas", players=2, seats=[me("Anna"), bot("greedy")], start=True)
    with table.sit() as seat:
        for turn in seat.turns():
            turn.play(turn.moves[0])
    print(table.info().ending, table.record())

This needs only what the server sends: no rules, no games. If the game is installed here, too, views and
moves use its own structs. A bot needs the rules, and so does `play_out`:

    with table.sit() as seat:
        seat.play_out(make_bot("champion", new_game("vegas", 2)))
"""

from __future__ import annotations

from flambeur.client.answer import Answer, NoConnection, ServerRefused, UnknownAnswer
from flambeur.client.seat import SeatConnection, Turn
from flambeur.client.server import Server, bot, me
from flambeur.client.table import RemoteTable
from flambeur.protocol.game_structs import Offer, OtherView

__all__ = [
    "Answer",
    "NoConnection",
    "Offer",
    "OtherView",
    "RemoteTable",
    "SeatConnection",
    "Server",
    "ServerRefused",
    "Turn",
    "UnknownAnswer",
    "bot",
    "me",
]
