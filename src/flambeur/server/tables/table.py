"""A table in memory: its document, and the parts for play, audience, clock and bots.

All of it runs on the event loop.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from flambeur.engine import Event, Game, Seat
from flambeur.fairness import commitment
from flambeur.protocol.errors import Refused
from flambeur.protocol.replies import SharedFields
from flambeur.protocol.tables import ChatLine, SeatInfo, TableInfo, ending_of
from flambeur.server.storage import StorageFailed
from flambeur.server.storage.documents import TableDocument
from flambeur.server.tables.audience import Audience
from flambeur.server.tables.bot_seats import BotSeats
from flambeur.server.tables.dice_words import Words
from flambeur.server.tables.move_clock import MoveClock
from flambeur.server.tables.notices import Notices
from flambeur.server.tables.play import Play
from flambeur.server.tables.recovery import restore
from flambeur.server.tables.remote_changes import renew
from flambeur.server.tables.table_change import Change, check_edge

if TYPE_CHECKING:
    from flambeur.server.tables.registry import TableRegistry

CHAT_LINES = 50


class Table:
    """One table in memory."""

    def __init__(self, registry: TableRegistry, document: TableDocument, game: Game[Any], version: int = 1) -> None:
        self.registry = registry
        self.document = document
        self.version = version
        """The stored version of the document; while the last move is being saved the document is ahead of it."""
        self.closed = False
        self.owes_ending = False
        """Whether the journal has ended the game, and another process was to save that."""
        self.game = game
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        """The latest chat lines."""
        self.lock = asyncio.Lock()
        """Held while the document changes, only by `changing`."""
        self.play = Play(self)
        self.words = Words(self)
        self.bots = BotSeats(self)
        self.audience = Audience(self)
        self.move_clock = MoveClock(self)
        self.notices = Notices(self)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[Change]:
        """Yield the right to change the table, one at a time; raises `table-closed` when it is gone."""
        async with self.lock:
            if self.closed:
                raise Refused("table-closed")
            yield Change(self)

    async def catch_up(self) -> None:
        """Read the table again after another process has changed it, and show all clients its position.

        Raises `storage` when it cannot be read at the moment, and `table-aside` when it cannot be read at all.
        """
        code = self.document.code
        try:
            kept = await self.registry.kept(code)
            if kept is None:
                self.closed = True
                return
            self.document, self.version, self.owes_ending = kept.document, kept.version, False
            n, since = self.play.n, self.play.since
            await restore(self)
            self.play.since = since if self.play.n == n else self.registry.time.now()
        except Refused:
            raise
        except StorageFailed:
            raise Refused("storage") from None
        except Exception as error:  # an error of one table must not affect the others
            await self.registry.put_aside(self, error)
            raise Refused("table-aside", table=code) from None
        self.audience.resend()
        self.go_on()

    @property
    def leads(self) -> bool:
        """Whether this process leads the table: runs its clock and its bots."""
        return self.registry.lease.leads(self.document.code)

    async def refresh(self) -> None:
        """Read what other processes have done at the table; raises `storage`."""
        code = self.document.code
        try:
            news = await self.registry.storage.news(code, self.play.n)
        except StorageFailed:
            raise Refused("storage") from None
        if news.version != self.version:
            async with self.lock:
                kept = None if self.closed else await self.registry.kept(code)
                self.closed = kept is None
                if kept is not None and kept.version != self.version:
                    renew(self, kept)
            if self.closed:
                self.registry.say_closed(self)
                return
        self.play.hear(news.rows)

    async def resume(self) -> None:
        """Start everything the table waits for, as its new leader; also a game that begins or has ended."""
        if self.owes_ending:
            self.registry.keep_ending(self)
        elif self.gathering:
            async with self.changing():
                await self.words.begin()
        self.go_on()

    @property
    def gathering(self) -> bool:
        """Whether a game was started and is not set up yet: words may be missing."""
        return self.document.state == "playing" and self.play.state is None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Return the seats that must move."""
        state = self.play.state
        return self.game.waiting(state) if state is not None and self.document.state == "playing" else ()

    @property
    def undo_seat(self) -> Seat | None:
        """Return the only person at a table that was full of bots from the start."""
        people = [seat for seat, chair in enumerate(self.document.seats) if chair.kind == "human"]
        if self.document.rated or self.document.state != "playing" or len(people) != 1 or self.document.alone is False:
            return None
        return people[0]

    def info(self) -> TableInfo:
        document = self.document
        here = self.audience.seats()
        seats = [
            SeatInfo(
                seat=number,
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                present=number in here or chair.kind == "bot",
                away=chair.kind == "human" and chair.played_by_bot,
                resigned=chair.resigned,
                host=bool(chair.guest) and chair.guest == document.host_guest,
                agrees=chair.agrees,
            )
            for number, chair in enumerate(document.seats)
        ]
        return TableInfo(
            code=document.code,
            game=document.game,
            players=document.players,
            options=dict(self.game.options),
            state=document.state,
            n=self.play.n,
            created=document.created,
            started=document.started,
            ended=document.ended,
            settings=document.settings,
            seats=seats,
            spectators=self.audience.spectators(),
            waiting=self.waiting,
            until=self.move_clock.until,
            undo=self.undo_seat is not None,
            commitment=commitment(bytes.fromhex(document.seed)),
            words=self.words.info(),
            ending=document.ending,
            rematch=document.rematch,
        )

    def stepped(self, events: tuple[Event, ...], *, undone: bool = False, elsewhere: bool = False) -> None:
        """Announce a step that is safe, made here or elsewhere, and continue the game."""
        play = self.play
        assert play.state is not None
        play.recent.append((play.n, events))
        ending = until = None
        if (result := self.game.outcome(play.state)) is not None:
            ending = ending_of(result)
            self.registry.finish(self, ending, elsewhere=elsewhere)
        else:
            until = self.move_clock.until
        fields = SharedFields(
            undone=undone or UNSET,
            ending=UNSET if ending is None else ending,
            until=UNSET if until is None else until,
        )
        self.audience.update(events, fields)
        self.go_on()

    def go_on(self) -> None:
        """Start all that the position waits for except people: bots, clocks, answers without choice."""
        self.move_clock.stop()
        play = self.play
        state = play.state
        if self.document.state != "playing" or (state is not None and not state.agenda):
            return
        if not self.leads:
            self.registry.lease.ask(self)  # its leader handles the words, too
            if state is not None:
                self.bots.think()
            return
        if state is None:
            return
        play.keep_snapshot()
        play.reveal()
        if play.busy:
            return
        self.bots.think()
        self.move_clock.turn()

    def forget_said(self) -> None:
        """Remove the chat lines of guests who have deleted everything."""
        gone = {seat for seat, chair in enumerate(self.document.seats) if chair.left}
        if gone:
            kept = [line for line in self.chat if line.seat not in gone]
            self.chat.clear()
            self.chat.extend(kept)

    def close(self) -> None:
        """Unregister the table; references that exist stay valid."""
        self.move_clock.stop()
        self.bots.stop()
        self.words.stop()
        self.audience.close()
        if not self.play.busy:  # else a part still has something to announce and needs the table
            for part in (self.play, self.words, self.bots, self.audience, self.move_clock, self.notices):
                part.loosen(self)

    def changed(self, document: TableDocument) -> None:
        """Set the document, after it was saved."""
        check_edge(self.document, document)
        self.document = document
        self.audience.projection.names = document.names
