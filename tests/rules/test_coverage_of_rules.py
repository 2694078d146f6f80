"""Every rule and every worked example of the rule pages has a test that carries its ID."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from flambeur.texts.rulebook import rule_ids
from flambeur.wording.rule_books import rule_books

HERE = Path(__file__).parent


def ids_shown() -> set[str]:
    """The IDs in the names of all test functions beside this file."""
    found: set[str] = set()
    for file in HERE.glob("test_*.py"):
        for name in re.findall(r"def test_(\w+)", file.read_text(encoding="utf-8")):
            found |= set(re.findall(r"(?:^|_)([A-Z]\d+)(?=_|$)", name))
    return found


@pytest.mark.parametrize("game", sorted(rule_books()))
def test_every_rule_has_a_test(game: str) -> None:
    missing = [rule for rule in rule_ids(rule_books()[game]) if rule not in ids_shown()]
    assert not missing, f"no test shows {', '.join(missing)}"
