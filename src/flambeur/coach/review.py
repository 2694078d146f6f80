"""How a game went: every decision beside the best there was, and how much of the result was luck.

A game is followed from decision to decision. At each, every legal move is played on from what the seat knew, by greedy
players; the seat's *loss* is how much less often it wins after its move than after the best one, an action card costing
what it would have been worth later. All moves meet the same luck, so a loss is told by the difference game by game, and
only where it is no accident, however many moves and decisions were compared. Rounds between two that are solved are
judged by the solver (`perfect`).

What a decision has *changed* is reckoned from what a greedy player would have chosen there, because that is whose games
are played on: then all that happens between a decision and the next one (dice, cards, notes) is *luck*, and nobody has
any on average. What several choose at once is taken together (`_together`). What a position comes to is reckoned with
all secrets: that another seat chooses, who does not know them, is luck to nobody. For every seat, exactly, as chances
to win and as scores:

    result = start + luck + own decisions + decisions of others

Chances and scores are estimated by play-outs, so luck holds the noise of the estimates, too. Games of Las Vegas and
Temptation are played on to the end of a round; so the start of a score is what all its rounds promised when they began.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import NormalDist
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import asdict, replace
from numpy.typing import NDArray

from flambeur.bots import patience
from flambeur.bots.greedy import greedy_of
from flambeur.bots.search import Outlook, Trial, by_rounds, chances, prospects, try_moves
from flambeur.bots.sharp import best
from flambeur.coach.ledger import Ledger, Parts
from flambeur.coach.perfect import Solved, solved
from flambeur.coach.teams import mates
from flambeur.engine import Budget, Game, Joint, Move, Record, Seat, Seeded, State, replay
from flambeur.engine.record import read_entry_move
from flambeur.kernels import for_game

_NORMAL = NormalDist()
GAMES = 16
"""Play-outs after each move."""
DOUBT = 0.05
"""The part of all losses told that may be accidents, on average; in a game without a mistake, how often one is told."""
STARTS = 16
"""How many times as many games are played on from the start, and from each round's: all luck is reckoned from there."""
TURNING = 3
"""Turning points that are named."""


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
    """The standard error of the loss."""
    luck: tuple[float, ...]
    """By seat, what the dice have changed since the decision before."""
    effect: tuple[float, ...]
    """By seat, what choosing this instead of what a greedy player would choose has changed."""
    after: tuple[float, ...]
    """By seat, the chance to win after it."""
    trials: tuple[Trial, ...]
    """What came of each move there was, in the order of `legal_moves`."""
    margin: float = 0.0
    """What a loss must exceed to be no accident among all the moves that were compared."""
    solved: Solved | None = None
    """What a solver says about it; then it says what the best move was, too."""

    @property
    def clear(self) -> bool:
        """Whether it was a mistake: proven, or more than the noise of the estimates."""
        return self.solved.mistaken if self.solved else self.loss > self.margin

    @property
    def given_up(self) -> float:
        """How much lower the score is on average than after the best move; nothing where that is noise."""
        if not self.clear:
            return 0.0
        if self.solved:
            return self.solved.cost.dollars / 1000
        scores = {trial.move: trial.score for trial in self.trials}
        return max(scores[self.best] - scores[self.move], 0.0)


class Review(Parts, frozen=True):
    """A whole game. `result` is each seat's part of the win, or its team's: the sum of the four other parts."""

    scores: Parts
    """The same in the unit of the game: money, points or gold."""
    decisions: tuple[Decision, ...]
    states: tuple[State, ...]
    """Before each decision, for who wants to say what it was about."""

    def turning_points(self, count: int = TURNING) -> tuple[Decision, ...]:
        """The decisions around which most changed for who made them, by dice or by choice, in the order of play."""
        moved = sorted(self.decisions, key=lambda one: -max(abs(one.luck[one.seat]), abs(one.effect[one.seat])))[:count]
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
    start = _prospects(game, moments[0].state, STARTS * games, Seeded(seed))
    wins, scores = Ledger(start.chances), Ledger(start.scores)
    decisions, states = list[Decision](), list[State]()
    for number, (before, after) in enumerate(pairwise(moments)):
        assert after.entry is not None
        if after.entry.kind != "chance":
            chosen = _chosen(read_entry_move(game, before.state, after.entry), after.entry.seat)
            for one in _judged(game, before.state, chosen, (games, seed, number), (wins, scores)):
                decisions.append(one)
                states.append(before.state)
        if _new_round(game, before.state, after.state):
            coming = _prospects(game, after.state, STARTS * games, Seeded(seed, number + 1))
            scores.expect(game.result(after.state).scores, coming.scores)
    last = moments[-1].state
    if game.outcome(last) is None:
        rest = _prospects(game, last, STARTS * games, Seeded(~seed))
        end, final = rest.chances, rest.scores
    else:
        end, final = _shared(game, chances(game, last)), game.result(last).scores
    return Review(
        **asdict(wins.closed(end)),
        scores=scores.closed(final),
        decisions=_weighed(game, decisions, states),
        states=tuple(states),
    )


