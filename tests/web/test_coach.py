"""The coach at the table: its numbers are those of `flambeur odds`, and it is there only where it may be."""

from __future__ import annotations

import json
import random
import re
import sys
from typing import Any

import pytest
from playwright.sync_api import Locator, Response, Route, expect

from flambeur.analysis.solver import solve_all
from flambeur.cli import main
from flambeur.engine import Budget, Game, Record, State, read_record, replay, write_position
from flambeur.kernels import for_game
from flambeur.texts import texts
from flambeur.wording import Say, move_text
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.measure import attribute_of, count_of, each_of, text_of, wait_until
from tests.web.test_axe import is_in_order

ME = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
CARLA = {"kind": "me", "name": "Carla"}
BOT = {"kind": "bot", "level": "random"}
ROW = re.compile(
    r"^[* ] +(?P<move>\S.*?) {2,}(?P<chance>[\d.]+)\W?%[ #]+(?P<worth>\S+(?: \S+)*) {2,}(?P<sure>\S.*?) *$"
)
"""A row of what `flambeur odds` prints."""


def settled(guest: Guest) -> Locator:
    """The coach's lines once it has thought its best about the choice at hand."""
    panel = guest.page.locator(f"[data-test=coach][data-n='{guest.number()}'][data-sharpening=false]")
    panel.wait_for()
    guest.allowed.append("503")  # the second answer may come too late on a machine that has other things to do
    return panel.locator("[data-test=coach-line]")


def position_at(record: Record, number: int) -> State:
    """The position at a state number: after so many moves, and what chance decided then."""
    moves, found = 1, None
    for moment in replay(record):
        moves += moment.entry is not None and moment.entry.kind != "chance"
        if moves > number:
            break
        found = moment.state
    assert found is not None
    return found


Numbers = dict[str, tuple[float, str, str]]
"""By move: the chance to win in percent, what it brings, and how sure that is."""


def shown(guest: Guest) -> Numbers:
    """What the panel says."""
    parts = ("coach-chance", "coach-worth", "coach-sure")
    found = {}
    for line in each_of(settled(guest)):
        chance, worth, sure = (text_of(line.locator(f"[data-test={part}]")) for part in parts)
        found[attribute_of(line, "data-move")] = float(chance.rstrip("\u202f\xa0 %")), worth, sure
    return found


def printed(text: str, game: Game[Any], state: State, seat: int) -> Numbers:
    """What the command says: its rows are in the order of the legal moves, each with its label."""
    say, view = Say("en", [f"Player {number + 1}" for number in range(game.players)], seat), game.view(state, seat)
    rows = [found for line in text.splitlines() if (found := ROW.match(line))]
    moves = game.legal_moves(state, seat)
    assert [row["move"] for row in rows] == [move_text(say, game, view, move) for move in moves]
    return {str(move): (float(row["chance"]), row["worth"], row["sure"]) for move, row in zip(moves, rows, strict=True)}


