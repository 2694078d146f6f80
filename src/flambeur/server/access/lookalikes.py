"""Names that look alike: a reader of the table must not take one player for another.

Two names look alike when they differ only in case, in spaces, in signs that are drawn as nothing, or in signs that
Unicode's own data calls confusable (UTS #39: Cyrillic а, Lisu ꓮ, a one for a small L, rn for m). Accents count: Zoë and
Zoe are two people. Only names at one table are compared, when a player sits down or is renamed.
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
"""Shapes are compared as they are, all large and all small: scripts without case look like the one or the other."""


def has_something_to_see(name: str) -> bool:
    """Whether a name has a sign of its own: not only spaces, joiners, fillers and marks that belong to another sign."""
    unseen = _unseen()
    return any(ord(sign) not in unseen and unicodedata.category(sign)[0] in "LNPS" for sign in name)


def look_alike(one: str, other: str) -> bool:
    """Whether two names could be taken for each other."""
    first, second = _drawn(one), _drawn(other)
    if any(_skeleton(cased(first)) == _skeleton(cased(second)) for cased in _CASES):
        return True
    return _in_latin(first).casefold() == _in_latin(second).casefold()


def _drawn(name: str) -> str:
    """A name without what is not seen, and with compatible forms made one."""
    unseen, parts = _unseen(), unicodedata.normalize("NFKD", name)
    return "".join(sign for sign in parts if ord(sign) not in unseen and unicodedata.category(sign) not in ("Cf", "Zs"))


def _skeleton(drawn: str) -> str:
    """What UTS #39 compares: every sign as the shape it is drawn like."""
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", drawn).translate(_shapes()))


def _in_latin(drawn: str) -> str:
    """Signs of other scripts as the Latin letters they look like; those of ASCII stay what they are."""
    return "".join(sign if sign.isascii() else sign.translate(_shapes()) for sign in drawn)


@cache
def _lines() -> list[list[str]]:
    return [line.split() for line in _DATA.read_text("utf-8").splitlines() if not line.startswith("#")]


@cache
def _unseen() -> frozenset[int]:
    """The signs that are drawn as nothing: variation selectors, fillers, joiners."""
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
