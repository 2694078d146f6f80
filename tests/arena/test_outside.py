"""Bots of one's own: found by name, told what their seat knows, and alone responsible for what they do."""

from __future__ import annotations

import csv
import io
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import to_builtins

from flambeur.arena import make_plan, simulate
from flambeur.arena.schema import LeagueData
from flambeur.arena.table import Played, Table, after_forfeits
from flambeur.bots import UnknownBot, make_bot, play_random
from flambeur.bots.host import NoSuchBot
from flambeur.bots.outside import Named, find_bot, read_name
from flambeur.bots.program import Forfeit, Program
from flambeur.bots.text_protocol import answered, fields, question
from flambeur.engine import Budget, Match, Result, Seeded, new_game, read_knowledge, read_record, replay
from tests.arena.programs import write_program

EXAMPLES = Path(__file__).parents[2] / "examples"
QUICK = Budget(work=4)


@pytest.fixture
def tables() -> Iterator[Any]:
    made: list[Table] = []

    def sit(*bots: str, patience: float = 30.0, game: str = "vegas", players: int = 2) -> Table:
        made.append(Table(new_game(game, players), bots, 4, patience))
        return made[-1]

    yield sit
    for table in made:
        table.close()


def play(table: Table, number: int = 0) -> Played:
    return table.play(tuple(range(table.game.players)), Seeded(5, number), Seeded(~5, number))


def test_a_name_says_who_plays_and_how() -> None:
    assert read_name("greedy") == Named("greedy")
    assert read_name("greedy+random=30") == Named("greedy", random=30)
    assert read_name("champion+work=400+seconds=2").budget(Budget(work=200)) == Budget(2, 400)
    assert read_name("champion+seconds=2").budget(Budget(work=200)) == Budget(2), "no end before its own"
    assert read_name("champion+work=400").budget(Budget(1.0, 200)) == Budget(1.0, 400)
    assert read_name("program:java -jar c++.jar") == Named("program:java -jar c++.jar")
    for wrong in ("", "greedy+random=101"):
        with pytest.raises(NoSuchBot):
            read_name(wrong)


def test_whoever_cannot_be_found_is_refused_before_a_game_begins() -> None:
    game = new_game("vegas", 2)
    with pytest.raises(UnknownBot):
        find_bot("genius", game)
    with pytest.raises(NoSuchBot):
        find_bot("program:'", game)
    with pytest.raises(UnknownBot):
        make_bot("examples.thrifty:Thrifty", game)  # what comes over the network is looked up here: it starts nothing


def test_a_program_is_told_what_its_seat_knows_and_no_more() -> None:
    match = Match(new_game("vegas", 2, preset="boulevard-tricks"), Seeded(3))
    seat = match.waiting[0]
    known, moves = match.knowledge(seat), match.legal_moves(seat)
    lines = question(1, known, moves, Budget(1.5, 200), 7)
    assert lines[0] == "question 1"
    assert read_knowledge(lines[1].removeprefix("knowledge ")) == known
    assert lines[-2] == "moves " + " ".join(str(move).replace(" ", "_") for move in moves)
    assert lines[-1] == "go ms=1500 work=200 seed=7"
    assert all(line.isprintable() for line in lines)
    named, view = dict(fields(known)), to_builtins(known.view)
    assert named["casinos.0.notes"] == " ".join(map(str, view["casinos"][0]["notes"]))
    assert named["slot"] == "-"


def test_a_move_is_answered_by_its_text_or_as_one_word() -> None:
    match = Match(new_game("temptation", 2), Seeded(3))
    moves = match.legal_moves(match.waiting[0])
    assert answered(f"move {moves[1]}", moves) == moves[1]
    assert answered(f"move {str(moves[1]).replace(' ', '_')}", moves) == moves[1]
    assert answered("move everything", moves) is None
    assert answered("move", moves) is None


@pytest.mark.parametrize("kind", ["honest", "chatty"])
def test_a_program_in_another_language_plays_whole_games(kind: str, tables: Any, tmp_path: Path) -> None:
    table = tables(write_program(tmp_path, kind), "greedy")
    first, second = play(table), play(table, 1)
    assert first.lost == second.lost == ()
    assert play(table) == first, "the same seed, the same game"


@pytest.mark.parametrize(
    ("kind", "reason", "patience"),
    [("cheat", "illegal", 30.0), ("crash", "crashed", 30.0), ("mute", "crashed", 30.0), ("slow", "slow", 0.2)],
)
def test_what_a_program_does_wrong_loses_its_game_with_a_reason(
    kind: str, reason: str, patience: float, tables: Any, tmp_path: Path
) -> None:
    table = tables(write_program(tmp_path, kind), "random", patience=patience)
    for number in range(2):  # it is started again for the second one
        played = play(table, number)
        assert [(lost.seat, lost.reason) for lost in played.lost] == [(0, reason)]
        assert played.result.winners == (1,)
        assert kind in played.lost[0].sentence


def test_the_last_words_of_a_program_that_crashed_are_told(tables: Any, tmp_path: Path) -> None:
    played = play(tables(write_program(tmp_path, "crash"), "random"))
    assert "(3)" in played.lost[0].sentence
    assert "I am tired" in played.lost[0].sentence


def test_a_program_that_is_not_there_loses_too(tables: Any, tmp_path: Path) -> None:
    assert play(tables(f"{tmp_path}/nobody", "random")).lost[0].reason == "start"
    silent = tmp_path / "silent.sh"
    silent.write_text("#!/bin/sh\nexit 0\n")
    silent.chmod(0o755)
    assert play(tables(str(silent), "random")).lost[0].reason == "crashed"


