"""Reads a page once it is drawn and still: the only place where tests look at a page without `expect`.

A page that is being drawn answers every question wrongly: no seat is there yet, a table has not shrunk to its screen.
`expect` waits for one fact; these functions wait until nothing is on its way any more, and then read everything in the
same turn of the page. `tests/web/test_measured.py` keeps all other ways to read a page out of the tests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page

from tests.server.harness import TIMEOUT

LONGEST = int(1000 * TIMEOUT)
"""Milliseconds until a page counts as one that hangs: as long as everything else that is waited for."""

PAUSE = 20

SETTLED = f"""async () => {{
  const endless = (animation) => animation.effect?.getComputedTiming().endTime === Infinity;
  const moving = () => document.getAnimations().filter((animation) => animation.playState === 'running');
  const there = (signs) => [...document.querySelectorAll(signs)].filter((one) => one.getClientRects().length)
    .map((one) => one.outerHTML.slice(0, 80));
  const unfinished = () => [
    ...(document.readyState === 'complete' && document.querySelector('main') ? [] : ['the page']),
    ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
    ...[...document.images].filter((one) => !one.complete && one.loading !== 'lazy').map((one) => one.src),
    ...there('[data-test=loading], [data-playing=true], [data-busy=true]'),
    ...moving().filter((animation) => !endless(animation)).map(() => 'an animation'),
  ];
  const places = () => {{
    const restless = moving().filter(endless).map((animation) => animation.effect.target);
    return [...document.querySelectorAll('body *')].filter((one) => !restless.some((other) => other?.contains(one)))
      .map((one) => one.getBoundingClientRect()).map((box) => [box.x, box.y, box.width, box.height]).join(' ');
  }};
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const began = performance.now();
  let [before, still] = ['', 0];
  while (still < 3) {{
    await frame();
    const waiting = unfinished();
    if (performance.now() - began > {LONGEST}) throw new Error(`never still: ${{waiting.join(', ') || 'it moves'}}`);
    const now = waiting.length ? '' : places();
    still = now && now === before ? still + 1 : 0;
    before = now;
  }}
}}"""
"""Resolves when all is loaded, no show is playing, and every element has been in its place for three frames."""


def settle(page: Page) -> None:
    """Wait until the page is drawn and still."""
    page.evaluate(SETTLED)


def measure(page: Page, script: str, given: Any = None) -> Any:
    """What a function of the page returns, called with `given` once the page is drawn and still."""
    return page.evaluate(f"async (given) => {{ await ({SETTLED})(); return await ({script})(given); }}", given)


def run_script(page: Page, script: str, given: Any = None) -> None:
    """Change something in the page, at once: what comes of it is seen with the other functions or with `expect`."""
    page.evaluate(script, given)


def count_of(locator: Locator) -> int:
    """How many there are, once the page is drawn and still."""
    settle(locator.page)
    return locator.count()


def each_of(locator: Locator) -> list[Locator]:
    """All that there are, once the page is drawn and still."""
    settle(locator.page)
    return locator.all()


def texts_of(locator: Locator) -> list[str]:
    """The words of all that there are, once the page is drawn and still."""
    settle(locator.page)
    return locator.all_inner_texts()


def text_of(locator: Locator) -> str:
    """The words of the only one, once the page is drawn and still."""
    settle(locator.page)
    return locator.inner_text()


def attribute_of(locator: Locator, name: str) -> str:
    """An attribute of the only one, once the page is drawn and still; empty when it has none."""
    settle(locator.page)
    return locator.get_attribute(name) or ""


def measure_all(locator: Locator, script: str) -> Any:
    """What a function of the page makes of all that there are, once the page is drawn and still."""
    settle(locator.page)
    return locator.evaluate_all(script)


def box_of(locator: Locator) -> FloatRect:
    """Where the only one lies, once the page is drawn and still."""
    settle(locator.page)
    found = locator.bounding_box()
    assert found is not None, f"{locator} is not drawn"
    return found


def is_there(locator: Locator) -> bool:
    """Whether it is there at this instant: for loops that follow a show, and look again."""
    return locator.count() > 0


def at_once(page: Page, script: str) -> Any:
    """What a function of the page returns at this instant: where a show that goes on is what is looked at."""
    return page.evaluate(script)


def wait_until(page: Page, holds: Callable[[], object]) -> None:
    """Wait, while the page goes on, until something has happened that the test itself is told of."""
    for _ in range(LONGEST // PAUSE):
        if holds():
            return
        page.wait_for_timeout(PAUSE)
    raise AssertionError("it never happened")


def let_pass(page: Page, milliseconds: int) -> None:
    """Let time go by that the page itself counts; more of it may go by on a slow machine."""
    page.wait_for_timeout(milliseconds)
