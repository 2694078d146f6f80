"""The compiled rounds of Las Vegas are those of the rules, and the network sees a table the same from every seat."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench import greedy_first
from bench.training.selfplay import table_array
from flambeur.analysis.vegas.net.board import (
    LAST,
    NOTES,
    STARTER,
    Board,
    next_seat,
    pay_out,
    payments,
    place,
    share_of_win,
)
from flambeur.analysis.vegas.net.habits import choose_closest
from flambeur.analysis.vegas.net.net import choose_face, scratch, value_between
from flambeur.analysis.vegas.net.weights import WEIGHTS, board_of, load, loaded, roll_of
from flambeur.engine import Match, Seeded, new_game
from flambeur.games.vegas.ranking import standing
from flambeur.kernels.code_files import code_folder

TABLES: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (3, {"with": "neutral"}),
    (2, {"with": "neutral"}),
    (5, {"box": "boulevard", "with": "notes,big"}),
    (3, {"box": "morecash", "with": "big,neutral"}),
]


def turned(board: Board) -> Board:
    """The same board with everybody one seat further to the left."""
    players = len(board.money)
    seats = np.roll(np.arange(players), 1)
    owners = np.append(seats, players)
    clock = board.clock.copy()
    clock[[STARTER, LAST]] = (clock[[STARTER, LAST]] + 1) % players
    return Board(
        board.dice[:, owners].copy(),
        board.notes,
        board.paid[:, owners].copy(),
        board.hands[seats].copy(),
        board.money[seats].copy(),
        board.won[seats].copy(),
        clock,
    )


def test_a_casino_pays_as_the_rules_do() -> None:
    draw = random.Random(1)
    for _ in range(2000):
        row = tuple(draw.randrange(6) for _ in range(draw.randrange(3, 7)))
        notes = sorted((10 * draw.randrange(1, 11) for _ in range(draw.randrange(4))), reverse=True)
        lying, paid = np.zeros((1, NOTES), np.int64), np.zeros((1, len(row)), np.int64)
        lying[0, : len(notes)] = notes
        payments(np.array([row]), 0, lying, 0, paid, 0)
        expected = dict(zip(standing(row).order, notes, strict=False))
        assert paid[0].tolist() == [expected.get(owner, 0) for owner in range(len(row))]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_whole_games_go_as_in_the_reference_engine(players: int, options: dict[str, str]) -> None:
    game: Any = new_game("vegas", players, **options)
    for seed in range(3):
        match, source = Match(game, Seeded(seed)), Seeded(seed, stream=2)
        board = board_of(game, match.state)  # type: ignore[arg-type]  # of this game
        while match.waiting:
            state: Any = match.state
            board, moves = board_of(game, state), match.legal_moves()
            assert next_seat(board) == state.turn
            move: Any = moves[source.below(len(moves))]
            place(board, state.turn, roll_of(state), move.face - 1)
            match.play(move)
            after: Any = match.state
            if after.agenda and after.round == state.round:
                expected = board_of(game, after)
                assert next_seat(board) == after.turn
                for name in ("dice", "paid", "hands", "money"):
                    assert np.array_equal(getattr(board, name), getattr(expected, name))
            else:
                assert next_seat(board) == -1
                pay_out(board)
                assert board.money.tolist() == [sum(won) for won in after.won]
                assert board.won.tolist() == [len(won) for won in after.won]
        result = match.outcome()
        assert result is not None
        parts = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(players)]
        assert [share_of_win(board, seat) for seat in range(players)] == parts


def test_a_position_is_worth_the_same_from_every_seat() -> None:
    game: Any = new_game("vegas", 4, **{"with": "neutral"})
    net, room = loaded(4, told=False), scratch(4)
    match = Match(game, Seeded(5))
    for _ in range(60):
        state: Any = match.state
        board, roll = board_of(game, state), roll_of(state)
        face = choose_face(net, board, state.turn, roll, room)
        worth = room.answer.copy()
        other = turned(board)
        assert choose_face(net, other, (state.turn + 1) % 4, roll, room) == face
        assert np.allclose(room.answer, worth, atol=1e-4)
        if board.clock[0] > 0:
            value_between(net, board, 2, room, room.between, room.gaps, 0)
            worth = room.answer.copy()
            value_between(net, other, 3, room, room.between, room.gaps, 0)
            assert np.allclose(room.answer, worth, atol=1e-4)
        match.play(match.legal_moves()[face % len(match.legal_moves())])


def test_the_closest_habit_is_that_of_the_public_program() -> None:
    game: Any = new_game("vegas", 4)
    room = scratch(4)
    for seed in range(3):
        match = Match(game, Seeded(seed))
        while match.waiting:
            state: Any = match.state
            move: Any = greedy_first.choose(game, state, match.legal_moves())
            assert choose_closest(board_of(game, state), state.turn, roll_of(state), room) == move.face - 1
            match.play(move)


def test_networks_are_shipped_and_are_small() -> None:
    assert all(load(players) is not None for players in range(2, 6))
    assert all(path.stat().st_size < 250_000 for path in WEIGHTS.iterdir())


def test_a_table_is_told_to_the_trainer_as_it_is() -> None:
    table = table_array(new_game("vegas", 3, **{"with": "neutral"}))  # type: ignore[arg-type]  # a Las Vegas table
    assert table[:7].tolist() == [8, 2, 0, 2, 50, 4, 54]
    assert table.sum() == sum((8, 2, 0, 2, 50, 4, 54)) + 2500


PLAIN = """
import numpy as np
from bench.training import trainer
from flambeur.analysis.vegas.net.net import length, named, scratch
from bench.training.selfplay import memory, remember_placed, remember_rows
from flambeur.analysis.vegas.net.weights import board_of
from flambeur.engine import Match, Seeded, new_game
from scripts import train_vegas

