"""Mistakes in a command, in the player's language where the catalogues have a sentence."""

from __future__ import annotations

from flambeur.engine import FlambeurError
from flambeur.texts import system_language, texts
from flambeur.wording.refusal import refusal


class Mistake(FlambeurError):
    """A command that cannot be carried out; its code names the sentence."""

    code = "mistake"


def mistake(code: str, **facts: str | int) -> Mistake:
    """The mistake of a code, with its English sentence from the catalogue."""
    return Mistake(texts("en").say(f"error-{code}", **facts), code=code, **facts)


def explain(error: FlambeurError) -> str:
    """The sentence of an error in the language of this terminal."""
    return refusal(error, system_language())
