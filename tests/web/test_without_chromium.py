"""Without Chromium the other tests run first; then the run fails and says what is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.chromium import MISSING
from tests.web.test_neighbours import ROOT, WITH_A_BROWSER

WITHOUT_A_BROWSER = "tests/engine/test_imports.py"


def run_without_chromium(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment |= {"PATH": str(folder), "PLAYWRIGHT_BROWSERS_PATH": str(folder)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.parametrize("workers", [(), ("-n", "1")], ids=["one process", "workers"])
def test_a_run_does_the_other_tests_then_fails_and_says_what_is_missing(
    tmp_path: Path, workers: tuple[str, ...]
) -> None:
    run = run_without_chromium(tmp_path, *workers, WITH_A_BROWSER, WITHOUT_A_BROWSER)
    assert run.returncode == pytest.ExitCode.TESTS_FAILED, run.stdout
    assert " passed, 1 skipped" in run.stdout
    assert "failed" not in run.stdout
    assert f"1 browser tests did not run. {MISSING}" in run.stdout


def test_a_run_of_tests_that_need_no_browser_passes(tmp_path: Path) -> None:
    run = run_without_chromium(tmp_path, WITHOUT_A_BROWSER)
    assert run.returncode == pytest.ExitCode.OK, run.stdout
    assert MISSING not in run.stdout