game = new_game("vegas", 3, **{"with": "neutral"})
match = Match(game, Seeded(4))
for _ in range(20):
    match.play(match.legal_moves()[0])
weights, slopes = train_vegas.start_weights(3, 1, large=True), np.zeros(length(3, large=True), np.float32)
net, slope, room, kept = named(weights, 3), named(slopes, 3), scratch(3), memory(3)
board = board_of(game, match.state)
remember_placed(kept, board, 1, room)
remember_rows(kept, board, 1, room)
kept.target[:, 0] = 0.8, 0.4
unused = named(np.zeros(length(3, large=True), np.float32), 3)

def loss():
    trainer.learn_placed(net, unused, kept, 0, room)
    logit, money = (float(value) for value in room.answer)
    return np.log1p(np.exp(logit)) - 0.8 * logit + 0.5 * trainer.MONEY_WEIGHT * (money - 0.4) ** 2

trainer.learn_placed(net, slope, kept, 0, room)
for at in np.random.default_rng(1).permutation(np.flatnonzero(np.abs(slopes) > 1e-3))[:12]:
    before = weights[at]
    weights[at] = before + np.float32(0.002)
    up = loss()
    weights[at] = before - np.float32(0.002)
    down = loss()
    weights[at] = before
    assert abs((up - down) / 0.004 - slopes[at]) < 0.02 * abs(slopes[at]) + 1e-3, (at, up, down, slopes[at])

train_vegas.CHUNK = trainer.BATCH = 1
weights = train_vegas.start_weights(2, 1)
before = weights.copy()
two_rounds = train_vegas.as_array(2, [({"rounds": "2"}, 1)])
trainer = train_vegas.Trainer(2, weights, train_vegas.TOLD, two_rounds, 1)
assert 0 < trainer.learn(0.0) < 1
changed = [np.any(now != then) for now, then in zip(trainer.net, named(before, 2))]
assert all(changed), changed
assert np.isfinite(weights).all()
print("right")
"""


def test_gradients_are_those_of_the_error_and_a_game_teaches_every_layer_also_without_compiling() -> None:
    plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    ran = subprocess.run([sys.executable, "-c", PLAIN], env=plain, capture_output=True, text=True, check=False)
    assert ran.stdout == "right\n", ran.stderr


def test_machine_code_is_kept_by_what_all_its_sources_say() -> None:
    kept: Any = choose_face
    kept.enable_caching()  # as its first call does
    assert Path(kept.stats.cache_path).is_relative_to(code_folder("analysis"))
