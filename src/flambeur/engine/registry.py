"""The games there are. `flambeur.games` puts them here; everything above asks here and knows no game by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from msgspec import Struct

from flambeur.engine.errors import InvalidOption, UnknownGame
from flambeur.engine.game import Game
from flambeur.engine.options import Option, OptionValue, read_options

Build = Callable[[int, dict[str, OptionValue]], Game[Any]]


class Family(Struct, frozen=True):
    """A game as it stands on the shelf: how many can play, what can be chosen, and how to set it up.

    `build` is given a player count within bounds and a full set of well-formed options; it raises
    `InvalidOption` where they do not go together.
    """

    name: str
    low: int
    high: int
    default_players: int
    options: tuple[Option, ...]
    build: Build
    presets: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()
    """Named sets of options, as option texts."""

    def fitting(self, options: Mapping[str, object] | None = None) -> tuple[int, ...]:
        """The numbers of players these options go with, the usual number first if it is among them."""
        counts = []
        for count in sorted(range(self.low, self.high + 1), key=lambda n: (n < self.default_players, n)):
            try:
                self.game(count, options)
            except InvalidOption:
                continue
            counts.append(count)
        return tuple(counts)

    def game(self, players: int | None = None, options: Mapping[str, object] | None = None) -> Game[Any]:
        """The rules of a table; raises `InvalidOption` saying what is allowed."""
        count = self.default_players if players is None else players
        chosen = read_options(self.options, options or {})
        if not self.low <= count <= self.high:
            raise InvalidOption(
                f"{self.name} is for {self.low} to {self.high} players, not {count}.",
                why="option-players",
                option="players",
                allowed=f"{self.low}-{self.high}",
                game=self.name,
                low=self.low,
                high=self.high,
                players=count,
            )
        return self.build(count, chosen)


_families: dict[str, Family] = {}


def register(family: Family) -> Family:
    """Put a family on the shelf; a name can be taken only once."""
    if family.name in _families:
        raise ValueError(f"a game named {family.name} is registered already")
    _families[family.name] = family
    return family


def families() -> tuple[Family, ...]:
    """All games, in the order they were registered."""
    return tuple(_families.values())


def family(name: str) -> Family:
    """One game by name; raises `UnknownGame`."""
    if name not in _families:
        known = ", ".join(_families)
        raise UnknownGame(f"there is no game '{name}'; there are: {known}.", game=name, allowed=known)
    return _families[name]


def new_game(name: str, players: int | None = None, **options: object) -> Game[Any]:
    """The rules of a table of the named game.

    Raises `UnknownGame` or `InvalidOption`, each with what is allowed.
    """
    return family(name).game(players, options)


@lru_cache(maxsize=64)
def same_game(name: str, players: int, options: tuple[tuple[str, OptionValue], ...]) -> Game[Any]:
    """The rules of a table whose options have been read, set up once however often they are asked for."""
    return family(name).game(players, dict(options))
