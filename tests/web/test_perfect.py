"""Against perfect play: one click on the first page, and what each choice cost, to the dollar."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from flambeur.analysis.vegas.duel import Duel
from flambeur.engine import Record, read_record, replay
from flambeur.engine.record import read_entry_move
from flambeur.texts import LANGUAGES, texts
from flambeur.wording import Say
from tests.web.conftest import Invite
from tests.web.measure import measure
from tests.web.test_axe import is_in_order

CHOICES = 4
"""Choices that are solved again, at most: the first ones take a second each."""
COUNTED = """() => {
    const costs = document.querySelector('[data-test=costs]');
    return [costs.dataset.choices, costs.querySelector('[data-test=cost-total]').innerText];
}"""
"""How many choices have been told, and what they cost."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_click_plays_the_perfect_player_and_tells_what_choices_cost(invite: Invite, language: str) -> None:
    guest, say = invite(language=language), texts(language).say
    guest.allowed.append("503")  # a machine that has other things to do is asked again at the next turn
    guest.go("/")
    guest.page.locator("[data-test=perfect]").click()
    costs = guest.page.locator("[data-test=costs]")
    expect(costs).to_contain_text(say("cost-heading"))
    chance, told = random.Random(2), guest.page.locator("[data-test=costs]:not([data-choices='0'])")
    for _ in range(3):
        assert guest.moment() == "asked"
        guest.play("mouse", chance)
    told.wait_for()
    guest.moment()
    made, shown = measure(guest.page, COUNTED)  # at once: the next choice may be told in a moment
    is_in_order(guest, "against perfect play")
    code = guest.page.url.rpartition("/")[2]
    guest.play_to_the_end("mouse")
    record = read_record(guest.context.request.get(f"{guest.url}/api/tables/{code}/record").text())
    given_up = by_solver(record, 0)[: int(made)]
    assert int(made) >= 1
    assert shown == Say(language, ("Anna", "Ben"), 0).dollars(sum(given_up) / 1000)


def by_solver(record: Record, seat: int) -> list[int]:
    """What each choice of a seat gave up, in dollars: every position solved for itself."""
    game: Any = record.rules_game()
    found = []
    for before, after in pairwise(replay(record)):
        if after.entry is None or after.entry.kind == "chance" or game.waiting(before.state) != (seat,):
            continue
        state: Any = before.state
        if len(game.legal_moves(state)) > 1:
            worth = Duel.of(game, state).placements(state)
            move: Any = read_entry_move(game, state, after.entry)
            found.append(round(1000 * (max(worth.values()) - worth[move])))
        if len(found) == CHOICES:
            break
    return found
