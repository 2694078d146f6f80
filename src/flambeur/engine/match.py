"""One game being played: the rules, the state, where chance comes from, and the record so far.

The only mutable thing of the engine, for terminals, tournaments and scripts; a server keeps its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from flambeur.engine.errors import IllegalMove
from flambeur.engine.event import Event, Seat
from flambeur.engine.game import Game, State
from flambeur.engine.knowledge import Knowledge
from flambeur.engine.move import Joint, Move
from flambeur.engine.outcome import Result
from flambeur.engine.randomness import Source
from flambeur.engine.record import Entry, Record, chance_entry, header, move_entry, play_entry, write_end


class Match:
    """A game in progress. Chance nodes are drawn as soon as they come up.

    `events` holds what the last call caused, in order.
    """

    def __init__(self, game: Game[Any], source: Source, names: tuple[str, ...] = ()) -> None:
        self.game = game
        self.source = source
        self.names = names
        self.entries: list[Entry] = []
        self.state: State
        self.events: tuple[Event, ...]
        self.state, self.events = game.start()
        self._draw()

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must choose now."""
        return self.game.waiting(self.state)

    def legal_moves(self, seat: Seat | None = None) -> tuple[Move, ...]:
        return self.game.legal_moves(self.state, seat)

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.state, seat)

    def knowledge(self, seat: Seat | None) -> Knowledge:
        """What a seat knows: all that whoever decides for it is given."""
        return self.game.knowledge(self.state, seat)

    def outcome(self) -> Result | None:
        return self.game.outcome(self.state)

    def play(self, move: Move | Joint | str) -> tuple[Event, ...]:
        """Play the move of the seat whose decision it is (or a joint move), then draw what chance decides."""
        waiting = self.waiting
        if isinstance(move, str):
            if len(waiting) != 1:
                raise IllegalMove("several seats choose at once here.", code="joint-needed")
            move = self.game.read_move(move, self.state, waiting[0])
        state, events = self.game.apply(self.state, move)
        self.entries.append(move_entry(move, waiting[0]))
        self.state, self.events = state, events
        self._draw()
        return self.events

    def play_together(self, moves: Mapping[Seat, Move]) -> tuple[Event, ...]:
        """Play the moves of all seats that choose at once."""
        return self.play(self.game.together(self.state, moves))

    def follow(self, entry: Entry) -> None:
        """Go on by one recorded entry, chance included; raises a `FlambeurError` for one that cannot be."""
        self.state, self.events = play_entry(self.game, self.state, entry)
        self.entries.append(entry)

    def record(self) -> Record:
        """The record up to now."""
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
