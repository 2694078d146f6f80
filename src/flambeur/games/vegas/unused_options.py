"""Options that mean something only at some tables: elsewhere they are refused, with where they belong.

An option that keeps its default is never refused: it asks for nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from flambeur.engine import InvalidOption
from flambeur.engine.options import OptionValue
from flambeur.games.vegas.boxes import Box
from flambeur.games.vegas.colours.solitaire import SOLITAIRE_OPTIONS
from flambeur.games.vegas.combinations import STANDARD

Meant = Callable[[Box, tuple[str, ...], str], bool]


def _standard(box: Box, modules: tuple[str, ...], mode: str) -> bool:
    return mode == STANDARD


def _bonus(box: Box, modules: tuple[str, ...], mode: str) -> bool:
    return "bonus" in modules


def _lasting_reroll(box: Box, modules: tuple[str, ...], mode: str) -> bool:
    return "action" in modules and box.name == "boulevard"  # A2: the 2019 card is always used once


def _solitaire(box: Box, modules: tuple[str, ...], mode: str) -> bool:
    return mode == "solitaire"


def _always_notes(box: Box, modules: tuple[str, ...], mode: str) -> bool:
    return bool(box.always)


BELONGS: dict[str, tuple[Meant, str, str, OptionValue]] = {
    "rounds": (_standard, "standard", "the usual game", 4),
    "minimum": (_standard, "standard", "the usual game", 0),
    "bonuses": (_bonus, "bonus", "tables with bonus cards", ()),
    "reroll": (_lasting_reroll, "reroll", "tables with the action cards of Boulevard", "round"),
    "further_notes": (_always_notes, "morecash", "the morecash box", True),
    **{option.name: (_solitaire, "solitaire", "the solitaire mode", option.default) for option in SOLITAIRE_OPTIONS},
}
"""By option: where it means something, that as a word and in words, and its default."""


def idle_options(
    box: Box, modules: tuple[str, ...], mode: str, options: Mapping[str, OptionValue]
) -> Iterator[InvalidOption]:
    """The options that were chosen in vain, each with where it belongs."""
    for name, (meant, belongs, where, default) in BELONGS.items():
        if options[name] != default and not meant(box, modules, mode):
            yield InvalidOption(
                f"option {name} changes nothing at this table: it is for {where}.",
                why="option-idle",
                option=name,
                allowed=where,
                belongs=belongs,
            )
