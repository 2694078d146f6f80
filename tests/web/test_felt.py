"""At the table: all in sight on a phone, keys that never shift, who leads, one number instead of many buttons."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import PHONE, WIDE, Guest
from tests.web.measure import (
    attribute_of,
    box_of,
    count_of,
    each_of,
    measure,
    measure_all,
    run_script,
    text_of,
    texts_of,
)

ME = {"kind": "me", "name": "Anna"}
EVERYTHING = {"box": "boulevard", "with": ["notes", "big", "kickers", "rainbow", "slot", "bonus", "action"]}
FULL = {"box": "boulevard", "with": ["notes", "rainbow", "slot", "action"]}
OUT_OF_SIGHT = """() => {
    const wanted = '.game .picture [data-at], .game .picture .seat, .game [data-move]';
    const seen = (piece) => !piece.closest('.sky') && piece.getClientRects().length;
    return [...document.querySelectorAll(wanted)].filter(seen).flatMap((piece) => {
        const { left, right, top, bottom } = piece.getBoundingClientRect();
        const out = top < 0 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1;
        return out ? [`${piece.outerHTML.slice(0, 80)} ${left} ${top} ${right} ${bottom}`] : [];
    });
}"""
BEHIND = """() => {
    const board = document.querySelector('.game .picture > *');
    const choice = document.querySelector('section.choice');
    return Math.round(board.getBoundingClientRect().bottom - choice.getBoundingClientRect().top);
}"""

MEETING = """([some, others]) => {
    const found = (which) => [...document.querySelectorAll(`.picture ${which}`)];
    const boxes = (which) => found(which).map((one) => one.getBoundingClientRect());
    const beside = (one, other) => one.right <= other.left || other.right <= one.left;
    const meet = (one, other) => !beside(one, other) && one.top < other.bottom && other.top < one.bottom;
    return boxes(some).filter((one) => boxes(others).some((other) => meet(one, other))).length;
}"""
"""How many pieces of a kind lie over pieces of another."""
PLACES = """() => [...document.querySelectorAll('.picture, section.choice, .game [data-move]')].map((piece) => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    return [left, top, width, height];
})"""


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("vegas", 5, {}),
        ("vegas", 5, EVERYTHING),
        ("vegas", 8, FULL),
        ("vegas", 4, {"mode": "secret", "box": "boulevard"}),
        ("temptation", 5, {}),
        ("kragen", 5, {}),
    ],
)
def test_on_a_phone_the_whole_table_and_every_choice_is_in_sight(
    invite: Invite, game: str, players: int, options: dict[str, Any]
) -> None:
    guest = invite(size=PHONE)
    guest.against_bots(game, players, **options)
    chance = random.Random(players)
    for _ in range(4):
        if guest.moment() != "asked":
            break
        assert measure(guest.page, BEHIND) <= 0
        assert measure(guest.page, OUT_OF_SIGHT) == []
        assert measure(guest.page, OVERFULL) == []
        assert not guest.is_wider_than_the_screen()
        guest.play("mouse", chance)


SLICED = """() => {
    const list = document.querySelector('[data-test=moves]');
    const { top, bottom } = list.getBoundingClientRect();
    return [...list.querySelectorAll('[data-move]')].map((one) => [one.dataset.move, one.getBoundingClientRect()])
        .filter(([, box]) => box.top < top - 1 || box.bottom > bottom + 1).map(([move]) => move);
}"""
OVERFULL = """() => [...document.querySelectorAll('[data-test=moves] .rest')]
    .filter((name) => name.getBoundingClientRect().right > name.closest('button').getBoundingClientRect().right)
    .map((name) => name.textContent)"""
BELOW = """() => {
    const picture = document.querySelector('.game .picture > *');
    return Math.round(picture.getBoundingClientRect().bottom - innerHeight);
}"""


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("vegas", 4, {}), ("vegas", 7, EVERYTHING), ("vegas", 8, FULL), ("temptation", 5, {}), ("kragen", 5, {})],
)
def test_on_a_wide_screen_nothing_of_a_table_is_below_the_edge(
    invite: Invite, game: str, players: int, options: dict[str, Any]
) -> None:
    guest = invite(size=WIDE)
    guest.against_bots(game, players, **options)
    chance = random.Random(players)
    for _ in range(5):
        if guest.moment() != "asked":
            break
        assert measure(guest.page, BELOW) <= 0
        assert measure(guest.page, SLICED) == []
        assert measure(guest.page, OVERFULL) == []
        guest.play("keyboard", chance)


def test_the_digit_of_a_face_places_it_whatever_else_is_there(guest: Guest) -> None:
    guest.against_bots("vegas", 2)
    for _ in range(3):
        assert guest.moment() == "asked"
        before, offered, *_ = guest.question()
        missing = next(str(face) for face in range(1, 7) if f"place {face}" not in offered) if len(offered) < 6 else ""
        if missing:
            guest.page.keyboard.press(missing)
            assert guest.number() == before
        last = offered[-1]
        guest.page.keyboard.press(last.split()[-1])
        expect(guest.page.locator(f'[data-test=game]:not([data-n="{before}"])')).to_be_attached()
        sent = [frame for frame in guest.sent if '"t":"move"' in frame]
        assert f'"move":"{last}"' in sent[-1]


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_who_would_take_which_note_is_shown_as_the_server_reckons_it(invite: Invite, size: dict[str, int]) -> None:
    guest = invite(size=size)
    guest.against_bots("vegas", 3)
    chance = random.Random(2)
    notes = guest.page.locator("[data-at^='notes:'] [data-note]:has(.taker)")
    for _ in range(12):  # all may be tied, or a round may just have begun: then a little later
        assert guest.moment() == "asked"
        if count_of(notes):
            break
        guest.play("keyboard", chance)
    expect(notes.first).to_be_visible()
    assert "would take it now" in attribute_of(notes.first.locator(".taker"), "aria-label")
    assert measure(guest.page, MEETING, [".taker", ".notes .value"]) == 0, "every number can be read"
    for note in each_of(notes):
        paper, badge = box_of(note.locator(".paper")), box_of(note.locator(".taker"))
        assert badge["x"] + badge["width"] < paper["x"] + paper["width"] - 1, "a badge lies inside its note"


def test_a_bid_is_one_number_on_a_scale(guest: Guest) -> None:
    guest.against_bots("kragen", 4)
    chance = random.Random(5)
    scale = guest.page.locator("[data-test=scale]")
    for _ in range(40):
        assert guest.moment() == "asked"
        if count_of(scale):
            break
        guest.play("mouse", chance)
    play = scale.locator("[data-move]")
    first = attribute_of(play, "data-move")
    scale.get_by_role("button", name="One more").click()
    expect(play).not_to_have_attribute("data-move", first)
    guest.page.locator("#question").focus()
    guest.page.keyboard.press("3")
    expect(play).to_have_attribute("data-move", "bid 3")
    assert guest.violations() == []
    before = guest.number()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(f'[data-test=game]:not([data-n="{before}"])')).to_be_attached()
    assert '"move":"bid 3"' in [frame for frame in guest.sent if '"t":"move"' in frame][-1]


def test_an_auction_on_a_phone_leaves_the_dice_and_the_pot_in_sight(invite: Invite) -> None:
    guest = invite(size=PHONE)
    guest.against_bots("kragen", 5)
    chance = random.Random(5)
    for _ in range(40):
        assert guest.moment() == "asked"
        if count_of(guest.page.locator(".auction")):
            break
        guest.play("mouse", chance)
    for piece in (".auction", "[data-at=best]", "[data-at=pot]", "[data-at=hand]"):
        expect(guest.page.locator(f".picture {piece}")).to_be_in_viewport(ratio=1)
    assert measure(guest.page, MEETING, [".auction", "[data-at=best], .picture [data-at=pot]"]) == 0


@pytest.mark.parametrize(("game", "players", "options"), [("vegas", 5, {}), ("temptation", 5, {}), ("kragen", 5, {})])
def test_five_or_more_have_one_line_each_on_a_phone(
    invite: Invite, game: str, players: int, options: dict[str, Any]
) -> None:
    guest = invite(size=PHONE)
    guest.against_bots(game, players, **options)
    assert guest.moment() == "asked"
    lines = "all => all.map((seat) => seat.getBoundingClientRect().height / seat.querySelector('.name').offsetHeight)"
    seats = guest.page.locator(".picture .seat")
    expect(seats).to_have_count(players)
    assert max(measure_all(seats, lines)) < 2


def test_the_rule_of_a_card_is_told_on_a_phone_before_it_is_played(invite: Invite) -> None:
    guest = invite(size=PHONE)
    guest.against_bots("vegas", 5, **EVERYTHING)
    chance = random.Random(4)
    why = guest.page.locator(".moves .why")
    for _ in range(60):
        if guest.moment() == "over":  # no card could be played beside many dice: another game
            guest.against_bots("vegas", 5, **EVERYTHING)
            continue
        if count_of(why):
            break
        guest.play("mouse", chance)
    before = guest.number()
    why.first.click()
    told = guest.page.get_by_role("status").filter(has_text=".").locator("visible=true")
    expect(told.first).to_be_visible()
    assert len(text_of(told.first)) > 36
    assert guest.violations() == []
    why.first.click()
    expect(guest.page.locator(".moves .told")).to_have_count(0)
    assert guest.number() == before


def test_nothing_moves_when_a_choice_is_pointed_at(invite: Invite) -> None:
    guest = invite(size=PHONE)
    guest.against_bots("temptation", 5)
    chance = random.Random(11)
    told = guest.page.locator(".moves .told")
    shown = 0
    for _ in range(60):
        if guest.moment() == "over":  # there never were many choices: another game
            guest.against_bots("temptation", 5)
            continue
        assert measure(guest.page, BEHIND) <= 0
        places = measure(guest.page, PLACES)
        for button in each_of(guest.page.locator(".several [data-move]")):
            button.hover()
            assert measure(guest.page, PLACES) == places
            shown += count_of(told.filter(visible=True))
        if shown:
            break
        guest.play("mouse", chance)
    assert shown


def test_a_person_with_one_answer_is_never_asked(guest: Guest) -> None:
    guest.against_bots("vegas", 5, **EVERYTHING)
    chance = random.Random(8)
    for _ in range(12):
        if guest.moment() != "asked":
            break
        assert len(guest.moves()) > 1
        guest.play("keyboard", chance)


def test_take_back_is_offered_once_there_is_something_to_take_back(guest: Guest) -> None:
    guest.against_bots("vegas", 2)
    assert guest.moment() == "asked"
    undo = guest.page.locator("[data-test=undo]")
    expect(undo).to_be_disabled()
    expect(undo).to_have_attribute("title", "Nothing to take back yet: you have not chosen anything.")
    guest.play("keyboard", random.Random(1))
    assert guest.moment() == "asked"
    expect(undo).to_be_enabled()
    expect(guest.page.locator("[data-test=log] .own").first).to_be_visible()
    placed = guest.page.locator("[data-test=log] li", has_text="You put")
    expect(placed).not_to_have_count(0)
    undo.click()
    expect(placed).to_have_count(0)
    guest.moment()
    guest.play("keyboard", random.Random(2))
    guest.moment()
    expect(placed).not_to_have_count(0)


def test_the_end_shows_places_the_course_of_the_money_and_the_best_round(guest: Guest) -> None:
    guest.against_bots("vegas", 3, rounds=2)
    guest.play_to_the_end("keyboard")
    result = guest.page.locator("[data-test=result]")
    expect(result.locator(".place").first).to_have_text("1.")
    course = result.locator("[data-test=course]")
    expect(course).to_be_visible()
    for text in ("$0", "$100k", "Anna"):
        expect(course.get_by_text(text, exact=True)).to_be_visible()
    expect(result.get_by_text("Your best round: number")).to_be_visible()
    expect(guest.page.locator("[data-at='casino:6']")).to_be_visible()
    assert guest.violations() == []


CUT = """() => [...document.querySelectorAll('.seat .name')]
    .filter((name) => name.scrollWidth > name.clientWidth + 1 || !name.clientWidth)
    .map((name) => name.textContent)"""
TEAMLESS = """() => [...document.querySelectorAll('.seat')].filter((seat) => {
    const team = seat.querySelector('.team')?.getBoundingClientRect();
    return !team || team.bottom > seat.querySelector('.who').getBoundingClientRect().bottom + 1;
}).length"""
"""Seats whose team is not said, or in a line that is not seen."""
TEAMS = {"box": "morecash", "with": ["big", "slot", "kickers", "bonus", "action", "teams"]}
SIX = {"box": "morecash", "with": ["big", "slot", "action", "teams"]}


@pytest.mark.parametrize(
    ("size", "players", "options"),
    [
        *((WIDE, 5, {}), (WIDE, 8, FULL), (WIDE, 4, TEAMS)),
        *((PHONE, 5, EVERYTHING), (PHONE, 8, FULL), (PHONE, 4, TEAMS), (PHONE, 6, SIX)),
    ],
)
def test_every_name_at_the_table_can_be_read_and_no_two_are_alike(
    invite: Invite, size: dict[str, int], players: int, options: dict[str, Any]
) -> None:
    guest = invite(size=size, language="de")
    guest.open_table("vegas", players, [ME, *[{"kind": "bot", "level": "greedy"}] * (players - 1)], **options)
    guest.moment()
    shown = guest.page.locator(".seat .name")
    expect(shown).to_have_count(players)
    names = texts_of(shown)
    assert len(set(names)) == players
    assert all(name.isalpha() for name in names)
    assert measure(guest.page, CUT) == []
    assert measure(guest.page, TEAMLESS) == (0 if "teams" in options.get("with", ()) else players)
    faces = count_of(shown.locator("xpath=../*[contains(@class, 'face')]").filter(visible=True))
    assert faces in (0, players - 1), "every bot has its face, or none has"


PEEPING = """() => [...document.querySelectorAll('.seat .who')].flatMap((who) => {
    const { top: begin, bottom: end } = who.getBoundingClientRect();
    const parts = [...who.querySelectorAll('.face, .tag, .team')].map((part) => part.getBoundingClientRect());
    return parts.filter(({ top }) => top > (begin + end) / 2 && top < end - 0.2);
}).length"""
"""Parts of a line that has no room, whose upper edge is seen."""
RICH = """() => document.querySelectorAll('.seat').forEach((seat) => {
    seat.querySelector('.told').textContent = '888.000 $';
    seat.querySelector('.brief').textContent = '888k $';
    seat.querySelector('.name').textContent = 'Carmen';
})"""


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, WIDE, PHONE])
@pytest.mark.parametrize(("players", "options"), [(5, EVERYTHING), (4, TEAMS)])
def test_names_and_teams_can_be_read_beside_hundreds_of_thousands(
    invite: Invite, size: dict[str, int], players: int, options: dict[str, Any]
) -> None:
    guest = invite(size=size, language="de")
    guest.against_bots("vegas", players, **options)
    guest.moment()
    expect(guest.page.locator(".seat .name")).to_have_count(players)
    run_script(guest.page, RICH)
    assert measure(guest.page, CUT) == []
    assert measure(guest.page, PEEPING) == 0
    assert measure(guest.page, TEAMLESS) == (0 if "teams" in options["with"] else players)


def test_a_seat_of_a_phone_tells_the_cards_and_the_bags_of_everybody(invite: Invite) -> None:
    guest = invite(size=PHONE)
    guest.against_bots("vegas", 5, **EVERYTHING)
    guest.moment()
    for piece in (".hand", ".cards .back:first-child", ".bonus"):
        expect(guest.page.locator(f".seat {piece}").filter(visible=True)).to_have_count(5)
    guest.against_bots("kragen", 5)
    guest.moment()
    for piece in (".bags", ".purse"):
        pieces = guest.page.locator(f".seat {piece}")
        expect(pieces).to_have_count(5)
        for one in each_of(pieces):
            expect(one).to_be_in_viewport(ratio=1)
    expect(guest.page.locator(".seat .bags").first).to_have_text(re.compile(r"3\s*4\s*5"))


def test_seats_have_numbers_where_dice_have_letters(guest: Guest) -> None:
    guest.against_bots("vegas", 3, mode="secret", box="boulevard")
    guest.moment()
    expect(guest.page.locator(".seat .mark")).to_have_text(["1", "2", "3"])
    letters = measure_all(guest.page.locator(".casinos .mini"), "all => all.map((one) => one.textContent)")
    assert set(letters) <= set("ABCDEFGH")
