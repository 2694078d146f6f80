"""Load or compile the code of the solvers and of the learned judgement, by using all of it once.

`kernels.code_loader` has a separate process compile it, by the names of these functions.
"""

from __future__ import annotations

from typing import Any

from flambeur.analysis.vegas import search, solver
from flambeur.engine import Budget, Match, Seeded, new_game


def load_solver() -> None:
    """Solve a last turn of two and of three players."""
    for players in (2, 3):
        match: Any = Match(new_game("vegas", players, rounds=1), Seeded(0))
        while sum(map(sum, match.state.hands)) > 2 * players:
            match.play(match.legal_moves()[-1])
        solver.solved(match.game, match.state, Budget(), "score")


def load_judgement() -> None:
    """Judge the first choice of a table."""
    match: Any = Match(new_game("vegas", 4), Seeded(0))
    search.judged(match.game, match.state, Budget(work=1), Seeded(0), {})
