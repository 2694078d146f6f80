"""Write the pages in docs/games and docs/views.md from the games themselves: python -m scripts.game_pages [--check].

Every game has a page in one template: agents, actions, observations, rewards, end, versions, numbers.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

from msgspec.structs import fields

from flambeur import kernels
from flambeur.engine import Family, Game, Move, Seeded, families, new_game
from flambeur.envs.observing import asking, observer_of
from flambeur.envs.play import Play
from scripts.pages import bring_up_to_date
from scripts.rule_pages import Catalogue, markdown

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
GAMES = 12
"""Random games behind the numbers of a table."""
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "vegas": ("Las Vegas", {}),
    "vegas-colours": ("Las Vegas: solitaire and secret colours", {"preset": "secret"}),
    "temptation": ("Temptation", {}),
    "kragen": ("Um Kopf und Kragen", {}),
}
"""The pages, and the table whose observation each lists in full."""
FAMILY = {"vegas-colours": "vegas"}
ENDS = {"vegas": ("V12",), "vegas-colours": ("L6", "S6"), "temptation": ("T18",), "kragen": ("K16", "K18")}
"""The rules about the end."""
RULES = Catalogue("en")
COLOURS = ("solitaire", "secret")
WRITTEN = "<!-- Written by python -m scripts.game_pages: edit the docstrings and features in the code, not this. -->"


def table_row(*cells: object) -> str:
    """A row of a table; bars inside a cell would be the end of it."""
    return "| " + " | ".join(str(cell).replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"


def rows(head: tuple[str, ...], body: list[tuple[object, ...]]) -> str:
    return "\n".join([table_row(*head), table_row(*["---"] * len(head)), *[table_row(*row) for row in body]])


def variants(page: str, family: Family) -> dict[str, Game[Any]]:
    """The tables a page is about: the usual one and the ready-made ones."""
    found = {} if page in FAMILY else {"": family.game()}
    for preset, _ in family.presets:
        if (preset in COLOURS) == (page in FAMILY):
            found[preset] = new_game(family.name, preset=preset)
    return found


def counts(family: Family, game: Game[Any]) -> str:
    """The numbers of players that a table's options go with."""
    fitting = sorted(family.fitting(dict(game.options)))
    return f"{fitting[0]}–{fitting[-1]}" if len(fitting) > 1 else str(fitting[0])


def verbs(game: Game[Any]) -> list[tuple[object, ...]]:
    """The moves by kind, with their numbers: they lie together in the table of all moves, or nearly so."""
    kinds: dict[type[Move], list[int]] = {}
    for number, move in enumerate(game.all_moves()):
        kinds.setdefault(type(move), []).append(number)
    found: list[tuple[object, ...]] = []
    for kind, numbers in kinds.items():
        form = " ".join([kind.verb, *[f"<{name}>" for name in kind.__struct_fields__]])
        span = f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
        found.append((f"`{form}`", len(numbers), span, first_sentence(kind)))
    return found


def first_sentence(kind: type) -> str:
    return (inspect.getdoc(kind) or "").split("\n\n")[0].replace("\n", " ")


def measured(game: Game[Any]) -> tuple[object, ...]:
    """What random games of a table are like: choices, legal moves, chance nodes and the longest of them."""
    play, toss = Play(game), Seeded(5)
    choices: list[int] = []
    legal = 0
    for number in range(GAMES):
        play.begin_game(1, number)
        choices.append(0)
        while play.seat is not None:
            moves = play.legal(play.seat)
            legal += len(moves)
            choices[-1] += 1
            play.choose(game.number(moves[toss.below(len(moves))]))
    total = sum(choices)
    return round(total / GAMES), f"{legal / total:.1f}", max(choices)