def _judged(
    game: Game[Any],
    state: State,
    chosen: dict[Seat, Move],
    luck: tuple[int, int, int],
    ledgers: tuple[Ledger, Ledger],
) -> list[Decision]:
    """The choices of one moment, those who had several moves; what they and the dice before them changed is noted."""
    (games, seed, number), (wins, scores) = luck, ledgers
    tried = {seat: _tried(game, state, seat, games, seed + number) for seat in chosen}
    judged = {seat: trials for seat, trials in tried.items() if trials}
    if not judged:
        return []
    usual = {seat: _of(trials, _usual(game, state, seat, seed)) for seat, trials in judged.items()}
    taken = {seat: _of(trials, chosen[seat]) for seat, trials in judged.items()}
    if len(judged) > 1 and not by_rounds(game):
        usual, taken = _together(game, state, chosen, usual, taken, luck)
        here = _expected(usual)
    else:
        here = _here(game, state, usual, games, Seeded(seed + number, 1))
    met = wins.meet(here.chances)
    scores.meet(here.scores)
    found = []
    for seat, trials in judged.items():
        own, top = _of(trials, chosen[seat]), _of(trials, best(trials))
        effect = wins.choose(seat, taken[seat].everyone, usual[seat].everyone)
        scores.choose(seat, taken[seat].scores, usual[seat].scores)
        loss = max(top.chance - own.chance, 0.0)
        after = tuple(min(max(chance, 0.0), 1.0) for chance in wins.position)  # who chooses may know less than there is
        found.append(Decision(number, seat, own.move, top.move, loss, own.gap_error, met, effect, after, trials))
        met = (0.0,) * game.players
    return found


def _together(
    game: Game[Any],
    state: State,
    chosen: dict[Seat, Move],
    usual: dict[Seat, Trial],
    taken: dict[Seat, Trial],
    luck: tuple[int, int, int],
) -> tuple[dict[Seat, Trial], dict[Seat, Trial]]:
    """The same trials with what all these choices at once came to: each has a part of it, by what it changes alone.

    Bids depend on each other, so what each changes alone does not add up: chances came to less than nothing.
    """
    games, seed, number = luck

    def outlook(moves: dict[Seat, Move]) -> Outlook:
        after, _ = game.apply(state, game.together(state, {**chosen, **moves}))
        return _prospects(game, after, games, Seeded(seed, number))  # both meet the same luck

    before, after = outlook({seat: trial.move for seat, trial in usual.items()}), outlook({})
    alone = {seat: float(np.abs(np.subtract(taken[seat].everyone, usual[seat].everyone)).sum()) for seat in usual}
    parts = {
        seat: (one / sum(alone.values()) if any(alone.values()) else 1 / len(alone)) for seat, one in alone.items()
    }

    def reached(seat: Seat) -> Trial:
        won = np.add(before.chances, parts[seat] * np.subtract(after.chances, before.chances))
        scored = np.add(before.scores, parts[seat] * np.subtract(after.scores, before.scores))
        return replace(taken[seat], everyone=tuple(won.tolist()), scores=tuple(scored.tolist()))

    begun = {seat: replace(one, everyone=before.chances, scores=before.scores) for seat, one in usual.items()}
    return begun, {seat: reached(seat) for seat in taken}


