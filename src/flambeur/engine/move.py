"""Moves: small frozen values, each with a text.

A move's text is its verb followed by its fields: `place 3`, `bid 4`, `kick 2 big`. A subclass only declares `verb` and
its fields (whole numbers or words); reading and writing follow from that.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Self

from msgspec import Struct, ValidationError, convert
from msgspec.structs import astuple

from flambeur.engine.errors import InvalidMove


class Move(Struct, frozen=True, gc=False):
    """One choice of one seat."""

    verb: ClassVar[str] = ""

    def __str__(self) -> str:
        return _written(self)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """Return the move made of the words after its verb; raises `InvalidMove`."""
        fields = cls.__struct_fields__
        if len(words) != len(fields):
            wanted = " ".join([cls.verb, *[f"<{field}>" for field in fields]])
            raise InvalidMove(f"'{' '.join([cls.verb, *words])}' is not a move: write it as '{wanted}'.")
        try:
            return convert(dict(zip(fields, words, strict=True)), cls, strict=False)
        except ValidationError:
            raise InvalidMove(f"'{' '.join([cls.verb, *words])}' is not a move.") from None


@lru_cache(maxsize=1 << 12)
def _written(move: Move) -> str:
    return " ".join([move.verb, *[str(value) for value in astuple(move)]])


class Joint(Struct, frozen=True):
    """The moves of all seats that a simultaneous node waits for, in the order of the seats."""

    moves: tuple[tuple[int, Move], ...]

    def __str__(self) -> str:
        return " ".join(f"{seat}:{str(move).replace(' ', '_')}" for seat, move in self.moves)


@lru_cache(maxsize=1 << 12)
def read_move(text: str, types: tuple[type[Move], ...]) -> Move:
    """Return the move of a text, whether or not it is legal anywhere; raises `InvalidMove`."""
    words = text.split()
    known = {kind.verb: kind for kind in types}
    if not words or words[0] not in known:
        raise InvalidMove(f"'{text}' is not a move: it begins with one of {', '.join(sorted(known))}.")
    return known[words[0]].read(words[1:])
