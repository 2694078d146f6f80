"""The commands that need no keyboard, and what they say about mistakes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from flambeur.arena.executors import SerialExecutor
from flambeur.arena.plan import make_plan
from flambeur.arena.simulate import Study
from flambeur.arena.tally import empty_tally
from flambeur.cli.simulate import run as run_simulation
from flambeur.engine import Match, Seeded, families, new_game, write_position, write_record
from flambeur.texts import LANGUAGES, texts
from tests.cli.conftest import Run
from tests.cli.terminal import Terminal

FLAMBEUR = (sys.executable, "-m", "flambeur")


def recorded(path: Path, rounds: int = 1) -> list[str]:
    """Write the record of a small game; its lines."""
    match = Match(new_game("vegas", 2, rounds=rounds), Seeded(4), ("Anna", "Bob"))
    while match.outcome() is None:
        match.play(match.legal_moves()[0])
    path.write_text(write_record(match.record()), encoding="utf-8")
    return path.read_text(encoding="utf-8").splitlines()


def test_help_lists_the_commands(run: Run) -> None:
    said = run("--help")
    assert said.code == 0
    assert {"play", "serve", "simulate", "replay", "verify", "boards"} <= set(said.out.split())


def test_games_are_listed_with_boxes_modules_options_and_player_counts(run: Run) -> None:
    said = run("games", "--json")
    assert said.code == 0
    shelf = {game["name"]: game for game in json.loads(said.out)}
    vegas = shelf["vegas"]
    assert "classic" in vegas["boxes"]
    assert "neutral" in vegas["modules"]
    assert vegas["players"] == {"low": 1, "high": 8, "default": 4}
    assert {"name", "kind", "default", "allowed", "title", "help"} <= vegas["options"][0].keys()
    assert list(shelf) == [family.name for family in families()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_listed_for_people(run: Run, lang: str) -> None:
    said = run("games", "--lang", lang)
    assert said.code == 0
    assert all(family.name in said.out for family in families())
    assert max(len(line) for line in said.out.splitlines()) <= 80


def test_a_record_is_replayed_with_its_result(run: Run, tmp_path: Path) -> None:
    recorded(tmp_path / "game.flam")
    said = run("replay", str(tmp_path / "game.flam"))
    assert said.code == 0, said.err
    assert "Anna" in said.out
    assert "Result" in said.out


def test_an_unfinished_record_is_replayed_up_to_where_it_stands(run: Run, tmp_path: Path) -> None:
    lines = recorded(tmp_path / "game.flam")
    (tmp_path / "half.flam").write_text("\n".join([*lines[:-8], "0 pla"]), encoding="utf-8")
    said = run("replay", str(tmp_path / "half.flam"))
    assert said.code == 0, said.err
    assert "not over" in said.out


def test_a_changed_record_fails_at_its_seal(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.flam"
    lines = recorded(path)
    path.write_text(path.read_text(encoding="utf-8").replace("player 0: Anna", "player 0: Eve"), encoding="utf-8")
    said = run("replay", str(path))
    assert said.code == 2
    assert f"line {len(lines)}" in said.err


def test_a_record_that_breaks_the_rules_fails_with_line_and_reason(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.flam"
    lines = recorded(path)[:-2]
    number = next(index for index, line in enumerate(lines) if " place " in line)
    roll = lines[number - 1]
    missing = next(face for face in "123456" if face not in roll)
    lines[number] = f"{lines[number][0]} place {missing}"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    said = run("replay", str(path), "--lang", "fr")
    assert said.code == 2
    assert f"ligne {number + 1}" in said.err
    assert f"place {missing}" in said.err
    assert said.out == ""


def test_a_file_that_is_no_record_or_none_at_all_is_one_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "noise.flam").write_bytes(bytes(range(256)))
    for name in ("noise.flam", "nowhere.flam", "."):
        said = run("replay", str(tmp_path / name))
        assert said.code == 2
        assert said.err.count("\n") == 1
    (tmp_path / "text.flam").write_text("dear diary\n", encoding="utf-8")
    assert run("replay", str(tmp_path / "text.flam")).code == 2


@pytest.mark.parametrize("game", [family.name for family in families()])
def test_a_position_is_shown_with_its_legal_moves(run: Run, game: str) -> None:
    match = Match(new_game(game), Seeded(1))
    said = run("position", write_position(match.game, match.state))
    assert said.code == 0, said.err
    for seat in match.waiting:
        assert all(str(move) in said.out for move in match.legal_moves(seat))


def test_a_position_where_chance_is_next_says_so(run: Run) -> None:
    game = new_game("vegas", 2)
    said = run("position", write_position(game, game.start()[0]))
    assert "Chance decides next" in said.out


@pytest.mark.parametrize(
    ("game", "lang", "words"),
    [("vegas", "fr", "un parmi 3 (premier joueur)"), ("temptation", "de", "eines von 3 (Startspieler)")],
)
def test_what_chance_decides_is_said_in_the_players_language(run: Run, game: str, lang: str, words: str) -> None:
    table = new_game(game, 3)
    assert words in run("position", write_position(table, table.start()[0]), "--lang", lang).out


def test_seats_are_counted_from_one_where_a_player_reads_about_them(run: Run) -> None:
    shelf = run("games", "--lang", "en")
    assert "0 (Seat 1), 1 (Seat 2)" in " ".join(shelf.out.split())
    assert "counted from 0" not in shelf.out
    refused = run("play", "vegas", "--players", "3", "--option", "starter=5", "--lang", "en")
    assert "a number from 0 (seat 1) to 2 (seat 3), not 5" in refused.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["vegas", "temptation", "kragen"])
def test_rules_are_shown_in_the_terminal(run: Run, lang: str, game: str) -> None:
    said = run("rules", game, "--lang", lang)
    assert said.code == 0
    assert max(len(line.rstrip()) for line in said.out.splitlines()) <= 80


BOX_NAMES = [
    ("Scoring avancé", "A6"),
    ("pioche de 3 billets", "A7"),
    ("Double peine", "A5"),
    ("maitre joueur", "L6"),
    ("Distribution immédiate", "C5"),
    ("Pour un billet de plus", "C6"),
    ("kickers", "M5"),
    ("2 casinos", "A3"),
    ("Nouvelle façon de jouer", "S1"),
]


@pytest.mark.parametrize(("name", "rule"), BOX_NAMES)
def test_a_rule_is_found_by_the_name_that_a_french_box_gives_it(run: Run, name: str, rule: str) -> None:
    said = run("rules", "vegas", name, "--lang", "fr")
    assert said.code == 0, said.err
    assert f"{rule}  {texts('fr').say(f'rule-{rule}', 'title')}" in said.out


def test_rules_are_found_by_words_that_stand_in_them(run: Run) -> None:
    said = run("rules", "kragen", "SHARE the win", "--lang", "en")
    assert [line.split()[0] for line in said.out.splitlines() if re.match(r"[A-Z]\d+  ", line)] == ["K17"]


def test_one_rule_is_shown_by_its_id(run: Run) -> None:
    said = run("rules", "vegas", "v8", "--lang", "de")
    assert said.out.startswith("V8")


@pytest.mark.parametrize(
    "words",
    [
        ("play", "chess"),
        ("play", "vegas", "--players", "99"),
        ("play", "vegas", "--option", "box"),
        ("play", "vegas", "--option", "box=golden"),
        ("play", "vegas", "--option", "colour=red"),
        ("play", "vegas", "--preset", "no-such-preset"),
        ("play", "kragen", "--box", "classic"),
        ("play", "vegas", "--bots", "genius"),
        ("play", "vegas", "--bots", "random,random,random,random"),
        ("play", "vegas", "--humans", "9"),
        ("play", "vegas", "--seat", "0"),
        ("play", "vegas", "--name", "Anna", "--name", "Bob"),
        ("play", "vegas", "--name", "line\nbreak"),
        ("play", "vegas", "--lang", "xx"),
        ("play", "--resume", "nowhere.flam"),
        ("play", "--record", "no/such/folder/game.flam"),
        ("simulate", "chess"),
        ("simulate", "vegas", "--bots", "genius"),
        ("simulate", "vegas", "--players", "2", "--bots", "random,random,random"),
        ("simulate", "vegas", "--games", "0"),
        ("simulate", "vegas", "--workers", "0"),
        ("simulate", "vegas", "--engine", "kernel", "--preset", "boulevard-tricks"),
        ("simulate", "vegas", "--engine", "steam"),
        ("simulate", "vegas", "--json", "--csv"),
        ("position", "nonsense"),
        ("position", "vegas players=2 | round=x"),
        ("rules", "vegas", "Z9"),
        ("rules", "chess"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mistake_is_one_sentence_and_exit_code_2(run: Run, words: tuple[str, ...], lang: str) -> None:
    said = run(*words) if "--lang" in words else run(*words, "--lang", lang)
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1, said.err
    assert said.err.strip().endswith(".")


@pytest.mark.parametrize(
    ("words", "given"),
    [
        (("vegas",), "vegas"),
        (("--players", "3", "--with", "big"), "--players, --with"),
        (("--server", "http://127.0.0.1:9", "--seed", "3", "--quick"), "--server"),
    ],
)
def test_what_a_saved_game_brings_itself_cannot_be_asked_for(run: Run, words: tuple[str, ...], given: str) -> None:
    said = run("play", "--resume", "nowhere.flam", *words)
    assert (said.code, said.out) == (2, "")
    assert said.err == f"A saved game brings its own table: leave {given} out.\n"


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "The module big of the boulevard box is for 2 to 7 players, not 8."),
        ("fr", "Le module big de la boîte boulevard se joue de 2 à 7 joueurs, pas à 8."),
        ("de", "Das Modul big der Ausgabe boulevard ist für 2 bis 7 Spieler, nicht für 8."),
    ],
)
def test_why_a_table_cannot_be_is_said_in_the_players_language(run: Run, lang: str, sentence: str) -> None:
    said = run("play", "vegas", "--players", "8", "--box", "boulevard", "--with", "big", "--lang", lang)
    assert (said.code, said.err) == (2, sentence + "\n")


def test_a_closed_pipe_is_no_reason_for_a_traceback(tmp_path: Path) -> None:
    for words in (("games",), ("rules", "vegas"), ("play", "vegas", "--humans", "0", "--seed", "1")):
        reading, writing = os.pipe()
        os.close(reading)
        with os.fdopen(writing, "wb") as pipe:
            done = subprocess.run([*FLAMBEUR, *words], stdout=pipe, stderr=subprocess.PIPE, cwd=tmp_path, check=False)
        assert done.returncode == 1
        assert done.stderr == b""


def test_a_game_can_be_played_through_a_pipe(tmp_path: Path) -> None:
    done = subprocess.run(
        [*FLAMBEUR, "play", "vegas", "--players", "2", "--seed", "1", "--quick", "--option", "rounds=1"],
        input="1\n2\n3\n4\n5\n6\n" * 20,  # what is not offered is asked for again
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert done.stderr == ""
    assert "Result" in done.stdout


def test_bots_can_be_watched(run: Run) -> None:
    said = run("play", "vegas", "--humans", "0", "--players", "2", "--seed", "1", "--option", "rounds=1")
    assert said.code == 0
    assert "Result" in said.out


def test_a_full_disk_is_one_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*FLAMBEUR, "games"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_simulation_prints_what_is_done(workers: str, tmp_path: Path) -> None:
    command = ("simulate", "vegas", "--games", "1000000", "--workers", workers, "--engine", "reference")
    with Terminal(*command, cwd=tmp_path) as terminal:
        terminal.wait(r"[1-9]\d*/1000000")
        terminal.interrupt()
        assert terminal.finish() == 130
        assert "Interrupted: " in terminal.plain
        assert "Seat 4" in terminal.plain
        assert "Traceback" not in terminal.plain


@pytest.mark.parametrize(("typed", "offered"), [("k", ["kragen"]), ("x", [])])
def test_shell_completion_knows_the_games(typed: str, offered: list[str]) -> None:
    asked = {"_FLAMBEUR_COMPLETE": "complete_bash", "COMP_WORDS": f"flambeur play {typed}", "COMP_CWORD": "2"}
    command = str(Path(sys.executable).with_name("flambeur"))
    done = subprocess.run([command], env={**os.environ, **asked}, capture_output=True, text=True, check=False)
    assert done.stdout.split() == offered


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_of_a_simulation_are_whole_on_a_narrow_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """One of these bots wins every game: its interval has the most figures there can be."""
    monkeypatch.setenv("COLUMNS", "80")
    words = ("--players", "2", "--bots", "random,greedy", "--games", "2", "--seed", "1", "--lang", lang)
    said = run("simulate", "vegas", *words)
    assert said.code == 0
    assert "…" not in said.out
    assert re.search(r"34[.,]2–100[.,]0", said.out)


def test_bots_that_think_are_not_kept_waiting_for_code_without_a_word(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flambeur.cli.readiness.is_compiled", lambda *games, thinking: not thinking)
    loaded: list[bool] = []
    monkeypatch.setattr("flambeur.cli.readiness.load_for", lambda *games, thinking, **more: loaded.append(thinking))
    words = ("kragen", "--players", "3", "--work", "1", "--lang", "en", "--bots")
    for command in (
        ("simulate", *words, "random,random,sharp", "--games", "3"),
        ("league", *words, "random,greedy,sharp", "--rounds", "2"),
    ):
        said = run(*command)
        assert said.code == 0, said.err
        assert "Compiling" in said.err
    assert loaded == [True, True]


@pytest.mark.parametrize(("elsewhere", "said"), [(True, True), (False, False)])
def test_workers_elsewhere_are_not_kept_waiting_for_compiled_rules_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], elsewhere: bool, said: bool
) -> None:
    """Those of Ray and Dask wait for them; on this machine the reference engine plays until they are ready."""
    loaded: list[bool] = []
    monkeypatch.setattr("flambeur.cli.readiness.is_compiled", lambda *games, thinking: False)
    monkeypatch.setattr("flambeur.cli.readiness.load_for", lambda *games, thinking, **more: loaded.append(thinking))
    monkeypatch.setattr(SerialExecutor, "elsewhere", elsewhere)
    monkeypatch.setattr(
        "flambeur.cli.simulate.simulate", lambda plan, **_: Study(plan, empty_tally(plan.bots), 1, 1.0, complete=True)
    )
    plan = make_plan("vegas", players=2, bots=("greedy", "random"), games=2, engine="reference")
    run_simulation(replace(plan, engine="kernel"), SerialExecutor(), "json")
    assert ("Compiling" in capsys.readouterr().err) == said
    assert loaded == [False] * said


def test_ready_questions_are_listed_in_every_form(run: Run) -> None:
    listed = json.loads(run("study", "--json", "--lang", "en").out)
    assert {"question", "title"} == set(listed[0])
    rows = run("study", "--csv", "--lang", "en").out.splitlines()
    assert rows[0] == "question,title"
    assert len(rows) == len(listed) + 1
