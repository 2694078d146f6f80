"""The seats that the server answers for: those of bots, and of people without a choice.

A player who is asked whether to play a card may have none that fits, and that is a secret. So all such answers come
after a pause. Its length is drawn in the same way for a whole group, whatever its members hold: people who have no
choice, people who have asked to pass until something changes, bots with a card and bots without. It is drawn before
any bot thinks; a bot that has not finished when it ends does not count.

Bots without people at the table play while a client watches, at the pace of people.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from random import SystemRandom
from typing import TYPE_CHECKING

from flambeur.bots import QUICK
from flambeur.engine import FlambeurError, Move, Seat, State
from flambeur.engine.agenda import SIMULTANEOUS
from flambeur.server.tables.table_part import Part

if TYPE_CHECKING:
    from flambeur.server.tables.table import Table


DECLINE = "done"
"""The verb of the move that declines a choice."""
BRISK = 0.15
"""The pause of a quick bot as a share of a person's: people do not want to wait for bots that do not think."""
CROWDED = 0.5
"""Seconds added to a pause when the bots of an address have moved too often (`Limits.bot_moves`)."""
_PAUSES = SystemRandom()
"""Shared by all tables: each instance would hold an unused 2.5 kB generator."""


class BotSeats(Part):
    """Answers for every waiting seat that a bot plays, or that has no choice."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._thinking: set[tuple[int, Seat]] = set()
        self._pauses: dict[object, asyncio.TimerHandle] = {}
        """Answers that wait for the end of their pause."""
        self._passing: dict[Seat, tuple[Move, ...]] = {}
        """The choices of each person who passes until something changes."""
        self.draw: Callable[[float, float], float] = _PAUSES.uniform
        """The function that draws pauses."""

    @property
    def _among_bots(self) -> bool:
        return all(chair.level is not None for chair in self._table.document.seats)

    @property
    def unwatched(self) -> bool:
        """Whether bots are among themselves and no client watches; a rated game must reach its end all the same."""
        return self._among_bots and not (self._table.document.rated or self._table.audience.attended)

    def think(self) -> None:
        """Ask the bots of all seats that the table waits for, unless they play unwatched."""
        table, n = self._table, self._table.play.n
        if self.unwatched:
            return
        for seat in table.waiting:
            level = table.document.seats[seat].level
            if seat in table.play.bids or (n, seat) in self._thinking:
                continue
            if not (table.leads or self._passes(seat)):
                continue
            if level is not None or (table.play.state is not None and self.settled(table.play.state, seat)):
                self._thinking.add((n, seat))
                self.answer_for(seat, level or "random")

    def settled(self, state: State, seat: Seat) -> bool:
        """Whether the server answers for a person: there is one answer, or they pass while nothing changes."""
        table = self._table
        if table.registry.settings.answer_seconds is None or table.document.seats[seat].level is not None:
            return False
        moves = table.game.legal_moves(state, seat)
        if self._passing.get(seat) == moves:
            return True
        return len(moves) == 1 and state.agenda[-1].kind != SIMULTANEOUS

    def _passes(self, seat: Seat) -> bool:
        """Whether a seat passes until something changes; the process that received the request handles it."""
        state = self._table.play.state
        moves = self._passing.get(seat, ())
        return state is not None and len(moves) > 1 and self._table.game.legal_moves(state, seat) == moves

    def pass_on(self, seat: Seat, on: bool) -> None:
        """Pass for a seat until its choices change, or stop passing."""
        self._passing.pop(seat, None)
        table, state = self._table, self._table.play.state
        if not on or state is None or seat not in table.waiting:
            return
        moves = table.game.legal_moves(state, seat)
        if _declining(moves) is not None:
            self._passing[seat] = moves
            self.think()

    def answer_for(self, seat: Seat, level: str) -> None:
        """Let a bot choose for a seat, also a person's. A single answer needs no bot and waits only for its pause."""
        table, state, n = self._table, self._table.play.state, self._table.play.n
        assert state is not None
        moves = table.game.legal_moves(state, seat)
        passing = self._passing.get(seat) == moves
        if passing or len(moves) == 1:
            only = (_declining(moves) if passing else None) or moves[0]
            self._answer_later(seat, n, lambda: only, self._pause(seat, moves), moves if passing else None)
        elif _declining(moves) is not None and (pause := self._pause(seat, moves)) > 0:
            self._answer_later(seat, n, self._thoughts(level, state, seat, moves, pause), pause)
        else:
            table.registry.spawn(self._choose(level, seat, n))

    def stop(self) -> None:
        """Cancel all pending answers."""
        for pause in self._pauses.values():
            pause.cancel()
        self._pauses.clear()

    def _thoughts(
        self, level: str, state: State, seat: Seat, moves: tuple[Move, ...], pause: float
    ) -> Callable[[], Move]:
        """Start thinking, for as long as a pause; the result returns the best answer found by then.

        The answer is the bot's own move, a quick bot's, or to decline: its time does not reveal which.
        """
        bot_service, knowledge = self._table.registry.bot_service, self._table.game.knowledge(state, seat)
        names = dict.fromkeys((level, bot_service.best(self._table.game)))
        found: dict[str, Move] = {}
        address = self._table.audience.address

        async def think(name: str) -> None:
            found[name] = await bot_service.choose(name, knowledge, moves, pause, address)

        for name in names:
            self._table.registry.spawn(think(name))
        return lambda: next((found[name] for name in names if name in found), None) or _declining(moves) or moves[0]

    def _answer_later(
        self, seat: Seat, n: int, move: Callable[[], Move], pause: float, passed: tuple[Move, ...] | None = None
    ) -> None:
        """Give an answer after its pause, unless the game has moved on, or a passing player has changed their mind."""
        if self._table.registry.stopping:
            return

        waiting = object()  # not the timer: it refers to its callback, which would refer to it

        def answer() -> None:
            self._pauses.pop(waiting, None)
            self._thinking.discard((n, seat))
            if passed is None or self._passing.get(seat) == passed:
                self._answer(seat, n, move(), passing=passed is not None)

        self._pauses[waiting] = asyncio.get_running_loop().call_later(pause, answer)

    async def _choose(self, level: str, seat: Seat, n: int) -> None:
        table, state = self._table, self._table.play.state
        assert state is not None
        try:
            if n != table.play.n:  # another process announced a move before this one began to think
                return
            knowledge, moves = table.game.knowledge(state, seat), table.game.legal_moves(state, seat)
            pause = asyncio.get_running_loop().time() + self._pause(seat, moves)
            move = await table.registry.bot_service.choose(level, knowledge, moves, address=table.audience.address)
            await asyncio.sleep(max(0.0, pause - asyncio.get_running_loop().time()))
        finally:
            self._thinking.discard((n, seat))
        self._answer(seat, n, move)

    def _answer(self, seat: Seat, n: int, move: Move, *, passing: bool = False) -> None:
        table = self._table
        if n == table.play.n and table.document.state == "playing" and (table.leads or passing):
            table.play.move(seat, n, str(move), f"bot-{secrets.token_hex(6)}", self.answered)

    def _pause(self, seat: Seat, moves: tuple[Move, ...]) -> float:
        """Return the length of a pause; it does not depend on what a seat could do besides declining."""
        registry = self._table.registry
        crowded = 0.0 if registry.bot_moves.take(self._table.audience.address) else CROWDED
        span = registry.settings.answer_seconds
        return crowded if span is None else crowded + self._usual_pause(seat, moves, span)

    def _usual_pause(self, seat: Seat, moves: tuple[Move, ...], span: tuple[float, float]) -> float:
        seats = self._table.document.seats
        if seats[seat].level is None or self._among_bots:
            return self.draw(*span)
        if _declining(moves) is None:
            return 0.0
        return (BRISK if seats[seat].level in QUICK else 1.0) * self.draw(*span)

    def answered(self, error: FlambeurError | None) -> None:
        """Retry an answer of the server that could not be saved."""
        if error is not None and error.code == "storage":
            asyncio.get_running_loop().call_later(1.0, self._table.go_on)


def _declining(moves: tuple[Move, ...]) -> Move | None:
    """Return the move that declines, if there is one: a seat that can decline may hold a secret."""
    return next((move for move in moves if move.verb == DECLINE), None)
