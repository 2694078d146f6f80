"""Which games have a rule book."""

from __future__ import annotations

import pytest

from flambeur.engine import UnknownGame, families
from flambeur.texts.rulebook import rule_ids
from flambeur.wording.rule_books import rule_book, rule_books

ALL = [family.name for family in families()]


def test_a_game_without_a_rule_book_has_none_and_is_left_out() -> None:
    assert "sealed" in ALL
    assert rule_book("sealed") is None
    assert list(rule_books()) == [name for name in ALL if rule_book(name) is not None]
    assert "kragen" in rule_books()
    with pytest.raises(UnknownGame):
        rule_book("chess")


def test_no_rule_stands_in_two_books() -> None:
    found = [rule for book in rule_books().values() for rule in rule_ids(book)]
    assert len(set(found)) == len(found)
