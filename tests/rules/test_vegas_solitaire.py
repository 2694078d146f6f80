"""Las Vegas alone: you against all other colours (L1–L6, M11)."""

from __future__ import annotations

from operator import sub
from typing import Any

import pytest
from msgspec.structs import replace

from flambeur.analysis.greedy.vegas_colours import choose
from flambeur.bots import play_random
from flambeur.engine import Budget, InvalidOption, InvalidPosition, Match, Seeded, new_game
from flambeur.engine.conformance import check_game
from flambeur.engine.playout import playout
from flambeur.games.vegas.colours.events import (
    ColourPaid,
    ColourRolledOut,
    ColoursPlaced,
    ColoursTied,
    GroupBegan,
    MasterGambler,
    SolitaireEnded,
)
from flambeur.games.vegas.colours.solitaire import Solitaire
from flambeur.games.vegas.colours.state import COLOURS, ColoursState
from flambeur.games.vegas.events import Stocked
from tests.rules.vegas_colours import before, play, roll, rows, settled


def solitaire(box: str = "boulevard", **options: Any) -> Solitaire:
    game = new_game("vegas", 1, box=box, mode="solitaire", **options)
    assert isinstance(game, Solitaire)
    return game


def test_L1_casinos_are_stocked_to_50_from_all_notes_with_those_of_100() -> None:
    game = solitaire()
    state = before(game, "roll")
    assert len(state.notes) == 6
    assert all(sum(notes) >= 50 > sum(notes) - max(notes) for notes in state.notes)
    assert dict(zip(game.denominations, game.full_pile, strict=True))[100] == 5
    assert sum(game.full_pile) == 59
    assert 0 not in game.denominations  # no rainbow cards


def test_L1_there_are_eight_colours_of_eight_dice_and_one_is_yours() -> None:
    game = solitaire()
    assert game.full == (8,) * 8
    assert len(set(game.colours)) == 8
    view = game.view(before(game, "roll"), 0)
    assert view.mine == (0,)


def test_L1_the_classic_box_has_too_few_colours() -> None:
    with pytest.raises(InvalidOption, match="needs another box than classic: boulevard, morecash"):
        solitaire("classic")


def test_L1_V14_casinos_that_an_empty_pile_does_not_reach_stay_empty() -> None:
    game = solitaire()
    state, _ = game.start()
    state, events = game.resolve(replace(state, pile=(0, 0, 0, 0, 1, 0, 0, 0, 0, 0), under=(20, 40, 30)), (50,))
    assert state.notes == ((50,), (40, 20), (30,), (), (), ())
    assert [event.note for event in events if isinstance(event, Stocked)] == [50, 20, 40, 30]
    assert state.agenda[-1].name == "roll_out"


def test_L2_one_rival_is_rolled_out_and_the_rest_forms_two_groups_of_28() -> None:
    game = solitaire()
    state = before(game, "roll")
    assert [sum(row[colour] for row in state.dice) for colour in range(8)] == [0] * 7 + [8]
    assert state.left == state.later == (4,) * 7 + (0,)
    assert sum(state.left) == 28


def test_L2_the_rival_dice_lie_where_they_show() -> None:
    game = solitaire()
    state, events = game.resolve(before(game, "roll_out"), ((3, 0, 1, 0, 0, 4),))
    assert [row[7] for row in state.dice] == [3, 0, 1, 0, 0, 4]
    assert ColourRolledOut(7, (3, 0, 1, 0, 0, 4)) in events


def test_L3_one_die_of_each_colour_is_rolled_and_all_of_one_face_placed() -> None:
    game = solitaire()
    state = before(game, "roll")
    assert [factor.kind for factor in game.chance(state)] == list(game.colours[:7])
    then = state.dice[2]
    state = roll(game, state, "3313526")
    assert state.agenda[-1].rule == "L3"
    assert [str(move) for move in game.legal_moves(state)] == ["place 1", "place 2", "place 3", "place 5", "place 6"]
    state, events = game.apply(state, game.read_move("place 3"))
    assert events[0] == ColoursPlaced(0, 3, 3, (0, 1, 3))
    assert tuple(map(sub, state.dice[2], then)) == (1, 1, 0, 1, 0, 0, 0, 0)
    assert state.left == (3, 3, 4, 3, 4, 4, 4, 0)


