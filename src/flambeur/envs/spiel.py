"""Every table as an OpenSpiel game, with explicit chance nodes and simultaneous moves.

Importing this module registers the families as `flambeur_vegas`, `flambeur_temptation`, `flambeur_kragen` …:

    pyspiel.load_game("flambeur_vegas(players=2,rounds=1)")
    pyspiel.load_game("flambeur_vegas(players=4,box=boulevard,modules=notes+big+kickers)")

Parameters are `players` and `preset`, the options of the game (lists with `+`; a number where seats are named, -1 for
the usual), `position` (the text of a position to begin at, which then says all of these), `utility` and `longest`.
`load_game` reads what OpenSpiel writes about a game: it contains positions as `enclosed` writes them.
A chance node with several factors is a chain of chance nodes, one for each. Action n is move n of `all_moves()`; one
more stands for seats that are not asked while others choose at once.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b
from typing import Any

import pyspiel

from flambeur.engine import (
    Event,
    Family,
    Game,
    InvalidPosition,
    Joint,
    Option,
    Result,
    Seat,
    State,
    families,
    new_game,
    read_position,
    visible,
)
from flambeur.engine.agenda import SIMULTANEOUS
from flambeur.engine.chance import Factor, Value, write_outcome
from flambeur.engine.position_text import write_knowledge, write_position
from flambeur.envs.observing import observer_of

MOST_OUTCOMES = 6188
"""The maximum number of outcomes of one factor: those of twelve equal dice, more than any table rolls."""
LONGEST = 20_000
"""A bound for the choices in a game, as OpenSpiel requires; no game takes as many."""
FARTHEST = 100_000.0
"""A bound for leads in points, money or kg."""
UTILITY = Option("utility", "word", "win", ("win", "lead"))
"""`win`: 1 for winning alone, 0 on average; `lead`: how far a score is ahead of the others' average."""

_SEATS = 16
"""More seats than any table has."""
_Types = pyspiel.GameType


def game_type(family: Family, game: Game[Any] | None = None) -> pyspiel.GameType:
    """Return the game type that OpenSpiel requires: for a family all possibilities, for a table its own."""
    joint = game is None or has_joint_moves(game)
    perfect = not joint and game is not None and (game.open_book or type(game).veil is Game.veil)
    alone = game is not None and game.players == 1
    return pyspiel.GameType(
        short_name=f"flambeur_{family.name}",
        long_name=f"Flambeur: {family.name}",
        dynamics=_Types.Dynamics.SIMULTANEOUS if joint else _Types.Dynamics.SEQUENTIAL,
        chance_mode=_Types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_Types.Information.PERFECT_INFORMATION if perfect else _Types.Information.IMPERFECT_INFORMATION,
        utility=_Types.Utility.GENERAL_SUM if alone else _Types.Utility.ZERO_SUM,
        reward_model=_Types.RewardModel.TERMINAL,
        max_num_players=family.high,
        min_num_players=family.low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(family),
        default_loadable=True,
        provides_factored_observation_string=False,
    )


def has_joint_moves(game: Game[Any]) -> bool:
    """Whether several seats ever choose at once."""
    return any(kind.kind == SIMULTANEOUS for kind in game.step_types)


def parameters(family: Family) -> dict[str, Any]:
    """Return the parameters of a family with their defaults."""
    usual: dict[str, Any] = {"players": family.default_players, "preset": "", "position": ""}
    usual |= {"utility": "win", "longest": LONGEST}
    return usual | {_name(option): _usual(option) for option in family.options}


def _name(option: Option) -> str:
    return "modules" if option.name == "with" else option.name


def _names_seats(option: Option) -> bool:
    return option.kind == "word" and any(choice.isdigit() for choice in option.choices)


def _usual(option: Option) -> bool | int | str:
    if isinstance(option.default, bool | int):
        return option.default
    return -1 if _names_seats(option) else ""


