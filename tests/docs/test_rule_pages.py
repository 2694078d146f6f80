"""The rule pages say what the catalogues say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_the_rule_pages_are_current() -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-m", "scripts.rule_pages", "--check"], cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"run 'make docs': {done.stdout}{done.stderr}"
