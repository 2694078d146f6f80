"""The client's own checks, and what the built client weighs and contains."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from scripts.web import BUILT, WEB, node_path

LARGEST_FIRST_LOAD = 120_000
NO_REQUESTS = ("http://www.w3.org/", "https://svelte.dev/e/")
"""Names of XML languages, and where Svelte's errors are explained: nothing is ever fetched from there."""


@pytest.mark.parametrize("script", ["test", "check"])
def test_the_clients_own_tests_and_types_are_in_order(script: str) -> None:
    path = node_path()
    npm = shutil.which("npm", path=path)
    assert npm
    done = subprocess.run(
        [npm, "run", "--silent", script],
        cwd=WEB,
        env={"PATH": path, "CI": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_a_file_of_another_folder_is_imported_by_its_folder() -> None:
    code = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert code
    climbing = re.compile(r"""(?:\bfrom|\bimport\(?) ?["']\.\./""")
    assert [path.name for path in code if climbing.search(path.read_text(encoding="utf-8"))] == []


def test_no_file_asks_for_a_game_by_name_but_those_that_bear_it() -> None:
    source = WEB / "src"
    kinds = [path.parent.name for path in (source / "tables").glob("*/Table.svelte")]
    assert kinds
    name = rf"""["'](?:{"|".join(kinds)})["']"""
    asked = re.compile(rf"[!=]== {name}|{name} [!=]==|\bcase {name}")
    code = [path for path in source.rglob("*") if path.suffix in (".ts", ".svelte") and path.parent.name not in kinds]
    assert [path.name for path in code if asked.search(path.read_text(encoding="utf-8"))] == []


def test_the_lock_file_names_no_registry() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock


def test_the_first_page_needs_at_most_120_kilobytes() -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    named = {BUILT / found for found in re.findall(r'(?:src|href)="\./([^"]+)"', page)}
    words = {path for path in (BUILT / "assets").glob("*.js") if re.match(r"(web|common)-", path.name)}
    assert any(path.suffix == ".css" for path in named)
    weight = sum(len(gzip.compress(path.read_bytes())) for path in named | words)
    assert weight <= LARGEST_FIRST_LOAD


def test_the_built_client_asks_nobody_else_for_anything_and_runs_no_inline_script() -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert "style=" not in page
    for path in sorted(BUILT.rglob("*")):
        if path.suffix in (".js", ".css", ".html", ".svg", ".webmanifest"):
            assert _foreign(path) == [], path.name


def _foreign(path: Path) -> list[str]:
    addresses = re.findall(r"https?://[\w.-]+[^\s\"'`)]*", path.read_text(encoding="utf-8"))
    return [address for address in addresses if not address.startswith(NO_REQUESTS)]
