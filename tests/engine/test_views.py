"""Views survive the network: what was received is the same value again, of the game's own type."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from flambeur.engine import Decision, Family, Game, Match, Seeded, families
from tests.samples import sealed

SEALED = sealed.install()
"""The sample game of the tests, which need not be on the shelf and says nothing about its views."""
LONGEST = 100
"""Choices of a game that are looked at; everything that can be shown is shown early in some game."""


def tables() -> Iterator[object]:
    """Every game with each of its presets, by few and by many; and Las Vegas with all that goes together."""
    for family in families():
        if family.name == SEALED.name:
            continue
        choices: list[dict[str, str]] = [{}, *(dict(options) for _, options in family.presets)]
        if family.name == "vegas":
            choices.append({"box": "morecash", "with": "neutral,big,kickers,slot,bonus,action"})
            choices.append({"box": "boulevard", "with": "action,rainbow,teams"})
            choices.append({"box": "morecash", "mode": "solitaire", "with": "big,slot"})
        for options in choices:
            for players in dict.fromkeys((family.fitting(options)[0], family.fitting(options)[-1])):
                yield pytest.param(
                    family, players, options, id="-".join([family.name, str(players), *options.values()])
                )


@pytest.mark.parametrize(("family", "players", "options"), list(tables()))
def test_a_view_that_was_sent_is_the_same_view_again(family: Family, players: int, options: dict[str, str]) -> None:
    game = family.game(players, options)
    match, toss = Match(game, Seeded(11)), Seeded(12).below
    for _ in range(LONGEST):
        for seat in (players - 1, None):
            view = match.view(seat)
            assert type(view) is game.view_type
            sent = msgspec.json.encode(view)
            assert msgspec.json.decode(sent, type=game.view_type) == view
            assert msgspec.convert(msgspec.json.decode(sent), game.view_type) == view
            assert msgspec.json.decode(sent)["table"] == game.table
        if match.outcome() is not None:
            break
        play_any(match, toss)


def play_any(match: Match, toss: Callable[[int], int]) -> None:
    chosen = {seat: moves[toss(len(moves))] for seat in match.waiting if (moves := match.legal_moves(seat))}
    if isinstance(match.state.agenda[-1], Decision):
        match.play(chosen[match.waiting[0]])
    else:
        match.play_together(chosen)


def test_a_view_of_another_table_is_refused() -> None:
    def view_of(game: Game[Any]) -> bytes:
        return msgspec.json.encode(Match(game, Seeded(1)).view(None))

    shelf = {family.name: family for family in families()}
    standard = shelf["vegas"].game(3, {})
    secret = shelf["vegas"].game(3, {"box": "boulevard", "mode": "secret"})
    assert (standard.table, secret.table) == ("vegas", "vegas_colours")
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(view_of(secret), type=standard.view_type)
