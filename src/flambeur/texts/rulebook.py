"""Which rules and examples stand in which section of which rule book, in reading order.

The words are in the Fluent catalogues beside this file: rule ``V5`` is the message ``rule-V5``
(its value the rule, ``.title`` its name, ``.short`` a card in a few words, ``.ruling`` what in
it is our own decision), a section ``vegas-classic`` has the heading ``rules-section-vegas-classic``.
"""

from dataclasses import dataclass


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
