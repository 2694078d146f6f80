"""Where machine code is stored on disk, whether it is there already, and which of it is removed.

Works without Numba and without importing it. Code has a name (`code_loader.load`).
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

_FOLDER = "FLAMBEUR_CACHE"
"""An environment variable that names another folder for what can be made again."""
RECENT, OLD = 24 * 3600.0, 30 * 24 * 3600.0
"""Seconds since code was last used: until the first it is never thrown away, after the second always."""
MOST_FOLDERS = 12
"""Folders of code that are kept beside those used recently: other versions, environments and checkouts."""


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
    return _all_code() / sources.hexdigest()


def _all_code() -> Path:
    return user_cache() / "flambeur" / "kernels"


def user_cache() -> Path:
    """The folder for things that can be made again, as the operating system has it."""
    if named := os.environ.get(_FOLDER):
        return Path(named).absolute()
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if sys.platform == "darwin":
        return home / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")


def is_kept(name: str) -> bool:
    """Whether the code of that name is on disk."""
    return _mark(name, "ready").exists()


def note_kept(name: str) -> None:
    """The code of that name is on disk from now on; nothing happens where nothing can be written."""
    with suppress(OSError):
        _mark(name, "ready").parent.mkdir(parents=True, exist_ok=True)
        _mark(name, "ready").touch()


def _mark(name: str, kind: str) -> Path:
    return code_folder(package_of(name)) / f"{name.replace(':', '.')}.{kind}"


def package_of(name: str) -> str:
    """The package above the kernels that code is from, empty for the kernels and for what is none of ours."""
    ours, _, rest = name.partition(".")
    package = rest.partition(".")[0]
    return package if ours == __name__.partition(".")[0] and package != Path(__file__).parent.name else ""


@contextmanager
def one_at_a_time(name: str) -> Iterator[None]:
    """Hold back other processes that want to compile the same; they find it on disk afterwards."""
    if sys.platform == "win32":
        yield
        return
    from fcntl import LOCK_EX, flock

    try:
        _mark(name, "lock").parent.mkdir(parents=True, exist_ok=True)
        lock = _mark(name, "lock").open("w")
    except OSError:  # nothing can be kept here, so there is nothing to wait for
        yield
        return
    with lock:
        flock(lock, LOCK_EX)
        yield


def forget_unused(*packages: str) -> None:
    """Throw away folders of code that have not been used for long, or are too many; never those of these packages.

    A folder is renamed first. So several processes may do this at once, and one that still looks for code in it finds
    nothing, rather than half of it, and compiles it again.
    """
    ours = {code_folder(package) for package in packages}
    found = [(used, folder) for folder in _folders() if folder not in ours and (used := _last_used(folder)) is not None]
    now = time.time()
    for place, (used, folder) in enumerate(sorted(found, reverse=True)):
        if now - used > (OLD if place < MOST_FOLDERS else RECENT):
            gone = folder.with_name(f".{folder.name}.{os.getpid()}")
            with suppress(OSError):
                folder.rename(gone)
                shutil.rmtree(gone)


def _folders() -> list[Path]:
    try:
        return [path for path in _all_code().iterdir() if path.is_dir()]
    except OSError:
        return []


def _last_used(folder: Path) -> float | None:
    """When code of a folder was last loaded or written (`code_cache` notes it); None if it has gone meanwhile."""
    try:
        return folder.stat().st_mtime
    except OSError:
        return None
