"""`flambeur play --server URL`: play a seat at a server's table, in this terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import cycle, islice
from typing import Any, TextIO

from msgspec import convert
from rich.console import Console

from flambeur.bots.outside import find_bot, program_of
from flambeur.bots.program import Forfeit
from flambeur.cli.choices import chosen, numbered
from flambeur.cli.console import WIDEST
from flambeur.cli.tables import draw, draw_fields
from flambeur.client import RemoteTable, SeatConnection, Server, ServerRefused, Turn, bot, me
from flambeur.engine import Budget, Chooser, FlambeurError, Game, Knowledge, Move, family, read_record
from flambeur.fairness import sealed, verify
from flambeur.texts import Language, system_language, texts
from flambeur.wording import Say
from flambeur.wording.refusal import refusal
from flambeur.wording.verdict import verdict_text


def play_remote(
    url: str,
    *,
    table: str | None = None,
    token: str | None = None,
    name: str = "",
    game: str = "vegas",
    players: int | None = None,
    options: dict[str, str] | None = None,
    bots: Sequence[str] = ("random",),
    by_bot: bool = False,
    lang: str | None = None,
    answers: TextIO | None = None,
    out: TextIO | None = None,
) -> None:
    """Join a table (by its code, or with a seat token), or open one against bots, and play it to its end.

    With `by_bot` the first of the bots thinks here, for this seat; at a table that is opened the others follow it.
    """
    language: Language = convert(lang or system_language(), Language)
    talk = _Talk(language, answers or sys.stdin, out or sys.stdout)
    server = Server(url)
    others = bots[1:] or bots if by_bot else bots
    at, seat = _seat(server, table, token, name or "?", game, players, options or {}, others)
    chosen = at.info().seats[seat].name
    talk.say("server-joined", table=at.code, name=chosen)
    talk.say("server-commitment", commitment=at.commitment)
    with at.sit(seat, language) as connection:
        finished = _watch(talk, connection, bots[0]) if by_bot else _play(talk, connection)
    if finished:
        talk.line(_verdict(at, language))
        talk.say("server-over")
    else:
        talk.say("server-left", link=f"{server.url}/t/{at.code}#seat={at.tokens[seat]}")


def _seat(
    server: Server,
    table: str | None,
    token: str | None,
    name: str,
    game: str,
    players: int | None,
    options: dict[str, str],
    bots: Sequence[str],
) -> tuple[RemoteTable, int]:
    if table is None:
        shelf = next((entry for entry in server.games() if entry.name == game), None)
        if shelf is None:
            raise ServerRefused(f"this server has no game '{game}'.", code="unknown-game")
        count = players or shelf.players.default
        opponents = [bot(level) for level in islice(cycle(bots), count - 1)]
        opened = server.open(game, count, options, [me(name), *opponents], start=True)
        return opened, 0
    at = server.table(table)
    if token is None:
        return at, at.join(name)
    for seat in at.info(token).yours:
        at.tokens[seat] = token
        return at, seat
    raise ServerRefused("this seat link is not valid any more.", code="bad-token")


def _verdict(at: RemoteTable, language: str) -> str:
    """Say whether the dice were fair, as checked here against what the server sent before the game."""
    try:
        record = read_record(at.record())
        own = {seat: sealed(secret) for seat, secret in at.secrets.items()}
        return verdict_text(verify(record, at.commitment, own), record.names, language)
    except FlambeurError as error:
        return refusal(error, language)


def _play(talk: _Talk, connection: SeatConnection) -> bool:
    """Play until the game is over; return False when the player leaves."""
    for turn in connection.turns():
        talk.tell(connection)
        talk.draw(connection)
        move = talk.choose(turn, connection.question)
        if move is None:
            return False
        try:
            turn.play(move)
        except ServerRefused as error:
            talk.line(error.sentence)
            connection.wait_beyond(turn.n)
    talk.tell(connection)
    talk.draw(connection)
    return True


def _watch(talk: _Talk, connection: SeatConnection, level: str) -> bool:
    """Let a bot on this machine play until the game is over, and print what happens."""
    player = find_bot(level, talk.game(connection))
    talk.say("server-bot-plays", bot=level)

    def choose(knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move:
        talk.tell(connection)
        return player(knowledge, moves, budget, source)

    try:
        connection.play_out(choose)
    except Forfeit:
        connection.table.resign(connection.seat)  # it loses, as in the arena, and the others can continue
        raise
    finally:
        if program := program_of(player):
            program.close()
    talk.tell(connection)
    talk.draw(connection)
    return True


class _Talk:
    """Prints lines and reads numbers."""

    def __init__(self, language: str, answers: TextIO, out: TextIO) -> None:
        self._texts = texts(language)
        self._answers = answers
        self._out = out

    def say(self, message: str, **facts: str | int) -> None:
        self.line(self._texts.say(message, **facts))

    def line(self, text: str) -> None:
        print(text, file=self._out, flush=True)

    def tell(self, connection: SeatConnection) -> None:
        for sentence in connection.words:
            if sentence:
                self.line(sentence)
        connection.words.clear()

    @staticmethod
    def game(connection: SeatConnection) -> Game[Any]:
        """Return the rules of a table, which are installed here."""
        info = connection.table.info()
        return family(info.game).game(info.players, info.options)

    def draw(self, connection: SeatConnection) -> None:
        """Draw the table, like a local one."""
        game, view = connection.game, connection.view
        if view is None:
            return
        names = [chair.name for chair in connection.table.info().seats]
        say = Say(self._texts.language, names, connection.seat)
        console = Console(file=self._out, markup=False, emoji=False, highlight=False)
        console.print()
        if game is not None and isinstance(view, game.view_type):
            console.print(draw(say, game, view, min(console.width, WIDEST)))
        else:
            console.print(draw_fields(view))

    def choose(self, turn: Turn, question: str) -> str | None:
        if question:
            self.line(question)
        offered = numbered(turn.moves)
        for number, offer in zip(offered, turn.offers, strict=True):
            preview = f"  ({offer.preview})" if offer.preview else ""
            self.line(f"{number:3}  {offer.label or offer.id}{preview}")
        while True:
            self.say("server-choose")
            typed = self._answers.readline()
            if not typed or typed.strip().lower() == "q":
                return None
            if (move := chosen(offered, typed.strip())) is not None:
                return move
            self.say("server-wrong-number")
