"""An installation from a clone, a wheel or a source distribution contains everything, the browser table too."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts import web
from scripts.web import ROOT
from tests.server.harness import TIMEOUT

LONGEST = 300


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as git would hand it out: nothing built. What npm fetched is lent to it, for speed."""
    folder = tmp_path_factory.mktemp("clone")
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT).split("\0")
    for name in listed:
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    assert web.MODULES.is_dir(), "the packages need what npm fetches: make web"
    (folder / "web" / "node_modules").symlink_to(web.MODULES)
    return folder


def isolated(folder: Path, requirements: list[str]) -> tuple[Path, dict[str, str]]:
    """An empty Python, and the environment variables by which alone it finds its requirements, as pip makes them.

    The requirements are lent by this environment, so that no index is asked for them.
    """
    lent, commands, site = (folder / name for name in ("lent", "bin", "site"))
    for made in (lent, commands, site):
        made.mkdir(parents=True)
    for distribution in needed(requirements):
        for file in distribution.files or ():
            found = Path(str(distribution.locate_file(file)))
            if file.parts[0] != "..":
                link(lent / file.parts[0], Path(str(distribution.locate_file(file.parts[0]))))
            elif found.parent.name == "bin":
                link(commands / found.name, found.resolve())
    (site / "sitecustomize.py").write_text(f"import site; site.addsitedir({str(lent)!r})\n")
    run(sys.executable, "-m", "venv", "--without-pip", folder / "venv", cwd=folder)
    path = os.pathsep.join([str(commands), os.environ.get("PATH", os.defpath)])
    return folder / "venv" / "bin" / "python", {"PATH": path, "PYTHONPATH": str(site), "PYTHONNOUSERSITE": "1"}


def needed(requirements: list[str]) -> Iterator[Distribution]:
    """The distributions that satisfy some requirements, and what those require in turn."""
    wanted, seen = [Requirement(text) for text in requirements], set[str]()
    while wanted:
        requirement = wanted.pop()
        name = canonicalize_name(requirement.name)
        if name in seen or not (requirement.marker is None or requirement.marker.evaluate({"extra": ""})):
            continue
        seen.add(name)
        found = Distribution.from_name(name)
        wanted += [Requirement(text) for text in found.requires or ()]
        yield found


def link(name: Path, target: Path) -> None:
    if not name.exists():
        name.symlink_to(target)


def pack(folder: Path, kind: str, out: Path, python: str | Path = sys.executable, **environment: str) -> Path:
    run(python, "-m", "hatchling", "build", "-t", kind, "-d", out, cwd=folder, **environment)
    (made,) = out.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


def without_node(folder: Path) -> str:
    """A PATH on which there is no Node."""
    folder.mkdir()
    return str(folder)


@pytest.fixture(scope="module")
def wheel(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as pip builds it: by an environment that holds what the build asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    needs = "from hatchling.build import get_requires_for_build_wheel as needs; print(*needs(), sep='\\n')"
    asked = run(sys.executable, "-c", needs, cwd=clone).split()
    python, environment = isolated(folder / "isolated", ["hatchling", *asked])
    return pack(clone, "wheel", folder / "made", python, **environment)


@pytest.fixture(scope="module")
def wheel_of_sdist(clone: Path, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """From the source distribution alone, where there is neither Node nor npm."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(pack(clone, "sdist", folder)) as packed:
        # Not `filter="data"`: Python had that argument only from 3.11.4 on, and wants one from 3.12 on.
        packed.extraction_filter = getattr(tarfile, "data_filter", None)
        packed.extractall(folder)
        names = {folder / member.name for member in packed if member.isfile()}
    (sources,) = (path for path in folder.iterdir() if path.is_dir())
    assert not (sources / "web" / "node_modules").exists()
    made = pack(sources, "wheel", folder / "made", PATH=without_node(folder / "empty"))
    written = {path for path in sources.rglob("*") if path.is_file() and path.parent.name != "__pycache__"}
    assert written == names, "building wrote into the sources"
    return made


def test_an_isolated_build_of_a_clone_has_the_page_with_its_lessons_and_puzzles(wheel: Path, clone: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        assert "flambeur/web_dist/index.html" in packed.namelist()
    for maker in web.MAKERS:
        assert list((clone / web.SCENES.relative_to(ROOT) / maker).glob("*.json"))


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "ROOT", tmp_path / "gone")
    with pytest.raises(web.BuildFailed, match="gone"), web.alone():
        pass


@pytest.mark.parametrize("made", ["wheel", "wheel_of_sdist"])
def test_the_page_opens_from_the_installed_wheel(made: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    file: Path = request.getfixturevalue(made)
    fresh = tmp_path / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", fresh, cwd=tmp_path)
    run(sys.executable, "-m", "pip", "--python", fresh, "install", "-q", "--no-deps", "--no-index", file, cwd=tmp_path)
    (site,) = fresh.glob("lib/python*/site-packages")
    # The libraries are lent by this environment: behind the fresh one, and without the project that it holds.
    (site / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    where = run(fresh / "bin" / "python", "-c", "import flambeur; print(flambeur.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(fresh)

    options = ["--port", "0", "--no-browser", "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    command = [str(fresh / "bin" / "flambeur"), "serve", *options]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env={**os.environ, "FLAMBEUR_LANG": "en"}
    ) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            page = read(address)
            scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
            assert scripts, page
            assert all(len(read(address + script)) > 1000 for script in scripts)
        finally:
            server.terminate()
            server.wait(TIMEOUT)


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=TIMEOUT) as answer:
        return str(answer.read().decode())


def test_node_is_a_build_requirement_only_where_the_page_is_to_be_built_without_it(
    clone: Path, wheel: Path, tmp_path: Path
) -> None:
    words = "from hatchling.build import get_requires_for_build_wheel as needs; print(needs())"
    path = without_node(tmp_path / "empty")
    assert "nodejs" not in run(sys.executable, "-c", words, cwd=clone, PATH=path)
    (clone / "web" / "built.stamp").rename(tmp_path / "built.stamp")
    assert "nodejs" in run(sys.executable, "-c", words, cwd=clone, PATH=path)
    (tmp_path / "built.stamp").rename(clone / "web" / "built.stamp")
