"""Las Vegas on the shelf: what can be chosen, and how a table is set up from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from flambeur.engine import Family, Game, InvalidOption, Option, TableKind
from flambeur.engine.options import OptionValue
from flambeur.games.first_player import against_starter, named_starter, starter_option
from flambeur.games.vegas.boxes import BOXES, MODES, MODULES, Box
from flambeur.games.vegas.colours.secret import build_secret
from flambeur.games.vegas.colours.solitaire import SOLITAIRE_OPTIONS, against_solitaire, build_solitaire
from flambeur.games.vegas.combinations import STANDARD, Crowd, box_named, objections
from flambeur.games.vegas.extra_notes import CLASSIC_NOTES, ExtraNotes, own_notes
from flambeur.games.vegas.moments import Moments
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.unused_options import idle_options

SIXTY = 60
"""M2"""
OWN_KINDS = 24
"""Kinds of notes in a pile of the players' own: the fullest box has ten, of 10 to 100 (V2, B3, M1)."""
OWN_BONUSES = 20
"""Bonus cards of the players' own, one value each: the fullest box has ten (B14, M6)."""


def build(players: int, options: dict[str, OptionValue]) -> Game[Any]:
    for objection in against(players, options):
        raise objection
    box, mode = box_named(cast(str, options["box"])), cast(str, options["mode"])
    modules = cast(tuple[str, ...], options["with"])
    if mode == "solitaire":
        return build_solitaire(options)
    if mode == "secret":
        return build_secret(players, options)
    return _table(box, modules, players, options)


def against(players: int, options: dict[str, OptionValue]) -> Iterator[InvalidOption]:
    """Every reason why these do not go together."""
    box, mode = box_named(cast(str, options["box"])), cast(str, options["mode"])
    modules = cast(tuple[str, ...], options["with"])
    yield from objections(box, modules, mode, players)
    yield from idle_options(box, modules, mode, options)
    yield from _against_sixty(box, mode, players, options)
    yield from against_starter(players, options)
    if mode == "solitaire":
        yield from against_solitaire(options)


def includes(options: Mapping[str, OptionValue]) -> tuple[tuple[str, str], ...]:
    """The modules that a box always holds (M10)."""
    return tuple(("with", name) for name in box_named(cast(str, options["box"])).always)


def _table(box: Box, modules: tuple[str, ...], players: int, options: dict[str, OptionValue]) -> Vegas:
    moments = Moments(players, options)
    if pile := cast(tuple[tuple[int, int], ...], options["pile"]):
        moments.notes = own_notes(pile)
    ExtraNotes(CLASSIC_NOTES).plug(moments)
    moments.minimum = _minimum(box, players, options)
    moments.rounds = cast(int, options["rounds"])
    for name in MODULES:
        part = box.part(name)
        if part is not None and (name in modules or (name in box.always and options["further_notes"])):
            part.module.plug(moments)
    return Vegas(players, options, moments, named_starter(players, options))


def _against_sixty(box: Box, mode: str, players: int, options: dict[str, OptionValue]) -> Iterator[InvalidOption]:
    if options["sixty"] and (players not in box.sixty or mode != STANDARD):
        able = next(other for other in BOXES if other.sixty)
        crowd = Crowd(able.sixty)
        yield InvalidOption(
            f"a minimum of {SIXTY} is for {crowd} of the {able.name} box.",
            why="option-sixty",
            option="sixty",
            allowed=f"{crowd} of the {able.name} box",
            minimum=SIXTY,
            box=able.name,
            **crowd.facts(),
        )


def _minimum(box: Box, players: int, options: dict[str, OptionValue]) -> int:
    by_box = SIXTY if options["sixty"] else box.minimum.get(players, box.minimum.get(0, 0))
    return cast(int, options["minimum"]) or by_box


