"""French and German as they are set in those countries, and the words that the games have there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import flambeur

CATALOGUES = Path(flambeur.__file__).parent / "texts"
FILES = [path for language in ("fr", "de") for path in sorted((CATALOGUES / language).glob("*.ftl"))]

FAULTS = {
    "fr": {
        "an ordinary space before a high sign": re.compile(r" [:;!?»](?=[\s).,»]|$)"),
        "an ordinary space after «": re.compile("« "),
        "an ordinary space before a unit": re.compile(r"\d (?:\$|kg\b|%)"),
        "a straight apostrophe": re.compile("'"),
        "straight quotes": re.compile('"'),
        "three dots instead of an ellipsis": re.compile(r"\.\.\."),
    },
    "de": {
        "an ordinary space before a unit": re.compile(r"\d (?:\$|kg\b|%)"),
        "straight quotes": re.compile('"'),
        "English quotes": re.compile("“[A-ZÄÖÜa-zäöü]"),
        "three dots instead of an ellipsis": re.compile(r"\.\.\."),
    },
}
FORBIDDEN = {
    "fr": ("siège", "plateau", "présentoir", "Volte-face", "Coup double", "dé bonus", "billet moyen", "lien de place"),
    "de": (
        *("Kasino", "Solitär", "Spielart", "Voreinstellung", "Erster Spieler", "Stichentscheid", "Auslage", "Gespräch"),
        *("Roboter", "Können Sie", "Wählen Sie", "Ihr Name", "heben sich auf", "wie gedruckt"),
    ),
}


def patterns(node: object) -> Iterator[ast.Pattern]:
    """Every pattern in a part of a catalogue, those of variants included."""
    if isinstance(node, ast.Pattern):
        yield node
    if isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            for found in part if isinstance(part, list) else [part]:
                yield from patterns(found)


def texts_of(path: Path) -> list[str]:
    """The texts of a catalogue, each variant for itself, with {} for what is filled in."""
    found = [
        "".join(part.value if isinstance(part, ast.TextElement) else "{}" for part in pattern.elements)
        for pattern in patterns(FluentParser().parse(path.read_text(encoding="utf-8")))
    ]
    assert found
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_catalogue_keeps_the_typography_of_its_language(path: Path) -> None:
    faults = [
        (fault, text)
        for text in texts_of(path)
        for fault, pattern in FAULTS[path.parent.name].items()
        if pattern.search(text)
    ]
    assert not faults


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_catalogue_uses_the_words_of_the_boxes(path: Path) -> None:
    wrong = [(word, text) for text in texts_of(path) for word in FORBIDDEN[path.parent.name] if word in text]
    assert not wrong


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Bravo !"),
        ("fr", "Qui gagne ?"),
        ("fr", "« Joker"),
        ("fr", "40 000 $"),
        ("fr", "l'or"),
        ("de", "40 kg"),
        ("de", 'die "Drehung"'),
    ],
)
def test_each_fault_is_seen(language: str, text: str) -> None:
    assert any(pattern.search(text) for pattern in FAULTS[language].values())
