"""Replays, proofs and draws as clients receive them."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from flambeur.protocol.replies import SentEvent, SentLead, SentView
from flambeur.protocol.tables import YourTable


class MomentInfo(Struct):
    """One step of a replay and the position it led to."""

    n: int
    seat: int | None
    move: str | None
    entries: list[str]
    events: list[SentEvent]
    view: SentView
    words: list[str] | UnsetType = UNSET
    leads: tuple[SentLead, ...] = ()
    """The payouts if everything were paid now."""


class Judgement(Struct):
    fair: bool
    known: bool
    draws: int
    withheld: tuple[int, ...]
    sentence: str
    code: str | None = None


class FactorInfo(Struct):
    """What one part of a chance result is drawn from: a number of dice, or one of the items."""

    kind: str
    dice: int | UnsetType = UNSET
    values: tuple[int | str, ...] | UnsetType = UNSET
    weights: tuple[int, ...] | UnsetType = UNSET


class Draw(Struct):
    """A chance result of a record, and what the rules allow it to be drawn from."""

    line: int
    text: str
    factors: list[FactorInfo]


class Replay(Struct):
    table: YourTable
    moments: list[MomentInfo]


class Fairness(Struct):
    scheme: str
    table: str
    commitment: str
    seals: tuple[str, ...]
    round: int
    words: tuple[str, ...]
    seed: str | None
    draws: int


class RecordText(Struct, forbid_unknown_fields=True):
    record: str


class RecordToVerify(RecordText, forbid_unknown_fields=True):
    commitment: str | None = None
