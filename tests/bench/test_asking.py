"""What a benchmark is asked for: some of its parts by name, or all of them."""

from __future__ import annotations

from argparse import ArgumentParser

import pytest

from bench.sampling import some_of

KNOWN = ("dice", "notes", "cards")


@pytest.fixture
def parser() -> ArgumentParser:
    made = ArgumentParser(prog="bench")
    some_of(made, "parts", KNOWN)
    return made


@pytest.mark.parametrize(
    ("words", "parts"), [([], [*KNOWN]), (["notes"], ["notes"]), (["cards", "dice"], ["cards", "dice"])]
)
def test_none_stands_for_all(words: list[str], parts: list[str], parser: ArgumentParser) -> None:
    assert parser.parse_args(words).parts == parts


def test_an_unknown_part_is_refused_with_those_that_there_are(
    parser: ArgumentParser, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        parser.parse_args(["dices"])
    assert "there is no 'dices'; there are: dice, notes, cards." in capsys.readouterr().err
