"""The players of each seat: people by name, bots by level."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from flambeur.bots import Bot, levels
from flambeur.bots.characters import name_of
from flambeur.bots.outside import find_bot, is_outside, read_name
from flambeur.cli.mistakes import mistake
from flambeur.engine import Game, Record, Seat
from flambeur.texts import Texts

HUMAN = "human"
SEATS = "seats"
"""The header line of a record with the players of the seats."""
USUAL = "greedy"
"""The default opponent: it answers at once and does not play badly."""
LONGEST_NAME = 20


class People(Struct, frozen=True):
    """The players by seat; `kinds` marks a person or names a bot."""

    names: tuple[str, ...]
    kinds: tuple[str, ...]

    @property
    def humans(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, kind in enumerate(self.kinds) if kind == HUMAN)

    def bots(self, game: Game[Any]) -> dict[Seat, Bot]:
        return {seat: find_bot(kind, game) for seat, kind in enumerate(self.kinds) if kind != HUMAN}

    def notes(self) -> tuple[tuple[str, str], ...]:
        """Return the header lines of a record, with a word for each seat."""
        return ((SEATS, " ".join("_".join(kind.split()) for kind in self.kinds)),)


def seat_people(
    game: Game[Any], words: Texts, *, humans: int, first: int, names: list[str] | None, bots: str | None
) -> People:
    """Seat people from seat `first` on (counted from 1, round the table), and bots in the others."""
    players = game.players
    if not 0 <= humans <= players:
        raise mistake("too-many-people", given=humans, players=players)
    if not 1 <= first <= players:
        raise mistake("no-such-seat", seat=first, players=players)
    given = [_checked(name) for name in names or ()]
    if len(given) > humans:
        raise mistake("too-many-names", names=len(given), people=humans)
    sitting = [(first - 1 + index) % players for index in range(humans)]
    kinds = line_up(game, bots, players - humans)
    who: dict[Seat, tuple[str, str]] = {}
    for number, seat in enumerate(sitting):
        name = given[number] if number < len(given) else words.say("cli-player", number=number + 1)
        who[seat] = (name, HUMAN)
    for number, seat in enumerate(seat for seat in range(players) if seat not in sitting):
        who[seat] = (_bot_name(kinds[number], game, seat, [name for name, _ in who.values()]), kinds[number])
    return People(tuple(who[seat][0] for seat in range(players)), tuple(who[seat][1] for seat in range(players)))


def people_of(record: Record, game: Game[Any], words: Texts) -> People:
    """Return the people named in a record; if it does not say who is a person, the first seat is one.

    A record may come from any source, so no program it names is started: the default bot plays the seats of bots that
    are not ours.
    """
    kinds = tuple(dict(record.notes).get(SEATS, "").split())
    usual = line_up(game, None, game.players)
    known = (HUMAN, *levels(game))
    if len(kinds) != game.players:
        kinds = (HUMAN, *usual[1:])
    kinds = tuple(kind if kind in known else other for kind, other in zip(kinds, usual, strict=True))
    names = record.names
    if len(names) != game.players:
        names = tuple(words.say("cli-player", number=seat + 1) for seat in range(game.players))
    return People(names, kinds)


def line_up(game: Game[Any], bots: str | None, seats: int) -> tuple[str, ...]:
    """Return the bots for so many seats: those named, repeated; by default the usual one."""
    named = bots.split(",") if bots else [USUAL if USUAL in levels(game) else levels(game)[0]]
    for name in named:
        find_bot(name, game)
    if len(named) > seats and bots and seats:
        raise mistake("too-many-bots", bots=len(named), seats=seats)
    return tuple(named[index % len(named)] for index in range(seats))


def _bot_name(kind: str, game: Game[Any], seat: Seat, taken: list[str]) -> str:
    """Return a first name for our bots, and the given name for others, with the seat if there are several."""
    if not is_outside(kind, game):
        return name_of(read_name(kind).base, seat, taken)
    name = kind.replace("\\", "/").rsplit("/", 1)[-1].rsplit(":", 1)[-1][:LONGEST_NAME]
    return name if name not in taken else f"{name} {seat + 1}"


def _checked(name: str) -> str:
    if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        raise mistake("bad-name", longest=LONGEST_NAME)
    return name.strip()
