"""One word for one thing: what a language calls something, it calls so everywhere."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, TextElement
from fluent.syntax.visitor import Visitor

import flambeur.texts
from flambeur.bots import levels
from flambeur.engine import family, new_game
from flambeur.texts import LANGUAGES, texts
from flambeur.wording.rule_books import rule_books

CATALOGUES = Path(flambeur.texts.__file__).parent
TEMPTATION = ("temptation", "rules-temptation")
"""Where boards lie in a pile, and points are chips."""

OTHER_WORDS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("fr", r"\bbots?\b", ()),
    ("fr", r"\briva(l|ux)\b", ()),
    ("fr", r"\bpiles?\b(?! de planches)", TEMPTATION),
    ("fr", r"\bsièges?\b", ()),
    ("fr", r"\bcoéquipiers?\b", ()),
    ("fr", r"\brounds?\b", ()),
    ("fr", r"(?<!a )(?<!possède )\ble plus (de |d’)\w+ (prend|gagne|l’emporte)", ()),
    ("de", r"\bRoboter", ()),
    ("de", r"Kasino", ()),
    ("de", r"\b[Bb]eim? Casino\b", ()),
    ("de", r"\b[Ii]n Casino\b", ()),
    ("de", r"\bChips?\b", TEMPTATION),
    ("de", r"\bSolitär", ()),
    ("de", r"\b(geworfen|werfen|wirfst|wirf)\b", ()),
    ("de", r"\bgewinn(t|en) (das|die) meisten?\b", ()),
    ("de", r"\bdas meiste (Gold|Geld) gewinnt\b", ()),
    ("de", r"\bmit beliebigen Würfeln\b", ()),
    ("de", r"\bexakte sagen das\b", ()),
    ("de", r"\bBring(t|en)? (die )?Rivalen (in|zum) Gleichstand\b", ()),
    ("de", r"\bGold verkaufst du nur\b", ()),
    ("fr", r"\bne (vend|vendez) (de l’|votre )?or que\b", ()),
    ("en", r"\b[Yy]ou sell gold only\b", ()),
    ("en", r"\bones say so\b", ()),
)
"""Words that the language does not use, with the catalogues in which they mean something else."""


class Spoken(Visitor):
    """Collects the plain text of a pattern."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  (Fluent's name for it)
        self.parts.append(node.value)


@cache
def said(language: str) -> tuple[tuple[str, str, str], ...]:
    return tuple(read(language))


def read(language: str) -> Iterator[tuple[str, str, str]]:
    """Every text with its catalogue and name, without what a box calls something: that is the box's own word."""
    for path in sorted((CATALOGUES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(entry, Message):
                continue
            patterns: list[tuple[str, BaseNode | None]] = [(entry.id.name, entry.value)]
            patterns += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
            for name, pattern in patterns:
                if pattern is not None and not name.endswith(".box"):
                    spoken = Spoken()
                    spoken.visit(pattern)
                    yield path.stem, name, re.sub(r"\s", " ", "".join(spoken.parts))


@pytest.mark.parametrize(("language", "word", "elsewhere"), OTHER_WORDS)
def test_a_thing_has_one_word_in_a_language(language: str, word: str, elsewhere: tuple[str, ...]) -> None:
    found = [
        f"{catalogue}: {name}"
        for catalogue, name, text in said(language)
        if catalogue not in elsewhere and re.search(word, text)
    ]
    assert not found


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Würfle mit beliebigen Würfeln neu."),
        ("de", "Alle Zahlen sind aus Spielen zwischen Bots geschätzt; exakte sagen das."),
        ("de", "Bring die Rivalen in Gleichstand: Dann gehen sie leer aus."),
        ("de", "Bei Gleichstand gibt es nichts: Bring die Rivalen zum Gleichstand!"),
        ("de", "Gold verkaufst du nur, wenn die Jetons knapp sind."),
        ("fr", "On ne vend de l’or que quand les jetons manquent."),
        ("en", "You sell gold only when you are short of tokens."),
        ("en", "All figures are estimated from games between bots; “exact” ones say so."),
    ],
)
def test_sentences_that_were_wrong_once_would_be_found_again(language: str, text: str) -> None:
    assert [word for known, word, _ in OTHER_WORDS if known == language and re.search(word, text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_has_one_name_for_people_in_the_terminal_and_in_the_browser(language: str) -> None:
    """In English the terminal shows the word that is typed as an option."""
    say = texts(language).say
    for level in levels(new_game("vegas", 3)):
        assert say(f"bot-{level}") == (level if language == "en" else say(f"web-bot-{level}"))
    assert say("web-bot-greedy") in say("review-yardstick"), "what the others' choices are measured from"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(rule_books()))
def test_no_two_options_of_a_game_have_the_same_name(game: str, language: str) -> None:
    """Modules are chosen one by one, so their names stand beside those of the options."""
    options = family(game).options
    names = [f"{game}-option-{option.name}" for option in options]
    names += [
        f"{game}-option-with-{module}" for option in options if option.name == "with" for module in option.choices
    ]
    labels = Counter(texts(language).say(name) for name in names)
    assert [label for label, count in labels.items() if count > 1] == []
