"""A guest with a browser, who plays by mouse or keyboard and notices everything that is not as it should be."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, WebSocket, expect

from tests.web.measure import LONGEST, at_once, measure, run_script, settle

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
KINDS = ["vegas", "solitaire", "secret", "temptation", "kragen"]
KNOWN = [*KINDS, *(f"{kind}-played" for kind in KINDS), "tie"]
SETTINGS = {"speed": 0, "language": "en", "name": "Anna", "met": KNOWN}
"""A player who knows all games and has seen a tie: nothing is offered to beginners."""
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
By = Literal["mouse", "keyboard", "picture"]

STEADY = """(() => {
  const draw = crypto.getRandomValues.bind(crypto);
  let drawn = 0;
  crypto.getRandomValues = (bytes) => bytes.length === 32 ? bytes.fill(++drawn) : draw(bytes);
})()"""
"""What a seat adds to the dice is the same in every run; the names of its moves are not, for they must differ."""

PATIENT = """(() => {
  const FINGER = 20;
  let stood = null;
  const shield = (box, moment) => {
    const over = document.createElement('div');
    const at = { position: 'fixed', zIndex: 9, left: `${box.left - FINGER}px`, top: `${box.top - FINGER}px` };
    const size = { width: `${box.width + 2 * FINGER}px`, height: `${box.height + 2 * FINGER}px` };
    document.body.append(Object.assign(over, { ariaHidden: 'true' }));
    Object.assign(over.style, at, size);
    setTimeout(() => over.remove(), moment);
  };
  new MutationObserver(() => {
    const skip = document.querySelector('[data-test=skip]');
    const before = stood;
    if (skip && skip !== before?.skip) stood = { skip, since: performance.now(), box: skip.getBoundingClientRect() };
    else if (!skip) stood = null;
    if (before && before !== stood && performance.now() - before.since > 250) shield(before.box, 400);
  }).observe(document, { childList: true, subtree: true });
  addEventListener('click', (event) => {
    const pressed = event.target instanceof Element && event.target.closest('[data-test=skip], [data-test=read-on]');
    if (pressed && event.detail) shield(new DOMRect(0, 0, innerWidth, innerHeight), 1000);
  });
})()"""
"""Nobody presses what has just come where "Skip" stood, or at once after it (skipGuard.ts): a mouse waits that long."""

DRAWN = ":has(.picture:not([data-test=loading]))"
MOMENTS = {
    "pass": "[data-test=pass]",
    "over": f"[data-test=game][data-over=true]{DRAWN}",
    "asked": f"[data-test=game][data-asked=true]{DRAWN}",
}
MOMENT = f"() => Object.entries({json.dumps(MOMENTS)}).find(([, sign]) => document.querySelector(sign))?.[0] ?? ''"
"""Which of them it is at this instant, or none."""

QUESTION = """() => {
  const moves = [...document.querySelectorAll('[data-test=moves] [data-move]')];
  const drawn = [...document.querySelectorAll('.picture [data-move]')];
  return [
    Number(document.querySelector('[data-test=game]')?.dataset.n ?? 0),
    moves.map((move) => move.dataset.move),
    moves.map((move) => move.getAttribute('aria-keyshortcuts') ?? ''),
    drawn.map((move) => move.dataset.move),
  ];
}"""
"""Read in one go, so that the number of the state and the moves belong together."""


class Question(NamedTuple):
    """What a page asks at one instant: the number of the state, the moves, their keys, and those in the picture."""

    number: int
    moves: list[str]
    keys: list[str]
    drawn: list[str]


def beside_bots(players: int) -> list[dict[str, str]]:
    """The seats of Anna and of bots that play at random."""
    return [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": "random"}] * (players - 1)]


class Guest:
    """One person's browser, with its own cookies; `traffic` is every message that reached it by WebSocket."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: dict[str, int] | None = None,
        dark: bool = True,
        motion: bool = False,
        worker: bool = False,
        **settings: str | int | list[str],
    ) -> None:
        self.url = url
        self.troubles: list[str] = []
        self.traffic: list[str] = []
        self.sent: list[str] = []
        self.allowed: list[str] = ["Service Worker registration blocked", "503 (Service Unavailable)"]
        """Parts of console messages that belong to what the test does (a server that is away), or to a machine that
        has too much to do: it says so, and the page asks again."""
        self.context = browser.new_context(
            viewport=size or WIDE,  # type: ignore[arg-type]
            color_scheme="dark" if dark else "light",
            locale="en-GB",
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if worker else "block",
        )
        kept = json.dumps({**SETTINGS, **settings})
        self.context.add_init_script(
            f"if (!localStorage.getItem('flambeur.settings')) localStorage.setItem('flambeur.settings', '{kept}');"
        )
        self.context.set_default_timeout(LONGEST)
        self.context.add_init_script(STEADY)
        self.context.add_init_script(PATIENT)
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("request", self._watch)
        page.on("websocket", self._listen)
        return page

    def close(self) -> None:
        self.context.close()

    def check(self) -> None:
        """Nothing went wrong that nobody expected."""
        unexpected = [one for one in self.troubles if not any(allowed in one for allowed in self.allowed)]
        assert not unexpected, "\n".join(unexpected)

    def sight(self) -> str:
        """What can be read on the page at this instant, and what has gone wrong."""
        try:
            words = at_once(self.page, "() => document.body.innerText")
        except Error as error:
            words = f"no page: {error.message}"
        return "\n".join([self.page.url, words, *self.troubles])

    # -- going places

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def seat(self, players: int) -> None:
        """Say in the set-up how many play."""
        self.page.get_by_role("radio", name=f"{players} player").check()

    def open_table(
        self,
        game: str,
        players: int,
        seats: list[dict[str, str]],
        clock: dict[str, Any] | None = None,
        **options: Any,
    ) -> str:
        """Open a table as the page would, and sit down at it; the answer is its code."""
        code = self.lay_table(game, players, seats, clock, **options)
        self.go(f"/t/{code}")
        return code

    def lay_table(
        self,
        game: str,
        players: int,
        seats: list[dict[str, str]],
        clock: dict[str, Any] | None = None,
        **options: Any,
    ) -> str:
        """Open a table as the page would, without going there; the answer is its code."""
        wish = {"game": game, "players": players, "seats": seats, "options": options, "lang": "en"}
        wish["settings"] = {"clock": clock}
        wish["start"] = all(seat["kind"] != "open" for seat in seats)
        answer = self.context.request.post(f"{self.url}/api/tables", data=wish)
        assert answer.status == 201, answer.text()
        return str(answer.json()["table"]["code"])

    def against_bots(self, game: str, players: int, **options: Any) -> str:
        return self.open_table(game, players, beside_bots(players), **options)

    def join(self, code: str, name: str) -> None:
        """Come by the code, as typed into the first page, and take the first free seat."""
        self.go("/")
        self.page.get_by_label("Code of a table").fill(code.lower())
        self.page.get_by_role("button", name="Join").click()
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit here").first.click()
        expect(self.page.get_by_text("Your seat")).to_be_visible()

    # -- playing

    def moment(self) -> str:
        """Wait until this guest is asked ("asked"), the device is to be passed ("pass") or it is "over"."""
        return str(self.page.wait_for_function(MOMENT).json_value())

    def question(self) -> Question:
        """What is asked, once there is something to choose."""
        self.page.locator("[data-test=moves] [data-move]").first.wait_for(state="attached")
        return Question(*at_once(self.page, QUESTION))

    def moves(self) -> list[str]:
        return self.question().moves

    def number(self) -> int:
        """The number of the state that the page shows."""
        game = self.page.locator("[data-test=game]")
        game.wait_for(state="attached")
        return int(at_once(self.page, "() => document.querySelector('[data-test=game]').dataset.n"))

    def wait_for_change(self, before: int) -> None:
        """Wait until the choice at a state has been made: by this guest, or in their place."""
        moved_on = f'[data-test=game]:not([data-n="{before}"]), [data-test=game][data-asked=false], [data-test=pass]'
        self.page.locator(moved_on).first.wait_for(state="attached")

    def play(self, by: By, chance: random.Random) -> None:
        """Make any of the moves that are offered."""
        asked = self.question()
        move = chance.choice(asked.moves)
        button = self.page.locator(f'[data-test=moves] [data-move="{move}"]')
        key = asked.keys[asked.moves.index(move)]
        if by == "picture" and move in asked.drawn:
            self.page.locator(f'.picture [data-move="{move}"]').first.click()
        elif by == "keyboard" and key:
            self.page.keyboard.press(key)
        elif by == "keyboard":
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()
        self.wait_for_change(asked.number)

    def play_to_the_end(self, by: By, seed: int = 1, most: int = 400) -> int:
        """Play until the game is over, passing the device where that is asked; how many moves it took."""
        chance = random.Random(seed)
        for made in range(most):
            moment = self.moment()
            while moment == "pass":
                self.page.locator("[data-test=pass]").click()
                moment = self.moment()
            if moment == "over":
                return made
            self.play(by, chance)
        raise AssertionError("the game does not end")

    # -- noticing

    def violations(self, now: bool = False) -> list[str]:
        """What axe-core finds wrong with the page, of any impact: once it is still, or just `now`."""
        if not now:
            settle(self.page)
        if not at_once(self.page, "() => 'axe' in window"):
            run_script(self.page, AXE.read_text(encoding="utf-8"))
        found = at_once(self.page, "async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
        return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]

    def is_wider_than_the_screen(self, now: bool = False) -> bool:
        """Whether one has to scroll sideways: once the page is still, or just `now`."""
        script = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
        return bool(at_once(self.page, script) if now else measure(self.page, script))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.troubles.append(f"foreign host: {request.url}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.traffic.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))


def take_turns(guests: list[Guest], moves: int, seed: int = 3) -> None:
    """Play on, each when asked, until `moves` have been made or the game is over."""
    chance = random.Random(seed)
    made = 0
    while made < moves:
        for guest in guests:
            guest.page.locator("[data-test=game]").wait_for()
            moment = at_once(guest.page, MOMENT)
            if moment == "over":
                return
            if moment == "asked":
                guest.play("mouse", chance)
                made += 1
