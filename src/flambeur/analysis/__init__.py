"""What positions and moves are worth: solvers, learned judgement, games played on, and the one evaluator over them."""

from __future__ import annotations

from flambeur.analysis.evaluation import Aim, Evaluation, Kind, MoveValue, Unit
from flambeur.analysis.evaluator import Means, evaluate
from flambeur.analysis.solver import solve

__all__ = ["Aim", "Evaluation", "Kind", "Means", "MoveValue", "Unit", "evaluate", "solve"]
