"""A whole game in a real terminal: numbers, nonsense, rules, taking back, leaving, resuming, finishing."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from flambeur.cli.keyboard import KeyboardGone
from flambeur.cli.local_game import Sitting
from flambeur.cli.options import Wish
from flambeur.cli.play import play, set_up
from flambeur.engine import Result, read_record, replay
from flambeur.texts import LANGUAGES, texts
from tests.cli.terminal import CHOICE, Terminal

SHORT = ("play", "vegas", "--players", "2", "--seed", "5", "--bots", "random", "--option", "rounds=1")

CLEARED = r"\x1b\[2J"


def replays(path: Path) -> bool:
    """Whether a record is whole and keeps the rules."""
    record = read_record(path.read_text(encoding="utf-8"))
    for _ in replay(record):
        pass
    return bool(record.end)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_with_nonsense_rules_taking_back_leaving_resuming_and_finishing(lang: str, tmp_path: Path) -> None:
    with Terminal(*SHORT, "--name", "Anna", cwd=tmp_path, lang=lang) as table:
        table.wait("Anna")
        for nonsense in ("0", "99", "hello", "-1", "1 1", "²", "[bold]", "9" * 400):
            table.answer(nonsense)
            table.wait(re.escape(table.texts.say("cli-not-a-choice", choices=1).split(" (")[0]))
        table.answer("?")
        table.wait(re.escape(table.texts.say("rule-V5", "title")))
        table.answer("? v8")
        table.wait(re.escape(table.texts.say("rule-V8", "title")))
        table.answer(f"? {table.texts.say('rule-L5', 'title').upper()}")
        table.wait(f"L5 +{re.escape(table.texts.say('rule-L5', 'title'))}")
        table.answer(f"? {table.texts.say('rule-C3', 'title')}")
        for rule in ("A9", "A11", "M7", "C3"):
            table.wait(f"{rule} +{re.escape(table.texts.say(f'rule-{rule}', 'title'))}")
        table.answer("? Z9")
        table.wait_for("cli-no-such-rule", rule="Z9")
        table.answer("u")
        table.wait_for("cli-cannot-take-back")
        table.choose()
        table.wait_for("cli-go-on")
        table.type("what?")
        table.wait_for("cli-not-go-on")
        table.wait_for("cli-go-on")
        table.type("u")
        table.wait_for("cli-taken-back")
        table.choose(1)
        table.wait_for("cli-go-on")
        table.type("")
        table.answer("q")
        table.wait_for("cli-save-where", ending=".flam")
        table.type("evening")
        assert table.finish() == 0
        assert "evening.flam" in table.plain
    saved = tmp_path / "evening.flam"
    assert not replays(saved)

    with Terminal("play", "--resume", "evening.flam", "--seed", "6", cwd=tmp_path, lang=lang) as table:
        table.answer("q")
        table.wait("evening.flam")
        table.wait(":")
        table.type("")
        assert table.finish() == 0

    with Terminal(
        "play", "--resume", "evening.flam", "--record", "evening.flam", "--seed", "7", cwd=tmp_path, lang=lang
    ) as table:
        assert table.play_on() == 0
        assert texts(lang).say("cli-result") in table.plain
        assert "Traceback" not in table.plain
    assert replays(saved)
    assert "Anna" in saved.read_text(encoding="utf-8")


def test_a_choice_taken_back_is_gone_from_the_record(tmp_path: Path) -> None:
    with Terminal(*SHORT, "--record", "game.flam", cwd=tmp_path) as table:
        table.choose()
        table.wait_for("cli-go-on")
        once = (tmp_path / "game.flam").read_text(encoding="utf-8")
        table.type("u")
        table.choose(1)
        table.wait_for("cli-go-on")
        again = (tmp_path / "game.flam").read_text(encoding="utf-8")
        table.type("q")
        table.wait_for("cli-saved", file="game.flam")
        assert table.finish() == 0
    assert once.splitlines()[:-1] == again.splitlines()[:-1]
    assert once.splitlines()[-1] != again.splitlines()[-1]


def test_without_colours_nothing_but_text_is_printed(tmp_path: Path) -> None:
    with Terminal(*SHORT, cwd=tmp_path, NO_COLOR="1") as table:
        assert table.play_on() == 0
        assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|4[0-7]|9[0-7]|38|48)[;m]", table.raw)


def test_colours_are_there_where_a_terminal_has_them(tmp_path: Path) -> None:
    with Terminal("play", "kragen", cwd=tmp_path) as table:
        table.wait(CHOICE)
        assert re.search(r"\x1b\[[0-9;]*(3[0-7]|4[0-7]|9[0-7]|38|48)[;m]", table.raw)


@pytest.mark.parametrize("game", ["vegas", "kragen", "temptation"])
def test_no_line_is_wider_than_80_columns(game: str, tmp_path: Path) -> None:
    with Terminal("play", game, "--seed", "2", "--quick", "--bots", "random", cwd=tmp_path, lang="de") as table:
        for _ in range(6):
            table.choose()
        table.answer("q")
        table.type("")
        table.finish()
        assert max(len(line) for line in table.plain.splitlines()) <= 80


def test_ctrl_c_saves_what_is_recorded_and_leaves_politely(tmp_path: Path) -> None:
    with Terminal(*SHORT, "--record", "game.flam", cwd=tmp_path) as table:
        table.choose()
        table.wait_for("cli-go-on")
        table.interrupt()
        table.wait_for("cli-saved", file="game.flam")
        assert table.finish() == 130
        assert "Traceback" not in table.plain
    assert not replays(tmp_path / "game.flam")


def test_ctrl_c_without_a_record_says_that_nothing_is_saved(tmp_path: Path) -> None:
    with Terminal(*SHORT, cwd=tmp_path) as table:
        table.wait(CHOICE)
        table.interrupt()
        table.wait_for("cli-not-saved")
        assert table.finish() == 130
        assert "Traceback" not in table.plain


def test_ctrl_c_is_heard_also_where_the_tests_were_started_without_it(tmp_path: Path) -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # as under nohup, or in the background of a script
    try:
        with Terminal(*SHORT, cwd=tmp_path) as table:
            table.wait(CHOICE)
            table.interrupt()
            assert table.finish() == 130
    finally:
        signal.signal(signal.SIGINT, before)


def test_ctrl_d_leaves_politely(tmp_path: Path) -> None:
    with Terminal(*SHORT, cwd=tmp_path) as table:
        table.wait(CHOICE)
        table.end_input()
        table.wait_for("cli-not-saved")
        assert table.finish() == 0


def test_saving_asks_again_for_a_file_that_exists_or_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "mine.flam").write_text("precious", encoding="utf-8")
    with Terminal(*SHORT, cwd=tmp_path) as table:
        table.answer("q")
        table.type("mine")
        table.wait_for("error-file-exists", file="mine.flam")
        table.type("no/such/folder/game")
        table.wait_for("error-cannot-write", file="no/such/folder/game.flam")
        table.type("other")
        table.wait_for("cli-saved", file="other.flam")
        assert table.finish() == 0
    assert (tmp_path / "mine.flam").read_text(encoding="utf-8") == "precious"


def test_people_at_one_keyboard_choose_secretly_one_after_the_other(tmp_path: Path) -> None:
    words = ("play", "kragen", "--players", "3", "--humans", "3", "--seed", "3", "--option", "starter=0", "--quick")
    with Terminal(*words, "--name", "Anna", "--name", "Bob", "--name", "Cleo", cwd=tmp_path) as table:
        for name, choice in (("Anna", "auction 5"), ("Bob", "bid 2"), ("Cleo", "bid 3")):
            table.wait(CLEARED)
            table.wait_for("cli-pass-keyboard", name=name)
            table.type("")
            table.answer(choice)
        table.wait(CLEARED)
        table.wait(r"Bob \(2\).*Cleo \(3\)|Cleo \(3\).*Bob \(2\)")
        table.wait_for("cli-pass-keyboard", name="Anna")


def test_several_people_without_secrets_need_no_blank_screen(tmp_path: Path) -> None:
    with Terminal(*SHORT[:6], "--humans", "2", "--quick", "--option", "rounds=1", cwd=tmp_path) as table:
        assert table.play_on() == 0
        assert not re.search(CLEARED, table.raw)


@pytest.mark.parametrize(
    ("bots", "kept", "said"), [("champion", False, True), ("champion", True, False), ("greedy", False, False)]
)
def test_whoever_plays_a_bot_that_thinks_is_told_that_its_code_is_compiled_meanwhile(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], bots: str, kept: bool, said: bool
) -> None:
    """Nobody waits for it: the bot plays without it until it is ready."""
    monkeypatch.setenv("FLAMBEUR_LANG", "en")
    monkeypatch.setattr("flambeur.cli.readiness.is_compiled", lambda *games, thinking: kept)
    monkeypatch.setattr("flambeur.cli.readiness.load_for", lambda *games, **how: pytest.fail("nobody waits"))

    def leave(_: Sitting) -> Result:
        raise KeyboardGone

    monkeypatch.setattr(Sitting, "play", leave)
    assert play(set_up(Wish("kragen", 3, {}), humans=1, first=1, names=None, bots=bots)) == 0
    assert ("being compiled meanwhile" in capsys.readouterr().err) == said
