"""This repository as it was: what a benchmark compares today's code with."""

from __future__ import annotations

import io
import shutil
import subprocess
from pathlib import Path
from zipfile import ZipFile


def unpack(commit: str, folder: Path) -> None:
    """The sources of a commit of this repository."""
    root = Path(__file__).parents[1]
    words = ["git", "archive", "--format=zip", commit, "src"]
    packed = subprocess.run(words, cwd=root, capture_output=True, check=False)
    if packed.returncode:
        raise SystemExit(f"there is no commit '{commit}' here: {packed.stderr.decode().strip()}")
    shutil.rmtree(folder, ignore_errors=True)
    with ZipFile(io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder)
