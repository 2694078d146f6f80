"""A study of many games, small; `python -m bench study` plays a million of them and looks at the clock, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.study import MEGABYTES, studied


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is looked at as Linux shows it")
def test_memory_stays_flat_while_a_study_is_played() -> None:
    course = studied(20_000, 1)
    assert course.games == 20_000
    assert course.growth <= MEGABYTES
