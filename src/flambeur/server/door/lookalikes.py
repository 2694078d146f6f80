"""Names that look alike: whoever reads the table must not take one player for another.

Two names look alike when they differ only in case, in spaces, in signs that nobody sees, or in letters of other scripts
and digits that are drawn like a Latin letter (Cyrillic а, Greek Ο, full-width Ａ, a one for a small L). Accents count:
Zoë and Zoe are two people.
"""

from __future__ import annotations

import unicodedata

_DRAWN_ALIKE = {
    "A": "ΑАᎪ", "B": "ΒВᏴ", "C": "СᏟϹ", "D": "Ꭰ", "E": "ΕЕᎬ", "G": "ԌᏀ", "H": "ΗНᎻ", "I": "ΙІӀᏆ", "J": "ЈᎫ", "K": "ΚКᏦ",
    "L": "ᏞԼ", "M": "ΜМᎷϺ", "N": "Ν", "O": "ΟОՕ", "P": "ΡРᏢ", "Q": "Ԛ", "R": "ᎡᏒ", "S": "ЅՏᏚ", "T": "ΤТᎢ", "U": "Ս",
    "V": "ᏙѴ", "W": "ᎳԜ", "X": "ΧХ", "Y": "ΥУҮ", "Z": "ΖᏃ", "a": "аαɑ", "b": "ЬᏏ", "c": "сϲ", "d": "ԁ", "e": "еҽ",
    "g": "ɡց", "h": "һհ", "i": "іιıɩ", "j": "јϳ", "k": "κк", "l": "ӏǀ", "m": "м", "n": "ոռ", "o": "оοօσ", "p": "рρ",
    "q": "ԛզ", "r": "г", "s": "ѕ", "t": "тτ", "u": "υսʋ", "v": "νѵ", "w": "ԝωѡ", "x": "хχ", "y": "уγүყ",
    "z": "ᴢ",
}  # fmt: skip
_LATIN = str.maketrans({sign: letter for letter, signs in _DRAWN_ALIKE.items() for sign in signs})
_STROKES = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O", "5": "S"})
_BLANK = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u2800\u3164\uffa0")
"""Signs that are drawn as nothing although they are neither spaces nor marks of format."""


def has_something_to_see(name: str) -> bool:
    """Whether a name has a sign of its own: not only spaces, joiners, fillers and marks that belong to another sign."""
    return any(sign not in _BLANK and unicodedata.category(sign)[0] in "LNPS" for sign in name)


def look_alike(one: str, other: str) -> bool:
    """Whether two names could be taken for each other."""
    first, second = _drawn(one), _drawn(other)
    return first.casefold() == second.casefold() or _strokes(first) == _strokes(second)


def _drawn(name: str) -> str:
    """A name by its shapes: compatible forms made one, other scripts in Latin, without what is not seen."""
    parts = unicodedata.normalize("NFKD", name)
    seen = "".join(sign for sign in parts if sign not in _BLANK and unicodedata.category(sign) not in ("Cf", "Zs"))
    return seen.translate(_LATIN)


def _strokes(drawn: str) -> str:
    """Letters and digits that are one stroke or one ring, and pairs that run together."""
    return drawn.translate(_STROKES).replace("rn", "m").replace("vv", "w")
