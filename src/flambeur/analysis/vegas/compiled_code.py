"""Load or compile the code of the solvers and of the learned judgement, by using all of it once.

`kernels.code_loader` finds it by the names in `LOADS` and has a separate process compile it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flambeur.analysis.vegas import search as vegas_search
from flambeur.analysis.vegas import solver as vegas
from flambeur.engine import Budget, Match, Seeded, new_game


def _load_solver() -> None:
    """Solve a last turn of two and of three players."""
    for players in (2, 3):
        match: Any = Match(new_game("vegas", players, rounds=1), Seeded(0))
        while sum(map(sum, match.state.hands)) > 2 * players:
            match.play(match.legal_moves()[-1])
        vegas.solved(match.game, match.state, Budget(), "score")


def _load_judgement() -> None:
    """Judge the first choice of a table."""
    match: Any = Match(new_game("vegas", 4), Seeded(0))
    vegas_search.judged(match.game, match.state, Budget(work=1), Seeded(0), {})


LOADS: dict[str, Callable[[], None]] = {"solver": _load_solver, "judgement": _load_judgement}
