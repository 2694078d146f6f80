"""The rest of a round for more players and kinds of dice, against expectimax by the reference engine."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from flambeur.analysis.vegas.duel import Duel
from flambeur.analysis.vegas.endgame import Endgame, TooLarge, estimate
from flambeur.analysis.vegas.horizon import ERROR, win_probability
from flambeur.analysis.vegas.position_numbers import LEAD, MONEY, STANDING, WIN
from flambeur.analysis.vegas.race import race_table
from flambeur.engine import Seeded, new_game
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.turn import PLACE, ROLL
from tests.analysis.brute import Brute
from tests.analysis.positions import lead, random_position


def own_money(start: VegasState) -> Any:
    def worth(state: VegasState) -> tuple[float, ...] | None:
        if state.agenda and state.round == start.round:
            return None
        return tuple(float(sum(won) - sum(before)) for won, before in zip(state.won, start.won, strict=True))

    return worth


@pytest.mark.parametrize(
    ("players", "options", "dice"),
    [
        (3, {}, 3),
        (4, {"box": "boulevard", "with": "notes,big"}, 3),
        (3, {"with": "neutral"}, 3),
        (5, {"box": "morecash", "with": "big,neutral"}, 3),
    ],
    ids=str,
)
def test_everybody_plays_for_their_own_money(players: int, options: dict[str, Any], dice: int) -> None:
    game: Any = new_game("vegas", players, **options)
    for seed in range(2):
        state = random_position(game, seed, dice)
        endgame, brute = Endgame(game, state, MONEY, 100_000), Brute(game, own_money(state))
        assert endgame.values(state) == pytest.approx(brute.value(state), abs=1e-9)
        assert 0 < endgame.positions <= estimate(state).positions
        state = game.resolve(state, Seeded(seed).draw(game.chance(state)))[0]
        assert state.agenda[-1] is PLACE
        found = endgame.placements(state)
        for move, values in brute.moves(state).items():
            assert found[move] == pytest.approx(values, abs=1e-9)  # type: ignore[index]  # all moves are placements


def test_in_the_last_round_everybody_plays_to_win_and_notes_break_ties() -> None:
    game: Any = new_game("vegas", 3, rounds=1)
    state = random_position(game, 3, 3)

    def won(state: Any) -> tuple[float, ...] | None:
        result = game.outcome(state)
        return result and tuple((seat in result.winners) / len(result.winners) for seat in range(3))

    assert Endgame(game, state, WIN, 100_000).values(state) == pytest.approx(Brute(game, won).value(state), abs=1e-9)


def test_two_players_with_neutral_dice_play_for_the_lead() -> None:
    game: Any = new_game("vegas", 2, **{"with": "neutral"})
    state = random_position(game, 1, 4)
    assert any(hand[1] for hand in state.hands)
    value = Endgame(game, state, LEAD, 100_000).values(state)
    assert value == pytest.approx(Brute(game, lead(state)).value(state), abs=1e-9)


def test_both_solvers_agree_on_two_players() -> None:
    game: Any = new_game("vegas", 2, box="boulevard", **{"with": "big"})
    state = random_position(game, 4, 5)
    assert state.agenda[-1] is ROLL
    assert Endgame(game, state, LEAD, 200_000).values(state)[0] == pytest.approx(Duel.of(game, state).value(state))


def test_before_the_last_round_the_end_is_worth_what_the_money_says() -> None:
    game: Any = new_game("vegas", 3)
    state = random_position(game, 3, 4)

    def stands(end: Any) -> tuple[float, ...] | None:
        if end.round == state.round:
            return None
        money = np.array([game.money(end, seat) for seat in range(3)], np.float64)
        return tuple(win_probability(money, game.rounds - state.round))

    found = Endgame(game, state, STANDING, 100_000).values(state)
    assert found == pytest.approx(Brute(game, stands).value(state), abs=1e-4)  # notes count a little beside money
    assert sum(found) == pytest.approx(1)


def test_the_curve_of_chances_is_no_further_from_solved_races_than_it_says() -> None:
    table = race_table()
    leads = np.arange(-300, 301, 10)
    for rounds in range(1, len(table.chances) + 1):
        either = (table.chance(leads, rounds, True) + table.chance(leads, rounds, False)) / 2
        curve = np.array([win_probability(np.array([lead, 0.0]), rounds)[0] for lead in leads])
        assert np.abs(curve - either).max() <= ERROR


def test_what_is_too_large_is_said_and_not_begun() -> None:
    game: Any = new_game("vegas", 4)
    state = random_position(game, 1, 32)
    assert not estimate(state).possible
    with pytest.raises(TooLarge):
        Endgame(game, state, MONEY, 1000)
    small = random_position(game, 1, 5)
    with pytest.raises(TooLarge):
        Endgame(game, small, MONEY, 3).values(small)
