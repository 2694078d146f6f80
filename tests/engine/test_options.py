"""Options and the shelf of games: validated, and explained in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from flambeur.engine import Family, InvalidOption, Option, UnknownGame, families, family, new_game, register
from flambeur.engine.options import MOST, SHOWN, OptionValue, read_options, write_value
from tests.samples.sealed import Sealed

OPTIONS = (
    Option("fast", "flag", False),
    Option("rounds", "number", 4, low=1, high=9),
    Option("box", "word", "classic", ("classic", "boulevard")),
    Option("with", "words", (), ("neutral", "slot", "big")),
    Option("bags", "numbers", (3, 4, 5), low=1, high=12, most=4),
    Option("notes", "table", ((10, 6), (20, 8)), low=0, high=99, most=3, keys=(10, 100)),
)
PAIRS = "at most 3 pairs such as 10:6,20:8, the first of each from 10 to 100, the second from 0 to 99"
WEIGHTS = "at most 4 whole numbers from 1 to 12, separated by commas"


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
        ("with", "big,big,big,big", "any of neutral, slot, big"),
        ("bags", "0", WEIGHTS),
        ("bags", "1,2,3,4,5", WEIGHTS),
        ("bags", [1] * 5, WEIGHTS),
        ("notes", "10", PAIRS),
        ("notes", "10:1,10:2", PAIRS),
        ("notes", "10:1000", PAIRS),
        ("notes", "10:1:2", PAIRS),
        ("notes", "9:1", PAIRS),
        ("notes", "101:1", PAIRS),
        ("notes", "10:1,20:1,30:1,40:1", PAIRS),
        ("notes", [[key, 1] for key in range(10, 14)], PAIRS),
        ("notes", dict.fromkeys(range(10, 14), 1), PAIRS),
    ],
)
def test_a_wrong_value_says_what_is_allowed(name: str, given: object, allowed: str) -> None:
    with pytest.raises(InvalidOption) as caught:
        read_options(OPTIONS, {name: given})
    assert caught.value.code == "invalid-option"
    assert caught.value.sentence.endswith(f"give {allowed}.")
    assert caught.value.facts["option"] == name


@pytest.mark.parametrize("option", OPTIONS[3:], ids=lambda option: option.name)
def test_a_list_that_is_too_long_is_refused_before_its_first_entry_is_read(option: Option) -> None:
    class Unread(str):
        __slots__ = ()

        def _read(self, *_: object) -> Any:
            raise AssertionError("an entry was read")

        __eq__ = __hash__ = __len__ = _read
        split: Any = _read

    with pytest.raises(InvalidOption) as caught:
        option.read([Unread("1")] * (option.entries + 1))
    assert caught.value.facts["most"] == option.entries


def test_an_error_repeats_only_the_beginning_of_a_long_value() -> None:
    for given in ("9" * 10_000, ["10"] * 10_000, {str(key): 1 for key in range(10_000)}):
        with pytest.raises(InvalidOption) as caught:
            read_options(OPTIONS, {"notes": given})
        assert len(str(caught.value.facts["given"])) <= SHOWN


def test_an_error_repeats_only_the_beginning_of_a_long_name() -> None:
    with pytest.raises(InvalidOption) as refused:
        read_options((Option("fast", "flag", default=False),), {"x" * 30_000: True})
    assert len(refused.value.sentence) + len(str(refused.value.facts)) < 500


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


def test_every_list_that_can_be_chosen_has_a_bound_and_its_own_default_keeps_it() -> None:
    for shelf in families():
        for option in shelf.options:
            if isinstance(option.default, tuple):
                assert len(option.default) <= option.entries <= MOST


@pytest.mark.parametrize(("kinds", "fits"), [(24, True), (25, False)])
def test_a_pile_has_at_most_two_dozen_kinds_of_notes(kinds: int, fits: bool) -> None:
    pile = {10 * value: 1 for value in range(1, kinds + 1)}
    if fits:
        assert len(dict(new_game("vegas", pile=pile).options)["pile"]) == kinds  # type: ignore[arg-type]
    else:
        with pytest.raises(InvalidOption, match="at most 24 pairs"):
            new_game("vegas", pile=pile)
