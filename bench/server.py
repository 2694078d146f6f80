"""Moves a second on tables of four, durable, against boardgame.io in memory and with its file store.

Ours on a SQLite file, and on PostgreSQL with one process and with two: once with every table at one of them, once with
the players of every table at both.

The definitions are the same for both: closed loop, every seat moves as soon as it is its turn; N tables of 4 sockets
and one load process; a move counts when the mover's own socket has the new state, its latency is the time from
sending to that; bytes are the payload of update messages per client. Runs are interleaved and medians shown.
`python -m bench server [--seconds N] [--rounds N] [--tables 20,100] [--systems sqlite,memory,…] [--before COMMIT]`;
boardgame.io is installed from npm into a scratch folder on the first run.

More systems can be asked for: `words` is ours with every player told everything in English, as browsers are, and
`before` and `before-words` are the same two as they were at a commit of this repository.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from bench.commits import unpack
from bench.pg import postgres
from flambeur.server.settings import Limits, ServeSettings

if TYPE_CHECKING:
    from collections.abc import Iterator

PEER = Path(__file__).parent / "peers" / "boardgameio"
SCRATCH = Path(tempfile.gettempdir()) / "flambeur-bench-boardgameio"
SYSTEMS = ("sqlite", "memory", "files", "postgres", "two", "across")
"""Ours on SQLite, boardgame.io in memory and with files, ours on PostgreSQL with one process and with two."""
OPEN = Limits(
    messages=1e6, requests=1e6, tables=1_000_000, tables_a_day=1_000_000, sockets=1_000_000, all_tables=1_000_000,
    connections=1_000_000, all_connections=1_000_000,
)  # fmt: skip
"""All checks stay on; only the load of one address may be that of many."""
FASTER_THAN_MEMORY, FASTER_THAN_FILES, BYTES = 1.5, 6.0, 400
PLAIN = ("sqlite", "words", "before", "before-words")
"""Ours, one process on a SQLite file."""
Result = dict[str, Any]


def run(check: bool, args: list[str]) -> int:
    """Print the table; with `check` 1 when a bar is missed."""
    options = dict(zip(args[::2], args[1::2], strict=False))
    seconds, rounds = int(options.get("--seconds", 10)), int(options.get("--rounds", 3))
    sizes = [int(size) for size in options.get("--tables", "20,100").split(",")]
    systems = options.get("--systems", ",".join(SYSTEMS)).split(",")
    folder = install()
    if before := options.get("--before"):
        systems += [system for system in ("before", "words", "before-words") if system not in systems]
        unpack(before, folder / "before")
    runs: dict[tuple[str, int], list[Result]] = {}
    for number in range(rounds):
        for tables in sizes:
            for system in systems:
                result = measure(system, tables, seconds, folder)
                runs.setdefault((system, tables), []).append(result)
                print(f"round {number + 1}: {line(system, tables, result)}", flush=True)
    print("\nmedians")
    medians = {key: middle(results) for key, results in runs.items()}
    for (system, tables), result in medians.items():
        print(line(system, tables, result))
    missed = judge(medians, sizes)
    return missed if check else 0


def install() -> Path:
    """A scratch folder with boardgame.io in it."""
    SCRATCH.mkdir(exist_ok=True)
    for file in PEER.iterdir():
        shutil.copy(file, SCRATCH)
    if not (SCRATCH / "node_modules" / "boardgame.io").exists():
        print("installing boardgame.io …", flush=True)
        words = [tool("npm"), "install", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(words, cwd=SCRATCH, check=True, stdout=subprocess.DEVNULL)
    return SCRATCH


def tool(name: str) -> str:
    """node or npm: the machine's own, or those of the development environment."""
    found = shutil.which(name) or shutil.which(name, path=str(Path(sys.executable).parent))
    if found is None:
        raise SystemExit(f"{name} is needed for this benchmark.")
    return found


def measure(system: str, tables: int, seconds: int, folder: Path) -> Result:
    """One run of one system."""
    start = ours if system in PLAIN else peers if system in ("memory", "files") else shared
    with tempfile.TemporaryDirectory() as data, start(system, Path(data), folder) as served:
        pool = max(tables * 3, int(90 * seconds)) if system != "files" else tables * 2
        wish: dict[str, Any] = {
            "tables": tables,
            "seconds": seconds,
            "warm": 3,
            "pool": pool,
            "across": system == "across",
            "lang": "en" if system.endswith("words") else None,
        }
        wish |= {"serverPid": served.pids, "databasePid": served.database}
        wish |= {"port": served.ports[0]} if start is peers else {"ports": served.ports}
        script = "load.js" if start is peers else "tables.js"
        done = subprocess.run(
            [tool("node"), script, json.dumps(wish)],
            cwd=folder, capture_output=True, text=True, timeout=300 + seconds, check=False,
        )  # fmt: skip
        if done.returncode:
            raise SystemExit(f"the load on {system} failed: {done.stderr.strip()[-400:]}")
        result: Result = json.loads(done.stdout)
        return result


