"""Trying every move out: games played on from it by greedy players, all moves meeting the same luck.

What a seat cannot know is imagined anew for every game (`Knowledge.imagine`). Las Vegas and Temptation are played to
the end of the round, where what all seats have and the rounds left tell how often each will win; Um Kopf und Kragen and
the solitaire are played to their end. Everything found is *estimated*, with its standard error from sampling.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any, NoReturn

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from flambeur.analysis.hopes import SPREAD, SPREADS, hopes, hopes_in_points
from flambeur.bots.bot import SECONDS
from flambeur.bots.greedy import greedy_of
from flambeur.engine import Budget, Chooser, Game, Knowledge, Move, Seat, Seeded, State
from flambeur.engine.agenda import SIMULTANEOUS
from flambeur.engine.playout import playout
from flambeur.kernels import Kernel, Uncovered, for_game

ENOUGH = 8
"""Games after each move before any move is left alone."""
SURE = 3.0
"""A move is left alone when it is this many standard errors behind the best."""
MOST = 4096
"""Games after each move beyond which nothing more is learned."""
DRAWN, SECRET, HELD_BACK, OPEN = 4, 8, 32, 64
"""Games that compiled rules play on with one imagined world: where a note or two that are drawn for all of them tell
most of it (a card that is asked for beside the turns), as a rule, where what is secret is mostly cards that are held
back anyway, and where the seat knows everything."""
WORLDS = 8
"""Worlds that are imagined at least, if there is work for so many games."""
UNHURRIED = Budget()

Values = NDArray[np.float64]
Worlds = NDArray[np.int64]
"""By game, the number of the imagined world that it was played in."""


class Trial(Struct, frozen=True):
    """What came of a move."""

    move: Move
    chance: float
    """To win for the seat that makes it, a shared win counted in parts, less what the move costs."""
    error: float
    """The standard error of the chance, from sampling alone."""
    score: float
    """Its score at the end of what was played on: the round in Las Vegas, elsewhere the game."""
    games: int
    everyone: tuple[float, ...]
    """The chance to win of every seat, as games were played on."""
    scores: tuple[float, ...] = ()
    """The score of every seat."""
    gap_error: float = 0.0
    """The standard error of what the chance is less than that of the best move, both having met the same luck."""

    @property
    def rank(self) -> tuple[float, float]:
        """What makes a move the best: its chance to win, and the score between equals."""
        return round(self.chance, 4), self.score


class Outlook(Struct, frozen=True):
    """What a position comes to if all play on greedily, by seat: chances to win, and scores as in a `Trial`."""

    chances: tuple[float, ...]
    scores: tuple[float, ...]


def limited(budget: Budget) -> Budget:
    """A budget with some end: without any limit a bot takes a second."""
    return Budget(SECONDS) if budget.seconds is None and budget.work is None else budget


def try_moves(
    knowledge: Knowledge,
    moves: tuple[Move, ...],
    budget: Budget,
    source: Chooser,
    *,
    decide: bool = False,
    costs: tuple[float, ...] = (),
) -> tuple[Trial, ...]:
    """Play on after every move until the budget is spent: each at least once, in the order given.

    The work of a budget is counted in games played on. With `decide`, moves that are clearly behind are left alone and
    thinking ends when one is left: for who only wants the best. A move can cost the seat a part of its chance that
    games played on do not see.
    """
    seat = knowledge.seat
    assert seat is not None
    budget, costs = limited(budget), costs or (0.0,) * len(moves)
    began, seed = time.perf_counter(), source.below(1 << 62)
    desk: _Desk | _CompiledDesk = _CompiledDesk.of(knowledge, budget) or _Desk(knowledge)
    kept = list(range(len(moves)))
    chances: list[list[Values]] = [[] for _ in moves]
    scores: list[list[Values]] = [[] for _ in moves]
    worlds = np.empty(0, np.int64)
    done, work, check = 0, 0, ENOUGH
    while done < MOST:
        most = desk.at_once if budget.work is None else max(1, (budget.work - work) // len(kept))
        if desk.shared and budget.work is not None:
            most = min(most, max(1, budget.work // len(moves) // WORLDS))
        games = min(desk.at_once, most)
        tried = tuple(moves[number] for number in kept)
        try:
            found = desk.play_on(tried, seed, done, games)
        except Uncovered:
            desk = _Desk(knowledge)
            continue
        for number, (chance, score) in zip(kept, found, strict=True):
            chances[number].append(chance)
            scores[number].append(score)
        worlds = np.concatenate([worlds, _worlds(worlds, games, desk.shared)])
        done += games
        work += games * len(kept)
        if decide and done >= check:
            own = [np.concatenate(chances[number])[:, seat] - costs[number] for number in kept]
            kept = _in_question(kept, own, worlds)
            check = 2 * done
        if len(kept) == 1 and decide:
            break
        if budget.work is not None and work + len(kept) > budget.work:
            break
        if budget.seconds is not None and time.perf_counter() - began >= budget.seconds:
            break
    wins = [np.concatenate(parts)[:, seat] - cost for parts, cost in zip(chances, costs, strict=True)]
    trials = [
        _trial(move, seat, own, np.concatenate(chance), np.concatenate(score), worlds)
        for move, own, chance, score in zip(moves, wins, chances, scores, strict=True)
    ]
    top = wins[max(range(len(trials)), key=lambda number: trials[number].rank)]
    return tuple(
        replace(trial, gap_error=_gap_error(top, own, worlds)) for trial, own in zip(trials, wins, strict=True)
    )


def prospects(game: Game[Any], state: State, games: int, source: Chooser) -> Outlook:
    """What a state that is known in full comes to, by so many games played on: compiled, where the rules are."""
    seed = source.below(1 << 62)
    kernel = for_game(game, approximate=True) if game.outcome(state) is None else None
    if kernel is not None and (not kernel.approximate or kernel.wait()):
        short = by_rounds(game)
        try:
            found = kernel.playouts(state, "greedy", count=games, seed=seed, until="round" if short else "game")
            won = _hoped(game, max(1, int(getattr(state, "round", 0))), found.scores, found.wins)
            return Outlook(_means(won), _means(found.scores))
        except Uncovered:
            pass  # the rules themselves play it
    ends = [_played_on(game, state, seed, number) for number in range(games)]
    scores = np.array([game.result(end).scores for end in ends], np.float64)
    return Outlook(_means(np.array([chances(game, end) for end in ends])), _means(scores))


def by_rounds(game: Game[Any]) -> bool:
    """Whether games are played on to the end of a round, and not to their own."""
    return game.table == "temptation" or (game.name == "vegas" and game.players > 1)


def spread_of(game: Game[Any]) -> float:
    """Thousands of dollars that tell winners from losers in one more round of a table (`hopes`)."""
    return SPREADS.get("secret" if game.table == "vegas_colours" else str(game.options.get("box")), SPREAD)


def chances(game: Game[Any], state: State) -> Values:
    """Every seat's chance to win: exact when the game is over, else by what they have and the rounds left."""
    if (result := game.outcome(state)) is not None:
        parts = np.zeros(game.players)
        parts[list(result.winners)] = 1 / max(len(result.winners), 1)
        return parts
    assert by_rounds(game)
    scores = np.array(game.result(state).scores, np.float64)
    return _hopes(game, int(getattr(state, "round", 0)) - 1, scores)


