"""One's own page: results and dice in plain words, everything as a file, and everything gone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from flambeur.texts import texts
from tests.web.conftest import Invite
from tests.web.guest import PHONE, Guest
from tests.web.measure import each_of
from tests.web.test_axe import is_in_order

SHORT: dict[str, dict[str, Any]] = {"vegas": {"rounds": 1}, "kragen": {"rounds": 1}}
COUNTED = "async () => (await (await fetch('/api/me/statistics')).json()).ratings[0]?.games === 2"
"""Ratings follow a moment after the end."""
ME, BOT = {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}


def has_played(guest: Guest, game: str = "vegas") -> str:
    """A finished game, in which a bot has played this guest's seat."""
    code = guest.open_table(game, 3, [ME, BOT, BOT], **SHORT[game])
    answer = guest.context.request.put(f"{guest.url}/api/tables/{code}/seats/0/bot", data={"level": "random"})
    assert answer.status == 200
    guest.page.locator("[data-test=game][data-over=true]").wait_for(state="attached")
    return code


def figure(value: float, language: str) -> str:
    """As the page writes a rating."""
    return f"{value:.1f}" if language == "en" else f"{value:.1f}".replace(".", ",")


def own(guest: Guest) -> dict[str, Any]:
    """The statistics as the server tells them."""
    found: dict[str, Any] = guest.context.request.get(f"{guest.url}/api/me/statistics").json()
    return found


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_results_and_dice_are_told_in_plain_words(invite: Invite, language: str) -> None:
    guest, say = invite(language=language), texts(language).say
    for game in ("vegas", "vegas", "kragen"):
        has_played(guest, game)
    guest.go("/me")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(say("web-title-me"))
    found = own(guest)
    lines = guest.page.locator("[data-test=me-result]")
    expect(lines).to_have_count(2)
    for line, one in zip(each_of(lines), found["results"], strict=True):
        expect(line).to_contain_text(str(one["played"]))
        expect(line.get_by_role("link")).to_have_attribute("href", f"/g/{one['best']['code']}")
    expect(guest.page.locator("[data-test=me-results]")).to_contain_text(say("me-too-few", fewest=5))
    faces = guest.page.locator("[data-test=me-face]")
    for face, count in zip(each_of(faces), found["dice"]["faces"], strict=True):
        expect(face).to_contain_text(str(count))
    chance = found["dice"]["chance"]
    told = say("me-dice-few", fewest=30) if chance is None else say("me-dice-chance", dice=1, times=1)[-20:]
    expect(guest.page.locator("[data-test=me-verdict]")).to_contain_text(told)
    is_in_order(guest, f"one's own page in {language}")


def test_a_first_visitor_is_told_what_will_be_here(guest: Guest) -> None:
    guest.go("/me")
    expect(guest.page.locator("[data-test=me-intro]")).to_contain_text("There are none yet.")
    expect(guest.page.locator("[data-test=me-data]")).to_be_visible()
    expect(guest.page.locator("[data-test=me-dice]")).to_have_count(0)
    expect(guest.page.locator("[data-test=nothing]").get_by_role("link", name="Play now")).to_be_visible()
    is_in_order(guest, "one's own page without games")


def test_everything_can_be_taken_away_as_a_file(guest: Guest) -> None:
    code = has_played(guest)
    guest.go("/me")
    with guest.page.expect_download() as saved:
        guest.page.locator("[data-test=me-export]").click()
    assert saved.value.suggested_filename == "flambeur-my-data.json"
    data = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert [table["code"] for table in data["tables"]] == [code]
    assert data["tables"][0]["record"].startswith("flambeur")
    assert data["statistics"] == own(guest)


def test_everything_can_be_deleted_and_a_game_of_others_goes_on(invite: Invite) -> None:
    anna, ben = invite(size=PHONE), invite(name="Ben")
    alone = has_played(anna)
    code = anna.open_table("vegas", 3, [ME, {"kind": "open"}, BOT], **SHORT["vegas"])
    ben.join(code, "Ben")
    anna.page.locator("[data-test=start]").click()
    anna.page.locator("[data-test=game]").wait_for()
    anna.go("/me")
    anna.page.locator("[data-test=me-delete]").click()
    gone = anna.page.locator("[data-test=me-delete-now]")
    expect(gone).to_be_disabled()
    is_in_order(anna, "about to delete everything")
    anna.page.get_by_label(texts("en").say("me-delete-sure")).check()
    gone.click()
    expect(anna.page.locator("[data-test=me-deleted]")).to_be_visible()
    expect(anna.page.locator("[data-test=me-intro]")).to_contain_text("There are none yet.")
    assert anna.context.request.get(f"{anna.url}/api/me").json()["tables"] == []
    assert anna.context.request.get(f"{anna.url}/api/tables/{alone}").status in (404, 410)
    ben.play_to_the_end("mouse")
    seats = ben.context.request.get(f"{ben.url}/api/tables/{code}").json()["seats"]
    assert [seat["name"] for seat in seats][:2] == ["Seat 1", "Ben"]


def test_a_rated_table_is_wished_for_in_the_set_up_and_has_no_coach(guest: Guest) -> None:
    guest.go("/new/vegas")
    tick = guest.page.locator("[data-test=rated]")
    tick.check()
    guest.page.get_by_role("radio", name="On this device").check()
    expect(tick).to_have_count(0)  # several people in one browser cannot be told apart
    guest.page.get_by_role("radio", name="Against bots").check()
    guest.page.locator("[data-test=begin]").click()
    guest.moment()
    code = guest.page.url.rsplit("/", 1)[1]
    settings = guest.context.request.get(f"{guest.url}/api/tables/{code}").json()["settings"]
    assert (settings["rated"], settings["coach"]) == (True, False)
    expect(guest.page.locator("[data-test=coach-open]")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_rating_is_shown_with_how_sure_it_is_and_how_it_came_about(invite: Invite, language: str) -> None:
    guest, say = invite(language=language), texts(language).say
    has_played(guest)
    guest.go("/me")
    ratings = guest.page.locator("[data-test=me-ratings]")
    expect(ratings).to_contain_text(say("me-ratings-none"))
    for _ in range(2):
        wish = {"game": "vegas", "players": 2, "seats": [ME, BOT], "options": SHORT["vegas"], "lang": "en"}
        wish |= {"start": True, "settings": {"rated": True}}
        answer = guest.context.request.post(f"{guest.url}/api/tables", data=wish)
        guest.go(f"/t/{answer.json()['table']['code']}")
        guest.play_to_the_end("mouse")
    guest.page.wait_for_function(COUNTED)
    guest.go("/me")
    expect(ratings.locator("[data-test=me-rating]")).to_have_count(1)
    first, last = (point["value"] for point in own(guest)["ratings"][0]["history"])
    said = say("me-rating-chart", games=2, first=figure(first, language), last=figure(last, language))
    expect(ratings.get_by_role("img")).to_have_accessible_name(said)
    expect(ratings).to_contain_text(say("me-ratings-how"))
    is_in_order(guest, f"ratings in {language}")
