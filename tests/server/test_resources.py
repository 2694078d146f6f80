"""What a server keeps in memory, and for how long."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from flambeur.client import RemoteTable, Server, ServerRefused, me
from flambeur.server.door.limits import Openings
from flambeur.server.heap import LARGE, allowed, blocks
from flambeur.server.settings import Limits
from tests.server.harness import running


def opened(server: Server) -> RemoteTable:
    return server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)


def test_a_table_put_away_still_counts_for_whoever_opened_it(tmp_path: Path) -> None:
    with running(tmp_path, idle_seconds=0.01, limits=Limits(tables=1, requests=1e6)) as server:
        table = opened(server)
        for _ in range(100):
            with pytest.raises(ServerRefused, match="Too many"):
                opened(server)
        table.resign(0)
        opened(server)


def test_openings_count_until_they_end_or_are_long_forgotten() -> None:
    openings = Openings(seconds=0)
    for code in ("AAAAAA", "BBBBBB", "CCCCCC"):
        openings.add(code, "here")
    assert (openings.count("here"), openings.count("there")) == (3, 0)
    openings.end("AAAAAA")
    openings.end("AAAAAA")
    assert openings.count("here") == 2
    openings.forget({"BBBBBB"})
    assert openings.count("here") == 1


def test_large_pages_lie_within_the_heap_and_nothing_else() -> None:
    maps = [
        "55d0c0100000-55d0c0700000 rw-p 00000000 00:00 0                          [heap]",
        "7f0000300000-7f0000500000 rw-p 00000000 00:00 0 ",
        "7f1000000000-7f1000800000 r-xp 00000000 08:01 1234                       /usr/lib/libpython3.so",
        "7f2000000000-7f2000800000 rw-p 00000000 08:01 1234                       /usr/lib/libpython3.so",
        "7f3000000000-7f3000800000 rw-p 00000000 00:00 0                          [stack]",
        "7f4000000000-7f4000800000 rw-s 00000000 00:00 0 ",
    ]
    assert list(blocks(maps)) == [0x55D0C0200000, 0x55D0C0400000]
    assert all(start % LARGE == 0 for start in blocks(maps))


@pytest.mark.skipif(not allowed(), reason="this system has no large pages")
def test_a_heap_that_grows_gets_large_pages() -> None:
    program = """
from pathlib import Path
from flambeur.server.heap import join
kept = [bytes(400) for _ in range(100_000)]
smaps = Path("/proc/self/smaps").read_text().splitlines()
before = sum(int(line.split()[1]) for line in smaps if line.startswith("AnonHugePages"))
joined = join()
smaps = Path("/proc/self/smaps").read_text().splitlines()
after = sum(int(line.split()[1]) for line in smaps if line.startswith("AnonHugePages"))
print(joined, after - before, len(set(kept)))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    joined, kilobytes, kept = (int(word) for word in done.stdout.split())
    if not joined:
        pytest.skip("this kernel joins no pages on request")
    assert kilobytes > 0
    assert kept == 1
