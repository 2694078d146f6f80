"""The review: what luck and choices come to adds up, for every seat and every game."""

from __future__ import annotations

from typing import Any

import pytest

from flambeur.coach import review
from flambeur.engine import Match, Record, Seeded, new_game


def random_record(name: str, players: int, **options: Any) -> Record:
    match, toss = Match(new_game(name, players, **options), Seeded(1)), Seeded(2)
    while match.waiting:
        offered = {seat: match.legal_moves(seat) for seat in match.waiting}
        match.play_together({seat: moves[toss.below(len(moves))] for seat, moves in offered.items()})
    return match.record()


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(random_record("vegas", 3, rounds=1), id="vegas"),
        pytest.param(random_record("kragen", 3, rounds=1), id="kragen"),
    ],
)
def test_start_luck_and_choices_add_up_to_the_result(record: Record) -> None:
    found = review(record, games=2)
    assert found.decisions
    for seat in range(record.players):
        parts = found.start[seat] + found.luck[seat] + found.skill[seat] + found.gifts[seat]
        assert parts == pytest.approx(found.result[seat], abs=1e-9)
        own = sum(one.effect[seat] for one in found.decisions if one.seat == seat)
        assert own == pytest.approx(found.skill[seat], abs=1e-9)
    assert sum(found.result) == pytest.approx(1)
    assert all(one.loss >= 0 for one in found.decisions)
    assert any(one.loss > 0 for one in found.decisions), "somebody who plays at random has lost something"
    points = found.turning_points()
    assert len(points) == 3
    assert [one.entry for one in points] == sorted(one.entry for one in points)


def test_an_unfinished_game_ends_with_the_chances_it_has() -> None:
    record = random_record("vegas", 2, rounds=1)
    half = Record(**{name: getattr(record, name) for name in record.__struct_fields__} | {
        "entries": record.entries[: len(record.entries) // 2], "end": "",
    })  # fmt: skip
    found = review(half, games=2)
    assert sum(found.result) == pytest.approx(1)
    for seat in range(2):
        parts = found.start[seat] + found.luck[seat] + found.skill[seat] + found.gifts[seat]
        assert parts == pytest.approx(found.result[seat], abs=1e-9)
