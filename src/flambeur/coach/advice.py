"""What every legal move of a choice is worth, from what the seat knows, and how sure that is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from flambeur.bots import judging, solving
from flambeur.bots.search import limited, try_moves
from flambeur.engine import Budget, Chooser, Knowledge, Move, Seat, Seeded
from flambeur.games.vegas.table import Vegas

Kind = Literal["exact", "bounded", "estimated"]
"""Exact up to rounding; off by no more than the error, proven; or an estimate with that standard error."""
Unit = Literal["lead", "round", "game"]
"""What a score is: money won more than the other in this round; one's own at the end of the round, or of the game."""


class Line(Struct, frozen=True):
    """One legal move."""

    move: Move
    chance: float
    """To win the game, a shared win counted in parts."""
    chance_kind: Kind
    error: float
    """Of the chance."""
    score: float
    score_kind: Kind


class Advice(Struct, frozen=True):
    """The moves of one choice, in the order of `legal_moves`."""

    seat: Seat
    unit: Unit
    lines: tuple[Line, ...]

    @property
    def best(self) -> Line:
        """The move with the best chance to win; the score decides between equals, then the order."""
        return max(self.lines, key=lambda line: (round(line.chance, 4), line.score))


def advise(knowledge: Knowledge, budget: Budget, source: Chooser | None = None) -> Advice | None:
    """What the moves of the seat are worth; None when it is not asked anything.

    Nothing but the knowledge counts, and for the same work and source the answer is the same.
    """
    game, seat = knowledge.game, knowledge.seat
    moves = game.legal_moves(knowledge.position, seat) if seat is not None else ()
    if seat is None or not moves:
        return None
    budget, source = limited(budget), source or Seeded(0)
    if solving.fits(knowledge, budget, times=2):
        found = solving.solution(knowledge)
        kind: Kind = "exact" if found.last_round else "estimated"
        lines = [Line(move, found.chance[move], kind, found.error, found.lead[move], "exact") for move in moves]
        return Advice(seat, "lead", tuple(lines))
    if judging.can_judge(knowledge, budget):
        judged = judging.judged(knowledge, budget, source)
        lines = [Line(one.move, one.chance, "estimated", one.error, one.money, "estimated") for one in judged]
        return Advice(seat, "game", tuple(lines))
    trials = try_moves(knowledge, moves, budget, source)
    lines = [Line(one.move, one.chance, "estimated", one.error, one.score, "estimated") for one in trials]
    return Advice(seat, "round" if isinstance(game, Vegas) else "game", tuple(lines))
