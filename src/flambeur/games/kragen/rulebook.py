"""The rules of Um Kopf und Kragen in reading order; their words are in `rules-kragen.ftl`."""

from __future__ import annotations

from flambeur.texts.rulebook import RuleBook, Section, run

RULE_BOOK: RuleBook = (Section("kragen", run("K", 1, 18), run("X", 30, 34)),)
