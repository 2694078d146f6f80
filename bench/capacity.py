"""What many players at once would need, computed from measured costs; and whether the model can be trusted.

First the costs of a move are measured on this machine with one process on PostgreSQL. A simulation of servers, database
and players with these costs then says how many moves a second one process and two would make, which is held against
what they do make in the same run. With the costs that hold, the last table says what more players need.

    python -m bench capacity [--seconds N] [--rounds N] [--tables N] [--players N]
"""

from __future__ import annotations

import asyncio
import heapq
import os
import time
from collections import deque
from itertools import count
from math import ceil
from pathlib import Path
from statistics import median

from msgspec import Struct, field
from msgspec.structs import asdict, astuple

from bench.pg import postgres
from bench.server import Result, install, measure, middle
from flambeur.server.storage import Heard, Row
from flambeur.server.storage.postgres_listener import listened
from flambeur.server.storage.postgres_writer import PostgresWriter

AGREES = 1.35
"""How far simulation and measurement may be apart before the model is worth nothing."""
SEATS = 4
THINK = 5.0
"""Seconds between two moves of one table, of people who do not dawdle."""
BUSY = 0.6
"""The share of a processor that may be used when all goes well: the rest is for what does not."""
DOORS = 2
"""Processes at which the players of a table are: any of them, so that most tables are in memory at more than one."""
DATABASE_CORES = 16
"""Of a machine that a database runs on."""


class Costs(Struct, frozen=True):
    """Milliseconds of processor time that a move takes, and what else it takes."""

    server: float
    database: float
    players: float
    """In the process that plays for everybody, at measurements; people have machines of their own."""
    hearing: float
    """More in a server, for a move at a table that is played at two."""
    noticing: float
    """In every other server of the same database, for a move at a table that it knows nothing of."""
    forwarding: float
    """In the database, for letting one more server notice a move."""
    disk: float
    """Milliseconds of waiting for a group of rows."""
    kilobytes: float
    """Memory of a table with four sockets."""


CHECK, TELL, NOTICE, HEAR = 1, 2, 3, 4
"""What a server does with a move."""


class Task(Struct):
    """Something that a station does: for so long, needing a processor, and then what comes next."""

    rows: list[int]
    stage: int


class Station(Struct, eq=False):
    """A server that does one thing at a time."""

    queue: deque[tuple[float, Task]] = field(default_factory=deque)
    busy: bool = False


def simulate(
    costs: Costs, processes: int, tables: int, cores: float, seconds: float = 20.0, across: bool = False
) -> float:
    """Moves a second of tables that move as soon as they can, on so many processors.

    A move is chosen by the players, checked by its server, written in a group with what else waits there, told by its
    server, and then the next one is chosen. Servers, the writers of servers and the players are stations; a station
    that works needs one of the processors, but not while it waits for the disk. All other servers notice every move,
    and the database lets them; with `across` each table is played at two of them, and the second one hears its moves.
    """
    kept = costs.database + (processes - 1) * costs.forwarding
    players, servers = Station(), [Station() for _ in range(processes)]
    writers = [Station() for _ in range(processes)]
    stations = [players, *servers, *writers]
    free, now, moves = max(1, round(cores)), 0.0, 0
    share = cores / free  # of each processor, when others use some of it
    events: list[tuple[float, int, Station, Task, str]] = []
    for table in range(tables):
        players.queue.append((0.0, Task([table], 0)))
    number = 0
    while now < 1000 * seconds:
        for station in sorted((s for s in stations if s.queue and not s.busy), key=lambda s: s.queue[0][0]):
            if not free:
                break
            free -= 1
            station.busy = True
            _, task = station.queue.popleft()
            if station in writers:  # everything that waits goes together
                while station.queue:
                    task.rows += station.queue.popleft()[1].rows
                work = kept * len(task.rows)
            elif station is players:
                work = costs.players
            else:
                work = (costs.server / 2, costs.server / 2, costs.noticing, costs.hearing)[task.stage - CHECK]
            number += 1
            heapq.heappush(events, (now + work / share, number, station, task, "worked"))
        if not events:
            break
        now, _, station, task, what = heapq.heappop(events)
        if what == "worked":
            free += 1
        if what == "worked" and station in writers:
            number += 1
            heapq.heappush(events, (now + costs.disk, number, station, task, "written"))
            continue
        station.busy = False
        for table in task.rows:
            process = table % processes
            if station is players:
                servers[process].queue.append((now, Task([table], CHECK)))
            elif station in writers:
                servers[process].queue.append((now, Task([table], TELL)))
                for other in range(1, processes):
                    stage = HEAR if across and other == 1 else NOTICE
                    servers[(process + other) % processes].queue.append((now, Task([table], stage)))
            elif task.stage == CHECK:
                writers[process].queue.append((now, Task([table], 0)))
            elif task.stage == TELL:
                moves += 1
                players.queue.append((now, Task([table], 0)))
    return moves / seconds


class Plan(Struct, frozen=True):
    """What so many players need."""

    players: int
    moves: float
    """A second."""
    cells: int
    """Databases, each with servers of its own."""
    servers: int
    """Processes of all cells, with a processor each."""
    database_cores: float
    """Of all cells."""
    gigabytes: float
    """Memory of all servers."""


