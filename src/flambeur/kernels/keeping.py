"""Where machine code is kept on disk, and whether it is there already. Works without Numba and without importing it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

_FOLDER = "FLAMBEUR_CACHE"
"""An environment variable that names another folder for what can be made again."""


def has_numba() -> bool:
    """Whether kernels can be compiled here at all."""
    return bool(numba_version())


@cache
def numba_version() -> str:
    """The version of Numba, empty without it."""
    try:
        return version("numba")
    except PackageNotFoundError:
        return ""


@cache
def code_folder(package: str = "") -> Path:
    """Where the machine code of these very sources is kept: the kernels', or those of a package above them.

    Numba notices when the file of a function has changed, not when one of those it calls has: so all sources of
    the kernels, and of that package, and the versions of Python and Numba, are in the name. So is where they lie, by
    which Numba finds its code: what another installation has compiled is none of ours.
    """
    here = Path(__file__).parent
    sources = blake2b(f"{sys.version_info[:3]} {numba_version()} {here}".encode(), digest_size=8)
    for folder in (here, here.parent / package) if package else (here,):
        for path in sorted(folder.rglob("*.py")):
            sources.update(path.read_bytes())
    return user_cache() / "flambeur" / "kernels" / sources.hexdigest()


def user_cache() -> Path:
    """The folder for things that can be made again, as the operating system has it."""
    if named := os.environ.get(_FOLDER):
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if sys.platform == "darwin":
        return home / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")


def is_kept(rules: str) -> bool:
    """Whether the compiled rules of that name are all on disk."""
    return (code_folder() / f"{rules}.ready").exists()


def note_kept(rules: str) -> None:
    """The compiled rules of that name are all on disk from now on; nothing happens where nothing can be written."""
    with suppress(OSError):
        code_folder().mkdir(parents=True, exist_ok=True)
        (code_folder() / f"{rules}.ready").touch()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold back other processes that want to compile the same; they find it on disk afterwards."""
    if sys.platform == "win32":
        yield
        return
    from fcntl import LOCK_EX, flock

    try:
        code_folder().mkdir(parents=True, exist_ok=True)
        lock = (code_folder() / "lock").open("w")
    except OSError:  # nothing can be kept here, so there is nothing to wait for
        yield
        return
    with lock:
        flock(lock, LOCK_EX)
        yield
