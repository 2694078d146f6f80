"""The keys for a choice in a terminal: its own number, or its place in the list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count


def numbered(moves: Sequence[str]) -> dict[int, str]:
    """Return the moves by number.

    If all are the same word with a number (a casino, a bid), that number is typed; else they are counted.
    """
    words = [move.split(" ") for move in moves]
    if all(len(one) == 2 and one[0] == words[0][0] and one[1].isdecimal() for one in words):
        return {int(number): move for (_, number), move in zip(words, moves, strict=True)}
    return dict(zip(count(1), moves))


def span(numbers: Iterable[int]) -> str:
    """Return a range of numbers as text: `1–6`, or `1, 2, 4`."""
    there = sorted(numbers)
    if len(there) > 2 and there[-1] - there[0] == len(there) - 1:
        return f"{there[0]}–{there[-1]}"
    return ", ".join(map(str, there))


def chosen(offered: dict[int, str], typed: str) -> str | None:
    """Return the move that was typed, by its number or as in records; None for anything else."""
    if typed in offered.values():
        return typed
    return offered.get(int(typed)) if typed.isdecimal() and typed.isascii() and len(typed) < 5 else None
