"""Who explains play: what every choice is worth and why (`advise`), and how a game went (`review`)."""

from __future__ import annotations

from flambeur.coach.advice import Advice, Line, advise
from flambeur.coach.amounts import amount_text, change_text, dollars_text, parts_texts
from flambeur.coach.costs import Cost, costs
from flambeur.coach.ledger import Parts
from flambeur.coach.reasons import fact_text, reason_text
from flambeur.coach.review import Decision, Review, choices_in, review

__all__ = [
    "Advice",
    "Cost",
    "Decision",
    "Line",
    "Parts",
    "Review",
    "advise",
    "amount_text",
    "change_text",
    "choices_in",
    "costs",
    "dollars_text",
    "fact_text",
    "parts_texts",
    "reason_text",
    "review",
]
