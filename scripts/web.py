"""Builds the browser client into the package when its sources have changed.

Lessons and puzzles are set up by the rules and written down for it first, in every language.

Uses the machine's Node when that is new enough and otherwise the one that `.venv`, or the environment in which a wheel
is being built, brings along.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "flambeur"
TEXTS = PACKAGE / "texts"
BUILT = PACKAGE / "web_dist"
SCENES = WEB / "src" / "scenes" / "made"
"""What is played beforehand and shown without a server, a folder for each maker."""
MAKERS = ("lessons", "puzzles")
"""Packages that write scenes when they are run with a folder."""
MADE_BY = (
    "analysis",
    "bots",
    "coach",
    "engine",
    "fairness",
    "games",
    "kernels",
    "protocol",
    "scenes",
    "wording",
    *MAKERS,
)
"""Where the code is that decides what they write."""
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".flambeur-installed"
"""What they were fetched for."""
STAMP = WEB / "built.stamp"
"""What the built client was made from; it travels with a source distribution, so that nobody builds it again."""

OLDEST_NODE = (20, 19)  # what Vite asks for
NOT_SOURCES = {SCENES.name, "node_modules", "test-results", "coverage"}


class BuildFailed(Exception):
    """Says in one sentence which step failed."""


def has_node() -> bool:
    """Whether the `node` and `npm` that are found first are new enough."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", answer)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def node_path() -> str:
    """A PATH on which `node` and `npm` are found and new enough."""
    path = os.environ.get("PATH", os.defpath)
    return path if has_node() else f"{Path(sys.prefix) / 'bin'}{os.pathsep}{path}"


def npm(*arguments: str) -> None:
    path = node_path()
    command = [shutil.which("npm", path=path) or "npm", *arguments]
    # Node trusts only its own list of authorities unless told so; pip trusts the machine's, and so shall npm.
    environment = {"NODE_USE_SYSTEM_CA": "1", "NPM_CONFIG_UPDATE_NOTIFIER": "false", **os.environ, "PATH": path}
    done = subprocess.run(command, cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise BuildFailed(f"The browser client could not be built: npm {' '.join(arguments)} failed.")


def sources() -> Iterator[Path]:
    """All files that the built client depends on: its own, and the texts it shares with the package."""
    for folder, below, names in os.walk(WEB):
        below[:] = sorted(set(below) - NOT_SOURCES)
        yield from (Path(folder) / name for name in sorted(names) if name != STAMP.name)
    yield from sorted(TEXTS.rglob("*.ftl"))


def scene_sources() -> Iterator[Path]:
    """All files that scenes depend on."""
    for folder in MADE_BY:
        yield from sorted((PACKAGE / folder).rglob("*.py"))
    for kind in ("*.board", "*.jsonl"):
        yield from sorted(PACKAGE.rglob(kind))
    yield from sorted(TEXTS.rglob("*.ftl"))


def fingerprint(files: Iterator[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        digest.update(f"{file.relative_to(ROOT)} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def is_stamped(stamp: Path, text: str) -> bool:
    return stamp.is_file() and stamp.read_text() == text


def wanted_modules() -> str:
    return fingerprint(iter([WEB / "package.json", WEB / "package-lock.json"]))


def is_installed() -> bool:
    return is_stamped(INSTALLED, wanted_modules())


def install() -> None:
    if not is_installed():
        print("Fetching what the browser table is built with ...", flush=True)
        npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error")
        INSTALLED.write_text(wanted_modules())


def stamped() -> tuple[str, ...]:
    """What the client was built from, as digests: its sources, those of the scenes, and the scenes themselves."""
    return tuple(STAMP.read_text().split()) if STAMP.is_file() and (BUILT / "index.html").is_file() else ()


def is_built() -> bool:
    return stamped()[:2] == (fingerprint(sources()), fingerprint(scene_sources()))


def make_scenes() -> None:
    """Have every maker write its scenes. Raises BuildFailed."""
    # The package beside this comes first, installed or not. pip's isolated builds find their requirements through the
    # rest of the path.
    paths = [str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    for maker in MAKERS:
        command = [sys.executable, "-m", f"flambeur.{maker}", str(SCENES / maker)]
        if subprocess.run(command, env=environment, check=False).returncode:
            raise BuildFailed(f"The {maker} of the browser client could not be written.")


def build() -> None:
    """Build the client from its sources as they are now, unless that is done already. Raises BuildFailed."""
    if is_built():  # then the folder need not be writable
        return
    with alone():
        if not is_built():
            _build()


def _build() -> None:
    client, rules = fingerprint(sources()), fingerprint(scene_sources())
    make_scenes()
    scenes = fingerprint(iter(sorted(SCENES.rglob("*.json"))))
    if stamped()[::2] != (client, scenes):  # other rules often come to the same scenes
        install()
        print("Building the browser table ...", flush=True)
        npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(f"{client}\n{rules}\n{scenes}\n")


@contextmanager
def alone() -> Iterator[None]:
    """Let a second build at the same time wait until the first has done the work.

    Raises BuildFailed also for what the operating system refuses meanwhile, such as writing into the folder.
    """
    try:
        with (ROOT / ".venv-web.lock").open("w") as gate:
            if sys.platform != "win32":
                fcntl.flock(gate, fcntl.LOCK_EX)
            yield
    except OSError as failure:
        raise BuildFailed(f"The browser client could not be built in {ROOT}: {failure}") from failure


def main() -> int:
    try:
        if not is_installed():
            with alone():
                install()
        build()
    except BuildFailed as failure:
        print(failure, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
