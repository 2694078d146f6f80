"""Any text is either refused as a position, with one sentence, or plays on to an end with everything adding up."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bench import positions
from bench.positions import ODD, TABLES, changed, reached, table, tried
from flambeur.engine import InvalidPosition, read_position


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    st.integers(0, len(TABLES) - 1), st.integers(0, 10**6), st.integers(0, 120), st.integers(0), st.sampled_from(ODD)
)
def test_a_position_with_one_number_changed_is_refused_or_plays_on(
    number: int, seed: int, steps: int, which: int, odd: int
) -> None:
    assert tried(changed(reached(table(number), seed, steps), which, odd), seed).endswith(".")


def test_a_large_run_finds_what_is_neither_refused_nor_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """`python -m bench fuzz --positions N` goes on where the tests stop."""
    played, wrong = positions.examine(range(20))
    assert wrong == []
    assert 0 < played < 20
    monkeypatch.setattr(positions, "tried", lambda text, seed: {1: "no point", 2: "two\nlines."}.get(seed, "refused."))
    _, wrong = positions.examine(range(4))
    assert [what.partition(":")[0] for what in wrong] == ["seed 1", "seed 2"]

    def broken(text: str, seed: int) -> str:
        raise KeyError(seed)

    monkeypatch.setattr(positions, "tried", broken)
    assert len(positions.examine(range(3))[1]) == 3


@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.integers(0, len(TABLES) - 1), st.integers(0, 10**6), st.integers(0, 120), st.data())
def test_a_position_with_parts_of_another_is_refused_or_plays_on(
    number: int, seed: int, steps: int, data: st.DataObject
) -> None:
    """Fields of two positions of one table mixed: leaders, rolls and agendas that do not belong together."""
    one, two = reached(table(number), seed, steps), reached(table(number), seed + 1, steps + 7)
    head, _, body = one.partition(" | ")
    other = dict(field.split("=", 1) for field in two.partition(" | ")[2].split())
    fields = [field.split("=", 1) for field in body.split()]
    taken = data.draw(st.sets(st.sampled_from([name for name, _ in fields])))
    mixed = " ".join(f"{name}={other.get(name, value) if name in taken else value}" for name, value in fields)
    assert tried(f"{head} | {mixed}", seed).endswith(".")


ROLLED = (
    "vegas players=2 | agenda=(rounds,turns,place) round=1 starter=0 turn=0 hands=((8,0,0,0),(8,0,0,0)) "
    "dice=((0,0,0),(0,0,0),(0,0,0),(0,0,0),(0,0,0),(0,0,0)) notes=((60),(50),(50),(50),(60),(90)) "
    "pile=(6,8,8,6,3,3,5,5,4) won=((),()) roll=((2,2,2,1,1,0),(0,0,0,0,0,0),(0,0,0,0,0,0),(0,0,0,0,0,0)) "
    "big=(0,0,0,0,0,0)"
)


@pytest.mark.parametrize(
    ("part", "instead", "why"),
    [
        ("roll=((2,", "roll=((99999999,", "roll shows own dice"),
        ("turn=0", "turn=2", "seats are numbered"),
        ("round=1", "round=5", "4 rounds"),
        ("hands=((8,", "hands=((9,", "8 dice"),
        ("notes=((60)", "notes=((60,)", "cannot be read"),
        ("agenda=(rounds,turns,place)", "agenda=(turns,place)", "agenda"),
        ("agenda=(rounds,turns,place)", "agenda=(rounds,rounds,turns,place)", "agenda"),
        ("agenda=(rounds,turns,place)", "agenda=(rounds,settle(9))", "'place' is a number"),
        ("big=(0,", "big=(4,", "big die"),
    ],
)
def test_what_no_table_has_is_refused_with_its_reason(part: str, instead: str, why: str) -> None:
    read_position(ROLLED)
    assert part in ROLLED
    with pytest.raises(InvalidPosition, match=re.escape(why)):
        read_position(ROLLED.replace(part, instead, 1))


def test_a_position_on_an_automatic_step_is_run_on_to_what_it_waits_for() -> None:
    resting = ROLLED.replace("agenda=(rounds,turns,place)", "agenda=(rounds,turns)")
    resting = resting.replace(" roll=((2,2,2,1,1,0),(0,0,0,0,0,0),(0,0,0,0,0,0),(0,0,0,0,0,0))", "")
    game, state = read_position(resting)
    assert game.chance(state)
    assert game.waiting(state) == ()
