"""The coach explains why a choice is worth what it is (`reason_text`), and how a game went (`review`)."""

from __future__ import annotations

from flambeur.coach.amounts import amount_text, change_text, parts_texts
from flambeur.coach.costs import costs
from flambeur.coach.reasons import fact_text, reason_text
from flambeur.coach.result_parts import Parts
from flambeur.coach.review import Decision, Review, choices_in, review

__all__ = [
    "Decision",
    "Parts",
    "Review",
    "amount_text",
    "change_text",
    "choices_in",
    "costs",
    "fact_text",
    "parts_texts",
    "reason_text",
    "review",
]