def table_of(family: Family, given: dict[str, Any]) -> tuple[Game[Any], State]:
    """Return the game and its first position; raises the errors of `new_game` and `read_position`."""
    if given["position"]:
        game, state = read_position(disclosed(str(given["position"])))
        if game.name != family.name:
            raise InvalidPosition(f"this is a position of {game.name}, not of {family.name}.")
        return game, state
    options: dict[str, object] = {}
    for option in family.options:
        value = given[_name(option)]
        if value != _usual(option):
            options[_name(option)] = value.replace("+", ",") if isinstance(value, str) else value
    preset = str(given["preset"]) or None
    players = None if preset and given["players"] == family.default_players else given["players"]
    game = new_game(family.name, players, preset=preset, **options)
    return game, game.start()[0]


def enclosed(position: str) -> str:
    """Return a position text in characters that OpenSpiel reads in game parameters: base64url, no padding."""
    return urlsafe_b64encode(position.encode()).decode().rstrip("=")


def disclosed(position: str) -> str:
    """Return the text of a position that may be `enclosed`; raises `InvalidPosition`."""
    if " " in position:
        return position
    try:
        return urlsafe_b64decode(position + "=" * (-len(position) % 4)).decode()
    except ValueError:
        raise InvalidPosition("this is neither the text of a position nor one that was enclosed.") from None