def test_who_has_lost_by_forfeit_is_not_among_the_winners() -> None:
    result = Result((90, 50, 50, 10), (0,), (1, 3, 3, 9))
    assert after_forfeits(result, ()) == result
    assert after_forfeits(result, (0,)).winners == (1, 2)
    assert after_forfeits(result, (3,)).winners == (0,)
    assert after_forfeits(Result((5,), (0,)), (0,)).winners == ()


def test_two_seats_never_share_a_program(tables: Any, tmp_path: Path) -> None:
    table = tables(write_program(tmp_path, "honest"), players=2)
    table.play((0, 0), Seeded(1), Seeded(2))
    first, second = table._made.values()
    assert isinstance(first, Program)
    assert first is not second


def test_a_python_class_plays_in_a_process_of_its_own_and_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    plan = make_plan("vegas", players=2, bots=("thrifty:Thrifty", "random"), games=6, seed=2)
    once, again = simulate(plan), simulate(plan, 2)
    assert once.tally == again.tally
    assert once.tally.bots["thrifty:Thrifty"].lost == 0
    assert "thrifty" not in sys.modules


def test_a_class_that_is_not_there_says_so(tables: Any) -> None:
    played = play(tables("examples.thrifty:Nobody", "random"))
    assert played.lost[0].reason == "crashed"
    assert "Nobody" in played.lost[0].sentence


def test_records_of_such_games_can_be_replayed(tmp_path: Path, tables: Any) -> None:
    table = tables(write_program(tmp_path, "honest"), "greedy", game="vegas")
    plain = play(table)
    written = table.play((0, 1), Seeded(5, 0), Seeded(~5, 0), record=True)
    assert (written.result, written.turns) == (plain.result, plain.turns)
    assert len(list(replay(read_record(written.record)))) > 10


def test_a_share_of_moves_by_lot_is_that_share() -> None:
    game = new_game("vegas", 2)
    match = Match(game, Seeded(1))
    seat = match.waiting[0]
    known, moves = match.knowledge(seat), match.legal_moves(seat)
    greedy = make_bot("greedy", game)(known, moves, QUICK, Seeded(0))
    mixed, source = find_bot("greedy+random=40", game), Seeded(8)
    other = sum(mixed(known, moves, QUICK, source) != greedy for _ in range(4000)) / 4000
    assert abs(other - 0.4 * (1 - 1 / len(moves))) < 0.03
    assert find_bot("random", game) is play_random


def test_a_forfeit_is_an_error_with_a_code() -> None:
    error = Forfeit("slow", "x took longer.", bot="x", seconds="3")
    assert (error.code, error.reason) == ("forfeit-slow", "slow")


def test_games_and_bots_of_other_packages_are_found_by_entry_points_also_in_worker_processes(tmp_path: Path) -> None:
    package = tmp_path / "other-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: other\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(
        "[flambeur.games]\nsecond = other:FAMILY\nbroken = other:NOTHING\n[flambeur.bots]\nclever = other:Clever\n"
    )
    (tmp_path / "other.py").write_text(
        "from msgspec.structs import replace\n"
        "from flambeur.games.kragen.family import FAMILY as KRAGEN, build\n"
        "from flambeur.games.kragen.table import Kragen\n"
        "class Second(Kragen):\n"
        "    name = 'second'\n"
        "def set_up(players, options):\n"
        "    table = build(players, options)\n"
        "    table.__class__ = Second\n"
        "    return table\n"
        "FAMILY = replace(KRAGEN, name='second', build=set_up)\n"
        "class Clever:\n"
        "    def __call__(self, knowledge, moves, budget, source):\n"
        "        return moves[-1]\n"
    )
    words = ("simulate", "second", "--players", "3", "--bots", "clever,random,random", "--games", "30", "--csv")
    done = subprocess.run(
        [sys.executable, "-m", "flambeur", *words, "--workers", "2"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    clever = next(csv.DictReader(io.StringIO(done.stdout)))
    assert (clever["who"], clever["games"], clever["forfeits"]) == ("clever", "30", "0")


def league_of(*bots: str) -> LeagueData:
    """A small league, played by the command itself."""
    words = ("league", "vegas", "--players", "2", "--bots", ",".join(bots), "--rounds", "1", "--json")
    done = subprocess.run([sys.executable, "-m", "flambeur", *words], capture_output=True, check=True, timeout=300)
    return msgspec.json.decode(done.stdout, type=LeagueData)


def test_the_example_in_shell_plays_a_league() -> None:
    ended = league_of(str(EXAMPLES / "sprint.sh"), "greedy")
    assert {line.bot: (line.games, line.forfeits) for line in ended.standings} == {
        str(EXAMPLES / "sprint.sh"): (2, {}),
        "greedy": (2, {}),
    }


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no compiler for C")
def test_the_examples_in_c_and_in_shell_play_a_league_together(tmp_path: Path) -> None:
    richest, sprint = str(tmp_path / "richest"), str(EXAMPLES / "sprint.sh")
    subprocess.run(["cc", "-Wall", "-Werror", "-o", richest, str(EXAMPLES / "richest.c")], check=True, timeout=300)
    ended = league_of(richest, sprint, "random")
    assert {line.bot: (line.games, line.forfeits) for line in ended.standings} == {
        richest: (4, {}),
        sprint: (4, {}),
        "random": (4, {}),
    }
