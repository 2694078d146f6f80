"""The rule book of a game, as the page shows it."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from litestar import get
from litestar.params import PathParameter
from msgspec import UNSET

from flambeur.protocol.errors import Refused
from flambeur.protocol.rulebook import RuleBook, RuleSection, RuleText
from flambeur.server.http.common import ERRORS, Lang
from flambeur.texts import texts
from flambeur.texts.rulebook import RuleBook as Sections
from flambeur.wording.rule_books import rule_book as find_book


@get("/rules/{game:str}", responses=ERRORS)
async def rule_book(game: Annotated[str, PathParameter(max_length=40)], lang: Lang = None) -> RuleBook:
    """Return the rules of a game in words; English by default."""
    sections = find_book(game)
    if sections is None:
        raise Refused("not-found")
    return _book(game, sections, lang or "en")


@lru_cache(maxsize=16)
def _book(game: str, sections: Sections, lang: str) -> RuleBook:
    words = texts(lang)

    def rule(name: str) -> RuleText:
        message = f"rule-{name}"
        box = words.say("rules-box-name", name=words.say(message, "box")) if words.has(message, "box") else UNSET
        ruling = words.say(message, "ruling") if words.has(message, "ruling") else UNSET
        return RuleText(name, words.say(message, "title"), words.say(message), box, ruling)

    return RuleBook(
        title=words.say(f"rules-page-title-{game}"),
        intro=words.say(f"rules-intro-{game}").splitlines(),
        note=words.say("rules-house-ruling-note"),
        ruling=words.say("rules-house-ruling"),
        examples=words.say("rules-section-examples"),
        sections=[
            RuleSection(
                words.say(f"rules-section-{section.key}"),
                [rule(name) for name in section.rules],
                [rule(name) for name in section.examples],
            )
            for section in sections
        ],
    )


ROUTES = (rule_book,)
