"""The one interface of every game: a few verbs on immutable states.

A `Game` is a set of rules for one table: a family (Las Vegas, …), a number of players and options. It
holds no position. `start()` returns the first state; from there

* `chance(state)` lists the factors when chance is next, `resolve(state, outcome)` applies an outcome;
* `waiting(state)` names the seats that must choose, `legal_moves(state, seat)` lists what each may do, in a
  fixed order, and `apply(state, move)` plays it (a `Joint` if several seats choose at once);
* `view(state, seat)` is all that a seat is shown, `knowledge(state, seat)` all that it knows, as a value for
  bots; `outcome(state)` is None until the game is over.

Every verb is a pure function; states can be kept, compared, hashed and shared freely.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct

from flambeur.engine.agenda import AUTOMATIC, DECISION, SIMULTANEOUS, Step
from flambeur.engine.chance import Factor, Outcome, check_outcome
from flambeur.engine.errors import FlambeurError, IllegalMove, InvalidChance, InvalidMove, NotOver, UnknownSeat
from flambeur.engine.event import Event, Seat
from flambeur.engine.knowledge import Knowledge
from flambeur.engine.move import Joint, Move, read_move
from flambeur.engine.options import OptionValue
from flambeur.engine.outcome import Result
from flambeur.engine.randomness import Source

S = TypeVar("S", bound="State")
Transition = tuple[S, tuple[Event, ...]]


class State(Struct, frozen=True, gc=False):
    """A position: the agenda and all that the game adds. Everything in it is immutable."""

    agenda: tuple[Step, ...]


def _table(name: str) -> str:
    return name.removesuffix("View").lower()


class View(Struct, frozen=True, tag_field="table", tag=_table):
    """What one seat may know of a position (`seat` is None for a spectator).

    On the network `table` names the kind of table: `vegas` for a `VegasView`, unless the class has a `tag`.
    """

    seat: Seat | None
    waiting: tuple[Seat, ...]


class Game(ABC, Generic[S]):
    """The rules of one table."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    """Increases when, and only when, the same options and dice would play out differently."""
    state_type: ClassVar[type[State]]
    view_type: ClassVar[type[View]] = View
    """The type of all views, to which one from the network can be converted."""
    turn_events: ClassVar[frozenset[str]] = frozenset({"rolled"})
    """Names of events, each with a `seat`, of which every turn causes exactly one: they count turns."""

    players: int
    options: Mapping[str, OptionValue]
    step_types: tuple[type[Step], ...]
    move_types: tuple[type[Move], ...]
    piece_types: tuple[type[Struct], ...] = ()
    """Structs other than steps that a state may contain, by class name, for position texts."""
    open_book: bool = False
    """Whether all seats and spectators always know the same, so that one view and its events serve them all."""

    def __repr__(self) -> str:
        """Return the `new_game` call that makes it; the option `with` is written as `modules`."""
        from flambeur.engine.registry import usual_options  # the registry depends on games

        usual = usual_options(self.name)
        further = {name: value for name, value in self.options.items() if value != usual.get(name)}
        words = [repr(self.name), f"players={self.players}"]
        words += [f"{'modules' if name == 'with' else name}={value!r}" for name, value in further.items()]
        return f"new_game({', '.join(words)})"

    def __eq__(self, other: object) -> bool:
        """Compare rules: games are equal if they have the same class, options and parts."""
        if self is other:
            return True
        if not isinstance(other, Game) or type(self) is not type(other):
            return False
        return self._identity() == other._identity() and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._identity())

    def __copy__(self) -> Self:
        """Return itself: rules do not change."""
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle a registered game as its name and options: rules are code, and the other process has them."""
        from flambeur.engine.registry import same_game  # the registry depends on games

        made = (self.name, self.players, tuple(self.options.items()))
        try:
            if same_game(*made) == self:
                return same_game, made
        except FlambeurError:
            pass  # made by its own package, and not registered
        return _blank, (type(self),), self.__dict__

    def _identity(self) -> tuple[object, ...]:
        return self.name, self.players, tuple(sorted(self.options.items()))

    def _parts(self) -> object:
        """Return what can differ between two games with the same options, as a value to compare."""
        return ()

    @property
    def table(self) -> str:
        """Return the kind of table, as in its views: words, drawings and bots of that name belong to it."""
        return str(self.view_type.__struct_config__.tag or self.name)

    # -- what a game provides

    @abstractmethod
    def opening(self) -> S:
        """Return the first state, before its automatic steps."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> View:
        """Return all that a seat may know; None stands for a spectator. Raises `UnknownSeat` (`check_seat`)."""

    @abstractmethod
    def result_so_far(self, state: S) -> Result:
        """Return the result if the game ended with this state."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise `InvalidPosition` for a state that no game could reach by its counts (dice, money, tokens)."""

    @abstractmethod
    def all_moves(self) -> tuple[Move, ...]:
        """Return the numbered table of every move this configuration can ever list."""

    # -- what a game with secrets provides

    def veil(self, state: S, seat: Seat | None) -> S:
        """Return the position as a seat knows it (None: a spectator), with everything unknown left blank.

        Two states that are alike to the seat, in all it has been told since the game began, have the same veiled
        position. The seats asked, and the moves and the view of the seat, are the same as in the state itself. Veiling
        twice changes nothing. By default there are no secrets.
        """
        return state

    def imagine(self, position: S, seat: Seat | None, source: Source) -> S:
        """Return a full state with this position as the seat's veil, drawn with its exact conditional probability."""
        return position

    # -- the verbs

    def start(self) -> Transition[S]:
        """Return the first state that waits for something, and the events on the way."""
        return self.run(self.opening())

    def run(self, state: S) -> Transition[S]:
        """Run a state through its automatic steps to the next choice, chance node or end; return it with the events."""
        return self._run(state, [])

    def knowledge(self, state: S, seat: Seat | None) -> Knowledge:
        """Return what a seat knows, which is all that its player gets. Raises `UnknownSeat`."""
        self.check_seat(seat)
        return Knowledge(self, seat, self.veil(state, seat))

    def chance(self, state: S) -> tuple[Factor, ...]:
        """Return the factors of the next chance node; empty when none is next."""
        agenda = state.agenda
        return agenda[-1].factors(self, state) if agenda else ()

    def chance_audience(self, state: S) -> Seat | None:
        """Return the only seat that may see the outcome of the next chance node, if it is secret."""
        return state.agenda[-1].audience(state) if state.agenda else None

    def waiting(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that must choose now; empty at chance nodes and at the end."""
        return state.agenda[-1].seats(self, state) if state.agenda else ()

    def legal_moves(self, state: S, seat: Seat | None = None) -> tuple[Move, ...]:
        """Return a seat's legal moves, in a fixed order; empty when it is not asked.

        Without `seat`, the moves of the seat whose decision it is; a simultaneous node needs a seat. Raises
        `UnknownSeat` for one that the table does not have.
        """
        self.check_seat(seat)
        agenda = state.agenda
        return agenda[-1].offered(self, state, seat) if agenda else ()

    def apply(self, state: S, move: Move | Joint) -> Transition[S]:
        """Return the next state and its events; raises `IllegalMove` for a move that `legal_moves` does not list."""
        if not state.agenda:
            raise IllegalMove("the game is over.", code="game-over")
        step: Any = state.agenda[-1]
        events: list[Event] = []
        if step.kind == DECISION:
            if move not in step.moves(self, state):
                raise IllegalMove(f"'{move}' is not allowed now.", move=str(move))
            return self._run(step.play(self, state, move, events), events)
        seats = step.seats(self, state)
        if not seats:
            raise IllegalMove("nobody is to move: chance decides next.", code="not-waiting")
        return self._run(step.play(self, state, self._joint(state, seats, move), events), events)

    def together(self, state: S, moves: Mapping[Seat, Move]) -> Move | Joint:
        """Return the argument of `apply` for these choices: the one move, or a joint one at a simultaneous node."""
        if state.agenda and state.agenda[-1].kind == SIMULTANEOUS:
            return Joint(tuple(sorted(moves.items())))
        return next(iter(moves.values()))

    def resolve(self, state: S, outcome: Outcome) -> Transition[S]:
        """Return the next state after a chance outcome and its events; raises `InvalidChance` for an impossible one."""
        factors = self.chance(state)
        if not factors:
            raise InvalidChance("nothing is left to chance here.", code="no-chance")
        check_outcome(factors, outcome)
        step: Any = state.agenda[-1]
        events: list[Event] = []
        return self._run(step.resolve(self, state, outcome, events), events)

    def rule(self, state: S) -> str:
        """Return the ID of the rule about the current decision; empty when there is none."""
        return state.agenda[-1].rule if state.agenda else ""

    def outcome(self, state: S) -> Result | None:
        """Return how the game ended, or None while it is running."""
        return None if state.agenda else self.result_so_far(state)

    def result(self, state: S) -> Result:
        """Return how the game ended; raises `NotOver` while it is running."""
        if state.agenda:
            raise NotOver("the game is not over: it has no result yet.")
        return self.result_so_far(state)

    def check_seat(self, seat: Seat | None) -> None:
        """Raise `UnknownSeat` for a seat that the table does not have; None stands for a spectator."""
        if seat is not None and seat not in range(self.players):
            sentence = f"there is no seat {seat}: seats are 0 to {self.players - 1}."
            raise UnknownSeat(sentence, seat=str(seat), players=self.players)

    def number(self, move: Move) -> int:
        """Return the number of a move: its index in `all_moves()`; raises `InvalidMove` if it is not listed there."""
        try:
            return self._numbers[move]
        except KeyError:
            raise InvalidMove(f"'{move}' is not a move of this table.", move=str(move)) from None

    # -- texts

    def read_move(self, text: str, state: S | None = None, seat: Seat | None = None) -> Move:
        """Return the move of a text; raises `InvalidMove` if it is none, `IllegalMove` if a given state forbids it."""
        move = read_move(text, self.move_types)
        if state is not None:
            for legal in self.legal_moves(state, seat):
                if legal == move:
                    return legal
            raise IllegalMove(f"'{move}' is not allowed now.", move=str(move))
        return move

    # -- inside

    @cached_property
    def _numbers(self) -> dict[Move, int]:
        return {move: number for number, move in enumerate(self.all_moves())}

    def _joint(self, state: S, seats: tuple[Seat, ...], move: Move | Joint) -> dict[Seat, Move]:
        if not isinstance(move, Joint) or tuple(seat for seat, _ in move.moves) != seats:
            raise IllegalMove("this needs one move of each seat that is asked, in order.", code="joint-needed")
        for seat, single in move.moves:
            if single not in self.legal_moves(state, seat):
                raise IllegalMove(f"'{single}' is not allowed now.", move=str(single), seat=seat)
        return dict(move.moves)

    def _run(self, state: S, events: list[Event]) -> Transition[S]:
        agenda = state.agenda
        while agenda and agenda[-1].kind == AUTOMATIC:
            step: Any = agenda[-1]
            state = step.run(self, state, events)
            agenda = state.agenda
        return state, tuple(events)


def _blank(kind: type[Game[Any]]) -> Game[Any]:
    return kind.__new__(kind)
