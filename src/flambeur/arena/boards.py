"""Test a board of Temptation: equal players race on it alone, game after game.

`race` counts for one number of players how long the board lasts, which row is finished first, what each row
pays and who wins; `pressing` measures how often rolling on is right. `faults` compares both with the gates that
every board of the house has passed.
"""

from __future__ import annotations

from math import sqrt
from typing import Literal

from msgspec import Struct, field

from flambeur.analysis.greedy.temptation import choose as greedy
from flambeur.engine import Budget, Event, Move, Seat, Seeded, State
from flambeur.engine.playout import Choose, playout
from flambeur.games.temptation.board import ROWS, Board
from flambeur.games.temptation.board_text import pack_boards
from flambeur.games.temptation.events import Gained, Paid, Rolled, RoundEnded
from flambeur.games.temptation.moves import ROLL_ON, STOP
from flambeur.games.temptation.state import TemptationState
from flambeur.games.temptation.table import Temptation

PLAYERS = range(2, 7)
MOST_ADVANTAGE = 0.03
"""The maximum advantage of a seat over its share, among equal players who take turns to begin."""
RARELY, USUALLY = 0.01, 0.60
"""The minimum and maximum share of boards on which a row is the first to be finished."""
SHORTEST, LONGEST = 5.0, 30.0
"""The minimum and maximum average number of turns of a board."""
TOO_LONG = 120
"""Turns that no round may ever take."""
SELDOM = 0.05
"""The minimum share of choices in which stopping is right, and of those in which rolling on is."""


class Tally(Struct):
    """The counts of a run; tallies of separate runs can be added."""

    players: int
    games: int = 0
    rounds: int = 0
    turns: int = 0
    longest: int = 0
    seats: list[float] = []
    """Wins by seat; a shared win counts as a fraction."""
    order: list[float] = []
    """Wins by distance from the seat that began the game."""
    first: list[int] = field(default_factory=lambda: [0] * ROWS)
    finished: list[int] = field(default_factory=lambda: [0] * ROWS)
    paid: list[int] = field(default_factory=lambda: [0] * ROWS)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.rounds += other.rounds
        self.turns += other.turns
        self.longest = max(self.longest, other.longest)
        self.seats = [a + b for a, b in zip(self.seats, other.seats, strict=True)]
        self.order = [a + b for a, b in zip(self.order, other.order, strict=True)]
        self.first = [a + b for a, b in zip(self.first, other.first, strict=True)]
        self.finished = [a + b for a, b in zip(self.finished, other.finished, strict=True)]
        self.paid = [a + b for a, b in zip(self.paid, other.paid, strict=True)]

    @property
    def turns_a_round(self) -> float:
        return self.turns / self.rounds

    def first_share(self, row: int) -> float:
        """Return how often this row (from 0) was the first of its board to be finished."""
        return self.first[row] / self.rounds

    def pays(self, row: int) -> float:
        """Return the average payout for finishing this row (from 0)."""
        return self.paid[row] / max(1, self.finished[row])

    def advantage(self) -> float:
        """Return how far the luckiest seat wins above its share."""
        return max(self.seats) / self.games - 1 / self.players

    def first_in_turn(self) -> float:
        """Return how far the player who begins the game wins above the share of a seat."""
        return self.order[0] / self.games - 1 / self.players

    def doubt(self) -> float:
        """Return the standard error of one place's share of wins."""
        return _doubt(1 / self.players, self.games)


class Pressing(Struct, frozen=True):
    """Sampled choices between stopping and rolling on, and how many of them favour rolling on."""

    choices: int
    right: int

    @property
    def share(self) -> float:
        return self.right / max(1, self.choices)

    @property
    def both_ways(self) -> bool:
        """Whether stopping and rolling on are each right at times."""
        return SELDOM <= self.share <= 1 - SELDOM


def race(boards: tuple[Board, ...], players: int, games: int, seed: int, first: int = 0) -> Tally:
    """Let equal greedy players race on these boards; the first seat moves on with every game.

    `first` numbers the first game, so that parts of one run can be played in separate places.
    """
    tally = Tally(players, seats=[0.0] * players, order=[0.0] * players)
    for number in range(first, first + games):
        starter = number % players
        game = table(boards, players, starter)
        watcher = _Watcher(tally)
        end = playout(game, game.start()[0], chooser(game), Seeded(seed, number), watcher)
        assert isinstance(end, TemptationState)
        result = game.result(end)
        for seat in result.winners:
            tally.seats[seat] += 1 / len(result.winners)
            tally.order[(seat - starter) % players] += 1 / len(result.winners)
        tally.games += 1
    return tally


