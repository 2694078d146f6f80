"""Mistakes in a command, in the player's language if the catalogues have a sentence."""

from __future__ import annotations

from flambeur.engine import FlambeurError
from flambeur.texts import system_language, texts
from flambeur.wording.refusal import refusal


class Mistake(FlambeurError):
    """A command that cannot be carried out; its code identifies the sentence."""

    code = "mistake"


def mistake(code: str, **facts: str | int) -> Mistake:
    """Return the mistake of a code, with its English sentence from the catalogue."""
    return Mistake(texts("en").say(f"error-{code}", **facts), code=code, **facts)


def explain(error: FlambeurError) -> str:
    """Return the sentence of an error in the language of this terminal."""
    return refusal(error, system_language())
