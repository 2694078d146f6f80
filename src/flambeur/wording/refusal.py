"""Errors in the player's language."""

from __future__ import annotations

from flambeur.engine import FlambeurError, InvalidRecord
from flambeur.texts import texts


def refusal(error: FlambeurError, language: str) -> str:
    """Return the sentence of an error, translated if there is a message for it and its facts suffice.

    If another error caused it, that one's sentence is its reason.
    """
    words = texts(language)
    facts = dict(error.facts)
    if isinstance(error.__cause__, FlambeurError):
        facts["reason"] = refusal(error.__cause__, language)
    for key in _keys(error):
        if words.has(f"error-{key}"):
            try:
                return words.say(f"error-{key}", **facts)
            except KeyError:
                continue  # the message needs more than this error knows
    return error.sentence[:1].upper() + error.sentence[1:]


def _keys(error: FlambeurError) -> list[str]:
    """Return the names of messages for this error, the most specific first."""
    keys = [str(error.facts["why"])] if "why" in error.facts else []
    keys.append(error.code)
    if isinstance(error, InvalidRecord):
        keys.append(InvalidRecord.code)
    return keys
