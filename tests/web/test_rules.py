"""The rule book in the page: to read, to look something up in and to jump about in."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from flambeur.texts import LANGUAGES, texts
from flambeur.texts.rulebook import rule_ids
from flambeur.wording.rule_books import rule_books
from tests.web.conftest import Invite
from tests.web.guest import PHONE, Guest
from tests.web.measure import measure_all
from tests.web.test_axe import is_in_order

SAY = texts("en").say


@pytest.mark.parametrize("game", list(rule_books()))
def test_every_rule_has_its_place_its_drawing_and_its_address_in_the_book(guest: Guest, game: str) -> None:
    guest.go(f"/rules/{game}")
    rules = guest.page.locator("[data-test=rule-item]")
    expect(rules).to_have_count(len(rule_ids(rule_books()[game])))
    assert measure_all(rules, "all => all.map(one => one.id)") == list(rule_ids(rule_books()[game]))
    expect(rules.locator("[data-test=rule-drawing]").first).to_be_visible()
    is_in_order(guest, f"the rules of {game}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_found_by_its_number_and_by_a_word_of_it(invite: Invite, language: str) -> None:
    guest, say = invite(language=language), texts(language).say
    guest.go("/rules/vegas")
    find, rules = guest.page.locator("[data-test=rules-find]"), guest.page.locator("[data-test=rule-item]")
    find.fill("b12")
    expect(rules).to_have_count(1)
    expect(rules).to_contain_text(say("rule-B12", "title"))
    find.fill(say("rule-A8", "title").upper())
    expect(guest.page.locator("#A8 mark").first).to_have_text(say("rule-A8", "title"))
    find.fill("qqqq")
    expect(rules).to_have_count(0)
    expect(guest.page.locator("[data-test=rules-count]")).to_have_text(say("web-rules-found", count=0))
    find.fill("")
    expect(rules).to_have_count(len(rule_ids(rule_books()["vegas"])))


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("scoring avancé", "A6"),
        ("Pioche de 3 billets", "A7"),
        ("Double peine", "A5"),
        ("Maître Joueur", "L6"),
        ("Distribution immédiate", "C5"),
        ("Pour un billet de plus", "C6"),
        ("Kickers", "M5"),
    ],
)
def test_a_rule_is_found_by_the_name_that_a_french_box_gives_it(invite: Invite, name: str, rule: str) -> None:
    guest = invite(language="fr")
    guest.go("/rules/vegas")
    guest.page.locator("[data-test=rules-find]").fill(name)
    found = guest.page.locator(f"#{rule}")
    expect(found.locator("[data-test=box-name] mark")).to_have_text(re.compile(name, re.IGNORECASE))
    expect(found.locator("h3")).to_have_text(texts("fr").say(f"rule-{rule}", "title"))


def test_a_rule_leads_to_those_it_names_also_in_another_book(guest: Guest) -> None:
    guest.go("/rules/vegas#V12")
    guest.page.locator("#V12").get_by_role("link", name="V3", exact=True).click()
    expect(guest.page).to_have_url(f"{guest.url}/rules/vegas#V3")
    expect(guest.page.locator("#V3")).to_be_in_viewport()
    guest.go("/rules/kragen#K4")
    guest.page.locator("#K4").get_by_role("link", name="V4", exact=True).click()
    expect(guest.page).to_have_url(f"{guest.url}/rules/vegas#V4")
    expect(guest.page.locator("#V4")).to_contain_text(SAY("rule-V4", "title"))
    expect(guest.page.locator("#V4")).to_be_in_viewport()


def test_the_contents_lead_to_a_rule_and_fold_themselves_up_on_a_phone(invite: Invite) -> None:
    guest = invite(size=PHONE)
    guest.go("/rules/vegas")
    contents = guest.page.locator("#contents")
    expect(contents).to_be_hidden()
    guest.page.locator("[data-test=rules-contents]").click()
    contents.get_by_role("link", name=SAY("rules-section-vegas-solitaire")).click()
    expect(guest.page.locator("#L1")).to_be_in_viewport()
    expect(contents).to_be_hidden()
    guest.page.locator("[data-test=rules-contents]").click()
    expect(contents.locator("[aria-current]")).to_have_count(1)
    contents.get_by_role("link", name=SAY("rule-L4", "title")).click()
    expect(guest.page.locator("#L4")).to_be_in_viewport()


def test_a_house_ruling_is_marked_as_ours(guest: Guest) -> None:
    guest.go("/rules/vegas#V10")
    expect(guest.page.locator("#V10 [data-test=ruling]")).to_contain_text(SAY("rules-house-ruling"))
    expect(guest.page.locator("#V9 [data-test=ruling]")).to_have_count(0)
