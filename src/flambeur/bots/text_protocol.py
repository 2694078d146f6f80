"""The line protocol of programs (docs/writing-a-bot.md has all of it).

    ask  flambeur 1                          answer  ready NAME
    ask  newgame
    ask  question 12 / knowledge … / field … / moves place_1 place_4
    ask  go work=200 seed=77                 answer  move place_4
    ask  quit

Everything is one line of words. A program skips what it does not know, and may say `info …` at any time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from flambeur.engine import Budget, Knowledge, Move, write_knowledge

VERSION = 1
NOTHING = "-"
"""The written form of a value that does not exist or is not known to this seat."""
MOST_FIELDS = 400


def written(move: Move) -> str:
    """Return a move as one word."""
    return str(move).replace(" ", "_")


def question(number: int, knowledge: Knowledge, moves: Sequence[Move], budget: Budget, seed: int) -> list[str]:
    """Return the lines that ask a program for a move."""
    limits = [f"ms={round(1000 * budget.seconds)}"] if budget.seconds is not None else []
    limits += [f"work={budget.work}"] if budget.work is not None else []
    return [
        f"question {number}",
        f"knowledge {write_knowledge(knowledge)}",
        *(f"field {name} {value}".rstrip() for name, value in fields(knowledge)),
        f"moves {' '.join(map(written, moves))}",
        " ".join(["go", *limits, f"seed={seed}"]),
    ]


def fields(knowledge: Knowledge) -> Iterator[tuple[str, str]]:
    """Yield a seat's view in simple pieces: `casinos.0.notes` and `70 20`, numbers and words, lists on one line."""
    for count, field in enumerate(_flat("", msgspec.to_builtins(knowledge.view))):
        if count == MOST_FIELDS:
            return
        yield field


def _flat(path: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _flat(f"{path}.{name}" if path else str(name), inner)
    elif isinstance(value, list | tuple) and any(isinstance(item, dict | list | tuple) for item in value):
        for place, inner in enumerate(value):
            yield from _flat(f"{path}.{place}", inner)
    elif isinstance(value, list | tuple):
        yield path, " ".join(map(_word, value))
    else:
        yield path, _word(value)


def _word(value: object) -> str:
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return str(int(value))
    return "_".join(str(value).split()) or NOTHING


def answered(line: str, moves: Sequence[Move]) -> Move | None:
    """Return the offered move that a line `move …` names, by its text or as one word; None if it names none."""
    named = "_".join(line.split()[1:])
    return next((move for move in moves if written(move) == named), None)


def limits(words: Sequence[str]) -> dict[str, int]:
    """Return the limits of `go` by name; words that are not `name=number` are skipped."""
    pairs = (word.partition("=") for word in words)
    return {name: int(value) for name, _, value in pairs if value.isdecimal()}
