"""Um Kopf und Kragen in three languages, drawn on a terminal, and played by the greedy bot."""

from __future__ import annotations

from io import StringIO
from itertools import islice
from math import sqrt
from typing import Literal

import pytest
from rich.console import Console

from flambeur.bots import make_bot
from flambeur.cli.tables import draw
from flambeur.engine import Budget, Event, Game, Match, Move, Seat, Seeded, State, new_game
from flambeur.engine.playout import playout
from flambeur.games.first_player import StarterChosen
from flambeur.games.kragen import events as happened
from flambeur.games.kragen.state import KragenState
from flambeur.texts import LANGUAGES
from flambeur.wording import Say, event_text, move_text, preview_text, question_text
from tests.properties.test_kragen_secrets import walk

NAMES = ("Anna", "Bartholomäus von der Hohen Tanne", "Chloé", "Dirk")
RARE: tuple[Event, ...] = (
    happened.Skipped(1),
    happened.DroppedOut((0,)),
    happened.DroppedOut((0, 2)),
    happened.NobodyLeft(0, 5),
    happened.BidAgain((3,)),
    happened.Ruined((1,)),
    happened.Ruined((1, 2)),
    happened.GoalReached((0, 1), 25),
    happened.RoundsOver(200),
)


def words(language: str) -> Say:
    return Say(language, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_question_and_choice_has_words(language: str) -> None:
    game, say = new_game("kragen", 4), words(language)
    told: set[str] = {event.name for event in RARE}
    for event in RARE:
        assert event_text(say, game, event).endswith(".")
    for seed in range(3):
        match = Match(game, Seeded(seed))
        for state in walk(match, seed):
            for event in match.events:
                told.add(event.name)
                assert event_text(say, game, event).endswith(".")
            for seat in range(4):
                view = game.view(state, seat)
                assert question_text(say, game, view).endswith("?") == (seat in match.waiting)
                for move in game.legal_moves(state, seat):
                    assert move_text(say, game, view, move)
                    assert "{" not in preview_text(say, game, view, move)
    own = {kind.name for kind in Event.__subclasses__() if kind.__module__ == happened.__name__}
    assert told == own | {StarterChosen.name}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("colours", [False, True], ids=["plain", "coloured"])
def test_the_table_fits_80_columns_with_and_without_colour(language: str, colours: bool) -> None:
    game, say = new_game("kragen", 4), words(language)
    for state in islice(walk(Match(game, Seeded(2)), 2), 0, None, 5):
        paper = StringIO()
        palette: Literal["truecolor"] | None = "truecolor" if colours else None
        console = Console(file=paper, width=80, color_system=palette, force_terminal=colours)
        console.print(draw(say, game, game.view(state, 0), 80))
        plain = paper.getvalue()
        assert ("\x1b[" in plain) == colours
        assert colours or max(map(len, plain.splitlines())) <= 80


def test_the_table_says_whose_dice_lie_there_and_what_is_secret() -> None:
    game = new_game("kragen", 3, starter="0")
    state, _ = game.start()
    state = _rolled(game, state)
    paper = StringIO()
    Console(file=paper, width=80, color_system=None).print(draw(words("en"), game, game.view(state, 1), 80))
    drawn = [" ".join(line.split()) for line in paper.getvalue().splitlines()]
    assert drawn[0] == "Round 1, 1 token in the pot. 25 kg of gold end the game."
    assert drawn[1] == "white [3] [4] [6] = 13 Anna, attempt 1"
    assert drawn[2] == "red [ ] [ ] [ ] at rest"
    assert "> Anna 12 kg 3 + 4 + 5 secret has the turn" in drawn
    assert "Chloé 12 kg 3 + 4 + 5 secret" in drawn


def _rolled(game: Game[KragenState], state: KragenState) -> KragenState:
    state, _ = game.apply(state, game.read_move("roll"))
    return game.resolve(state, ((0, 0, 1, 1, 0, 1),))[0]


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    z = 1.96
    rate, width = wins / games, z * z / games
    middle, half = rate + width / 2, z * sqrt(rate * (1 - rate) / games + width / (4 * games))
    return (middle - half) / (1 + width), (middle + half) / (1 + width)


@pytest.mark.parametrize("players", range(3, 8))
def test_one_greedy_player_beats_a_table_of_random_ones(players: int) -> None:
    game = new_game("kragen", players)
    greedy, chance = make_bot("greedy", game), make_bot("random", game)
    games, wins = 400, 0.0
    for number in range(games):
        me, toss = number % players, Seeded(number, stream=1)

        def choose(state: State, seat: Seat, moves: tuple[Move, ...], me: Seat = me, toss: Seeded = toss) -> Move:
            bot = greedy if seat == me else chance
            return bot(game.knowledge(state, seat), moves, Budget(), toss)

        winners = game.result(playout(game, game.opening(), choose, Seeded(number))).winners
        wins += (me in winners) / len(winners)
    low, high = interval(wins, games)
    print(f"greedy against {players - 1} random: {wins / games:.1%} of {games} games ({low:.1%} to {high:.1%})")
    assert low > 2 / players
