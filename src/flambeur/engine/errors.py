"""The errors: few types, each with a stable code and a sentence that says what to do.

`code` never changes between releases: clients, translations and tests rely on it. `facts` holds the values named in
the sentence, so that a client can say the same in another language.
"""

from __future__ import annotations


class FlambeurError(Exception):
    """Base of every error this package raises on purpose."""

    code = "error"

    def __init__(self, sentence: str, *, code: str | None = None, **facts: str | int) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        if code is not None:
            self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Keep all attributes when pickled: an error of a worker process reaches the one that started it."""
        return _restored, (type(self), self.args, self.__dict__)


class UnknownGame(FlambeurError):
    """No game of that name is registered."""

    code = "unknown-game"


class UnknownPreset(FlambeurError):
    """The game has no preset of that name."""

    code = "unknown-preset"


class InvalidOption(FlambeurError):
    """An option, or a combination of options, that the game does not offer.

    `why` distinguishes the reasons, and is one of the facts: the catalogues have a message for each.
    """

    code = "invalid-option"

    def __init__(self, sentence: str, *, why: str, **facts: str | int) -> None:
        super().__init__(sentence, code=self.code, why=why, **facts)


class InvalidMove(FlambeurError):
    """A text that is no move at all."""

    code = "invalid-move"


class IllegalMove(FlambeurError):
    """A move that exists but is not allowed now, or not for this seat."""

    code = "illegal-move"


class UnknownSeat(FlambeurError):
    """A seat that a table does not have."""

    code = "unknown-seat"


class NotOver(FlambeurError):
    """The result of an unfinished game was requested."""

    code = "not-over"


class InvalidChance(FlambeurError):
    """A chance outcome that cannot happen here, or that is not expected here."""

    code = "invalid-chance"


class InvalidPosition(FlambeurError):
    """A position text that cannot be read, or that no game could be in."""

    code = "invalid-position"


class InvalidRecord(FlambeurError):
    """A game record that cannot be read or breaks the rules; `line` says where (counted from 1)."""

    code = "invalid-record"

    def __init__(self, line: int, reason: str, *, code: str | None = None) -> None:
        super().__init__(f"line {line}: {reason}", code=code, line=line, reason=reason)
        self.line = line
        self.reason = reason


class OutOfScript(FlambeurError):
    """A scripted source of chance has no more outcomes."""

    code = "out-of-script"


def _restored(kind: type[FlambeurError], args: tuple[object, ...], facts: dict[str, object]) -> FlambeurError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error
