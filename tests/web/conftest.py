"""One browser and one server for tests that follow each other; a fresh guest for each test.

Both end with the last test of this folder in a row, whatever the order: as long as Playwright is there its event loop
counts as running in the thread of the tests, and no test of another folder could run a loop of its own beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from scripts.chromium import find
from tests.web.guest import Guest
from tests.web.house import House

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

expect.set_options(timeout=60_000)  # a machine that has other things to do is no failure of the page


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = find()
    assert chromium is not None, "the browser tests need Chromium: make chromium"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=str(chromium), args=list(QUIET))
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(Path(tmp_path_factory.mktemp("house"))) as opened:
        yield opened


@pytest.fixture
def invite(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Opens a browser for another person; at the end nobody may have seen an error, a warning or another host."""
    guests: list[Guest] = []
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
