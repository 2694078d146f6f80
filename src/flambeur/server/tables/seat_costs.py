"""The cost of a seat's choices in solved rounds, computed outside the event loop."""

from __future__ import annotations

from itertools import pairwise

from flambeur.engine import Budget, Move, Seat, State
from flambeur.protocol.advice import ChoiceCost, SeatCosts
from flambeur.protocol.errors import Refused
from flambeur.server.access.caller import Caller
from flambeur.server.storage import Row
from flambeur.server.storage.documents import TableDocument
from flambeur.server.tables import history
from flambeur.server.tables.record_jobs import journal_of
from flambeur.server.tables.seats import need_seat
from flambeur.server.tables.table import Table
from flambeur.wording import Say, move_text


async def costs(table: Table, seat: Seat, caller: Caller) -> SeatCosts:
    """Return what a seat's choices have cost: the caller's own in a running game, any seat's after it.

    Where there is no advice, nothing is said about a round before it is over.
    """
    document, state = table.document, table.play.state
    if document.state != "over":
        need_seat(document, seat, caller)
    if state is None or document.state == "open":
        raise Refused("not-playing")
    live = document.state == "over" or document.settings.advice
    before = None if live else int(getattr(state, "round", 0))
    facts = journal_of(table.registry.storage, document, seat, caller.lang or document.lang, before)
    return await table.registry.bot_service.advise(caller.address, count, facts)


def count(
    document: TableDocument, rows: list[Row], seat: Seat, lang: str, before: int | None, budget: Budget
) -> SeatCosts:
    """In a worker: return the cost of a seat's choices; with `before`, only those of earlier rounds."""
    from flambeur.coach import costs as solved  # imported only in workers: it loads everything for thinking
    from flambeur.coach.costs import better, dollars, round_of

    game = history.rules(document)
    chosen: list[tuple[int, State, Move]] = []
    for last, step in pairwise(history.steps(game, rows)):
        if step.mover != seat or (before is not None and int(getattr(last.state, "round", 0)) >= before):
            continue
        if len(game.legal_moves(last.state, seat)) > 1:
            chosen.append((last.number, last.state, game.read_move(step.entries[0].text, last.state, seat)))
    say, found = Say(lang, document.names, seat), []
    for (number, state, taken), worth in zip(chosen, solved(game, [one[1:] for one in chosen]), strict=True):
        if worth is not None:
            view = game.view(state, seat)
            move, best = (move_text(say, game, view, one) for one in (taken, better(worth, taken)))
            found.append(ChoiceCost(number, round_of(state), move, best, dollars(worth, taken)))
    return SeatCosts(seat, tuple(found))
