"""Sources of chance: the same seed gives the same dice, and every face its share."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.engine import Dice, InvalidChance, OutOfScript, Pick, Scripted, Seeded, System
from flambeur.engine.randomness import mix64


def test_the_first_words_of_a_seed_never_change() -> None:
    source = Seeded(42)
    assert [source.below(1 << 64) for _ in range(3)] == [
        mix64((mix64(mix64(42)) + step * 0x9E3779B97F4A7C15) % 2**64) for step in (1, 2, 3)
    ]
    assert [Seeded(42).below(6), Seeded(42, stream=1).below(6)] == [Seeded(42).below(6), Seeded(42, stream=1).below(6)]


def test_words_made_many_at_a_time_are_those_made_one_by_one() -> None:
    for seed, stream in ((0, 0), (42, 7), (2**64 - 1, 2**64 - 1)):
        words, key = Seeded(seed, stream), mix64((mix64(seed) + stream) % 2**64)
        assert [words.below(2**64) for _ in range(300)] == [
            mix64((key + step * 0x9E3779B97F4A7C15) % 2**64) for step in range(1, 301)
        ]


def test_streams_of_one_seed_are_different() -> None:
    assert Seeded(1).below(1 << 64) != Seeded(1, stream=1).below(1 << 64) != Seeded(2).below(1 << 64)
    assert repr(Seeded(1, 2)) == "Seeded(1, stream=2)"


@given(st.integers(0, 2**70), st.integers(1, 2**64))
def test_a_draw_stays_below_its_bound(seed: int, bound: int) -> None:
    assert 0 <= Seeded(seed).below(bound) < bound


@pytest.mark.parametrize("source", [Seeded(5), System()], ids=["seeded", "system"])
def test_every_outcome_comes_as_often_as_its_weight_says(source: Seeded | System) -> None:
    factors = (Dice("own", 2), Pick("note", (10, 90), (1, 3)))
    draws = 12_000
    pairs = nineties = 0
    for _ in range(draws):
        dice, note = source.draw(factors)
        pairs += dice == (1, 1, 0, 0, 0, 0)
        nineties += note == 90
    # Eight standard deviations: a right source fails once in 10^15 runs.
    assert abs(pairs / draws - 2 / 36) < 8 * (2 / 36 * 34 / 36 / draws) ** 0.5
    assert abs(nineties / draws - 3 / 4) < 8 * (3 / 16 / draws) ** 0.5


def test_a_single_factor_draws_like_one_of_several() -> None:
    factor = Dice("own", 8)
    assert Seeded(9).draw((factor,))[0] == Seeded(9).draw((factor, factor))[0]


def test_a_script_is_followed_and_then_ends() -> None:
    source = Scripted(["own:12", ((0, 0, 0, 0, 0, 2),)])
    factors = (Dice("own", 2),)
    assert source.draw(factors) == ((1, 1, 0, 0, 0, 0),)
    assert source.draw(factors) == ((0, 0, 0, 0, 0, 2),)
    with pytest.raises(OutOfScript):
        source.draw(factors)


def test_a_script_can_go_on_with_another_source() -> None:
    assert Scripted([], then=Seeded(1)).draw((Dice("own", 2),)) == Seeded(1).draw((Dice("own", 2),))


def test_a_script_that_cannot_be_is_refused() -> None:
    with pytest.raises(InvalidChance):
        Scripted([((9, 0, 0, 0, 0, 0),)]).draw((Dice("own", 2),))
