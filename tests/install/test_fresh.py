"""The check with every supported Python: what it prints, when it fails, and which Pythons it takes."""

from __future__ import annotations

import re
import stat
import sys
import tomllib
from pathlib import Path

import pytest

from scripts import fresh
from scripts.fresh import MISSING, PASSED, Row, StepFailed, Trial, path_without_node, summary, table, verdict
from scripts.interpreters import SUPPORTED, Interpreter, Version, ask, can_make_venvs, on_this_machine, one_for_each
from scripts.web import ROOT

NAMES = [".".join(map(str, minor)) for minor in SUPPORTED]


def test_the_table_has_a_line_for_every_python() -> None:
    rows = [Row("3.11.2", PASSED, "23.0.1", "the machine's", 61.4, 402.5), Row("3.14", MISSING)]
    assert table(rows).splitlines() == [
        "Python  pip     Node           seconds  megabytes  verdict",
        "3.11.2  23.0.1  the machine's  61       402        passed",
        "3.14                                               not on this machine",
    ]


@pytest.mark.parametrize(
    ("verdicts", "code"),
    [
        ([PASSED, PASSED], 0),
        ([PASSED, MISSING], 0),
        ([PASSED, "failed: odds"], 1),
        (["failed: pip install .", MISSING], 1),
        ([MISSING, MISSING], 1),
    ],
)
def test_it_fails_when_one_python_fails_or_none_is_there(verdicts: list[str], code: int) -> None:
    assert verdict([Row("3.11.2", each) for each in verdicts]) == code


def test_of_every_version_the_oldest_release_is_tried_and_others_are_left_out() -> None:
    found = [Interpreter(version, Path("python")) for version in ((3, 12, 4), (3, 11, 7), (3, 11, 2), (3, 10, 1))]
    assert [str(each) for each in one_for_each(found).values()] == ["3.11.2", "3.12.4"]


def test_a_release_that_can_make_no_environment_is_left_for_another_one_of_its_version() -> None:
    """As on Debian, where an ordinary user may have Python 3.11.2 without python3.11-venv beside one of pyenv."""
    found = [Interpreter(version, Path("python")) for version in ((3, 11, 2), (3, 11, 7), (3, 12, 4))]
    chosen = one_for_each(found, lambda each: each.version == (3, 11, 7))
    assert [str(each) for each in chosen.values()] == ["3.11.7", "3.12.4"], "one that cannot is better than none"


def program(path: Path, version: str, *, whole: bool) -> None:
    """Write what answers as a Python of this version would; one that is not `whole` has no ensurepip."""
    told = "\\n".join([*version.split("."), str(path)])
    path.parent.mkdir(parents=True)
    path.write_text(f'#!/bin/sh\ncase "$2" in *ensurepip*) exit {int(not whole)};; esac\nprintf "{told}\\n"\n')
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


def test_whether_a_python_can_make_environments_is_asked_of_it_but_root_installs_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    for name, whole in (("without", False), ("whole", True)):
        program(tmp_path / name / "python3.11", "3.11.2", whole=whole)
        assert can_make_venvs(Interpreter((3, 11, 2), tmp_path / name / "python3.11")) == whole
    assert not can_make_venvs(Interpreter((3, 11, 2), tmp_path / "nowhere"))
    assert can_make_venvs(Interpreter(sys.version_info[:3], Path(sys.executable)))
    monkeypatch.setattr("os.geteuid", lambda: 0)
    for apt in ("/usr/bin/apt-get", None):
        monkeypatch.setattr("shutil.which", lambda name, apt=apt: apt)
        assert can_make_venvs(Interpreter((3, 11, 2), tmp_path / "without" / "python3.11")) == (apt is not None)


def test_debian_lends_what_the_machine_has_only_in_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    partial, whole = (tmp_path / name / "python3.11" for name in ("partial", "whole"))
    program(partial, "3.11.2", whole=False)
    program(whole, "3.11.9", whole=True)
    lent = Interpreter((3, 11, 9), whole)
    asked: list[Version] = []

    def lend(minor: Version, folder: Path) -> Interpreter | None:
        asked.append(minor)
        return lent if minor == (3, 11) else None

    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.delenv("PYTHONS", raising=False)
    monkeypatch.setattr(fresh, "from_debian", lend)
    monkeypatch.setattr(fresh, "on_this_machine", lambda: {(3, 11): Interpreter((3, 11, 2), partial)})
    assert fresh.interpreters(tmp_path)[3, 11] == lent
    assert asked == list(SUPPORTED)


