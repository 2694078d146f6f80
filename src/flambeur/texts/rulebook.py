"""Rule books: which rules and examples stand in which section, in reading order. Games bring theirs.

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


def run(letter: str, first: int, last: int) -> tuple[str, ...]:
    """The IDs of one letter, from a number to another."""
    return tuple(f"{letter}{number}" for number in range(first, last + 1))


RuleBook = tuple[Section, ...]


def rule_ids(book: RuleBook) -> tuple[str, ...]:
    """All IDs of a rule book, rules and examples, in its order."""
    return tuple(rule for section in book for rule in section.ids)


def find_rules(words: Texts, book: RuleBook, wanted: str) -> tuple[str, ...]:
    """The rules and examples of a book that are meant: one by its ID, or all that have the wanted words in them.

    Accents, case and kinds of blanks make no difference; the browser's rule book finds the same (`rules/ruleText.ts`).
    """
    word = _plain(wanted.strip())
    if re.fullmatch(r"[a-z]\d{1,2}", word):
        return tuple(rule for rule in rule_ids(book) if rule.lower() == word)
    return tuple(rule for rule in rule_ids(book) if word and word in _plain(_whole(words, f"rule-{rule}")))


def _whole(words: Texts, message: str) -> str:
    """Everything that is read about a rule."""
    parts = ("title", "box", "", "ruling")
    return "\n".join(words.say(message, part) for part in parts if words.has(message, part))


def _plain(text: str) -> str:
    """Letters as they are compared."""
    letters = unicodedata.normalize("NFD", text)
    return re.sub(r"\s", " ", "".join(letter for letter in letters if not unicodedata.combining(letter))).lower()