@pytest.mark.parametrize(
    ("game", "people", "options", "first", "exact"),
    [
        ("temptation", 2, {"goal": 100}, 0, "[data-score=exact]"),
        ("vegas", 2, {"rounds": 1}, 6, "[data-score=exact][data-sure=exact]"),
        ("kragen", 3, {"rounds": 1}, 0, "[data-score=exact]"),
    ],
)
def test_the_panel_shows_what_the_command_says_about_the_same_position(
    guest: Guest,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    game: str,
    people: int,
    options: dict[str, Any],
    first: int,
    exact: str,
) -> None:
    """A turn of Temptation, the last round between two and an auction are exact: both must say the same to the digit.

    Chances that are estimated are the same within their errors.
    """
    answers: list[Response] = []
    guest.page.on("response", lambda answer: answers.append(answer) if "/advice?" in answer.url and answer.ok else None)
    code = guest.open_table(game, people, [ME, BEN, CARLA][:people], **options)
    chance = random.Random(3)
    for _ in range(first):  # what is left is small enough to be solved on any machine
        passed_on(guest)
        guest.play("mouse", chance)
    passed_on(guest)
    guest.page.keyboard.press("!")
    while count_of(settled(guest).locator(f"[data-test=coach-sure]{exact}")) < 2:
        assert passed_on(guest) == "asked", "nothing was exact"
        guest.play("mouse", chance)
        passed_on(guest)
    number, panel, advice = guest.number(), shown(guest), answers[-1].json()
    seat, errors = advice["seat"], {one["id"]: one["error"] for one in advice["moves"]}
    guest.page.keyboard.press("!")
    guest.play_to_the_end("mouse")
    record = read_record(guest.context.request.get(f"{guest.url}/api/tables/{code}/record").text())
    rules, state = record.rules_game(), position_at(record, number)
    solve_all(rules.knowledge(state, seat), Budget(work=10**8), "score")  # its code is ready then
    kernel = for_game(rules)
    assert kernel is not None
    assert kernel.wait(), "a few games by the rules themselves would be too unsure"
    monkeypatch.setenv("FLAMBEUR_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    words = ["odds", write_position(rules, state), "--seat", str(seat + 1), "--ms", "1000"]
    monkeypatch.setattr(sys, "argv", ["flambeur", *words])
    with pytest.raises(SystemExit):
        main()
    command = printed(capsys.readouterr().out, rules, state, seat)
    assert panel.keys() == command.keys()
    assert len(panel) > 1
    for move, (likely, worth, sure) in panel.items():
        assert (worth, sure) == command[move][1:]
        assert likely == pytest.approx(command[move][0], abs=0.1 if sure == "exact" else 500 * errors[move] + 10)


def passed_on(guest: Guest) -> str:
    """Hand the device on where that is asked; what the moment is then."""
    while (moment := guest.moment()) == "pass":
        guest.page.locator("[data-test=pass]").click()
    return moment


@pytest.mark.parametrize(("game", "language"), [("vegas", "en"), ("temptation", "fr"), ("kragen", "de")])
def test_every_choice_has_a_bar_a_sentence_and_how_sure_it_is(invite: Invite, game: str, language: str) -> None:
    guest = invite(language=language)
    guest.open_table(game, 3, [ME, BOT, BOT])
    guest.moment()
    guest.page.get_by_role("button", name=texts(language).say("coach-open")).click()
    lines = settled(guest)
    expect(lines).to_have_count(offered(guest))
    say = texts(language).say
    unclear = guest.page.locator("[data-test=coach-verdict]")
    expect(lines.first).to_contain_text(say("coach-even") if count_of(unclear) else say("coach-best"))
    for line in each_of(lines):
        assert len(text_of(line.locator(".why"))) > 5
        assert text_of(line.locator("[data-test=coach-sure]"))
    is_in_order(guest, "coached")


def told(guest: Guest) -> dict[str, Any]:
    """The last message that offered anything."""
    return next(message for frame in reversed(guest.traffic) if (message := json.loads(frame)).get("moves"))


def advice(guest: Guest, close: int) -> dict[str, Any]:
    """Made up: so many of the choices at hand are about as good as the first."""
    asked = told(guest)
    ids = [move["id"] for move in asked["moves"]]
    line = {"sure": "estimated", "error": 0.02, "score": 10, "score_sure": "estimated", "share": None}
    return {
        "seat": asked["seat"],
        "n": asked["n"],
        "unit": "round",
        "ranked": "chance",
        "best": ids[0],
        "close": ids[:close],
        "moves": [
            {"id": move, "chance": 0.5 - place / 50, "worth": "$10,000", "why": "So it is.", **line}
            for place, move in enumerate(ids)
        ],
    }


def test_nothing_is_called_the_best_before_it_is_known_to_be(guest: Guest) -> None:
    """Every first answer leaves two choices about equal; of the second ones, the first is sure and the next is not."""
    later: list[Route] = []

    def answer(route: Route) -> None:
        if "within=150" in route.request.url:
            route.fulfill(json=advice(guest, 2))
        else:
            later.append(route)

    guest.page.route("**/advice?*", answer)
    panel, best = guest.page.locator("[data-test=coach]"), guest.page.locator("[data-test=coach-line].best")
    guest.against_bots("vegas", 3)
    for number, close in enumerate((1, 2)):
        guest.moment()
        if number == 0:
            guest.page.locator("[data-test=coach-open]").click()
        expect(panel.get_by_text("Still thinking")).to_be_visible()
        assert count_of(best) == 0
        wait_until(guest.page, lambda: later)
        later.pop().fulfill(json=advice(guest, close))
        expect(panel).to_have_attribute("data-sharpening", "false")
        expect(best).to_have_count(1 if close == 1 else 0)
        expect(panel.get_by_text("About equal", exact=True)).to_have_count(0 if close == 1 else 2)
        expect(panel.locator("[data-test=coach-verdict]")).to_have_count(close - 1)
        guest.play("mouse", random.Random(1))


CUT_OFF = """() => {
    const list = document.querySelector('[data-test=moves]');
    const frame = list.getBoundingClientRect();
    return [...list.querySelectorAll('[data-move]')].filter((piece) => {
        const { top, bottom } = piece.getBoundingClientRect();
        return top < frame.top || bottom > Math.min(frame.bottom, innerHeight) + 1;
    }).map((piece) => piece.dataset.move);
}"""
"""What could be chosen only after scrolling."""


@pytest.mark.parametrize("size", [{"width": 1280, "height": 720}, {"width": 1440, "height": 900}])
def test_beside_the_open_coach_every_choice_is_still_in_sight(invite: Invite, size: dict[str, int]) -> None:
    guest = invite(size=size)
    guest.page.route("**/advice?*", lambda route: route.fulfill(json=advice(guest, 2)))
    chance = random.Random(4)
    for game in ("vegas", "kragen"):
        guest.against_bots(game, 3)
        guest.moment()
        guest.page.locator("[data-test=coach-open]").click()
        for _ in range(3):
            if guest.moment() != "asked":
                break
            expect(guest.page.locator("[data-test=coach-line]").first).to_be_in_viewport()
            guest.page.wait_for_function(f"() => ({CUT_OFF})().length === 0")
            guest.play("mouse", chance)


def offered(guest: Guest) -> int:
    """How many moves can be made, also those on a scale."""
    return len(told(guest)["moves"])


def test_the_coach_follows_the_game_and_is_silent_while_nobody_asks_anything(guest: Guest) -> None:
    guest.against_bots("temptation", 2)
    guest.moment()
    guest.page.locator("[data-test=coach-open]").click()
    first = guest.number()
    settled(guest)
    guest.play("mouse", random.Random(1))
    guest.moment()
    assert guest.number() > first
    settled(guest)
    guest.page.keyboard.press("!")
    expect(guest.page.locator("[data-test=coach]")).to_have_count(0)


def test_there_is_no_coach_where_the_host_forbids_it_or_strangers_play(guest: Guest) -> None:
    guest.against_bots("vegas", 2)
    guest.moment()
    button = guest.page.locator("[data-test=coach-open]")
    expect(button).to_be_visible()
    guest.page.get_by_role("button", name="Table and seat").click()
    allowed = guest.page.get_by_label("Players may ask for advice")
    allowed.uncheck()
    expect(button).to_have_count(0)
    expect(allowed).to_be_disabled()  # nobody is given a coach in the middle of a game
    guest.against_bots("vegas", 2)
    guest.moment()
    expect(button).to_be_visible()
    guest.page.get_by_role("button", name="Table and seat").click()
    guest.page.get_by_label("listed publicly").check()
    expect(button).to_have_count(0)
    expect(allowed).to_be_disabled()
    expect(allowed).not_to_be_checked()
