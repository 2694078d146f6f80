"""Restore a table from its journal."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from flambeur.engine import FlambeurError, read_position
from flambeur.protocol.tables import ending_of
from flambeur.server.storage import ALL_SEATS, Row, Snapshot
from flambeur.server.tables import history

if TYPE_CHECKING:
    from flambeur.server.tables.table import Table

EARLIER = 32
"""Rows read from before a snapshot, to recognise moves that are sent twice."""
log = logging.getLogger("flambeur.server")


async def restore(table: Table) -> None:
    """Restore the position from the last snapshot and later rows, or from the start; replace it once all is read."""
    code, game, play, storage = table.document.code, table.game, table.play, table.registry.storage
    snapshot = await storage.snapshot(code)
    since = 0 if snapshot is None else max(0, snapshot.number - EARLIER)
    rows = await storage.journal(code, since)
    play.reset()
    if snapshot is not None:
        try:
            _from_snapshot(table, snapshot, rows)
        except FlambeurError as error:  # the journal is authoritative, a snapshot only saves time
            log.warning("a snapshot of table %s is of no use: %s", code, error)
            play.reset()
    if play.state is None:
        rows = await storage.journal(code) if since else rows
        for step in history.steps(game, rows):
            play.state = step.state
            play.recent.append((step.number, step.events))
        play.draws = history.draws_in(history.effective(rows))
    _restore_answers(table, rows)
    if table.document.state != "playing":
        return
    if play.state is None:
        if table.leads:
            await table.words.begin()
    elif (early := history.early_end(rows)) is not None:
        table.registry.finish(table, early, elsewhere=not table.leads)
    elif (result := game.outcome(play.state)) is not None:
        ending = ending_of(result)
        table.registry.finish(table, ending, elsewhere=not table.leads)


def _from_snapshot(table: Table, snapshot: Snapshot, rows: list[Row]) -> None:
    """Restore the position from a snapshot, unless a later undo may have invalidated it."""
    if any(history.undone_to(row) is not None for row in rows if row.number >= snapshot.number):
        return
    play = table.play
    _, state = read_position(snapshot.position, trusted=True)
    later = [row for row in history.effective(rows) if row.number >= snapshot.number]
    for row in later:
        state, events = history.play_row(table.game, state, row)
        play.recent.append((row.number + 1, events))
    play.state, play.draws = state, snapshot.draws + history.draws_in(later)


def _restore_answers(table: Table, rows: list[Row]) -> None:
    """Restore the last accepted move of each seat, and the secret answers."""
    play = table.play
    steps = [row for row in rows if row.seat == ALL_SEATS]
    if not steps or play.state is None:
        return
    play.n, play.since = steps[-1].number + 1, table.registry.time.since(steps[-1].at)
    for row in rows:
        seat = row.seat
        if seat == ALL_SEATS and row.client and history.undone_to(row) is None:
            seat = history.read_entries(row)[0].seat
        if seat >= 0:
            play.accepted[seat] = (row.number, row.client)
        if row.seat != ALL_SEATS and row.number == play.n:
            play.bids[seat] = table.game.read_move(row.body, play.state, seat)
