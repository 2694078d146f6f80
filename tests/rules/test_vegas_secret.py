"""Secret colours: everybody places dice of all colours (S1–S7, X13)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from flambeur.analysis.greedy.vegas_colours import choose
from flambeur.bots import play_random
from flambeur.engine import Budget, InvalidOption, Match, Seeded, new_game, visible
from flambeur.engine.conformance import check_game
from flambeur.games.vegas.colours.events import (
    ColourDealt,
    ColourPaid,
    ColoursPlaced,
    ColoursRevealed,
    NotesDiscarded,
)
from flambeur.games.vegas.colours.secret import SecretColours
from flambeur.games.vegas.colours.state import COLOURS, ColoursState
from flambeur.games.vegas.events import RoundBegan
from tests.rules.vegas_colours import before, play, roll, rows, settled

RED, GREEN, YELLOW, VIOLET = (COLOURS.index(word) for word in ("red", "green", "yellow", "violet"))
NOTHING: tuple[tuple[int, ...], ...] = ((),) * 6


def secret(players: int = 3, **options: Any) -> SecretColours:
    game = new_game("vegas", players, box="boulevard", mode="secret", **options)
    assert isinstance(game, SecretColours)
    return game


def by_colour(**dice: int) -> tuple[int, ...]:
    return tuple(dice.get(word, 0) for word in COLOURS)


def test_S1_each_casino_gets_three_notes_whatever_their_value() -> None:
    state = before(secret(), "roll")
    assert [len(notes) for notes in state.notes] == [3] * 6


def test_S1_all_notes_with_those_of_100_and_no_rainbow_cards() -> None:
    game = secret()
    assert sum(game.full_pile) == 59
    assert dict(zip(game.denominations, game.full_pile, strict=True))[100] == 5
    assert 0 not in game.denominations


def test_S1_two_dice_of_every_colour_are_placed_and_nothing_is_scored_for_that() -> None:
    game = secret()
    state, events = game.resolve(before(game, "roll_out"), ((2, 0, 0, 0, 0, 0),) * 7 + ((1, 0, 0, 0, 0, 1),))
    assert state.dice[0] == (2,) * 7 + (1,)
    assert state.dice[5] == (0,) * 7 + (1,)
    assert state.left == (6,) * 8
    assert state.won == ((),) * 8
    assert not any(isinstance(event, ColourPaid) for event in events)


@pytest.mark.parametrize("players", [1, 5])
def test_S1_it_is_for_two_to_four_players(players: int) -> None:
    with pytest.raises(InvalidOption, match="for 2 to 4 players"):
        secret(players)


def test_S1_only_boulevard_has_its_eight_colours() -> None:
    with pytest.raises(InvalidOption, match="needs another box than morecash: boulevard"):
        new_game("vegas", 3, box="morecash", mode="secret")


def test_S1_modules_have_no_part_in_it() -> None:
    with pytest.raises(InvalidOption, match="no module slot"):
        secret(3, **{"with": "slot"})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_S2_everybody_has_two_colours_of_their_own(players: int) -> None:
    state = before(secret(players), "roll")
    assert [len(cards) for cards in state.cards] == [2] * players
    assert len({colour for cards in state.cards for colour in cards}) == 2 * players


def test_S2_a_colour_card_is_seen_by_its_holder_alone() -> None:
    game = secret()
    state = before(game, "deal")
    assert game.chance_audience(state) == 0
    state, events = game.resolve(state, ("violet",))
    assert visible(events, 0) == [ColourDealt(0, VIOLET)]
    assert visible(events, 1) == visible(events, None) == [ColourDealt(0, -1)]
    assert game.view(state, 0).mine == (VIOLET,)
    assert game.view(state, 1).cards == game.view(state, None).cards == ((), (), ())
    assert "violet" not in game.chance(state)[0].values


def test_S3_the_starter_rolls_one_die_of_each_colour_and_the_next_player_goes_on() -> None:
    game = secret(starter="2")
    state = before(game, "roll")
    assert state.turn == 2
    assert [factor.kind for factor in game.chance(state)] == list(COLOURS)
    state = replace(state, notes=NOTHING)
    assert roll(game, state, "14155161").agenda[-1].rule == "S3"
    state, events = play(game, state, "14155161", "place 1")
    assert events[0] == ColoursPlaced(2, 1, 1, (0, 2, 5, 7))
    assert state.left == (5, 6, 5, 6, 6, 5, 6, 5)
    assert state.turn == 0


def test_S3_the_starter_is_drawn_unless_named() -> None:
    drawn = secret()
    state, _ = drawn.start()
    assert [factor.kind for factor in drawn.chance(state)] == ["starter"]
    state, events = drawn.resolve(state, (1,))
    assert RoundBegan(1, 1) in events
    with pytest.raises(InvalidOption, match=r"from 0 \(seat 1\) to 2 \(seat 3\)"):
        secret(starter="3")


def test_S3_a_colour_without_dice_is_not_rolled() -> None:
    game = secret()
    state = replace(before(game, "roll"), left=by_colour(red=2, violet=1))
    assert [factor.kind for factor in game.chance(state)] == ["red", "violet"]


def x13(notes: tuple[int, ...] = (90, 40, 20)) -> tuple[SecretColours, ColoursState]:
    """Casino 1 before Anna adds a violet and a red die."""
    game = secret(starter="0")
    dice = rows(6, place1=by_colour(violet=2, yellow=2, green=2))
    left = by_colour(red=3, yellow=1, violet=2)
    return game, replace(before(game, "roll"), dice=dice, notes=(notes, (), (), (), (), ()), left=left)


def test_X13_violet_and_red_win_the_cheapest_notes_and_yellow_and_green_stay() -> None:
    game, state = x13()
    state, events = play(game, state, "141", "place 1")
    paid = [event for event in events if isinstance(event, ColourPaid)]
    assert paid == [ColourPaid(1, VIOLET, 40), ColourPaid(1, RED, 20)]
    assert state.notes[0] == (90,)
    assert state.dice[0] == by_colour(yellow=2, green=2)
    assert (state.won[VIOLET], state.won[RED]) == ((40,), (20,))


def test_S4_the_winners_dice_lie_on_their_notes() -> None:
    game, state = x13()
    state, _ = play(game, state, "141", "place 1")
    assert state.gone == by_colour(violet=3, red=1)


def test_S4_with_fewer_notes_than_untied_colours_the_strongest_win() -> None:
    game, state = x13(notes=(90,))
    state, events = play(game, state, "141", "place 1")
    assert [event for event in events if isinstance(event, ColourPaid)] == [ColourPaid(1, VIOLET, 90)]
    assert state.dice[0] == by_colour(red=1, yellow=2, green=2)


def test_S4_only_the_casino_where_dice_were_placed_is_looked_at() -> None:
    game, state = x13()
    state = replace(state, notes=((90, 40, 20), (), (), (60, 50, 30), (), ()))
    state, events = play(game, state, "141", "place 4")
    assert [event for event in events if isinstance(event, ColourPaid)] == [ColourPaid(4, YELLOW, 30)]
    assert state.notes[0] == (90, 40, 20)


def test_S5_without_an_untied_colour_nothing_happens() -> None:
    game, state = x13()
    state = replace(state, dice=rows(6, place1=by_colour(yellow=2, green=2)))
    state, events = play(game, state, "141", "place 1")  # violet and red tie with one each
    assert not any(isinstance(event, ColourPaid) for event in events)
    assert state.dice[0] == by_colour(violet=1, red=1, yellow=2, green=2)


def test_S5_without_a_note_nothing_happens() -> None:
    game, state = x13(notes=())
    state, events = play(game, state, "141", "place 1")
    assert not any(isinstance(event, ColourPaid) for event in events)
    assert state.dice[0][VIOLET] == 3


def after_first_round(game: SecretColours) -> tuple[ColoursState, tuple[Any, ...]]:
    won = tuple({RED: (20, 30), GREEN: (90,), YELLOW: (50,), VIOLET: (40,)}.get(colour, ()) for colour in range(8))
    cards = ((RED, YELLOW), (0, GREEN))
    return settled(game, won=won, cards=cards, notes=((60,), (), (), (), (), (10,)), discarded=())


def test_S6_everybody_takes_the_notes_under_their_two_colours_and_the_rest_is_discarded() -> None:
    state, events = after_first_round(secret(2))
    assert ColoursRevealed(0, (RED, YELLOW), (20, 30, 50)) in events
    assert ColoursRevealed(1, (0, GREEN), (90,)) in events
    assert NotesDiscarded((40, 60, 10)) in events
    assert state.purses == ((20, 30, 50), (90,))
    assert state.discarded == (40, 60, 10)


@pytest.mark.parametrize(
    ("purses", "winners"),
    [(((90,), (50, 30)), (0,)), (((90,), (60, 30)), (1,)), (((60, 30), (50, 40)), (0, 1))],
)
def test_S6_V13_after_two_rounds_the_richest_wins_then_the_one_with_more_notes(
    purses: tuple[tuple[int, ...], ...], winners: tuple[int, ...]
) -> None:
    game = secret(2)
    state, _ = settled(game, round=2, purses=purses)
    result = game.outcome(state)
    assert result is not None
    assert result.winners == winners
    assert result.scores == tuple(map(sum, purses))


def test_S6_when_the_game_is_over_everybody_sees_all_colours() -> None:
    game = secret(2)
    state, _ = settled(game, round=2)
    assert game.view(state, None).cards == state.cards


def test_S7_the_second_round_begins_with_all_dice_and_new_notes_one_seat_to_the_left() -> None:
    game = secret(2, starter="1")
    state, events = after_first_round(game)
    assert RoundBegan(2, 0) in events
    assert (state.left, state.dice, state.gone) == ((8,) * 8, ((0,) * 8,) * 6, (0,) * 8)
    assert state.cards == ((), ())
    assert state.notes == NOTHING
    source = Seeded(2)
    while state.agenda[-1].name != "roll":
        state, _ = game.resolve(state, source.draw(game.chance(state)))
    assert [len(notes) for notes in state.notes] == [3] * 6
    assert [len(cards) for cards in state.cards] == [2, 2]
    assert sum(map(sum, state.dice)) == 16
    assert state.turn == 0


def test_S1_V14_a_pile_of_your_own_may_run_out() -> None:
    game = secret(2, pile="10:4,30:1")
    state = before(game, "roll_out")
    assert [len(notes) for notes in state.notes] == [3, 2, 0, 0, 0, 0]
    with pytest.raises(InvalidOption, match="worth 10, 20, 30"):
        secret(2, pile="15:4")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_what_every_game_must_keep(players: int) -> None:
    check_game(secret(players), games=1, seed=12, thorough=17)


def test_the_same_roll_is_offered_to_whoever_is_next() -> None:
    game = secret(2, starter="0")
    state = roll(game, before(game, "roll"), "11223344")
    assert [str(move) for move in game.legal_moves(state, 0)] == ["place 1", "place 2", "place 3", "place 4"]
    assert game.legal_moves(state, 1) == ()


def test_greedy_play_beats_random_play() -> None:
    game = secret(2)
    won = 0
    for number in range(20):
        match, own = Match(game, Seeded(8, stream=number)), Seeded(9, stream=number)
        greedy = number % 2
        while match.waiting:
            seat = match.waiting[0]
            bot = choose if seat == greedy else play_random
            match.play(bot(match.knowledge(seat), match.legal_moves(seat), Budget(), own))
        result = match.outcome()
        assert result is not None
        won += result.winners == (greedy,)
    assert won >= 15
