"""Every lesson is a game that the rules allow, told in every language."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from flambeur.engine import new_game
from flambeur.games.vegas.boxes import MODES, MODULES
from flambeur.lessons import LESSONS, Ask, BrokenLesson, Lesson, Tell, act_out, describe
from flambeur.protocol.replies import Snapshot, Update
from flambeur.texts import LANGUAGES, texts
from tests.texts.test_catalogues import messages

NAMES = [lesson.name for lesson in LESSONS]
LONGEST = 300
"""So many characters fit into the bubble beside a table on a phone."""


def told(lesson: Lesson, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(act_out(lesson, language)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_a_lesson_is_played_to_its_end_by_the_rules_and_told_in_the_messages_of_the_table(
    lesson: Lesson, language: str
) -> None:
    page = told(lesson, language)
    msgspec.convert(page["start"], Snapshot)
    moves = page["start"]["moves"]
    for beat in page["beats"]:
        offered = {move["id"] for move in moves}
        if beat["right"] is not None:
            assert beat["right"] in offered
            assert beat["why"].keys() == offered - {beat["right"]}
        for update in beat["updates"]:
            msgspec.convert(update, Update)
            moves = update.get("moves", [])
            assert all(sentence is not None for sentence in update["words"]["events"])
    assert page["beats"][-1]["updates"] == []


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_every_choice_of_a_lesson_is_a_real_one_and_most_of_it_is_choosing(lesson: Lesson) -> None:
    asked = [beat for beat in told(lesson)["beats"] if beat["right"] is not None]
    assert len(asked) >= 2
    assert all(beat["why"] for beat in asked), "where there is one choice only, nobody is asked"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_is_short_enough_for_a_phone(language: str) -> None:
    for lesson in LESSONS:
        for beat in told(lesson, language)["beats"]:
            for sentence in (beat["says"], *beat["why"].values()):
                assert len(sentence) <= LONGEST, f"{lesson.name}: {sentence}"


def test_every_sentence_that_was_written_is_said_in_some_lesson() -> None:
    used = set()
    for lesson in LESSONS:
        for part in lesson.script:
            if isinstance(part, str):
                continue
            used.add(lesson.message(part.says))
            if isinstance(part, Ask):
                used |= {f"{lesson.message(part.says)}.{reason}" for reason in part.why.values()}
    assert messages("en", "lessons.ftl").keys() == used


def test_a_line_that_the_rules_do_not_allow_is_no_lesson() -> None:
    lesson = next(one for one in LESSONS if one.name == "vegas")
    at = lesson.script.index("1 place 3")
    for line in ("1 place 4", "0 place 3", "* own:66"):
        with pytest.raises(BrokenLesson):
            act_out(replace(lesson, script=(*lesson.script[:at], line, *lesson.script[at + 1 :])), "en")


def test_a_choice_without_a_reason_and_a_reason_without_a_choice_are_noticed() -> None:
    lesson = next(one for one in LESSONS if one.name == "vegas")
    at = next(n for n, part in enumerate(lesson.script) if isinstance(part, Ask) and part.says == "tie")
    for why in ({"place 3": "tied"}, {"*": "behind", "place 1": "tied"}):
        ask = Ask("tie", "0 place 5", why)
        with pytest.raises(BrokenLesson, match="not on offer"):
            act_out(replace(lesson, script=(*lesson.script[:at], ask, *lesson.script[at + 1 :])), "en")


def test_a_lesson_ends_with_a_sentence() -> None:
    lesson = next(one for one in LESSONS if one.name == "vegas")
    assert isinstance(lesson.script[-1], Tell)
    with pytest.raises(BrokenLesson):
        act_out(replace(lesson, script=lesson.script[:-1]), "en")


def test_nobody_else_sees_through_the_eyes_of_the_learner() -> None:
    for lesson in LESSONS:
        assert told(lesson)["start"]["seat"] == 0


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_after_a_lesson_a_whole_game_of_its_kind_can_be_played(lesson: Lesson) -> None:
    info = describe(lesson)
    game = new_game(info.game, info.players, **info.options)
    assert game.name == lesson.game
    assert 1 <= info.minutes <= 3
    assert texts("en").has(f"learn-{lesson.name}", "text")


def test_each_game_each_module_and_each_way_of_playing_has_a_lesson() -> None:
    modules = set(MODULES) - {"notes"}  # more notes in the pile: there is nothing to learn about them
    assert set(NAMES) == {"vegas", "temptation", "kragen"} | modules | set(MODES) - {"standard"}
    for lesson in LESSONS:
        if lesson.name in modules:
            assert lesson.options["with"] == (lesson.name,)
