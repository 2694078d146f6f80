"""Review a game: compare every decision with the best one, and measure how much of the result was luck.

A game is followed from decision to decision. At each, the evaluator says what every legal move was worth to the seat,
from what it knew: the same answer that the coach would have given it (`analysis.evaluate`). The seat's *loss* is how
much less often it wins after its move than after the best one. It is reported as a mistake only if it is no accident,
however many moves and decisions were compared (`analysis.mistakes`).

The *effect* of a decision is measured from what a greedy player would have chosen there, because greedy players play
the play-outs: then all that happens between a decision and the next one (dice, cards, notes) is *luck*, which is zero
on average. Simultaneous choices are taken together (`_together`). The value of a position is computed with all secrets:
a choice by another seat, which does not know them, is luck for nobody. For every seat, exactly, as chances to win and
as scores:

    result = start + luck + own decisions + decisions of others

Chances and scores are estimated by rollouts, so luck includes the noise of the estimates. Games of Las Vegas and
Temptation are played out to the end of a round, so the start of a score is the sum of what each round promised at its
start.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import asdict, replace

from flambeur.analysis import Evaluation, MoveValue, evaluate
from flambeur.analysis.greedy import greedy_of
from flambeur.analysis.mistakes import SMALL, Loss, clear_losses, loss_of
from flambeur.analysis.rollouts import Outlook, by_rounds, chances, play_on, prospects
from flambeur.coach.costs import dollars, round_of
from flambeur.coach.result_parts import Ledger, Parts
from flambeur.engine import Budget, Game, Joint, Move, Record, Seat, Seeded, State, replay
from flambeur.engine.record import read_entry_move
from flambeur.kernels import for_game

GAMES = 16
"""Games played out after each move."""
STARTS = 16
"""Multiple of those games played out from the start and from each round's start: all luck is measured from there."""
TURNING = 3
"""The number of turning points to report."""


class Decision(Struct, frozen=True):
    """One choice between several moves."""

    entry: int
    """Its index among the entries of the record."""
    seat: Seat
    move: Move
    loss: Loss
    """What it gave up compared with the best move."""
    luck: tuple[float, ...]
    """By seat, the change by dice since the previous decision."""
    effect: tuple[float, ...]
    """By seat, the change compared with a greedy player's choice."""
    after: tuple[float, ...]
    """By seat, the chance to win after it."""
    evaluation: Evaluation
    """The worth of each legal move."""
    clear: bool = False
    """Whether it was a mistake: proven, or more than the noise of the estimates."""

    @property
    def best(self) -> Move:
        """Return the best move; the chosen one if none was better."""
        return self.loss.best

    @property
    def dollars(self) -> int | None:
        """Return the loss in money, to the dollar, if the round is solved."""
        found = self.evaluation
        solved = found.unit == "lead" and all(one.score_kind == "exact" and not one.samples for one in found.moves)
        return dollars(found, self.move) if solved else None

    @property
    def told(self) -> bool:
        """Return whether it was a mistake worth mentioning: a loss in dollars always is."""
        return self.clear and (self.dollars is not None or self.loss.chance >= SMALL)

    @property
    def given_up(self) -> float:
        """Return the mean loss in score compared with the best move; zero if that is noise."""
        return self.loss.score if self.clear else 0.0


class Review(Parts, frozen=True):
    """A whole game. `result` is each seat's share of the win, or its team's: the sum of the four other parts."""

    scores: Parts
    """The same in the unit of the game: money, points or gold."""
    decisions: tuple[Decision, ...]
    states: tuple[State, ...]
    """The states before each decision, to describe it."""

    def turning_points(self, count: int = TURNING) -> tuple[Decision, ...]:
        """Return the decisions around which most changed for their seat, by dice or choice, in the order of play."""
        moved = sorted(self.decisions, key=lambda one: -max(abs(one.luck[one.seat]), abs(one.effect[one.seat])))[:count]
        return tuple(sorted(moved, key=lambda one: one.entry))


