"""What a kernel covers, what it refuses, and who plays until it is ready."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import flambeur.bots  # noqa: F401  (says how the greedy bot plays)
from flambeur import kernels
from flambeur.arena.engines import MANY, InvalidPlan, choose_engine
from flambeur.engine import Game, Seeded, new_game
from flambeur.games.vegas.colours.solitaire import Solitaire
from flambeur.kernels import keeping, reference, warming
from tests.kernels.tables import COLOURS, KRAGEN, VEGAS, ready_kernel, walk

CARDS = new_game("vegas", 5, box="boulevard", **{"with": "notes,big,kickers,rainbow,slot,bonus,action"})


def test_tables_with_action_cards_are_refused_by_name() -> None:
    assert kernels.for_game(CARDS) is None
    why = kernels.reason(CARDS)
    assert why is not None
    assert why.code == "no-kernel-cards"


def test_other_games_are_refused() -> None:
    sealed: Game[Any] = new_game("sealed")
    assert kernels.for_game(sealed) is None
    assert kernels.reason(sealed) is not None


def test_a_step_that_is_not_compiled_makes_a_table_uncovered(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = new_game("vegas", 3)
    monkeypatch.setattr(game, "turn_agenda", (*game.turn_agenda, CARDS.turn_agenda[-1]))  # type: ignore[attr-defined]
    with pytest.raises(kernels.Uncovered):
        kernels.vegas.table.cover(game)


def test_other_rules_for_a_table_of_colours_make_it_uncovered() -> None:
    class Louder(Solitaire):
        """Rules of somebody's own."""

    game = COLOURS["solitaire"]
    assert isinstance(game, Solitaire)
    with pytest.raises(kernels.Uncovered):
        kernels.vegas.colours.table.cover(Louder(game.options, game.colours, {50: 20}))


def test_playouts_with_cards_held_back_begin_anywhere_and_say_so() -> None:
    ready_kernel(VEGAS["classic for two"])
    kernel = kernels.for_game(CARDS, approximate=True)
    assert kernel is not None
    asked = set()
    for state in list(walk(CARDS, "random", 4))[::7]:
        played = kernel.playouts(state, "random", 3, until="round")
        assert played.approximate
        assert (played.scores >= 0).all()
        asked |= {step.name for step in state.agenda[-1:]}
    assert "cards" in asked
    with pytest.raises(kernels.Uncovered):
        kernel.games(("random",) * 5, 0, 0, 1)


def test_every_move_is_tried_with_the_same_luck() -> None:
    game = VEGAS["classic for four"]
    kernel = ready_kernel(game)
    state = next(state for state in walk(game, "random", 1) if len(game.legal_moves(state)) > 2)
    moves = game.legal_moves(state)
    played = kernel.playouts_after_each(state, moves, "greedy", 5, seed=2, until="round")
    assert played.scores.shape == (len(moves), 5, 4)
    for number, move in enumerate(moves):
        after = game.apply(state, move)[0]
        there = reference.play_on(game, after, ("greedy",) * 4, 5, 2, getattr(state, "round", 0))
        assert np.array_equal(played.results[number], there)


def test_a_bid_is_tried_against_what_the_others_choose() -> None:
    game = KRAGEN["Kragen for three"]
    kernel = ready_kernel(game)
    state = next(state for state in walk(game, "random", 1) if len(game.waiting(state)) == 2)
    seat = game.waiting(state)[0]
    bids = game.legal_moves(state, seat)
    played = kernel.playouts_after_each(state, bids, "random", 4, seed=6, seat=seat)
    for number, bid in enumerate(bids):
        there = reference.play_on(game, state, ("random",) * 3, 4, 6, 1 << 30, (seat, bid))
        assert np.array_equal(played.results[number], there)
    with pytest.raises(kernels.Uncovered):
        kernel.playouts_after_each(state, bids)


def test_until_the_code_is_ready_the_reference_engine_gives_the_same_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    game = VEGAS["teams"]
    kernel = ready_kernel(game)
    warm = kernel.playouts(game.start()[0], "greedy", 5, seed=9)
    monkeypatch.setattr(warming, "_warmths", {"vegas": warming.Warmth("vegas")})
    cold = kernel.playouts(game.start()[0], "greedy", 5, seed=9)
    assert (warm.engine, cold.engine) == ("kernel", "reference")
    assert np.array_equal(warm.results, cold.results)


def test_without_numba_everything_is_played_by_the_reference_engine_which_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(keeping, "numba_version", lambda: "")
    monkeypatch.setattr(warming, "_warmths", {})
    game = VEGAS["classic for two"]
    kernel = kernels.for_game(game)
    assert kernel is not None
    assert kernel.playouts(game.start()[0], count=1).engine == "reference"
    assert choose_engine("auto", game, ("random",), MANY) == ("reference", "numba")
    with pytest.raises(InvalidPlan):
        choose_engine("kernel", game, ("random",), MANY)


def test_code_that_fails_to_load_leaves_the_reference_engine_serving(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(rules: str) -> None:
        raise OSError("no such code")

    monkeypatch.setattr(warming, "is_kept", lambda rules: True)
    monkeypatch.setattr(warming, "load", fail)
    warmth = warming.Warmth("vegas")
    assert not warmth.wait()
    assert "no such code" in warmth.failure


def test_a_policy_that_nobody_knows_is_refused() -> None:
    kernel = ready_kernel(VEGAS["classic for two"])
    with pytest.raises(kernels.Uncovered):
        kernel.playouts(kernel.game.start()[0], "genius")


def test_machine_code_is_kept_under_the_name_of_its_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setenv("FLAMBEUR_CACHE", str(tmp_path))
    keeping.code_folder.cache_clear()
    try:
        folder = keeping.code_folder()
        assert folder.is_relative_to(tmp_path)
        assert not keeping.is_kept("vegas")
        keeping.note_kept("vegas")
        assert keeping.is_kept("vegas")
        with keeping.one_at_a_time():
            assert (folder / "lock").exists()
    finally:
        keeping.code_folder.cache_clear()


def test_words_are_those_of_the_seeded_source() -> None:
    from flambeur.kernels.words import DICE, begin_stream, below

    streams = np.zeros(2, np.uint64)
    begin_stream(streams, DICE, np.uint64(12), 5)
    source = Seeded(12, 5)
    for bound in (1, 2, 3, 6, 7, 54, 255, 256, 1000, 6**8, (1 << 62) + 1):
        for _ in range(20):
            assert below(streams, DICE, bound) == source.below(bound)
