"""A table as its journal left it."""

from __future__ import annotations

from flambeur.engine import read_position
from flambeur.server.storage import ALL_SEATS, Row
from flambeur.server.tables import history
from flambeur.server.tables.documents import Ending, now
from flambeur.server.tables.table import Table

GRACE = 30_000
"""After a restart nobody loses on time before this many milliseconds have passed."""
EARLIER = 32
"""Rows read from before a snapshot, to recognise moves that are sent twice."""


async def restore(table: Table) -> None:
    """The position from the last snapshot and what came after it, or from the beginning."""
    code, game, play, storage = table.document.code, table.game, table.play, table.hall.storage
    snapshot = await storage.snapshot(code)
    since = 0 if snapshot is None else max(0, snapshot.number - EARLIER)
    rows = await storage.journal(code, since)
    if snapshot is not None and any(history.undone_to(row) is not None for row in rows):
        snapshot, rows = None, await storage.journal(code)
    if snapshot is None:
        for step in history.steps(game, rows):
            play.state = step.state
            play.recent.append((step.number, step.events))
        play.draws = history.draws_in(history.effective(rows))
    else:
        _, play.state = read_position(snapshot.position)
        later = [row for row in history.effective(rows) if row.number >= snapshot.number]
        for row in later:
            play.state, events = history.play_row(game, play.state, row)
            play.recent.append((row.number + 1, events))
        play.draws = snapshot.draws + history.draws_in(later)
    _restore_answers(table, rows)
    table.hourglass.grace = now() + GRACE
    if play.state is not None and table.document.state == "playing":
        result = game.outcome(play.state)
        if result is not None:
            table.hall.finish(table, Ending("played", result.winners, result.scores, result.tiebreaks))
    elif play.state is None and table.document.state == "playing":
        play.begin(lambda error: None)


def _restore_answers(table: Table, rows: list[Row]) -> None:
    """Whose moves were accepted last, and which secret answers are in."""
    play = table.play
    steps = [row for row in rows if row.seat == ALL_SEATS]
    if not steps or play.state is None:
        return
    play.n, play.since = steps[-1].number + 1, steps[-1].at
    for row in rows:
        seat = row.seat
        if seat == ALL_SEATS and row.client and history.undone_to(row) is None:
            seat = history.read_entries(row)[0].seat
        if seat >= 0:
            play.accepted[seat] = (row.number, row.client)
        if row.seat != ALL_SEATS and row.number == play.n:
            play.bids[seat] = table.game.read_move(row.body, play.state, seat)
