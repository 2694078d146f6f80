"""Playing over the network from Python: a small, typed, blocking client of the table protocol (docs/protocol.md).

    server = Server("http://127.0.0.1:8321")
    table = server.open("vegas", players=2, seats=[me("Anna"), bot("greedy")], start=True)
    with table.sit() as seat:
        for turn in seat.turns():
            turn.play(turn.moves[0])
    print(table.record())

Playing so needs nothing but what the server sends: no rules, no games. A bot thinks with the rules, so `play_out` needs
the game to be installed here, too:

    with table.sit() as seat:
        seat.play_out(make_bot("champion", new_game("vegas", 2)))
"""

from __future__ import annotations

import secrets
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from time import sleep
from types import TracebackType
from typing import Any, Self
from urllib.parse import quote, urlsplit

import msgspec
from msgspec import Struct
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from flambeur.bots.bot import SECONDS, Bot
from flambeur.engine import Budget, Chooser, FlambeurError, Knowledge, System, read_knowledge
from flambeur.fairness import new_secret, sealed, word_of

_TIMEOUT = 30.0
_TRIES = 5
_TOO_LATE = ("not-open", "not-asked", "stale", "not-playing", "not-seated")
"""What is said to a word that somebody else at this seat has shown, or that the game has not waited for."""
_OVERTAKEN = ("stale", "not-asked", "bid-in", "game-over")
"""What is said to a bot whose move was made meanwhile: its time was up, or its player made it elsewhere."""
Json = dict[str, Any]


class ServerRefused(FlambeurError):
    """The server said no; `code`, `sentence` and `facts` are its own."""


class NoConnection(FlambeurError):
    """The server cannot be reached."""

    code = "no-connection"


def me(name: str) -> Json:
    """A seat for whoever opens the table."""
    return {"kind": "me", "name": name}


def bot(level: str = "random") -> Json:
    """A seat for a bot."""
    return {"kind": "bot", "level": level}


class Turn(Struct):
    """Something this seat must decide: the moves it may make, as texts and as the server offers them."""

    connection: SeatConnection
    n: int
    view: Json
    offers: list[Json]

    @property
    def moves(self) -> list[str]:
        """The legal moves as texts, in their order."""
        return [str(offer["id"]) for offer in self.offers]

    def knowledge(self) -> Knowledge:
        """What the seat knows, to think with; raises `ServerRefused` (`stale`) when the table has moved on."""
        return self.connection.knowledge(self.n)

    def play(self, move: str) -> None:
        """Send a move; returns when it is safely stored. Raises `ServerRefused`."""
        self.connection.play(self.n, move)