class SpielGame(pyspiel.Game):
    """A table for OpenSpiel."""

    def __init__(self, family: Family, given: dict[str, Any] | None = None) -> None:
        given = given or {}
        params = parameters(family) | given
        self.table, self.first = table_of(family, params)
        self.utility = str(UTILITY.read(params["utility"]))
        self.moves = self.table.all_moves()
        farthest = FARTHEST if self.utility == "lead" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.moves) + 1,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.table.players,
            min_utility=-farthest,
            max_utility=farthest,
            utility_sum=None if self.table.players == 1 else 0.0,
            max_game_length=int(params["longest"]),
        )
        super().__init__(game_type(family, self.table), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def returns(self, result: Result) -> list[float]:
        """Return the returns by seat; they add up to 0 except in solitaire."""
        players = self.table.players
        if self.utility == "lead":
            gained = [float(score) for score in result.scores]
        else:
            gained = [(seat in result.winners) / max(1, len(result.winners)) for seat in range(players)]
        if players == 1:
            return gained
        mean = sum(gained) / players
        return [(each - mean) * players / (players - 1) for each in gained]


class _Story:
    """All events since the game began, the latest first; with a number for each seat."""

    __slots__ = ("_numbers", "before", "events")

    def __init__(self, before: _Story | None = None, events: tuple[Event, ...] = ()) -> None:
        self.before, self.events = before, events
        self._numbers: dict[Seat | None, bytes] = {} if before else dict.fromkeys((None, *range(_SEATS)), b"")

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as a list: a long chain would be pickled link within link."""
        told, link = [self.events], self
        while link.before is not None:
            link = link.before
            told.append(link.events)
        return _retold, (told[-2::-1],)

    def number(self, seat: Seat | None) -> str:
        """Return a number for what the seat saw of it: stories that differ for the seat have different numbers."""
        links = [self]
        while (before := links[-1].before) is not None and seat not in links[-1]._numbers:
            links.append(before)
        number = links[-1]._numbers[seat]
        for link in reversed(links):
            if seat not in link._numbers:
                seen = visible(link.events, seat)
                link._numbers[seat] = blake2b(number + repr(seen).encode(), digest_size=12).digest() if seen else number
            number = link._numbers[seat]
        return number.hex() or "-"


def _retold(told: list[tuple[Event, ...]]) -> _Story:
    story = _Story()
    for events in told:
        story = _Story(story, events)
    return story


class _Point:
    """The state of a game as a value, shared by all copies of an OpenSpiel state.

    `drawn` are the values of the factors resolved so far.
    """

    __slots__ = ("drawn", "state", "story")

    def __init__(self, state: State, drawn: tuple[Value, ...], story: _Story) -> None:
        self.state, self.drawn, self.story = state, drawn, story

    def __deepcopy__(self, memo: object) -> _Point:
        return self

    def after(self, transition: tuple[State, tuple[Event, ...]]) -> _Point:
        state, events = transition
        return _Point(state, (), _Story(self.story, events) if events else self.story)


class SpielState(pyspiel.State):
    """A position for OpenSpiel, between two of its actions."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = _Point(game.first, (), _Story())

    @property
    def table(self) -> Game[Any]:
        table: Game[Any] = self.get_game().table
        return table

    @property
    def position(self) -> State:
        """Return the engine's position; while a chain of factors is drawn, the one before it."""
        return self.at.state

    def current_player(self) -> int:
        state = self.at.state
        if not state.agenda:
            return int(pyspiel.PlayerId.TERMINAL)
        step = state.agenda[-1]
        if step.kind == SIMULTANEOUS:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        seats = step.seats(self.table, state)
        return seats[0] if seats else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return not self.at.state.agenda

    def _legal_actions(self, player: int) -> list[int]:
        table = self.table
        listed = table.legal_moves(self.at.state, player)
        return sorted(table.number(move) for move in listed) or [len(self.get_game().moves)]

    def _factor(self) -> Factor:
        return self.table.chance(self.at.state)[len(self.at.drawn)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        factor = self._factor()
        total = factor.cumulative[-1]
        return [(number, weight / total) for number, weight in enumerate(factor.weights)]

    def _apply_action(self, action: int) -> None:
        table, at = self.table, self.at
        if not table.waiting(at.state):
            drawn = (*at.drawn, self._factor().values[action])
            whole = len(drawn) == len(table.chance(at.state))
            self.at = at.after(table.resolve(at.state, drawn)) if whole else _Point(at.state, drawn, at.story)
            return
        self.at = at.after(table.apply(at.state, self.get_game().moves[action]))

    def _apply_actions(self, actions: list[int]) -> None:
        moves, seats = self.get_game().moves, self.table.waiting(self.at.state)
        joint = Joint(tuple((seat, moves[actions[seat]]) for seat in seats))
        self.at = self.at.after(self.table.apply(self.at.state, joint))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            factor = self._factor()
            return write_outcome((factor,), (factor.values[action],))
        moves = self.get_game().moves
        return str(moves[action]) if action < len(moves) else "wait"

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.table.players
        returns: list[float] = self.get_game().returns(self.table.result(self.at.state))
        return returns

    def told(self, seat: Seat | None) -> str:
        """Return what a seat knows, and the number of all events that it has seen."""
        return f"{write_knowledge(self.table.knowledge(self.at.state, seat))} story={self.at.story.number(seat)}"

    def __str__(self) -> str:
        """Return the position, and the values drawn so far in the chain of factors."""
        text = write_position(self.table, self.at.state)
        return f"{text} drawn={self.at.drawn}" if self.at.drawn else text


class SpielObserver:
    """A seat's observation: text with perfect recall, else the numbers of `observing` and its knowledge as text."""

    def __init__(self, table: Game[Any], kind: Any) -> None:
        self._table, self._kind = table, kind
        self._observer = observer_of(table)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not kind.perfect_recall:
            self.tensor = self._observer.low * 0
            self.dict = {
                feature.name: self._observer.part(self.tensor, feature.name) for feature in self._observer.features
            }

    def _seat(self, player: int) -> Seat | None:
        """Return the observing seat; None, for public information, without private information."""
        return None if self._kind.private_info == pyspiel.PrivateInfoType.NONE else player

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            known = self._table.knowledge(state.position, self._seat(player))
            self.tensor[:] = self._observer.observe(known)

    def string_from(self, state: SpielState, player: int) -> str:
        seat = self._seat(player)
        if self._kind.perfect_recall:
            return state.told(seat)
        return write_knowledge(self._table.knowledge(state.position, seat))


def load(family: str, given: dict[str, Any]) -> Any:
    """Return a game of a family; unlike in a text for `load_game`, a position may contain any character."""
    return pyspiel.load_game(f"flambeur_{family}", {**given, "position": enclosed(given["position"])})


def _register(family: Family) -> type[SpielGame]:
    class Registered(SpielGame):
        def __init__(self, given: dict[str, Any] | None = None) -> None:
            super().__init__(family, given)

    pyspiel.register_game(game_type(family), Registered)
    return Registered


REGISTERED = tuple(_register(family) for family in families())
