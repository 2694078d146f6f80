"""What is called a mistake: never what may be an accident."""

from __future__ import annotations

from flambeur.analysis import Evaluation, MoveValue
from flambeur.analysis.mistakes import clear_losses, loss_of
from flambeur.analysis.rollouts import play_on
from flambeur.engine import Budget, Match, Seeded, new_game

CHOSEN, BEST, *OTHERS = new_game("vegas", 3).all_moves()[:4]


def told(losses: list[float], error: float = 0.01) -> int:
    """Choices among four moves that are called mistakes, by what each has lost with this error."""
    choices = []
    for loss in losses:
        behind = [MoveValue(move, 0.5 - loss, "estimated", 0.1, gap_error=error) for move in (CHOSEN, *OTHERS)]
        found = Evaluation(0, "game", (behind[0], MoveValue(BEST, 0.5, "estimated", 0.1), *behind[1:]))
        choices.append((found, CHOSEN, loss_of(found, CHOSEN)))
    return sum(clear_losses(choices))


def test_a_loss_is_told_only_where_it_is_no_accident_among_all_that_were_compared() -> None:
    assert told([0.028]) == 1
    assert told([0.021]) == 0, "two errors are nothing special for the best of four moves"
    assert told([0.028] + [0.0] * 49) == 0, "nor is the largest of fifty such differences"
    assert told([0.05] + [0.0] * 49) == 1
    assert told([0.028] * 40 + [0.0] * 10) == 40, "who is behind again and again does not play by accident"


def test_less_money_for_the_same_exact_chance_is_no_mistake() -> None:
    moves = (MoveValue(CHOSEN, 0.5, "exact", 0.0, 10.0, "exact"), MoveValue(BEST, 0.5, "exact", 0.0, 20.0, "exact"))
    found = Evaluation(0, "lead", moves)
    assert found.best.move == BEST
    assert clear_losses([(found, CHOSEN, loss_of(found, CHOSEN))]) == [False]


def test_the_error_of_a_loss_is_that_of_the_difference_and_never_nothing_where_moves_differ() -> None:
    match = Match(new_game("vegas", 3), Seeded(2))
    moves = match.legal_moves()
    found = play_on(match.knowledge(match.waiting[0]), moves, Budget(work=64 * len(moves)), Seeded(3))
    best = found.best
    for one in found.moves:
        assert (one.gap_error > 0) == (one is not best)
        assert one.gap_error < (one.chance_error**2 + best.chance_error**2) ** 0.5, "the same luck for both"
