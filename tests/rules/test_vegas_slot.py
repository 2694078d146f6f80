"""The slot machine: placing there, and both ways of paying (B11–B13, M4, X9, X10, X14)."""

from __future__ import annotations

import pytest

from flambeur.engine import InvalidOption
from flambeur.games.vegas.events import Paid, Returned, Tied
from flambeur.games.vegas.state import SLOT, VegasState
from flambeur.games.vegas.table import Vegas
from tests.rules.vegas_lab import N, all_of, go, moves, position, table


def boulevard(*more: str, players: int = 5) -> Vegas:
    return table(players, "boulevard", "slot", *more)


def morecash(*more: str, players: int = 3) -> Vegas:
    return table(players, "morecash", "slot", *more)


def choosing(game: Vegas, state: VegasState) -> list[int]:
    """The seats that choose a note, in order, each taking the first one offered."""
    order: list[int] = []
    while game.waiting(state):
        order += game.waiting(state)
        state, _ = game.apply(state, game.legal_moves(state)[0])
    return order


def test_B11_the_slot_machine_is_stocked_last_like_a_casino() -> None:
    game = boulevard()
    state, _ = go(game, game.start()[0], *["* note:90"] * 5, "* note:80", "* note:30")
    assert state.notes == ((90,), (90,), (90,), (90,), (90,), (80,), (30,))
    state, _ = go(game, state, "* note:40")
    assert state.notes[SLOT] == (40, 30), "sixty with five players"


def test_B11_it_is_for_five_to_eight_players_in_boulevard() -> None:
    assert boulevard(players=8).places == 7
    with pytest.raises(InvalidOption, match="is for 5 to 8 players, not 4"):
        boulevard(players=4)


def test_B11_all_dice_of_the_chosen_face_go_there_instead() -> None:
    game = boulevard()
    state, _ = go(game, position(game), "* own:22234456")
    assert moves(game, state) == [*(f"place {f}" for f in (2, 3, 4, 5, 6)), *(f"slot {f}" for f in (2, 3, 4, 5, 6))]
    state, _ = go(game, state, "0 slot 2")
    assert state.dice[SLOT + 1] == (3, 0, 0, 0, 0, 0)
    assert state.dice[1] == (0, 0, 0, 0, 0, 0)


def test_X14_after_annas_4s_nobody_can_put_4s_there_not_even_anna() -> None:
    game = boulevard()
    state, _ = go(game, position(game), "* own:11144455", "0 slot 4", "* own:44444456")
    assert moves(game, state) == ["place 4", "place 5", "place 6", "slot 5", "slot 6"]
    for seat in (1, 2, 3, 4):
        state, _ = go(game, state, f"{seat} place 4", "* own:44444456" if seat < 4 else "* own:14444")
    assert state.turn == 0
    assert "slot 4" not in moves(game, state)
    assert "slot 1" in moves(game, state)


def test_B13_a_face_stays_barred_even_if_its_dice_leave() -> None:
    game = table(2, "morecash", "slot", "kickers")
    state, _ = go(game, position(game), "* own:11223344 kicker:66", "0 slot 4")
    state, _ = go(game, state, "* own:11223355 kicker:56", "1 slot 5", "1 kick 0 normal 4")
    state, _ = go(game, state, "* own:1122334 kicker:66", "0 slot 6", "0 kick 0 normal 4", "0 kick 1 normal 5")
    assert state.dice[SLOT + 3] == (0, 0, 0)
    slot = game.view(state, 1).slot
    assert slot is not None
    assert slot.barred == (4, 5), "a lone kicker bars nothing"


def test_X9_carlas_highest_die_beats_dennys_and_ben_is_third() -> None:
    game = boulevard()
    ben, carla, denny = 1, 2, 3
    state = position(
        game,
        slot={3: {denny: 3}, 6: {ben: 2}, 4: {carla: 2}, 1: {carla: 1}},
        notes={7: (90, 60, 30, 10)},
        payout=True,
    )
    assert choosing(game, state) == [carla, denny, ben]


def test_B12_players_choose_one_note_each_and_the_rest_goes_under_the_pile() -> None:
    game = boulevard()
    state = position(game, slot={2: {0: 1}, 5: {1: 2}}, notes={7: (90, 60, 30)}, payout=True)
    assert game.waiting(state) == (1,)
    assert moves(game, state) == ["take 90", "take 60", "take 30"]
    state, _ = go(game, state, "1 take 60")
    assert moves(game, state) == ["take 90", "take 30"]
    state, events = go(game, state, "0 take 30")
    assert state.won[:2] == ((30,), (60,))
    assert all_of(events, Returned) == [Returned(7, (90,))]


