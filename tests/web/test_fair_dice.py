"""Fair dice in the page: the commitment is shown and kept, words are added unasked, the check runs in the browser."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from flambeur.engine import read_record, write_record
from flambeur.fairness import read_proof, verify
from flambeur.texts import texts
from tests.server.test_fairness import played, proof
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.measure import measure, run_script, text_of

SAY = texts("en").say


def give_up(guest: Guest) -> None:
    guest.page.get_by_role("button", name=SAY("web-menu")).click()
    guest.page.locator("[data-test=resign]").click()
    guest.page.locator("[data-test=resign-sure]").click()
    guest.page.locator("[data-test=game][data-over=true]").wait_for()


def check_dice(page: Page) -> str:
    page.locator("[data-test=verify]").click()
    verdict = page.locator("[data-test=verdict]")
    expect(verdict).not_to_be_empty()
    return text_of(verdict)


def until(page: Page, code: str, holds: str) -> None:
    """Wait until something is true of a table."""
    page.wait_for_function(
        f"code => fetch(`/api/tables/${{code}}`).then(one => one.json()).then(table => {holds})", arg=code
    )


def kept(page: Page) -> dict[str, Any]:
    return dict(json.loads(measure(page, "() => localStorage.getItem('flambeur.pledges')")))


def test_against_bots_the_page_adds_its_word_and_checks_the_dice_itself(guest: Guest) -> None:
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    guest.go("/")
    guest.page.locator("[data-test=play-now]").click()
    guest.page.locator("[data-test=game][data-asked=true]").wait_for()
    code = guest.page.url.rsplit("/", 1)[1]
    give_up(guest)
    text = guest.page.request.get(f"{guest.url}/api/tables/{code}/record").text()
    record = read_record(text)
    assert read_proof(record).words[0]
    assert verify(record, kept(guest.page)[code]["commitment"]).withheld == ()
    guest.go(f"/g/{code}")
    verdict, commitment = check_dice(guest.page), kept(guest.page)[code]["commitment"]
    assert "is the one you know" in verdict
    assert f"flambeur verify flambeur-vegas-{code}.flam --commitment {commitment}" in verdict
    assert not any("/api/verify" in url for url in asked), "the server must not judge itself"


def test_a_record_forged_with_another_seed_and_its_own_commitment_is_found_out(guest: Guest) -> None:
    guest.go("/")
    guest.page.locator("[data-test=play-now]").click()
    guest.page.locator("[data-test=game][data-asked=true]").wait_for()
    code = guest.page.url.rsplit("/", 1)[1]
    give_up(guest)
    forged = write_record(played(proof(seed=bytes(32))))

    def answer(route: Route) -> None:
        route.fulfill(body=forged, content_type="text/plain")

    guest.page.route("**/record?*", answer)
    guest.go(f"/g/{code}")
    assert check_dice(guest.page) == SAY("error-other-commitment")
    run_script(guest.page, "localStorage.removeItem('flambeur.pledges')")
    guest.page.reload()
    assert "is not proven" in check_dice(guest.page)


def test_friends_see_the_commitment_before_the_start_and_each_adds_a_word(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    code = anna.open_table("vegas", 2, [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
    ben.join(code, "Ben")
    shown = anna.page.get_by_label(SAY("web-fair-commitment"))
    expect(shown).not_to_have_value("")  # the table is there, and what it was opened with is kept
    expect(shown).to_have_value(kept(anna.page)[code]["commitment"])
    until(anna.page, code, "table.words.seals.every(Boolean)")
    anna.page.locator("[data-test=start]").click()
    for one in (anna, ben):
        one.page.locator("[data-test=game]").wait_for()
    until(anna.page, code, "table.n > 0")
    give_up(ben)
    record = read_record(anna.page.request.get(f"{anna.url}/api/tables/{code}/record").text())
    assert verify(record, kept(ben.page)[code]["commitment"]).withheld == ()
    for one in (anna, ben):
        one.go(f"/g/{code}")
        assert "is the one you know" in check_dice(one.page)
