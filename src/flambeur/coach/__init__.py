"""Who explains play: what every choice is worth and why (`advise`), and how a game went (`review`)."""

from __future__ import annotations

from flambeur.coach.advice import Advice, Line, advise
from flambeur.coach.reasons import reason_text
from flambeur.coach.review import Decision, Review, review

__all__ = ["Advice", "Decision", "Line", "Review", "advise", "reason_text", "review"]
