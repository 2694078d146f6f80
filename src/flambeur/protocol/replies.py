"""Everything the server sends on the WebSocket; `t` names the message.

Parts of updates that several seats share are encoded once and included as `Raw`; a test reads every message back into
its struct.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from flambeur.protocol.messages import Reaction
from flambeur.protocol.tables import ChatLine, Ending, PublicTable, TableInfo

if TYPE_CHECKING:
    from flambeur.engine import View
    from flambeur.protocol import game_structs

    SentView = View
    SentEvent = game_structs.SentEvent
    SentMove = game_structs.ListedMove
    SentLead = Struct
else:  # each game, also in other packages, has its own types: readers accept any
    SentView = Annotated[Any, Meta(title="GameView")]
    SentEvent = Annotated[Any, Meta(title="GameEvent")]
    SentMove = Annotated[Any, Meta(title="LegalMove")]
    SentLead = Annotated[Any, Meta(title="GameLead")]

encode = msgspec.json.Encoder().encode


class Reply(Struct, frozen=True, tag_field="t"):
    """The base of all messages to clients."""


class Question(Struct, frozen=True):
    """The words of a snapshot: the question, and the payouts if everything were paid now."""

    ask: str
    leads: tuple[SentLead, ...] = ()


class Telling(Struct, frozen=True):
    """The words of an update: the question, and a sentence for each event."""

    ask: str
    events: list[str]
    leads: tuple[SentLead, ...] | UnsetType = UNSET
    """The payouts as of now, if they have changed."""


class Chapter(Struct, frozen=True):
    """The events up to one state number."""

    n: int
    events: list[SentEvent]
    words: list[str] | UnsetType = UNSET


class Notice(Struct, frozen=True):
    """A decision about the table that is not a move."""

    what: str
    facts: dict[str, Any]
    sentence: str
    at: int


class Welcome(Reply, frozen=True, tag="welcome"):
    now: int
    seats: tuple[int, ...]
    hosting: bool
    table: TableInfo
    chat: list[ChatLine]
    notices: list[Notice]


class Snapshot(Reply, frozen=True, tag="snapshot"):
    """The whole position for one seat."""

    n: int
    seat: int | None
    view: SentView
    moves: list[SentMove]
    bid: str | None
    missed: list[Chapter]
    until: int | None
    ending: Ending | None
    words: Question | UnsetType = UNSET


class Update(Reply, frozen=True, tag="update"):
    """What a step changed for one seat: a delta of its view, or the whole view if a delta cannot express it."""

    n: int
    seat: int | None
    events: list[SentEvent]
    delta: Any | UnsetType = UNSET
    view: SentView | UnsetType = UNSET
    moves: list[SentMove] | UnsetType = UNSET
    words: Telling | UnsetType = UNSET
    undone: bool | UnsetType = UNSET
    ending: Ending | UnsetType = UNSET
    until: int | UnsetType = UNSET


class SharedFields(Struct, frozen=True, omit_defaults=True):
    """The fields of an update that are the same for every seat."""

    undone: bool | UnsetType = UNSET
    ending: Ending | UnsetType = UNSET
    until: int | UnsetType = UNSET


class Accepted(Reply, frozen=True, tag="accepted"):
    id: str
    seat: int
    n: int


class Known(Reply, frozen=True, tag="knowledge"):
    """Everything a seat knows at state `n`, in one line of text (docs/writing-a-bot.md)."""

    id: str
    seat: int
    n: int
    text: str


class Rejected(Reply, frozen=True, tag="error"):
    code: str
    sentence: str
    facts: dict[str, Any]
    id: str | UnsetType = UNSET


class TableChanged(Reply, frozen=True, tag="table"):
    table: TableInfo


class ChatSaid(Reply, frozen=True, tag="chat"):
    seat: int
    name: str
    text: str
    at: int


class NoticeGiven(Reply, frozen=True, tag="notice"):
    what: str
    facts: dict[str, Any]
    sentence: str
    at: int


class Reacted(Reply, frozen=True, tag="react"):
    seat: int
    what: Reaction


class Muted(Reply, frozen=True, tag="muted"):
    seats: list[int]


class Removed(Reply, frozen=True, tag="removed"):
    """A seat no longer belongs to this connection."""

    seat: int


class Closed(Reply, frozen=True, tag="closed"):
    sentence: str


class Rematch(Reply, frozen=True, tag="rematch"):
    seat: int
    table: str
    token: str


class PublicTables(Reply, frozen=True, tag="lobby"):
    """The newest public tables."""

    tables: list[PublicTable]


class Over(Reply, frozen=True, tag="over"):
    ending: Ending


class Pong(Reply, frozen=True, tag="pong"):
    id: str
    now: int


class Stopping(Reply, frozen=True, tag="stopping"):
    pass


Replied = (
    Welcome
    | Snapshot
    | Update
    | Accepted
    | Known
    | Rejected
    | TableChanged
    | ChatSaid
    | NoticeGiven
    | Reacted
    | Muted
    | Removed
    | Closed
    | Rematch
    | PublicTables
    | Over
    | Pong
    | Stopping
)
