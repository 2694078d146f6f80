"""Machine code on disk: in the folder of its sources and nowhere else, for every caller, and not for ever."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from flambeur.kernels import code_files

THREADS = """
import json, sys, threading
from types import FunctionType, ModuleType
from numba.core import config
from flambeur.kernels.compiler import compiled

class Watched(ModuleType):
    def __setattr__(self, name, value):
        changed.append(name)
        super().__setattr__(name, value)

def one_more(number):
    return number + 1

def ask():
    together.wait()
    for name in range(100):
        made.append(compiled(FunctionType(one_more.__code__, globals(), f"one_more_{name}")))
    assert made[-1](1) == 2

sys.setswitchinterval(1e-6)
made, changed, together = [], [], threading.Barrier(8)
config.__class__ = Watched
threads = [threading.Thread(target=ask) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(json.dumps([changed, [path for one in made if (path := one.stats.cache_path)]]))
"""
TWO = """
import json
from flambeur.kernels.compiler import compiled

@compiled
def inside(number):
    return 2 * number

@compiled
def outside(number):
    return inside(number) + inside(number + 1)

answers = [asked(number) for asked, number in ((outside, 3), (inside, 4))[:COUNT]]
print(json.dumps([answers, sum(outside.stats.cache_hits.values()), sum(inside.stats.cache_hits.values())]))
"""


def told(folder: Path, program: str, cache: str = "cache") -> Any:
    """What a program prints that is started in a folder of its own."""
    (folder / "here").mkdir(exist_ok=True)
    (folder / "program.py").write_text(program)
    environment = {**os.environ, "FLAMBEUR_CACHE": str(folder / cache)}
    command = [sys.executable, str(folder / "program.py")]
    said = subprocess.run(command, cwd=folder / "here", env=environment, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    return json.loads(said.stdout)


def test_many_threads_at_once_keep_code_in_its_folder_and_leave_nothing_where_the_program_was_started(
    tmp_path: Path,
) -> None:
    changed, paths = told(tmp_path, THREADS)
    assert not changed, "a setting of the whole process is seen by all threads while it is changed"
    assert paths, "some functions were called, and so kept"
    for path in paths:
        assert Path(path).is_absolute()
        assert Path(path).is_relative_to(tmp_path / "cache" / "flambeur" / "kernels")
    assert not list((tmp_path / "here").iterdir())


def test_a_function_that_a_compiled_one_calls_is_kept_as_a_part_of_it_until_python_calls_it(tmp_path: Path) -> None:
    assert told(tmp_path, TWO.replace("COUNT", "1")) == [[14], 0, 0]
    names = [path.name.partition("-")[0] for path in (tmp_path / "cache").rglob("*.nbc")]
    assert names == ["program.outside"]


def test_code_is_found_on_disk_by_the_next_process(tmp_path: Path) -> None:
    program = TWO.replace("COUNT", "2")
    assert told(tmp_path, program) == [[14, 8], 0, 0]
    assert told(tmp_path, program) == [[14, 8], 1, 1]


def test_code_outside_the_package_is_made_again_when_a_source_beside_it_has_changed(tmp_path: Path) -> None:
    called = "from flambeur.kernels.compiler import compiled\n\n@compiled\ndef inside(number):\n    return 2 * number\n"
    caller = TWO.partition("@compiled")[0] + "from called import inside\n@compiled" + TWO.rpartition("@compiled")[2]
    caller = caller.replace("COUNT", "1")
    (tmp_path / "called.py").write_text(called)
    assert told(tmp_path, caller) == [[14], 0, 0]
    assert told(tmp_path, caller) == [[14], 1, 0]
    (tmp_path / "called.py").write_text(called.replace("2 *", "3 *"))
    assert told(tmp_path, caller) == [[21], 0, 0]


def test_where_nothing_can_be_kept_functions_are_compiled_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert told(tmp_path, TWO.replace("COUNT", "2"), cache="file") == [[14, 8], 0, 0]


def test_a_function_without_a_file_is_compiled_and_not_kept(tmp_path: Path) -> None:
    assert told(tmp_path, f"exec({TWO.replace('COUNT', '2')!r})") == [[14, 8], 0, 0]
    assert not list((tmp_path / "cache").rglob("*.nbc"))


@pytest.fixture
def all_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    monkeypatch.setenv("FLAMBEUR_CACHE", str(tmp_path))
    code_files.code_folder.cache_clear()
    yield code_files.code_folder().parent
    code_files.code_folder.cache_clear()


def used(folder: Path, ago: float) -> Path:
    """A folder of code that was last used so many seconds ago."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "code.nbc").touch()
    os.utime(folder, (time.time() - ago, time.time() - ago))
    return folder


def test_code_that_has_not_been_used_for_long_is_thrown_away_but_never_our_own(all_code: Path) -> None:
    own = {used(code_files.code_folder(package), 2 * code_files.OLD) for package in ("", "analysis")}
    old, recent = used(all_code / "old", 2 * code_files.OLD), used(all_code / "recent", code_files.RECENT / 2)
    code_files.forget_unused("", "analysis")
    assert {path for path in all_code.iterdir() if path.is_dir()} == own | {recent}
    assert not old.exists()


def test_no_more_folders_are_kept_than_a_few_beside_those_used_recently(all_code: Path) -> None:
    recent = [used(all_code / f"recent{number}", number) for number in range(code_files.MOST_FOLDERS)]
    aside = [used(all_code / f"aside{number}", code_files.RECENT + 60 * number + 60) for number in range(3)]
    code_files.forget_unused("")
    assert set(all_code.iterdir()) == set(recent)
    used(aside[1], code_files.RECENT + 60)
    recent[0].rename(all_code.parent / "elsewhere")
    code_files.forget_unused("")
    assert aside[1].exists(), "there is room for one more"


def test_a_folder_that_another_process_has_thrown_away_meanwhile_is_no_error(
    all_code: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(code_files, "_folders", lambda: [all_code / "gone", used(all_code / "old", 2 * code_files.OLD)])
    code_files.forget_unused("")
    assert not (all_code / "old").exists()


def test_a_cache_folder_is_the_same_wherever_the_program_goes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FLAMBEUR_CACHE", "cache")
    assert code_files.user_cache() == tmp_path / "cache"
