"""Writes the TypeScript types of the browser client from the structs that are sent (`make types`).

Views, events and moves come from the games, messages from the server. Whether what is written is stale is a test.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules, walk_packages
from textwrap import dedent
from typing import TypeVar, get_args

import msgspec
from msgspec import Struct
from msgspec import inspect as shape

from flambeur import games
from flambeur.engine import Event, Move, View
from flambeur.games.first_player import StarterChosen
from flambeur.games.vegas.payout_preview import Lead
from flambeur.lessons import LessonInfo, LessonPage
from flambeur.protocol.account import Export, Statistics
from flambeur.protocol.advice import SeatAdvice, SeatCosts
from flambeur.protocol.errors import ErrorBody
from flambeur.protocol.game_structs import event_type, move_type
from flambeur.protocol.games import Checked, Combination, Fit, GameInfo, Wish
from flambeur.protocol.messages import Reaction, Said
from flambeur.protocol.records import Draw, Fairness, Judgement, Replay
from flambeur.protocol.replies import Replied
from flambeur.protocol.requests import NewTable, TableChange
from flambeur.protocol.reviews import ReviewInfo, ReviewProgress
from flambeur.protocol.rulebook import RuleBook
from flambeur.protocol.tables import MyTables, OpenedTable
from flambeur.puzzles.scenes import PuzzleIndex, PuzzlePage
from flambeur.texts import LANGUAGES

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol" / "generated"
HEAD = "/** Written by `make types` from the structs of the package. Do not edit. */\n"
WIDTH = 140
OF_GAMES = {
    "GameView": "What a seat may know of a position.",
    "GameLead": "Who would get what at a place if it were shared out now.",
    "GameEvent": "Something that happened, as a seat may see it.",
    "LegalMove": "A legal move as clients that want words are told it; its `id` is what is sent back.",
}
"""Of these every game has its own; those of other packages have what all of ours have in common."""

LEADS: dict[str, tuple[type[Struct], ...]] = {"vegas": (Lead,)}
"""What says, beside the views of a game, who would get what now."""

T = TypeVar("T", bound=Struct)


class Page:
    """One TypeScript file: the interfaces it holds, each written once, with those they are made of."""

    def __init__(self, *, asking: bool = False) -> None:
        self._asking = asking
        """Whether the structs are read by the server: what has a default can be left out."""
        self._known: set[type[Struct]] = set()
        self._imported: dict[str, set[str]] = {}
        self._names: dict[str, type[Struct]] = {}
        self._parts: list[str] = []

    def interface(self, kind: type[Struct], suffix: str = "", told: type[Struct] | None = None) -> str:
        """Write an interface; `told` is the struct with the docstrings, of one that was made from it."""
        name = f"{kind.__name__}{suffix}"
        self._known.add(kind)
        if self._names.setdefault(name, kind) is not kind:
            raise ValueError(f"two structs would be written as {name}.")
        info = shape.type_info(kind)
        assert isinstance(info, shape.StructType)
        notes = documented(told or kind)
        lines = []
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: {quoted(info.tag)};")
        for field in info.fields:
            if note := notes.get(field.name):
                lines.append(f"  /** {note} */")
            left_out = not field.required and (self._asking or is_unset(field))
            lines.append(f"  {field.encode_name}{'?' if left_out else ''}: {self._type(field.type)};")
        comment = first_sentence(told or kind)
        body = "{\n" + "\n".join(lines) + "\n}" if lines else "{}"
        self._parts.append((f"/** {comment} */\n" if comment else "") + f"export interface {name} {body}\n")
        return name

    def imported(self, name: str, file: str) -> str:
        """A type that another file has."""
        self._imported.setdefault(file, set()).add(name)
        return name

    def union(self, name: str, members: Iterable[str], comment: str = "") -> None:
        members = list(members)
        short = f"export type {name} = {' | '.join(members)};\n"
        long = f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"
        self._parts.append((f"/** {comment} */\n" if comment else "") + (short if len(short) <= WIDTH else long))

    def constant(self, name: str, values: Iterable[str], kind: str) -> None:
        """A list of words, and the type of one of them."""
        listed = ", ".join(quoted(value) for value in values)
        self._parts.append(
            f"export const {name} = [{listed}] as const;\nexport type {kind} = (typeof {name})[number];\n"
        )

    def __str__(self) -> str:
        head = HEAD
        for file, names in sorted(self._imported.items()):
            head += f'import type {{ {", ".join(sorted(names))} }} from "{file}";\n'
        return "\n".join([head, *self._parts])

    def _union(self, kinds: Iterable[shape.Type]) -> str:
        return " | ".join(dict.fromkeys(self._type(kind) for kind in kinds))

    def _type(self, kind: shape.Type) -> str:
        match kind:
            case shape.Metadata(extra_json_schema={"title": str(title)}):
                return self.imported(title, "./games" if title in OF_GAMES else "$src/protocol/types")
            case shape.Metadata(type=inner):
                return self._type(inner)
            case shape.BoolType():
                return "boolean"
            case shape.IntType() | shape.FloatType():
                return "number"
            case shape.StrType():
                return "string"
            case shape.NoneType():
                return "null"
            case shape.AnyType() | shape.RawType():
                return "unknown"
            case shape.LiteralType(values=values):
                return " | ".join(quoted(value) for value in values)
            case shape.UnionType(types=types):
                return self._union(types)
            case shape.TupleType(item_types=items):
                return f"[{', '.join(self._type(item) for item in items)}]"
            case shape.VarTupleType(item_type=item) | shape.ListType(item_type=item):
                written = self._type(item)
                return f"({written})[]" if "|" in written else f"{written}[]"
            case shape.DictType(value_type=value):
                return f"Record<string, {self._type(value)}>"
            case shape.StructType(cls=cls):
                if cls not in self._known:
                    self.interface(cls)
                return cls.__name__
        raise TypeError(f"{kind} has no TypeScript type.")


def is_unset(field: shape.Field) -> bool:
    """Whether a field that need not be given is left out then: msgspec tells no default for those."""
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


def first_sentence(kind: type) -> str:
    """The first paragraph of a class's own docstring."""
    text = kind.__dict__.get("__doc__") or ""
    return " ".join(text.split("\n\n")[0].split())


