"""The classic game: turns, ties, payout, rounds and the end (V1–V14, X1–X5)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from flambeur.engine import Event, InvalidOption, InvalidPosition, Pick, Seeded, new_game
from flambeur.engine.playout import playout
from flambeur.games.first_player import StarterChosen
from flambeur.games.vegas.events import Paid, Placed, Returned, RoundBegan, Stocked, Tied
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.stock import Stock
from tests.rules.vegas_lab import all_of, go, moves, position, table, with_steps


def paid_at(dice: dict[int, int], notes: tuple[int, ...], players: int = 4) -> tuple[VegasState, list[Event]]:
    """Let casino 1 pay: the state after the whole payout, and what was told about it."""
    game = table(players)
    state = position(game, lying={1: dice}, notes={1: notes})
    after, events = game.run(replace(state, agenda=(*state.agenda[:1], *game.payout_agenda)))
    return after, list(events)


# -- setting up


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_V1_two_to_five_players_have_eight_dice_each_and_six_casinos(players: int) -> None:
    game = table(players)
    assert game.opening().hands == ((8, 0, 0, 0),) * players
    assert len(game.opening().dice) == len(game.opening().notes) == 6


@pytest.mark.parametrize("players", [1, 6, 8])
def test_V1_other_numbers_of_players_are_refused_with_the_reason(players: int) -> None:
    with pytest.raises(InvalidOption, match=f"the classic box is for 2 to 5 players, not {players}."):
        new_game("vegas", players)


def test_V2_54_notes_are_worth_two_and_a_half_million() -> None:
    game = table()
    pile = dict(zip(game.denominations, game.full_pile, strict=True))
    assert pile == {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}
    assert sum(pile.values()) == 54
    assert sum(note * count for note, count in pile.items()) == 2500


def test_V3_notes_are_laid_at_a_casino_until_fifty_lie_there_dearest_first() -> None:
    game = table()
    state, _ = game.start()
    state, _ = go(game, state, "* note:10", "* note:30", "* note:20", "* note:90")
    assert state.notes[:3] == ((30, 20, 10), (90,), ())
    state, _ = go(game, state, "* note:20", "* note:30", "* note:80", "* note:70", "* note:60")
    assert state.notes == ((30, 20, 10), (90,), (30, 20), (80,), (70,), (60,))
    assert game.waiting(state) == (), "the casinos are stocked: the starter rolls"


def test_V4_the_first_starter_is_drawn_with_equal_chances() -> None:
    game = new_game("vegas", 3)
    state, _ = game.start()
    assert game.chance(state) == (Pick("starter", (0, 1, 2), (1, 1, 1)),)
    _, events = game.resolve(state, (2,))
    assert all_of(events, StarterChosen) == [StarterChosen(2)]
    assert all_of(events, RoundBegan) == [RoundBegan(1, 2)]


def test_V4_a_named_seat_starts_and_play_goes_clockwise() -> None:
    game = table(3, starter="2")
    state = position(game, turn=2)
    assert state.turn == 2
    state, _ = go(game, state, "* own:11223344", "2 place 1")
    assert state.turn == 0


def test_V4_a_seat_that_is_not_there_cannot_start() -> None:
    with pytest.raises(
        InvalidOption, match=r"the first player is random or a number from 0 \(seat 1\) to 2 \(seat 3\), not 3"
    ):
        table(3, starter="3")


# -- a turn


def test_V5_all_dice_are_rolled_and_all_of_one_face_placed() -> None:
    game = table()
    state, events = go(game, position(game), "* own:11123456", "0 place 1")
    assert state.dice[0] == (3, 0, 0, 0)
    assert state.hands[0] == (5, 0, 0, 0)
    assert all_of(events, Placed) == [Placed(0, 1, 1, (3, 0, 0, 0))]


def test_X1_four_3s_and_a_5_leave_two_choices() -> None:
    game = table()
    state, _ = go(game, position(game, lying={1: {0: 3}}), "* own:33335")
    assert moves(game, state) == ["place 3", "place 5"]
    state, _ = go(game, state, "0 place 3")
    assert state.dice[2] == (4, 0, 0, 0)


def test_V6_a_casino_is_open_whoever_is_there() -> None:
    game = table()
    state = position(game, lying={2: {0: 1, 1: 3}})
    state, _ = go(game, state, "* own:2222222")
    assert moves(game, state) == ["place 2"]
    state, _ = go(game, state, "0 place 2")
    assert state.dice[1] == (8, 3, 0, 0)


def test_V7_who_has_no_dice_is_skipped_and_the_last_one_plays_on() -> None:
    game = table()
    state = position(game, turn=1, lying={1: {0: 8, 2: 8}, 2: {1: 6}})
    state, _ = go(game, state, "* own:35", "1 place 3")
    assert state.turn == 1, "nobody else has dice"
    state, events = go(game, state, "* own:5", "1 place 5")
    assert state.round == 2, "all dice are placed: the round is over"
    assert all_of(events, RoundBegan) == [RoundBegan(2, 1)]


# -- payout


def test_V8_every_tied_group_is_removed_not_only_the_top_one() -> None:
    _, events = paid_at({0: 2, 1: 2, 2: 1, 3: 1}, (90, 10))
    assert all_of(events, Tied) == [Tied(1, (0, 1), 2), Tied(1, (2, 3), 1)]
    assert all_of(events, Paid) == []


def test_X3_two_pairs_of_ties_pay_nobody() -> None:
    state, events = paid_at({0: 2, 1: 2, 2: 1, 3: 1}, (60,))
    assert state.won == ((), (), (), ())
    assert all_of(events, Returned) == [Returned(1, (60,))]


def test_V9_most_dice_take_the_dearest_note_and_nobody_two() -> None:
    state, _ = paid_at({0: 1, 1: 4, 2: 2}, (80, 50, 20))
    assert state.won == ((20,), (80,), (50,), ())


def test_X2_a_tie_in_the_middle_lets_the_last_move_up() -> None:
    state, _ = paid_at({0: 5, 1: 3, 2: 3, 3: 1}, (80, 30, 10))
    assert state.won == ((80,), (), (), (30,))
    assert state.under == (10,)


def test_X4_one_untied_player_takes_one_note_only() -> None:
    state, _ = paid_at({0: 2, 1: 1, 2: 1}, (40, 10))
    assert state.won == ((40,), (), (), ())
    assert state.under == (10,)


def test_X5_the_third_of_three_gets_nothing_from_two_notes() -> None:
    state, _ = paid_at({0: 3, 1: 2, 2: 1}, (70, 20))
    assert state.won == ((70,), (20,), (), ())


def test_V10_left_over_notes_go_under_the_pile_casino_by_casino_dearest_first() -> None:
    game = table()
    state = position(game, lying={1: {0: 1}}, notes={1: (50, 40, 30), 3: (20, 90), 6: (60,)}, payout=True)
    assert state.under == (40, 30, 90, 20, 60)


def test_V10_notes_under_the_pile_come_back_in_order_when_nothing_unseen_is_left() -> None:
    game = table()
    state = position(game, pile=(), under=(30, 20, 80))
    state = with_steps(game, state, Stock(0), Stock(1))
    assert state.notes[:2] == ((30, 20), (80,))


def test_V11_notes_won_are_public_knowledge() -> None:
    game = table()
    state = position(game, won={1: (90, 40)})
    for seat in (None, 0, 1, 2):
        assert game.view(state, seat).won == ((), (90, 40), ())


# -- rounds and the end


def test_V12_the_next_round_begins_one_seat_to_the_left_with_all_dice() -> None:
    game = table()
    state = position(game, lying={1: {0: 8, 1: 8, 2: 8}}, notes={1: (50,)})
    assert state.round == 2
    assert state.starter == 1
    assert state.hands == game.full_hands
    assert state.dice == game.no_dice
    assert state.notes == game.no_notes


def test_V12_a_game_has_four_rounds() -> None:
    game = table(2)
    rounds: list[int] = []

    def watch(events: list[Event]) -> None:
        rounds.extend(event.round for event in events if isinstance(event, RoundBegan))

    over = playout(game, game.opening(), lambda state, seat, moves: moves[0], Seeded(1), watch)
    assert not over.agenda
    assert rounds == [1, 2, 3, 4]


def ended(won: tuple[tuple[int, ...], ...]) -> VegasState:
    game = table(len(won))
    state = position(game, won=dict(enumerate(won)))
    return replace(state, agenda=())


@pytest.mark.parametrize(
    ("won", "winners"),
    [
        (((90, 40), (60, 60)), (0,)),
        (((60, 60), (90, 20, 10)), (1,)),
        (((60, 60), (90, 30)), (0, 1)),
    ],
    ids=["more money", "equal money, more notes", "equal in both"],
)
def test_V13_the_richest_wins_then_more_notes_then_it_is_shared(
    won: tuple[tuple[int, ...], ...], winners: tuple[int, ...]
) -> None:
    game = table(len(won))
    result = game.outcome(ended(won))
    assert result is not None
    assert result.winners == winners
    assert result.scores == tuple(sum(notes) for notes in won)


def test_V14_casinos_stay_as_they_are_when_the_pile_runs_out_and_the_round_is_played() -> None:
    game = table()
    state = position(game, pile=(40,), under=(20,))
    state, events = go(game, with_steps(game, state, *[Stock(place) for place in range(6)]), "* note:40")
    assert state.notes == ((40, 20), (), (), (), (), ())
    assert all_of(events, Stocked) == [Stocked(1, 40), Stocked(1, 20)]
    assert str(game.chance(state)[0]) == "Dice('own', 8)"


def test_a_position_that_has_lost_a_die_or_a_note_is_refused() -> None:
    game = table()
    state = position(game)
    with pytest.raises(InvalidPosition, match="the notes of this position"):
        game.check(replace(state, under=(10,)))
    with pytest.raises(InvalidPosition, match="seat 1 does not have its 8 dice"):
        game.check(replace(state, hands=((8, 0, 0, 0), (7, 0, 0, 0), (8, 0, 0, 0))))
    with pytest.raises(InvalidPosition, match="the neutral dice"):
        game.check(replace(state, hands=((8, 1, 0, 0), (8, 0, 0, 0), (8, 0, 0, 0))))
