"""Against perfect play: one click on the first page, and what each choice cost, to the dollar."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from flambeur.texts import LANGUAGES, texts
from tests.web.conftest import Invite
from tests.web.test_axe import is_in_order

PATIENCE = 120_000
"""Milliseconds: processes that think may have to start first."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_click_plays_the_perfect_player_and_tells_what_choices_cost(invite: Invite, language: str) -> None:
    guest, say = invite(language=language), texts(language).say
    guest.allowed.append("503")  # a machine that has other things to do is asked again at the next turn
    guest.go("/")
    guest.page.locator("[data-test=perfect]").click()
    costs = guest.page.locator("[data-test=costs]")
    expect(costs).to_contain_text(say("cost-heading"))
    if language != "en":
        return
    chance, told = random.Random(2), guest.page.locator("[data-test=costs]:not([data-choices='0'])")
    for _ in range(3):
        assert guest.moment() == "asked"
        guest.play("mouse", chance)
    told.wait_for(timeout=PATIENCE)
    code = guest.page.url.rpartition("/")[2]
    answer = guest.context.request.get(f"{guest.url}/api/tables/{code}/seats/0/costs")
    total = sum(one["dollars"] for one in answer.json()["choices"])
    expect(costs.locator("[data-test=cost-total]")).to_have_text(f"${total:,}")
    is_in_order(guest, "against perfect play")
