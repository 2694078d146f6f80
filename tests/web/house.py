"""A real server for the browser tests: a process of its own on a port of its own, with steady dice."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.server.harness import TIMEOUT

PROJECT = Path(__file__).parents[2]
PIPES: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """`with House(folder) as house:` the pages are at `house.url`; it can be stopped, killed and opened again."""

    def __init__(self, folder: Path, base_path: str = "") -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}{base_path}"
        limits = {"requests": 1000, "tables": 1000, "messages": 1000, "accounts": 1000}
        self._settings = {
            "port": self.port,
            "base_path": base_path,
            "database": f"sqlite:///{folder / 'house.db'}",
            "limits": limits,
            "away_seconds": 0,
            "answer_seconds": [0, 0.05],
        }
        self._opened = 0
        self._process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        self._opened += 1
        command = [sys.executable, "-m", "tests.web.steady", json.dumps(self._settings), f"opening {self._opened}"]
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        self._process = subprocess.Popen(command, **PIPES, text=True, env=environment, cwd=PROJECT)
        assert self._process.stdout is not None
        assert self._process.stdout.readline().strip() == self.url, "the server did not start"

    def begin(self, test: str) -> None:
        """From here on the dice fall as they always do in this test."""
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{test}\n")
        self._process.stdin.flush()
        assert self._process.stdout.readline().strip() == test, "the server did not hear which test begins"

    def stop(self) -> None:
        """As Ctrl+C would: tables are told, nothing is half-written."""
        self._end(lambda process: process.terminate())

    def kill(self) -> None:
        """As a power cut would."""
        self._end(lambda process: process.kill())

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def _end(self, how: object) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert callable(how)
        how(process)
        process.wait(timeout=TIMEOUT)
        assert process.stdout is not None
        assert process.stdin is not None
        process.stdout.close()
        process.stdin.close()