def choices_in(record: Record) -> int:
    """Return how many moves a review must try: its cost, for each game played out."""
    game, count = record.rules_game(), 0
    for before, after in pairwise(replay(record)):
        if after.entry is not None and after.entry.kind != "chance":
            offered = [len(game.legal_moves(before.state, seat)) for seat in game.waiting(before.state)]
            count += sum(moves for moves in offered if moves > 1)
    return count


def review(
    record: Record, games: int = GAMES, seed: int = 0, progress: Callable[[float], None] = lambda _: None
) -> Review:
    """Judge every decision of a finished or unfinished game; raises `InvalidRecord`.

    An unfinished game ends, for the review, with the chances of its last position. Moves are evaluated with a budget
    of `games` for each of them; `seed` is that of the luck in play-outs. `progress` is called with the share of the
    game that has been judged, from 0 to 1.
    """
    game = record.rules_game()
    moments = list(replay(record))
    start = prospects(game, moments[0].state, STARTS * games, Seeded(seed))
    wins, scores = Ledger(start.chances), Ledger(start.scores)
    decisions, states = list[Decision](), list[State]()
    for number, (before, after) in enumerate(pairwise(moments)):
        assert after.entry is not None
        if after.entry.kind != "chance":
            chosen = _chosen(read_entry_move(game, before.state, after.entry), after.entry.seat)
            luck = _Luck(games, seed, number)
            for one in _judged(game, before.state, chosen, luck, (wins, scores)):
                decisions.append(one)
                states.append(before.state)
        if _new_round(game, before.state, after.state):
            coming = prospects(game, after.state, STARTS * games, Seeded(seed, number + 1))
            scores.expect(game.result_so_far(after.state).scores, coming.scores)
        progress((number + 1) / len(moments))
    last = moments[-1].state
    if game.outcome(last) is None:
        rest = prospects(game, last, STARTS * games, Seeded(~seed))
        end, final = rest.chances, rest.scores
    else:
        end, final = tuple(map(float, chances(game, last))), game.result_so_far(last).scores
    mistakes = clear_losses([(one.evaluation, one.move, one.loss) for one in decisions])
    return Review(
        **asdict(wins.closed(end)),
        scores=scores.closed(final),
        decisions=tuple(replace(one, clear=clear) for one, clear in zip(decisions, mistakes, strict=True)),
        states=tuple(states),
    )


class _Luck(Struct, frozen=True):
    """The luck of the play-outs at one moment of a record."""

    games: int
    seed: int
    number: int


def _judged(
    game: Game[Any],
    state: State,
    chosen: dict[Seat, Move],
    luck: _Luck,
    ledgers: tuple[Ledger, Ledger],
) -> list[Decision]:
    """Return the choices of one moment between several moves; book their effect and that of the dice before them."""
    wins, scores = ledgers
    evaluated = {seat: _evaluated(game, state, seat, luck.games) for seat in chosen}
    judged = {seat: found for seat, found in evaluated.items() if found is not None}
    if not judged:
        return []
    usual, taken = dict[Seat, MoveValue](), dict[Seat, MoveValue]()
    for seat, found in judged.items():
        usual[seat], taken[seat] = _played_on(game, state, found, chosen[seat], luck)
    if len(judged) > 1 and not by_rounds(game):
        usual, taken = _together(game, state, chosen, usual, taken, luck)
        here = _expected(usual)
    else:
        here = _here(game, state, usual, luck)
    met = wins.meet(here.chances)
    scores.meet(here.scores)
    decisions = []
    for seat, found in judged.items():
        effect = wins.choose(seat, taken[seat].chances, usual[seat].chances)
        scores.choose(seat, taken[seat].scores, usual[seat].scores)
        after = tuple(min(max(chance, 0.0), 1.0) for chance in wins.position)  # a seat may know less than that
        loss = loss_of(found, chosen[seat])
        decisions.append(Decision(luck.number, seat, chosen[seat], loss, met, effect, after, found))
        met = (0.0,) * game.players
    return decisions


