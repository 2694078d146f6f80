"""Check that the stored data of the tables is consistent, and repair it where possible."""

from __future__ import annotations

from collections.abc import AsyncIterator

from msgspec import Struct
from msgspec.structs import replace

from flambeur.engine import FlambeurError, Game, State, read_position
from flambeur.protocol.tables import Ending
from flambeur.server.storage import ALL_SEATS, Kept, Row, Snapshot, Storage, Unreadable
from flambeur.server.storage.documents import TableDocument, now
from flambeur.server.tables import history


class Finding(Struct, frozen=True):
    """An inconsistent table, and the reason."""

    code: str
    reason: str
    playable: int = 0
    """How many rows of its journal can be played, from the start."""
    readable: bool = True
    """Whether its document can be read and its game exists here."""


async def findings(storage: Storage) -> AsyncIterator[Finding]:
    """Read every table as a server would, and more; also report tables that were put aside but are consistent."""
    aside = {table.code: table.reason for table in await storage.aside()}
    for code in await storage.every():
        found = await examine(storage, code)
        if found is not None:
            yield found
        elif code in aside:
            yield Finding(code, f"put aside although nothing is wrong with it now; it was: {aside[code]}", _ALL)


_ALL = 1 << 30


async def examine(storage: Storage, code: str) -> Finding | None:
    """Return what is wrong with a table; None when document, journal and snapshot agree."""
    try:
        kept = await storage.load(code)
        if kept is None:
            return None
        game = history.rules(kept.document)
    except (Unreadable, FlambeurError) as error:
        return Finding(code, str(error), readable=False)
    rows = await storage.journal(code)
    states, wrong = _played(game, rows)
    if wrong:
        return Finding(code, wrong, len(states))
    reason = _disagreement(kept.document, game, rows, states)
    if not reason:
        reason = _of_snapshot(await storage.snapshot(code), rows, states)
    return Finding(code, reason, _ALL) if reason else None


def _played(game: Game[State], rows: list[Row]) -> tuple[list[State], str]:
    """Return the states of a journal as far as it can be played, and the error that stops it."""
    steps = [row for row in rows if row.seat == ALL_SEATS]
    states: list[State] = []
    for count, row in enumerate(steps):
        if row.number != count:
            return states, f"row {count} is missing"
        if count and history.ended_by(steps[count - 1]) is not None:
            return states, f"row {count} comes after the end of the game"
        try:
            if history.ended_by(row) is not None:
                states.append(states[-1])
            elif (back := history.undone_to(row)) is not None:
                states.append(states[back - 1])
            else:
                before = states[-1] if states else game.start()[0]
                states.append(history.play_row(game, before, row)[0])
        except Exception as error:  # a row may contain anything
            return states, f"row {count} cannot be played: {type(error).__name__}: {error}"
    return states, ""


def _disagreement(document: TableDocument, game: Game[State], rows: list[Row], states: list[State]) -> str:
    """Return how a document contradicts its journal."""
    if document.state == "open":
        return "it has not begun, yet it has a journal" if rows else ""
    if not states:
        return "it is over, yet it was never set up" if document.state == "over" else ""
    early = history.early_end(rows)
    result = game.outcome(states[-1])
    if document.state == "playing":  # a server that stopped in between finishes the document from the journal
        return ""
    if document.ending is None:
        return "it is over, yet nothing says how it ended"
    if early is not None and document.ending != early:
        return "its document and its journal tell two endings"
    if document.ending.how == "played" and (result is None or document.ending.scores != result.scores):
        return "its ending is not the one that was played"
    return ""


def _of_snapshot(snapshot: Snapshot | None, rows: list[Row], states: list[State]) -> str:
    if snapshot is None or any(history.undone_to(row) is not None for row in rows if row.number >= snapshot.number):
        return ""
    try:
        _, state = read_position(snapshot.position)
    except FlambeurError as error:
        return f"its snapshot cannot be read: {error}"
    same = 1 <= snapshot.number <= len(states) and states[snapshot.number - 1] == state
    return "" if same else "its snapshot is not where the journal leads"


async def mend(storage: Storage, found: Finding) -> bool:
    """Cut a table's journal after the last playable row; the rows after it are stored elsewhere. Return success."""
    if not found.readable:
        return False
    kept = await storage.load(found.code)
    if kept is None:
        return False
    rows = [row for row in await storage.journal(found.code) if row.seat == ALL_SEATS]
    await storage.cut(found.code, min(found.playable, len(rows)))
    document = kept.document
    if rows and found.playable and document.state == "open":
        document = replace(document, state="playing", started=rows[0].at)
    await _settle(storage, replace(kept, document=document))
    return await examine(storage, found.code) is None


async def close(storage: Storage, found: Finding) -> None:
    """End a table without a result, with all that can be played of it; delete one that cannot be read."""
    kept = await storage.load(found.code) if found.readable else None
    if kept is None:
        await storage.discard(found.code)
        return
    rows = [row for row in await storage.journal(found.code) if row.seat == ALL_SEATS]
    playable = min(found.playable, len(rows))
    await storage.cut(found.code, playable)
    if not playable:
        await storage.discard(found.code)
        return
    ended = replace(kept.document, state="over", ended=now(), ending=Ending("abandoned"))
    await _settle(storage, replace(kept, document=ended))


async def _settle(storage: Storage, kept: Kept) -> None:
    await storage.save(kept.document, kept.version)
    await storage.put_back(kept.document.code)
