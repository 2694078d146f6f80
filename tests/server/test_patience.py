"""Tests wait for facts: no sleep stands for "it will have happened by now", and no machine is too slow to pass."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import TIMEOUT

TESTS = Path(__file__).parents[1]
MAY_SLEEP = {
    "arena/clusters.py": {"pid"},  # work that takes so long that another worker takes the next
    "server/harness.py": {"eventually", "let_pass", "until"},
    "server/test_jobs.py": {"slept", "there"},  # in another process
}
CLOCKS = {"monotonic", "perf_counter", "process_time", "time"}
DEADLINES = {"join": 0, "result": 0, "settimeout": 0, "timeout": 0, "wait": 0, "wait_for": 1}
"""Calls with a deadline, and which of their arguments it is."""


def number(node: ast.AST) -> float | None:
    """The number that is written there."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, int | float) else None


def called(node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def impatient(source: str, may_sleep: set[str]) -> Iterator[str]:
    """Where a test sleeps, gives up before `TIMEOUT`, or asserts how long something took."""
    tree = ast.parse(source)
    functions = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
    excused = {id(node) for one in functions if one.name in may_sleep for node in ast.walk(one)}
    for node in ast.walk(tree):
        if id(node) in excused:
            continue
        if isinstance(node, ast.Assert):
            clocks = [one for one in ast.walk(node) if called(one) in CLOCKS]
            if clocks and "TIMEOUT" not in ast.unparse(node):
                yield f"line {node.lineno}: asserts a time"
        if not isinstance(node, ast.Call):
            continue
        name = called(node)
        if name == "sleep" and not (node.args and number(node.args[0]) == 0):
            yield f"line {node.lineno}: sleeps"
        given = [word.value for word in node.keywords if word.arg == "timeout"]
        given += node.args[DEADLINES[name] : DEADLINES[name] + 1] if name in DEADLINES else []
        for deadline in filter(None, map(number, given)):
            if deadline < TIMEOUT:
                yield f"line {node.lineno}: gives up after {deadline} s"


def test_no_test_depends_on_the_speed_of_the_machine() -> None:
    files = {file.relative_to(TESTS).as_posix(): file.read_text(encoding="utf-8") for file in TESTS.rglob("*.py")}
    found = {name: list(impatient(source, MAY_SLEEP.get(name, set()))) for name, source in files.items()}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        "time.sleep(0.1)",
        "await asyncio.sleep(1.5)",
        "process.wait(20)",
        "asyncio.wait_for(story(), 120)",
        "subprocess.run(command, timeout=5)",
        "assert time.monotonic() - began < 10",
    ],
)
def test_what_depends_on_it_is_found(line: str) -> None:
    source = f"async def test() -> None:\n    {line}\n"
    assert list(impatient(source, set()))