def test_L3_a_colour_without_dice_in_the_group_is_not_rolled() -> None:
    game = solitaire()
    state = replace(before(game, "roll"), left=(0, 1, 0, 4, 0, 0, 0, 0))
    assert [factor.kind for factor in game.chance(state)] == [game.colours[1], game.colours[3]]


def test_L3_group_2_follows_when_group_1_is_used_up() -> None:
    game = solitaire()
    state = replace(before(game, "roll"), left=(1, 1, 0, 0, 0, 0, 0, 0))
    state, events = play(game, state, "44", "place 4")
    assert GroupBegan(2) in events
    assert (state.group, state.left, state.later) == (2, (4,) * 7 + (0,), ())


def test_L3_the_round_is_paid_when_group_2_is_used_up() -> None:
    game = solitaire(solo_rounds=1)
    state = replace(before(game, "roll"), left=(1, 0, 0, 0, 0, 0, 0, 0), later=(), group=2)
    state, _ = play(game, state, "4", "place 4")
    assert game.outcome(state) is not None


def test_L4_casinos_pay_untied_colours_and_the_rest_goes_under_the_pile() -> None:
    game = solitaire(solo_rounds=1)
    dice = rows(6, place1=(3, 2, 2, 1, 0, 0, 0, 0))
    state, events = settled(game, dice=dice, notes=((80, 30, 10), (40, 20), (), (), (), ()), under=(50,))
    assert ColoursTied(1, (1, 2), 2) in events
    assert [event for event in events if isinstance(event, ColourPaid)] == [ColourPaid(1, 0, 80), ColourPaid(1, 3, 30)]
    assert (state.won[0], state.won[3]) == ((80,), (30,))
    assert state.under == (50, 10, 40, 20)


@pytest.mark.parametrize(("notes", "won"), [((80, 40, 30), True), ((70, 40, 30), False), ((60, 40, 30), False)])
def test_L4_you_win_with_more_than_all_rivals_together_and_a_tie_is_lost(notes: tuple[int, ...], won: bool) -> None:
    game = solitaire(solo_rounds=1)
    dice = rows(6, place1=(5, 2, 1, 0, 0, 0, 0, 0))
    state, events = settled(game, dice=dice, notes=(notes, (), (), (), (), ()))
    result = game.outcome(state)
    assert result is not None
    assert result.winners == ((0,) if won else ())
    assert result.scores == (notes[0],)
    assert game.view(state, 0).rivals == 70
    assert events[-1] == SolitaireEnded(won, notes[0], 70)


@pytest.mark.parametrize("rounds", [1, 4])
def test_L4_a_game_has_four_rounds_or_one(rounds: int) -> None:
    game = solitaire(solo_rounds=rounds)
    source = Seeded(5)
    end = playout(game, game.start()[0], lambda state, seat, moves: moves[0], source)
    assert isinstance(end, ColoursState)
    assert end.round == rounds


def test_L1_nobody_else_can_start() -> None:
    with pytest.raises(InvalidOption, match=r"random or 0 \(seat 1\), not 1"):
        solitaire(starter="1")


def test_L4_two_rounds_are_refused() -> None:
    with pytest.raises(InvalidOption, match="4 rounds or 1"):
        solitaire(solo_rounds=2)


def test_L5_two_rivals_are_rolled_out_and_the_groups_have_24_dice() -> None:
    game = solitaire(solo_rivals=2)
    state = before(game, "roll")
    assert [sum(row[colour] for row in state.dice) for colour in range(8)] == [0] * 6 + [8, 8]
    assert state.left == state.later == (4,) * 6 + (0, 0)
    assert sum(state.left) == 24


@pytest.mark.parametrize(("own", "first", "second"), [(7, 3, 4), (6, 3, 3), (5, 2, 3), (2, 1, 1), (1, 0, 1)])
def test_L6_the_larger_half_of_your_fewer_dice_is_in_group_2(own: int, first: int, second: int) -> None:
    state = before(solitaire(solo_dice=own), "roll")
    assert (state.left[0], state.later[0]) == (first, second)
    assert (state.left[1], state.later[1]) == (4, 4)


