"""The Pythons that Flambeur can be tried with: those of the machine, and those that Debian's archive has beside them.

Runs on a bare Python.
"""

import os
import pwd
import shutil
import subprocess
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from scripts.setup import SetupFailed

SUPPORTED = ((3, 11), (3, 12), (3, 13), (3, 14))
Version = tuple[int, ...]

SUITE = "testing"
"""Newer than what most machines run, and so where the newest Pythons are."""
KEYS = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
WHEELS = "/usr/share/python-wheels/"
NEEDED = "import ctypes, ensurepip, sqlite3, ssl, venv, zlib"
"""What an unpacked Python must be able to do before anything is judged by it."""
TOLD = "import sys; print(*sys.version_info[:3], getattr(sys, '_base_executable', sys.executable), sep='\\n')"
"""Prints what an interpreter is, also from inside a virtual environment or from behind a script of pyenv."""


@dataclass(frozen=True)
class Interpreter:
    """A Python and where it is."""

    version: Version
    path: Path

    @property
    def minor(self) -> Version:
        return self.version[:2]

    def __str__(self) -> str:
        return ".".join(map(str, self.version))


def ask(path: str | Path) -> Interpreter | None:
    """What is at a path, or None where no Python runs."""
    try:
        done = subprocess.run([path, "-c", TOLD], capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    if done.returncode:
        return None
    *version, base = done.stdout.splitlines()
    return Interpreter(tuple(map(int, version)), Path(base))


def _candidates() -> Iterator[Path]:
    """Where Pythons may be: the search path, the system's own folders, and pyenv's, with what pyenv has installed."""
    folders = [Path(folder) for folder in os.environ.get("PATH", os.defpath).split(os.pathsep) if folder]
    pyenv = [home / ".pyenv" for home in _homes()] + [folder.parent for folder in folders if folder.name == "shims"]
    folders += [Path("/usr/local/bin"), Path("/usr/bin")]
    for root in pyenv:
        if os.access(root / "versions", os.R_OK | os.X_OK):
            folders += sorted((root / "versions").glob("*/bin"))
    for folder in dict.fromkeys(folders):
        for minor in SUPPORTED:
            if found := shutil.which("python" + ".".join(map(str, minor)), path=str(folder)):
                yield Path(found)


def _homes() -> Iterator[Path]:
    """The user's home, and the one of the account where HOME names another."""
    yield Path.home()
    with suppress(KeyError):  # a container may run under a number that has no account
        yield Path(pwd.getpwuid(os.getuid()).pw_dir)


def can_make_venvs(interpreter: Interpreter) -> bool:
    """Whether it can make virtual environments; Debian has that in a package of its own, which root may install."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        return True
    try:
        done = subprocess.run([interpreter.path, "-c", "import ensurepip, venv"], capture_output=True, check=False)
    except OSError:  # it cannot be run at all
        return False
    return done.returncode == 0


def one_for_each(
    found: Iterable[Interpreter], able: Callable[[Interpreter], bool] = lambda _: True
) -> dict[Version, Interpreter]:
    """The oldest release of every supported version: it has the fewest of the newer things.

    The oldest that is `able`, that is; where none is, the oldest.
    """
    releases: dict[Version, list[Interpreter]] = {}
    for interpreter in sorted(found, key=lambda each: each.version):
        if interpreter.minor in SUPPORTED:
            releases.setdefault(interpreter.minor, []).append(interpreter)
    return {minor: next(filter(able, known), known[0]) for minor, known in releases.items()}


def on_this_machine() -> dict[Version, Interpreter]:
    return one_for_each((found for path in _candidates() if (found := ask(path))), can_make_venvs)


def from_debian(minor: Version, folder: Path) -> Interpreter | None:
    """Debian's Python of a version, unpacked into a folder; None where it cannot be had.

    Nothing of the machine changes, and nobody has to be root: the C library and what else it needs lie beside it.
    """
    if not (shutil.which("apt-get") and shutil.which("dpkg-deb") and KEYS.is_file()):
        return None
    name = "python" + ".".join(map(str, minor))
    try:
        program = _unpack(name, folder)
    except (SetupFailed, OSError, ValueError) as failure:
        print(f"Debian's {name} cannot be tried here: {failure}", flush=True)
        return None
    whole = subprocess.run([program, "-c", NEEDED], capture_output=True, text=True, check=False)
    return ask(program) if whole.returncode == 0 else None


def _unpack(name: str, folder: Path) -> Path:
    """A Python with all that it needs beside it. Raises SetupFailed, or ValueError for another layout."""
    root = folder / name
    for package in _download(name, folder / "archive"):
        _call("dpkg-deb", "-x", package, root)
    program = root / "usr" / "bin" / name
    (loader,) = {path.resolve() for path in root.glob("usr/lib*/ld-linux-*.so.*")}
    (libraries,) = root.glob("usr/lib/*-linux-gnu")
    program.rename(program.with_suffix(".bin"))
    # It must not meet the machine's older C library. Its own name lets it find a virtual environment.
    started = f'exec "{loader}" --argv0 "$0" --library-path "{libraries}" "{program.with_suffix(".bin")}" "$@"'
    program.write_text(f"#!/bin/sh\n{started}\n")
    program.chmod(0o755)
    for facts in root.glob(f"usr/lib/{name}/_sysconfigdata*.py"):
        # Where it finds the pip that it puts into virtual environments.
        facts.write_text(facts.read_text().replace(f"'{WHEELS}", f"'{root}{WHEELS}"))
    return program


def _archive() -> str:
    """Where this machine gets its Debian packages from. Raises SetupFailed."""
    form = "$(ORIGIN)|$(LABEL)|$(REPO_URI)"  # the security archive has a label of its own
    for line in _call("apt-get", "indextargets", "--format", form, "Created-By: Packages").splitlines():
        origin, label, address = line.split("|", 2)
        if origin == label == "Debian":
            return address
    raise SetupFailed("apt-get has no lists of Debian's archive")


def _download(name: str, folder: Path) -> list[Path]:
    """The packages of a Python and of all that it needs, checked against Debian's keys. Raises SetupFailed."""
    source, lists, cache = folder / "sources.list", folder / "lists", folder / "cache"
    options = []
    for key, value in (("Etc::sourcelist", source), ("Etc::sourceparts", "-"), ("State::lists", lists)):
        options += ["-o", f"Dir::{key}={value}"]
    options += ["-o", f"Dir::Cache={cache}", "-o", "APT::Sandbox::User="]
    if not source.exists():
        for made in (lists / "partial", cache / "archives" / "partial"):
            made.mkdir(parents=True)
        source.write_text(f"deb [signed-by={KEYS}] {_archive()} {SUITE} main\n")
        _call("apt-get", "-qq", *options, "update")
    unwanted = ("recommends", "suggests", "conflicts", "breaks", "replaces", "enhances")
    closure = ["apt-cache", *options, "depends", "--recurse", *(f"--no-{each}" for each in unwanted), f"{name}-venv"]
    needed = [line for line in _call(*closure).splitlines() if line.startswith(("lib", "zlib", "python3"))]
    packages = folder / name
    packages.mkdir()
    # Compiled packages expect the C++ library of the machine, too.
    _call("apt-get", "-qq", *options, "download", name, "libstdc++6", *needed, cwd=packages)
    return sorted(packages.glob("*.deb"))


def _call(*command: str | Path, cwd: Path | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetupFailed(f"{command[0]} failed: {done.stderr.strip()[-400:]}")
    return done.stdout