def _hopes(game: Any, number: int, scores: Values) -> Values:
    """Every seat's chance by what all have after the round of this number, which is not the last."""
    if game.table == "temptation":
        return hopes_in_points(scores, game.goal)
    return hopes(scores, game.rounds - number, spread_of(game))


class _RoundOver(Exception):
    def __init__(self, state: State) -> None:
        self.state = state


class _Desk:
    """A position on which moves are tried out, by the rules themselves."""

    at_once, shared = 1, False

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._game = knowledge.game
        assert knowledge.seat is not None
        self._seat: Seat = knowledge.seat
        self._bot = greedy_of(knowledge.game)
        self._world: tuple[int, State] | None = None

    def play_on(self, moves: tuple[Move, ...], seed: int, number: int, games: int) -> list[tuple[Values, Values]]:
        """By move, the chances and scores of all seats after game `number`: its luck is the same."""
        return [self._one(move, seed, number) for move in moves]

    def _one(self, move: Move, seed: int, number: int) -> tuple[Values, Values]:
        game, seat = self._game, self._seat
        if self._world is None or self._world[0] != number:
            self._world = number, self._knowledge.imagine(Seeded(seed, 3 * number))
        world = self._world[1]
        tosses = Seeded(seed, 3 * number + 2)
        chosen = {seat: move}
        for other in game.waiting(world):
            if other != seat:
                legal = game.legal_moves(world, other)
                known = game.knowledge(world, other)
                chosen[other] = legal[0] if len(legal) == 1 else self._bot(known, legal, UNHURRIED, tosses)
        after, _ = game.apply(world, game.together(world, chosen))
        end = _played_on(game, after, seed, number)
        return chances(game, end)[None], np.array([game.result(end).scores], np.float64)