def plan(costs: Costs, players: int) -> Plan:
    """As few cells as carry them. Every server of a cell notices all of its moves: there is a size it cannot pass."""
    moves = players / SEATS / THINK
    memory = players / SEATS * DOORS * costs.kilobytes / 1e6
    for cells in count(1):
        share = moves / cells / 1000
        room = BUSY - share * costs.noticing
        if room >= BUSY / 2:
            servers = max(1, ceil(share * (costs.server + costs.hearing) / room))
            database = share * (costs.database + servers * costs.forwarding) / BUSY
            if database <= DATABASE_CORES:
                return Plan(players, moves, cells, cells * servers, cells * database, memory)
    raise AssertionError("some number of cells is enough")


def told(one: Plan) -> str:
    return (
        f"{one.players:>9,} players: {one.moves:>7,.0f} moves/s, {one.cells:>3} databases with "
        f"{one.database_cores:>6.1f} processors in all, {one.servers:>4} server processes, "
        f"{one.gigabytes:>6.1f} GB of memory"
    )


def run(check: bool, args: list[str]) -> int:
    """Measure, simulate, compare and compute; with `check` return 1 when simulation and measurement are apart."""
    options = dict(zip(args[::2], args[1::2], strict=False))
    seconds, rounds = int(options.get("--seconds", 10)), int(options.get("--rounds", 3))
    tables, wanted = int(options.get("--tables", 100)), int(options.get("--players", 1_000_000))
    folder, runs = install(), dict[str, list[Result]]()
    for _ in range(rounds):
        for system in ("postgres", "two", "across"):
            result = measure(system, tables, seconds, folder)
            others = result["machineCpu"] - result["serverCpu"] - result["clientCpu"] - result["databaseCpu"]
            result["left"] = max(0.1, (os.cpu_count() or 1) - max(0.0, others))
            runs.setdefault(system, []).append(result)
    one, two, across = (middle(runs[system]) for system in ("postgres", "two", "across"))
    noticing, forwarding = asyncio.run(noticing_milliseconds())
    costs = Costs(
        server=one["cpuMsPerMove"],
        database=one["databaseMsPerMove"],
        players=one["clientMsPerMove"],
        hearing=max(0.0, across["cpuMsPerMove"] - two["cpuMsPerMove"]),
        noticing=noticing,
        forwarding=forwarding,
        disk=disk_milliseconds(),
        kilobytes=((one["opened"] - one["resting"]) / one["pool"] + (one["connected"] - one["opened"]) / tables) / 1000,
    )
    costs = Costs(
        *[round(cost, 3) for cost in astuple(costs)]
    )  # so that the rest can be computed again from the output
    print(" ".join(f"{name} {cost:.3f}" for name, cost in asdict(costs).items()))
    apart = 0
    for name, processes, measured, mixed in (
        ("one process", 1, one, False),
        ("two processes", 2, two, False),
        ("two processes, tables at both", 2, across, True),
    ):
        simulated = simulate(costs, processes, tables, measured["left"], across=mixed)
        ratio = simulated / measured["movesPerSecond"]
        apart += not 1 / AGREES <= ratio <= AGREES
        print(
            f"{name}: {measured['movesPerSecond']:.0f} moves/s measured with {measured['left']:.1f} processors left "
            f"to it, {simulated:.0f} simulated ({ratio:.2f} ×), p99 {measured['p99']:.1f} ms"
        )
    for number in (1_000, 10_000, 100_000, wanted):
        print(told(plan(costs, number)))
    return 1 if check and apart else 0


async def noticing_milliseconds(listeners: int = 4, letters: int = 2_000, rows: int = 4) -> tuple[float, float]:
    """What one row costs a server that notices it, and the database that lets it: with so many rows in a letter."""
    body = "place 4\n* 1 2 2 3 5 6\n"
    heard = Heard(rows=tuple(Row("ABCDEF", number, -1, 1_767_225_600_000, body, "c17") for number in range(rows)))
    seen = 0

    def hear(one: Heard) -> None:
        nonlocal seen
        seen += len(one.rows)

    with postgres() as server:
        address = server.database()
        tasks = [asyncio.create_task(listened(address, f"listener {number}", hear)) for number in range(listeners)]
        backend = PostgresWriter(address, "writer")
        begun = -1
        while seen - begun < listeners * rows:  # until all have begun to listen
            begun = seen
            await asyncio.to_thread(backend.post, heard)
            await asyncio.sleep(0.5)
        start, own, kept = seen, time.process_time(), family_seconds(server.pid)
        for _ in range(letters):
            await asyncio.to_thread(backend.post, heard)
        for _ in range(6_000):
            if seen >= start + listeners * letters * rows:
                break
            await asyncio.sleep(0.01)
        own, kept = time.process_time() - own, family_seconds(server.pid) - kept
        for task in tasks:
            task.cancel()
        backend.close()
    each = 1000 / (listeners * letters * rows)
    return own * each, kept * each


def family_seconds(pid: int) -> float:
    """Processor seconds of a process and its children."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended
            continue
        if int(fields[1]) == pid or stat.parent.name == str(pid):
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def disk_milliseconds(times: int = 40) -> float:
    """How long PostgreSQL waits for the disk when it commits one row."""
    import psycopg

    with postgres() as server, psycopg.connect(server.url("postgres"), autocommit=True) as line:
        line.execute("CREATE TABLE rows (number int)")
        waits = []
        for number in range(times):
            began = time.perf_counter()
            line.execute("INSERT INTO rows VALUES (%s)", (number,))
            waits.append(1000 * (time.perf_counter() - began))
    return median(waits)
