"""Records: read by people, replayed by anyone, and honest about tampering."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from flambeur.engine import InvalidRecord, Match, Record, Seeded, families, family, new_game, read_record, write_record
from flambeur.engine.record import HIDDEN, header, replay, seal, seen_record


def played(name: str = "sealed", seed: int = 3, **options: object) -> Record:
    match = Match(family(name).game(3, options), Seeded(seed), names=("Anna", "Ben", "Zoé ❤"))
    while waiting := match.waiting:
        match.play_together({seat: match.legal_moves(seat)[0] for seat in waiting})
    return match.record()


TEXT = write_record(played())


def resealed(text: str) -> str:
    body = text[: text.index("seal: ")]
    return f"{body}seal: {seal(body)}\n"


def ended(text: str) -> list[Any]:
    return list(replay(read_record(text)))


def test_writing_and_reading_is_a_fixpoint() -> None:
    assert write_record(read_record(TEXT)) == TEXT
    assert read_record(TEXT) == played()


def test_every_game_replays_to_the_same_end() -> None:
    for shelf in families():
        if shelf.low <= 3 <= shelf.high:
            record = played(shelf.name)
            assert write_record(read_record(write_record(record))) == write_record(record)
            assert [moment.line for moment in replay(record)][-1] == write_record(record).count("\n") - 2


def test_a_record_cut_in_the_middle_of_a_line_is_read_to_its_last_whole_line() -> None:
    for length in range(TEXT.index("\n\n") + 2, len(TEXT) - 1, 7):
        cut = TEXT[:length]
        record = read_record(cut)
        whole = cut[: cut.rindex("\n") + 1].partition("\n\n")[2].splitlines()
        written = [line for line in whole if not line.startswith("end: ")]
        assert record.entries == read_record(TEXT).entries[: len(written)]
        assert record.end == (read_record(TEXT).end if len(written) < len(whole) else "")
        list(replay(record))


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("flambeur record 1", "flambeur record 9", 1, "a record begins with"),
        ("game: sealed", "game: poker", 2, "there is no game 'poker'"),
        ("rules: 1", "rules: 7", 3, "played under rules version 7"),
        ("rules: 1", "rules: one", 1, "a record says 'rules: N'"),
        ("players: 3", "players: 9", 2, "sealed is for 2 to 4 players"),
        ("player 0: Anna", "player 0 Anna", 6, "expected 'name: value'"),
        ("player 0: Anna", "player 1: Anna", 7, "once each"),
        ("\n\n* prize", "\n\n* price", 10, "expected 'prize:…'"),
        ("\n\n* prize:", "\n\nx prize:", 10, "expected a chance result or a move"),
        ("* coin:", "* coin:7", 11, "expected 'coin:…'"),
        ("+ 0:", "+ 9:", 14, "there is no seat 9"),
        ("+ 0:bid_0", "+ 0:dance", 14, "is not a move"),
        ("+ 0:bid_0 1:bid_0 2:bid_0", "1 keep", 14, "is not allowed now"),
        ("end: ", "end: 9 ", None, "the end is said to be"),
    ],
)
def test_tampering_is_told_with_line_and_reason(old: str, new: str, line: int | None, reason: str) -> None:
    assert old in TEXT
    with pytest.raises(InvalidRecord, match=reason.replace("(", r"\(")) as caught:
        ended(resealed(TEXT.replace(old, new, 1)))
    assert line is None or caught.value.line == line


def test_a_change_that_breaks_no_rule_breaks_the_seal() -> None:
    changed = TEXT.replace("player 0: Anna", "player 0: Anne")
    with pytest.raises(InvalidRecord) as caught:
        read_record(changed)
    assert caught.value.code == "broken-seal"
    assert caught.value.line == TEXT.count("\n")


def test_nothing_may_follow_the_end_or_the_seal() -> None:
    with pytest.raises(InvalidRecord, match="nothing may follow the seal"):
        read_record(TEXT + "0 keep\n")
    with pytest.raises(InvalidRecord, match="nothing but the seal"):
        read_record(TEXT.replace("seal: ", "0 keep "))


def test_a_seat_gets_its_own_secrets_only_and_a_record_that_says_so() -> None:
    record = played()
    deals = [n for n, entry in enumerate(record.entries) if entry.text.startswith("coin:")]
    seen = seen_record(record, 1)
    assert [n for n, entry in enumerate(seen.entries) if entry.text == HIDDEN] == [
        n for i, n in enumerate(deals) if i % 3 != 1
    ]
    assert read_record(write_record(seen)) == seen
    with pytest.raises(InvalidRecord, match="it cannot be replayed"):
        ended(write_record(seen))


def test_an_unfinished_record_replays_to_where_it_stands() -> None:
    record = replace(played(), entries=played().entries[:6], end="")
    assert len(list(replay(record))) == 7


def test_a_header_may_hold_further_lines() -> None:
    record = header(new_game("sealed"), notes=(("date", "2026-11-15"), ("commitment", "ab12")))
    assert read_record(write_record(record)) == record


@given(st.data())
def test_a_damaged_record_is_refused_or_read_but_never_breaks(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT) - 1))
    damaged = TEXT[:at] + data.draw(st.text(max_size=3)) + TEXT[at + data.draw(st.integers(0, 3)) :]
    with contextlib.suppress(InvalidRecord):
        list(replay(read_record(resealed(damaged) if "seal: " in damaged else damaged)))
