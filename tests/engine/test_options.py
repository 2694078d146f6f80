"""Options and the shelf of games: validated, and explained in one sentence."""

from __future__ import annotations

import pytest

from flambeur.engine import Family, InvalidOption, Option, UnknownGame, families, family, new_game, register
from flambeur.engine.options import OptionValue, read_options, write_value
from tests.samples.sealed import Sealed

OPTIONS = (
    Option("fast", "flag", False),
    Option("rounds", "number", 4, low=1, high=9),
    Option("box", "word", "classic", ("classic", "boulevard")),
    Option("with", "words", (), ("neutral", "slot", "big")),
    Option("bags", "numbers", (3, 4, 5), low=1, high=12),
    Option("notes", "table", ((10, 6), (20, 8)), low=0, high=99),
)


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("fast", "yes", True),
        ("fast", "OFF", False),
        ("fast", True, True),
        ("rounds", "3", 3),
        ("rounds", 3, 3),
        ("box", "boulevard", "boulevard"),
        ("with", "big,neutral", ("neutral", "big")),
        ("with", ["big"], ("big",)),
        ("with", "-", ()),
        ("bags", "6,3,3", (6, 3, 3)),
        ("notes", "20:1,10:2", ((10, 2), (20, 1))),
        ("notes", {20: 1}, ((20, 1),)),
        ("notes", ((20, 1),), ((20, 1),)),
    ],
)
def test_a_value_is_read_from_text_or_python(name: str, given: object, value: OptionValue) -> None:
    read = read_options(OPTIONS, {name: given})
    assert read[name] == value
    assert read_options(OPTIONS, {name: write_value(value)})[name] == value
    others = {option.name: option.default for option in OPTIONS if option.name != name}
    assert {n: read[n] for n in others} == others


@pytest.mark.parametrize(
    ("name", "given", "allowed"),
    [
        ("fast", "perhaps", "yes or no"),
        ("rounds", "10", "a whole number from 1 to 9"),
        ("rounds", "many", "a whole number from 1 to 9"),
        ("rounds", "9" * 40, "a whole number from 1 to 9"),
        ("rounds", True, "a whole number from 1 to 9"),
        ("box", "blue", "one of classic, boulevard"),
        ("with", "slots", "any of neutral, slot, big"),
        ("with", 3, "any of neutral, slot, big"),
        ("bags", "0", "whole numbers from 1 to 12, separated by commas"),
        ("notes", "10", "pairs such as 10:6,20:8"),
        ("notes", "10:1,10:2", "pairs such as 10:6,20:8"),
        ("notes", "10:1000", "pairs such as 10:6,20:8"),
    ],
)
def test_a_wrong_value_says_what_is_allowed(name: str, given: object, allowed: str) -> None:
    with pytest.raises(InvalidOption) as caught:
        read_options(OPTIONS, {name: given})
    assert caught.value.code == "invalid-option"
    assert caught.value.sentence.endswith(f"give {allowed}.")
    assert caught.value.facts["option"] == name


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(InvalidOption, match="there is no option 'colour'; there are: fast, rounds, box"):
        read_options(OPTIONS, {"colour": "red"})


def test_a_wrong_player_count_says_what_is_allowed() -> None:
    with pytest.raises(InvalidOption, match="sealed is for 2 to 4 players, not 9"):
        new_game("sealed", 9)


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'poker'; there are: .*vegas"):
        new_game("poker")


def test_a_name_is_taken_once() -> None:
    with pytest.raises(ValueError, match="registered already"):
        register(Family("sealed", 2, 2, 2, (), Sealed))
    assert family("sealed") in families()


def test_a_family_knows_which_player_counts_options_fit() -> None:
    assert family("sealed").fitting({"rounds": 2}) == (3, 4, 2)
    assert family("sealed").fitting({"rounds": 99}) == ()


def test_options_are_part_of_the_game() -> None:
    assert new_game("sealed", rounds="5").options == {"rounds": 5}
    assert new_game("sealed").players == 3
