"""Write the rule pages in docs/rules from the Fluent catalogues: python -m scripts.rule_pages [--check]."""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from flambeur import texts
from flambeur.texts import Language
from flambeur.texts.rulebook import Section, rule_ids
from flambeur.wording.rule_books import rule_books
from scripts.pages import bring_up_to_date

ROOT = Path(__file__).resolve().parent.parent
TEXTS = ROOT / "src" / "flambeur" / "texts"
PAGES = ROOT / "docs" / "rules"
NAMES: dict[Language, str] = {"en": "English", "fr": "Français", "de": "Deutsch"}
LANGUAGES: dict[str, str] = {language: NAMES[language] for language in texts.LANGUAGES}

BOOKS = rule_books()
GAME_OF = {rule: game for game, book in BOOKS.items() for rule in rule_ids(book)}
RULE_ID = re.compile(r"\b[A-Z]\d{1,2}\b")


class BrokenCatalogue(Exception):
    """A catalogue that cannot be read, or that lacks a message the pages need."""


class Catalogue:
    """The rule texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for game in BOOKS:
            path = TEXTS / language / f"rules-{game}.ftl"
            resource = FluentParser().parse(path.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    line = (entry.content or "").strip().partition("\n")[0]
                    raise BrokenCatalogue(f"{path.relative_to(ROOT)} cannot be read at: {line}")
            self._bundle.add_resource(resource)

    def text(self, message: str, attribute: str | None = None, /, **arguments: str) -> str:
        """The text of a message or of its attribute; raises BrokenCatalogue if there is none."""
        text = self.find(message, attribute, **arguments)
        if text is None:
            name = message if attribute is None else f"{message}.{attribute}"
            raise BrokenCatalogue(f"The {LANGUAGES[self.language]} catalogues have no text {name}.")
        return text

    def find(self, message: str, attribute: str | None = None, /, **arguments: str) -> str | None:
        """The text of a message or of its attribute, or None if there is none."""
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes.get(attribute)
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise BrokenCatalogue(f"{message} ({self.language}): {errors[0]}")
        return str(text)


def markdown(text: str) -> str:
    """Plain text with the signs escaped that Markdown, or GitHub's formulas, would take for their own."""
    return re.sub(r"([\\`*_<>\[\]$])", r"\\\1", text)


def linked(text: str, game: str) -> str:
    """Markdown of a rule's text in which every rule ID leads to that rule."""

    def link(match: re.Match[str]) -> str:
        rule = match[0]
        if rule not in GAME_OF:
            return rule
        page = "" if GAME_OF[rule] == game else f"{GAME_OF[rule]}.md"
        return f"[{rule}]({page}#{rule})"

    return RULE_ID.sub(link, markdown(text))


def rule_paragraphs(catalogue: Catalogue, game: str, rule: str, heading: str) -> Iterator[str]:
    """A rule or example: its heading with an anchor, its name in the box, its text, and the server ruling in it."""
    yield f'{heading} <a id="{rule}"></a>{rule} · {markdown(catalogue.text(f"rule-{rule}", "title"))}'
    box = catalogue.find(f"rule-{rule}", "box")
    if box is not None:
        yield f"*{markdown(catalogue.text('rules-box-name', name=box))}*"
    yield linked(catalogue.text(f"rule-{rule}"), game)
    ruling = catalogue.find(f"rule-{rule}", "ruling")
    if ruling is not None:
        yield f"> **{catalogue.text('rules-house-ruling')}.** {linked(ruling, game)}"


def section_paragraphs(catalogue: Catalogue, game: str, section: Section) -> Iterator[str]:
    """A section: its heading, its rules, then its examples one heading deeper."""
    yield f"## {markdown(catalogue.text(f'rules-section-{section.key}'))}"
    for rule in section.rules:
        yield from rule_paragraphs(catalogue, game, rule, "###")
    if section.examples:
        yield f"### {markdown(catalogue.text('rules-section-examples'))}"
    for example in section.examples:
        yield from rule_paragraphs(catalogue, game, example, "####")


def page_paragraphs(catalogue: Catalogue, game: str) -> Iterator[str]:
    """The whole rule page of a game in one language."""
    source = f"src/flambeur/texts/{catalogue.language}/rules-{game}.ftl"
    yield f"<!-- Written by python -m scripts.rule_pages from {source}: edit that file, not this one. -->"
    yield f"# {markdown(catalogue.text(f'rules-page-title-{game}'))}"
    yield " · ".join(
        f"**{name}**" if language == catalogue.language else f"[{name}](../{language}/{game}.md)"
        for language, name in LANGUAGES.items()
    )
    yield f"## {markdown(catalogue.text('rules-intro-heading'))}"
    steps = catalogue.text(f"rules-intro-{game}").splitlines()
    yield "\n".join(f"{number}. {markdown(step)}" for number, step in enumerate(steps, start=1))
    yield markdown(catalogue.text("rules-house-ruling-note"))
    for section in BOOKS[game]:
        yield from section_paragraphs(catalogue, game, section)


def index_paragraphs(catalogues: list[Catalogue]) -> Iterator[str]:
    """The page that leads to all rule pages."""
    yield "<!-- Written by python -m scripts.rule_pages: edit the texts in src/flambeur/texts, not this. -->"
    yield "# Rule pages"
    yield (
        "The rules of every game, in our own words. Each rule has an ID, which the code and the tests cite; "
        "what is our own decision is marked as a house ruling."
    )
    header = "| " + " | ".join(LANGUAGES[catalogue.language] for catalogue in catalogues) + " |"
    rows = [
        "| "
        + " | ".join(
            f"[{markdown(catalogue.text(f'rules-page-title-{game}'))}]({catalogue.language}/{game}.md)"
            for catalogue in catalogues
        )
        + " |"
        for game in BOOKS
    ]
    yield "\n".join([header, "|" + " --- |" * len(catalogues), *rows])


def all_pages() -> dict[Path, str]:
    """Every page to be written, with its contents."""
    catalogues = [Catalogue(language) for language in LANGUAGES]
    pages = {PAGES / "README.md": index_paragraphs(catalogues)}
    for catalogue in catalogues:
        for game in BOOKS:
            pages[PAGES / catalogue.language / f"{game}.md"] = page_paragraphs(catalogue, game)
    return {path: "\n\n".join(paragraphs) + "\n" for path, paragraphs in pages.items()}


def main() -> int:
    """Write the pages, or with --check only tell which ones are out of date."""
    parser = argparse.ArgumentParser(prog="python -m scripts.rule_pages", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a page is out of date")
    check = parser.parse_args().check
    try:
        pages = all_pages()
    except (BrokenCatalogue, OSError) as problem:
        print(problem, file=sys.stderr)
        return 2
    return bring_up_to_date(pages, "scripts.rule_pages", check=check)


if __name__ == "__main__":
    sys.exit(main())
