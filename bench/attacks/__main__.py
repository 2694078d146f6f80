"""`python -m bench.attacks NAME GROUND`: one attack in a process of its own, for `bench/storm`; prints its toll."""

from __future__ import annotations

import asyncio
import sys

import msgspec

from bench.attacks import ATTACKS
from bench.wire import Ground

if __name__ == "__main__":
    where = msgspec.json.decode(sys.argv[2], type=Ground)
    print(msgspec.json.encode(asyncio.run(ATTACKS[sys.argv[1]](where))).decode())
