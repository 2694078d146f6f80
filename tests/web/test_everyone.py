"""For everyone: languages, keyboard, screen readers, any colour vision, light and dark, phones and wide screens."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from flambeur.texts import texts
from tests.web.conftest import Invite
from tests.web.guest import PHONE, WIDE, Guest
from tests.web.measure import count_of, is_there, measure, text_of, texts_of


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_word_follows_the_language_at_once(guest: Guest, language: str) -> None:
    say = texts(language).say
    guest.against_bots("vegas", 2, rounds=1)
    guest.moment()
    guest.page.locator("header select").select_option(language)
    expect(guest.page.get_by_role("heading", name=say("web-log"))).to_be_visible()
    expect(guest.page.locator("html")).to_have_attribute("lang", language)
    first = guest.moves()[0]
    face = int(first.split()[1])
    wording = say("vegas-move-place", place=face, face=face, dice="DICE")
    label = guest.page.locator(f'[data-test=moves] [data-move="{first}"] .label')
    spaced = re.sub(r"\\?\s", r"\\s", re.escape(wording))  # no line ends between a casino and its number
    expect(label).to_have_text(re.compile(spaced.replace("DICE", ".+")))
    guest.play_to_the_end("mouse")
    expect(guest.page.get_by_role("link", name=say("web-review"))).to_be_visible()
    guest.page.reload()
    expect(guest.page.get_by_role("link", name=say("web-review"))).to_be_visible()


def test_everything_that_happens_is_announced_to_screen_readers(guest: Guest) -> None:
    guest.against_bots("vegas", 2, rounds=1)
    guest.moment()
    announcer = guest.page.locator("[data-test=announcer]")
    expect(announcer).to_have_attribute("aria-live", "polite")
    before = count_of(guest.page.locator("[data-test=log] li"))
    guest.play("keyboard", random.Random(1))
    guest.moment()
    told = texts_of(guest.page.locator("[data-test=log] li > :last-child"))[before:]
    assert told
    assert told[-1] in text_of(announcer)


def test_moving_dice_can_be_skipped_and_never_keep_somebody_from_playing(invite: Invite) -> None:
    guest = invite(speed=1)
    guest.against_bots("vegas", 4, rounds=1)
    while not is_there(guest.page.locator("[data-test=game][data-over=true]")):
        skip = guest.page.get_by_role("button", name="Skip")
        asked = guest.page.locator("[data-test=game][data-asked=true]")
        skip.or_(asked).or_(guest.page.locator("[data-test=result]")).first.wait_for()
        if is_there(asked):
            guest.page.locator("[data-test=moves] [data-move]").first.click()
        elif is_there(skip):
            guest.page.keyboard.press("Enter")
    expect(guest.page.locator("[data-test=result]")).to_be_visible()


STICKS_OUT = """() => {
  const pile = document.querySelector('.casino .pile .dice');
  const die = [...pile.querySelectorAll('.die')].at(-1); // of several, a phone shows only the last
  while (pile.querySelectorAll('.die').length < 8) pile.append(die.cloneNode(true));
  const last = [...pile.querySelectorAll('.die')].at(-1).getBoundingClientRect();
  return last.width < 8 || last.right > pile.closest('.casino').getBoundingClientRect().right;
}"""


@pytest.mark.parametrize("size", [PHONE, WIDE])
@pytest.mark.parametrize("options", [{}, {"box": "morecash", "mode": "solitaire", "with": ["big", "slot"]}])
def test_eight_dice_of_one_owner_stay_within_their_casino(
    invite: Invite, size: dict[str, int], options: dict[str, object]
) -> None:
    guest = invite(size=size)
    guest.against_bots("vegas", 1 if options else 4, **options)
    chance = random.Random(1)
    guest.moment()
    while not count_of(guest.page.locator(".casino .pile")):
        guest.play("mouse", chance)
        guest.moment()
    assert not measure(guest.page, STICKS_OUT)
