"""A bot that comes to a seat while the answer of another is being written is not forgotten."""

from __future__ import annotations

from pathlib import Path

from flambeur.client import bot, me
from tests.server.harness import Line, running

TABLES = 8
"""The moment is short: at a single table it is met one time in three."""


def test_a_bot_that_stands_in_during_a_bidding_bids_too(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        for _ in range(TABLES):
            people = [me("Anna"), bot("random"), bot("random")]
            table = server.open("kragen", 3, {"rounds": 1}, people, start=True)
            with Line(server) as line:
                line.hello(table.code)
                server.ask("PUT", f"/api/tables/{table.code}/seats/0/bot", {"level": "random"}, table.tokens[0])
                while not line.hear().get("ending"):
                    continue
