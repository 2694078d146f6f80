"""A seat at a table, connected by WebSocket."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from time import sleep
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, get_args

import msgspec
from msgspec import UNSET, Struct
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from flambeur.client.answer import NoConnection, ServerRefused, UnknownAnswer, read, refused
from flambeur.engine import Budget, Chooser, Game, Knowledge, System, View, read_knowledge
from flambeur.engine.bot import SECONDS, Bot
from flambeur.protocol.delta import merge
from flambeur.protocol.game_structs import Offer, game_of, read_offer, read_view
from flambeur.protocol.messages import AskKnowledge, Hello, MakeMove, Message
from flambeur.protocol.replies import (
    Accepted,
    Closed,
    Known,
    Over,
    Rejected,
    Snapshot,
    TableChanged,
    Update,
    Welcome,
)
from flambeur.protocol.tables import Ending, TableInfo
from flambeur.texts import Language

if TYPE_CHECKING:
    from flambeur.client.table import RemoteTable

_TRIES = 5
_OVERTAKEN = ("stale", "not-asked", "bid-in", "game-over")
"""Errors of a bot's move that came too late: its time was up, or its player moved elsewhere."""
Heard = Welcome | TableChanged | Snapshot | Update | Over | Closed | Accepted | Known | Rejected
"""The messages that a seat handles. It ignores all others, also those of newer servers."""
_HEARD: dict[str, type[Heard]] = {kind.__struct_config__.tag: kind for kind in get_args(Heard)}


class Turn(Struct):
    """A decision of this seat: the moves it may make, as texts and as the server offers them."""

    connection: SeatConnection
    n: int
    view: View
    offers: list[Offer]

    @property
    def moves(self) -> list[str]:
        """Return the legal moves as texts, in order."""
        return [offer.id for offer in self.offers]

    def knowledge(self) -> Knowledge:
        """Return what the seat knows; raises `ServerRefused` (`stale`) when the table has moved on."""
        return self.connection.knowledge(self.n)

    def play(self, move: str) -> None:
        """Send a move; returns when it is safely stored. Raises `ServerRefused`."""
        self.connection.play(self.n, move)


