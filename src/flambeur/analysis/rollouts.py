"""Rollouts: games played on after every move by greedy players, all moves meeting the same luck.

Every game imagines what the seat cannot know (`Knowledge.imagine`). At a table with a horizon, games go on to the end
of the round, and the scores of all seats give each one's chance to win; other games go on to their end. All results are
*estimated*, with their standard error from sampling.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any, NoReturn

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from flambeur.analysis.evaluation import Evaluation, MoveValue
from flambeur.analysis.greedy import greedy_of
from flambeur.analysis.horizon import horizon_of, mates
from flambeur.engine import Budget, Chooser, Game, Knowledge, Move, Seat, Seeded, State
from flambeur.engine.agenda import SIMULTANEOUS
from flambeur.engine.bot import SECONDS
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


class Outlook(Struct, frozen=True):
    """The results of a position under greedy play, by seat: chances to win (with the team), and scores."""

    chances: tuple[float, ...]
    scores: tuple[float, ...]


def limited(budget: Budget) -> Budget:
    """A budget with some end: without any limit it is a second."""
    return Budget(SECONDS) if budget.seconds is None and budget.work is None else budget


def play_on(
    knowledge: Knowledge,
    moves: tuple[Move, ...],
    budget: Budget,
    source: Chooser,
    *,
    decide: bool = False,
    costs: tuple[float, ...] = (),
) -> Evaluation:
    """Play on after every move until the budget is spent: each at least once, in the order given.

    The work of a budget is counted in games played on. With `decide`, moves that are clearly behind are left alone and
    thinking ends when one is left: for who only wants the best. A move can cost the seat a part of its chance that
    games played on do not see. Scores are those at the end of the round where games are played on to it, else of the
    game.
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
            played = desk.play(tried, seed, done, games)
        except Uncovered:
            desk = _Desk(knowledge)
            continue
        for number, (chance, score) in zip(kept, played, strict=True):
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
    values = [
        _value(move, seat, own, np.concatenate(chance), np.concatenate(score), worlds)
        for move, own, chance, score in zip(moves, wins, chances, scores, strict=True)
    ]
    found = Evaluation(seat, "round" if by_rounds(knowledge.game) else "game", tuple(values))
    top = wins[values.index(found.best)]
    told = [replace(one, gap_error=_gap_error(top, own, worlds)) for one, own in zip(values, wins, strict=True)]
    return replace(found, moves=tuple(told))


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
    scores = np.array([game.result_so_far(end).scores for end in ends], np.float64)
    return Outlook(_means(np.array([chances(game, end) for end in ends])), _means(scores))


def by_rounds(game: Game[Any]) -> bool:
    """Whether games are played on to the end of a round, and not to their own."""
    return horizon_of(game) is not None


def chances(game: Game[Any], state: State) -> Values:
    """Every seat's chance to win, alone or with its team: exact when the game is over, else by what they have and the
    rounds left."""
    if (result := game.outcome(state)) is not None:
        parts = np.zeros(game.players)
        parts[list(result.winners)] = mates(game) / max(len(result.winners), 1)
        return parts
    horizon = horizon_of(game)
    assert horizon is not None
    scores = np.array(game.result_so_far(state).scores, np.float64)
    return mates(game) * horizon.chances(game, int(getattr(state, "round", 0)) - 1, scores)


class _RoundOver(Exception):
    def __init__(self, state: State) -> None:
        self.state = state


class _Desk:
    """Tries moves at a position, with the reference engine."""

    at_once, shared = 1, False

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._game = knowledge.game
        assert knowledge.seat is not None
        self._seat: Seat = knowledge.seat
        self._bot = greedy_of(knowledge.game)
        self._world: tuple[int, State] | None = None

    def play(self, moves: tuple[Move, ...], seed: int, number: int, games: int) -> list[tuple[Values, Values]]:
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
        return chances(game, end)[None], np.array([game.result_so_far(end).scores], np.float64)


class _CompiledDesk:
    """The same with compiled rules: a few games for each imagined state, many where nothing is hidden."""

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

    def play(self, moves: tuple[Move, ...], seed: int, number: int, games: int) -> list[tuple[Values, Values]]:
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


def _hoped(game: Game[Any], number: int, scores: NDArray[np.int64], wins: NDArray[np.int64]) -> Values:
    """The chances of all seats after games that were played on from a round of this number."""
    won = np.asarray(mates(game) * wins / np.maximum(wins.sum(axis=1, keepdims=True), 1), np.float64)
    if (horizon := horizon_of(game)) is None:
        return won
    over = horizon.is_over(game, number, scores)
    if np.all(over):
        return won
    return np.where(over, won, mates(game) * horizon.chances(game, number, scores.astype(np.float64)))


def _played_on(game: Game[Any], state: State, seed: int, number: int) -> State:
    """The end of a greedy game from a state, or of its round."""
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


def _value(move: Move, seat: Seat, own: Values, found: Values, scores: Values, worlds: Worlds) -> MoveValue:
    error = mean_error(own, worlds)
    if own.min() == own.max() and found[0, seat] in (0.0, 1.0):
        error = max(error, all_alike_error(len(own)))
    return MoveValue(
        move,
        max(float(own.mean()), 0.0),  # a card may be worth more in hand than the whole chance
        "estimated",
        error,
        float(scores[:, seat].mean()),
        "estimated",
        samples=len(own),
        chances=_means(found),
        scores=_means(scores),
    )


def all_alike_error(games: int) -> float:
    """The standard error of a rate when all games were won, or none: that of Agresti and Coull.

    The spread of such games is nothing, but the next one may end otherwise.
    """
    return sqrt(2 / (games + 4) * (1 - 2 / (games + 4)) / (games + 4))


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
