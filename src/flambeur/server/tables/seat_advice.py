"""Advice for a player's own seat: computed outside the event loop, from what the seat knows."""

from __future__ import annotations

from flambeur.engine import Budget, Knowledge, Seat
from flambeur.protocol.advice import AdvisedMove, SeatAdvice
from flambeur.protocol.errors import Refused
from flambeur.server.access.caller import Caller
from flambeur.server.storage.documents import TableDocument
from flambeur.server.tables.seats import need_seat, need_state
from flambeur.server.tables.table import Table

Facts = tuple[Knowledge, int, tuple[str, ...], str]


async def advise(table: Table, seat: Seat, caller: Caller, seconds: float | None = None) -> SeatAdvice:
    """Return advice for a seat of the caller, if the table allows it and the seat has a choice.

    `seconds` limits the time to think; more than the usual time is never spent.
    """
    document = table.document
    need_seat(document, seat, caller)
    need_state(document, "playing")
    if not document.settings.advice:
        raise Refused("coach-off")
    state, n = table.play.state, table.play.n
    if state is None or seat not in table.game.waiting(state) or seat in table.play.bids:
        raise Refused("not-asked")
    known = asked_about(document, table.game.knowledge(state, seat), n, caller.lang or document.lang)

    async def facts() -> Facts:
        return known

    return await table.registry.bot_service.advise(caller.address, think, facts, seconds)


def asked_about(document: TableDocument, knowledge: Knowledge, n: int, lang: str) -> Facts:
    """Return all input of an evaluation: what the seat knows, and how to put it into words."""
    return knowledge, n, tuple(chair.name for chair in document.seats), lang


def think(knowledge: Knowledge, n: int, names: tuple[str, ...], lang: str, budget: Budget) -> SeatAdvice:
    """In a worker: return what the moves are worth, and why."""
    from flambeur.analysis import evaluate  # imported only in workers: it loads everything for thinking
    from flambeur.coach import amount_text, reason_text
    from flambeur.wording import Say

    found = evaluate(knowledge, budget, wait=False)
    assert found is not None
    say = Say(lang, names, found.seat)
    moves = tuple(
        AdvisedMove(
            id=str(one.move),
            chance=one.chance,
            sure=one.chance_kind or "estimated",
            error=one.chance_error,
            score=one.score,
            score_sure=one.score_kind or "estimated",
            worth=amount_text(say, knowledge.game, found.unit, one),
            why=reason_text(say, knowledge, one),
            share=one.share,
        )
        for one in found.moves
    )
    close = tuple(str(one.move) for one in found.close)
    return SeatAdvice(found.seat, n, found.unit, found.ranked, str(found.best.move), close, moves)
