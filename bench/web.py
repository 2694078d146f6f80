"""The browser client: bytes of the first load, time until somebody can play, and main-thread work per frame.

Everything is measured in a real Chromium on this machine against a server of its own: the compressed bytes of the
first page and of a table; the time from opening the address until the first move is offered (median of `--loads`); and
the work of the main thread per frame while a whole round of a full 8-player table is acted out at normal speed: every
roll, card and flight of seven bots, the payout, and the street stocked anew.
Bars: 120 kB, 1 s, 8 ms per frame at the 95th percentile, no task over 50 ms.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from scripts.chromium import find
from tests.web.conftest import QUIET
from tests.web.guest import Guest
from tests.web.house import House

KILOBYTE = 1000
FRAME = 1_000_000 / 60
"""Microseconds between two pictures."""
FULL = {"box": "boulevard", "with": ["notes", "rainbow", "slot", "action"]}
"""All modules that eight can play with at once."""
ROUND = 240_000
"""Milliseconds that the others may take to finish a round without us."""
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "cc"]


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="web")
    parser.add_argument("--loads", type=int, default=5)
    wish = parser.parse_args(args)
    chromium = find()
    if chromium is None:
        print("the benchmark needs Chromium: make chromium")
        return 2
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(chromium), args=list(QUIET))
        missed = _weights(browser, house.url)
        missed += _patience(browser, house.url, wish.loads)
        missed += _frames(browser, house.url)
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


def _frames(browser: Browser, url: str) -> int:
    guest = Guest(browser, url, speed=1)
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.against_bots("vegas", 8, **FULL)
    guest.moment()
    guest.page.locator(".picture [data-move]").first.hover()  # waits until the table is drawn and nothing moves
    chance = random.Random(8)
    street = guest.page.locator(".street span").first
    first_round = street.inner_text()
    browser.start_tracing(page=guest.page, categories=CATEGORIES)
    while street.inner_text() == first_round:
        guest.play("mouse", chance)
        guest.page.locator("[data-test=game][data-asked=true]").wait_for(state="attached", timeout=ROUND)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    guest.close()
    work, longest = _work(events)
    worst = statistics.quantiles(work, n=20)[-1]
    print(f"frames              {len(work):7}")
    print(f"work per frame p95  {worst:7.1f} ms   (bar 8)")
    print(f"longest task        {longest:7.1f} ms   (bar 50)")
    return int(worst > 8) + int(longest > 50)


def _work(events: list[dict[str, Any]]) -> tuple[list[float], float]:
    """Milliseconds of the page's main thread in each frame, and its longest task."""
    threads = [
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    ]
    own = [event for event in events if (event["pid"], event["tid"]) in threads]
    begins = sorted(event["ts"] for event in own if event["name"] == "SendBeginMainFrame")
    # The thread's own time: what other processes of a busy machine take away is not the page's work.
    tasks = sorted(
        (event["ts"], event["tdur"] / 1000) for event in own if event["name"] == "RunTask" and "tdur" in event
    )
    work = [0.0] * len(begins)
    at = 0
    for begun, lasted in tasks:
        # A timer or a message changes the page shortly before the frame that draws the change: both are its work.
        while at < len(work) - 1 and begun >= begins[at] + FRAME and begun >= begins[at + 1] - FRAME:
            at += 1
        if begins[at] - FRAME <= begun < begins[at] + FRAME:
            work[at] += lasted
    return work, max(lasted for _, lasted in tasks)