def test_B12_equal_dice_go_by_pips_at_every_rank_and_nobody_is_cancelled() -> None:
    game = boulevard()
    state = position(game, slot={1: {0: 3}, 2: {1: 1}, 5: {2: 1}}, notes={7: (90, 60, 30, 10)}, payout=True)
    assert choosing(game, state) == [0, 2, 1]


def test_B13_the_slot_machine_pays_after_casino_6() -> None:
    game = boulevard()
    state = position(
        game, lying={6: {0: 1}, 1: {1: 8, 2: 8, 3: 8, 4: 8}, 2: {0: 6}}, slot={}, notes={6: (50,), 7: (40,)}
    )
    _, events = go(game, state, "* own:3", "0 slot 3")
    assert [paid.place for paid in all_of(events, Paid)] == [6, 7]


def test_B13_the_neutral_colour_takes_the_dearest_note_and_yields_to_an_equal_player() -> None:
    game = boulevard("neutral")
    state = position(game, slot={3: {0: 2, N: 2}, 6: {N: 1}, 2: {1: 1}}, notes={7: (90, 60, 30)}, payout=True)
    assert state.under == (90,), "neutral has three dice and is first"
    assert choosing(game, state) == [0], "the last note needs no choice"
    equal = position(game, slot={3: {0: 2, N: 2}}, notes={7: (90, 60)}, payout=True)
    assert choosing(game, equal) == [0]


def test_B13_a_big_die_counts_as_two_dice_and_its_pips_twice() -> None:
    game = boulevard("big")
    state = position(game, slot={3: {1: 2}}, big={0: (7, 4)}, notes={7: (90, 60)}, payout=True)
    assert game.waiting(state) == (0,), "two dice each, eight pips against six"
    less = position(game, slot={5: {1: 2}}, big={0: (7, 4)}, notes={7: (90, 60)}, payout=True)
    assert game.waiting(less) == (1,)


def test_B13_big_and_neutral_dice_of_one_face_bar_it_together() -> None:
    game = boulevard("big", "neutral")
    state, _ = go(game, position(game), "* own:1122334 neutral:45 big:4", "0 slot 4")
    slot = game.view(state, None).slot
    assert slot is not None
    assert slot.barred == (4,)
    assert slot.dice[3] == (1, 0, 0, 0, 0, 1)
    assert slot.big[3] == (0,)


def test_X10_in_the_2019_box_most_dice_choose_first() -> None:
    game = morecash()
    laurent, jean_baptiste, oceane = 0, 1, 2
    slot = {3: {laurent: 2}, 6: {jean_baptiste: 3}, 4: {oceane: 2}, 1: {oceane: 2}}
    state = position(game, slot=slot, notes={7: (90, 60, 30, 10)}, payout=True)
    assert choosing(game, state) == [oceane, jean_baptiste, laurent]


def test_M4_any_number_of_players_and_ties_cancel() -> None:
    game = morecash(players=2)
    state = position(game, lying={1: {0: 7, 1: 8}}, slot={}, notes={7: (90,)})
    state, _ = go(game, state, "* own:2", "0 slot 2")
    assert state.won == ((90,), ())
    tied = position(morecash(), slot={3: {0: 2}, 6: {1: 2}, 5: {2: 1}}, notes={7: (90, 60)}, payout=True)
    assert tied.won == ((), (), ())
    assert choosing(morecash(), tied) == [2], "the third is the only one left, and still may choose"


def test_M4_neutral_and_big_dice_tie_there_like_others() -> None:
    game = morecash("big", "neutral", players=2)
    state = position(game, slot={3: {N: 2}, 5: {1: 1}}, big={0: (7, 6)}, notes={7: (50, 50)}, payout=True)
    assert state.won == ((), (50,)), "the big die and the two neutral ones cancel"
    assert state.under == (50,)


def test_M4_ties_at_the_slot_machine_are_told() -> None:
    game = morecash(players=2)
    state = position(game, lying={1: {0: 6, 1: 7}}, slot={3: {1: 1}}, notes={7: (90,)})
    _, events = go(game, state, "* own:24", "0 slot 2", "* own:4", "0 place 4")
    assert all_of(events, Tied) == [Tied(7, (0, 1), 1)]
