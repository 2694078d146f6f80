"""The course of one game: its position, and the journal that leads there.

A move is checked, played on a copy and appended to the journal. Only when it is stored safely, it becomes the position
and is announced (commit, then tell). Meanwhile further moves wait in line.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from flambeur.engine import Event, FlambeurError, Joint, Move, Seat, State, read_position, write_position
from flambeur.engine.agenda import SIMULTANEOUS
from flambeur.engine.chance import write_outcome
from flambeur.engine.record import move_entry
from flambeur.fairness import FairDice
from flambeur.protocol.errors import Refused
from flambeur.protocol.tables import Ending
from flambeur.server.storage import ALL_SEATS, Appended, Row, Snapshot, StorageFailed
from flambeur.server.tables import history
from flambeur.server.tables.record_jobs import Undone
from flambeur.server.tables.table_part import Part

if TYPE_CHECKING:
    from flambeur.server.tables.table import Table

RECENT = 16
LINE = 64
"""The number of moves that may wait in line at one table."""
MOST_UNDONE = 5_000
"""The length of a journal from which undo is refused, so that it cannot grow without end."""
Answer = Callable[[FlambeurError | None], None]


class Play(Part):
    """The position of a game. `n` is the state number: how many steps led here, 0 before the start."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._game = table.game
        self._storage = table.registry.storage
        self._time = table.registry.time
        self.n = 0
        self.state: State | None = None
        self.draws = 0
        self.since = 0
        """The play time at which the state was reached."""
        self.bids: dict[Seat, Move] = {}
        self.accepted: dict[Seat, tuple[int, str]] = {}
        """The last move of each seat: its number and the client's ID."""
        self.recent: deque[tuple[int, tuple[Event, ...]]] = deque(maxlen=RECENT)
        """The latest events, for clients that were briefly disconnected."""
        self.busy = False
        """Whether a step is being written."""
        self.ended = False
        """Whether the journal says that the game has ended early; the document follows."""
        self._dice: FairDice | None = None
        self._line: deque[Callable[[], None]] = deque()
        self._snapshot = 0

    def reset(self) -> None:
        """Forget the game, before reading it again from its journal."""
        self.n, self.state, self.draws, self.since = 0, None, 0, 0
        self.bids.clear()
        self.accepted.clear()
        self.recent.clear()
        self._dice = None
        self.busy = self.ended = False

    async def quiet(self) -> None:
        """Wait until nothing is being written."""
        while self.busy:
            written = asyncio.Event()
            self._line.append(written.set)
            await written.wait()

    def move(self, seat: Seat, n: int, text: str, client: str, answer: Answer) -> None:
        """Play a seat's move meant for state `n`; call `answer` with None once it is safe, or with the error."""
        if self.busy:
            if len(self._line) >= LINE:
                answer(Refused("too-fast"))
            else:
                self._line.append(lambda: self.move(seat, n, text, client, answer))
            return
        try:
            move = self._checked(seat, n, text, client)
        except FlambeurError as error:
            answer(error)
            return
        if move is None:
            answer(None)
        elif self._together():
            self._bid(seat, move, client, answer)
        else:
            self._play(move, seat, client, answer)

    def _checked(self, seat: Seat, n: int, text: str, client: str) -> Move | None:
        """Return the move, or None for one that was accepted before; raises what is wrong with it."""
        state, phase = self.state, self._table.document.state
        if self.accepted.get(seat) == (n, client):
            return None
        if phase == "over" or self.ended:
            raise Refused("game-over")
        if state is None or phase != "playing":
            raise Refused("not-playing")
        if n != self.n:
            raise Refused("stale", n=self.n)
        if seat not in self._game.waiting(state):
            raise Refused("not-asked")
        if seat in self.bids:
            raise Refused("bid-in")
        return self._game.read_move(text, state, seat)

    def _together(self) -> bool:
        return self.state is not None and bool(self.state.agenda) and self.state.agenda[-1].kind == SIMULTANEOUS

    def _bid(self, seat: Seat, move: Move, client: str, answer: Answer) -> None:
        """Keep a secret answer; when it is the last one, play them all."""
        row = Row(self._table.document.code, self.n, seat, self._time.source.wall(), str(move), client)

        def safe() -> None:
            self.bids[seat] = move
            self.accepted[seat] = (self.n, client)
            answer(None)
            self.reveal()
            if not self.busy:
                self._table.bots.think()  # a bot may have taken another seat while this was being written

        self._write(row, safe, answer, lambda: self.move(seat, row.number, row.body, client, answer))

    def reveal(self) -> None:
        """Play the simultaneous answers once all are in, answering for seats that have no choice."""
        state = self.state
        if state is None or self.busy or self.ended or not self._together():
            return
        if not self._table.leads:  # one process reveals; it receives this answer like its own
            self._table.registry.lease.ask(self._table)
            return
        for seat in self._game.waiting(state):
            if seat not in self.bids:
                moves = self._game.legal_moves(state, seat)
                if len(moves) > 1:
                    return
        joint: dict[Seat, Move] = {}
        for seat in self._game.waiting(state):
            joint[seat] = self.bids[seat] if seat in self.bids else self._game.legal_moves(state, seat)[0]
        self._play(self._game.together(state, joint), -1, "", self._table.bots.answered)

    def _play(self, move: Move | Joint, seat: Seat, client: str, answer: Answer) -> None:
        assert self.state is not None
        state, events = self._game.apply(self.state, move)
        number, text = self.n, str(move)
        again = (lambda: self.move(seat, number, text, client, answer)) if seat >= 0 else self.reveal
        self._append([str(move_entry(move, seat))], state, events, seat, client, answer, again)

    def begin(self, answer: Answer) -> None:
        """Set up the game, including all chance results before the first choice; a game is set up only once."""
        if self.busy or self.n:
            answer(Refused("not-open"))
            return
        state, events = self._game.start()
        self._append([], state, events, -1, "", answer, lambda: answer(None))  # another process may set it up

    def _append(
        self,
        lines: list[str],
        state: State,
        events: tuple[Event, ...],
        seat: Seat,
        client: str,
        answer: Answer,
        again: Callable[[], None],
    ) -> None:
        """Draw chance results, write everything, and continue when it is safe."""
        game, draws, dice = self._game, self.draws, self.dice
        while factors := game.chance(state):
            outcome = dice.draw_at(draws, factors)
            lines.append(f"* {write_outcome(factors, outcome)}")
            state, more = game.resolve(state, outcome)
            events += more
            draws += 1
        number, (at, since) = self.n, self._time.stamp()

        def safe() -> None:
            if seat >= 0:
                self.accepted[seat] = (number, client)
            self.state, self.draws, self.since, self.n = state, draws, since, number + 1
            self.bids.clear()
            answer(None)
            self._table.stepped(events)

        row = Row(self._table.document.code, number, ALL_SEATS, at, "\n".join(lines), client)
        self._write(row, safe, answer, again)

    def _write(
        self, row: Row, safe: Callable[[], None], answer: Answer, again: Callable[[], None] | None = None
    ) -> None:
        """Append a row and act on the result; moves that arrive meanwhile wait in line.

        If the number is taken, read the current position and call `again`, which reports that it is too late.
        """
        self.busy = True

        def written(outcome: Appended) -> None:
            if outcome is Appended.TAKEN:  # another process has moved on from here: read the current position
                self._table.registry.spawn(self._lost(answer, again))
                return
            self.busy = False
            if outcome is Appended.SAFE:
                safe()
            else:
                answer(Refused("storage"))
            self._next_in_line()

        self._storage.append(row, written)

    async def _lost(self, answer: Answer, again: Callable[[], None] | None) -> None:
        try:
            news = await self._storage.news(self._table.document.code, self.n)
            if news.version == self._table.version and news.rows and self.state is not None:
                self.busy = False
                self.hear(news.rows)
            else:
                await self._table.catch_up()
                if self._table.closed:
                    self.busy = False
        except Exception as error:  # after any error, a client waits for an answer
            self.busy = False
            answer(error if isinstance(error, Refused) else Refused("storage"))
            if not isinstance(error, Refused | StorageFailed):
                raise
        else:
            if again is None:
                answer(Refused("stale", n=self.n))
            else:
                again()
        finally:
            self._next_in_line()

    # -- what other processes have written

    def hear(self, rows: Sequence[Row], informed: bool = True) -> None:
        """Apply rows that another process has written; rows known already are skipped.

        A game that begins is `informed` when its document was read since: its dice follow from the words shown last.
        """
        if self.busy:
            self._line.append(lambda: self.hear(rows, informed))
            return
        for row in rows:
            if row.number < self.n:
                self._answered(row)
            elif row.number > self.n or (self.state is None and not informed):
                self._table.registry.cluster.behind(self._table)
                return
            elif not self._follow(row):
                self._table.registry.cluster.lost(self._table)
                return

    def _answered(self, row: Row) -> None:
        """Note a secret answer that is now revealed: it counts once, however often it is sent again."""
        if row.seat >= 0 and self.accepted.get(row.seat, (-1, ""))[0] < row.number:
            self.accepted[row.seat] = (row.number, row.client)

    def _follow(self, row: Row) -> bool:
        """Apply a row; return whether that is possible from this position."""
        try:
            if row.seat != ALL_SEATS:
                if self.state is None:
                    return False
                self.bids[row.seat] = self._game.read_move(row.body, self.state, row.seat)
                self.accepted[row.seat] = (row.number, row.client)
                self.reveal()
                return True
            if history.undone_to(row) is not None or history.ended_by(row) is not None:
                return False
            state, began = (self.state, ()) if self.state is not None else self._game.start()
            state, events = history.play_row(self._game, state, row)
        except FlambeurError:
            return False
        if row.client:
            self.accepted[history.read_entries(row)[0].seat] = (row.number, row.client)
        self.state, self.draws = state, self.draws + history.draws_in([row])
        self.since, self.n = self._time.heard(row.at), row.number + 1
        self.bids.clear()
        self._table.stepped((*began, *events), elsewhere=True)
        return True

    @property
    def dice(self) -> FairDice:
        if self._dice is None:
            self._dice = self._table.document.proof.dice()
        return self._dice

    def check_undo(self) -> None:
        """Raise `no-undo` if nothing can be taken back now, before the game is computed again."""
        if self.busy or self.n >= MOST_UNDONE:
            raise Refused("no-undo")

    def undo(self, back: Undone, answer: Answer) -> None:
        """Return to an earlier position of the game."""
        try:
            self.check_undo()
        except Refused as error:
            answer(error)
            return
        _, state = read_position(back.position, trusted=True)
        number, (at, since) = self.n, self._time.stamp()

        def safe() -> None:
            self.state, self.draws, self.since, self.n = state, back.draws, since, number + 1
            self.bids.clear()
            self._snapshot = 0  # stored at once: older ones contain moves that no longer count
            answer(None)
            self._table.stepped((), undone=True)

        body = history.undo_body(back.number)
        self._write(Row(self._table.document.code, number, ALL_SEATS, at, body), safe, answer)

    def end(self, ending: Ending, answer: Answer) -> None:
        """Record that the game ends early, after the moves that are already in line."""
        if self.busy:
            self._line.append(lambda: self.end(ending, answer))
            return
        if self._table.document.state != "playing" or self.state is None:
            answer(Refused("game-over" if self._table.document.state == "over" else "not-playing"))
            return
        number, (at, since) = self.n, self._time.stamp()

        def safe() -> None:
            self.since, self.n, self.ended = since, number + 1, True
            self.bids.clear()
            answer(None)

        self._write(Row(self._table.document.code, number, ALL_SEATS, at, history.end_body(ending)), safe, answer)

    def _next_in_line(self) -> None:
        while self._line and not self.busy:
            self._line.popleft()()

    def keep_snapshot(self) -> None:
        """Store the position every so many steps, so that a table loads without its whole journal."""
        if self.state is not None and self.n >= self._snapshot + self._table.registry.settings.snapshot_every:
            self._snapshot = self.n
            snapshot = Snapshot(self.n, self.draws, write_position(self._game, self.state))
            self._table.registry.spawn(self._storage.keep_snapshot(self._table.document.code, snapshot))
