"""What is typed for a choice is what it says."""

from __future__ import annotations

import pytest

from flambeur.cli.choices import chosen, numbered, span


@pytest.mark.parametrize(
    ("moves", "numbers", "shown"),
    [
        (["place 1", "place 2", "place 6"], [1, 2, 6], "1, 2, 6"),
        (["bid 0", "bid 1", "bid 2"], [0, 1, 2], "0–2"),
        (["place 6 1", "place 6 2", "place 5 1"], [1, 2, 3], "1–3"),
        (["auction 3", "bid 3"], [1, 2], "1, 2"),
        (["roll", "stop"], [1, 2], "1, 2"),
        (["place 4"], [4], "4"),
    ],
)
def test_a_number_that_a_choice_has_is_its_own(moves: list[str], numbers: list[int], shown: str) -> None:
    offered = numbered(moves)
    assert (list(offered), list(offered.values())) == (numbers, moves)
    assert span(offered) == shown


def test_a_choice_is_typed_by_number_or_as_records_write_it() -> None:
    offered = numbered(["place 1", "place 6"])
    assert chosen(offered, "6") == chosen(offered, "place 6") == "place 6"
    assert [chosen(offered, typed) for typed in ("2", "", "²", "٦", "-1", "6" * 400, "place 2")] == [None] * 7
