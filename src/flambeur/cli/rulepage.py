"""Rules shown in a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from flambeur.cli.console import make_console
from flambeur.cli.mistakes import mistake
from flambeur.texts import Texts, system_language, texts
from flambeur.texts.rulebook import RuleBook, find_rules, rule_ids
from flambeur.wording.rule_books import rule_book, rule_books


def show(game: str, rule: str | None) -> None:
    """Print the rules of a game, or those with an ID or words; raises a `FlambeurError` if there are none."""
    words = texts(system_language())
    console = make_console()
    book = rule_book(game)
    if book is None:
        raise mistake("no-rules", game=game)
    if rule is None:
        paragraphs = rule_page(words, game, book)
    else:
        found = find_rules(words, book, rule)
        if not found:
            raise mistake("unknown-rule", rule=rule, game=game)
        paragraphs = iter([rule_text(words, one) for one in found])
    for paragraph in paragraphs:
        console.print(paragraph)
        console.print()


def all_rule_ids() -> tuple[str, ...]:
    """Return the ID of every rule and example of every game."""
    return tuple(rule for book in rule_books().values() for rule in rule_ids(book))


def matching_rules(words: Texts, game: str, wanted: str) -> tuple[str, ...]:
    """Return the rules that match: one of any book by its ID, those of this game's book by their words."""
    if wanted.upper() in all_rule_ids():
        return (wanted.upper(),)
    book = rule_book(game)
    return () if book is None else find_rules(words, book, wanted)


def rule_heading(words: Texts, rule: str) -> Text:
    """Return ID and title of a rule or example, and its name in the box if that differs."""
    message = f"rule-{rule}"
    text = Text(f"{rule}  {words.say(message, 'title')}", style="bold")
    if words.has(message, "box"):
        text.append(f" · {words.say('rules-box-name', name=words.say(message, 'box'))}", style="not bold")
    return text


def rule_text(words: Texts, rule: str) -> Text:
    """Return one rule or example: its heading, the rule, and our own decisions in it."""
    message = f"rule-{rule}"
    text = rule_heading(words, rule)
    text.append(f"\n{words.say(message)}", style="not bold")
    if words.has(message, "ruling"):
        text.append(f"\n{words.say('rules-house-ruling')}. {words.say(message, 'ruling')}", style="not bold italic")
    return text


def rule_page(words: Texts, game: str, book: RuleBook) -> Iterator[Text]:
    """Yield the rule book of a game, paragraph by paragraph."""
    yield Text(words.say(f"rules-page-title-{game}"), style="bold underline")
    yield Text(words.say(f"rules-intro-{game}"))
    yield Text(words.say("rules-house-ruling-note"), style="italic")
    for section in book:
        yield Text(words.say(f"rules-section-{section.key}"), style="bold underline")
        for rule in section.rules:
            yield rule_text(words, rule)
        if section.examples:
            yield Text(words.say("rules-section-examples"), style="bold underline")
        for example in section.examples:
            yield rule_text(words, example)
