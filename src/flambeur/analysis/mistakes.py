"""The one place that decides whether a move is a mistake.

A move is a mistake if it is behind the best one by more than the error of the numbers (`Evaluation.behind`). If the
numbers come from samples, many moves of many decisions are compared, and some look better by accident. Then the loss
must also be so improbable that at most `DOUBT` of all reported losses are accidents.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist

from msgspec import Struct

from flambeur.analysis.evaluation import CHANCE_DIGITS, DIGITS, Evaluation, MoveValue
from flambeur.engine import Move, Seat

_NORMAL = NormalDist()
DOUBT = 0.05
"""The part of all losses told that may be accidents, on average; in a game without a mistake, how often one is told."""
SMALL = 0.005
"""A part of a win below which a loss is not worth a word."""


class Loss(Struct, frozen=True):
    """What a move gave up compared with the best one."""

    best: Move
    """The best move; the move itself where it is as good."""
    chance: float
    """How much less often the seat wins."""
    error: float
    """The standard error of that from sampling; 0 where nothing was sampled."""
    score: float
    """How much lower the score is: of the round or game that was evaluated, never less than nothing."""


def loss_of(found: Evaluation, move: Move) -> Loss:
    """What a move gave up by an evaluation."""
    own, best = found.of(move), found.best
    if not found.behind(own, best) and _as_good(found, move):
        best = own
    score = _score(best, found.seat) - _score(own, found.seat)
    return Loss(best.move, max(best.chance - own.chance, 0.0), own.gap_error, max(score, 0.0))


def _score(one: MoveValue, seat: Seat) -> float:
    """In the unit of the game's result, which tokens of a pot and points of a turn are not."""
    return one.scores[seat] if one.scores else one.score


def clear_losses(choices: Sequence[tuple[Evaluation, Move, Loss]]) -> list[bool]:
    """Which choices of a game were mistakes, each given with what was chosen and lost."""
    bar = _bar([_accident(found, loss) for found, _, loss in choices if loss.error])
    return [_is_clear(found, move, loss, bar) for found, move, loss in choices]


def _is_clear(found: Evaluation, move: Move, loss: Loss, bar: float) -> bool:
    if not found.behind(found.of(move), found.best):
        return False
    if found.ranked == "chance" and not round(loss.chance, DIGITS):
        return False  # less money, and no less of a chance
    return not loss.error or loss.chance > _NORMAL.inv_cdf(1 - bar / (len(found.moves) - 1)) * loss.error


def _as_good(found: Evaluation, move: Move) -> bool:
    """Whether a move is worth as much as the best one, as far as that is told."""
    if found.best.share is not None:
        return bool(round(found.of(move).share or 0.0, DIGITS))
    digits = DIGITS if found.kind == "exact" else CHANCE_DIGITS
    return round(found.values[move], digits) >= round(found.values[found.best.move], digits)


def _accident(found: Evaluation, loss: Loss) -> float:
    """How often some move would seem so much better, at most, if none was."""
    return (len(found.moves) - 1) * _NORMAL.cdf(-loss.chance / loss.error)


def _bar(accidents: list[float]) -> float:
    """How improbable an accident must be so that `DOUBT` of what is told is one, at most (Benjamini and Hochberg)."""
    bars = [DOUBT * (place + 1) / len(accidents) for place in range(len(accidents))]
    passed = [bar for bar, accident in zip(bars, sorted(accidents), strict=True) if accident <= bar]
    return max(passed, default=bars[0] if bars else DOUBT)
