"""The registry of games. `flambeur.games` registers them; all other code finds them here and knows no game by name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from typing import Any

from msgspec import Struct

from flambeur.engine.errors import InvalidOption, UnknownGame, UnknownPreset
from flambeur.engine.game import Game
from flambeur.engine.options import Option, OptionValue, read_options
from flambeur.engine.table_kind import TableKind, keep_kinds

Build = Callable[[int, dict[str, OptionValue]], Game[Any]]
Object = Callable[[int, dict[str, OptionValue]], Iterator[InvalidOption]]
Include = Callable[[Mapping[str, OptionValue]], Collection[tuple[str, str]]]


def nothing_against(players: int, options: dict[str, OptionValue]) -> Iterator[InvalidOption]:
    """Yield no reasons: all options of the game fit together."""
    yield from ()


def nothing_included(options: Mapping[str, OptionValue]) -> Collection[tuple[str, str]]:
    """Return no choices: the game includes only what is chosen."""
    return ()


class Family(Struct, frozen=True):
    """A registered game: how many can play, its options, and how to set it up.

    `build` receives a player count within bounds and a full set of well-formed options; it raises `InvalidOption` if
    they do not fit together.
    """

    name: str
    low: int
    high: int
    default_players: int
    options: tuple[Option, ...]
    build: Build
    presets: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()
    """Named sets of options, as option texts."""
    against: Object = nothing_against
    """Return all reasons against a table that are known without setting it up; `build` raises the first."""
    includes: Include = nothing_included
    """Choices, each as (option, choice), that such a table includes by itself: naming them changes nothing."""
    kinds: tuple[TableKind, ...] = ()
    """The game's parts besides its rules, for each kind of table it has."""

    def preset(self, name: str) -> dict[str, str]:
        """Return the options of a preset; raises `UnknownPreset` with the existing names."""
        for known, options in self.presets:
            if known == name:
                return dict(options)
        allowed = ", ".join(known for known, _ in self.presets) or "-"
        sentence = f"there is no preset '{name}' of {self.name}; there are: {allowed}."
        raise UnknownPreset(sentence, preset=name, game=self.name, allowed=allowed)

    def fitting(self, options: Mapping[str, object] | None = None) -> tuple[int, ...]:
        """Return the numbers of players these options fit, the usual number first if it is among them."""
        counts = []
        for count in sorted(range(self.low, self.high + 1), key=lambda n: (n < self.default_players, n)):
            try:
                self.game(count, options)
            except InvalidOption:
                continue
            counts.append(count)
        return tuple(counts)

    def game(self, players: int | None = None, options: Mapping[str, object] | None = None) -> Game[Any]:
        """Return the rules of a table; raises `InvalidOption` saying what is allowed."""
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
    """Register a family and its kinds of tables; a name can be taken only once."""
    if family.name in _families:
        raise ValueError(f"a game named {family.name} is registered already")
    keep_kinds(family.kinds)
    _families[family.name] = family
    return family


def families() -> tuple[Family, ...]:
    """Return all games, in the order they were registered."""
    return tuple(_families.values())


def family(name: str) -> Family:
    """Return a game by name; raises `UnknownGame`."""
    if name not in _families:
        known = ", ".join(_families)
        raise UnknownGame(f"there is no game '{name}'; there are: {known}.", game=name, allowed=known)
    return _families[name]


def usual_options(name: str) -> dict[str, OptionValue]:
    """Return the defaults of a game's options; empty for a game that is not registered."""
    return {option.name: option.default for option in _families[name].options} if name in _families else {}


def new_game(name: str, players: int | None = None, *, preset: str | None = None, **options: object) -> Game[Any]:
    """Return the rules of a table of the named game, with a `preset` or the given options.

    The option `with` is a keyword of Python: here it can be given as `modules`. Raises `UnknownGame`, `UnknownPreset`
    or `InvalidOption`, each with what is allowed.
    """
    shelf = family(name)
    chosen: dict[str, object] = {} if preset is None else {**shelf.preset(preset)}
    if "modules" in options and "modules" not in [option.name for option in shelf.options]:
        options["with"] = options.pop("modules")
    chosen |= options
    if players is None and preset is not None:
        players = next(iter(shelf.fitting(chosen)), None)
    return shelf.game(players, chosen)


@lru_cache(maxsize=64)
def same_game(name: str, players: int, options: tuple[tuple[str, OptionValue], ...]) -> Game[Any]:
    """Return the rules of a table whose options have been read; cached."""
    return family(name).game(players, dict(options))
