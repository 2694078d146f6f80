"""What every legal move of a choice is worth, from what the seat knows, and how sure that is."""

from __future__ import annotations

import time
from math import hypot
from typing import Literal

from msgspec import Struct

from flambeur.analysis.answer import Answer, Kind
from flambeur.bots import judging, patience, solving
from flambeur.bots.search import by_rounds, limited, try_moves
from flambeur.coach.teams import mates
from flambeur.engine import Budget, Chooser, Game, Knowledge, Move, Seat, Seeded, State

Unit = Literal["lead", "round", "game", "turn", "tokens"]
"""What a score is: what is won more than the other in this round; one's own at the end of the round, of the game or of
the turn; tokens won or lost by what is being played for."""
DIGITS = 6
"""Decimals up to which scores are the same."""
LEAST = 0.001
"""Seconds that every part of the thinking may take, however late it is: no move is left without a number."""
MARGIN = 2.0
"""Standard errors of a difference between two estimates beyond which it is no accident."""


class Line(Struct, frozen=True):
    """One legal move."""

    move: Move
    chance: float
    """To win the game, for oneself or with one's team; a shared win counted in parts."""
    chance_kind: Kind
    error: float
    """Of the chance."""
    score: float
    score_kind: Kind
    share: float | None = None
    """How often to choose it, where choosing the same every time would be found out."""
    score_error: float = 0.0
    """Of the score, where a solver tells it."""


class Advice(Struct, frozen=True):
    """The moves of one choice, in the order of `legal_moves`."""

    seat: Seat
    unit: Unit
    lines: tuple[Line, ...]
    ranked: Literal["chance", "score"] = "chance"
    """What the best move is best by: the chance to win, or a score that is solved where the chance is not."""

    @property
    def best(self) -> Line:
        """The best move by what moves are ranked by; the other number decides between equals, then the order."""
        if self.ranked == "score":
            return max(self.lines, key=lambda line: (line.share or 0.0, round(line.score, DIGITS), line.chance))
        return max(self.lines, key=lambda line: (round(line.chance, 4), line.score))

    @property
    def close(self) -> tuple[Line, ...]:
        """The best move, and all that may be as good: nearer to it than the numbers are sure."""
        best = self.best
        return tuple(line for line in self.lines if line is best or not self._behind(line, best))

    def _behind(self, line: Line, best: Line) -> bool:
        if best.share is not None:
            return not round(line.share or 0.0, DIGITS)
        if self.ranked == "score":
            return _apart(best.score - line.score, best.score_kind, best.score_error, line.score_error)
        if best.chance_kind == best.score_kind == "exact" and round(best.chance, 4) == round(line.chance, 4):
            return _apart(best.score - line.score, "exact", best.score_error, line.score_error)
        if self._brings_less(line, best):
            return True
        return _apart(best.chance - line.chance, best.chance_kind, best.error, line.error)

    def _brings_less(self, line: Line, best: Line) -> bool:
        """Whether a move is behind in both: in a score that is exact for the whole round, and in the chance to win.

        That chance is read off a curve, which may be off, but not so that more money for the same seat would be less.
        """
        if self.unit not in ("lead", "round") or best.score_kind != "exact" or line.score_kind != "exact":
            return False
        return line.chance <= best.chance and _apart(best.score - line.score, "exact", 0.0, 0.0)


def _apart(gap: float, kind: Kind, one: float, other: float) -> bool:
    """Whether two numbers differ by more than they may be off."""
    if kind == "exact":
        return round(gap, DIGITS) > 0
    return gap > (one + other if kind == "bounded" else MARGIN * hypot(one, other))


class _Rest:
    """What is left of a budget: what one part has not used is there for the next, and nothing is given twice."""

    def __init__(self, budget: Budget) -> None:
        self._budget, self._began = budget, time.perf_counter()

    def part(self, share: float = 1.0) -> Budget:
        """A share of the seconds that are left; work is counted by each part for itself."""
        if self._budget.seconds is None:
            return self._budget
        left = self._budget.seconds - (time.perf_counter() - self._began)
        return Budget(max(share * left, LEAST), self._budget.work)


def advise(knowledge: Knowledge, budget: Budget, source: Chooser | None = None) -> Advice | None:
    """What the moves of the seat are worth; None when it is not asked anything.

    Nothing but the knowledge counts, and for the same work and source the answer is the same.
    """
    game, seat = knowledge.game, knowledge.seat
    moves = game.legal_moves(knowledge.position, seat) if seat is not None else ()
    if seat is None or not moves:
        return None
    rest, source = _Rest(limited(budget)), source or Seeded(0)
    score = solving.answer(knowledge, rest.part(1 / 2), "score")
    win = solving.answer(knowledge, rest.part(3 / 4), "win") if score else None
    found = _solved(win, seat) if win else _estimated(knowledge, moves, rest.part(), source)
    if score is None:
        return found
    settles = score.about != "turn" and (win is None or (win.kind != "exact" and game.players == 2))
    return Advice(
        seat,
        _unit(score, game.players),
        _with_scores(found, score, _before(game, knowledge.position, score)),
        "score" if settles else "chance",
    )


def _estimated(knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Advice:
    """By the learned judgement where there is one, else by games played on."""
    game, seat = knowledge.game, knowledge.seat
    assert seat is not None
    if judging.can_judge(knowledge, budget):
        judged = judging.judged(knowledge, budget, source)
        lines = [Line(one.move, one.chance, "estimated", one.error, one.money, "estimated") for one in judged]
        return Advice(seat, "game", tuple(lines))
    trials = try_moves(knowledge, moves, budget, source, costs=patience.costs(knowledge, moves))
    shared = mates(game)
    lines = [
        Line(one.move, shared * max(one.chance, 0.0), "estimated", shared * one.error, one.score, "estimated")
        for one in trials
    ]
    return Advice(seat, "round" if by_rounds(game) else "game", tuple(lines))


def _solved(win: Answer, seat: Seat) -> Advice:
    """Chances that a solver tells; who asks for them has asked for scores, too."""
    pairs = zip(win.moves, win.values, strict=True)
    lines = [Line(move, chance, win.kind, win.error, 0.0, "estimated") for move, chance in pairs]
    return Advice(seat, "game", tuple(lines))


def _with_scores(found: Advice, score: Answer, before: float) -> tuple[Line, ...]:
    values = dict(zip(score.moves, score.values, strict=True))
    shares = dict(zip(score.moves, score.mix, strict=True)) if score.mix else {}
    return tuple(
        Line(
            *(line.move, line.chance, line.chance_kind, line.error),
            *(before + values[line.move], score.kind, shares.get(line.move), score.error),
        )
        for line in found.lines
    )


def _unit(score: Answer, players: int) -> Unit:
    if score.unit == "tokens":
        return "tokens"
    if score.about == "turn":
        return "turn"
    return "lead" if players == 2 else "round"


def _before(game: Game[State], state: State, score: Answer) -> float:
    """What the seat has before what is solved, where the score is all that it will have."""
    if _unit(score, game.players) in ("lead", "tokens"):
        return 0.0
    return float(game.result(state).scores[score.seat])