class Server:
    """A Flambeur server."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url if "//" in url else f"//{url}", scheme="http")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise NoConnection(f"'{url}' is not the address of a server: write http://HOST:PORT.")
        base = parts.path.partition("/t/")[0].rstrip("/")  # a link of a table leads to its server, too
        self.url = f"{parts.scheme}://{parts.netloc}{base}"
        self.socket_url = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{base}/api/ws"

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """One request; the answer as plain data. Raises `ServerRefused` or `NoConnection`."""
        data = None if body is None and method == "GET" else msgspec.json.encode({} if body is None else body)
        headers = {"Content-Type": "application/json", "Accept-Encoding": "identity"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(f"{self.url}{path}", data=data, headers=headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=_TIMEOUT) as answer:
                text = answer.read()
                kind = answer.headers.get_content_type()
        except urllib.error.HTTPError as error:
            with error:
                raise _refusal(error.read()) from None
        except (urllib.error.URLError, OSError) as error:
            reason = getattr(error, "reason", error)
            raise NoConnection(f"the server at {self.url} cannot be reached: {reason}.") from None
        if not text:
            return None
        return msgspec.json.decode(text) if kind == "application/json" else text.decode()

    def games(self) -> list[Json]:
        """The games this server offers."""
        games: list[Json] = self.ask("GET", "/api/games")
        return games

    def open(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seats: Sequence[Json] = (),
        settings: Mapping[str, Any] | None = None,
        start: bool = False,
    ) -> RemoteTable:
        """Open a table; its seats for `me` are yours, and take part in its dice."""
        secrets = {seat: new_secret() for seat, chair in enumerate(seats) if chair["kind"] == "me"}
        chairs = [
            dict(chair, seal=sealed(secrets[seat])) if seat in secrets else chair for seat, chair in enumerate(seats)
        ]
        wish = {"game": game, "players": players, "options": options or {}, "seats": chairs}
        wish |= {"settings": settings or {}, "start": start}
        made = self.ask("POST", "/api/tables", wish)
        tokens = {key["seat"]: key["token"] for key in made["seats"]}
        table = RemoteTable(self, made["table"]["code"], tokens, made["host"])
        table.secrets.update(secrets)
        table.take_part(made["table"])
        return table

    def table(self, code: str, tokens: Mapping[int, str] | None = None) -> RemoteTable:
        """A table by its code; with tokens for the seats you hold."""
        return RemoteTable(self, code.upper(), dict(tokens or {}))


class RemoteTable:
    """A table on a server, and the seats of it that are yours."""

    def __init__(self, server: Server, code: str, tokens: dict[int, str], host: str = "") -> None:
        self.server = server
        self.code = code
        self.tokens = tokens
        self.host = host
        self.commitment = ""
        """What the server had fixed about its dice when this table was first seen."""
        self.secrets: dict[int, bytes] = {}
        """Of the words that your seats add to the dice (docs/fair-dice.md)."""

    def _ask(self, method: str, path: str = "", body: Any = None, token: str = "") -> Any:
        return self.server.ask(method, f"/api/tables/{quote(self.code)}{path}", body, token)

    def info(self) -> Json:
        """The table as everybody may see it."""
        info: Json = self._ask("GET")
        self.commitment = self.commitment or info["commitment"]
        return info

    def take_part(self, info: Json) -> None:
        """Do your seats' part for the dice: seal words before the start, show them after it."""
        self.commitment = self.commitment or info["commitment"]
        words = info["words"]
        for seat in self.tokens:
            if info["state"] == "open" and not words["seals"][seat]:
                secret = self.secrets.setdefault(seat, new_secret())
                self._add("/seal", seat, {"seal": sealed(secret)})
            elif seat in words["missing"] and seat in self.secrets and info["commitment"] == self.commitment:
                number = words["round"]
                self._add("/word", seat, {"round": number, "word": word_of(self.secrets[seat], number)})

    def _add(self, path: str, seat: int, what: Json) -> None:
        try:
            self._ask("POST", path, {"seat": seat, **what}, self.tokens[seat])
        except ServerRefused as error:
            if error.code not in _TOO_LATE:
                raise

    def join(self, name: str, seat: int | None = None) -> int:
        """Take a seat (the first open one, or the one named); which one it is."""
        if seat is None:
            free = [chair["seat"] for chair in self.info()["seats"] if chair["kind"] == "open"]
            if not free:
                raise ServerRefused("all seats of this table are taken.", code="seat-taken")
            seat = int(free[0])
        given = self._ask("POST", f"/seats/{seat}", {"name": name})
        self.tokens[seat] = given["token"]
        return seat

    def start(self) -> None:
        """Begin (host)."""
        self.take_part(self._ask("POST", "/start", token=self.host))

    def resign(self, seat: int) -> None:
        """Give up; a bot plays the seat on."""
        self._ask("POST", "/resign", {"seat": seat}, self.tokens[seat])

    def abandon(self, seat: int, agree: bool = True) -> None:
        """Offer to end the game without a result, or take the offer back."""
        self._ask("POST", "/abandon", {"seat": seat, "agree": agree}, self.tokens[seat])

    def undo(self, seat: int) -> None:
        """Take the last move of a seat back (against bots)."""
        self._ask("POST", "/undo", {"seat": seat}, self.tokens[seat])

    def record(self, seat: int | None = None) -> str:
        """The record: complete after the end, before it what the seat may know."""
        query, token = ("", "") if seat is None else (f"?seat={seat}", self.tokens[seat])
        return str(self._ask("GET", f"/record{query}", token=token))

    def fairness(self) -> Json:
        """The commitment, the seals and the words; after the end the seed, too."""
        fairness: Json = self._ask("GET", "/fairness")
        return fairness

    def sit(self, seat: int | None = None, lang: str | None = None) -> SeatConnection:
        """Connect to one of your seats (the first, if none is named)."""
        number = min(self.tokens) if seat is None else seat
        return SeatConnection(self, number, self.tokens[number], lang)


