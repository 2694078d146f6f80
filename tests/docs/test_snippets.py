"""Every snippet in README and docs runs.

Python blocks are doctests where they hold prompts and programs where they do not. Of shell blocks, lines
that begin with `flambeur` are run (but for those that wait for a person: they have tests of their own),
and `make` targets must exist.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])
INTERACTIVE = ("play", "serve", "--install-completion", "--show-completion")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(*languages: str) -> dict[str, str]:
    """The code of all blocks in these languages, by where it stands."""
    found: dict[str, str] = {}
    for page in PAGES:
        if page.exists():
            text = page.read_text(encoding="utf-8")
            for match in BLOCK.finditer(text):
                if match[1] in languages:
                    line = text[: match.start()].count("\n") + 1
                    found[f"{page.relative_to(ROOT)}:{line}"] = match[2]
    return found


PYTHON = blocks("python", "pycon")


@pytest.mark.parametrize("code", PYTHON.values(), ids=PYTHON)
def test_python_runs(code: str) -> None:
    if ">>>" not in code:
        exec(compile(code, "snippet", "exec", dont_inherit=True), {"__name__": "snippet"})
        return
    test = doctest.DocTestParser().get_doctest(code, {}, "snippet", None, 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(test, out=said.append)
    assert runner.failures == 0, "".join(said)


def shell_lines() -> list[object]:
    found: list[object] = []
    for where, code in blocks("sh", "shell", "bash", "console").items():
        for line in code.replace("\\\n", " ").splitlines():
            words = shlex.split(line.removeprefix("$ "), comments=True)
            if words[:1] in (["flambeur"], ["make"]):
                found.append(pytest.param(words, id=f"{where} {' '.join(words)[:60]}"))
    return found


@pytest.mark.parametrize("words", shell_lines())
def test_commands_run(words: list[str], tmp_path: Path) -> None:
    if words[0] == "make":
        targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        assert all(word in targets or "=" in word for word in words[1:])
        return
    if len(words) == 1 or words[1] in INTERACTIVE:
        return
    sample = ROOT / "docs" / "samples"
    done = subprocess.run(
        [sys.executable, "-m", "flambeur", *words[1:]],
        cwd=sample if sample.exists() else tmp_path,
        env={**os.environ, "NO_COLOR": "1", "COLUMNS": "80"},
        stdin=subprocess.DEVNULL,  # nobody can answer a question
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