def documented(kind: type[Struct]) -> dict[str, str]:
    """The docstrings under the fields of a struct and its bases."""
    notes: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base is Struct or not issubclass(base, Struct) or base.__module__.startswith("msgspec"):
            continue
        tree = ast.parse(dedent(inspect.getsource(base)))
        assert isinstance(tree.body[0], ast.ClassDef)
        for statement, after in zip(tree.body[0].body, tree.body[0].body[1:], strict=False):
            if isinstance(statement, ast.AnnAssign) and isinstance(after, ast.Expr):
                assert isinstance(statement.target, ast.Name)
                assert isinstance(after.value, ast.Constant)
                notes[statement.target.id] = " ".join(str(after.value.value).split())
    return notes


def of_package(base: type[T], package: str) -> list[type[T]]:
    """The structs of a kind that a package defines, in the order of their names."""
    found = [kind for kind in descendants(base) if kind.__module__.startswith(f"{package}.")]
    return sorted(found, key=lambda kind: kind.__name__)


def descendants(base: type[T]) -> Iterator[type[T]]:
    for kind in base.__subclasses__():
        yield kind
        yield from descendants(kind)


def game_page(name: str) -> str:
    """The views of a family's tables, everything that can happen there, and every kind of move."""
    package = f"flambeur.games.{name}"
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        import_module(module.name)
    page, title = Page(), name.capitalize()
    for view in of_package(View, package):
        page.interface(view)
    for beside in LEADS.get(name, ()):
        page.interface(beside)
    events: list[type[Event]] = [StarterChosen, *of_package(Event, package)]
    page.union(f"{title}Event", [page.interface(event_type(kind), "Event", kind) for kind in events])
    moves = of_package(Move, package)
    page.union(f"{title}Move", [page.interface(move_type(kind), "Move", kind) for kind in moves])
    return str(page)


def games_page(names: Iterable[str]) -> str:
    """What is sent about a table, whichever game is played there."""
    page = Page()
    members: dict[str, list[str]] = {union: [] for union in OF_GAMES}
    for name in names:
        title = name.capitalize()
        views = [kind.__name__ for kind in of_package(View, f"flambeur.games.{name}")]
        leads = [kind.__name__ for kind in LEADS.get(name, ())]
        for union, kinds in zip(OF_GAMES, (views, leads, [f"{title}Event"], [f"{title}Move"]), strict=True):
            members[union] += [page.imported(kind, f"./{name}") for kind in kinds]
    for union, comment in OF_GAMES.items():
        page.union(union, members[union], comment)
    return str(page)


def answers_page() -> str:
    """All that the server says, on the socket and by HTTP."""
    page = Page()
    page.constant("LANGUAGES", LANGUAGES, "Language")
    page.constant("REACTIONS", get_args(Reaction), "Reaction")
    page.union("Reply", [page.interface(kind) for kind in get_args(Replied)])
    by_http = (ErrorBody, GameInfo, Checked, Fit, RuleBook, OpenedTable, MyTables, Replay, Fairness, Judgement, Draw)
    beforehand = (LessonInfo, LessonPage, PuzzleIndex, PuzzlePage)
    for kind in (*by_http, SeatAdvice, SeatCosts, ReviewInfo, ReviewProgress, Statistics, Export, *beforehand):
        page.interface(kind)
    return str(page)


def requests_page() -> str:
    """All that the server understands."""
    page = Page(asking=True)
    page.union("Message", [page.interface(kind) for kind in get_args(Said)])
    for kind in (Combination, Wish, NewTable, TableChange):
        page.interface(kind)
    return str(page)


def pages() -> dict[str, str]:
    """Every generated file by its name."""
    names = [found.name for found in iter_modules(games.__path__) if found.ispkg]
    written = {f"{name}.ts": game_page(name) for name in names} | {"games.ts": games_page(names)}
    return written | {"answers.ts": answers_page(), "requests.ts": requests_page()}


def main() -> int:
    TARGET.mkdir(exist_ok=True)
    written = pages()
    for path in TARGET.glob("*.ts"):
        if path.name not in written:
            path.unlink()
    for name, text in written.items():
        (TARGET / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
