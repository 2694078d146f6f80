"""The browser client: bytes of the first load, time until a visitor can play, and main-thread work per frame.

Everything is measured in a real Chromium on this machine against a server of its own: the compressed bytes of the
first page and of a table; the time from opening the address until the first move is offered (median of `--loads`); and
the work of the main thread per frame while a whole round of a full 8-player table is acted out at normal speed: every
roll, card and flight of seven bots, the payout, and the street stocked again. A frame is whatever was drawn, also where
the main thread had no part in it; how it stands with those it had a part in is printed beside it.
Bars: 120 kB, 1 s, 8 ms per frame at the 95th percentile, no task over 50 ms. What the page does is the same in every
round (`--rounds`), what the machine takes away is not: the calmest round is judged, and all are printed. Beside the
longest task stands the longest one in which the machine was never late (`bench/unrest.py`): a hint, not a verdict, for
a long task has many chances to meet a late moment, and on two cores it may itself be what makes the machine late.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from bench.unrest import Unrest
from scripts.chromium import find
from tests.web.conftest import QUIET
from tests.web.guest import Guest
from tests.web.house import House

KILOBYTE = 1000
FRAME = 1_000_000 / 60
"""Microseconds between two pictures."""
FULL = {"box": "boulevard", "with": ["notes", "rainbow", "slot", "action"]}
"""All modules that eight can play with at once."""
PLAYS_ITSELF = """() => new Promise((end) => {
  const round = () => document.querySelector(".street span").textContent;
  const game = document.querySelector("[data-test=game]");
  const first = round();
  const go = () => {
    if (game.dataset.asked !== "true") return;
    if (round() === first) document.querySelector("[data-test=moves] [data-move]").click();
    else end(watch.disconnect());
  };
  const watch = new MutationObserver(go);
  watch.observe(game, {attributes: true, attributeFilter: ["data-asked", "data-n"]});
  go();
})"""
"""Takes the first move that is offered until the next round has begun: nobody looks into the page meanwhile, for what
the driver of a browser does there would be measured, too."""
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "cc"]


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="web")
    parser.add_argument("--loads", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    wish = parser.parse_args(args)
    chromium = find()
    if chromium is None:
        print("the benchmark needs Chromium: make chromium")
        return 2
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(chromium), args=list(QUIET))
        missed = _weights(browser, house.url)
        missed += _patience(browser, house.url, wish.loads)
        missed += _frames(browser, house.url, wish.rounds)
        browser.close()
    return 1 if check and missed else 0


def _weights(browser: Browser, url: str) -> int:
    """Compressed bytes over the wire, with nothing in the cache."""
    guest = Guest(browser, url)
    wire = guest.context.new_cdp_session(guest.page)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    guest.go("/")
    guest.page.wait_for_load_state("networkidle")
    first = sum(sizes) / KILOBYTE
    guest.page.locator("[data-test=play-now]").click()
    guest.moment()
    guest.page.wait_for_load_state("networkidle")
    print(f"first load          {first:7.1f} kB   (bar 120)")
    print(f"until the first move{sum(sizes) / KILOBYTE:7.1f} kB")
    guest.close()
    return int(first > 120)


def _patience(browser: Browser, url: str, loads: int) -> int:
    """From the address of a running game to its first choice, each time as a new visitor would."""
    host = Guest(browser, url)
    code = host.against_bots("vegas", 4)
    host.moment()
    opened, offered = [], []
    for _ in range(loads):
        page = host.new_page()
        cache = host.context.new_cdp_session(page)
        cache.send("Network.setCacheDisabled", {"cacheDisabled": True})
        opened.append(_timed(page, url + "/", "[data-test=play-now]"))
        offered.append(_timed(page, f"{url}/t/{code}", "[data-test=game][data-asked=true]"))
        page.close()
    host.close()
    front, table = statistics.median(opened), statistics.median(offered)
    print(f"first page usable   {front * 1000:7.0f} ms   (bar 1000)")
    print(f"table playable      {table * 1000:7.0f} ms   (bar 1000)")
    return int(front > 1) + int(table > 1)


def _timed(page: Page, address: str, sign: str) -> float:
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(sign).wait_for()
    return time.perf_counter() - begun


class Frames(NamedTuple):
    """The main thread's milliseconds in each sixtieth of a second in which a frame was drawn, and its longest task."""

    drawn: list[float]
    own: list[float]
    """Only the frames that it had a part in."""
    longest: float
    calm: float
    """The longest one in which the machine was never late."""


def _frames(browser: Browser, url: str, rounds: int) -> int:
    print("a full table, round by round")
    seen: list[tuple[float, float]] = []
    for _ in range(rounds):
        unrest = Unrest()
        frames = _round(browser, url, unrest)
        work, own = (statistics.quantiles(one, n=20)[-1] for one in (frames.drawn, frames.own))
        seen.append((work, frames.longest))
        print(
            f"{len(frames.drawn):6} frames: work p95 {work:5.1f} ms (bar 8), with a part in it {own:5.1f}; "
            f"longest task {frames.longest:6.1f} ms (bar 50), {frames.calm:5.1f} where the machine was never late;"
            f" the machine itself {unrest}"
        )
    return int(min(work for work, _ in seen) > 8) + int(min(longest for _, longest in seen) > 50)


def _round(browser: Browser, url: str, unrest: Unrest) -> Frames:
    guest = Guest(browser, url, speed=1)
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.against_bots("vegas", 8, **FULL)
    guest.moment()
    guest.page.locator(".picture [data-move]").first.hover()  # waits until the table is drawn and nothing moves
    browser.start_tracing(page=guest.page, categories=CATEGORIES)
    with unrest:
        guest.page.evaluate(PLAYS_ITSELF)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    guest.close()
    return _work(events, unrest)


def _work(events: list[dict[str, Any]], unrest: Unrest) -> Frames:
    threads = {
        (event["pid"], event["tid"]): event["args"]["name"] for event in events if event["name"] == "thread_name"
    }
    pages = [key for key, name in threads.items() if name == "CrRendererMain"]
    # The thread's own time: what other processes of a busy machine take away is not the page's work.
    ran = [
        event
        for event in events
        if event["name"] == "RunTask" and "tdur" in event and (event["pid"], event["tid"]) in pages
    ]
    tasks = [(event["ts"], event["tdur"] / 1000) for event in ran]
    # Chromium's clock is the monotonic one, in microseconds.
    calm = [
        event["tdur"] / 1000
        for event in ran
        if not unrest.was_late(event["ts"] / 1e6, (event["ts"] + event["dur"]) / 1e6)
    ]
    begun = [event["ts"] for event in events if event["name"] == "SendBeginMainFrame"]
    drawn = [event["ts"] for event in events if event["name"] == "ProxyImpl::ScheduledActionDraw"]
    longest = max(lasted for _, lasted in tasks)
    return Frames(_per_frame(tasks, begun + drawn), _per_frame(tasks, begun), longest, max(calm))


def _per_frame(tasks: list[tuple[float, float]], frames: list[float]) -> list[float]:
    """Whatever ran in a frame's time counts, the timers and messages that led to it as well as its drawing."""
    first = min(frames)
    work = dict.fromkeys((int((at - first) // FRAME) for at in frames), 0.0)
    for begun, lasted in tasks:
        at = int((begun - first) // FRAME)
        if at in work:
            work[at] += lasted
    return list(work.values())
