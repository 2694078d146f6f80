"""Clean texts from clients (names, chat, seals), once."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from flambeur.fairness import is_word
from flambeur.protocol.errors import Refused
from flambeur.server.access.lookalikes import has_something_to_see, look_alike

NAME_LETTERS = 24
CHAT_LETTERS = 300


def clean_name(text: str, others: Iterable[str] = ()) -> str:
    """Return a clean name; raises `Refused` if it is invisible or looks like one of `others`."""
    name = _clean(text, NAME_LETTERS, "invalid-name")
    if not has_something_to_see(name):
        raise Refused("invalid-name", letters=NAME_LETTERS)
    for other in others:
        if look_alike(name, other):
            raise Refused("name-taken", name=other)
    return name


def clean_chat(text: str) -> str:
    return _clean(text, CHAT_LETTERS, "invalid-text")


def clean_seal(text: str) -> str:
    """Return a seat's seal, or "" for a seat that takes no part in the dice."""
    if text and not is_word(text):
        raise Refused("malformed", reason="a seal has 64 hexadecimal digits.")
    return text


def _clean(text: str, letters: int, code: str) -> str:
    """Return one line without control characters; raises `Refused` when nothing or too much is left."""
    if len(text) > 4 * letters:
        raise Refused(code, letters=letters)
    normal = unicodedata.normalize("NFC", text)
    printable = "".join(sign if _harmless(sign) else " " for sign in normal)
    words = " ".join(printable.split())
    if not 1 <= len(words) <= letters:
        raise Refused(code, letters=letters)
    return words


def _harmless(sign: str) -> bool:
    """Whether a character neither controls nor changes the direction of text; emoji joiners are allowed."""
    return unicodedata.category(sign) not in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") and (
        unicodedata.category(sign) != "Cf" or sign in "\u200c\u200d"
    )
