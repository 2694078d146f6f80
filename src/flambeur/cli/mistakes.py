"""What was wrong with a command, in the player's language where the catalogues have words for it."""

from __future__ import annotations

from flambeur.engine import FlambeurError, InvalidRecord
from flambeur.texts import system_language, texts


class Mistake(FlambeurError):
    """Something asked of a command that cannot be done; its code names the sentence."""

    code = "mistake"


def mistake(code: str, **facts: str | int) -> Mistake:
    """The mistake of a code, with its English sentence from the catalogue."""
    return Mistake(texts("en").say(f"error-{code}", **facts), code=code, **facts)


def explain(error: FlambeurError) -> str:
    """The sentence of an error: translated when there is a message for its code and its facts suffice."""
    words = texts(system_language())
    codes = [error.code, InvalidRecord.code] if isinstance(error, InvalidRecord) else [error.code]
    for code in codes:
        if words.has(f"error-{code}"):
            try:
                return words.say(f"error-{code}", **error.facts)
            except KeyError:
                continue  # the message needs more than this error knows
    return error.sentence[:1].upper() + error.sentence[1:]
