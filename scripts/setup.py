"""Virtual environments from lock files: made when missing, brought up to date when a lock has changed.

Runs on a bare Python, before anything is installed.
"""

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class SetupFailed(Exception):
    """Says in one sentence what is missing and what to do about it."""


@dataclass(frozen=True)
class Environment:
    """A virtual environment in the project's folder."""

    folder: str
    lock: str
    holds_flambeur: bool
    larger: "Environment | None" = None
    """Another one in the same folder that holds all of this one: where it is current, so is this."""

    @property
    def path(self) -> Path:
        return ROOT / self.folder

    @property
    def python(self) -> Path:
        return self.path / "bin" / "python"

    def fingerprint(self) -> str:
        """Everything that decides what is installed, and where: a moved folder has to be set up again."""
        sources = [self.lock, "pyproject.toml"] if self.holds_flambeur else [self.lock]
        digest = hashlib.sha256(str(self.path).encode())
        for name in sources:
            digest.update((ROOT / name).read_bytes())
        return digest.hexdigest()

    def is_current(self) -> bool:
        stamp = self.path / "stamp"
        if stamp.is_file() and stamp.read_text() == self.fingerprint() and runs(self.python):
            return True
        return self.larger is not None and self.larger.is_current()

    def ensure(self) -> None:
        """Set the environment up if it is not current. Raises SetupFailed."""
        if self.is_current():
            return
        # Two makes at once: the second one waits and then finds the work done.
        with (ROOT / f"{self.folder}.lock").open("w") as gate:
            fcntl.flock(gate, fcntl.LOCK_EX)
            if not self.is_current():
                self._build()

    def _build(self) -> None:
        fingerprint = self.fingerprint()
        (self.path / "stamp").unlink(missing_ok=True)
        if not self._is_usable():
            print(f"Making {self.folder} with Python {sys.version.split()[0]} ...", flush=True)
            need_ensurepip()
            call(base_python(), "-m", "venv", "--clear", str(self.path))
        print(f"Installing {self.lock} into {self.folder} ...", flush=True)
        self._pip("install", "--no-deps", "--require-hashes", "-r", self.lock)
        if self.holds_flambeur:
            self._pip("install", "--no-deps", "--no-build-isolation", "--editable", ".")
        (self.path / "stamp").write_text(fingerprint)

    def _is_usable(self) -> bool:
        """Its pip runs, and its commands, which hold their own path, have not been moved."""
        activate = self.path / "bin" / "activate"
        if not activate.is_file() or str(self.path) not in activate.read_text():
            return False
        return runs(self.python, "-m", "pip")

    def _pip(self, *arguments: str) -> None:
        quietly = ("-qq", "--disable-pip-version-check", "--no-input")
        call(str(self.python), "-m", "pip", *quietly, *arguments)


DEVELOPMENT = Environment(".venv", "requirements-dev.lock", holds_flambeur=True)
PLAY = Environment(".venv", "requirements-play.lock", holds_flambeur=True, larger=DEVELOPMENT)
"""What `make play` needs: nobody should fetch test tools and clusters to roll a few dice."""


def runs(python: Path, *arguments: str) -> bool:
    if not python.exists():
        return False
    done = subprocess.run([python, *(arguments or ("-c", ""))], capture_output=True, check=False)
    return done.returncode == 0


def call(*command: str) -> None:
    """Run a command in the project's folder; its own messages come first, then our sentence."""
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise SetupFailed(f"Setting up stopped because this failed: {' '.join(command)}")


def base_python() -> str:
    """The Python that environments are made from, also when this runs inside one of them."""
    return str(getattr(sys, "_base_executable", sys.executable))


def need_ensurepip() -> None:
    """Debian keeps the parts that make virtual environments in a package of their own."""
    if importlib.util.find_spec("ensurepip"):
        return
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Installing {package} ...", flush=True)
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        call("apt-get", "update", "-qq")
        call("apt-get", "install", "-y", "-qq", package)
        importlib.invalidate_caches()
        if importlib.util.find_spec("ensurepip"):
            return
    raise SetupFailed(
        f"{sys.executable} cannot make virtual environments: install {package} (Debian: as root, "
        f"apt-get install {package}), or name another Python with make PYTHON=/path/to/python3."
    )


def main() -> int:
    wanted = PLAY if "play" in sys.argv[1:] else DEVELOPMENT
    if "--check" in sys.argv[1:]:
        return 0 if wanted.is_current() else 1
    try:
        wanted.ensure()
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 2
    except OSError as failure:
        print(f"Setting up stopped because {ROOT} cannot be written: {failure}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
