"""Running commands inside the test process, for all that needs no terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from msgspec import Struct

from flambeur.cli import main


class Said(Struct):
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `flambeur` with some words, in English unless they say otherwise."""
    monkeypatch.setenv("COLUMNS", "80")

    def command(*words: str) -> Said:
        monkeypatch.setenv("FLAMBEUR_LANG", "en")
        monkeypatch.setattr(sys, "argv", ["flambeur", *words])
        with pytest.raises(SystemExit) as end:
            main()
        out, err = capsys.readouterr()
        code = end.value.code
        return Said(code if isinstance(code, int) else int(code is not None), out, err)

    return command
