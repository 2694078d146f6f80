"""Who begins, for every game that asks: drawn at random, or a named seat (V4, T19, K4, S3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from flambeur.engine import Chance, Event, Factor, InvalidOption, Option, Outcome, Pick, Seat
from flambeur.engine.options import OptionValue

DRAWN = "random"


class StarterChosen(Event, frozen=True):
    """Who begins the first round."""

    name: ClassVar[str] = "starter"
    seat: int


class ChooseStarter(Chance, frozen=True):
    """Draw who begins; the state has a field `starter`."""

    name: ClassVar[str] = "starter"

    def factors(self, game: Any, state: Any) -> tuple[Factor, ...]:
        return (Pick("starter", tuple(range(game.players)), (1,) * game.players),)

    def resolve(self, game: Any, state: Any, outcome: Outcome, events: list[Event]) -> Any:
        seat = outcome[0]
        assert isinstance(seat, int)
        events.append(StarterChosen(seat))
        return replace(state, agenda=state.agenda[:-1], starter=seat)


def starter_option(seats: int) -> Option:
    """The option of a family that seats so many at most."""
    return Option("starter", "word", DRAWN, (DRAWN, *map(str, range(seats))))


def named_starter(players: int, options: Mapping[str, OptionValue]) -> Seat | None:
    """The seat named as the first starter, or None when it is drawn; raises `InvalidOption` for no such seat."""
    for objection in against_starter(players, options):
        raise objection
    word = str(options["starter"])
    return None if word == DRAWN else int(word)


def against_starter(players: int, options: Mapping[str, OptionValue]) -> Iterator[InvalidOption]:
    """Why nobody can begin from there."""
    word = str(options["starter"])
    if word != DRAWN and int(word) >= players:
        seats = f"a number from 0 (seat 1) to {players - 1} (seat {players})" if players > 1 else "0 (seat 1)"
        yield InvalidOption(
            f"the first player is {DRAWN} or {seats}, not {word}.",
            why="option-starter",
            option="starter",
            allowed=", ".join([DRAWN, *map(str, range(players))]),
            drawn=DRAWN,
            players=players,
            last=players - 1,
            given=word,
            number=int(word) + 1,
        )