def _evaluated(game: Game[Any], state: State, seat: Seat, games: int) -> Evaluation | None:
    """Return the worth of each move of a seat, as the coach would have said it; None without a choice."""
    moves = game.legal_moves(state, seat)
    if len(moves) < 2:
        return None
    return evaluate(game.knowledge(state, seat), Budget(work=games * len(moves)))


def _played_on(
    game: Game[Any], state: State, found: Evaluation, move: Move, luck: _Luck
) -> tuple[MoveValue, MoveValue]:
    """Return the results of greedy games after a greedy player's choice, and after the chosen move."""
    known = game.knowledge(state, found.seat)
    usual = greedy_of(game)(known, tuple(one.move for one in found.moves), Budget(), Seeded(luck.seed))
    if not found.of(move).chances:  # it was not evaluated by play-outs
        both = tuple(dict.fromkeys((usual, move)))
        found = play_on(known, both, Budget(work=luck.games * len(both)), Seeded(luck.seed + luck.number))
    return found.of(usual), found.of(move)


def _together(
    game: Game[Any],
    state: State,
    chosen: dict[Seat, Move],
    usual: dict[Seat, MoveValue],
    taken: dict[Seat, MoveValue],
    luck: _Luck,
) -> tuple[dict[Seat, MoveValue], dict[Seat, MoveValue]]:
    """Return the same with the result of all these choices at once, divided among them by their separate effects.

    Bids depend on each other, so their separate effects do not add up: chances fell below zero.
    """

    def outlook(moves: dict[Seat, Move]) -> Outlook:
        after, _ = game.apply(state, game.together(state, {**chosen, **moves}))
        return prospects(game, after, luck.games, Seeded(luck.seed, luck.number))  # both with the same luck

    before, after = outlook({seat: one.move for seat, one in usual.items()}), outlook({})
    alone = {seat: float(np.abs(np.subtract(taken[seat].chances, usual[seat].chances)).sum()) for seat in usual}
    parts = {
        seat: (one / sum(alone.values()) if any(alone.values()) else 1 / len(alone)) for seat, one in alone.items()
    }

    def reached(seat: Seat) -> MoveValue:
        won = np.add(before.chances, parts[seat] * np.subtract(after.chances, before.chances))
        scored = np.add(before.scores, parts[seat] * np.subtract(after.scores, before.scores))
        return replace(taken[seat], chances=tuple(won.tolist()), scores=tuple(scored.tolist()))

    begun = {seat: replace(one, chances=before.chances, scores=before.scores) for seat, one in usual.items()}
    return begun, {seat: reached(seat) for seat in taken}


def _here(game: Game[Any], state: State, usual: dict[Seat, MoveValue], luck: _Luck) -> Outlook:
    """Return the position's value if all choose as usual; computed with all secrets, so that they are no luck.

    Use what players know where everything is public, and where play-outs by the rules are slow: at tables with cards
    in hand, because play-outs hold all cards back.
    """
    kernel = for_game(game, approximate=True)
    seen = all(game.knowledge(state, seat).position == state for seat in usual)
    if seen or (kernel is not None and kernel.approximate):
        return _expected(usual)
    return prospects(game, state, luck.games, Seeded(luck.seed + luck.number, 1))


def _expected(usual: dict[Seat, MoveValue]) -> Outlook:
    """Return the average value that the choosing seats expect if they choose as usual."""
    return Outlook(_means([one.chances for one in usual.values()]), _means([one.scores for one in usual.values()]))


def _means(rows: list[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(float(mean) for mean in np.mean(rows, axis=0))


def _new_round(game: Game[Any], before: State, after: State) -> bool:
    """Whether a round has begun from which no play-out has started yet."""
    return by_rounds(game) and 0 < round_of(before) < round_of(after)


def _chosen(move: Move | Joint, seat: Seat) -> dict[Seat, Move]:
    return dict(move.moves) if isinstance(move, Joint) else {seat: move}
