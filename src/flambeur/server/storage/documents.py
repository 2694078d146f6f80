"""What is stored about a table besides its moves: one frozen document, replaced as a whole.

It holds tokens and guests only as hashes, so that a copy of the database opens no seat.
"""

from __future__ import annotations

import time

from msgspec import Struct, field

from flambeur.fairness import FIRST, Proof, commitment
from flambeur.protocol.tables import Clock, Ending, SeatKind, Settings, TableState


def now() -> int:
    """Milliseconds since 1970, as all times of tables are."""
    return time.time_ns() // 1_000_000


class HeldClock(Struct, frozen=True):
    """The clock that applies at one state number, even if the settings have changed since."""

    n: int
    clock: Clock | None


class SeatDocument(Struct, frozen=True):
    """One seat: nobody's, a bot's, or a person's, for whom a bot may stand in (`level`)."""

    kind: SeatKind = "open"
    name: str = ""
    level: str | None = None
    token: str = ""
    guest: str = ""
    entropy: str = ""
    """Its part of the dice at tables of the first scheme."""
    seal: str = ""
    """Its part of the dice, sealed (docs/fair-dice.md); "" for a seat that takes no part in them."""
    word: str = ""
    """What it has shown in the round of words that counts."""
    withheld: bool = False
    """Whether it sealed a word and did not show it in time."""
    resigned: bool = False
    agrees: bool = False
    helped: bool = False
    """Whether a bot has played for its person at a rated table."""
    invited: bool = False
    """Whether the seat is kept for a player of the game before, and no one else has taken it since."""

    @property
    def played_by_bot(self) -> bool:
        return self.level is not None

    @property
    def left(self) -> bool:
        """Whether a person sat here who has deleted all that was known about them: nobody can come back to it."""
        return self.kind == "human" and not (self.guest or self.token or self.invited)


class TableDocument(Struct, frozen=True):
    """A table, from its opening to its end."""

    code: str
    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    """As the texts that records hold."""
    seats: tuple[SeatDocument, ...]
    seed: str
    """Secret until the end."""
    created: int
    state: TableState = "open"
    settings: Settings = field(default_factory=Settings)
    lang: str = "en"
    host_token: str = ""
    host_guest: str = ""
    started: int | None = None
    ended: int | None = None
    ending: Ending | None = None
    rematch: str | None = None
    scheme: str = FIRST
    """How the dice follow from the seed; tables from before there were two of them say nothing."""
    round: int = 0
    """The round of words that counts; 0 where no seat has sealed one."""
    alone: bool | None = None
    """Whether the game began with one person among bots; None when that was not written down."""
    held_clock: HeldClock | None = None
    rated: tuple[str, ...] = ()
    """By what each seat is rated, settled at the start of a rated game; empty for all others."""

    @property
    def due(self) -> bool:
        """Whether there is something to count for ratings."""
        return bool(self.rated) and self.ending is not None and self.ending.how != "abandoned"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name or f"{number + 1}" for number, seat in enumerate(self.seats))

    @property
    def proof(self) -> Proof:
        """What its dice follow from. It holds the seed: nothing for anybody before the end."""
        said = (self.scheme, self.code, commitment(bytes.fromhex(self.seed)), self.seed)
        if self.scheme == FIRST:
            return Proof(*said, words=tuple(seat.entropy for seat in self.seats))
        words, seals = tuple(seat.word for seat in self.seats), tuple(seat.seal for seat in self.seats)
        return Proof(*said, words=words, seals=seals, round=self.round)
