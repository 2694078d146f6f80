"""Setting a table up: every reason at once, only what the box holds, and the nearest table that fits."""

from __future__ import annotations

from typing import Any

import pytest

from flambeur.engine import InvalidOption, families, family
from flambeur.protocol.games import Wish
from flambeur.server.http.option_fit import Desk
from flambeur.texts import LANGUAGES, texts


def desk(players: int, keep: str = "", game: str = "vegas", lang: str = "en", **options: Any) -> Desk:
    if "modules" in options:
        options["with"] = options.pop("modules")
    return Desk(family(game), Wish(players, options, keep), texts(lang))


def sentences(table: Desk) -> list[str]:
    return [table.reason(one).sentence for one in table.objections()]


def parts(table: Desk) -> list[str]:
    """The modules that are offered."""
    modules = next(option for option in table.family.options if option.name == "with")
    return [choice.value for choice in table.offer(modules).choices if choice.here]


def test_all_reasons_are_told_at_once_and_in_the_players_words() -> None:
    assert sentences(desk(8, box="boulevard", modules=["neutral", "big", "rainbow"], rounds=99)) == [
        "Option Rounds cannot be “99”: give a whole number from 1 to 10.",
        "Neutral dice: for 2 to 5 players, not for 8.",
        "Big dice: for 2 to 7 players, not for 8.",
    ]


def test_what_was_chosen_stands_and_the_rest_gives_way() -> None:
    more_players = desk(4, "with", box="boulevard", modules=["slot"]).settled()
    assert more_players is not None
    assert more_players.players == 5
    fewer_parts = desk(8, "players", box="boulevard", modules=["big", "rainbow"]).settled()
    assert fewer_parts is not None
    assert (fewer_parts.players, fewer_parts.options["with"]) == (8, ("rainbow",))
    other_box = desk(5, "box", box="classic", modules=["big", "slot"], mode="secret").settled()
    assert other_box is not None
    assert (other_box.options["with"], other_box.options["mode"]) == ((), "standard")
    other_mode = desk(5, "mode", box="boulevard", modules=["big", "rainbow"], mode="secret").settled()
    assert other_mode is not None
    assert (other_mode.players, other_mode.options["with"]) == (4, ())


def test_a_table_that_nothing_near_would_mend_is_left_alone() -> None:
    assert desk(4, "with", box="boulevard", modules=["teams", "slot", "neutral"]).settled() is None


@pytest.mark.parametrize(
    ("box", "modules"),
    [
        ("classic", ["neutral", "teams"]),
        ("boulevard", ["neutral", "notes", "big", "kickers", "rainbow", "slot", "bonus", "action", "teams"]),
        ("morecash", ["neutral", "big", "kickers", "slot", "bonus", "action", "teams"]),  # M10: its notes are in anyway
    ],
)
def test_a_box_offers_its_own_modules_only(box: str, modules: list[str]) -> None:
    for players in (2, 4, 5):
        assert parts(desk(players, box=box)) == modules


def test_options_that_would_change_nothing_are_not_offered() -> None:
    def offered(**options: Any) -> set[str]:
        table = desk(1, "", **options)
        return {option.name for option in table.family.options if table.offer(option).here}

    solo = {"solo_dice", "solo_rivals", "solo_rounds", "solo_colour"}
    assert solo <= offered(box="boulevard", mode="solitaire")
    assert not offered(box="boulevard", mode="solitaire") & {"rounds", "minimum", "reroll", "bonuses", "sixty", "with"}
    assert not offered(box="classic") & (solo | {"mode", "further_notes", "sixty", "reroll", "bonuses"})
    assert {"reroll", "bonuses"} <= offered(box="boulevard", modules=["bonus", "action"])
    assert {"sixty", "further_notes"} <= offered(box="morecash")


@pytest.mark.parametrize("entry", families(), ids=lambda entry: entry.name)
def test_what_is_told_is_what_the_game_refuses(entry: object) -> None:
    """Every ready-made table with every number of players: reasons exactly where the game cannot be set up."""
    shelf = family(entry.name)  # type: ignore[attr-defined]  # a family, which pytest has as an object
    for options in ({}, *(dict(preset) for _, preset in shelf.presets)):
        for players in range(shelf.low, shelf.high + 1):
            told = sentences(desk(players, game=shelf.name, **options))
            try:
                shelf.game(players, options)
            except InvalidOption:
                assert told
            else:
                assert not told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_of_an_option_reaches_a_player(lang: str) -> None:
    wishes = [
        desk(8, lang=lang, box="boulevard", modules=["big", "neutral"]),
        desk(1, lang=lang, box="classic", modules=["rainbow"], mode="secret", starter="7", sixty=True),
        desk(3, lang=lang, box="boulevard", modules=["big"], mode="secret"),
        desk(3, lang=lang, game="kragen", bags=[3, 4], goal=84, starter="6"),
        desk(3, lang=lang, game="temptation", boards="nonsense"),
    ]
    for table in wishes:
        told = sentences(table)
        assert told
        for sentence in told:
            assert sentence.endswith("."), sentence
            assert not {"boulevard", "neutral", "standard", "secret", "sixty", "bags", "goal"} & set(
                sentence.replace(":", "").replace(".", "").split()
            ), sentence
