"""Reading the catalogues: `texts("fr").say("vegas-name")`."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

Language = Literal["en", "fr", "de"]
"""The languages of the product: the one list of them."""
LANGUAGES: tuple[Language, ...] = get_args(Language)
CHOSEN = "FLAMBEUR_LANG"
"""The variable that decides before the system's own."""
Argument = str | int | float
REMEMBERED = 4096
"""Sentences of a language that are kept once they were said: a table hears most of them again, from seat to seat."""


class Texts:
    """Every message in one language. A message that is missing is a mistake and raises `KeyError`."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language '{language}'; there are: {', '.join(LANGUAGES)}.")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._arguments: dict[str, frozenset[str]] = {}
        self._said = lru_cache(REMEMBERED, typed=True)(self._format)
        for entry in sorted(files(__package__).joinpath(language).iterdir(), key=lambda path: path.name):
            if entry.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))

    def has(self, message: str, attribute: str = "") -> bool:
        """Whether there is such a message, or such an attribute of it."""
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def arguments(self, message: str) -> frozenset[str]:
        """The arguments that a message shows or decides by."""
        found = self._arguments.get(message)
        if found is None:
            collector = _Arguments()
            collector.visit(self._bundle.get_message(message).value)
            found = self._arguments[message] = frozenset(collector.names)
        return found

    def say(self, message: str, attribute: str = "", /, **arguments: Argument) -> str:
        """A message, or one of its attributes, with its arguments filled in."""
        return self._said(message, attribute, **arguments)

    def _format(self, message: str, attribute: str, /, **arguments: Argument) -> str:
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise KeyError(f"{message}.{attribute}" if attribute else message)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)


class _Arguments(Visitor):
    """Collects the names of the variables in a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (Fluent's name for it)
        self.names.add(node.id.name)


@cache
def texts(language: str) -> Texts:
    """The catalogue of a language, read once."""
    return Texts(language)


def use_language(language: str) -> None:
    """Speak this language from now on, here and in processes started from here."""
    os.environ[CHOSEN] = language


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """The player's language by the usual variables, or English."""
    environment = os.environ if environment is None else environment
    for variable in (CHOSEN, "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    code = locale.getlocale()[0] or ""
    return code[:2].lower() if code[:2].lower() in LANGUAGES else "en"
