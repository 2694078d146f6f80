"""Chance factors: exact weights, documented order, texts."""

from __future__ import annotations

from itertools import product
from math import comb
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.engine import Dice, InvalidChance, Pick
from flambeur.engine.chance import check_outcome, count_faces, read_outcome, write_faces, write_outcome


@pytest.mark.parametrize("count", range(1, 9))
def test_dice_list_every_multiset_once_with_its_number_of_ordered_rolls(count: int) -> None:
    dice = Dice("own", count)
    assert len(dice.values) == len(set(dice.values)) == comb(count + 5, 5)
    assert sum(dice.weights) == dice.cumulative[-1] == 6**count


def test_weights_of_three_dice_are_those_of_the_216_ordered_rolls() -> None:
    dice = Dice("own", 3)
    counted = dict.fromkeys(dice.values, 0)
    for roll in product("123456", repeat=3):
        counted[count_faces("".join(roll))] += 1
    assert tuple(counted.values()) == dice.weights


def test_outcomes_come_in_the_documented_order() -> None:
    assert Dice("own", 2).values[:3] == ((2, 0, 0, 0, 0, 0), (1, 1, 0, 0, 0, 0), (1, 0, 1, 0, 0, 0))
    assert Pick("note", (10, 50), (2, 1)).values == (10, 50)


def test_factors_are_values() -> None:
    assert Dice("own", 3) == Dice("own", 3) != Dice("big", 3)
    assert Pick("note", (10,), (2,)) == Pick("note", (10,), (2,)) != Pick("note", (10,), (3,))
    assert len({Dice("own", 3), Dice("own", 3), Pick("a", (1,), (1,)), Pick("a", (1,), (1,))}) == 2
    assert eval(repr(Dice("own", 3)), {"Dice": Dice}) == Dice("own", 3)
    pick = Pick("note", (10, 20), (1, 2))
    assert eval(repr(pick), {"Pick": Pick}) == pick


@given(st.lists(st.integers(1, 6), min_size=1, max_size=8))
def test_faces_survive_being_written_and_read(faces: list[int]) -> None:
    text = "".join(str(face) for face in sorted(faces))
    assert write_faces(count_faces(text)) == text
    dice = Dice("own", len(faces))
    assert dice.write(dice.read(f"own:{text}")) == f"own:{text}"


def test_a_whole_outcome_is_one_line() -> None:
    factors = (Dice("own", 3), Pick("note", (10, 90), (1, 1)))
    assert write_outcome(factors, ((2, 0, 0, 0, 0, 1), 90)) == "own:116 note:90"
    assert read_outcome(factors, "own:116 note:90") == ((2, 0, 0, 0, 0, 1), 90)


@pytest.mark.parametrize(
    "text",
    ["own:11 note:90", "big:116 note:90", "own:117 note:90", "own:1161 note:90", "own:116 note:20", "own:116", ""],
)
def test_a_text_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(InvalidChance):
        read_outcome((Dice("own", 3), Pick("note", (10, 90), (1, 1))), text)


@pytest.mark.parametrize("outcome", [(), ((3, 0, 0, 0, 0, 0),), ((2, 0, 0, 0, 0, 0), 90), ("own", 90), (([], 90))])
def test_an_outcome_that_cannot_be_is_refused(outcome: Any) -> None:
    with pytest.raises((InvalidChance, TypeError)):
        check_outcome((Dice("own", 3), Pick("note", (10, 90), (1, 1))), outcome)