def game_page(page: str) -> Iterator[str]:
    """One page, paragraph by paragraph."""
    title, options = TABLES[page]
    family = next(each for each in families() if each.name == FAMILY.get(page, page))
    usual = new_game(family.name, **options)
    tables = variants(page, family)
    fullest = max(tables.values(), key=lambda game: len(game.all_moves()))
    yield WRITTEN
    yield f"# {title}"
    yield (
        "To train a program on this game, use `flambeur.envs` ([how](../learning.md)). The rules for people are "
        f"in [English](../rules/en/{family.name}.md), [French](../rules/fr/{family.name}.md) and "
        f"[German](../rules/de/{family.name}.md); what a seat is shown is among the [view fields](../views.md)."
    )
    yield "## Agents"
    yield (
        "One for each seat, `player_0`, `player_1` …, asked one after the other. Where several choose at once they are "
        "asked in turn, and none of them sees what those before it have chosen. Every seat that the rules ask is "
        "asked, also when it has a single choice."
    )
    yield rows(
        ("table", "players", "choices it asks for"),
        [
            (_named(name), counts(family, game), ", ".join(f"`{step.name}`" for step in asking(game)))
            for name, game in tables.items()
        ],
    )
    yield "## Actions"
    yield (
        "Action n is move n of `game.all_moves()`; `action_mask` marks those that are allowed. "
        "The table with most of them:"
    )
    yield rows(("move", "how many", "numbers", "what it does"), verbs(fullest))
    yield "## Observations"
    yield (
        f"What the seat knows, as 32-bit numbers, seats counted from its own. Listed for "
        f"{_named(options.get('preset', ''))} with {usual.players} players."
    )
    begin = 0
    body: list[tuple[object, ...]] = []
    for feature in observer_of(usual).features:
        body.append((f"`{feature.name}`", begin, feature.size, f"{feature.low:g} … {feature.high:g}", feature.meaning))
        begin += feature.size
    yield rows(("feature", "from", "numbers", "within", "meaning"), body)
    yield "## Rewards"
    yield (
        'Nothing before the end. With `reward="win"` 1 for winning alone and an equal share of it for winning '
        'together; with `reward="score"` the score of the rules. In OpenSpiel returns add up to 0: `utility="win"` '
        'or `"lead"`.'
    )
    yield "## End"
    yield "A game ends by its rules alone; environments cut nothing short."
    for rule in ENDS[page]:
        place = f"../rules/en/{family.name}.md#{rule}"
        yield f"[{rule}]({place}): {markdown(RULES.text(f'rule-{rule}'))}"
    yield "## Versions"
    yield (
        f"Rules version {usual.rules_version}: it grows when, and only when, the same options and dice would play out "
        f"differently. Gymnasium names are `flambeur/{family.name}-v{usual.rules_version}` and, for ready-made tables, "
        f"`flambeur/{family.name}-<table>-v{usual.rules_version}`; OpenSpiel's is `flambeur_{family.name}`."
    )
    yield "## Numbers"
    yield f"Counted by the code that wrote this page; choices in {GAMES} random games of each table."
    yield rows(
        ("table", "players", "actions", "observation", "choices a game", "legal moves a choice", "longest", "compiled"),
        [
            (
                _named(name),
                game.players,
                len(game.all_moves()),
                observer_of(game).size,
                *measured(game),
                "yes" if kernels.for_game(game, warm=False) else "no",
            )
            for name, game in tables.items()
        ],
    )


def _named(preset: str) -> str:
    return f"`{preset}`" if preset else "the usual table"


def field_texts(kind: type) -> dict[str, str]:
    """The docstring below each field of a struct."""
    source = ast.parse(dedent(inspect.getsource(kind))).body[0]
    assert isinstance(source, ast.ClassDef)
    found: dict[str, str] = {}
    for before, after in zip(source.body, source.body[1:], strict=False):
        match before, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = " ".join(text.split())
    return found


def structs_in(kind: Any, found: list[type]) -> None:
    """The structs that a view is made of, the view first."""
    if kind in found:
        return
    found.append(kind)
    for field in fields(kind):
        for part in _parts(field.type):
            if inspect.isclass(part) and hasattr(part, "__struct_fields__"):
                structs_in(part, found)


def _parts(annotation: Any) -> Iterator[Any]:
    yield annotation
    for argument in getattr(annotation, "__args__", ()):
        yield from _parts(argument)


def type_text(annotation: Any) -> str:
    plain = inspect.isclass(annotation) and not hasattr(annotation, "__args__")
    text = annotation.__name__ if plain else str(annotation)
    return re.sub(r"\b(?:\w+\.)+(\w+)", r"\1", text)


def views_page() -> Iterator[str]:
    """Every view, field by field."""
    yield WRITTEN
    yield "# View fields"
    yield (
        "A view is all that a seat is shown of a position: what `game.view(state, seat)` gives, what a server sends, "
        "and what a bot finds in `knowledge.view`. On the network `table` says which of these it is. All of them have "
        "`seat` (null for a spectator) and `waiting`, the seats that must choose."
    )
    shown: Counter[type] = Counter()
    for page, (title, options) in TABLES.items():
        game = new_game(FAMILY.get(page, page), **options)
        found: list[type] = []
        structs_in(game.view_type, found)
        yield f"## {title}: `{game.table}`"
        for kind in found:
            if shown[kind]:
                continue
            shown[kind] += 1
            texts = field_texts(kind)
            yield f"### {kind.__name__}"
            yield " ".join((inspect.getdoc(kind) or "").split())
            yield rows(
                ("field", "type", "meaning"),
                [
                    (f"`{field.name}`", f"`{type_text(field.type)}`", texts.get(field.name, ""))
                    for field in fields(kind)
                    if field.name not in ("seat", "waiting") or kind is not game.view_type
                ],
            )


def all_pages() -> dict[Path, str]:
    pages = {DOCS / "games" / f"{page}.md": game_page(page) for page in TABLES}
    pages[DOCS / "views.md"] = views_page()
    return {path: "\n\n".join(paragraphs) + "\n" for path, paragraphs in pages.items()}


def main() -> int:
    """Write the pages, or with --check only tell which ones are out of date."""
    parser = argparse.ArgumentParser(prog="python -m scripts.game_pages", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a page is out of date")
    return bring_up_to_date(all_pages(), "scripts.game_pages", check=parser.parse_args().check)


if __name__ == "__main__":
    sys.exit(main())
