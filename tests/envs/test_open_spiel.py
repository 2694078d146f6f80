"""OpenSpiel's own checks pass on every table, and its algorithms run on them unchanged and find what is true."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, mcts, minimax, tabular_qlearner

from flambeur import envs
from flambeur.analysis import solve
from flambeur.engine import (
    Family,
    Game,
    InvalidPosition,
    Seeded,
    families,
    family,
    new_game,
    read_position,
    write_position,
)
from flambeur.engine.position_trial import forward
from flambeur.envs.spiel import parameters, table_of
from tests.envs.tables import TABLES

AUCTION = (
    "kragen players=3 rounds=1 | agenda=(rounds,turns,improve) round=1 starter=0 turn=2 played=2 "
    "bags=((3,4,5),(3,4,5),(3,4,5)) tokens=(2,2,0) results=(10,9,0) pot=17 attempts=3 "
    "sets=((3,3,4),(1,2,2)) in_hand=1 leader=0"
)
"""The last turn of a game of one round: three attempts have been made, what is left is to stop or to sell."""


def _short(game: Game[Any]) -> Any:
    """The table with fewer rounds where that can be chosen: what is checked is the same in all of them."""
    fewer: dict[str, Any] = {"vegas": {"rounds": 1}, "kragen": {"rounds": 1}, "temptation": {"goal": 150}}[game.name]
    if game.table == "vegas_colours":
        fewer = {}
    options = {"modules" if name == "with" else name: value for name, value in game.options.items()}
    table = new_game(game.name, game.players, **{**options, **fewer})
    return envs.open_spiel(game.name, position=write_position(table, table.opening()))


@pytest.mark.parametrize("game", TABLES.values(), ids=TABLES)
def test_open_spiel_finds_nothing_wrong(game: Game[Any]) -> None:
    pyspiel.random_sim_test(_short(game), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(
    "name", ["two with neutral dice", "much at each casino", "temptation", "kragen", "vegas-secret"]
)
def test_every_game_that_is_made_here_can_be_sent_and_read_again(name: str) -> None:
    game = _short(TABLES[name])
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert str(again.new_initial_state()) == str(game.new_initial_state())
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_options_with_any_signs_can_be_sent_and_read_again() -> None:
    game = envs.open_spiel("vegas", players=3, pile="10:3,50:40,90:30", rounds=2, utility="lead")
    table = pyspiel.load_game(str(game)).new_initial_state().table
    assert table == new_game("vegas", 3, pile="10:3,50:40,90:30", rounds=2)


@pytest.mark.parametrize("family", families(), ids=lambda family: family.name)
def test_every_registered_game_is_loaded_by_its_name(family: Family) -> None:
    state = pyspiel.load_game(f"flambeur_{family.name}").new_initial_state()
    assert state.table == new_game(family.name)
    for preset, _ in family.presets:
        chosen = pyspiel.load_game(f"flambeur_{family.name}(preset={preset})").new_initial_state()
        assert chosen.table == new_game(family.name, preset=preset)


def test_a_position_that_is_none_is_refused() -> None:
    for wrong in ("nonsense", "dmVnYXM", "vegas players=2"):
        with pytest.raises(InvalidPosition):
            table_of(family("vegas"), parameters(family("vegas")) | {"position": wrong})


@pytest.mark.parametrize("name", ["vegas(players=2,rounds=1)", "kragen(players=3,rounds=2)", "vegas(preset=secret)"])
def test_games_by_name_can_be_sent_and_read_again(name: str) -> None:
    game = pyspiel.load_game(f"flambeur_{name}")
    assert str(pyspiel.load_game(str(game))) == str(game)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_lists_and_seats_can_be_given_in_a_name() -> None:
    game = pyspiel.load_game("flambeur_vegas(players=4,box=boulevard,modules=notes+big+kickers,starter=2)")
    assert str(game.new_initial_state()).startswith("vegas players=4 box=boulevard with=notes,big,kickers starter=2")


def test_factors_are_a_chain_of_chance_nodes() -> None:
    """V3: own and neutral dice are two factors of one roll; their order is that of the rules."""
    game = envs.open_spiel("vegas", players=2, modules="neutral", starter="0")
    state = game.new_initial_state()
    while state.is_chance_node() and not str(state).count("agenda=(rounds,turns,roll)"):
        state.apply_action(state.chance_outcomes()[0][0])
    own = state.chance_outcomes()
    assert sum(chance for _, chance in own) == pytest.approx(1)
    assert state.action_to_string(state.current_player(), own[0][0]).startswith("own:1")
    state.apply_action(own[0][0])
    assert state.is_chance_node()
    neutral = state.chance_outcomes()
    assert state.action_to_string(state.current_player(), neutral[-1][0]).startswith("neutral:6")
    state.apply_action(neutral[-1][0])
    assert state.current_player() == 0
    assert [state.action_to_string(0, action) for action in state.legal_actions()] == ["place 1", "place 6"]


def test_those_who_choose_at_once_do_so_there_too() -> None:
    state = envs.open_spiel("kragen", position=AUCTION).new_initial_state()
    (offer,) = (each for each in state.legal_actions() if state.action_to_string(2, each) == "auction 5")
    state.apply_action(offer)
    assert state.is_simultaneous_node()
    assert [[state.action_to_string(seat, each) for each in state.legal_actions(seat)] for seat in range(3)] == [
        ["bid 1", "bid 2"],
        ["bid 1", "bid 2"],
        ["wait"],
    ]
    before = state.information_state_string(1)
    high, low = state.legal_actions(0)[1], state.legal_actions(1)[0]
    state.apply_actions([high, low, state.legal_actions(2)[0]])
    assert state.position.tokens == (0, 1, 3)
    assert state.information_state_string(1) != before


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(InvalidPosition, match="a position of kragen, not of vegas"):
        envs.open_spiel("vegas", position=AUCTION)


def test_counterfactual_regret_solves_a_tiny_auction() -> None:
    """Tokens are worth nothing at the end: every player who can bids all, and the seller gains nothing by selling."""
    game = pyspiel.convert_to_turn_based(envs.open_spiel("kragen", position=AUCTION))
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(20):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert after < 0.05 < before


def _tiny_round(seed: int, dice: int) -> tuple[Any, Any]:
    """A round for two in which so few dice are left, and a roll lies before whose turn it is."""
    game, source = new_game("vegas", 2, rounds=1), Seeded(seed)
    state: Any = game.start()[0]
    while not (game.waiting(state) and sum(hand[0] for hand in state.hands) <= dice):
        state = forward(game, state, source)
    return game, state


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_minimax_over_chance_agrees_with_our_solver(seed: int) -> None:
    table, state = _tiny_round(seed, 3)
    answer = solve(table.knowledge(state, state.turn))
    assert answer is not None
    assert answer.kind == "exact"
    game = envs.open_spiel("vegas", position=write_position(table, state), utility="lead")
    lead, best = minimax.expectiminimax(game.new_initial_state(), 100, None, state.turn)
    assert lead == pytest.approx(answer.value)
    assert answer.values[table.all_moves()[best]] == pytest.approx(lead)


def test_tabular_learning_runs_on_a_tiny_round() -> None:
    table, state = _tiny_round(4, 4)
    env = rl_environment.Environment(envs.open_spiel("vegas", position=write_position(table, state), utility="lead"))
    env.seed(1)
    agents = [
        tabular_qlearner.QLearner(player_id=seat, num_actions=env.action_spec()["num_actions"]) for seat in range(2)
    ]
    step = env.reset()
    for _ in range(20):
        step = env.reset()
        while not step.last():
            seat = step.observations["current_player"]
            step = env.step([agents[seat].step(step).action])
        for agent in agents:
            agent.step(step)
    assert sum(step.rewards) == pytest.approx(0)


def test_tree_search_plays_a_whole_round() -> None:
    game = envs.open_spiel("vegas", players=2, rounds=1)
    judge = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searcher = mcts.MCTSBot(game, 1.4, 8, judge, random_state=np.random.RandomState(2))
    state = game.new_initial_state()
    source = np.random.RandomState(3)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(source.choice(actions, p=chances))
        else:
            state.apply_action(searcher.step(state) if state.current_player() == 0 else state.legal_actions()[0])
    table, last = read_position(str(state), trusted=True)
    assert table.outcome(last) is not None
