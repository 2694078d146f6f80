"""Getting something ready in the background, once."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

log = logging.getLogger("flambeur.bots")


class Ready:
    """What `prepare` makes ready: begun when first asked for. What fails is never ready, and said in the log."""

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

    def begin(self, seconds: float) -> None:
        """Have it made ready, and wait for that so long and no longer."""
        self.asked(wait=False)
        self._done.wait(seconds)

    def _run(self) -> None:
        try:
            self._prepare()
            self._fine = True
        except Exception as error:  # whoever asks does without
            log.warning("%s could not be made ready: %s", self._name, type(error).__name__)
        finally:
            self._done.set()
