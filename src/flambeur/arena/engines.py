"""Choose the engine for a plan, with a reason: compiled rules where they are faster, else the reference engine.

Both play the same games, so this only affects time.
"""

from __future__ import annotations

from typing import Any

from flambeur import kernels
from flambeur.engine import FlambeurError, Game
from flambeur.kernels.code_files import has_numba, is_kept
from flambeur.kernels.common_layout import POLICIES

FEW = 2_000
"""Below this number of games they finish before compiled rules are loaded."""
MANY = 20_000
"""From this number of games on it pays to compile the rules first."""


class InvalidPlan(FlambeurError):
    """A simulation that cannot run as requested."""

    code = "invalid-plan"


def choose_engine(
    asked: str, game: Game[Any], bots: tuple[str, ...], games: int, *, records: bool = False
) -> tuple[str, str]:
    """Return the engine for a plan and the reason, one of

    * asked: it was requested;
    * covered: the compiled rules play this table;
    * warming: they will, once they are compiled; until then the reference engine does;
    * few, bots, rules, cards, numba, cold, records: why they do not (or it does not pay), so the reference engine does.

    Raises `InvalidPlan` when the compiled rules are asked for and there are none.
    """
    if asked == "reference":
        return "reference", "asked"
    against = "records" if records else _against(game, bots)
    if asked == "kernel":
        if against:
            raise InvalidPlan(_SENTENCES[against], code=f"no-kernel-{against}", game=game.name)
        return "kernel", "asked"
    if against:
        return "reference", against
    if games < FEW:
        return "reference", "few"
    kernel = kernels.for_game(game, warm=False)
    if kernel is not None and not is_kept(kernel.rules):
        return ("reference", "cold") if games < MANY else ("kernel", "warming")
    return "kernel", "covered"


_SENTENCES = {
    "numba": "the compiled rules need Numba, which is not installed: use the reference engine.",
    "bots": f"the compiled rules know these bots only: {', '.join(POLICIES)}; use the reference engine.",
    "cards": "the compiled rules leave action cards out: use the reference engine.",
    "records": "the compiled rules write no records: use the reference engine.",
    "rules": "there are no compiled rules for this table: use the reference engine.",
}


def _against(game: Game[Any], bots: tuple[str, ...]) -> str:
    """Return the reason against compiled rules for good, or an empty text."""
    why = kernels.reason(game)
    if why is not None:
        return "cards" if why.code == "no-kernel-cards" else "rules"
    if any(bot not in POLICIES for bot in bots):
        return "bots"
    return "" if has_numba() else "numba"