class SeatConnection:
    """One connected seat; it reconnects by itself when the connection is lost."""

    def __init__(self, table: RemoteTable, seat: int, token: str, lang: Language | None = None) -> None:
        self.table = table
        self.seat = seat
        self.n = 0
        self.game: Game[Any] | None = None
        """The rules of the table, if they are known here."""
        self.view: View | None = None
        """None before the game."""
        self.offers: list[Offer] = []
        self.ending: Ending | None = None
        self.words: list[str] = []
        """Sentences of events since this was last emptied, in the requested language."""
        self.question = ""
        self._sent: Any = None
        """The view as it was sent, into which deltas are merged."""
        self._chosen: tuple[object, ...] = ()
        self._bid: str | None = None
        self._token = token
        self._lang = lang
        self._socket: ClientConnection | None = None
        self._stack = ExitStack()
        self._answers: dict[str, Accepted | Known | Rejected] = {}
        self._connect()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Disconnect; the seat stays yours."""
        self._socket = None
        self._stack.close()

    def turns(self) -> Iterator[Turn]:
        """Yield everything this seat has to decide, until the game is over."""
        while self.ending is None:
            if self.offers and self.view is not None and self._bid is None:
                yield Turn(self, self.n, self.view, self.offers)
            else:
                self.listen()

    def play(self, n: int, move: str) -> None:
        """Send a move for state `n` and wait until it is stored; repeat it with the same ID after a lost connection."""
        self._answer(MakeMove(secrets.token_hex(8), n, move, self.seat))
        if self.n == n:
            self._bid = move

    def knowledge(self, n: int | None = None) -> Knowledge:
        """Return what this seat knows (at state `n`); raises `ServerRefused` (`stale`) at another state."""
        known = self._answer(AskKnowledge(secrets.token_hex(8), self.seat))
        assert isinstance(known, Known)
        if n is not None and known.n != n:
            raise ServerRefused(f"the table is at {known.n}, not at {n}.", code="stale")
        return read_knowledge(known.text, trusted=True)  # a game requires trust in its referee anyway

    def play_out(self, bot: Bot, budget: Budget | None = None, source: Chooser | None = None) -> Ending:
        """Let a bot play this seat to the end of the game; return the ending."""
        budget, source = budget or Budget(seconds=SECONDS), source or System()
        for turn in self.turns():
            try:
                known = turn.knowledge()
                moves = tuple(known.game.read_move(move) for move in turn.moves)
                chosen = moves[0] if len(moves) == 1 else bot(known, moves, budget, source)
                turn.play(str(chosen))
            except ServerRefused as error:
                if error.code not in _OVERTAKEN:
                    raise
                self.wait_beyond(turn.n)
        assert self.ending is not None
        return self.ending

    def wait_beyond(self, n: int) -> None:
        """After a refusal: read further messages, unless the table has moved on already and may be waiting for us."""
        if self.n == n and self.ending is None:
            self.listen()

    def listen(self) -> bool:
        """Handle one message; return False when it had to reconnect instead."""
        if self._socket is None:
            self._connect()
            return False
        try:
            self._hear(read_reply(self._socket.recv()))
        except ConnectionClosed:
            self._socket = None
            self._connect()
            return False
        return True

    def _answer(self, message: MakeMove | AskKnowledge) -> Accepted | Known:
        """Return the answer to a message with an ID; raises `ServerRefused`."""
        self._send(message)
        while message.id not in self._answers:
            if not self.listen():
                self._send(message)
        answer = self._answers.pop(message.id)
        if isinstance(answer, Rejected):
            raise refused(answer)
        return answer

    def _send(self, message: Message) -> None:
        try:
            if self._socket is not None:
                self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed:
            self._socket = None

    def _connect(self) -> None:
        self._stack.close()
        for tried in range(_TRIES):
            try:
                line = connect(self.table.server.socket_url, open_timeout=self.table.server.timeout, compression=None)
                self._socket = self._stack.enter_context(line)
                break
            except (OSError, InvalidHandshake, TimeoutError):
                sleep(0.2 * 2**tried)
        else:
            raise NoConnection(f"the server at {self.table.server.url} cannot be reached.")
        self._send(Hello(self.table.code, (self._token,), last=self.n or None, lang=self._lang))
        self._hear(read_reply(self._socket.recv()))

    def _hear(self, message: Heard | None) -> None:
        match message:
            case Snapshot():
                self._position(message, message.view)
                self._bid = message.bid
                for missed in message.missed:
                    self.words += missed.words or []
            case Update():
                changed = message.delta is not UNSET
                self._position(message, merge(self._sent, message.delta) if changed else message.view)
                self._bid = None
                self.words += message.words.events if message.words else []
            case Accepted() | Known():
                self._answers[message.id] = message
            case Rejected():
                if message.id is UNSET:
                    raise refused(message)
                self._answers[message.id] = message
            case Closed():
                raise ServerRefused(message.sentence, code="table-closed")
            case Over():
                self.ending = message.ending
            case Welcome() | TableChanged():
                self.ending = message.table.ending or self.ending
                self._rules(message.table)
                self.table.take_part(message.table)
            case None:
                pass

    def _rules(self, info: TableInfo) -> None:
        """Set up the table here, too, when it is first received and when its host has changed it."""
        chosen = (info.game, info.players, info.options)
        if chosen != self._chosen:
            self._chosen, self.game = chosen, game_of(info)

    def _position(self, message: Snapshot | Update, view: Any) -> None:
        self.n = message.n
        self._sent = view
        try:
            self.view = read_view(self.game, view)
            self.offers = [read_offer(self.game, move) for move in message.moves or []]
        except msgspec.ValidationError as error:
            raise UnknownAnswer(f"this client does not understand the server's answer: {error}.") from None
        self.ending = message.ending or self.ending
        self.question = message.words.ask if message.words else ""


class _Tag(Struct):
    t: str


def read_reply(text: str | bytes) -> Heard | None:
    """Return a message from the server; None for one that a seat ignores."""
    kind = _HEARD.get(read(text, _Tag).t)
    return None if kind is None else read(text, kind)
