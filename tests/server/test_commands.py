"""The commands around the server: serve, verify, and a seat at a table somewhere else."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from flambeur.cli import serve, verify
from flambeur.cli.remote import play_remote
from flambeur.client import NoConnection, Server, ServerRefused, me
from flambeur.engine import FlambeurError, write_record
from flambeur.fairness import NotFair, commitment
from tests.server.harness import TIMEOUT, running
from tests.server.test_fairness import played, proof


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


def app() -> typer.Typer:
    made = typer.Typer()
    serve.register(made)
    verify.register(made)
    return made


def test_verify_says_that_all_results_follow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLAMBEUR_LANG", "en")
    file = tmp_path / "game.flam"
    file.write_text(write_record(played()), encoding="utf-8")
    done = CliRunner().invoke(app(), ["verify", str(file)])
    assert done.exit_code == 0
    assert "follow from the seed" in done.output


def test_verify_holds_a_record_against_the_commitment_that_was_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FLAMBEUR_LANG", "en")
    file = tmp_path / "game.flam"
    file.write_text(write_record(played(proof(seed=bytes(32)))), encoding="utf-8")
    alone = CliRunner().invoke(app(), ["verify", str(file)])
    assert "is not proven" in alone.output
    known = CliRunner().invoke(app(), ["verify", str(file), "--commitment", commitment(bytes(32))])
    assert known.exit_code == 0
    assert "is the one you know" in known.output
    forged = CliRunner().invoke(app(), ["verify", str(file), "--commitment", commitment(bytes(range(32)))])
    assert isinstance(forged.exception, NotFair)
    assert forged.exception.code == "other-commitment"


def test_verify_says_in_one_sentence_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "game.flam"
    file.write_text(write_record(played()).replace("fair seed: 00", "fair seed: ff", 1), encoding="utf-8")
    for path in (file, tmp_path / "missing.flam", tmp_path):
        done = CliRunner().invoke(app(), ["verify", str(path)])
        assert isinstance(done.exception, FlambeurError | NotFair)
        assert "\n" not in done.exception.sentence


def test_serve_prints_its_address_and_stops_when_told(tmp_path: Path) -> None:
    words = "import typer; from flambeur.cli import serve; app = typer.Typer(); serve.register(app); app()"
    options = ["--port", "0", "--no-browser", "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    environment = {**os.environ, "FLAMBEUR_LANG": "en"}
    with subprocess.Popen(
        [sys.executable, "-c", words, *options], stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert said.startswith("Flambeur is at http://127.0.0.1:")
        assert Server(said.split()[-1]).ask("GET", "/api/health")["status"] == "ok"
        process.send_signal(signal.SIGINT)
        process.wait(TIMEOUT)


@pytest.mark.parametrize(
    "words",
    [
        ["--database", "mysql://root@host/x"],
        ["--database", "sqlite:////proc/no/such.db"],
        ["--host", "203.0.113.7"],
        ["--base-path", "/a b"],
    ],
)
def test_serve_says_in_one_sentence_why_it_cannot(words: list[str], tmp_path: Path) -> None:
    given = words if "--database" in words else [*words, "--database", f"sqlite:///{tmp_path / 'x.db'}"]
    done = CliRunner().invoke(app(), ["serve", "--port", "0", "--no-browser", *given])
    assert isinstance(done.exception, FlambeurError)
    assert "\n" not in done.exception.sentence


def test_a_game_on_another_machine_is_played_by_typing_numbers(server: Server) -> None:
    out = io.StringIO()
    answers = io.StringIO("7\n" + "1\n2\n3\n4\n5\n6\n" * 100)  # what is not offered is asked for again
    play_remote(server.url, name="Anna", game="vegas", players=2, lang="en", answers=answers, out=out)
    said = out.getvalue()
    assert "Type one of the numbers shown" in said
    assert "Round 1 of 4. Notes in the pile:" in said  # the table is drawn as at one's own terminal
    assert said.rstrip().endswith("The game is over.")
    assert "--commitment" in said.split("\n")[1]  # before anything is rolled
    assert "its commitment is the one you know" in said
    assert "held back" not in said


def test_a_seat_can_be_left_and_taken_up_again_with_its_link(server: Server) -> None:
    table = server.open("vegas", 2, seats=[me("Anna")])
    other = server.table(table.code)
    other.join("Ben", 1)
    table.start()
    for seat in (0, 1):
        out = io.StringIO()
        token = (table if seat == 0 else other).tokens[seat]
        if table.info().waiting == (seat,):
            play_remote(server.url, table=table.code, token=token, lang="de", answers=io.StringIO("q\n"), out=out)
            assert f"#seat={token}" in out.getvalue()


def test_what_cannot_be_reached_is_said(server: Server) -> None:
    with pytest.raises(NoConnection):
        play_remote("http://127.0.0.1:9", out=io.StringIO())
    with pytest.raises(NoConnection):
        Server("ftp://example")
    with pytest.raises(ServerRefused) as refused:
        play_remote(server.url, table="ZZZZZZ", name="Anna", out=io.StringIO())
    assert refused.value.code == "unknown-table"
