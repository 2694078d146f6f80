"""How a game went: every decision beside the best there was, and how much of the result was luck.

A game is followed from decision to decision. At each, every legal move is played on from what the seat knew, by greedy
players; the seat's *loss* is how much less often it wins after its move than after the best one. What a decision has
*changed* is reckoned from what a greedy player would have chosen there, because that is whose games are played on: then
all that happens between a decision and the next one (dice, cards, notes) is *luck*, and nobody has any on average.
For every seat, exactly:

    result = start + luck + own decisions + decisions of others

All chances are estimated by play-outs, so luck holds the noise of the estimates, too.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from flambeur.bots.greedy import greedy_of
from flambeur.bots.search import Trial, chances, prospects, try_moves
from flambeur.bots.sharp import best
from flambeur.engine import Budget, Game, Joint, Move, Record, Seat, Seeded, State, replay
from flambeur.engine.record import read_entry_move

GAMES = 16
"""Play-outs after each move."""
NOISE = 2.0
"""Standard errors that a loss must exceed to be told as one."""
TURNING = 3
"""Turning points that are named."""

Values = NDArray[np.float64]


class Decision(Struct, frozen=True):
    """One choice between several moves."""

    entry: int
    """Its number among the entries of the record, from 0 on."""
    seat: Seat
    move: Move
    best: Move
    loss: float
    """How much less often the seat wins than after the best move."""
    error: float
    """The standard error of the chance after the move."""
    luck: tuple[float, ...]
    """By seat, what the dice have changed since the decision before."""
    effect: tuple[float, ...]
    """By seat, what choosing this instead of what a greedy player would choose has changed."""
    after: tuple[float, ...]
    """By seat, the chance to win after it."""
    trials: tuple[Trial, ...]
    """What came of each move there was, in the order of `legal_moves`."""

    @property
    def clear(self) -> bool:
        """Whether the loss is more than the noise of the estimates."""
        return self.loss > NOISE * self.error

    @property
    def given_up(self) -> float:
        """How much lower the score is on average than after the best move; nothing where that is noise."""
        scores = {trial.move: trial.score for trial in self.trials}
        return max(scores[self.best] - scores[self.move], 0.0) if self.clear else 0.0


class Review(Struct, frozen=True):
    """A whole game. `result` is each seat's part of the win: the sum of the four other parts."""

    decisions: tuple[Decision, ...]
    start: tuple[float, ...]
    luck: tuple[float, ...]
    skill: tuple[float, ...]
    """What a seat's own decisions have brought it, compared with a greedy player's."""
    gifts: tuple[float, ...]
    """What the decisions of others have brought it."""
    result: tuple[float, ...]
    states: tuple[State, ...]
    """Before each decision, for who wants to say what it was about."""

    def turning_points(self, count: int = TURNING) -> tuple[Decision, ...]:
        """The decisions around which most changed, by dice or by choice, in the order of play."""
        moved = sorted(self.decisions, key=lambda one: -max(map(abs, (*one.luck, *one.effect))))[:count]
        return tuple(sorted(moved, key=lambda one: one.entry))


def choices_in(record: Record) -> int:
    """How many moves would have to be tried out to review a game: what a review costs, for each game played on."""
    game, count = record.rules_game(), 0
    for before, after in pairwise(replay(record)):
        if after.entry is not None and after.entry.kind != "chance":
            offered = [len(game.legal_moves(before.state, seat)) for seat in game.waiting(before.state)]
            count += sum(moves for moves in offered if moves > 1)
    return count


def review(record: Record, games: int = GAMES, seed: int = 0) -> Review:
    """Judge every decision of a finished or unfinished game; raises `InvalidRecord`.

    An unfinished game ends, for the review, with the chances of its last position.
    """
    game = record.rules_game()
    moments = list(replay(record))
    start = np.array(prospects(game, moments[0].state, Budget(work=games), Seeded(seed)))
    now, decisions, states = start, [], []
    luck, skill, gifts = np.zeros(game.players), np.zeros(game.players), np.zeros(game.players)
    for number, (before, after) in enumerate(pairwise(moments)):
        assert after.entry is not None
        if after.entry.kind == "chance":
            continue
        chosen = _chosen(game, before.state, read_entry_move(game, before.state, after.entry), after.entry.seat)
        tried = {seat: _tried(game, before.state, seat, games, seed + number) for seat in chosen}
        judged = {seat: trials for seat, trials in tried.items() if trials}
        if not judged:
            continue
        usual = {seat: _of(trials, _usual(game, before.state, seat, seed)) for seat, trials in judged.items()}
        value = np.mean([np.array(trial.everyone) for trial in usual.values()], axis=0)
        met, now = value - now, value
        luck += met
        for seat, trials in judged.items():
            taken, top = _of(trials, chosen[seat]), _of(trials, best(trials))
            effect = np.array(taken.everyone) - np.array(usual[seat].everyone)
            now = now + effect
            for other in range(game.players):
                (skill if other == seat else gifts)[other] += effect[other]
            decisions.append(
                Decision(
                    *(number, seat, taken.move, top.move, max(top.chance - taken.chance, 0.0), taken.error),
                    *(_plain(met), _plain(effect), _plain(now), trials),
                )
            )
            states.append(before.state)
            met = np.zeros(game.players)
    last = moments[-1].state
    over = game.outcome(last) is not None
    end = chances(game, last) if over else np.array(prospects(game, last, Budget(work=games), Seeded(~seed)))
    luck += end - now
    return Review(
        tuple(decisions), _plain(start), _plain(luck), _plain(skill), _plain(gifts), _plain(end), tuple(states)
    )


def _chosen(game: Game[Any], state: State, move: Move | Joint, seat: Seat) -> dict[Seat, Move]:
    return dict(move.moves) if isinstance(move, Joint) else {seat: move}


def _tried(game: Game[Any], state: State, seat: Seat, games: int, seed: int) -> tuple[Trial, ...]:
    """What each move of a seat came to; nothing where there was no choice."""
    moves = game.legal_moves(state, seat)
    if len(moves) < 2:
        return ()
    return try_moves(game.knowledge(state, seat), moves, Budget(work=games * len(moves)), Seeded(seed))


def _usual(game: Game[Any], state: State, seat: Seat, seed: int) -> Move:
    """What a greedy player would choose."""
    return greedy_of(game)(game.knowledge(state, seat), game.legal_moves(state, seat), Budget(), Seeded(seed))


def _of(trials: tuple[Trial, ...], move: Move) -> Trial:
    return next(trial for trial in trials if trial.move == move)


def _plain(values: Values) -> tuple[float, ...]:
    return tuple(float(value) for value in values)
