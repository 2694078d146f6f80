"""The browser's tests and all others may run in any order, also in one process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

WITH_A_BROWSER = "tests/web/test_bad_input.py::test_an_unknown_page_and_an_unknown_game_are_explained"
WITH_A_LOOP = "tests/server/test_frames.py::test_a_text_frame_inside_a_message_in_parts_ends_the_connection"


@pytest.mark.usefixtures("chromium")
def test_a_test_with_an_event_loop_can_follow_one_with_a_browser() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", WITH_A_BROWSER, WITH_A_LOOP]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == pytest.ExitCode.OK, run.stdout
    assert "2 passed" in run.stdout
