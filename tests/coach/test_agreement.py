"""The coach beside the solver, in a few positions; `python -m bench coach` looks at a thousand of each kind."""

from __future__ import annotations

import pytest

from bench.coach import compare, prove
from flambeur.engine import Budget

SOLVABLE = [("duel", 20_000_000), ("remainder", 1_000_000), ("temptation", 100_000), ("kragen", 30), ("pot", 1)]


@pytest.mark.parametrize(("kind", "work"), SOLVABLE)
def test_the_coach_advises_what_is_best_where_that_is_known(kind: str, work: int) -> None:
    found = compare(kind, 4, Budget(work=work))
    assert (found.seen, found.agreed, found.exact) == (4, 4, 4)


@pytest.mark.parametrize(("kind", "work"), SOLVABLE)
def test_what_the_coach_marks_exact_is_what_brute_force_says(kind: str, work: int) -> None:
    assert prove(kind, 2, Budget(work=work)) == 0
