"""Links between our own pages lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]+)(#[^)\s]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_link_to_a_file_finds_it(page: Path) -> None:
    for target, _ in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "adr"
    listed = {target for target, _ in LINK.findall((folder / "README.md").read_text(encoding="utf-8"))}
    assert {page.name for page in folder.glob("0*.md")} <= listed


HOP = re.compile(r"^\| `([\w./]+)`(?:: `(\w+)`)? \|", re.MULTILINE)


def test_every_hop_of_a_click_is_where_the_page_says() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    hops = HOP.findall(page)
    assert len(hops) > 10
    for file, name in hops:
        source = (ROOT / file).read_text(encoding="utf-8")
        assert re.search(rf"\b{name}\b\s*[(=:<]", source), f"{name} in {file}"