class SeatConnection:
    """One seat, connected; it comes back by itself when the connection is cut."""

    def __init__(self, table: RemoteTable, seat: int, token: str, lang: str | None = None) -> None:
        self.table = table
        self.seat = seat
        self.n = 0
        self.view: Json = {}
        self.offers: list[Json] = []
        self.ending: Json | None = None
        self.words: list[str] = []
        """What happened since this was last emptied, in the language asked for."""
        self.question = ""
        self._bid: str | None = None
        self._token = token
        self._lang = lang
        self._socket: ClientConnection | None = None
        self._stack = ExitStack()
        self._answers: dict[str, Json] = {}
        self._connect()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Leave; the seat stays yours."""
        self._socket = None
        self._stack.close()

    def turns(self) -> Iterator[Turn]:
        """Everything this seat has to decide, until the game is over."""
        while self.ending is None:
            if self.offers and self._bid is None:
                yield Turn(self, self.n, self.view, self.offers)
            else:
                self.listen()

    def play(self, n: int, move: str) -> None:
        """Send a move for state `n` and wait until it is stored; repeated under the same id if the line breaks."""
        self._answer({"t": "move", "id": secrets.token_hex(8), "seat": self.seat, "n": n, "move": move})
        if self.n == n:
            self._bid = move

    def knowledge(self, n: int | None = None) -> Knowledge:
        """What this seat knows (at state `n`); raises `ServerRefused` (`stale`) when the table is not there."""

        answer = self._answer({"t": "knowledge", "id": secrets.token_hex(8), "seat": self.seat})
        if n is not None and answer["n"] != n:
            raise ServerRefused(f"the table is at {answer['n']}, not at {n}.", code="stale")
        return read_knowledge(answer["text"], trusted=True)  # no game without believing its referee

    def play_out(self, bot: Bot, budget: Budget | None = None, source: Chooser | None = None) -> Json:
        """Let a bot play this seat on to the end of the game, which is returned."""
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
        """After a refusal: hear what else there is, unless the table has moved on already and may be waiting for us."""
        if self.n == n and self.ending is None:
            self.listen()

    def listen(self) -> bool:
        """Take in one message; False when the connection had to be made anew instead."""
        if self._socket is None:
            self._connect()
            return False
        try:
            self._hear(msgspec.json.decode(self._socket.recv()))
        except ConnectionClosed:
            self._socket = None
            self._connect()
            return False
        return True

    def _answer(self, message: Json) -> Json:
        """What a message with an id is answered; raises `ServerRefused`."""
        name = message["id"]
        self._send(message)
        while name not in self._answers:
            if not self.listen():
                self._send(message)
        answer = self._answers.pop(name)
        if answer["t"] == "error":
            raise ServerRefused(answer["sentence"], code=answer["code"])
        return answer

    def _send(self, message: Json) -> None:
        try:
            if self._socket is not None:
                self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed:
            self._socket = None

    def _connect(self) -> None:
        self._stack.close()
        for tried in range(_TRIES):
            try:
                line = connect(self.table.server.socket_url, open_timeout=_TIMEOUT, compression=None)
                self._socket = self._stack.enter_context(line)
                break
            except (OSError, InvalidHandshake, TimeoutError):
                sleep(0.2 * 2**tried)
        else:
            raise NoConnection(f"the server at {self.table.server.url} cannot be reached.")
        hello = {"t": "hello", "table": self.table.code, "tokens": [self._token], "last": self.n or None}
        self._send(hello | {"lang": self._lang})
        self._hear(msgspec.json.decode(self._socket.recv()))

    def _hear(self, message: Json) -> None:
        match message["t"]:
            case "snapshot":
                self._position(message, message["view"])
                self._bid = message["bid"]
                for missed in message["missed"]:
                    self.words += missed.get("words", [])
            case "update":
                view = merge(self.view, message["delta"]) if "delta" in message else message["view"]
                self._position(message, view)
                self._bid = None
                self.words += message.get("words", {}).get("events", [])
            case "accepted" | "knowledge":
                self._answers[message["id"]] = message
            case "error":
                if "id" not in message:
                    raise ServerRefused(message["sentence"], code=message["code"])
                self._answers[message["id"]] = message
            case "closed":
                raise ServerRefused(message["sentence"], code="table-closed")
            case "over":
                self.ending = message["ending"]
            case "welcome" | "table":
                self.ending = message["table"]["ending"] or self.ending
                self.table.take_part(message["table"])
            case _:
                pass

    def _position(self, message: Json, view: Json) -> None:
        self.n = message["n"]
        self.view = view
        self.offers = message.get("moves", [])
        self.ending = message.get("ending") or self.ending
        self.question = message.get("words", {}).get("ask", "")


def merge(old: Any, change: Any) -> Any:
    """The view after a delta: objects merge into objects by key and into arrays by index, all else replaces."""
    if not isinstance(change, dict) or not isinstance(old, dict | list):
        return change
    if isinstance(old, list):
        return [merge(item, change[str(i)]) if str(i) in change else item for i, item in enumerate(old)]
    return old | {key: merge(old.get(key), value) for key, value in change.items()}


def _refusal(body: bytes) -> ServerRefused:
    try:
        said = msgspec.json.decode(body)
        return ServerRefused(said["sentence"], code=said["code"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return ServerRefused("the server gave no reason.", code="unknown")
