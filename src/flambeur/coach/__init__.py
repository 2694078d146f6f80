"""Who explains play: what every choice is worth and why (`advise`), and how a game went (`review`)."""

from __future__ import annotations

from flambeur.coach.advice import Advice, Line, advise
from flambeur.coach.amounts import amount_text, dollars_text
from flambeur.coach.costs import Cost, costs
from flambeur.coach.reasons import fact_text, reason_text
from flambeur.coach.review import Decision, Review, choices_in, review

__all__ = [
    "Advice",
    "Cost",
    "Decision",
    "Line",
    "Review",
    "advise",
    "amount_text",
    "choices_in",
    "costs",
    "dollars_text",
    "fact_text",
    "reason_text",
    "review",
]
