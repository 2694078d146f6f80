"""Positions and moves as text."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.engine import (
    IllegalMove,
    InvalidMove,
    InvalidPosition,
    Match,
    Seeded,
    families,
    new_game,
    read_position,
    write_position,
)

START = "sealed players=2 | agenda=(rounds,bids) round=1 turn=0 prize=5 coins=(1,2) scores=(0,3)"


def test_a_position_is_set_up_from_its_text() -> None:
    game, state = read_position(START)
    assert write_position(game, state) == START
    assert [str(move) for move in game.legal_moves(state, 1)] == ["bid 0", "bid 1", "bid 2"]


def test_options_that_are_not_the_default_stand_before_the_bar() -> None:
    game = new_game("sealed", 2, rounds=7)
    assert write_position(game, game.start()[0]).startswith("sealed players=2 rounds=7 | agenda=")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a position is written as"),
        ("sealed players=2", "a position is written as"),
        ("poker players=2 | x=1", "there is no game 'poker'"),
        ("sealed players=99 | x=1", "sealed is for 2 to 4 players"),
        ("sealed | x=1", "how many play"),
        ("sealed players=two | x=1", "how many play"),
        ("sealed players=2 colour=red | x=1", "there is no option 'colour'"),
        (START.replace("prize=5", "price=5"), "has no field 'price'"),
        (START.replace("prize=5 ", ""), "does not say 'prize'"),
        (START.replace("prize=5", "prize"), "expected 'name=value'"),
        (START.replace("prize=5", "prize=(5"), "ends too early"),
        (START.replace("prize=5", "prize=5)"), "cannot be read"),
        (START.replace("prize=5", "prize=$"), "cannot be read"),
        (START.replace("prize=5", "prize=)"), "cannot be read"),
        (START.replace("prize=5", "prize=five"), "'prize' cannot be"),
        (START.replace("prize=5", "prize=" + "9" * 30), "too large"),
        (START.replace("prize=5", "prize=" + "(" * 40), "nested too deeply"),
        (START.replace("coins=(1,2)", "coins=(1(2))"), "cannot be read"),
        (START.replace("bids", "deal(1,2)"), "has 1 parts, not 2"),
        (START.replace("bids", "deal(one)"), "cannot be read"),
        (START.replace("bids", "dance"), "agenda is a tuple of steps"),
        (START.replace("(rounds,bids)", "bids"), "agenda is a tuple of steps"),
        (START.replace("coins=(1,2)", "coins=(1)"), "one for each seat"),
        (START.replace("bids", "risk").replace("turn=0", "turn=7"), "do not fit together"),
    ],
)
def test_a_text_that_is_no_position_gets_one_sentence(text: str, reason: str) -> None:
    with pytest.raises(InvalidPosition, match=reason.replace("(", r"\(")) as caught:
        read_position(text)
    assert caught.value.sentence.endswith(".")
    assert "\n" not in caught.value.sentence


@given(st.text(max_size=120))
def test_nonsense_is_never_more_than_an_invalid_position(text: str) -> None:
    with pytest.raises(InvalidPosition):
        read_position(text)


@given(st.data())
def test_a_damaged_position_is_read_or_refused_but_never_breaks(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from([f.name for f in families()]))
    game = new_game(name)
    text = write_position(game, Match(game, Seeded(data.draw(st.integers(0, 50)))).state)
    at = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:at] + data.draw(st.sampled_from("0193(),-=|a ")) + text[at + 1 :]
    with contextlib.suppress(InvalidPosition):
        read_position(damaged)


def test_a_move_text_is_invalid_or_illegal_and_says_which() -> None:
    game, state = read_position(START)
    assert str(game.read_move("bid 2", state, 1)) == "bid 2"
    with pytest.raises(IllegalMove, match="'bid 2' is not allowed now"):
        game.read_move("bid 2", state, 0)
    for text in ("", "dance", "bid", "bid two", "bid 1 2"):
        with pytest.raises(InvalidMove):
            game.read_move(text)