class _CompiledDesk:
    """The same by compiled rules: a few games with each imagined world, many where there is nothing to imagine."""

    def __init__(self, knowledge: Knowledge, kernel: Kernel) -> None:
        assert knowledge.seat is not None
        self._knowledge, self._kernel, self._seat = knowledge, kernel, knowledge.seat
        self._bot = greedy_of(knowledge.game)
        self.shared = knowledge.imagine(Seeded(0)) != knowledge.position
        """Whether the games that are played on at once share an imagined world."""
        beside = knowledge.position.agenda[-1].kind == SIMULTANEOUS
        held_back = DRAWN if beside else HELD_BACK
        self.at_once = OPEN if not self.shared else held_back if kernel.approximate else SECRET

    @classmethod
    def of(cls, knowledge: Knowledge, budget: Budget) -> _CompiledDesk | None:
        """Where there are compiled rules; under a clock, only once they are ready.

        Action cards are held back in games that are played on: thousands of such games tell more than a few whole ones.
        The reference engine plays them, so where work is counted the compiled rules are waited for, and it is the same
        every time.
        """
        kernel = for_game(knowledge.game, approximate=True)
        if kernel is None:
            return None
        serves = kernel.ready or (budget.seconds is None and (not kernel.approximate or kernel.wait()))
        return cls(knowledge, kernel) if serves else None

    def _through(self, state: State, seat: Seat, moves: tuple[Move, ...]) -> Move:
        """What a card that is tried out lets its seat choose, it chooses greedily."""
        game = self._knowledge.game
        return moves[0] if len(moves) == 1 else self._bot(game.knowledge(state, seat), moves, UNHURRIED, Seeded(0))

    def play_on(self, moves: tuple[Move, ...], seed: int, number: int, games: int) -> list[tuple[Values, Values]]:
        """By move, the chances and scores of all seats after games `number` and on."""
        game, lot = self._knowledge.game, Seeded(seed, number)
        world: Any = self._knowledge.imagine(lot)
        found = self._kernel.playouts_after_each(
            world,
            moves,
            "greedy",
            count=games,
            seed=lot.below(1 << 62),
            until="round" if by_rounds(game) else "game",
            seat=self._seat,
            through=self._through,
        )
        return [
            (_hoped(game, getattr(world, "round", 0), scores, wins), scores.astype(np.float64))
            for scores, wins in zip(found.scores, found.wins, strict=True)
        ]


def _hoped(game: Any, number: int, scores: NDArray[np.int64], wins: NDArray[np.int64]) -> Values:
    """The chances of all seats after games that were played on from a round of this number."""
    won = np.asarray(wins / np.maximum(wins.sum(axis=1, keepdims=True), 1), np.float64)
    if not by_rounds(game):
        return won
    over = scores.max(axis=1, keepdims=True) >= game.goal if game.table == "temptation" else number == game.rounds
    return won if np.all(over) else np.where(over, won, _hopes(game, number, scores.astype(np.float64)))


def _played_on(game: Game[Any], state: State, seed: int, number: int) -> State:
    """The end of a greedy game from a state, or of its round in Las Vegas."""
    bot, tosses = greedy_of(game), Seeded(seed, 3 * number + 2)
    last = getattr(state, "round", 0) if by_rounds(game) else None

    def choose(now: State, seat: Seat, moves: tuple[Move, ...]) -> Move:
        if last is not None and last and getattr(now, "round", 0) > last:
            _stop(now)
        return bot(game.knowledge(now, seat), moves, UNHURRIED, tosses)

    try:
        return playout(game, state, choose, Seeded(seed, 3 * number + 1))
    except _RoundOver as over:
        return over.state


def _stop(state: State) -> NoReturn:
    raise _RoundOver(state)


def _worlds(before: Worlds, games: int, shared: bool) -> Worlds:
    """The worlds of the next games: one for all of them, or one each."""
    first = int(before[-1]) + 1 if len(before) else 0
    return np.full(games, first) if shared else np.arange(first, first + games)


def _trial(move: Move, seat: Seat, own: Values, found: Values, scores: Values, worlds: Worlds) -> Trial:
    error, score = mean_error(own, worlds), float(scores[:, seat].mean())
    return Trial(move, float(own.mean()), error, score, len(own), _means(found), _means(scores))


def _means(values: NDArray[Any]) -> tuple[float, ...]:
    return tuple(float(mean) for mean in values.mean(axis=0))


def _gap_error(top: Values, own: Values, worlds: Worlds) -> float:
    """How unsure the difference between two moves is that were played on with the same luck.

    Never nothing where the moves differ: that a few games agree does not mean that the next one would.
    """
    games = min(len(top), len(own))
    gaps = top[:games] - own[:games]
    return max(mean_error(gaps, worlds), float(np.abs(gaps).max()) / games)


def mean_error(values: Values, worlds: Worlds) -> float:
    """The standard error of the mean of games, the first of which were played in these worlds; 1 if one tells nothing.

    Games in one imagined world go together: chance differs between worlds, too. Of a few worlds the spread between
    them may be small by accident, so it is never less than that of games which have nothing to do with each other.
    """
    games = len(values)
    by_world = np.bincount(worlds[:games], values - values.mean())
    count = len(by_world)
    if count < 2:
        return 1.0
    between = sqrt(float((by_world**2).sum()) * count / (count - 1)) / games
    return max(between, float(values.std()) / sqrt(games))


def _in_question(kept: list[int], found: list[Values], worlds: Worlds) -> list[int]:
    """The moves that may still be the best, by their differences to the best so far under the same luck."""
    means = [float(values.mean()) for values in found]
    top = int(np.argmax(means))
    left = []
    for number, values in zip(kept, found, strict=True):
        behind = found[top] - values
        if float(behind.mean()) <= SURE * max(mean_error(behind, worlds), 1e-9):
            left.append(number)
    return left
