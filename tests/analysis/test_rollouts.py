"""How sure a chance is whose games were played in imagined worlds, several in each."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from flambeur.analysis import rollouts
from flambeur.analysis.rollouts import SECRET, WORLDS, mean_error, play_on
from flambeur.engine import Budget, Match, Move, Seeded, new_game


def test_games_in_one_world_count_as_far_as_worlds_differ() -> None:
    """The error that is told is that of many such means, not the smaller one of as many games on their own."""
    lot = np.random.default_rng(1)
    count, times = 40, 300
    worlds = np.repeat(np.arange(count), SECRET)
    means, told, alone = [], [], []
    for _ in range(times):
        chances = np.repeat(lot.uniform(0.0, 1.0, count), SECRET)
        won = (lot.random(count * SECRET) < chances).astype(np.float64)
        means.append(won.mean())
        told.append(mean_error(won, worlds))
        alone.append(won.std() / len(won) ** 0.5)
    assert np.mean(told) == pytest.approx(np.std(means), rel=0.15)
    assert np.mean(alone) < 0.7 * np.std(means)


def test_one_world_tells_nothing_about_the_others() -> None:
    assert mean_error(np.array([0.0, 1.0, 0.0]), np.zeros(3, np.int64)) == 1.0
    assert mean_error(np.array([0.0, 1.0]), np.arange(2)) == pytest.approx(0.5)


class Secretive:
    """A desk on which a world decides whether a move wins."""

    at_once, shared = SECRET, True

    def __init__(self) -> None:
        self.played: list[int] = []

    def play(self, moves: tuple[Move, ...], seed: int, number: int, games: int) -> list[tuple[Any, Any]]:
        wins = float(len(self.played) % 2)
        self.played.append(games)
        return [(np.full((games, 2), wins), np.zeros((games, 2))) for _ in moves]


@pytest.mark.parametrize(("work", "worlds"), [(2 * 64, 8), (2 * 16, 8), (2 * 256, 32)])
def test_moves_are_tried_in_enough_worlds_to_tell_how_sure_that_is(
    monkeypatch: pytest.MonkeyPatch, work: int, worlds: int
) -> None:
    desk = Secretive()
    monkeypatch.setattr(rollouts._CompiledDesk, "of", lambda knowledge, budget: desk)
    match = Match(new_game("vegas", 2), Seeded(1))
    knowledge = match.knowledge(match.waiting[0])
    found = play_on(knowledge, match.legal_moves()[:2], Budget(work=work), Seeded(1))
    assert len(desk.played) == worlds >= WORLDS
    assert [one.chance_error for one in found.moves] == [pytest.approx(0.5 / (worlds - 1) ** 0.5)] * 2


def test_no_move_is_left_alone_for_what_happened_in_one_world(monkeypatch: pytest.MonkeyPatch) -> None:
    class Decided(Secretive):
        def play(self, moves: tuple[Move, ...], seed: int, number: int, games: int) -> list[tuple[Any, Any]]:
            super().play(moves, seed, number, games)
            return [(np.full((games, 2), float(move == moves[0])), np.zeros((games, 2))) for move in moves]

    desk = Decided()
    monkeypatch.setattr(rollouts._CompiledDesk, "of", lambda knowledge, budget: desk)
    match = Match(new_game("vegas", 2), Seeded(1))
    knowledge = match.knowledge(match.waiting[0])
    play_on(knowledge, match.legal_moves()[:2], Budget(work=10_000), Seeded(1), decide=True)
    assert len(desk.played) == 2


class Hopeless:
    """A desk on which no move ever wins, and every one scores the same."""

    at_once, shared = 1, False

    def play(self, moves: tuple[Move, ...], seed: int, number: int, games: int) -> list[tuple[Any, Any]]:
        return [(np.zeros((games, 2)), np.zeros((games, 2))) for _ in moves]


@pytest.mark.parametrize("games", [8, 100])
def test_a_move_that_never_won_is_not_told_to_be_sure_of_it(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollouts._CompiledDesk, "of", lambda *_: Hopeless())
    match = Match(new_game("vegas", 2), Seeded(1))
    seat = match.waiting[0]
    moves = match.legal_moves(seat)
    found = play_on(match.knowledge(seat), moves, Budget(work=games * len(moves)), Seeded(1))
    assert all(one.chance == 0.0 for one in found.moves)
    # Twice the standard error reaches about as far as Wilson's bound for no win in so many games.
    assert all(2 * one.chance_error == pytest.approx(3.84 / (games + 3.84), rel=0.35) for one in found.moves)
