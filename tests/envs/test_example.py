"""The learning example learns, in seconds: what it gives away to a perfect player becomes less."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples.learning.agent import Agent
from examples.learning.distance import ROUND, lost_a_round, share_of_wins
from examples.learning.train import School, draw
from flambeur.analysis import solve
from flambeur.bots import make_bot
from flambeur.engine import Match, Seeded


def test_a_few_lessons_bring_it_nearer_to_perfect_play() -> None:
    school = School(seed=3, tables=64)
    before, _ = lost_a_round(school.agent, 4)
    for number in range(8):
        school.lesson(number / 8)
    after, _ = lost_a_round(school.agent, 4)
    assert after < 0.8 * before
    assert school.choices == 8 * 48 * 64


def test_a_perfect_player_gives_nothing_away() -> None:
    def perfect(knowledge, moves, budget, source):  # type: ignore[no-untyped-def]  # as a bot
        answer = solve(knowledge)
        assert answer is not None
        return answer.best.move

    assert lost_a_round(perfect, 1)[0] == pytest.approx(0, abs=1e-6)
    assert lost_a_round(make_bot("random", ROUND), 1)[0] > 0


def test_an_agent_plays_like_any_bot() -> None:
    share, error = share_of_wins(Agent(1), "random", 4)
    assert 0 <= share <= 1
    assert error >= 0
    match = Match(ROUND, Seeded(5))
    (seat,) = match.waiting
    moves = match.legal_moves()
    assert Agent(1)(match.knowledge(seat), moves, budget=None, source=Seeded(1)) in moves  # type: ignore[arg-type]  # unused


def test_the_learning_curve_is_a_picture(tmp_path: Path) -> None:
    draw([(0.0, 0.2, 90_000.0), (1.0, 0.7, 12_000.0)], 80_000.0, tmp_path / "curve.png")
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