def test_L6_winning_with_one_die_makes_a_master_gambler() -> None:
    game = solitaire(solo_dice=1, solo_rounds=1)
    dice = rows(6, place2=(1, 2, 2, 3, 3, 0, 0, 0))
    notes = ((), (60, 40), (), (), (), ())
    _, events = settled(game, dice=dice, notes=notes)
    assert events[-1] == MasterGambler()


@pytest.mark.parametrize("dice", [8, 2])
def test_L6_winning_with_more_dice_does_not(dice: int) -> None:
    game = solitaire(solo_dice=dice, solo_rounds=1)
    _, events = settled(game, dice=rows(6, place2=(1, 0, 0, 0, 0, 0, 0, 0)), notes=((), (60,), (), (), (), ()))
    assert events[-1] == SolitaireEnded(True, 60, 0)


def test_L6_M11_a_big_die_besides_the_one_die_is_one_too_many() -> None:
    game = solitaire("morecash", solo_dice=1, solo_rounds=1, **{"with": "big"})
    notes = ((), (60,), (), (), (), ())
    _, events = settled(game, dice=rows(6, place2=(1, 0, 0, 0, 0, 0)), big=game.no_big, notes=notes)
    assert events[-1] == SolitaireEnded(True, 60, 0)


def test_L5_L6_combine() -> None:
    state = before(solitaire(solo_rivals=2, solo_dice=3), "roll")
    assert state.left == (1, 4, 4, 4, 4, 4, 0, 0)
    assert state.later == (2, 4, 4, 4, 4, 4, 0, 0)


def test_M11_six_colours_and_the_notes_of_the_box() -> None:
    game = solitaire("morecash")
    state = before(game, "roll")
    assert state.left == state.later == (4,) * 5 + (0,)
    assert sum(game.full_pile) == 66
    assert dict(zip(game.denominations, game.full_pile, strict=True))[100] == 4


def test_M11_big_dice_are_the_last_of_their_colours_in_group_2_and_count_two() -> None:
    game = solitaire("morecash", **{"with": "big"})
    state = before(game, "roll")
    assert (state.left, state.later) == ((4,) * 5 + (0,), (5,) * 5 + (0,))
    assert sum(bits >> 5 & 1 for bits in state.big) == 1  # that of the rival rolled out lies somewhere
    late = replace(state, group=2, left=(1, 2, 0, 0, 0, 0), later=(), dice=game.no_dice, big=game.no_big)
    rolled = roll(game, late, "44")
    assert game.view(rolled, 0).big_in_roll == (0,)
    state, events = game.apply(rolled, game.read_move("place 4"))
    assert events[0] == ColoursPlaced(0, 4, 4, (0, 1), (0,))
    assert state.dice[3] == (0, 1, 0, 0, 0, 0)
    assert state.big[3] == 1
    state, events = settled(game, group=2, dice=state.dice, big=state.big, notes=((), (), (), (90, 60), (), ()))
    assert [event for event in events if isinstance(event, ColourPaid)] == [ColourPaid(4, 0, 90), ColourPaid(4, 1, 60)]


@pytest.mark.parametrize("rivals", [1, 2])
def test_M11_the_big_die_of_a_colour_rolled_out_beforehand_is_rolled_out_with_it(rivals: int) -> None:
    game = solitaire("morecash", solo_rivals=rivals, **{"with": "big"})
    state = before(game, "roll")
    out = range(6 - rivals, 6)
    assert [sum(row[colour] for row in state.dice) for colour in range(6)] == [0] * (6 - rivals) + [8] * rivals
    assert sum(bits.bit_count() for bits in state.big) == rivals
    assert all(any(bits >> colour & 1 for bits in state.big) for colour in out)


def test_M11_L6_with_one_die_and_big_dice_you_play_with_two() -> None:
    state = before(solitaire("morecash", solo_dice=1, **{"with": "big"}), "roll")
    assert (state.left[0], state.later[0]) == (0, 2)


