"""A table while people are at it: the position, who watches, and what happens next.

All of it lives on the event loop. A move is checked, played on a copy, appended to the journal, and only when it is
safely there it becomes the position and is told (commit, then tell). Meanwhile further moves wait in line.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from flambeur.engine import Event, FlambeurError, Game, Joint, Move, Seat, State, write_position
from flambeur.engine.agenda import SIMULTANEOUS
from flambeur.engine.chance import write_outcome
from flambeur.engine.record import move_entry
from flambeur.server import history
from flambeur.server.documents import Ending, SeatInfo, TableDocument, TableInfo
from flambeur.server.errors import Refused
from flambeur.server.fairness import FairDice, commitment
from flambeur.server.outlook import Outlook, Watcher, encode
from flambeur.server.storage import ALL_SEATS, ChatLine, Row, Snapshot

if TYPE_CHECKING:
    from flambeur.server.hall import Hall
    from flambeur.server.watcher import Watching

RECENT = 16
CHAT_LINES = 50
LINE = 64
"""How many moves may wait in line at one table."""
Answer = Callable[[FlambeurError | None], None]


def now() -> int:
    return time.time_ns() // 1_000_000


class Table:
    """One live table. `n` is the state number: how many steps led here, 0 before the start."""

    def __init__(self, hall: Hall, document: TableDocument, game: Game[Any]) -> None:
        self.hall = hall
        self.document = document
        self.game = game
        self.n = 0
        self.state: State | None = None
        self.draws = 0
        self.since = 0
        """When the state was reached."""
        self.bids: dict[Seat, Move] = {}
        self.accepted: dict[Seat, tuple[int, str]] = {}
        """The last move of each seat: its number and the client's id."""
        self.recent: deque[tuple[int, tuple[Event, ...]]] = deque(maxlen=RECENT)
        self.watching: set[Watching] = set()
        self._eyes: dict[Watcher, list[Watching]] = {}
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        """What was said last."""
        self.outlook = Outlook(game)
        self.outlook.names = document.names
        self.lock = asyncio.Lock()
        """Held while the document changes."""
        self.grace = 0
        self._dice: FairDice | None = None
        self._announcing = False
        self._busy = False
        self._line: deque[Callable[[], None]] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: set[tuple[int, Seat]] = set()
        self._snapshot = 0

    # -- what is known about it

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return self.game.waiting(self.state) if self.state is not None and self.document.state == "playing" else ()

    @property
    def until(self) -> int | None:
        """When the time for the move that is asked for is over."""
        clock = self.document.settings.clock
        if clock is None or not self.waiting:
            return None
        return max(self.since + 1000 * clock.seconds, self.grace)

    @property
    def undo_seat(self) -> Seat | None:
        """The one person at a table full of bots."""
        people = [seat for seat, chair in enumerate(self.document.seats) if chair.kind == "human"]
        return people[0] if len(people) == 1 and self.document.state == "playing" else None

    def info(self) -> TableInfo:
        document = self.document
        here = {seat for watching in self.watching for seat in watching.seats}
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
            n=self.n,
            created=document.created,
            started=document.started,
            ended=document.ended,
            settings=document.settings,
            seats=seats,
            spectators=sum(not watching.seats for watching in self.watching),
            waiting=self.waiting,
            until=self.until,
            undo=self.undo_seat is not None,
            commitment=commitment(bytes.fromhex(document.seed)),
            ending=document.ending,
            rematch=document.rematch,
        )

    # -- moves

    def move(self, seat: Seat, n: int, text: str, client: str, answer: Answer) -> None:
        """Play a seat's move meant for state `n`; `answer` is told None once it is safe, or why not."""
        if self._busy:
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
        """The move, or None for one that was accepted before; raises what is wrong with it."""
        state = self.state
        if self.accepted.get(seat) == (n, client):
            return None
        if self.document.state == "over":
            raise Refused("game-over")
        if state is None or self.document.state != "playing":
            raise Refused("not-playing")
        if n != self.n:
            raise Refused("stale", n=self.n)
        if seat not in self.game.waiting(state):
            raise Refused("not-asked")
        if seat in self.bids:
            raise Refused("bid-in")
        return self.game.read_move(text, state, seat)

    def _together(self) -> bool:
        return self.state is not None and bool(self.state.agenda) and self.state.agenda[-1].kind == SIMULTANEOUS

    def _bid(self, seat: Seat, move: Move, client: str, answer: Answer) -> None:
        """Keep a secret answer; when it is the last one, play them all."""
        self._busy = True
        row = Row(self.document.code, self.n, seat, now(), str(move), client)

        def told(error: Exception | None) -> None:
            self._busy = False
            if error is None:
                self.bids[seat] = move
                self.accepted[seat] = (self.n, client)
                answer(None)
                self._reveal()
            else:
                answer(Refused("storage"))
            self._next_in_line()

        self.hall.storage.append(row, told)

    def _reveal(self) -> None:
        """Play the answers given together once all are in, answering for seats that have no choice."""
        state = self.state
        if state is None or self._busy or not self._together():
            return
        for seat in self.game.waiting(state):
            if seat not in self.bids:
                moves = self.game.legal_moves(state, seat)
                if len(moves) > 1:
                    return
        joint: dict[Seat, Move] = {}
        for seat in self.game.waiting(state):
            joint[seat] = self.bids[seat] if seat in self.bids else self.game.legal_moves(state, seat)[0]
        self._play(self.game.together(state, joint), -1, "", self._bot_answered)

    def _play(self, move: Move | Joint, seat: Seat, client: str, answer: Answer) -> None:
        assert self.state is not None
        state, events = self.game.apply(self.state, move)
        self._append([str(move_entry(move, seat))], state, events, seat, client, answer)

    def begin(self, answer: Answer) -> None:
        """Set the game up: everything chance decides before the first choice."""
        state, events = self.game.start()
        self._append([], state, events, -1, "", answer)

    def _append(
        self, lines: list[str], state: State, events: tuple[Event, ...], seat: Seat, client: str, answer: Answer
    ) -> None:
        """Draw what chance decides, write it all down, and go on when it is safe."""
        game, draws, dice = self.game, self.draws, self.dice
        while factors := game.chance(state):
            outcome = dice.draw_at(draws, factors)
            lines.append(f"* {write_outcome(factors, outcome)}")
            state, more = game.resolve(state, outcome)
            events += more
            draws += 1
        self._busy = True
        number, at = self.n, now()

        def told(error: Exception | None) -> None:
            self._busy = False
            if error is None:
                if seat >= 0:
                    self.accepted[seat] = (number, client)
                self.state, self.draws, self.since, self.n = state, draws, at, number + 1
                self.bids.clear()
                answer(None)
                self._tell(events)
                self.go_on()
            else:
                answer(Refused("storage"))
            self._next_in_line()

        self.hall.storage.append(Row(self.document.code, number, ALL_SEATS, at, "\n".join(lines), client), told)

    @property
    def dice(self) -> FairDice:
        if self._dice is None:
            document = self.document
            self._dice = FairDice(bytes.fromhex(document.seed), document.code, document.entropies)
        return self._dice

    def undo(self, seat: Seat, steps: list[history.Step], answer: Answer) -> None:
        """Take the seat's last move back, and all that came after it."""
        numbers = [i for i, step in enumerate(steps) if step.mover == seat]
        if self._busy or not numbers or numbers[-1] == 0:
            answer(Refused("no-undo"))
            return
        before = steps[numbers[-1] - 1]
        draws = sum(entry.kind == "chance" for step in steps[: numbers[-1]] for entry in step.entries)
        back = steps[numbers[-1]].number - 1
        self._busy = True
        number, at = self.n, now()

        def told(error: Exception | None) -> None:
            self._busy = False
            if error is None:
                self.state, self.draws, self.since, self.n = before.state, draws, at, number + 1
                self.bids.clear()
                answer(None)
                self._tell((), b',"undone":true')
                self.go_on()
            else:
                answer(Refused("storage"))
            self._next_in_line()

        self.hall.storage.append(Row(self.document.code, number, ALL_SEATS, at, history.undo_body(back)), told)

    def _next_in_line(self) -> None:
        while self._line and not self._busy:
            self._line.popleft()()

    # -- telling

    def _tell(self, events: tuple[Event, ...], extra: bytes = b"") -> None:
        """Give everybody the new position."""
        assert self.state is not None
        self.recent.append((self.n, events))
        result = self.game.outcome(self.state)
        if result is not None:
            ending = Ending("played", result.winners, result.scores, result.tiebreaks)
            extra += b',"ending":' + encode(ending)
            self.hall.finish(self, ending)
        elif (until := self.until) is not None:
            extra += b',"until":%d' % until
        eyes = self._eyes or self._look()
        for watcher, message in self.outlook.updates(self.state, self.n, events, eyes, extra).items():
            for watching in eyes[watcher]:
                watching.send(message)

    def snapshot(self, watching: Watching, seat: Seat | None, last: int | None = None) -> bytes:
        """Where the game stands, for one seat of a connection; with what it missed since state `last`."""
        assert self.state is not None
        missed = [(n, events) for n, events in self.recent if last is not None and n > last]
        extra = {"until": self.until, "ending": self.document.ending}
        bid = None if seat is None else self.bids.get(seat)
        return self.outlook.snapshot(self.state, self.n, (seat, watching.lang), bid, extra, missed)

    def come(self, watching: Watching) -> None:
        self.watching.add(watching)
        self._eyes = {}

    def _look(self) -> dict[Watcher, list[Watching]]:
        """Who is told what: connections that hold the same seat and speak the same language get the same message."""
        eyes = self._eyes = {}
        for watching in self.watching:
            for seat in watching.seats or (None,):
                eyes.setdefault((seat, watching.lang), []).append(watching)
        return eyes

    def go(self, watching: Watching) -> None:
        """A connection is gone; eyes that nobody looks through are forgotten."""
        self.watching.discard(watching)
        self._eyes = {}
        left = {seat for other in self.watching for seat in other.seats or (None,)}
        for seat in (*watching.seats, None):
            if seat not in left:
                self.outlook.forget(seat)

    def announce(self) -> None:
        """Tell everybody that something about the table has changed; what changes at one moment is told once."""
        self.outlook.names = self.document.names
        if self.watching and not self._announcing:
            self._announcing = True
            asyncio.get_running_loop().call_soon(self._announce)

    def _announce(self) -> None:
        self._announcing = False
        if self.watching:
            message = encode({"t": "table", "table": self.info()})
            for watching in tuple(self.watching):
                watching.send(message)

    # -- what goes on by itself

    def go_on(self) -> None:
        """Start whatever the position waits for that is not a person: bots, clocks, answers without choice."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.state is None or self.document.state != "playing" or not self.state.agenda:
            return
        if self.n >= self._snapshot + self.hall.settings.snapshot_every:
            self._snapshot = self.n
            snapshot = Snapshot(self.n, self.draws, write_position(self.game, self.state))
            self.hall.spawn(self.hall.storage.keep_snapshot(self.document.code, snapshot))
        self._reveal()
        if self._busy:
            return
        for seat in self.waiting:
            level = self.document.seats[seat].level
            if level is not None and seat not in self.bids and (self.n, seat) not in self._thinking:
                self._thinking.add((self.n, seat))
                self.hall.spawn(self._think(level, seat, self.n))
        if (until := self.until) is not None:
            delay = max(0.0, (until - now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, self._time_is_up, self.n)

    async def _think(self, level: str, seat: Seat, n: int) -> None:
        assert self.state is not None
        try:
            view, moves = self.game.view(self.state, seat), self.game.legal_moves(self.state, seat)
            move = await self.hall.robots.choose(level, self.game, view, moves)
        finally:
            self._thinking.discard((n, seat))
        if n == self.n and self.document.state == "playing":
            self.move(seat, n, str(move), f"bot-{secrets.token_hex(6)}", self._bot_answered)

    def _bot_answered(self, error: FlambeurError | None) -> None:
        """What no person sent is tried again when it could not be saved."""
        if error is not None and error.code == "storage":
            asyncio.get_running_loop().call_later(1.0, self.go_on)

    def _time_is_up(self, n: int) -> None:
        clock = self.document.settings.clock
        if clock is None or n != self.n or self.state is None:
            return
        for seat in self.waiting:
            if seat in self.bids or self.document.seats[seat].level is not None:
                continue
            if clock.then == "resign":
                self.hall.spawn(self.hall.resign_late(self, seat))
            else:
                level = "random" if clock.then == "random" else self.hall.robots.best(self.game)
                self.hall.spawn(self._think(level, seat, n))

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for watching in tuple(self.watching):
            watching.leave()

    def changed(self, document: TableDocument) -> None:
        """The document as it is now, after it was saved."""
        self.document = document
        self.outlook.names = document.names
