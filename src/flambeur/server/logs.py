"""The server's log: levels, one line for each event, and a limit for repeated problems."""

from __future__ import annotations

import logging
import sys
import threading
import time
from collections.abc import Callable

from flambeur.server.settings import ServeSettings

ACCESS = "flambeur.access"
ALIKE, SECONDS = 5, 10.0
"""How many lines of one kind to write within so many seconds; further ones are only counted."""


def _later(seconds: float, do: Callable[[], None]) -> None:
    timer = threading.Timer(seconds, do)
    timer.daemon = True
    timer.start()


class Sparing(logging.Filter):
    """Passes a limited number of warnings and errors of one kind; a last line counts the dropped ones."""

    def __init__(
        self,
        alike: int = ALIKE,
        seconds: float = SECONDS,
        later: Callable[[float, Callable[[], None]], None] = _later,
    ) -> None:
        super().__init__()
        self._alike = alike
        self._seconds = seconds
        self._later = later
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}
        self._held: dict[tuple[str, str], tuple[logging.LogRecord, int]] = {}
        """The last held record of each kind, and how many came before it."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING or getattr(record, "summed_up", False):
            return True
        kind, now = (record.name, str(record.msg)), time.monotonic()
        since, count = self._seen.get(kind, (now, 0))
        if now - since >= self._seconds:
            since, count = now, 0
        self._seen[kind] = (since, count + 1)
        if len(self._seen) > 1000:
            self._seen.clear()
        if count < self._alike:
            return True
        _, before = self._held.get(kind, (None, -1))
        self._held[kind] = (record, before + 1)
        if before < 0:
            self._later(max(0.0, since + self._seconds - now), lambda: self._sum_up(kind))
        return False

    def _sum_up(self, kind: tuple[str, str]) -> None:
        """Log the number of held records when their time is over, even if none follows."""
        last, before = self._held.pop(kind)
        if before:
            last.msg = f"{last.msg} (and {before} more like it)"
        last.summed_up = True
        logging.getLogger(last.name).handle(last)


class Line(logging.Formatter):
    """Formats an event as one line, in UTC; its content cannot begin another line."""

    def __init__(self) -> None:
        super().__init__("%(asctime)sZ %(levelname)-7s %(name)s %(message)s", "%Y-%m-%dT%H:%M:%S")

    def converter(self, seconds: float | None) -> time.struct_time:
        return time.gmtime(seconds)

    def format(self, record: logging.LogRecord) -> str:
        first, *rest = super().format(record).split("\n")
        return "\n    ".join([first, *rest])


def write_logs(settings: ServeSettings) -> None:
    """Log everything from the chosen level on to standard error, with a line for each request if configured."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line())
    handler.addFilter(Sparing())
    for name in ("flambeur", "uvicorn", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(settings.log_level.upper())
    logging.getLogger(ACCESS).setLevel("INFO" if settings.access_log else "ERROR")
