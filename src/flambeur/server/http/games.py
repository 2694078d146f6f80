"""The list of games, and checks of option combinations."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import UNSET

from flambeur.bots import levels
from flambeur.engine import Family, Option, families, family
from flambeur.engine.options import read_options
from flambeur.protocol.games import (
    Checked,
    Combination,
    Fit,
    GameInfo,
    OptionInfo,
    PlayerCounts,
    PresetInfo,
    Titled,
    Wish,
)
from flambeur.server.http.common import ERRORS, Lang, TheJobs, WhoAsks
from flambeur.server.http.option_fit import PLAYERS, fitted
from flambeur.texts import Texts, texts


@get("/games", responses=ERRORS)
async def list_games(lang: Lang = None) -> list[GameInfo]:
    """Return all games with their options; with `lang` also in words."""
    return list(_games(lang))


@get("/games/{game:str}", responses=ERRORS)
async def one_game(game: Annotated[str, PathParameter(max_length=40)], lang: Lang = None) -> GameInfo:
    return _game(family(game), None if lang is None else texts(lang))


@post("/games/{game:str}/check", status_code=200, responses=ERRORS)
async def check_options(
    game: Annotated[str, PathParameter(max_length=40)], data: JSONBody[Combination], jobs: TheJobs, caller: WhoAsks
) -> Checked:
    """Check a combination of options, and return the options it results in."""
    read_options(family(game).options, data.options)  # too long a value does not get a job
    if not data.options:
        return _checked_plain(game, data.players)
    return await jobs.do(caller.address, checked, game, data)


@post("/games/{game:str}/fit", status_code=200, responses=ERRORS)
async def fit(
    game: Annotated[str, PathParameter(max_length=40)],
    data: JSONBody[Wish],
    jobs: TheJobs,
    caller: WhoAsks,
    lang: Lang = None,
) -> Fit:
    """Check a wish: return all reasons against it, and the nearest alternative."""
    shelf = family(game)
    if not data.options and data.keep in ("", PLAYERS):
        return _plain(game, min(max(data.players, shelf.low), shelf.high), data.keep, lang or "en")
    return await jobs.do(caller.address, fitted, game, data, lang or "en")


def checked(game: str, wish: Combination) -> Checked:
    """Return the resulting options; raises `InvalidOption`. A job: it sets up a table for each number of players."""
    shelf = family(game)
    rules = shelf.game(wish.players, wish.options)
    return Checked(rules.players, dict(rules.options), levels(rules), shelf.fitting(wish.options))


@lru_cache(maxsize=128)
def _checked_plain(game: str, players: int | None) -> Checked:
    return checked(game, Combination(players))


@lru_cache(maxsize=128)
def _plain(game: str, players: int, keep: str, lang: str) -> Fit:
    """Return the default fit at once: every visitor sees it first."""
    return fitted(game, Wish(players, {}, keep), lang)


@lru_cache(maxsize=8)
def _games(lang: str | None) -> tuple[GameInfo, ...]:
    """Return the list of games, cached: every visitor requests it, and it does not change."""
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
        most=option.entries,
        keys=option.keys,
        title=_said(words, message),
        help=_said(words, message, "help"),
    )


def _said(words: Texts | None, message: str, attribute: Literal["", "help"] = "") -> Any:
    if words is None or not words.has(message, attribute):
        return UNSET
    return words.say(message, attribute)


ROUTES = (list_games, one_game, check_options, fit)
