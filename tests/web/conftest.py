"""One browser and one server for tests that follow each other; a fresh guest for each test.

Both end with the last test of this folder in a row, whatever the order: as long as Playwright is there its event loop
counts as running in the thread of the tests, and no test of another folder could run a loop of its own beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from scripts.chromium import MISSING, find
from tests.web.guest import Guest
from tests.web.house import House
from tests.web.measure import LONGEST

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
"""Without these Chromium looks for hosts that have nothing to do with the page."""

Invite = Callable[..., Guest]
GUESTS = pytest.StashKey[list[Guest]]()
"""Who is at the page in a test."""

expect.set_options(timeout=LONGEST)


@pytest.fixture(scope="session")
def chromium() -> Path:
    found = find()
    if found is None:
        pytest.skip(MISSING)  # the run fails in the end: see `tests/conftest.py`
    return found


@pytest.fixture(scope="package")
def browser(chromium: Path) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=str(chromium), args=list(QUIET), timeout=LONGEST)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(Path(tmp_path_factory.mktemp("house"))) as opened:
        yield opened


@pytest.fixture
def invite(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Opens a browser for another person; at the end nobody may have seen an error, a warning or another host."""
    guests = request.node.stash[GUESTS] = []
    house.begin(request.node.name)

    def open_browser(url: str = "", **settings: object) -> Guest:
        guests.append(Guest(browser, url or house.url, **settings))  # type: ignore[arg-type]
        return guests[-1]

    yield open_browser
    for one in guests:
        one.close()
    for one in guests:
        one.check()


@pytest.fixture
def guest(invite: Invite) -> Guest:
    return invite()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails tells what every guest saw."""
    report = yield
    if report.when == "call" and report.failed:
        guests: list[Guest] = item.stash.get(GUESTS, [])
        for number, one in enumerate(guests, 1):
            report.sections.append((f"what guest {number} saw", one.sight()))
    return report
