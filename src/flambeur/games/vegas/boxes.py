"""What the boxes hold: for each, its players, minimum, modules and modes. The next box is one more entry here."""

from __future__ import annotations

from msgspec import Struct

from flambeur.games.vegas.big import BigDice
from flambeur.games.vegas.bonus import Bonus
from flambeur.games.vegas.cards.deck import ActionCards
from flambeur.games.vegas.cards.decks import BOULEVARD_DECK, MORECASH_DECK
from flambeur.games.vegas.extra_notes import BOULEVARD_NOTES, MORECASH_NOTES, ExtraNotes
from flambeur.games.vegas.kickers import Kickers
from flambeur.games.vegas.moments import Module
from flambeur.games.vegas.neutral import NeutralDice
from flambeur.games.vegas.rainbow import Rainbow
from flambeur.games.vegas.ranking import by_pips, cancelling
from flambeur.games.vegas.slot import SlotMachine
from flambeur.games.vegas.teams import Teams

Players = tuple[int, ...]


class Part(Struct, frozen=True):
    """A module of a box: its name, the numbers of players it is for, and the module itself."""

    name: str
    players: Players
    module: Module


class Box(Struct, frozen=True):
    """An edition. `minimum` is what each casino holds at least, by number of players (0: any other)."""

    name: str
    players: Players
    minimum: dict[int, int]
    parts: tuple[Part, ...]
    always: tuple[str, ...] = ()
    """Modules that are always in, chosen or not."""
    sixty: Players = ()
    """Numbers of players for which the minimum may be raised to 60 (M2)."""
    modes: tuple[tuple[str, Players, tuple[str, ...]], ...] = ()
    """Other ways of playing: name, numbers of players, and the modules that go with them."""

    def part(self, name: str) -> Part | None:
        return next((part for part in self.parts if part.name == name), None)


def _from(low: int, high: int) -> Players:
    return tuple(range(low, high + 1))


def _each(fewer: int, below: int, then: int, high: int) -> tuple[tuple[int, int], ...]:
    """`fewer` for each seat with less than `below` players, `then` with more."""
    return tuple((players, fewer if players < below else then) for players in _from(2, high))


TEAM_SIZES = (4, 6)

CLASSIC = Box(
    "classic",
    _from(2, 5),
    {0: 50},
    (
        Part("neutral", _from(2, 4), NeutralDice()),
        Part("teams", TEAM_SIZES[:1], Teams()),
    ),
)

BOULEVARD = Box(
    "boulevard",
    _from(2, 8),
    {2: 30, 3: 40, 4: 50, 5: 60, 6: 70, 7: 80, 8: 90},  # B2
    (
        Part("neutral", _from(2, 5), NeutralDice()),
        Part("notes", _from(2, 8), ExtraNotes(BOULEVARD_NOTES)),
        Part("big", _from(2, 7), BigDice(replaces=True)),
        Part("kickers", _from(2, 7), Kickers(_each(2, 6, 1, 7), replaces=True, kicks_slot=False)),
        Part("rainbow", _from(2, 8), Rainbow()),
        Part("slot", _from(5, 8), SlotMachine(by_pips, "B12")),
        Part("bonus", _from(2, 7), Bonus((20, 20, 30, 30, 40, 40, 50, 50, 60, 60), _each(2, 6, 1, 7), 50)),
        Part("action", _from(2, 8), ActionCards(BOULEVARD_DECK, _each(2, 6, 1, 8), "B17")),
        Part("teams", TEAM_SIZES, Teams()),
    ),
    modes=(("solitaire", (1,), ()), ("secret", _from(2, 4), ())),
)

MORECASH = Box(
    "morecash",
    _from(2, 6),
    {0: 50},
    (
        Part("neutral", _from(2, 5), NeutralDice()),
        Part("notes", _from(2, 6), ExtraNotes(MORECASH_NOTES)),
        Part("big", _from(2, 6), BigDice(replaces=False)),
        Part("kickers", _from(2, 5), Kickers(_each(2, 5, 1, 5), replaces=False, kicks_slot=True)),
        Part("slot", _from(2, 6), SlotMachine(cancelling, "M4")),
        Part("bonus", _from(2, 5), Bonus((20, 30, 40, 50, 60, 70), _each(1, 6, 1, 5), 30)),
        Part("action", _from(2, 6), ActionCards(MORECASH_DECK, _each(2, 6, 1, 6), "M7")),
        Part("teams", TEAM_SIZES, Teams()),
    ),
    always=("notes",),  # M10
    sixty=(5, 6),
    modes=(("solitaire", (1,), ("big", "slot")),),
)

BOXES = (CLASSIC, BOULEVARD, MORECASH)
_FULLEST_FIRST = sorted(BOXES, key=lambda box: len(box.parts), reverse=True)
MODULES = tuple(dict.fromkeys(part.name for box in _FULLEST_FIRST for part in box.parts))
"""Every module of every box, in the order they are plugged in: that of the fullest box."""
MODES = ("standard", "solitaire", "secret")
