"""What a server writes down about itself: levels, one line an event, and never the same trouble a thousand times."""

from __future__ import annotations

import logging
import sys
import time

from flambeur.server.settings import ServeSettings

ACCESS = "flambeur.access"
ALIKE, SECONDS = 5, 10.0
"""How many lines of one kind are written within so many seconds; the others are only counted."""


class Sparing(logging.Filter):
    """Lets only so many warnings and errors of one kind pass, and says how many did not."""

    def __init__(self, alike: int = ALIKE, seconds: float = SECONDS) -> None:
        super().__init__()
        self._alike = alike
        self._seconds = seconds
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind, now = (record.name, str(record.msg)), time.monotonic()
        since, count = self._seen.get(kind, (now, 0))
        if now - since >= self._seconds:
            if count > self._alike:
                record.msg = f"{record.msg} (and {count - self._alike} more like it)"
            since, count = now, 0
        self._seen[kind] = (since, count + 1)
        if len(self._seen) > 1000:
            self._seen.clear()
        return count < self._alike


class Line(logging.Formatter):
    """One line an event, in UTC; whatever it is about cannot begin a line of its own."""

    def __init__(self) -> None:
        super().__init__("%(asctime)sZ %(levelname)-7s %(name)s %(message)s", "%Y-%m-%dT%H:%M:%S")

    def converter(self, seconds: float | None) -> time.struct_time:
        return time.gmtime(seconds)

    def format(self, record: logging.LogRecord) -> str:
        first, *rest = super().format(record).split("\n")
        return "\n    ".join([first, *rest])


def write_logs(settings: ServeSettings) -> None:
    """Send everything from the chosen level on to standard error, with a line for every request if that is wanted."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line())
    handler.addFilter(Sparing())
    for name in ("flambeur", "uvicorn", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(settings.log_level.upper())
    logging.getLogger(ACCESS).setLevel("INFO" if settings.access_log else "ERROR")
