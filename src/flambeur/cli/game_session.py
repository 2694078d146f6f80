"""The course of one game at this terminal: its position, its history, and undo."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from flambeur.engine import Event, Game, Joint, Move, Record, Result, Seat, Source, State
from flambeur.engine.record import Entry, chance_entry, header, move_entry, play_entry, write_end


class Stride(Struct, frozen=True):
    """One entry, the state before it, and whether it was a free choice and revealed a secret."""

    before: State
    entry: Entry
    free: bool
    """Whether a player chose this among several possibilities."""
    secret: bool
    """Whether it revealed to a player what not all know."""


class GameSession:
    """A running game. Unlike a `Match`, it draws chance only on request."""

    def __init__(
        self,
        game: Game[Any],
        source: Source,
        names: tuple[str, ...],
        notes: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.game = game
        self.names = names
        self._source = source
        self._notes = notes
        self._strides: list[Stride] = []
        self.state: State
        self.state, self.opening = game.start()

    def __len__(self) -> int:
        return len(self._strides)

    @property
    def chance_is_next(self) -> bool:
        return bool(self.game.chance(self.state))

    @property
    def result(self) -> Result | None:
        return self.game.outcome(self.state)

    def draw(self) -> tuple[Event, ...]:
        """Draw the next chance results."""
        outcome = self._source.draw(self.game.chance(self.state))
        entry = chance_entry(self.game, self.state, outcome)
        return self._go(entry, *self.game.resolve(self.state, outcome), free=False)

    def play(self, move: Move | Joint, seat: Seat) -> tuple[Event, ...]:
        """Play the move of a seat (or a joint move, whatever the seat)."""
        free = isinstance(move, Joint) or len(self.game.legal_moves(self.state, seat)) > 1
        return self._go(move_entry(move, seat), *self.game.apply(self.state, move), free=free)

    def follow(self, entry: Entry) -> None:
        """Apply a recorded entry; raises a `FlambeurError` for an impossible one."""
        free = entry.kind == "joint" or (
            entry.kind == "move" and len(self.game.legal_moves(self.state, entry.seat)) > 1
        )
        self._go(entry, *play_entry(self.game, self.state, entry), free=free)

    def can_take_back(self, seat: Seat) -> bool:
        return self._last_choice(seat) is not None

    def take_back(self, seat: Seat) -> None:
        """Return to the position before the last choice of a seat; see `can_take_back`."""
        index = self._last_choice(seat)
        if index is not None:
            self.state = self._strides[index].before
            del self._strides[index:]

    def record(self) -> Record:
        """Return the record so far."""
        result = self.result
        return replace(
            header(self.game, self.names, self._notes),
            entries=tuple(stride.entry for stride in self._strides),
            end="" if result is None else write_end(result),
        )

    def _last_choice(self, seat: Seat) -> int | None:
        """Return the last free choice of a seat, unless a player has learnt something new since.

        Chance, revealed bids, secrets and the choices of others are all new; forced moves are not.
        """
        if self.result is not None:
            return None
        for index in range(len(self._strides) - 1, -1, -1):
            stride = self._strides[index]
            if stride.entry.kind != "move" or stride.secret:
                return None
            if stride.free:
                return index if stride.entry.seat == seat else None
        return None

    def _go(self, entry: Entry, state: State, events: tuple[Event, ...], *, free: bool) -> tuple[Event, ...]:
        secret = any(event.seen_by(None) != event for event in events)
        self._strides.append(Stride(self.state, entry, free, secret))
        self.state = state
        return events
