"""A finished game is looked at again, judged: the curve, luck and choices, and what there was to choose."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from flambeur.texts import texts
from tests.web.conftest import Invite
from tests.web.measure import each_of, text_of
from tests.web.test_axe import is_in_order

GAMES: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("vegas", {"rounds": 1}, "en"),
    ("temptation", {"goal": 100}, "fr"),
    ("kragen", {"rounds": 1}, "de"),
)


@pytest.mark.parametrize(("game", "options", "language"), GAMES)
def test_a_finished_game_of_each_kind_is_reviewed(
    invite: Invite, game: str, options: dict[str, Any], language: str
) -> None:
    guest, say = invite(language=language), texts(language).say
    code = guest.against_bots(game, 3, **options)
    guest.play_to_the_end("mouse")
    guest.page.locator("[data-test=to-review]").click()
    expect(guest.page).to_have_url(f"{guest.url}/g/{code}#review")
    review = guest.page.locator("[data-test=review]")
    expect(review).to_have_attribute("data-ready", "true")
    expect(review.locator("[data-test=review-player]")).to_have_count(3)
    found = guest.context.request.get(f"{guest.url}/api/tables/{code}/review?lang={language}").json()
    for player, line in zip(found["players"], each_of(review.locator("[data-test=review-player]")), strict=True):
        expect(line).to_contain_text(" ".join(player["sentences"]))
        expect(line.locator("[data-step=review-result]")).to_contain_text(say("review-result"), ignore_case=True)
        expect(line.locator("[data-step=review-mistakes]")).to_have_count(1)
        expect(line.locator("[data-step=review-gifts]")).to_contain_text(say("web-bot-greedy"))
    expect(review.locator(".yardstick")).to_contain_text(say("review-yardstick"))
    review.get_by_role("radio", name=say("review-unit-chance")).check()
    expect(review.locator("[data-step=review-expected] strong").first).to_contain_text("%")
    chart = review.locator("[data-test=chances]")
    for name in (say("coach-percent", percent="100"), *(seat["name"] for seat in found["decisions"])):
        expect(chart.get_by_text(name, exact=True).first).to_be_visible()
    turns = review.locator("[data-test=review-turning] li")
    expect(turns).to_have_count(len(found["turning"]))
    feats = {
        say(f"review-feat-{feat}", name=decision["name"]): decision["seat"]
        for feat in ("takes", "safe", "pulls", "nears", "falls")
        for decision in found["decisions"]
    }
    for index, turn in zip(found["turning"], each_of(turns), strict=True):
        about = feats[text_of(turn.locator("[data-test=review-feat]"))]
        before, after = (point["chances"][about] for point in found["curve"][index : index + 2])
        told = text_of(turn.locator("[data-test=review-change]"))
        assert ("−" in told) == (round(after - before, 3) < 0), (index, told)
    turns.first.get_by_role("button").click()
    expect(guest.page.locator("[data-test=replay] .picture")).to_be_in_viewport(ratio=0.5)
    decision = found["decisions"][found["turning"][0]]
    expect(guest.page.locator("[data-test=replay]")).to_have_attribute("data-at", str(decision["moment"] - 1))
    now = review.locator("[data-test=review-now]")
    expect(now.first).to_contain_text(say("review-choices"))
    expect(now.first.get_by_role("listitem")).to_have_count(len(decision["moves"]))
    expect(now.first.locator(".worse")).to_have_count(int(decision["mistake"]))
    is_in_order(guest, f"reviewing {game}")
    with guest.page.expect_download() as saved:
        review.locator("[data-test=review-save]").click()
    assert saved.value.suggested_filename == f"flambeur-{code}.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_whoever_has_the_link_sees_the_review_and_who_only_looks_back_is_not_made_to_wait(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    code = anna.against_bots("kragen", 3, rounds=1)
    anna.play_to_the_end("mouse")
    ben.go(f"/g/{code}")
    make = ben.page.locator("[data-test=review-make]")
    expect(make).to_be_visible()
    ben.go("/")
    ben.go(f"/g/{code}#review")
    expect(ben.page.locator("[data-test=review]")).to_have_attribute("data-ready", "true")
    expect(make).to_have_count(0)


def test_while_a_review_is_made_the_page_tells_how_far_it_has_come(invite: Invite) -> None:
    guest = invite()
    code = guest.against_bots("kragen", 3, rounds=1)
    guest.play_to_the_end("mouse")
    told = {"state": "waiting", "ahead": 2, "progress": 0.0}
    guest.page.route("**/review?*", lambda route: route.fulfill(status=202, json=told))
    guest.go(f"/g/{code}#review")
    review = guest.page.locator("[data-test=review]")
    expect(review).to_contain_text(texts("en").say("review-ahead", count=2))
    told |= {"state": "running", "ahead": 0, "progress": 0.25}
    expect(review.locator("[data-test=review-progress]")).to_have_attribute("value", "0.25")
    is_in_order(guest, "waiting for a review")
    guest.page.unroute("**/review?*")
    expect(review).to_have_attribute("data-ready", "true")
