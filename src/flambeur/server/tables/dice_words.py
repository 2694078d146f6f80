"""The players' words for the dice: requested when a table starts; the game begins when all are shown.

A seat that does not show its word in time is left out of the dice, and all others show another word. So a player who
held one back, knowing what the dice would be, does not know what they are now (docs/fair-dice.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from flambeur.engine import Seat
from flambeur.fairness import opens
from flambeur.protocol.errors import Refused
from flambeur.protocol.tables import WordsInfo
from flambeur.server.storage.documents import TableDocument
from flambeur.server.tables.play_time import Timer
from flambeur.server.tables.table_change import Change, settled
from flambeur.server.tables.table_part import Part

if TYPE_CHECKING:
    from flambeur.server.tables.table import Table


class Words(Part):
    """The words that a table's seats have sealed and shown."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._timer: Timer | None = None

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Return the seats whose words the game waits for."""
        document = self._table.document
        if not self._table.gathering:
            return ()
        taking_part = (seat for seat, chair in enumerate(document.seats) if chair.seal and not chair.withheld)
        return tuple(seat for seat in taking_part if not document.seats[seat].word)

    def info(self) -> WordsInfo:
        document = self._table.document
        withheld = tuple(seat for seat, chair in enumerate(document.seats) if chair.withheld)
        return WordsInfo(document.round, tuple(chair.seal for chair in document.seats), self.missing, withheld)

    async def show(self, change: Change, seat: Seat, number: int, word: str) -> None:
        """Store a seat's word for a round; the last one begins the game."""
        document = self._table.document
        chair = document.seats[seat]
        again = bool(word) and chair.word == word and number == document.round
        if not again:
            if seat not in self.missing:
                raise Refused("not-asked")
            if number != document.round:
                raise Refused("stale", n=document.round)
            if not opens(chair.seal, number, word):
                raise Refused("wrong-word")
            shown = (*document.seats[:seat], replace(chair, word=word), *document.seats[seat + 1 :])
            await change.save(replace(document, seats=shown))
        await self.begin()

    async def begin(self) -> None:
        """Begin the game once no word is missing; until then wait for them (the table's lock is held)."""
        table = self._table
        if self.missing:
            if not table.leads:
                table.registry.lease.ask(table)
            elif self._timer is None:  # repeating the request gives no more time
                self._wait(table.registry.settings.word_seconds)
            return
        self.stop()
        if table.gathering and not table.play.busy:
            await settled(table.play.begin)
            table.audience.announce()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self, seconds: float) -> None:
        self.stop()
        time, number = self._table.registry.time, self._table.document.round
        until = time.now() + int(1000 * seconds)
        self._timer = time.at(lambda: until, lambda: self._late(number))

    def _late(self, number: int) -> None:
        self._table.registry.spawn(self.leave_out(number))

    async def leave_out(self, number: int) -> None:
        """Continue without the seats whose words are missing: with other words, which no player has seen."""
        table = self._table
        async with table.changing() as change:
            self.stop()  # the timer has run out: the next leader of the table starts it again
            if table.document.round != number or not table.gathering or not table.leads:
                return
            try:
                if self.missing:
                    await change.save(_next_round(table.document, self.missing))
                await self.begin()
            except Refused:
                self._wait(1.0)


def first_round(document: TableDocument) -> TableDocument:
    """Start the first round: request all sealed words; without seals there is nothing to wait for."""
    return replace(document, round=int(any(chair.seal for chair in document.seats)))


def _next_round(document: TableDocument, late: tuple[Seat, ...]) -> TableDocument:
    seats = tuple(
        replace(chair, word="", withheld=chair.withheld or seat in late) for seat, chair in enumerate(document.seats)
    )
    return replace(document, seats=seats, round=document.round + 1)
