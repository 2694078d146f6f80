"""The rules of Las Vegas in reading order; their words are in `rules-vegas.ftl`."""

from __future__ import annotations

from flambeur.texts.rulebook import RuleBook, Section, run

RULE_BOOK: RuleBook = (
    Section("vegas-classic", run("V", 1, 14), run("X", 1, 5)),
    Section("vegas-neutral", run("V", 20, 23), run("X", 6, 8)),
    Section("vegas-boulevard", run("B", 1, 18), ("X9", "X14")),
    Section("vegas-boulevard-cards", run("A", 1, 11)),
    Section("vegas-morecash", run("M", 1, 11), run("X", 10, 12)),
    Section("vegas-morecash-cards", run("C", 1, 9), ("X15",)),
    Section("vegas-solitaire", run("L", 1, 6)),
    Section("vegas-secret", run("S", 1, 7), ("X13",)),
)
