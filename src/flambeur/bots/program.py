"""A bot that is an external program, in any language: it reads lines and answers with lines.

It runs in its own process and receives only what its seat knows. Any error of the program (it does not start, thinks
too long, ends, names a move that is not offered) raises `Forfeit` for the caller, and the program is started again for
the next game.
"""

from __future__ import annotations

import atexit
import os
import queue
import shutil
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import IO
from weakref import WeakSet

from flambeur.bots.text_protocol import VERSION, answered, question
from flambeur.engine import Budget, Chooser, FlambeurError, Knowledge, Move

STARTING = 60.0
"""Seconds until a program must be ready: it may have to load an interpreter on a busy machine."""
PATIENCE = 10.0
"""Seconds for a move if the budget sets no limit."""
GRACE = 1.0
"""Seconds added to a time budget for the messages in both directions."""
LONGEST = 1 << 16
"""The maximum number of characters in a line of a program."""
MOST_LINES = 10_000
"""The maximum number of unread lines of a program."""
SEEDS = 1 << 31
FAREWELL = 1.0


class Forfeit(FlambeurError):
    """A program loses its game; `reason` is one of start, slow, crashed, illegal; the sentence says more."""

    code = "forfeit"

    def __init__(self, reason: str, sentence: str, **facts: str | int) -> None:
        super().__init__(sentence, code=f"forfeit-{reason}", **facts)
        self.reason = reason


_running: WeakSet[Program] = WeakSet()


@atexit.register
def _end_all() -> None:
    for program in list(_running):
        program.close()


class Program:
    """A bot: one copy of a program, started at its first question."""

    def __init__(self, command: tuple[str, ...], name: str, patience: float = PATIENCE) -> None:
        self.name = name
        self.patience = patience
        self._command = command
        self._process: subprocess.Popen[str] | None = None
        self._said = _Heard()
        self._readers: list[threading.Thread] = []
        self._complaints: deque[str] = deque(maxlen=3)
        self._asked = 0
        self._fresh = True

    def begin(self) -> None:
        """Start a new game with the next question."""
        self._fresh = True

    def __call__(self, knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move:
        """Return the program's move; raises `Forfeit`."""
        try:
            return self._answer(knowledge, moves, budget, source.below(SEEDS))
        except Forfeit:
            self._kill()
            raise

    def _answer(self, knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, seed: int) -> Move:
        self._wake()
        if self._fresh:
            self._tell("newgame")
            self._fresh = False
        self._asked += 1
        self._tell(*question(self._asked, knowledge, moves, budget, seed))
        limit = self.patience if budget.seconds is None else budget.seconds + GRACE
        line = self._hear("move", limit)
        if line is None:
            raise Forfeit(
                "slow",
                f"{self.name} took longer than {limit:g} seconds for a move.",
                bot=self.name,
                seconds=f"{limit:g}",
            )
        move = answered(line, moves)
        if move is None:
            raise Forfeit(
                "illegal",
                f"{self.name} said '{line[:80]}', which is not one of its moves.",
                bot=self.name,
                said=line[:80],
            )
        return move

    def close(self) -> None:
        """Ask the program to quit, and end it if it does not."""
        process = self._process
        if process is None:
            return
        with suppress(Forfeit):
            self._tell("quit")
        with suppress(OSError):
            _pipe(process.stdin).close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(FAREWELL)
        self._kill()

    # -- the process

    def _wake(self) -> None:
        if self._process is not None:
            return
        program, *rest = self._command
        found = shutil.which(program)
        if found is None:
            raise Forfeit("start", f"there is no program '{program}'.", bot=program)
        self._said = said = _Heard()
        self._complaints.clear()
        try:
            self._process = process = subprocess.Popen(
                [found, *rest],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                start_new_session=True,  # so that its child processes end with it, and Ctrl-C does not reach it
            )
        except OSError as error:
            raise Forfeit("start", f"'{program}' cannot be started: {error.strerror}.", bot=program) from None
        _running.add(self)
        self._fresh = True
        self._readers = [
            threading.Thread(target=_read, args=(_pipe(process.stderr), self._complaints.append, int), daemon=True),
            threading.Thread(target=_read, args=(_pipe(process.stdout), said.keep, said.keep), daemon=True),
        ]
        for reader in self._readers:
            reader.start()
        self._tell(f"flambeur {VERSION}")
        if self._hear("ready", STARTING) is None:
            raise Forfeit("start", f"{self.name} did not say that it is ready.", bot=self.name)

    def _tell(self, *lines: str) -> None:
        assert self._process is not None
        try:
            _pipe(self._process.stdin).write("\n".join(lines) + "\n")
            _pipe(self._process.stdin).flush()
        except (OSError, ValueError):
            raise self._crashed() from None

    def _hear(self, word: str, seconds: float) -> str | None:
        """Return the next line that begins with a word, skipping others; None when it does not arrive in time."""
        until = monotonic() + seconds
        while (left := until - monotonic()) > 0:
            try:
                line = self._said.get(timeout=left)
            except queue.Empty:
                return None
            if line is None:
                raise self._crashed()
            if line.split()[:1] == [word]:
                return line.strip()
        return None

    def _crashed(self) -> Forfeit:
        if self._process is not None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL)  # it has closed its output; its exit code is needed
        code = self._kill()
        last = f": {self._complaints[-1].strip()[:200]}" if self._complaints else ""
        return Forfeit("crashed", f"{self.name} ended ({code}) in the middle of a game{last}.", bot=self.name)

    def _kill(self) -> int | None:
        process, self._process = self._process, None
        if process is None:
            return None
        _running.discard(self)
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        code = process.wait()
        with suppress(OSError):
            _pipe(process.stdin).close()
        for reader in self._readers:
            reader.join(FAREWELL)
        return code


def _pipe(stream: IO[str] | None) -> IO[str]:
    assert stream is not None
    return stream


def _read(stream: IO[str], keep: Callable[[str], object], end: Callable[[], object]) -> None:
    """In a thread: read lines until the output ends."""
    with stream:
        while line := stream.readline(LONGEST):
            keep(line)
    end()


class _Heard(queue.Queue[str | None]):
    """The output of a program; None is its end. Lines beyond `MOST_LINES` are ignored."""

    def __init__(self) -> None:
        super().__init__(MOST_LINES)

    def keep(self, line: str | None = None) -> None:
        with suppress(queue.Full):
            self.put_nowait(line)
