"""What the moves of a choice are worth, and how certain that is: the one type for play, coach, review and puzzles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import hypot
from typing import Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from flambeur.engine import Move, Seat

Kind = Literal["exact", "bounded", "estimated"]
"""Exact up to rounding; off by no more than the error, proven; or an estimate whose standard error is the error."""
Aim = Literal["score", "win"]
"""What is played for: the score of what is being solved (a round, a turn), or the chance to win the game."""
Unit = Literal["lead", "round", "game", "turn", "tokens"]
"""What a score is: won in this round more than the other wins; one's own at the end of the round, of the game or of the
turn; tokens won or lost by what is being played for, a kilogram counted as one where a bag is bid for."""
M = TypeVar("M", bound=Move)
DIGITS = 6
"""Decimals up to which scores and shares are the same."""
CHANCE_DIGITS = 4
"""Decimals up to which chances to win are the same, unless they are exact."""
MARGIN = 2.0
"""Standard errors of a difference between two estimates beyond which it is no accident."""


class MoveValue(Struct, frozen=True):
    """What one legal move is worth to the seat that makes it. A kind is None when its number was not requested."""

    move: Move
    chance: float = 0.0
    """To win the game, for oneself or with one's team; a shared win counts in parts."""
    chance_kind: Kind | None = None
    chance_error: float = 0.0
    score: float = 0.0
    """In the unit of the evaluation; money in thousands."""
    score_kind: Kind | None = None
    score_error: float = 0.0
    share: float | None = None
    """How often to choose it, where choosing the same every time would be found out."""
    gap_error: float = 0.0
    """The standard error of what the chance is less than that of the best move, both having met the same luck."""
    samples: int = 0
    """Games or placements played on after it."""
    chances: tuple[float, ...] = ()
    """The chance to win of every seat, where games were played on; what a move costs later is not taken off."""
    scores: tuple[float, ...] = ()
    """The score of every seat, where games were played on."""


class Evaluation(Struct, frozen=True):
    """The moves of one choice, in the order of `legal_moves`."""

    seat: Seat
    unit: Unit
    moves: tuple[MoveValue, ...]
    ranked: Literal["chance", "score"] = "chance"
    """What the best move is best by: the chance to win, or a score that is solved where the chance is not."""

    @property
    def best(self) -> MoveValue:
        """The best move by what moves are ranked by; the other number decides between equals, then the order.

        Moves that were left alone on the way are passed over: they have met fewer dice, which may have been kinder.
        """
        longest = max(one.samples for one in self.moves)
        asked = [one for one in self.moves if one.samples == longest]
        if self.ranked == "score":
            return max(asked, key=lambda one: (one.share or 0.0, round(one.score, DIGITS), one.chance))
        return max(asked, key=lambda one: (_rounded(one), one.score))

    @property
    def close(self) -> tuple[MoveValue, ...]:
        """The best move, and all that may be as good: nearer to it than the numbers are sure."""
        best = self.best
        return tuple(one for one in self.moves if one is best or not self.behind(one, best))

    @property
    def kind(self) -> Kind:
        """How sure the numbers are that moves are ranked by."""
        found = self.best.score_kind if self.ranked == "score" else self.best.chance_kind
        assert found is not None
        return found

    @property
    def values(self) -> dict[Move, float]:
        """The numbers that moves are ranked by."""
        return {one.move: one.score if self.ranked == "score" else one.chance for one in self.moves}

    @property
    def value(self) -> float:
        """What the choice is worth to the seat, by the number that moves are ranked by."""
        if self.best.share is not None:
            return sum((one.share or 0.0) * one.score for one in self.moves)
        return self.values[self.best.move]

    def of(self, move: Move) -> MoveValue:
        """What a move is worth; raises `KeyError` for one that was not evaluated."""
        for one in self.moves:
            if one.move == move:
                return one
        raise KeyError(move)

    def only(self, moves: Iterable[Move]) -> Evaluation:
        """The same for some of the moves, in this order; raises `KeyError` for one that was not evaluated."""
        return replace(self, moves=tuple(map(self.of, moves)))

    def behind(self, one: MoveValue, best: MoveValue) -> bool:
        """Whether a move is worth less than the best one by more than the numbers may be off."""
        if best.share is not None:
            return not round(one.share or 0.0, DIGITS)
        if self.ranked == "score":
            return _apart(best.score - one.score, best.score_kind, best.score_error, one.score_error)
        if _rounded(best) == _rounded(one) and best.chance_kind == best.score_kind == "exact":
            return _apart(best.score - one.score, "exact", best.score_error, one.score_error)
        if self._brings_less(one, best):
            return True
        if one.gap_error:
            return best.chance - one.chance > MARGIN * one.gap_error
        return _apart(best.chance - one.chance, best.chance_kind, best.chance_error, one.chance_error)

    def _brings_less(self, one: MoveValue, best: MoveValue) -> bool:
        """Whether a move is behind in both: in a score that is exact for the whole round, and in the chance to win.

        That chance is read off a curve, which may be off, but not so that more money for the same seat would be less.
        """
        if self.unit not in ("lead", "round") or best.score_kind != "exact" or one.score_kind != "exact":
            return False
        return one.chance <= best.chance and _apart(best.score - one.score, "exact", 0.0, 0.0)


def with_scores(
    seat: Seat,
    unit: Unit,
    kind: Kind,
    error: float,
    values: Mapping[M, float],
    shares: Iterable[float] | None = None,
) -> Evaluation:
    """Scores alone; with the shares of a choice that has to be varied."""
    parts = list(shares) if shares is not None else [None] * len(values)
    moves = [
        MoveValue(move, score=value, score_kind=kind, score_error=error, share=share)
        for (move, value), share in zip(values.items(), parts, strict=True)
    ]
    return Evaluation(seat, unit, tuple(moves), "score")


def with_chances(seat: Seat, kind: Kind, error: float, values: Mapping[M, float]) -> Evaluation:
    """Chances to win alone."""
    found = [MoveValue(move, chance, kind, error) for move, chance in values.items()]
    return Evaluation(seat, "game", tuple(found))


def _rounded(one: MoveValue) -> float:
    """The chance to win, as far as it is told."""
    return round(one.chance, DIGITS if one.chance_kind == "exact" else CHANCE_DIGITS)


def _apart(gap: float, kind: Kind | None, one: float, other: float) -> bool:
    """Whether two numbers differ by more than they may be off."""
    if kind == "exact":
        return round(gap, DIGITS) > 0
    return gap > (one + other if kind == "bounded" else MARGIN * hypot(one, other))
