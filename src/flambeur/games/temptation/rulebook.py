"""The rules of Temptation in reading order; their words are in `rules-temptation.ftl`."""

from __future__ import annotations

from flambeur.texts.rulebook import RuleBook, Section, run

RULE_BOOK: RuleBook = (Section("temptation", run("T", 1, 19), run("X", 20, 24)),)
