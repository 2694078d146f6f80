"""Temptation in words and on the terminal, in three languages; and the greedy player."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest
from rich.console import Console

from flambeur.bots import Bot, make_bot, play_random
from flambeur.cli.tables import draw
from flambeur.engine import Budget, Chooser, Game, Match, Move, Seat, Seeded, State, new_game
from flambeur.engine.playout import Choose, playout
from flambeur.games.temptation.moves import ALL_MOVES, ROLL_ON, STOP, Place
from flambeur.texts import LANGUAGES
from flambeur.wording import Say, event_text, move_text, preview_text, question_text
from tests.rules.temptation_lab import lay, table

NAMES = ("Anna", "Bea", "Cem", "Dora", "Emil", "Fritz")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_and_can_be_chosen_has_words(language: str) -> None:
    game = new_game("temptation", 6)
    say = Say(language, NAMES)
    match = Match(game, Seeded(3))
    pick = Seeded(8).below
    told: set[str] = set()
    while match.outcome() is None:
        told |= {event.name for event in match.events}
        assert all(event_text(say, game, event) for event in match.events)
        view, moves = match.view(match.waiting[0]), match.legal_moves()
        assert question_text(say, game, view)
        for move in moves:
            assert move_text(say, game, view, move)
            assert preview_text(say, game, view, move)
        match.play(moves[pick(len(moves))])
    assert told >= {"starter", "round", "rolled", "nothing-fits", "placed", "gained", "paid", "stopped", "round-over"}


def test_words_say_what_a_choice_does() -> None:
    game = table()
    say = Say("en", NAMES)
    view = game.view(lay(game, {1: (2,), 3: (6,)}, roll="12266", points=(40, 80, 80)), 0)
    assert move_text(say, game, view, Place(2, 1)) == "2: row 1"
    assert preview_text(say, game, view, Place(2, 1)) == "You gain 30 points"
    assert preview_text(say, game, view, Place(6, 3)) == "You pay 40 points"
    assert preview_text(say, game, view, Place(1, 4)) == "Then 3 spaces left"
    assert preview_text(say, game, view, STOP) == "5 dice go back to your stock"


def test_words_say_how_often_nothing_would_fit() -> None:
    game = table()
    say = Say("en", NAMES)
    state = lay(game, {4: (1,), 5: (1,), 6: (1,), 2: (3, 4, 5)}, roll="2")
    assert preview_text(say, game, game.view(state, 0), ROLL_ON) == "Nothing fits in 50% of rolls"


def drawn(language: str, *, colour: bool) -> str:
    game = table(3)
    view = game.view(lay(game, {1: (2, 2), 4: (1,), 6: (4, 4, 4, 2)}, roll="12346"), 0)
    console = Console(width=80, force_terminal=colour, color_system="standard" if colour else None)
    with console.capture() as captured:
        console.print(draw(Say(language, NAMES), game, view, 80))
    return captured.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_80_columns_and_needs_no_colour(language: str) -> None:
    plain = drawn(language, colour=False)
    assert "\x1b" not in plain
    assert "\x1b" in drawn(language, colour=True)
    assert all(len(line) <= 80 for line in plain.splitlines())
    assert "1 2 3 4 6" in plain


def test_the_table_shows_dice_in_brackets_and_who_has_what() -> None:
    assert [line.rstrip() for line in drawn("en", colour=False).splitlines()] == [
        "Round 1, board 1: Lab. The race goes to 500 points.",
        " 1  gain 30  [2][2]           full",
        " 2  gain 50   3  4  5         in this order",
        " 3  pay 60    6  6            all 6",
        " 4  gain 60  [1] *  *  *      black stars: all equal",
        " 5  gain 70   *  *  *  *      white stars: all equal",
        " 6  gain 90  [4][4][4][2] y   red equal, yellow equal, not both",
        "   Name  Points  Dice",
        ">  Anna      80    10",
        "   Bea       80    10",
        "   Cem       80     3",
        "Roll 1 of 5: 1 2 3 4 6",
    ]


def test_a_table_can_be_drawn_before_the_first_board_is_drawn() -> None:
    game = new_game("temptation", 2)
    state = game.start()[0]
    console = Console(width=80)
    with console.capture() as captured:
        console.print(draw(Say("en", NAMES), game, game.view(state, None), 80))
    assert captured.get().startswith("The race goes to 500 points.")


def test_every_move_that_is_ever_listed_stands_in_the_table_of_moves() -> None:
    game = new_game("temptation", 2)
    assert game.all_moves() == ALL_MOVES
    assert len(set(ALL_MOVES)) == 38
    assert all(game.read_move(str(move)) == move for move in ALL_MOVES)


def _choices(game: Game[Any], bots: list[Bot], source: Chooser) -> Choose:
    def choose(state: State, seat: Seat, moves: tuple[Move, ...]) -> Move:
        return bots[seat](game.knowledge(state, seat), moves, Budget(), source)

    return choose


@pytest.mark.parametrize("players", range(2, 7))
def test_greedy_clearly_beats_random(players: int) -> None:
    """One greedy seat among random ones wins more than its share by three standard errors."""
    game = new_game("temptation", players)
    greedy = make_bot("greedy", game)
    games, wins = 30, 0.0
    for number in range(games):
        seated = number % players
        bots = [greedy if seat == seated else play_random for seat in range(players)]
        choose = _choices(game, bots, Seeded(5, number))
        result = game.outcome(playout(game, game.start()[0], choose, Seeded(6, number)))
        assert result is not None
        wins += (seated in result.winners) / len(result.winners)
    share = 1 / players
    assert wins / games > share + 3 * sqrt(share * (1 - share) / games)


def test_greedy_takes_a_gain_and_leaves_a_loss() -> None:
    game = table()
    greedy = make_bot("greedy", game)
    state = lay(game, {2: (3, 4), 3: (6,), 4: (1,), 5: (1,), 6: (1,)}, roll="56644")
    assert greedy(game.knowledge(state, 0), game.legal_moves(state), Budget(), Seeded(1)) == Place(5, 2)
    state = lay(game, {1: (2,), 3: (6,)}, roll="16644", points=(80, 80, 80))
    chosen = greedy(game.knowledge(state, 0), game.legal_moves(state), Budget(), Seeded(1))
    assert chosen != Place(6, 3)
