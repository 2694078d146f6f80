"""One game being played: the rules, the state, the source of chance, and the record so far.

The only mutable class of the engine, for terminals, tournaments and scripts; a server keeps its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

from msgspec.structs import replace

from flambeur.engine.errors import IllegalMove, InvalidRecord
from flambeur.engine.event import Event, Seat
from flambeur.engine.game import Game, State, View
from flambeur.engine.knowledge import Knowledge
from flambeur.engine.move import Joint, Move
from flambeur.engine.outcome import Result
from flambeur.engine.position_text import read_position
from flambeur.engine.randomness import Source
from flambeur.engine.record import Entry, Record, chance_entry, header, move_entry, play_entry, write_end


class Match:
    """A game in progress. Chance nodes are drawn as soon as they come up.

    `events` holds what the last call caused, in order. A match that begins at a `state` has everything but a record,
    because its earlier moves are unknown.
    """

    def __init__(
        self, game: Game[Any], source: Source, names: tuple[str, ...] = (), *, state: State | None = None
    ) -> None:
        self.game = game
        self.source = source
        self.names = names
        self.entries: list[Entry] = []
        self.state: State
        self.events: tuple[Event, ...]
        self.from_start = state is None
        self.state, self.events = game.start() if state is None else game.run(state)
        self._before: list[tuple[State, tuple[Event, ...], int]] = []
        """For each move played: the state and events before it, and the number of entries."""
        self._draw()

    @classmethod
    def at(cls, position: str, source: Source, names: tuple[str, ...] = ()) -> Match:
        """Play on from the text of a position; raises `InvalidPosition`."""
        game, state = read_position(position)
        return cls(game, source, names, state=state)

    def copy(self) -> Match:
        """Return a copy that is played on independently; the source of chance is copied, too, if possible."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.source = copy(self.source)
        twin.entries = list(self.entries)
        twin._before = list(self._before)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __repr__(self) -> str:
        state = "over" if self.outcome() is not None else f"waiting={self.waiting}"
        return f"<Match of {self.game!r}, {state}>"

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Return the seats that must choose now."""
        return self.game.waiting(self.state)

    def legal_moves(self, seat: Seat | None = None) -> tuple[Move, ...]:
        """Return a seat's legal moves; by default those of the seat to move. Raises `UnknownSeat`."""
        return self.game.legal_moves(self.state, seat)

    def view(self, seat: Seat | None) -> View:
        """Return all that a seat sees; None stands for a spectator. Raises `UnknownSeat`."""
        return self.game.view(self.state, seat)

    def knowledge(self, seat: Seat | None) -> Knowledge:
        """Return what a seat knows, which is all that its player gets. Raises `UnknownSeat`."""
        return self.game.knowledge(self.state, seat)

    def outcome(self) -> Result | None:
        """Return how the game ended, or None while it is running."""
        return self.game.outcome(self.state)

    def play(self, move: Move | Joint | str) -> tuple[Event, ...]:
        """Play the move of the seat to move (or a joint move), then draw what chance decides."""
        waiting = self.waiting
        if isinstance(move, str):
            if len(waiting) != 1:
                raise IllegalMove("several seats choose at once here.", code="joint-needed")
            move = self.game.read_move(move, self.state, waiting[0])
        state, events = self.game.apply(self.state, move)
        self._before.append((self.state, self.events, len(self.entries)))
        self.entries.append(move_entry(move, waiting[0]))
        self.state, self.events = state, events
        self._draw()
        return self.events

    def play_together(self, moves: Mapping[Seat, Move]) -> tuple[Event, ...]:
        """Play the moves of all seats that choose at once."""
        return self.play(self.game.together(self.state, moves))

    def follow(self, entry: Entry) -> None:
        """Apply one recorded entry, chance included; raises a `FlambeurError` for an impossible one."""
        self.state, self.events = play_entry(self.game, self.state, entry)
        self.entries.append(entry)

    def undo(self) -> None:
        """Take the last move back, with all later chance results; raises `IllegalMove` when there is none.

        Later chance results are drawn again: a source does not go back.
        """
        if not self._before:
            raise IllegalMove("there is no move to take back.", code="no-undo")
        self.state, self.events, length = self._before.pop()
        del self.entries[length:]

    def record(self) -> Record:
        """Return the record so far; raises `InvalidRecord` for a match that began in the middle of a game."""
        if not self.from_start:
            raise InvalidRecord(0, "a record begins with the start of a game; this match began at a position.")
        result = self.outcome()
        return replace(
            header(self.game, self.names),
            entries=tuple(self.entries),
            end="" if result is None else write_end(result),
        )

    def _draw(self) -> None:
        while factors := self.game.chance(self.state):
            outcome = self.source.draw(factors)
            self.entries.append(chance_entry(self.game, self.state, outcome))
            self.state, events = self.game.resolve(self.state, outcome)
            self.events += events
