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
from flambeur.engine import family
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
    ("en", r"\b[Yy]ou sell gold only\b", ()),
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
