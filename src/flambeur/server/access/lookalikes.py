"""Find names that look alike, so that no player is mistaken for another.

Two names look alike when they differ only in case, in spaces, in invisible characters, or in characters that Unicode
calls confusable (UTS #39: Cyrillic а, Lisu ꓮ, a one for a small L, rn for m). Accents count: Zoë and Zoe are two
people. Only names at one table are compared, when a player sits down or is renamed.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import cache
from pathlib import Path

_DATA = Path(__file__).with_name("confusables.txt")
_BLANKS = frozenset({0x2800, 0x1D159})
"""Braille without a dot and a note without a head: symbols by their category, and drawn as nothing."""
_CASES: tuple[Callable[[str], str], ...] = (str, str.upper, str.casefold)
"""Names are compared as written, in upper case and in lower case: letters of caseless scripts can resemble either."""


def has_something_to_see(name: str) -> bool:
    """Whether a name has a visible character of its own, not only spaces, joiners, fillers and combining marks."""
    unseen = _unseen()
    return any(ord(sign) not in unseen and unicodedata.category(sign)[0] in "LNPS" for sign in name)


def look_alike(one: str, other: str) -> bool:
    """Whether two names can be mistaken for each other."""
    first, second = _drawn(one), _drawn(other)
    if any(_skeleton(cased(first)) == _skeleton(cased(second)) for cased in _CASES):
        return True
    return _in_latin(first).casefold() == _in_latin(second).casefold()


def _drawn(name: str) -> str:
    """Return a name without invisible characters, and with compatible forms unified."""
    unseen, parts = _unseen(), unicodedata.normalize("NFKD", name)
    return "".join(sign for sign in parts if ord(sign) not in unseen and unicodedata.category(sign) not in ("Cf", "Zs"))


def _skeleton(drawn: str) -> str:
    """Return the UTS #39 skeleton: each character replaced by the shape it looks like."""
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", drawn).translate(_shapes()))


def _in_latin(drawn: str) -> str:
    """Return a name with characters of other scripts replaced by the Latin letters they look like; ASCII is kept."""
    return "".join(sign if sign.isascii() else sign.translate(_shapes()) for sign in drawn)


@cache
def _lines() -> list[list[str]]:
    return [line.split() for line in _DATA.read_text("utf-8").splitlines() if not line.startswith("#")]


@cache
def _unseen() -> frozenset[int]:
    """Return the characters that are drawn as nothing: variation selectors, fillers, joiners."""
    (_, *ranges), *_ = _lines()
    ends = [[int(end, 16) for end in one.split("..")] for one in ranges]
    return _BLANKS.union(*[range(first, last + 1) for first, last in ends])


@cache
def _shapes() -> dict[int, str]:
    shapes: dict[int, str] = {}
    for shape, *signs in _lines()[1:]:
        drawn = "".join(chr(int(part, 16)) for part in shape.split("+"))
        shapes.update((int(sign, 16), drawn) for sign in signs)
    return shapes