def _preset(name: str, box: str, *modules: str, mode: str = STANDARD) -> tuple[str, tuple[tuple[str, str], ...]]:
    chosen = (("box", box), ("with", ",".join(modules) or "-"))
    return name, (chosen if mode == STANDARD else (*chosen, ("mode", mode)))


PRESETS = (
    _preset("classic", "classic"),
    _preset("classic-neutral", "classic", "neutral"),
    _preset("boulevard-stroll", "boulevard", "notes", "big"),
    _preset("boulevard-rainbow", "boulevard", "notes", "big", "rainbow"),
    _preset("boulevard-kick", "boulevard", "notes", "big", "kickers", "rainbow"),
    _preset("boulevard-tricks", "boulevard", "notes", "big", "bonus", "action"),
    _preset("boulevard-slot", "boulevard", "notes", "big", "slot", "rainbow"),
    _preset("boulevard-everything", "boulevard", "notes", "big", "kickers", "rainbow", "slot", "bonus", "action"),
    _preset("morecash-gently", "morecash", "big", "slot"),  # M10
    _preset("morecash-twists", "morecash", "big", "slot", "kickers"),
    _preset("morecash-balanced", "morecash", "big", "slot", "bonus"),
    _preset("morecash-fun", "morecash", "big", "slot", "action"),
    _preset("morecash-tactical", "morecash", "big", "slot", "kickers", "bonus"),
    _preset("solitaire", "boulevard", mode="solitaire"),
    _preset("secret", "boulevard", mode="secret"),
)

FAMILY = Family(
    name="vegas",
    low=1,
    high=8,
    default_players=4,
    options=(
        Option("box", "word", "classic", tuple(box.name for box in BOXES)),
        Option("with", "words", (), MODULES),
        Option("mode", "word", STANDARD, MODES),
        starter_option(8),
        Option("rounds", "number", 4, low=1, high=10),
        Option("minimum", "number", 0, low=0, high=500),
        Option("sixty", "flag", False),
        Option("further_notes", "flag", True),
        Option("pile", "table", (), low=0, high=100, most=OWN_KINDS, keys=(10, 1000)),
        Option("bonuses", "numbers", (), low=10, high=1000, most=OWN_BONUSES),
        Option("reroll", "word", "round", ("round", "once")),
        *SOLITAIRE_OPTIONS,
    ),
    build=build,
    presets=PRESETS,
    against=against,
    includes=includes,
    kinds=(
        TableKind(
            name="vegas",
            words="flambeur.wording.vegas:WORDS",
            terminal="flambeur.cli.tables.vegas:draw",
            drawing="flambeur.envs.drawing.vegas:draw",
            observer="flambeur.envs.observing.vegas:make",
            greedy="flambeur.analysis.greedy.vegas:choose",
            kernel="flambeur.kernels.vegas.kernel:KERNEL",
            horizon="flambeur.analysis.vegas.horizon:HORIZON",
            solver="flambeur.analysis.vegas.solver:SOLVER",
            judgement="flambeur.analysis.vegas.judgement:JUDGEMENT",
            move_costs="flambeur.analysis.vegas.card_hold_value:costs",
            reasons="flambeur.coach.reasons.vegas:reason",
            rule_book="flambeur.games.vegas.rulebook:RULE_BOOK",
            puzzles="flambeur.puzzles.vegas:PUZZLES",
        ),
        TableKind(
            name="vegas_colours",
            words="flambeur.wording.vegas_colours:WORDS",
            terminal="flambeur.cli.tables.vegas_colours:draw",
            drawing="flambeur.envs.drawing.vegas_colours:draw",
            observer="flambeur.envs.observing.vegas_colours:make",
            greedy="flambeur.analysis.greedy.vegas_colours:choose",
            kernel="flambeur.kernels.vegas.colours.kernel:KERNEL",
            horizon="flambeur.analysis.vegas.horizon:COLOURS_HORIZON",
            rule_book="flambeur.games.vegas.rulebook:RULE_BOOK",
        ),
    ),
)