def table(boards: tuple[Board, ...], players: int, starter: Seat | None = None, goal: int = 0) -> Temptation:
    """Return a table for these boards."""
    return Temptation(players, {"boards": pack_boards(boards)}, boards, goal, starter=starter)


def chooser(game: Temptation) -> Choose:
    """Return the greedy player for all seats."""
    unused, unhurried = Seeded(0), Budget()

    def choose(state: State, seat: Seat, moves: tuple[Move, ...]) -> Move:
        assert isinstance(state, TemptationState)
        return greedy(game.knowledge(state, seat), moves, unhurried, unused)

    return choose


class _Watcher:
    """Adds the events of one game to a tally."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._turns = 0
        self._any_finished = False

    def __call__(self, events: list[Event]) -> None:
        tally = self._tally
        for event in events:
            if isinstance(event, Rolled):
                self._turns += event.number == 1
            elif isinstance(event, Gained | Paid):
                row = event.row - 1
                tally.first[row] += not self._any_finished
                self._any_finished = True
                tally.finished[row] += 1
                tally.paid[row] += event.points if isinstance(event, Gained) else -event.points
            elif isinstance(event, RoundEnded):
                tally.rounds += 1
                tally.turns += self._turns
                tally.longest = max(tally.longest, self._turns)
                self._turns, self._any_finished = 0, False


def pressing(board: Board, players: int, choices: int, seed: int, samples: int = 24) -> Pressing:
    """Sample choices between stopping and rolling on, play both on to the end of the round with the same dice
    streams, and count where rolling on left the player further ahead of the others on average.
    """
    game = table((board,), players, goal=10)  # each player always has 10 points: a game of one round
    greedy_choice = chooser(game)
    found: list[TemptationState] = []

    def sample(state: State, seat: Seat, moves: tuple[Move, ...]) -> Move:
        assert isinstance(state, TemptationState)
        if ROLL_ON in moves and picks.below(8) == 0:
            found.append(state)
        return greedy_choice(state, seat, moves)

    number = 0
    while len(found) < choices:
        picks = Seeded(seed + 1, number)
        playout(game, game.start()[0], sample, Seeded(seed, number))
        number += 1
    right = 0
    for index, state in enumerate(found[:choices]):
        lead = 0.0
        for sign, move in ((1, ROLL_ON), (-1, STOP)):
            for stream in range(samples):
                after, _ = game.apply(state, move)
                end = playout(game, after, greedy_choice, Seeded(seed + 2, index * samples + stream))
                assert isinstance(end, TemptationState)
                others = sum(end.points) - end.points[state.turn]
                lead += sign * (end.points[state.turn] - others / (players - 1))
        right += lead > 0
    return Pressing(choices, right)


class Fault(Struct, frozen=True):
    """A gate that a board missed: its name, where, and the figure."""

    gate: Literal["seat", "turns", "long", "rare", "usual", "rolling"]
    players: int
    figure: float
    row: int = 0


def faults(tally: Tally, press: Pressing | None = None, *, rows: bool = True, slack: float = 0.0) -> list[Fault]:
    """Return the gates that a board misses; with `rows` false, those of a whole pile.

    `slack` widens the gates for shares by so many standard errors, for short runs.
    """
    players = tally.players
    found: list[Fault] = []
    if tally.advantage() > MOST_ADVANTAGE + slack * tally.doubt():
        found.append(Fault("seat", players, tally.advantage()))
    if not SHORTEST <= tally.turns_a_round <= LONGEST:
        found.append(Fault("turns", players, tally.turns_a_round))
    if tally.longest > TOO_LONG:
        found.append(Fault("long", players, tally.longest))
    for row in range(ROWS if rows else 0):
        share = tally.first_share(row)
        if share < RARELY - slack * _doubt(RARELY, tally.rounds):
            found.append(Fault("rare", players, share, row + 1))
        if share > USUALLY + slack * _doubt(USUALLY, tally.rounds):
            found.append(Fault("usual", players, share, row + 1))
    if press is not None and not press.both_ways:
        found.append(Fault("rolling", players, press.share))
    return found


def _doubt(share: float, count: int) -> float:
    """Return the standard error of a share counted in so many games."""
    return sqrt(share * (1 - share) / count)
