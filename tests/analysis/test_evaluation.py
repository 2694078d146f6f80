"""What an evaluation calls the best move, and which others may be as good."""

from __future__ import annotations

from typing import Any

import pytest

from flambeur.analysis import Evaluation, MoveValue
from flambeur.engine import new_game

ONE, OTHER = new_game("vegas", 2).all_moves()[:2]


@pytest.mark.parametrize(
    ("gap", "kind", "error", "close"),
    [
        (0.10, "estimated", 0.02, 1),
        (0.05, "estimated", 0.02, 2),  # two errors of 0.02 make one of 0.028, and twice that may be chance
        (0.05, "bounded", 0.02, 1),
        (0.03, "bounded", 0.02, 2),
        (0.001, "exact", 0.02, 1),
        (0.0, "exact", 0.0, 2),
    ],
)
def test_a_move_is_the_best_only_where_no_other_comes_nearer_than_the_numbers_are_sure(
    gap: float, kind: Any, error: float, close: int
) -> None:
    for ranked, chance, score in (("chance", gap, 0.0), ("score", 0.0, gap)):
        moves = (
            MoveValue(ONE, 0.5, kind, error, 7.0, kind, error),
            MoveValue(OTHER, 0.5 + chance, kind, error, 7.0 + score, kind, error),
        )
        found = Evaluation(0, "lead", moves, "score" if ranked == "score" else "chance")
        assert len(found.close) == close
        assert found.best in found.close


def test_equal_exact_chances_are_told_apart_by_exact_money_and_mixed_bids_by_nothing() -> None:
    moves = [MoveValue(move, 0.5, "exact", 0.0, score, "exact") for move, score in ((ONE, 10.0), (OTHER, 20.0))]
    assert [one.move for one in Evaluation(0, "lead", tuple(moves)).close] == [OTHER]
    for shares, close in (((0.4, 0.6), [ONE, OTHER]), ((0.0, 1.0), [OTHER])):
        mixed = [
            MoveValue(move, 0.5, "bounded", 0.1, 3.0, "bounded", share=share)
            for move, share in zip((ONE, OTHER), shares, strict=True)
        ]
        assert [one.move for one in Evaluation(0, "tokens", tuple(mixed), "score").close] == close


@pytest.mark.parametrize(
    ("unit", "kind", "chance", "close"),
    [
        ("round", "exact", 0.06, [ONE]),
        ("round", "exact", 0.101, [ONE]),  # the chances are the same, the money is not
        ("round", "exact", 0.12, [ONE, OTHER]),  # less money, and perhaps more of a chance
        ("round", "estimated", 0.06, [ONE, OTHER]),
        ("turn", "exact", 0.06, [ONE, OTHER]),  # a turn says nothing of what comes after it
    ],
)
def test_what_brings_less_in_the_whole_round_and_no_more_of_a_chance_is_not_about_equal(
    unit: Any, kind: Any, chance: float, close: list[object]
) -> None:
    moves = (
        MoveValue(ONE, 0.101, "estimated", 0.03, 141.332, kind),
        MoveValue(OTHER, chance, "estimated", 0.03, 117.877, kind),
    )
    assert [one.move for one in Evaluation(0, unit, moves).close] == close
