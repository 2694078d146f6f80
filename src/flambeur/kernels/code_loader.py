"""Load compiled rules in the background.

The first compilation takes seconds. A separate process at low priority does it once and stores the machine code on
disk; then this process loads it in a thread. Until then `CompiledRules.ready` is False, and the reference engine plays.
If nothing can be stored on disk, the thread compiles by itself. Packages above the kernels load their code in the same
way. Two processes compile at once, in the order of the requests.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from contextlib import suppress
from functools import cache
from importlib import import_module
from types import ModuleType

from flambeur.kernels.code_files import is_kept

_LIMIT = 600.0
"""Seconds that compiling may take before this process gives up waiting for the other one."""
_compilers = threading.BoundedSemaphore(min(2, os.cpu_count() or 1))


class CompiledRules:
    """The compiled rules of one kind of table, not loaded at first. `failure` says why they never became ready."""

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
            self._module = obtain(self.rules)
        except Exception as error:  # whatever it was, the reference engine goes on serving
            self.failure = f"{type(error).__name__}: {error}"
        finally:
            self._done.set()


def obtain(name: str) -> ModuleType:
    """Have some code compiled if it is not on disk yet, and load it; returns when it can be used."""
    if not is_kept(name):
        with _compilers:
            compile_elsewhere(name)
    return load(name)


@cache
def have(name: str) -> None:
    """Wait until this process can use some code: before a clock begins that is meant for thinking."""
    obtain(name)


def compile_elsewhere(name: str) -> None:
    """Have code compiled by a process of its own; if that comes to nothing, it will be compiled here."""
    command = [sys.executable, "-m", "flambeur.kernels", name]
    with suppress(OSError, subprocess.TimeoutExpired):
        subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=_LIMIT, check=False)


def load(name: str) -> ModuleType:
    """The module of some code, all of it compiled here or loaded from disk.

    The name is that of a module of rules (`game_loop`), or "module:function" of a function that uses all of its code.
    """
    place, _, unit = name.partition(":")
    module = import_module(place)
    if unit:
        getattr(module, unit)()
    else:
        module.play.compile(import_module("flambeur.kernels.game_loop").PLAY)
    return module


_compiled_rules: dict[str, CompiledRules] = {}


def compiled_rules(rules: str) -> CompiledRules:
    """The one `CompiledRules` of these rules in this process."""
    return _compiled_rules.setdefault(rules, CompiledRules(rules))
