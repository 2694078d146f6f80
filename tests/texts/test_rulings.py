"""What is our own decision is marked as such in every language, and nothing else is."""

from __future__ import annotations

import pytest

from flambeur.texts import LANGUAGES, texts

OURS = ("A7", "B15", "C6", "K10", "L6", "M11")
"""Rules in which the printed book leaves open, or says otherwise, what the engine does."""
PRINTED = ("K1", "K5", "V5", "V9")
"""Rules that say what the book says."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_marked_as_a_house_ruling_where_the_book_leaves_something_open(language: str) -> None:
    marked = [rule for rule in (*OURS, *PRINTED) if texts(language).has(f"rule-{rule}", "ruling")]
    assert marked == list(OURS)
