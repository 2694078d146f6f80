"""The seats of a table that are played by bots."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from flambeur.engine import FlambeurError, Seat

if TYPE_CHECKING:
    from flambeur.server.tables.table import Table


class BotSeats:
    """Asks a bot whenever one of its seats is waited for."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._thinking: set[tuple[int, Seat]] = set()

    def think(self) -> None:
        """Ask the bots of all seats that the table waits for."""
        table, n = self._table, self._table.play.n
        for seat in table.waiting:
            level = table.document.seats[seat].level
            if level is not None and seat not in table.play.bids and (n, seat) not in self._thinking:
                self._thinking.add((n, seat))
                self.answer_for(seat, level)

    def answer_for(self, seat: Seat, level: str) -> None:
        """Let a bot choose for a seat, whoever sits there."""
        self._table.hall.spawn(self._choose(level, seat, self._table.play.n))

    async def _choose(self, level: str, seat: Seat, n: int) -> None:
        table, state = self._table, self._table.play.state
        assert state is not None
        try:
            knowledge, moves = table.game.knowledge(state, seat), table.game.legal_moves(state, seat)
            move = await table.hall.robots.choose(level, knowledge, moves)
        finally:
            self._thinking.discard((n, seat))
        if n == table.play.n and table.document.state == "playing":
            table.play.move(seat, n, str(move), f"bot-{secrets.token_hex(6)}", self.answered)

    def answered(self, error: FlambeurError | None) -> None:
        """What no person sent is tried again when it could not be saved."""
        if error is not None and error.code == "storage":
            asyncio.get_running_loop().call_later(1.0, self._table.go_on)
