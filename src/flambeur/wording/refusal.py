"""What went wrong, said in the player's language."""

from __future__ import annotations

from flambeur.engine import FlambeurError, InvalidRecord
from flambeur.texts import texts


def refusal(error: FlambeurError, language: str) -> str:
    """The sentence of an error: translated when there is a message for it and its facts suffice.

    An error that was raised because of another says that one's sentence as its reason.
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
    """What a message for this error may be named after, the most telling first."""
    keys = [str(error.facts["why"])] if "why" in error.facts else []
    keys.append(error.code)
    if isinstance(error, InvalidRecord):
        keys.append(InvalidRecord.code)
    return keys
