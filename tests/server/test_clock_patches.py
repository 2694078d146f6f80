"""A test gives the module that it tries a clock of its own, and never changes that of the whole process.

`monkeypatch.setattr("flambeur.server.reviews.service.time.monotonic", …)` reaches through the module into `time`.
Threads of process pools then computed with a clock that stood still or said infinity, and failed in another test.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
THROUGH = re.compile(r"""["'][\w.]*\btime\.\w+["']|setattr\(time,""")
"""A name that leads into `time`, as `setattr` takes it, or `time` itself."""


def test_no_test_changes_the_clock_of_the_whole_process() -> None:
    found = [
        f"{path.relative_to(TESTS)}:{number}"
        for path in TESTS.rglob("*.py")
        if path != Path(__file__)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if "setattr(" in line and THROUGH.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("line", "caught"),
    [
        ('monkeypatch.setattr("flambeur.server.reviews.service.time.monotonic", lambda: 0.0)', True),
        ('monkeypatch.setattr(time, "monotonic", lambda: 0.0)', True),
        ('monkeypatch.setattr("flambeur.server.reviews.service.time", SimpleNamespace(monotonic=lambda: 0.0))', False),
    ],
)
def test_what_reaches_through_a_module_is_found(line: str, caught: bool) -> None:
    assert bool(THROUGH.search(line)) == caught
