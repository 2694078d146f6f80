"""Which rules and examples stand in which section of which rule book, in reading order.

The words are in the Fluent catalogues beside this file: rule ``V5`` is the message ``rule-V5``
(its value the rule, ``.title`` its name, ``.short`` a card in a few words, ``.ruling`` what in
it is our own decision, ``.box`` what the box of that language calls it where our name is another),
a section ``vegas-classic`` has the heading ``rules-section-vegas-classic``.
"""

import re
import unicodedata
from dataclasses import dataclass

from flambeur.texts.catalogue import Texts


@dataclass(frozen=True, slots=True)
class Section:
    """One section of a rule book: the key of its heading, its rules, and the examples shown with them."""

    key: str
    rules: tuple[str, ...]
    examples: tuple[str, ...] = ()

    @property
    def ids(self) -> tuple[str, ...]:
        """The rules, then the examples."""
        return self.rules + self.examples


def _run(letter: str, first: int, last: int) -> tuple[str, ...]:
    return tuple(f"{letter}{number}" for number in range(first, last + 1))


SECTIONS: dict[str, tuple[Section, ...]] = {
    "vegas": (
        Section("vegas-classic", _run("V", 1, 14), _run("X", 1, 5)),
        Section("vegas-neutral", _run("V", 20, 23), _run("X", 6, 8)),
        Section("vegas-boulevard", _run("B", 1, 18), ("X9", "X14")),
        Section("vegas-boulevard-cards", _run("A", 1, 11)),
        Section("vegas-morecash", _run("M", 1, 11), _run("X", 10, 12)),
        Section("vegas-morecash-cards", _run("C", 1, 9), ("X15",)),
        Section("vegas-solitaire", _run("L", 1, 6)),
        Section("vegas-secret", _run("S", 1, 7), ("X13",)),
    ),
    "temptation": (Section("temptation", _run("T", 1, 19), _run("X", 20, 24)),),
    "kragen": (Section("kragen", _run("K", 1, 18), _run("X", 30, 34)),),
}
"""The rule book of each game."""


def rule_ids(game: str) -> tuple[str, ...]:
    """All IDs of a game, rules and examples, in the order of its rule book.

    Raises KeyError for a game without a rule book.
    """
    return tuple(rule for section in SECTIONS[game] for rule in section.ids)


def find_rules(words: Texts, game: str, wanted: str) -> tuple[str, ...]:
    """The rules and examples of a game that are meant: one by its ID, or all that have the wanted words in them.

    Accents, case and kinds of blanks make no difference; the browser's rule book finds the same (`rules/ruleText.ts`).
    Raises KeyError for a game without a rule book.
    """
    word = _plain(wanted.strip())
    if re.fullmatch(r"[a-z]\d{1,2}", word):
        return tuple(rule for rule in rule_ids(game) if rule.lower() == word)
    return tuple(rule for rule in rule_ids(game) if word and word in _plain(_whole(words, f"rule-{rule}")))


def _whole(words: Texts, message: str) -> str:
    """Everything that is read about a rule."""
    parts = ("title", "box", "", "ruling")
    return "\n".join(words.say(message, part) for part in parts if words.has(message, part))


def _plain(text: str) -> str:
    """Letters as they are compared."""
    letters = unicodedata.normalize("NFD", text)
    return re.sub(r"\s", " ", "".join(letter for letter in letters if not unicodedata.combining(letter))).lower()
