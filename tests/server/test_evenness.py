"""Whether dice are fair: the figures of the text books, and what stays true for a player who looks again and again."""

from __future__ import annotations

import pytest

from flambeur.engine import Seeded
from flambeur.fairness.evenness import REMARKABLE, bet, evenness, exceeding

TABLE = ((1.1455, 0.95), (4.3515, 0.5), (9.2364, 0.1), (11.0705, 0.05), (15.0863, 0.01), (20.5150, 0.001))
"""Chi-square with five degrees of freedom, as printed in every table of it."""


@pytest.mark.parametrize(("square", "part"), TABLE)
def test_how_often_fair_dice_stray_farther_is_what_the_tables_say(square: float, part: float) -> None:
    assert exceeding(square) == pytest.approx(part, rel=2e-4)
    assert exceeding(0) == 1


def test_the_example_that_is_worked_out_by_hand() -> None:
    found = evenness((22, 17, 20, 26, 22, 13))
    assert found.expected == 20
    assert found.square == pytest.approx((4 + 9 + 0 + 36 + 4 + 49) / 20)
    assert found.chance == pytest.approx(0.4038, abs=1e-4)
    assert (found.low, found.high) == (12, 28)
    assert found.verdict == "usual"


def test_a_few_dice_say_nothing_however_they_fall() -> None:
    assert evenness((0,) * 6).verdict == "few"
    assert evenness((0, 0, 0, 0, 0, 6)).chance is None
    assert evenness((5, 5, 5, 5, 5, 4)).verdict == "few"
    assert evenness((5, 5, 5, 5, 5, 5)).verdict == "usual"


def test_no_roll_makes_a_bet_against_fair_dice_better_on_average() -> None:
    for faces in ((0,) * 6, (3, 1, 4, 1, 5, 9), (60, 10, 10, 10, 10, 10)):
        after = [bet(tuple(count + (face == one) for face, count in enumerate(faces))) for one in range(6)]
        assert sum(after) / 6 == pytest.approx(bet(faces))


def roll(source: Seeded, weights: tuple[int, ...]) -> int:
    drawn = source.below(sum(weights))
    return next(face for face in range(6) if drawn < sum(weights[: face + 1]))


def histories(weights: tuple[int, ...], players: int, dice: int) -> list[set[str]]:
    """What each of some players is told, looking after every twenty dice."""
    told = []
    for player in range(players):
        source, faces = Seeded(player), [0] * 6
        seen: set[str] = set()
        for number in range(1, dice + 1):
            faces[roll(source, weights)] += 1
            if number % 20 == 0:
                seen.add(evenness(tuple(faces)).verdict)
        told.append(seen)
    return told


def test_with_fair_dice_hardly_anybody_is_ever_told_that_they_are_remarkable_and_many_that_they_look_rare() -> None:
    told = histories((1,) * 6, 200, 600)
    assert sum("remarkable" in seen for seen in told) <= 200 / REMARKABLE
    assert sum("rare" in seen for seen in told) > 200 / REMARKABLE, "that is why one look is not enough"


def test_dice_that_are_loaded_are_found_out() -> None:
    told = histories((3, 4, 4, 4, 4, 7), 20, 600)
    assert all("remarkable" in seen for seen in told)
