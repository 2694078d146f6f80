"""The crowd of the long run plays on a server as that run starts it: a short version of `bench soak_server`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.crowd import Crowd, Group, Wish
from bench.server import ours
from tests.server.harness import TIMEOUT


def test_the_crowd_plays_a_game_to_its_end(tmp_path: Path) -> None:
    with ours("sqlite", tmp_path, tmp_path) as served:
        wish = Wish(f"http://127.0.0.1:{served.ports[0]}", served.pids[0], tables=1, seconds=0, warm=0, think=0)
        crowd = Crowd(wish)
        crowd.measuring = True
        asyncio.run(one_game(crowd))
    assert crowd.errors == []
    assert crowd.games == 1
    assert crowd.latencies


async def one_game(crowd: Crowd) -> None:
    group = Group(crowd, await crowd.open())
    await group.come()
    try:
        await asyncio.wait_for(group.one_game(), TIMEOUT)
    finally:
        await group.leave()
