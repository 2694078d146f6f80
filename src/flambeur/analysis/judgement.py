"""Learned judgement: what a network, with search on top, says about the moves of a table that it covers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from flambeur.analysis.evaluation import Evaluation
from flambeur.engine import Budget, Capability, Chooser, Game, Knowledge


class Judgement(ABC):
    """Judges the moves of a kind of table (`TableKind.judgement`)."""

    code = ""
    """The compiled code that it needs, by its name for `kernels.code_loader`."""

    @abstractmethod
    def covers(self, game: Game[Any]) -> bool:
        """Whether there is a network for this table."""

    @abstractmethod
    def can_judge(self, knowledge: Knowledge, budget: Budget) -> bool:
        """Whether a choice can be judged now. A budget of work waits for the compiled code."""

    @abstractmethod
    def judge(self, knowledge: Knowledge, budget: Budget, source: Chooser, *, decide: bool = False) -> Evaluation:
        """Every move of a choice that can be judged; with `decide`, those hardly the best are left alone."""

    @abstractmethod
    def load(self, seconds: float) -> bool:
        """Have its code loaded or compiled, and wait so long and no longer; whether nothing is left to wait for."""


JUDGEMENTS: Capability[Judgement] = Capability("judgement", Judgement)


def judgement_of(game: Game[Any]) -> Judgement | None:
    """The judgement that covers a table."""
    judgement = JUDGEMENTS.of(game)
    return judgement if judgement is not None and judgement.covers(game) else None