def _here(game: Game[Any], state: State, usual: dict[Seat, Trial], games: int, source: Seeded) -> Outlook:
    """What the position comes to if those who choose do the usual: with all secrets, so that no seat's are luck to it.

    By what they know where all can be seen, and where play-outs of the rules take their time: at tables with cards in
    hand, which are held back whoever has which.
    """
    kernel = for_game(game, approximate=True)
    seen = all(game.knowledge(state, seat).position == state for seat in usual)
    if seen or (kernel is not None and kernel.approximate):
        return _expected(usual)
    return _prospects(game, state, games, source)


def _expected(usual: dict[Seat, Trial]) -> Outlook:
    """What those who choose think that the position comes to if they do the usual, on average."""
    trials = usual.values()
    return Outlook(_means([one.everyone for one in trials]), _means([one.scores for one in trials]))


def _prospects(game: Game[Any], state: State, games: int, source: Seeded) -> Outlook:
    found = prospects(game, state, games, source)
    return replace(found, chances=_shared(game, found.chances))


def _shared(game: Game[Any], parts: Sequence[float] | NDArray[Any]) -> tuple[float, ...]:
    """Parts of a win by seat, as chances of whoever wins together."""
    return tuple(mates(game) * float(part) for part in parts)


def _means(rows: list[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(float(mean) for mean in np.mean(rows, axis=0))


def _weighed(game: Game[Any], decisions: list[Decision], states: list[State]) -> tuple[Decision, ...]:
    """The decisions with what tells a mistake from an accident: the solver, or how many moves were compared."""
    exact = solved(game, [(state, one.move) for one, state in zip(decisions, states, strict=True)])
    estimated = [one for one, told in zip(decisions, exact, strict=True) if told is None]
    bar = _bar([_accident(one) for one in estimated])
    return tuple(
        replace(one, margin=_NORMAL.inv_cdf(1 - bar / (len(one.trials) - 1)) * one.error)
        if told is None
        else replace(one, best=told.best, loss=told.loss, error=0.0, solved=told)
        for one, told in zip(decisions, exact, strict=True)
    )


def _accident(one: Decision) -> float:
    """How often some move would seem so much better, at most, if none was."""
    return (len(one.trials) - 1) * _NORMAL.cdf(-one.loss / one.error) if one.error else 1.0


def _bar(accidents: list[float]) -> float:
    """How improbable an accident must be so that `DOUBT` of what is told is one, at most (Benjamini and Hochberg)."""
    bars = [DOUBT * (place + 1) / len(accidents) for place in range(len(accidents))]
    passed = [bar for bar, accident in zip(bars, sorted(accidents), strict=True) if accident <= bar]
    return max(passed, default=bars[0] if bars else DOUBT)


def _new_round(game: Game[Any], before: State, after: State) -> bool:
    """Whether a round has begun that nobody has played on to yet."""
    return by_rounds(game) and 0 < getattr(before, "round", 0) < getattr(after, "round", 0)


def _chosen(move: Move | Joint, seat: Seat) -> dict[Seat, Move]:
    return dict(move.moves) if isinstance(move, Joint) else {seat: move}


def _tried(game: Game[Any], state: State, seat: Seat, games: int, seed: int) -> tuple[Trial, ...]:
    """What each move of a seat came to; nothing where there was no choice."""
    moves = game.legal_moves(state, seat)
    if len(moves) < 2:
        return ()
    known = game.knowledge(state, seat)
    budget, costs = Budget(work=games * len(moves)), patience.costs(known, moves)
    shared = mates(game)
    return tuple(
        replace(
            one,
            chance=shared * one.chance,
            error=shared * one.error,
            everyone=_shared(game, one.everyone),
            gap_error=shared * one.gap_error,
        )
        for one in try_moves(known, moves, budget, Seeded(seed), costs=costs)
    )


def _usual(game: Game[Any], state: State, seat: Seat, seed: int) -> Move:
    """What a greedy player would choose."""
    return greedy_of(game)(game.knowledge(state, seat), game.legal_moves(state, seat), Budget(), Seeded(seed))


def _of(trials: tuple[Trial, ...], move: Move) -> Trial:
    return next(trial for trial in trials if trial.move == move)
