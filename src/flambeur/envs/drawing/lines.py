"""Lines of coloured words."""

from __future__ import annotations

PLAIN = -1
"""The colour of what belongs to no seat; other colours are seats."""
Word = tuple[str, int]
Lines = list[list[Word]]

CODES = (94, 91, 92, 93, 95, 96, 97, 33)
"""The colours of seats in a terminal: blue, red, green, yellow, violet, cyan, white, orange."""


def line(*words: str | Word) -> list[Word]:
    """Return a line of words, plain unless a colour is given."""
    return [(word, PLAIN) if isinstance(word, str) else word for word in words]


def seat_name(seat: int) -> Word:
    return f"SEAT {seat}", seat


def write(lines: Lines) -> str:
    """Return lines as text, words separated by blanks, with colour codes."""
    return "\n".join(" ".join(_coloured(*word) for word in words) for words in lines)


def _coloured(word: str, colour: int) -> str:
    return word if colour == PLAIN else f"\x1b[{CODES[colour % len(CODES)]}m{word}\x1b[0m"
