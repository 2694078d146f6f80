"""The games there are, and which choices go together."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import UNSET, Meta, Struct, UnsetType, field

from flambeur.bots import levels
from flambeur.engine import Family, Option, families, family
from flambeur.engine.options import Kind
from flambeur.server.http.common import ERRORS, Lang, TheOffice, WhoAsks
from flambeur.server.http.fitting import PLAYERS, Fit, Wish, fitted
from flambeur.server.tables.opening import Json
from flambeur.texts import Texts, texts


class Titled(Struct):
    """A choice and its words, if there are any."""

    value: str
    title: str | UnsetType = UNSET
    help: str | UnsetType = UNSET


class OptionInfo(Struct):
    name: str
    kind: Kind
    default: Annotated[Any, Meta(title="OptionValue")]
    choices: list[Titled]
    low: int
    high: int
    title: str | UnsetType = UNSET
    help: str | UnsetType = UNSET


class PresetInfo(Struct):
    name: str
    options: dict[str, str]
    players: int
    title: str | UnsetType = UNSET
    help: str | UnsetType = UNSET


class PlayerCounts(Struct):
    low: int
    high: int
    default: int


class GameInfo(Struct):
    name: str
    players: PlayerCounts
    bots: tuple[str, ...]
    presets: list[PresetInfo]
    options: list[OptionInfo]
    title: str | UnsetType = UNSET


class Combination(Struct, forbid_unknown_fields=True):
    """Choices to be checked."""

    players: int | None = None
    options: Annotated[dict[str, Json], Meta(max_length=64)] = field(default_factory=dict)


class Checked(Struct):
    """The same, complete, and the numbers of players it goes with."""

    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    fits: tuple[int, ...]


@get("/games", responses=ERRORS)
async def list_games(lang: Lang = None) -> list[GameInfo]:
    """All games with their options; with `lang` also in words."""
    return list(_games(lang))


@get("/games/{game:str}", responses=ERRORS)
async def one_game(game: Annotated[str, PathParameter(max_length=40)], lang: Lang = None) -> GameInfo:
    return _game(family(game), None if lang is None else texts(lang))


@post("/games/{game:str}/check", status_code=200, responses=ERRORS)
async def check_options(game: Annotated[str, PathParameter(max_length=40)], data: JSONBody[Combination]) -> Checked:
    """Whether choices go together, and what they come to."""
    shelf = family(game)
    rules = shelf.game(data.players, data.options)
    return Checked(rules.players, dict(rules.options), levels(rules), shelf.fitting(data.options))


@post("/games/{game:str}/fit", status_code=200, responses=ERRORS)
async def fit(
    game: Annotated[str, PathParameter(max_length=40)],
    data: JSONBody[Wish],
    office: TheOffice,
    caller: WhoAsks,
    lang: Lang = None,
) -> Fit:
    """Whether a wish goes together: all reasons against it, and what would be near."""
    shelf = family(game)
    if not data.options and data.keep in ("", PLAYERS):
        return _plain(game, min(max(data.players, shelf.low), shelf.high), data.keep, lang or "en")
    return await office.do(caller.address, fitted, game, data, lang or "en")


@lru_cache(maxsize=128)
def _plain(game: str, players: int, keep: str, lang: str) -> Fit:
    """What everybody sees first, so that nobody waits for it."""
    return fitted(game, Wish(players, {}, keep), lang)


@lru_cache(maxsize=8)
def _games(lang: str | None) -> tuple[GameInfo, ...]:
    """Every visitor asks for it, and it does not change."""
    return tuple(_game(entry, None if lang is None else texts(lang)) for entry in families())


def _game(shelf: Family, words: Texts | None) -> GameInfo:
    return GameInfo(
        name=shelf.name,
        title=_said(words, f"{shelf.name}-name"),
        players=PlayerCounts(shelf.low, shelf.high, shelf.default_players),
        bots=levels(shelf.game()),
        presets=[
            PresetInfo(
                name=name,
                options=dict(options),
                players=next(iter(shelf.fitting(dict(options))), shelf.default_players),
                title=_said(words, f"{shelf.name}-preset-{name}"),
                help=_said(words, f"{shelf.name}-preset-{name}", "help"),
            )
            for name, options in shelf.presets
        ],
        options=[_option(shelf, option, words) for option in shelf.options],
    )


def _option(shelf: Family, option: Option, words: Texts | None) -> OptionInfo:
    message = f"{shelf.name}-option-{option.name}"
    choices = [
        Titled(value, _said(words, f"{message}-{value}"), _said(words, f"{message}-{value}", "help"))
        for value in option.choices
    ]
    return OptionInfo(
        name=option.name,
        kind=option.kind,
        default=option.default,
        choices=choices,
        low=option.low,
        high=option.high,
        title=_said(words, message),
        help=_said(words, message, "help"),
    )


def _said(words: Texts | None, message: str, attribute: Literal["", "help"] = "") -> Any:
    if words is None or not words.has(message, attribute):
        return UNSET
    return words.say(message, attribute)


ROUTES = (list_games, one_game, check_options, fit)
