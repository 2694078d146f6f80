"""Handle the messages of a client's socket."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from flambeur.engine import FlambeurError, Seat
from flambeur.protocol.errors import Refused
from flambeur.protocol.messages import AskKnowledge, Chat, Hello, Lobby, MakeMove, Mute, PassOn, Ping, React, Said
from flambeur.protocol.replies import Accepted, Muted, Pong, Welcome, encode
from flambeur.protocol.tables import ChatLine
from flambeur.server.access.caller import Caller
from flambeur.server.access.clean import clean_chat
from flambeur.server.access.credentials import matches
from flambeur.server.access.limits import Bucket
from flambeur.server.storage import StorageFailed
from flambeur.server.storage.documents import now
from flambeur.server.tables.cluster import ReactedThere, SaidThere
from flambeur.server.tables.notices import HOUSE
from flambeur.server.tables.seats import held, hosts
from flambeur.server.tables.table import Table

if TYPE_CHECKING:
    from flambeur.server.services import Services
    from flambeur.server.wire.socket import TableSocket

HELD = 64
log = logging.getLogger("flambeur.socket")


class MessageHandler:
    """Handles the messages of one client, from hello to the end of the connection."""

    def __init__(self, services: Services, socket: TableSocket, caller: Caller) -> None:
        self._services = services
        self._registry = services.registry
        self._socket = socket
        chats = services.settings.limits.chats
        self._chats = Bucket(chats, 5 * chats)
        self._caller = caller
        self._table: Table | None = None
        self._greeting = False
        self._hellos = 0
        """The number of hellos answered with a table."""
        self._held: list[Said] = []
        """Messages that arrived while a hello is being answered."""

    def hear(self, said: Said) -> None:
        """Act on a message; raises a `FlambeurError` for what cannot be done."""
        if self._greeting:
            if len(self._held) >= HELD:
                raise Refused("too-fast")
            self._held.append(said)
            return
        match said:
            case MakeMove():
                self._move(said)
            case AskKnowledge():
                self._know(said)
            case Ping():
                self._socket.send(encode(Pong(said.id, self._registry.time.told_now())))
            case Hello():
                self._find(said)
            case Chat():
                self._registry.spawn(self._answered(self._chat(*self._talker(said.seat), said.text)))
            case React():
                table, seat = self._talker(said.seat)
                table.audience.react(seat, said.what)
                self._registry.cluster.tell(table, ReactedThere(seat, said.what))
            case PassOn():
                table, seat = self._speaker(said.seat)
                table.bots.pass_on(seat, said.on)
            case Mute():
                (self._socket.muted.add if said.on else self._socket.muted.discard)(said.seat)
                self._socket.send(encode(Muted(sorted(self._socket.muted))))
            case Lobby():
                if not self._services.looks.take(self._caller.address):
                    raise Refused("too-fast")
                self._afford()
                self._registry.spawn(self._answered(self._lobby()))

    def end(self) -> None:
        """Leave the table and the lobby."""
        self._registry.lobby.connections.discard(self._socket)
        table, self._table = self._table, None
        if table is not None:
            seats = self._socket.seats
            table.audience.remove(self._socket)
            self._socket.seats = ()
            if not self._registry.stopping and (seats or table.document.settings.public):
                table.audience.announce()

    def lose(self, seat: Seat) -> None:
        table = self._table
        if table is None:
            return
        table.audience.remove(self._socket)
        self._socket.seats = tuple(other for other in self._socket.seats if other != seat)
        if self._socket.seats or table.document.settings.spectators:
            table.audience.add(self._socket)
            if table.play.state is not None and not self._socket.seats:
                self._socket.send(table.audience.snapshot(self._socket, None))
        else:
            self._table = None

    def _find(self, said: Hello) -> None:
        """Find the table of a hello, which counts like a request, and as a guess if the table does not exist."""
        address, table = self._caller.address, self._registry.tables.get(said.table.upper())
        caller = Caller(address, self._caller.guest, said.tokens)
        if not self._services.rates.take(address) or self._services.guessing(caller, table):
            raise Refused("too-fast")
        self._afford()
        if table is not None and not self._registry.storage.shared:
            self._hello(table, said)
        else:
            self._greeting = True
            if self._table is None:
                self._socket.lang = said.lang  # errors appear in the language of the hello
            self._registry.spawn(self._greet(said))

    async def _greet(self, said: Hello) -> None:
        """Answer a hello to a table that must be fetched first."""
        try:
            await self._answered(self._fetch(said))
        finally:
            self._greeting = False
            held, self._held = self._held, []
            for later in held:
                self._socket.hear(later)

    async def _fetch(self, said: Hello) -> None:
        try:
            table = await self._registry.find(said.table)
        except Refused as error:
            self._services.guessed(self._caller.address, error)
            raise
        self._hello(table, said)

    async def _answered(self, work: Coroutine[Any, Any, None]) -> None:
        """Run the work, and send its error, if any, to the client."""
        try:
            await work
        except FlambeurError as error:
            self._socket.refuse(error)
        except StorageFailed as error:
            self._socket.refuse(Refused(error.refusal))
        except Exception as error:
            log.error("a message failed: %s", type(error).__name__, exc_info=error)
            self._socket.refuse(Refused("internal"))

    def _afford(self) -> None:
        """Refuse a long answer to an address over its limit of answer bytes; raises `too-fast`."""
        if self._services.answer_bytes.spent(self._caller.address):
            raise Refused("too-fast")

    def _answer(self, message: bytes) -> None:
        """Send an answer, and charge it to the client's address."""
        self._services.charge(self._caller.address, len(message))
        self._socket.send(message)

    # -- the messages

    def _move(self, said: MakeMove) -> None:
        table, seat = self._speaker(said.seat)
        socket, n = self._socket, said.n

        def answer(error: FlambeurError | None) -> None:
            if error is None:
                socket.hold(encode(Accepted(said.id, seat, n)))
            else:
                socket.refuse(error, said.id)

        table.play.move(seat, n, said.move, said.id, answer)

    def _know(self, said: AskKnowledge) -> None:
        table, seat = self._speaker(said.seat)
        if table.play.state is None:
            raise Refused("not-playing")
        self._afford()
        self._answer(table.audience.projection.knowledge(table.play.state, table.play.n, seat, said.id))

    def _speaker(self, seat: Seat | None) -> tuple[Table, Seat]:
        """Return the table and the speaking seat: the client's only one, or the one it names."""
        if self._table is None:
            raise Refused("no-hello")
        seats = self._socket.seats
        if seat is None and len(seats) == 1:
            return self._table, seats[0]
        if seat is None or seat not in seats:
            raise Refused("not-seated")
        return self._table, seat

    def _talker(self, seat: Seat | None) -> tuple[Table, Seat]:
        """Return the table and the seat that wants to speak to it, within the limits of chat."""
        table, seat = self._speaker(seat)
        chats = self._services.chats
        if not (self._chats.take() and chats.take(self._caller.address) and chats.take(table.document.code)):
            raise Refused("too-fast")
        return table, seat

    def _hello(self, table: Table, said: Hello) -> None:
        socket = self._socket
        socket.lang = said.lang
        seats = self._seats(table, said)
        document = table.document
        caller = Caller(self._caller.address, self._caller.guest, said.tokens)
        if not seats and not document.settings.spectators and not hosts(document, caller):
            raise Refused("no-spectators")
        self.end()
        if not socket.alive:
            return
        self._hellos += 1
        socket.settle()
        socket.seats, socket.caller = seats, caller
        socket.muted = set(said.mute)
        self._table = table
        table.audience.add(socket)
        welcome = Welcome(
            now=self._registry.time.told_now(),
            seats=seats,
            hosting=hosts(document, caller),
            table=table.info(),
            chat=[line for line in table.chat if line.seat not in socket.muted and line.seat != HOUSE],
            notices=table.notices.in_words(said.lang),
        )
        self._answer(encode(welcome))
        if table.play.state is not None:
            for seat in seats or (None,):
                self._answer(table.audience.snapshot(socket, seat, said.last))
        if len(table.audience.connections) > 1:
            table.audience.announce()

    def _seats(self, table: Table, said: Hello) -> tuple[Seat, ...]:
        """Return the seats that a hello requests; every token must fit."""
        document = table.document
        if said.spectator:
            return ()
        for token in said.tokens:
            if not any(matches(token, chair.token) for chair in document.seats) and not matches(
                token, document.host_token
            ):
                raise Refused("bad-token")
        guest = "" if said.tokens else self._caller.guest
        return held(document, Caller(self._caller.address, guest, said.tokens))

    async def _chat(self, table: Table, seat: Seat, text: str) -> None:
        if not table.document.settings.chat:
            raise Refused("chat-off")
        line = ChatLine(seat, table.document.seats[seat].name, clean_chat(text), now())
        await self._registry.storage.say(table.document.code, line)
        table.chat.append(line)
        table.audience.on_chat(line)
        self._registry.cluster.tell(table, SaidThere(line))

    async def _lobby(self) -> None:
        hellos = self._hellos
        message = await self._registry.lobby.message()
        if hellos == self._hellos:  # else the client has joined a table, and stays there
            self.end()
            if self._socket.alive:
                self._socket.settle()
                self._registry.lobby.connections.add(self._socket)
        self._answer(message)
