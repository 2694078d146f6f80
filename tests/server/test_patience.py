"""Tests wait for facts: no sleep stands for "it will have happened by now", and no machine is too slow to pass."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterator
from functools import cache
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
DEADLINES = {
    "BotService": 0, "join": 0, "result": 0, "set_default_navigation_timeout": 0, "set_default_timeout": 0,
    "settimeout": 0, "timeout": 0, "wait": 0, "wait_for": 1,
}  # fmt: skip
"""Calls with a deadline, and which of their arguments it is."""
IN_SECONDS = {"BotService", "Popen", "communicate", "join", "result", "run", "settimeout", "urlopen", "wait"}
"""Deadlines that are seconds also where a browser is driven: all others are Playwright's, in milliseconds."""
Constants = dict[str, float]


def is_browsers(name: str, source: str) -> bool:
    """Whether what waits there is a browser."""
    return name.startswith("web/") or "playwright" in source


def number(node: ast.AST | None, known: Constants) -> float | None:
    """The number that is written there, also under a name or as a product."""
    match node:
        case ast.Constant(value=int() | float() as value):
            return float(value)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return known.get(name)
        case ast.Call(func=ast.Name(id="int" | "float" | "round"), args=[inner]):
            return number(inner, known)
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.Mult() | ast.Div() as sign, right=right):
            one, other = number(left, known), number(right, known)
            if one is None or other is None:
                return None
            return float(OPERATORS[type(sign)](one, other))
    return None


OPERATORS: dict[type[ast.operator], Callable[[float, float], float]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
}  # fmt: skip


@cache
def constants(file: Path) -> Constants:
    """The numbers that a file has under names, its own and those that it imports from other tests."""
    return named_numbers(ast.parse(file.read_text(encoding="utf-8")))


def named_numbers(tree: ast.Module) -> Constants:
    """The smallest number that each name of a file stands for, wherever it gets it."""
    known: Constants = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests."):
            file = TESTS.parent.joinpath(*(node.module or "").split(".")).with_suffix(".py")
            own = constants(file) if file.is_file() else {}
            known |= {name.asname or name.name: own[name.name] for name in node.names if name.name in own}
    for node in ast.walk(tree):
        given: list[tuple[ast.AST, ast.AST | None]] = []
        if isinstance(node, ast.Assign):
            given = [(target, node.value) for target in node.targets]
        elif isinstance(node, ast.AnnAssign):
            given = [(node.target, node.value)]
        for target, value in given:
            found = number(value, known)
            if isinstance(target, ast.Name) and found is not None:
                known[target.id] = min(found, known.get(target.id, found))
    return known


def called(node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def impatient(source: str, may_sleep: set[str], browser: bool = False) -> Iterator[str]:
    """Where a test sleeps, gives up before `TIMEOUT`, or asserts how long something took."""
    tree = ast.parse(source)
    known = named_numbers(tree)
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
        if name == "sleep" and not (node.args and number(node.args[0], {}) == 0):
            yield f"line {node.lineno}: sleeps"
        given = [word.value for word in node.keywords if word.arg in ("timeout", "open_timeout")]
        given += node.args[DEADLINES[name] : DEADLINES[name] + 1] if name in DEADLINES else []
        seconds = not browser or name in IN_SECONDS or ast.unparse(node.func).startswith("asyncio.")
        for written in given:
            deadline = number(written, known)
            if deadline and deadline / (1 if seconds else 1000) < TIMEOUT:  # 0 gives no time at all: it does not wait
                yield f"line {node.lineno}: gives up after {deadline:g} {'s' if seconds else 'ms'}"


def test_no_test_depends_on_the_speed_of_the_machine() -> None:
    files = {file.relative_to(TESTS).as_posix(): file.read_text(encoding="utf-8") for file in TESTS.rglob("*.py")}
    found = {
        name: list(impatient(source, MAY_SLEEP.get(name, set()), is_browsers(name, source)))
        for name, source in files.items()
    }
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        "time.sleep(0.1)",
        "await asyncio.sleep(1.5)",
        "process.wait(20)",
        "asyncio.wait_for(story(), 120)",
        "subprocess.run(command, timeout=5)",
        "process.wait(PATIENCE)",
        "process.wait(timeout=2 * PATIENCE)",
        "assert time.monotonic() - began < 10",
    ],
)
def test_what_depends_on_it_is_found(line: str) -> None:
    source = f"PATIENCE = 20\nasync def test() -> None:\n    {line}\n"
    for browser in (False, True):
        assert list(impatient(source, set(), browser))


@pytest.mark.parametrize(
    "line",
    [
        "skip.wait_for(timeout=10_000)",
        "panel.wait_for(timeout=PATIENCE)",
        "expect(review).to_have_text('ready', timeout=PATIENCE)",
        "guest.context.set_default_timeout(PATIENCE)",
        "panel.wait_for(timeout=2 * PATIENCE)",
        "panel.wait_for(timeout=TIMEOUT)",
    ],
)
def test_deadlines_of_a_browser_are_milliseconds(line: str) -> None:
    source = f"from tests.server.harness import TIMEOUT\nPATIENCE = 60_000\ndef test() -> None:\n    {line}\n"
    assert list(impatient(source, set(), browser=True))
    enough = source.replace("10_000", "PATIENCE").replace("=TIMEOUT", "=LONGEST").replace("60_000", "180_000")
    assert not list(impatient("from tests.web.measure import LONGEST\n" + enough, set(), browser=True))