def test_M11_a_face_that_lies_on_the_slot_machine_is_barred_there() -> None:
    game = solitaire("morecash", **{"with": "slot"})
    state = before(game, "roll")
    assert sum(state.notes[6]) >= 50
    state = roll(game, state, "33152")
    assert [str(move) for move in game.legal_moves(state)][4:] == ["slot 1", "slot 2", "slot 3", "slot 5"]
    state, events = game.apply(state, game.read_move("slot 3"))
    assert events[0] == ColoursPlaced(0, 7, 3, (0, 1))
    assert state.dice[6 + 2] == (1, 1, 0, 0, 0, 0)
    state = roll(game, state, "33152")
    assert "slot 3" not in [str(move) for move in game.legal_moves(state)]
    assert game.view(state, 0).barred == (3,)


def test_M11_on_the_slot_machine_ties_cancel_rivals_take_the_dearest_note_and_you_choose() -> None:
    game = solitaire("morecash", solo_rounds=1, **{"with": "slot"})
    dice = rows(12, place8=(2, 1, 2, 1, 0, 0), place10=(0, 3, 0, 0, 0, 1))  # 2, 4, 2, 1, 0, 1
    dice = (*dice[:10], (1, 0, 0, 0, 0, 0), dice[11])
    notes = ((), (), (), (), (), (), (100, 80, 60, 60))
    state, events = settled(game, dice=dice, notes=notes)
    assert ColoursTied(7, (3, 5), 1) in events
    assert ColourPaid(7, 1, 100) in events
    assert [str(move) for move in game.legal_moves(state)] == ["take 80", "take 60"]
    state, events = game.apply(state, game.read_move("take 60"))
    assert [event for event in events if isinstance(event, ColourPaid)] == [ColourPaid(7, 0, 60), ColourPaid(7, 2, 80)]
    assert state.under[-1:] == (60,)


@pytest.mark.parametrize(("box", "module"), [("boulevard", "slot"), ("boulevard", "big"), ("morecash", "kickers")])
def test_M11_other_modules_have_no_part_in_a_solitaire(box: str, module: str) -> None:
    with pytest.raises(InvalidOption, match=f"no module {module}"):
        solitaire(box, **{"with": module})


def test_a_position_with_a_die_too_many_is_refused() -> None:
    game = solitaire()
    state = before(game, "roll")
    with pytest.raises(InvalidPosition, match="8 blue dice"):
        game.check(replace(state, left=(5, *state.left[1:])))


def test_a_position_with_a_note_too_many_is_refused() -> None:
    game = solitaire()
    state = before(game, "roll")
    with pytest.raises(InvalidPosition, match="notes"):
        game.check(replace(state, under=(50,)))


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"solo_rivals": 2, "solo_dice": 1},
        {"solo_rounds": 1, "solo_dice": 5},
        {"box": "morecash"},
        {"box": "morecash", "with": "big"},
        {"box": "morecash", "with": "slot", "solo_rivals": 2},
        {"box": "morecash", "with": "big,slot", "solo_dice": 3},
    ],
)
def test_random_solitaires_keep_what_every_game_must_keep(options: dict[str, Any]) -> None:
    check_game(solitaire(**options), games=1, seed=11, thorough=13)


def test_a_greedy_solitaire_is_won_where_random_play_never_wins() -> None:
    game = solitaire()
    wins = {"random": 0, "greedy": 0}
    for number in range(12):
        for level in wins:
            match, own = Match(game, Seeded(4, stream=number)), Seeded(5, stream=number)
            while match.waiting:
                bot = choose if level == "greedy" else play_random
                match.play(bot(match.knowledge(0), match.legal_moves(0), Budget(), own))
            result = match.outcome()
            assert result is not None
            wins[level] += len(result.winners)
    assert wins["random"] == 0
    assert wins["greedy"] >= 4


def test_L1_the_colour_of_ones_own_can_be_chosen() -> None:
    game = new_game("vegas", 1, box="boulevard", mode="solitaire", solo_colour="green")
    state, _ = game.start()
    view: Any = game.view(state, 0)
    assert view.colours[view.mine[0]] == "green"
    assert sorted(view.colours) == sorted(COLOURS)
    with pytest.raises(InvalidOption, match="the morecash box has no orange dice"):
        new_game("vegas", 1, box="morecash", mode="solitaire", solo_colour="orange")
