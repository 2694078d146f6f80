"""Install and use a commit as a new user would, with every supported Python: scripts/fresh.sh [COMMIT].

For each Python the commit is cloned into a temporary folder, with a home of its own and nothing in the environment but
PATH. There `pip install .` runs in a new virtual environment; then the browser table is opened and one move is played,
`flambeur odds` and a league run, and with the oldest and the newest Python some of the tests. The newest has the newest
pip and must do without the machine's Node. Pythons that the machine lacks are taken from Debian where possible. The
downloads of pip and npm are shared.

PYTHONS names the interpreters to try instead, with spaces between them. Runs on a bare Python.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from scripts.interpreters import (
    SUPPORTED,
    Interpreter,
    Version,
    ask,
    can_make_venvs,
    from_debian,
    on_this_machine,
    one_for_each,
)
from scripts.web import has_node

ROOT = Path(__file__).resolve().parent.parent
AT_ONCE = 2
LONGEST = 1200
"""Seconds for a step; a machine that has other things to do is no failure."""
NODE = frozenset({"node", "nodejs", "npm", "npx", "corepack"})
EXPECTED = 480
"""Seconds for all of them on two quiet cores; more is worth a look."""
MISSING = "not on this machine"
POSITION = (
    "kragen players=3 | agenda=(rounds,turns,begin) round=1 starter=2 turn=2 played=0 "
    "bags=((3,4,5),(3,4,5),(3,4,5)) tokens=(7,7,7) results=(0,0,0)"
)
SAMPLE = ("tests/rules", "tests/engine/test_notation.py", "tests/engine/test_record.py")


class StepFailed(Exception):
    """Names the step."""


@dataclass
class Row:
    """What came of one Python."""

    python: str
    verdict: str
    pip: str = ""
    node: str = ""
    seconds: float | None = None
    megabytes: float | None = None

    def cells(self) -> tuple[str, ...]:
        numbers = ("" if number is None else f"{number:.0f}" for number in (self.seconds, self.megabytes))
        return self.python, self.pip, self.node, *numbers, self.verdict


HEAD = ("Python", "pip", "Node", "seconds", "megabytes", "verdict")
PASSED = "passed"


def table(rows: list[Row]) -> str:
    """The rows under their head, in columns."""
    lines = [HEAD, *(row.cells() for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join("  ".join(map(str.ljust, line, widths)).rstrip() for line in lines)


def verdict(rows: list[Row]) -> int:
    """The exit code: 0 when a Python was there and none failed."""
    tried = [row for row in rows if row.verdict != MISSING]
    return 0 if tried and all(row.verdict == PASSED for row in tried) else 1


def summary(rows: list[Row], seconds: float) -> str:
    """The last line: how long it took, whether that was too long, and which Pythons were not tried."""
    told = f"{seconds:.0f} seconds in all"
    if seconds > EXPECTED:
        told += f", more than the {EXPECTED} that two quiet cores need"
    if missing := [row.python for row in rows if row.verdict == MISSING]:
        told += f"; not tried, because {MISSING}: Python {', '.join(missing)}"
    return told


@dataclass
class Trial:
    """One Python, in a folder of its own."""

    interpreter: Interpreter
    folder: Path
    commit: str
    caches: Path
    path: str
    tests: bool = False
    newest_pip: bool = False
    own_node: bool = False
    """Whether the page must be built with the Node that the build asks for."""
    log: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.home, self.clone, self.venv = (self.folder / name for name in ("home", "clone", "venv"))
        self.python, self.flambeur = (self.venv / "bin" / name for name in ("python", "flambeur"))

    def run(self) -> Row:
        row = Row(str(self.interpreter), PASSED, node="its own" if self.own_node else "the machine's")
        began = time.monotonic()
        try:
            self._steps(row)
        except StepFailed as failure:
            row.verdict = f"failed: {failure}"
        row.seconds = time.monotonic() - began
        if self.venv.is_dir():
            row.megabytes = sum(file.lstat().st_size for file in self.venv.rglob("*")) / 1e6
        shutil.rmtree(self.folder, ignore_errors=True)
        print(f"Python {row.python}: {row.verdict}", flush=True)
        return row

    def _steps(self, row: Row) -> None:
        self._make_home()
        self._step("git clone", "git", "clone", "-q", ROOT, self.clone)
        self._step("git checkout", "git", "checkout", "-q", self.commit, cwd=self.clone)
        self._make_venv()
        if self.newest_pip:
            self._step("newest pip", self.python, "-m", "pip", "install", "-q", "--upgrade", "pip")
        row.pip = self._step("pip", self.python, "-m", "pip", "--version").split()[1]
        self._step("pip install .", self.python, "-m", "pip", "install", ".", cwd=self.clone)
        visit = self.clone / "scripts" / "first_visit.py"
        self._step("first visit", self.python, "-P", visit, self.flambeur)
        self._step("odds", self.flambeur, "odds", POSITION, "--ms", "500")
        league = ("league", "vegas", "--players", "2", "--bots", "random,greedy", "--rounds", "1")
        self._step("league", self.flambeur, *league)
        if self.tests:
            self._step("pytest", self.python, "-m", "pip", "install", "-q", "pytest", "hypothesis")
            self._step("tests", self.python, "-m", "pytest", "-q", *SAMPLE, cwd=self.clone)

    def _make_home(self) -> None:
        """A home that has nothing in it but what pip and npm may share."""
        for shared, place in (("pip", ".cache/pip"), ("npm", ".npm")):
            (self.caches / shared).mkdir(exist_ok=True)
            (self.home / place).parent.mkdir(parents=True, exist_ok=True)
            (self.home / place).symlink_to(self.caches / shared)
        # The sources may belong to another user.
        (self.home / ".gitconfig").write_text("[safe]\n\tdirectory = *\n")

    def _make_venv(self) -> None:
        python = self.interpreter.path
        self._step("ensurepip", python, "-c", "from scripts import setup; setup.need_ensurepip()", cwd=self.clone)
        self._step("venv", python, "-m", "venv", self.venv)

    def _step(self, name: str, *command: str | Path, cwd: Path | None = None) -> str:
        """Run a command in the empty environment. Raises StepFailed; the log has what it printed."""
        began = time.monotonic()
        try:
            done = subprocess.run(
                [str(word) for word in command],
                cwd=cwd or self.home,
                env={"PATH": self.path, "HOME": str(self.home)},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                timeout=LONGEST,
                check=False,
            )
        except subprocess.TimeoutExpired as late:
            self.log.append(f"{late.output!r}")
            raise StepFailed(f"{name} (not done after {LONGEST} s)") from None
        seconds = time.monotonic() - began
        if seconds >= 1:
            print(f"Python {self.interpreter}: {name}, {seconds:.0f} s", flush=True)
        if done.returncode:
            self.log.append(done.stdout)
            raise StepFailed(name)
        return done.stdout


def path_without_node(path: str, folder: Path) -> str:
    """A search path on which everything is but Node: a folder of links."""
    folder.mkdir()
    for place in path.split(os.pathsep):
        if not os.access(place or ".", os.R_OK | os.X_OK):
            continue
        for file in Path(place).iterdir():
            link = folder / file.name
            if file.name not in NODE and not link.is_symlink():
                link.symlink_to(file)
    return str(folder)


def interpreters(folder: Path) -> dict[Version, Interpreter]:
    """Those that PYTHONS names, else those of the machine and what else can be had."""
    if named := os.environ.get("PYTHONS", "").split():
        asked = {path: ask(path) for path in named}
        if strange := [path for path, answer in asked.items() if answer is None]:
            raise SystemExit(f"PYTHONS names what is not a Python: {' '.join(strange)}")
        return one_for_each(answer for answer in asked.values() if answer is not None)
    found = on_this_machine()
    for minor in SUPPORTED:
        lacking = minor not in found or not can_make_venvs(found[minor])
        if lacking and (fetched := from_debian(minor, folder)):
            found[minor] = fetched
    return found


def main() -> int:
    commit = sys.argv[1] if len(sys.argv) > 1 else "HEAD"
    named = subprocess.run(
        ["git", "-c", "safe.directory=*", "rev-parse", "--verify", f"{commit}^{{commit}}"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if named.returncode:
        return 2
    began, path = time.monotonic(), os.environ.get("PATH", os.defpath)
    with tempfile.TemporaryDirectory(prefix="flambeur-fresh-") as scratch:
        folder = Path(scratch).resolve()
        found = interpreters(folder)
        order = sorted(found)
        (folder / "caches").mkdir()
        without_node = path_without_node(path, folder / "bin")
        trials = [
            Trial(
                found[minor],
                folder / f"trial-{found[minor]}",
                named.stdout.strip(),
                folder / "caches",
                without_node if minor == order[-1] else path,
                tests=minor in (order[0], order[-1]),
                newest_pip=minor == order[-1],
                own_node=minor == order[-1] or not has_node(),
            )
            for minor in order
        ]
        with ThreadPoolExecutor(AT_ONCE) as pool:
            # What takes longest comes first.
            running = {trial.interpreter.minor: pool.submit(trial.run) for trial in sorted(trials, key=_shorter)}
        for trial in trials:
            for text in trial.log:
                print(f"\nPython {trial.interpreter}:\n{text[-6000:]}", file=sys.stderr)
    rows = [
        running[minor].result() if minor in running else Row(".".join(map(str, minor)), MISSING) for minor in SUPPORTED
    ]
    print(f"\n{table(rows)}\n{summary(rows, time.monotonic() - began)}")
    return verdict(rows)


def _shorter(trial: Trial) -> bool:
    return not trial.tests


if __name__ == "__main__":
    sys.exit(main())
