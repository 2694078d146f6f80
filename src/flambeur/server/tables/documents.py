"""What is remembered about a table besides its moves: one frozen document, replaced as a whole.

Tokens and guests stand here only as hashes, so that a copy of the database opens no seat.
"""

from __future__ import annotations

import time
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import replace

from flambeur.fairness import FIRST, Proof, commitment

TableState = Literal["open", "playing", "over"]
Then = Literal["bot", "random", "resign"]
SeatKind = Literal["open", "human", "bot"]


def now() -> int:
    """Milliseconds since 1970, as all times of tables are."""
    return time.time_ns() // 1_000_000


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time for one move, and what happens when it is over."""

    seconds: int
    then: Then = "bot"


class Settings(Struct, frozen=True):
    """What the host decides about a table. Stored settings that there are no more are passed over."""

    public: bool = False
    spectators: bool = True
    chat: bool = True
    coach: bool = True
    """Whether players may ask for advice; at public tables nobody may, and a rated one has it off."""
    rated: bool = False
    """Whether the game counts for ratings: settled when the table is opened."""
    clock: Clock | None = None

    @property
    def advice(self) -> bool:
        """Whether advice is given: among strangers everybody plays for themselves."""
        return self.coach and not self.public


class SomeSettings(Struct, forbid_unknown_fields=True):
    """The settings that a host wishes for; all others stay as they are."""

    public: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    coach: bool | UnsetType = UNSET
    rated: bool | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET

    def applied(self, to: Settings) -> Settings:
        """The settings with what is wished for changed."""
        named = {name: getattr(self, name) for name in self.__struct_fields__}
        changed: Settings = replace(to, **{name: value for name, value in named.items() if value is not UNSET})
        return changed


class HeldClock(Struct, frozen=True):
    """The clock that counts at one state number, whatever the settings say since."""

    n: int
    clock: Clock | None


class Ending(Struct, frozen=True):
    """How a game ended."""

    how: Literal["played", "resigned", "abandoned"]
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    tiebreaks: tuple[int, ...] = ()
    by: int | None = None


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
    """Whether the seat was kept for somebody from the game before, and nobody else has taken it since."""

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


class SeatInfo(Struct):
    """A seat as everybody may see it."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    present: bool
    away: bool
    resigned: bool
    host: bool
    agrees: bool


class WordsInfo(Struct):
    """The players' parts of the dice as everybody may see them."""

    round: int
    seals: tuple[str, ...]
    missing: tuple[int, ...]
    """The seats that are asked for their word now."""
    withheld: tuple[int, ...]


class TableInfo(Struct):
    """A table as everybody may see it."""

    code: str
    game: str
    players: int
    options: dict[str, Any]
    state: TableState
    n: int
    created: int
    started: int | None
    ended: int | None
    settings: Settings
    seats: list[SeatInfo]
    spectators: int
    waiting: tuple[int, ...]
    until: int | None
    undo: bool
    commitment: str
    words: WordsInfo
    ending: Ending | None
    rematch: str | None


class SeatKey(Struct):
    """A seat just taken: the token is shown only here."""

    seat: int
    token: str
    link: str