class Served(Struct):
    """Servers that are up, and the database behind them if it is a process of its own."""

    ports: list[int]
    pids: list[int]
    database: int | None = None


@contextmanager
def ours(system: str, data: Path, folder: Path) -> Iterator[Served]:
    """Our server on a SQLite file, synchronous FULL."""
    sources = folder / "before" / "src" if system.startswith("before") else None
    with own_process(f"sqlite:///{data / 'tables.db'}", sources=sources) as (port, pid):
        yield Served([port], [pid])


@contextmanager
def shared(system: str, _data: Path, _folder: Path) -> Iterator[Served]:
    """Our server on PostgreSQL, which waits for the disk as it does unless told otherwise."""
    with ExitStack() as stack:
        database = stack.enter_context(postgres())
        address = database.database()
        count = 1 if system == "postgres" else 2
        up = [stack.enter_context(own_process(address)) for _ in range(count)]
        yield Served([port for port, _ in up], [pid for _, pid in up], database.pid)


@contextmanager
def own_process(database: str, *, think_ahead: bool = False, sources: Path | None = None) -> Iterator[tuple[int, int]]:
    """One server, of these sources or other ones, that answers for nobody: its port and its process."""
    settings = ServeSettings(port=0, database=database, limits=OPEN, think_ahead=think_ahead, answer_seconds=None)
    words = [sys.executable, "-m", "flambeur.server", msgspec.json.encode(settings).decode()]
    paths = {} if sources is None else {"PYTHONPATH": str(sources)}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=os.environ | paths) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline().rsplit(":", 1)[1]), process.pid
        finally:
            process.terminate()
            process.wait(20)


@contextmanager
def peers(system: str, data: Path, folder: Path) -> Iterator[Served]:
    """boardgame.io, keeping its matches in memory or in files."""
    port = free_port()
    words = [tool("node"), "server.js", str(port), "memory" if system == "memory" else str(data)]
    with subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            while process.stdout.readline().strip() not in ("up", ""):
                pass
            yield Served([port], [process.pid])
        finally:
            process.terminate()
            process.wait(20)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def middle(results: list[Result]) -> Result:
    numbers = [name for name, value in results[0].items() if isinstance(value, int | float)]
    return {name: median(result[name] for result in results) for name in numbers}


def line(system: str, tables: int, result: Result) -> str:
    opened = (result["opened"] - result["resting"]) / result["pool"]
    kilobytes = (opened + (result["connected"] - result["opened"]) / tables) / 1000
    return (
        f"{system:12} {tables:4} tables  {result['movesPerSecond']:6.0f} moves/s  "
        f"p50 {result['p50']:6.1f}  p95 {result['p95']:6.1f}  p99 {result['p99']:6.1f} ms  "
        f"{result['bytesPerUpdate']:5.0f} bytes an update  {result['cpuMsPerMove']:.2f} ms CPU a move  "
        f"{result['databaseMsPerMove']:.2f} in the database  "
        f"{kilobytes:4.0f} kB a connected table  {result['errors']} errors"
    )


def compare(medians: dict[tuple[str, int], Result], tables: int) -> None:
    """What PostgreSQL costs beside SQLite, what a second process adds, and what has changed since a commit."""
    speed = {system: result["movesPerSecond"] for (system, size), result in medians.items() if size == tables}
    for one, other, name in (
        ("postgres", "memory", "× boardgame.io in memory, on PostgreSQL"),
        ("postgres", "sqlite", "× SQLite, on PostgreSQL"),
        ("two", "postgres", "× one process, with two"),
        ("across", "postgres", "× one process, with two and every table at both"),
        ("sqlite", "before", "× before"),
        ("words", "before-words", "× before, in words"),
    ):
        if one in speed and other in speed:
            print(f"{tables:4} tables: {speed[one] / speed[other]:7.2f} {name}")


def judge(medians: dict[tuple[str, int], Result], sizes: list[int]) -> int:
    """Compare with the bars, saying each."""
    missed = 0
    for tables in sizes:
        compare(medians, tables)
        if not all((system, tables) in medians for system in ("sqlite", "memory", "files")):
            continue
        own, memory, files = (medians[system, tables] for system in ("sqlite", "memory", "files"))
        for name, real, bar, more in (
            ("× boardgame.io in memory", own["movesPerSecond"] / memory["movesPerSecond"], FASTER_THAN_MEMORY, True),
            ("× boardgame.io with files", own["movesPerSecond"] / files["movesPerSecond"], FASTER_THAN_FILES, True),
            ("p99 ÷ that of boardgame.io in memory", own["p99"] / memory["p99"], 1.0, False),
            ("bytes an update and client", own["bytesPerUpdate"], BYTES, False),
        ):
            good = real >= bar if more else real <= bar
            missed += not good
            print(
                f"{tables:4} tables: {real:7.2f} {name} (bar {'≥' if more else '≤'} {bar}) {'ok' if good else 'MISSED'}"
            )
    return 1 if missed else 0
