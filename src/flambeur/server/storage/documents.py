"""The stored data of a table besides its moves: one frozen document, replaced as a whole.

It contains tokens and guests only as hashes, so a copy of the database opens no seat.
"""

from __future__ import annotations

import time

from msgspec import Struct, field

from flambeur.fairness import FIRST, Proof, commitment
from flambeur.protocol.tables import Clock, Ending, SeatKind, Settings, TableState


def now() -> int:
    """Return milliseconds since 1970, the unit of all times of tables."""
    return time.time_ns() // 1_000_000


class HeldClock(Struct, frozen=True):
    """The clock that applies at one state number, even if the settings have changed since."""

    n: int
    clock: Clock | None


class SeatDocument(Struct, frozen=True):
    """One seat: open, a bot's, or a person's, for whom a bot may stand in (`level`)."""

    kind: SeatKind = "open"
    name: str = ""
    level: str | None = None
    token: str = ""
    guest: str = ""
    entropy: str = ""
    """Its word for the dice at tables of the first scheme."""
    seal: str = ""
    """Its sealed word for the dice (docs/fair-dice.md); "" for a seat that takes no part in them."""
    word: str = ""
    """The word that it has shown in the current round of words."""
    withheld: bool = False
    """Whether it sealed a word and did not show it in time."""
    resigned: bool = False
    agrees: bool = False
    helped: bool = False
    """Whether a bot has played for the person at a rated table."""
    invited: bool = False
    """Whether the seat is reserved for a player of the previous game and has not been taken since."""

    @property
    def played_by_bot(self) -> bool:
        return self.level is not None

    @property
    def left(self) -> bool:
        """Whether the person who sat here has deleted their data, so that nobody can return to the seat."""
        return self.kind == "human" and not (self.guest or self.token or self.invited)


class TableDocument(Struct, frozen=True):
    """A table, from its opening to its end."""

    code: str
    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    """As the texts in records."""
    seats: tuple[SeatDocument, ...]
    seed: str
    """Secret until the end of the game."""
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
    """How the dice follow from the seed; absent from tables that are older than the second scheme."""
    round: int = 0
    """The current round of words; 0 if no seat has sealed one."""
    alone: bool | None = None
    """Whether the game began with one person among bots; None if that was not recorded."""
    held_clock: HeldClock | None = None
    rated: tuple[str, ...] = ()
    """The rating key of each seat, fixed at the start of a rated game; empty for all others."""

    @property
    def due(self) -> bool:
        """Whether the game must still be counted for ratings."""
        return bool(self.rated) and self.ending is not None and self.ending.how != "abandoned"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name or f"{number + 1}" for number, seat in enumerate(self.seats))

    @property
    def proof(self) -> Proof:
        """Return what the dice follow from. It contains the seed: reveal it to nobody before the end."""
        said = (self.scheme, self.code, commitment(bytes.fromhex(self.seed)), self.seed)
        if self.scheme == FIRST:
            return Proof(*said, words=tuple(seat.entropy for seat in self.seats))
        words, seals = tuple(seat.word for seat in self.seats), tuple(seat.seal for seat in self.seats)
        return Proof(*said, words=words, seals=seals, round=self.round)
