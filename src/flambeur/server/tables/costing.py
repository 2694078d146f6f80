"""What the choices of a seat have cost in rounds that are solved: reckoned beside the event loop."""

from __future__ import annotations

from itertools import pairwise

from msgspec import Struct

from flambeur.engine import Budget, Move, Seat, State
from flambeur.server.door.caller import Caller
from flambeur.server.errors import Refused
from flambeur.server.storage import Row
from flambeur.server.tables import history
from flambeur.server.tables.documents import TableDocument
from flambeur.server.tables.seating import need_seat
from flambeur.server.tables.table import Table
from flambeur.wording import Say, move_text


class ChoiceCost(Struct, frozen=True):
    """A choice at state `n`: what it gave up, in dollars of the lead at the end of its round; exact."""

    n: int
    round: int
    move: str
    best: str
    dollars: int


class SeatCosts(Struct, frozen=True):
    """The choices of a seat that are solved, oldest first."""

    seat: Seat
    choices: tuple[ChoiceCost, ...]


async def costs(table: Table, seat: Seat, caller: Caller) -> SeatCosts:
    """What a seat's choices have cost: one's own while the game goes on, anybody's after it.

    Where there is no advice, nothing is said about a round before it is over.
    """
    document, state = table.document, table.play.state
    if document.state != "over":
        need_seat(document, seat, caller)
    if state is None or document.state == "open":
        raise Refused("not-playing")
    live = document.state == "over" or document.settings.advice
    before = None if live else int(getattr(state, "round", 0))
    rows = await table.hall.storage.journal(document.code)
    facts = (document, rows, seat, caller.lang or document.lang, before)
    return await table.hall.robots.ponder(caller.address, reckon, facts)


def reckon(
    document: TableDocument, rows: list[Row], seat: Seat, lang: str, before: int | None, budget: Budget
) -> SeatCosts:
    """In a process of its own: a seat's choices, those of earlier rounds only where one is named."""
    from flambeur.coach import costs as reckoned  # with all it thinks with: only where there is thinking

    game = history.rules(document)
    chosen: list[tuple[int, State, Move]] = []
    for last, step in pairwise(history.steps(game, rows)):
        if step.mover != seat or (before is not None and int(getattr(last.state, "round", 0)) >= before):
            continue
        if len(game.legal_moves(last.state, seat)) > 1:
            chosen.append((last.number, last.state, game.read_move(step.entries[0].text, last.state, seat)))
    say, found = Say(lang, document.names, seat), []
    for (number, state, _), cost in zip(chosen, reckoned(game, [one[1:] for one in chosen]), strict=True):
        if cost is not None:
            view = game.view(state, seat)
            move, best = (move_text(say, game, view, one) for one in (cost.move, cost.best))
            found.append(ChoiceCost(number, cost.round, move, best, cost.dollars))
    return SeatCosts(seat, tuple(found))
