"""The coach beside the solver, in a few positions; `python -m bench coach` looks at a thousand of each kind."""

from __future__ import annotations

import pytest

from bench.coach import compare
from flambeur.engine import Budget


@pytest.mark.parametrize(
    ("kind", "work"),
    [("duel", 20_000_000), ("remainder", 1_000_000), ("kragen", 30)],
)
def test_the_coach_advises_what_is_best_where_that_is_known_and_exact_is_exact(kind: str, work: int) -> None:
    seen, agreed, exact, wrong = compare(kind, 4, Budget(work=work))
    assert (seen, agreed, exact, wrong) == (4, 4, 4, 0)
