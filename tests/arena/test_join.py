"""`flambeur join`: the same bot as in a league, at a server's table."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from flambeur.bots.program import Forfeit
from flambeur.cli.app import app
from flambeur.cli.join import link_of
from flambeur.cli.mistakes import Mistake
from flambeur.client import bot, me
from tests.arena.programs import write_program
from tests.server.harness import running


def test_a_program_takes_a_seat_by_its_link_and_plays_to_the_end(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.open("vegas", players=2, seats=[me("Anna"), bot("random")], start=True)
        link = f"{server.url}/t/{table.code}#seat={table.tokens[0]}"
        done = CliRunner().invoke(app, ["join", link, "--bot", write_program(tmp_path, "honest"), "--lang", "en"])
        assert done.exit_code == 0, done.output
        info = table.info()
        assert info.state == "over"
        assert info.ending is not None
        assert info.ending.how == "played"


def test_a_bot_that_cheats_resigns_and_says_why(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.open("vegas", players=2, seats=[me("Anna"), bot("random")], start=True)
        words = ["join", server.url, "--table", table.code, "--token", table.tokens[0]]
        done = CliRunner().invoke(app, [*words, "--bot", write_program(tmp_path, "cheat"), "--lang", "en"])
        assert isinstance(done.exception, Forfeit)
        assert table.info().ending is not None


def test_a_link_names_table_and_seat() -> None:
    assert link_of("http://host/sub/t/QWERTY#seat=abc") == ("QWERTY", "abc")
    assert link_of("host:8321/t/QWERTY") == ("QWERTY", None)
    done = CliRunner().invoke(app, ["join", "http://host", "--bot", "greedy"])
    assert isinstance(done.exception, Mistake)


@pytest.mark.parametrize("wrong", ["http://host/t/", "http://host/x"])
def test_an_address_without_a_table_is_refused(wrong: str) -> None:
    assert link_of(wrong) == (None, None)
