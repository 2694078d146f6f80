"""Getting compiled rules ready in the background.

Compiling takes seconds on a cold machine. It is done once, in a process of its own at low priority, which leaves the
machine code on disk; then this process loads it in a thread. Until then `Warmth.ready` is False, and whoever asks is
served by the reference engine. Where nothing can be kept on disk, the thread compiles by itself.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from contextlib import suppress
from importlib import import_module
from types import ModuleType

from flambeur.kernels.keeping import is_kept

_LIMIT = 600.0
"""Seconds that compiling may take before this process gives up waiting for the other one."""


class Warmth:
    """The compiled rules of one kind of table, cold at first. `failure` says why they never became ready."""

    def __init__(self, rules: str) -> None:
        self.rules = rules
        self.failure = ""
        self._done = threading.Event()
        self._begun = threading.Lock()
        self._thread: threading.Thread | None = None
        self._module: ModuleType | None = None

    @property
    def ready(self) -> bool:
        return self._module is not None

    @property
    def module(self) -> ModuleType:
        """The compiled rules; only once they are ready."""
        assert self._module is not None
        return self._module

    def begin(self) -> None:
        """Begin to get ready, unless that has begun before; returns at once."""
        with self._begun:
            if self._thread is None:
                self._thread = threading.Thread(target=self._warm, name=f"kernels-{self.rules}", daemon=True)
                self._thread.start()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until the rules are ready or have failed to be; whether they are ready."""
        self.begin()
        self._done.wait(seconds)
        return self.ready

    def _warm(self) -> None:
        try:
            if not is_kept(self.rules):
                compile_elsewhere(self.rules)
            self._module = load(self.rules)
        except Exception as error:  # whatever it was, the reference engine goes on serving
            self.failure = f"{type(error).__name__}: {error}"
        finally:
            self._done.set()


def compile_elsewhere(rules: str) -> None:
    """Have the rules compiled by a process of its own; if that comes to nothing, they will be compiled here."""
    command = [sys.executable, "-m", "flambeur.kernels", rules]
    with suppress(OSError, subprocess.TimeoutExpired):
        subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=_LIMIT, check=False)


def load(rules: str) -> ModuleType:
    """The module of some compiled rules, all of it compiled or loaded from disk."""
    module = import_module(f"flambeur.kernels.{rules}.game")
    module.play.compile(import_module("flambeur.kernels.playing").PLAY)
    return module


_warmths: dict[str, Warmth] = {}


def warmth(rules: str) -> Warmth:
    """The one `Warmth` of these rules in this process."""
    return _warmths.setdefault(rules, Warmth(rules))
