"""Which language is spoken."""

from __future__ import annotations

import pytest

from flambeur.texts import Texts, system_language, texts


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_AT"}, "de"),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
        ({"FLAMBEUR_LANG": "fr", "LC_ALL": "de_DE.UTF-8"}, "fr"),
    ],
)
def test_the_system_decides_and_english_is_the_rest(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_a_message_that_is_missing_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        texts("en").say("there-is-no-such-message")


def test_a_message_without_its_argument_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        texts("en").say("cli-welcome")


def test_an_attribute_is_asked_for_by_name() -> None:
    assert texts("fr").has("rule-V4", "ruling")
    assert not texts("fr").has("rule-V5", "ruling")
    assert not texts("fr").has("no-such-message")


def test_there_are_three_languages() -> None:
    with pytest.raises(ValueError, match="en, fr, de"):
        Texts("nl")
