"""Las Vegas as numbers, with every module.

The features up to `bonus_cards` are those of `kernels.batch`, in the same order, which the tests compare: a policy
trained on thousands of tables at once plays at a single one, too. The others follow them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from flambeur.engine import Knowledge
from flambeur.envs.observing import Feature, Observer, from_seat, kept, one_of, packed
from flambeur.envs.observing.vegas_cards import CardTable
from flambeur.envs.observing.vegas_money import HUNDRED, most_of
from flambeur.games.vegas.bonus import BonusCards
from flambeur.games.vegas.dice import KINDS, Roll
from flambeur.games.vegas.slot import Barred
from flambeur.games.vegas.state import CASINOS, Notes, Row, VegasState
from flambeur.games.vegas.table import Vegas
from flambeur.kernels.vegas.layout import BONUS_EACH
from flambeur.kernels.vegas.table import SPARE_ROOM
from flambeur.kernels.vegas.table import room as room_of

COMMON = ("place", "kick", "choose_note")
"""The choices at tables without action cards."""


def make(game: Vegas) -> Observer:
    return Observer(_features(game), _Writer(game).write)


def _room(game: Vegas) -> int:
    """Return how many notes of each place are shown: more than usual if action cards can bring notes."""
    return room_of(game) + (SPARE_ROOM if game.cards else 0)


def _features(game: Vegas) -> list[Feature]:
    players, rows = game.players, len(game.no_dice)
    dice, most = max(game.hand) * (players + 1) + 8, most_of(game)
    features = [
        Feature("asked", len(COMMON), 0, 1, "to place, to kick, to take a note from the slot machine"),
        Feature("round", 1, 0, 1, "part of the rounds begun"),
        Feature("kicked_row", 1, -1, rows, "where a kicker acts: casinos 0–5, faces of the slot machine 6–11; or -1"),
        Feature("roll", len(KINDS) * 6, 0, dice, "dice that show 1, 2, … 6: own, neutral, big, kickers"),
        Feature(
            "seats",
            players * (len(KINDS) + 3),
            0,
            most,
            "for each seat: dice in hand of each kind, money in hundreds, notes, bonus die",
        ),
        Feature(
            "dice",
            rows * (2 * players + 1),
            0,
            dice,
            "for each casino, then each face of the slot machine: normal and big dice of each seat, then neutral ones",
        ),
        Feature("notes", game.places * _room(game), -1, most, "for each place: notes in hundreds, dearest first; -1"),
        Feature("barred", CASINOS, 0, 1, "faces that nobody may place on the slot machine any more"),
        Feature("pile", len(game.denominations), 0, most, f"unseen notes of {', '.join(map(str, game.denominations))}"),
        Feature("under", 1, 0, most, "notes under the pile"),
        Feature("bonus_cards", BONUS_EACH, 0, most, "own bonus cards, in hundreds; or 0"),
        Feature("turn", players, 0, 1, "whose turn it is"),
        Feature("starter", players, 0, 1, "who began this round"),
    ]
    return features + (CardTable(game).features if game.cards else [])


class _Writer:
    """Writes the positions of one table."""

    def __init__(self, game: Vegas) -> None:
        self.game = game
        self.room = _room(game)
        self.cards = CardTable(game) if game.cards else None
        pieces = {type(piece) for piece in game.no_pieces}
        self.has_slot, self.has_bonus = Barred in pieces, BonusCards in pieces

    def write(self, knowledge: Knowledge) -> bytes:
        state, seat = cast(VegasState, knowledge.position), knowledge.seat or 0
        game, players = self.game, self.game.players
        top: Any = state.agenda[-1] if state.agenda else None
        name = top.name if top else ""
        held: Notes = ()
        bonus_dice: Row = (0,) * players
        if self.has_bonus:
            bonus = game.piece(state, BonusCards)
            held, bonus_dice = bonus.held[seat], bonus.dice
        parts = [
            one_of(len(COMMON), COMMON.index(name) if name in COMMON else None),
            kept((state.round / game.rounds, top.row if name == "kick" else -1)),
            _roll(state.roll),
        ]
        for owner in from_seat(range(players), seat):
            won = state.won[owner]
            parts.append(kept((*state.hands[owner], sum(won) / HUNDRED, len(won), bonus_dice[owner])))
        parts += [_row(row, big, seat, players) for row, big in zip(state.dice, state.big, strict=True)]
        parts += (
            _notes(state.notes, self.room),
            _bits(game.piece(state, Barred).faces if self.has_slot else 0),
            kept((*state.pile, len(state.under))),
            _cards(held),
            one_of(players, (state.turn - seat) % players),
            one_of(players, (state.starter - seat) % players),
        )
        if self.cards is not None:
            parts.append(self.cards.write(knowledge, name))
        return b"".join(parts)


@lru_cache(maxsize=1 << 14)
def _roll(roll: Roll) -> bytes:
    return packed([count for counts in roll for count in counts])


@lru_cache(maxsize=1 << 16)
def _row(row: Row, big: int, seat: int, players: int) -> bytes:
    owners = from_seat(range(players), seat)
    return packed([*[number for owner in owners for number in (row[owner], big >> owner & 1)], row[players]])


@lru_cache(maxsize=1 << 14)
def _notes(places: tuple[Notes, ...], room: int) -> bytes:
    numbers: list[float] = []
    for notes in places:
        shown = [note / HUNDRED for note in notes[:room]]
        numbers += shown + [-1.0] * (room - len(shown))
    return packed(numbers)


@lru_cache(maxsize=64)
def _bits(faces: int) -> bytes:
    return packed([faces >> face & 1 for face in range(CASINOS)])


@lru_cache(maxsize=1 << 10)
def _cards(held: Notes) -> bytes:
    shown = [note / HUNDRED for note in held[:BONUS_EACH]]
    return packed(shown + [0.0] * (BONUS_EACH - len(shown)))
