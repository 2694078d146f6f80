"""Games on players' own boards carry the boards with them: positions and records can be read anywhere."""

from __future__ import annotations

import pytest

from flambeur.engine import (
    InvalidOption,
    Match,
    Option,
    Seeded,
    new_game,
    read_position,
    read_record,
    replay,
    write_position,
    write_record,
)
from flambeur.games.temptation.table import Temptation
from tests.rules.temptation_lab import LAB, SECOND

OWN = f"{LAB};{SECOND.replace('Second', 'Café_d’Été')}"


def played(moves: int) -> Match:
    match = Match(new_game("temptation", 3, boards=OWN), Seeded(11))
    for _ in range(moves):
        if match.outcome() is None:
            match.play(match.legal_moves()[-1])
    return match


@pytest.mark.parametrize("moves", [0, 7, 40, 10_000])
def test_a_position_on_own_boards_reads_the_same(moves: int) -> None:
    match = played(moves)
    game, state = read_position(write_position(match.game, match.state))
    assert isinstance(game, Temptation)
    assert [board.name for board in game.boards] == ["Lab", "Café d’Été"]
    assert state == match.state


def test_a_record_on_own_boards_replays_to_the_same_end() -> None:
    match = played(10_000)
    record = match.record()
    assert read_record(write_record(record)) == record
    *_, last = replay(read_record(write_record(record)))
    assert last.state == match.state
    assert match.outcome() is not None


def test_wrong_boards_are_an_option_that_cannot_be() -> None:
    with pytest.raises(InvalidOption, match="option boards: board 1, row 1: a row is worth 10 to 150"):
        new_game("temptation", 3, boards=LAB.replace("w30", "w35"))


@pytest.mark.parametrize("given", ["", "two words", "a=b", "a|b", "line\nbreak", "x" * 20_001, 7])
def test_a_text_option_is_one_word(given: object) -> None:
    with pytest.raises(InvalidOption, match="one word of at most 20000 signs"):
        Option("boards", "text", "house", high=20_000).read(given)


def test_the_house_boards_need_no_text() -> None:
    assert new_game("temptation", 3).options["boards"] == "house"
