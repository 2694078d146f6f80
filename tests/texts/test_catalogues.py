"""The catalogues say the same in every language, and nothing that nobody asks for."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, SelectExpression, Term, VariableReference
from fluent.syntax.visitor import Visitor

from flambeur.texts import LANGUAGES, texts
from flambeur.texts.rulebook import rule_ids
from flambeur.wording.rule_books import rule_books

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "flambeur"
TEXTS = SOURCES / "texts"
HOLE = "\0"
"""Stands for what is filled into a composed message ID."""


def catalogue_names() -> list[str]:
    return sorted({path.name for path in TEXTS.glob("*/*.ftl")})


@cache
def messages(language: str, name: str) -> dict[str, frozenset[str]]:
    """Every message and attribute of a catalogue, with the arguments it shows."""
    found: dict[str, frozenset[str]] = {}
    path = TEXTS / language / name
    if not path.exists():
        return found
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message | Term):
            assert entry.id.name not in found, f"{path.name} says {entry.id.name} twice"
            if entry.value is not None:
                found[entry.id.name] = variables(entry.value)
            found |= {f"{entry.id.name}.{part.id.name}": variables(part.value) for part in entry.attributes}
    return found


def variables(node: BaseNode) -> frozenset[str]:
    """What a text shows; what only decides between its forms is a language's own affair."""
    found: set[str] = set()

    class Collector(Visitor):
        def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  (Fluent's name for it)
            for variant in node.variants:
                self.visit(variant)

        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Collector().visit(node)
    return frozenset(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_can_be_read_to_its_last_line(language: str) -> None:
    for path in sorted((TEXTS / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{language}/{path.name}: {entry.content}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_stands_in_one_catalogue_only(language: str) -> None:
    seen: dict[str, str] = {}
    for name in catalogue_names():
        for message in messages(language, name):
            assert message not in seen, f"{message} stands in {seen[message]} and in {name}"
            seen[message] = name


@pytest.mark.parametrize("name", catalogue_names())
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str, name: str) -> None:
    english, other = (shared(messages(one, name)) for one in ("en", language))
    assert not english.keys() - other.keys(), f"missing in {language}"
    assert not other.keys() - english.keys(), "missing in English"
    for message, shown in english.items():
        assert shown == other[message], message


def shared(found: dict[str, frozenset[str]]) -> dict[str, frozenset[str]]:
    """Without what a box is called in one language only: each language names its own."""
    return {message: shown for message, shown in found.items() if not message.endswith(".box")}


def test_every_message_is_used() -> None:
    literals, composed = asked_for()
    words = literals | {rule for book in rule_books().values() for rule in rule_ids(book)} | set(rule_books())
    words |= {section.key for sections in rule_books().values() for section in sections}
    unused = [
        message
        for name in catalogue_names()
        for message in messages("en", name)
        if "." not in message and message not in literals and not is_composed(message, composed, words)
    ]
    assert unused == []


def test_a_message_that_nobody_asks_for_is_noticed() -> None:
    literals, composed = asked_for()
    assert "cli-welcome" in literals
    assert not is_composed("cli-unheard-of", composed, literals)
    assert not is_composed("kragen-event-unheard-of", composed, literals)


def asked_for() -> tuple[set[str], set[str]]:
    """Every string in the sources, and every composed one with holes for what is filled in."""
    literals: set[str] = {path.stem.partition("-")[2] for path in SOURCES.rglob("*.board")}
    composed: set[str] = set()
    for path in (*SOURCES.rglob("*.py"), *(ROOT / "scripts").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                composed.add(
                    "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)
                )
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            code = path.read_text(encoding="utf-8")
            literals |= {found[2] for found in re.finditer(r"(['\"])([\w-]+)\1", code)}
            composed |= {re.sub(r"\$\{[^}]*\}", HOLE, found) for found in re.findall(r"`([^`\n]*)`", code)}
    return literals, {pattern for pattern in composed if re.search(r"[a-z]-|-[a-z]", pattern)}


def is_composed(message: str, composed: set[str], words: set[str]) -> bool:
    """Whether some composed ID gives this message with words that the sources know."""
    for pattern in composed:
        shape = "(.*)".join(re.escape(part) for part in pattern.split(HOLE))
        found = re.fullmatch(shape, message)
        if found and all(is_made_of(filling, words) for filling in found.groups()):
            return True
    return False


def is_made_of(text: str, words: set[str]) -> bool:
    """Whether a text is one known word or two of them, the second perhaps with its dash."""
    if not text or text in words:
        return True
    return any(text[:cut] in words and text[cut:] in words for cut in range(1, len(text)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_the_language_does(language: str) -> None:
    written = {"en": "1,234.5", "fr": "1\u202f234,5", "de": "1.234,5"}
    assert texts(language).say("figure", value=1234.5) == written[language]


def test_what_was_said_once_is_said_alike_again_and_nothing_else_for_it() -> None:
    english = texts("en")
    for _ in range(2):
        assert english.say("tenths", value=2) == english.say("tenths", value=2.0) == "2.0"
        assert english.say("money", amount=1) == "$1" != english.say("money", amount=10)
        assert english.say("list-and", first="Ann", last="Ben") != english.say("list-and", first="Ben", last="Ann")
        assert texts("fr").say("money", amount=10_000) != english.say("money", amount=10_000)
        with pytest.raises(KeyError):
            english.say("money")
