"""Many tables at once: each is a game by the rules, move by move. What they show a seat, `tests/envs` compares."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from flambeur import kernels
from flambeur.engine import Game, IllegalMove, Move, Result, Seat, Seeded, new_game
from flambeur.kernels.batch import BEGIN, LEAVE
from tests.kernels.tables import COLOURS, KRAGEN, TEMPTATION, VEGAS, ready_kernel

SIZE, STEPS, SEED = 3, 120, 8
SOME = (
    VEGAS["classic for four"],
    VEGAS["everything of Boulevard but cards"],
    VEGAS["More Cash with all but cards"],
    COLOURS["solitaire of More Cash with all"],
    COLOURS["secret colours for two"],
    TEMPTATION["Temptation for two"],
    TEMPTATION["Temptation for six, first board on top"],
    KRAGEN["Kragen for three"],
    KRAGEN["Kragen for seven, few rounds"],
)
KINDS = (VEGAS["classic for two"], TEMPTATION["Temptation for two"], KRAGEN["Kragen for three"])


@pytest.fixture(params=SOME, ids=lambda game: f"{game.name} for {game.players}")
def game(request: pytest.FixtureRequest) -> Game[Any]:
    table: Game[Any] = request.param
    return table


@pytest.fixture(params=KINDS, ids=lambda game: game.name)
def kind(request: pytest.FixtureRequest) -> Game[Any]:
    table: Game[Any] = request.param
    return table


class Referee:
    """One table on the reference engine, its seats asked one after the other where several choose at once."""

    def __init__(self, game: Game[Any], seed: int, number: int) -> None:
        self.game, self.dice = game, Seeded(seed, number)
        self.chosen: dict[Seat, Move] = {}
        self.state: Any = game.start()[0]
        self._roll()

    def _roll(self) -> None:
        while self.game.chance(self.state):
            self.state = self.game.resolve(self.state, self.dice.draw(self.game.chance(self.state)))[0]

    @property
    def seat(self) -> Seat:
        return next(seat for seat in self.game.waiting(self.state) if seat not in self.chosen)

    def play(self, move: Move) -> Result | None:
        self.chosen[self.seat] = move
        if len(self.chosen) == len(self.game.waiting(self.state)):
            self.state = self.game.apply(self.state, self.game.together(self.state, self.chosen))[0]
            self.chosen = {}
            self._roll()
        return self.game.outcome(self.state)


def test_every_table_plays_by_the_rules_game_after_game(game: Game[Any]) -> None:
    kernel, moves, toss = ready_kernel(game), game.all_moves(), Seeded(1)
    tables = kernels.batch(game, SIZE, SEED)
    tables.reset()
    numbers = list(range(SIZE))
    referees = [Referee(game, SEED, number) for number in numbers]
    for _ in range(STEPS):
        actions = np.zeros(SIZE, np.int64)
        for table, referee in enumerate(referees):
            assert kernel.decode(tables.rows[table]) == referee.state
            legal = game.legal_moves(referee.state, referee.seat)
            assert tables.seats[table] == referee.seat
            assert {moves[number] for number in np.flatnonzero(tables.masks[table])} == set(legal)
            actions[table] = game.number(legal[toss.below(len(legal))])
        tables.step(actions)
        for table, referee in enumerate(referees):
            result = referee.play(moves[actions[table]])
            assert tables.done[table] == (result is not None)
            share = np.zeros(game.players)
            if result is not None:
                share[list(result.winners)] = 1 / max(1, len(result.winners))  # a solitaire can be lost
                assert tables.scores[table].tolist() == list(result.scores)
                assert tables.wins[table].tolist() == (share > 0).tolist()
                assert tables.tiebreaks[table].tolist() == list(result.tiebreaks or (0,) * game.players)
                numbers[table] += SIZE
                referees[table] = Referee(game, SEED, numbers[table])
            assert tables.rewards[table].tolist() == share.tolist()


def test_seeds_of_their_own_give_every_table_its_games(kind: Game[Any]) -> None:
    tables = kernels.batch(kind, 2)
    tables.reset([5, -1])
    for table, seed in enumerate((5, -1)):
        assert ready_kernel(kind).decode(tables.rows[table]) == Referee(kind, seed, 0).state
    while not tables.done[1]:
        tables.step(np.argmax(tables.masks, axis=1))
    assert ready_kernel(kind).decode(tables.rows[1]) == Referee(kind, -1, 1).state


def test_without_auto_reset_a_finished_table_rests_until_it_is_told_to_begin(kind: Game[Any]) -> None:
    tables = kernels.batch(kind, 2, SEED, auto_reset=False)
    tables.reset()
    while not tables.done.all():
        tables.step(np.argmax(tables.masks, axis=1))
    assert tables.seats.tolist() == [-1, -1]
    assert not tables.masks.any()
    assert not tables.observations.any()
    scores, rewards = tables.scores.copy(), tables.rewards.copy()
    tables.step(np.zeros(2, np.int64))
    assert tables.done.all()
    assert np.array_equal(tables.scores, scores)
    tables.reset(tables=np.array([False, True]))
    assert tables.done.tolist() == [1, 0]
    assert tables.rewards[0].tolist() == rewards[0].tolist()
    assert ready_kernel(kind).decode(tables.rows[1]) == Referee(kind, SEED, 3).state


def test_without_auto_reset_no_number_leaves_out_a_table_whose_game_goes_on(kind: Game[Any]) -> None:
    tables = kernels.batch(kind, 2, SEED, auto_reset=False)
    tables.reset()
    for wrong in (BEGIN, LEAVE):
        with pytest.raises(IllegalMove, match="at table 1"):
            tables.step(np.array([np.argmax(tables.masks[0]), wrong]))


@pytest.mark.parametrize("wrong", ["masked", "too high", "below"])
def test_an_illegal_move_is_refused_and_changes_nothing(kind: Game[Any], wrong: str) -> None:
    tables = kernels.batch(kind, 2)
    tables.reset()
    before = tables.rows.copy()
    moves = len(kind.all_moves())
    actions = {"masked": np.argmin(tables.masks, axis=1), "too high": np.full(2, moves), "below": np.full(2, -1)}
    with pytest.raises(IllegalMove):
        tables.step(actions[wrong])
    assert np.array_equal(tables.rows, before)


@pytest.mark.parametrize("many", [1, 3])
def test_every_table_takes_one_move(kind: Game[Any], many: int) -> None:
    tables = kernels.batch(kind, 2)
    tables.reset()
    with pytest.raises(ValueError, match="2 tables take as many moves"):
        tables.step(np.zeros(many, np.int64))


def test_the_number_of_threads_makes_no_difference(kind: Game[Any]) -> None:
    one, two = (kernels.batch(kind, 600, threads=threads) for threads in (1, 2))
    assert (one.threads, two.threads) == (1, 2)
    for tables in (one, two):
        tables.reset()
        for _ in range(30):
            tables.step(np.argmax(tables.masks, axis=1))
    assert np.array_equal(one.rows, two.rows)
    assert np.array_equal(one.observations, two.observations)


def test_tables_that_leave_cards_out_are_not_stepped() -> None:
    cards = new_game("vegas", 5, box="boulevard", **{"with": "action"})
    with pytest.raises(kernels.Uncovered):
        kernels.batch(cards, 2)
    kernel = kernels.for_game(cards, approximate=True)
    assert kernel is not None
    with pytest.raises(kernels.Uncovered):
        kernels.Batch(kernel, 2)


def test_a_bid_is_in_nobody_s_observation_before_all_are_in() -> None:
    game = KRAGEN["Kragen for three"]
    moves = game.all_moves()
    auction = next(number for number, move in enumerate(moves) if move.verb == "auction")
    bid = next(number for number, move in enumerate(moves) if move.verb == "bid")
    tables, seen = kernels.batch(game, 1), []
    for tokens in (1, 4):
        tables.reset(2)
        tables.step(np.array([auction]))
        assert np.flatnonzero(tables.masks[0]).tolist() == list(range(bid, bid + 7))
        first = tables.seats[0]
        tables.step(np.array([bid + tokens - 1]))
        assert tables.seats[0] != first
        seen.append(tables.observations[0].copy())
    assert np.array_equal(*seen)
    assert seen[0][tables.layout["asked"]].tolist() == [0, 0, 1]
    assert seen[0][tables.layout["tokens"]].tolist() == [7, 7, 7]


def test_a_bare_reset_begins_the_next_games_of_the_seed(kind: Game[Any]) -> None:
    tables, kernel = kernels.batch(kind, 2, SEED), ready_kernel(kind)
    for first in (0, 2, 4):
        tables.reset()
        for table in range(2):
            assert kernel.decode(tables.rows[table]) == Referee(kind, SEED, first + table).state
    tables.reset([5, None])
    assert kernel.decode(tables.rows[0]) == Referee(kind, 5, 0).state
    assert kernel.decode(tables.rows[1]) == Referee(kind, SEED, 7).state
    tables.reset()
    assert kernel.decode(tables.rows[0]) == Referee(kind, 5, 1).state
    assert kernel.decode(tables.rows[1]) == Referee(kind, SEED, 9).state
