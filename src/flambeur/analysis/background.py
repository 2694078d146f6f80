"""Prepare something once, in the background."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

log = logging.getLogger("flambeur.analysis")


class BackgroundLoad:
    """Runs `prepare` on first use. If it fails, the load is never ready, and the log says so."""

    def __init__(self, name: str, prepare: Callable[[], object]) -> None:
        self._name = name
        self._prepare = prepare
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._done = threading.Event()
        self._fine = False

    def asked(self, *, wait: bool) -> bool:
        """Whether it is ready now, or, if one waits, whether it could be made ready at all."""
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name=f"ready-{self._name}", daemon=True)
                self._thread.start()
        if wait:
            self._done.wait()
        return self._fine

    def begin(self, seconds: float) -> bool:
        """Have it made ready, and wait for that so long and no longer; whether that is over, for better or worse."""
        self.asked(wait=False)
        return self._done.wait(seconds)

    def _run(self) -> None:
        try:
            self._prepare()
            self._fine = True
        except Exception as error:  # callers do without
            log.warning("%s could not be made ready: %s", self._name, type(error).__name__)
        finally:
            self._done.set()