def test_the_last_line_names_what_was_not_tried_and_says_when_it_took_too_long() -> None:
    rows = [Row("3.11.2", PASSED), Row("3.13", MISSING), Row("3.14", MISSING)]
    assert summary(rows, 61.4) == "61 seconds in all; not tried, because not on this machine: Python 3.13, 3.14"
    assert summary(rows[:1], 480) == "480 seconds in all"
    assert summary(rows[:1], 481) == "481 seconds in all, more than the 480 that two quiet cores need"


def test_the_python_that_runs_this_is_found_behind_its_virtual_environment() -> None:
    found = ask(sys.executable)
    assert found is not None
    assert found.version == sys.version_info[:3]
    assert not (found.path.parent.parent / "pyvenv.cfg").exists()
    assert ask(ROOT / "README.md") is None


def test_pythons_of_the_search_path_and_of_pyenv_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for place, answer in (("shims/python3.12", "3\n12\n9\n/a"), ("versions/3.13.0/bin/python3.13", "3\n13\n0\n/b")):
        program = tmp_path / place
        program.parent.mkdir(parents=True)
        program.write_text(f"#!/bin/sh\nprintf '{answer}\\n'\n")
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(tmp_path / "shims"))
    found = on_this_machine()
    assert found[3, 12].version <= (3, 12, 9)
    assert found[3, 13].version == (3, 13, 0)


def test_pythons_that_are_none_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONS", f"{sys.executable} {tmp_path}/nothing")
    with pytest.raises(SystemExit, match=r"not a Python: .*/nothing$"):
        fresh.interpreters(tmp_path)
    monkeypatch.setenv("PYTHONS", sys.executable)
    assert list(fresh.interpreters(tmp_path)) == [sys.version_info[:2]]


def test_a_step_that_fails_is_named_and_what_it_printed_is_kept(tmp_path: Path) -> None:
    found = ask(sys.executable)
    assert found is not None
    trial = Trial(found, tmp_path, "no such commit", tmp_path / "caches", "/usr/bin:/bin")
    trial.caches.mkdir()
    trial.home.mkdir()
    with pytest.raises(StepFailed, match="asked"):
        trial._step("asked", sys.executable, "-c", "import os; exit(' '.join(sorted(os.environ)))")
    assert "HOME" in trial.log[0]
    own = {"LC_CTYPE", "PWD", "_", "SHLVL"}  # what Python and a shell set, behind which a Python may stand
    assert not set(trial.log[0].split()) - {"HOME", "PATH"} - own, "the environment is not empty"
    row = trial.run()
    assert row.verdict == "failed: git checkout"
    assert row.seconds is not None


def test_node_is_hidden_and_the_rest_is_not(tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("node", "npm", "git"):
        (tools / name).touch()
    hidden = Path(path_without_node(f"{tools}:{tmp_path / 'gone'}", tmp_path / "bin"))
    assert [file.name for file in hidden.iterdir()] == ["git"]


def test_everything_names_the_same_pythons() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    prefix = "Programming Language :: Python :: 3."
    assert [each.split()[-1] for each in project["classifiers"] if each.startswith(prefix)] == NAMES
    assert project["requires-python"] == f">={NAMES[0]}"
    candidates = re.findall(r"python(3\.\d+)\b", (ROOT / "scripts" / "python.sh").read_text())
    assert candidates == NAMES[::-1]
    assert f"--python-version {NAMES[0]} " in (ROOT / "scripts" / "lock.sh").read_text()
    assert f"Python {NAMES[0]} or newer (tried with {NAMES[0]} to {NAMES[-1]})" in (ROOT / "README.md").read_text()
    assert f"Python from {NAMES[0]} to {NAMES[-1]}" in (ROOT / "CONTRIBUTING.md").read_text()


def test_the_sample_of_the_tests_is_there() -> None:
    assert all((ROOT / name).exists() for name in fresh.SAMPLE)
