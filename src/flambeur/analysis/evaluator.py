"""The one answer to "what is this move worth?": used by bots, coach, review, puzzles and environments alike.

It is exact if a solver fits the budget, else it uses the learned judgement, else play-outs. Only what the seat knows
counts. The same knowledge, work and source give the same answer; without a source the luck of the play-outs follows
from the knowledge, so a repeated question gets the same answer.

Compiled code takes seconds to load the first time. An evaluation waits for it before its own time begins, so the answer
does not depend on what was compiled before. Live tables do not wait: the reference engine plays the games until the
code is ready.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from flambeur.analysis import rollouts, solver
from flambeur.analysis.evaluation import Aim, Evaluation
from flambeur.analysis.judgement import judgement_of
from flambeur.analysis.readiness import load_for
from flambeur.engine import Budget, Capability, Chooser, Game, Knowledge, Move, Seeded, State, write_knowledge

MoveCosts = Callable[[Knowledge, tuple[Move, ...]], tuple[float, ...]]
"""By move, the chance to win that it gives up where games played on do not see it, such as a card that is kept."""
MOVE_COSTS: Capability[MoveCosts] = Capability("move_costs")
LEAST = 0.001
"""Seconds that every part of the thinking may take, however late it is: no move is left without a number."""


class Means(Struct, frozen=True):
    """What an evaluation may use."""

    solver: bool = True
    judgement: bool = True
    card_values: bool = True
    """Whether an action card costs what it is worth in hand."""


EVERYTHING = Means()
ROLLOUTS = Means(solver=False, judgement=False, card_values=False)
"""Games played on alone."""
UNLIMITED = Budget()


class _Rest:
    """The rest of a budget: the next part gets what one part has not used, and nothing is given twice."""

    def __init__(self, budget: Budget) -> None:
        self._budget, self._began = budget, time.perf_counter()

    def part(self, share: float = 1.0) -> Budget:
        """A share of the seconds that are left; work is counted by each part for itself."""
        if self._budget.seconds is None:
            return self._budget
        left = self._budget.seconds - (time.perf_counter() - self._began)
        return Budget(max(share * left, LEAST), self._budget.work)


def evaluate(
    knowledge: Knowledge,
    budget: Budget = UNLIMITED,
    source: Chooser | None = None,
    *,
    moves: tuple[Move, ...] | None = None,
    means: Means = EVERYTHING,
    wait: bool = True,
) -> Evaluation | None:
    """What the legal moves of a seat are worth, or some of them; None when the seat is not asked anything.

    Every move has its chance to win and a score. Without any limit it takes a second. With `wait`, code that is not
    compiled or loaded yet is waited for first.
    """
    asked = _asked(knowledge, moves)
    if not asked:
        return None
    if wait and budget.work is None:  # work waits by itself for what it needs
        load_for(knowledge.game)
    game, rest, luck = knowledge.game, _Rest(rollouts.limited(budget)), source or luck_of(knowledge)
    score = _solved(knowledge, rest.part(1 / 2), "score", means)
    win = _solved(knowledge, rest.part(3 / 4), "win", means) if score else None
    found = win.only(asked) if win else _estimated(knowledge, asked, rest.part(), luck, means)
    if score is None:
        return found
    settles = score.unit != "turn" and (win is None or (win.kind != "exact" and game.players == 2))
    before = _before(game, knowledge.position, score)
    return Evaluation(
        score.seat,
        score.unit,
        tuple(
            replace(
                one,
                score=before + score.of(one.move).score,
                score_kind=score.of(one.move).score_kind,
                score_error=score.of(one.move).score_error,
                share=score.of(one.move).share,
            )
            for one in found.moves
        ),
        "score" if settles else "chance",
    )


def decide(
    knowledge: Knowledge,
    moves: tuple[Move, ...],
    budget: Budget,
    source: Chooser,
    *,
    means: Means = EVERYTHING,
) -> Evaluation:
    """Evaluate until the best move is known: the other moves may have no numbers."""
    budget = rollouts.limited(budget)
    rest = _Rest(budget)
    if means.solver and (found := solver.settle(knowledge, budget)) is not None:
        return found
    return _estimated(knowledge, moves, rest.part(), source, means, decide=True)


def luck_of(knowledge: Knowledge) -> Seeded:
    """The luck of games played on from what a seat knows: always the same."""
    digest = sha256(write_knowledge(knowledge).encode()).digest()
    return Seeded(int.from_bytes(digest[:8], "big") >> 2)


def _asked(knowledge: Knowledge, moves: tuple[Move, ...] | None) -> tuple[Move, ...]:
    if knowledge.seat is None:
        return ()
    return moves if moves is not None else knowledge.game.legal_moves(knowledge.position, knowledge.seat)


def _solved(knowledge: Knowledge, budget: Budget, aim: Aim, means: Means) -> Evaluation | None:
    return solver.solve_all(knowledge, budget, aim) if means.solver else None


def _estimated(
    knowledge: Knowledge,
    moves: tuple[Move, ...],
    budget: Budget,
    source: Chooser,
    means: Means,
    *,
    decide: bool = False,
) -> Evaluation:
    """By the learned judgement where there is one, else by games played on."""
    judgement = judgement_of(knowledge.game) if means.judgement else None
    if judgement is not None and judgement.can_judge(knowledge, budget):
        return judgement.judge(knowledge, budget, source, decide=decide).only(moves)
    move_costs = MOVE_COSTS.of(knowledge.game) if means.card_values else None
    costs = move_costs(knowledge, moves) if move_costs is not None else ()
    return rollouts.play_on(knowledge, moves, budget, source, decide=decide, costs=costs)


def _before(game: Game[State], state: State, score: Evaluation) -> float:
    """What the seat has before what is solved, where the score is all that it will have."""
    if score.unit in ("lead", "tokens"):
        return 0.0
    return float(game.result_so_far(state).scores[score.seat])
