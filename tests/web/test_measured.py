"""Tests read a page through `tests.web.measure`, which waits until it is drawn, or by `expect`, which waits itself."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route

from tests.web.guest import Guest
from tests.web.measure import count_of, is_there, measure, run_script

FOLDER = Path(__file__).parent
READS_AT_ONCE = {
    "all", "all_inner_texts", "all_text_contents", "bounding_box", "count", "element_handle", "element_handles",
    "eval_on_selector", "eval_on_selector_all", "evaluate", "evaluate_all", "evaluate_handle", "get_attribute",
    "inner_html", "inner_text", "is_checked", "is_disabled", "is_editable", "is_enabled", "is_hidden", "is_visible",
    "query_selector", "query_selector_all", "screenshot", "text_content",
}  # fmt: skip
"""What Playwright answers without waiting for the page, or as soon as an element is there at all."""
WAITS_FOR_TIME = {"sleep", "wait_for_timeout"}
LOOKS_AT_ONCE = {
    "test_newcomers.py",  # a show in the middle is what is looked at
    "guest.py",  # what belongs together is read in one go, once what it is about is there
}
MAY_READ = {
    "sheets.py": {"screenshot"},  # of a page that has settled
    "pictures.py": {"screenshot"},  # of a film that goes on
}
THE_PLACE = "measure.py"
"""Where pages are waited for and read."""
FILES = sorted(file for file in FOLDER.glob("*.py") if file.name != THE_PLACE)


def forbidden(source: str, at_once: bool, may_read: Collection[str] = ()) -> Iterator[str]:
    """The calls in a test that read a page without waiting for it, or wait for a time and not for a fact."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Attribute):
            name = node.func.attr
            of_values = name in {"all", "count"} and node.args  # as numbers and words have them
            read = name in READS_AT_ONCE and name not in may_read and not of_values
            if read or name in WAITS_FOR_TIME:
                yield f"line {node.lineno}: {name}"
        elif isinstance(node.func, ast.Name) and node.func.id == "at_once" and not at_once:
            yield f"line {node.lineno}: at_once"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_test_reads_a_page_that_is_not_drawn_yet_or_waits_for_a_time(file: Path) -> None:
    source, may_read = file.read_text(encoding="utf-8"), MAY_READ.get(file.name, ())
    assert list(forbidden(source, file.name in LOOKS_AT_ONCE, may_read)) == []


def test_what_tests_share_is_looked_at_as_well_and_nothing_is_allowed_for_nothing() -> None:
    assert {"guest.py", "house.py", "sheets.py"} <= {file.name for file in FILES}
    for name in (*LOOKS_AT_ONCE, *MAY_READ):
        assert list(forbidden((FOLDER / name).read_text(encoding="utf-8"), at_once=False)), name


def test_the_number_and_the_moves_of_a_question_belong_to_one_state(guest: Guest) -> None:
    """The page is at another state whenever it is looked at: two looks would see two."""
    guest.against_bots("vegas", 2)
    assert guest.moment() == "asked"
    run_script(
        guest.page,
        """() => {
            const game = document.querySelector('[data-test=game]');
            const move = document.querySelector('[data-test=moves] [data-move]');
            let n = 100;
            setInterval(() => { n += 1; game.dataset.n = n; move.dataset.move = `place ${n}`; }, 1);
        }""",
    )
    for _ in range(20):
        asked = guest.question()
        assert asked.moves[0] == f"place {asked.number}"


@pytest.mark.parametrize(
    "line",
    [
        "assert guest.page.evaluate(CUT) == []",
        "assert guest.page.locator('.seat').count() == 5",
        "names = [one.inner_text() for one in guest.page.locator('.name').all()]",
        "assert front.bounding_box()['y'] < 5",
        "guest.page.wait_for_timeout(300)",
        "time.sleep(1)",
        "assert at_once(guest.page, CUT) == []",
    ],
)
def test_what_is_forbidden_is_found(line: str) -> None:
    assert list(forbidden(line, at_once=False))


def test_a_table_whose_picture_comes_late_is_read_when_it_is_there(guest: Guest) -> None:
    held: list[Route] = []

    def let_go() -> None:
        for route in held:
            route.continue_()

    # The words of the drawing, without which it does not come.
    guest.page.route("**/assets/tables-*.js", lambda route: held.append(route))  # noqa: PLW0108 (it must be a function)
    guest.page.expose_function("letGo", let_go)
    guest.against_bots("vegas", 3)
    guest.page.locator("[data-test=game][data-asked=true]").wait_for(state="attached")
    seats = guest.page.locator(".picture .seat")
    assert not is_there(seats)
    run_script(guest.page, "() => void setTimeout(window.letGo, 500)")
    assert count_of(seats) == 3


@pytest.mark.parametrize(
    ("begin", "end"),
    [
        ("one.animate([{ left: 0 }, { left: '90px' }], { duration: 400, fill: 'forwards' })", 90),
        ("{ one.style.transition = 'left 400ms'; void one.offsetLeft; one.style.left = '80px'; }", 80),
    ],
)
def test_what_moves_is_measured_where_it_comes_to_rest(guest: Guest, begin: str, end: int) -> None:
    guest.go("/")
    run_script(
        guest.page,
        f"""() => {{
            const one = Object.assign(document.createElement('p'), {{ id: 'mover' }});
            one.style.cssText = 'position: fixed; left: 0';
            document.body.append(one);
            {begin};
        }}""",
    )
    assert measure(guest.page, "() => document.getElementById('mover').getBoundingClientRect().left") == end
