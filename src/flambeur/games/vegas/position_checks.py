"""What every position of Las Vegas keeps beside its counts of notes and dice: seats, places, faces and rolls in range.

Steps and pieces name their numbers alike at every table, so what a number may be follows from its name; a module whose
step remembers something new adds a line here; until then its numbers are only tried out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import asdict

from flambeur.engine import InvalidPosition
from flambeur.games.vegas.dice import KINDS, NO_ROLL, Hand, Roll
from flambeur.games.vegas.rounds import Rounds
from flambeur.games.vegas.state import CASINOS, VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

NOBODY = -1
PLACING = frozenset({"place", "place_again", "pick_pair", "place_pair"})
"""Steps that place dice of the roll; later in the turn the roll is only remembered."""
DEEPEST = 64
"""More steps than any moment of a round has on its agenda."""
LARGE = 1_000_000
Bound = Callable[["Vegas"], tuple[int, int]]


def _seats(game: Vegas) -> tuple[int, int]:
    return 0, game.players - 1


def _seat_or_nobody(game: Vegas) -> tuple[int, int]:
    return NOBODY, game.players - 1


def _set_of_seats(game: Vegas) -> tuple[int, int]:
    return 0, (1 << game.players) - 1


def _owners(game: Vegas) -> tuple[int, int]:
    return 0, game.players


def _places(game: Vegas) -> tuple[int, int]:
    return 0, game.places - 1


def _place_numbers(game: Vegas) -> tuple[int, int]:
    return 0, game.places


def _rows(game: Vegas) -> tuple[int, int]:
    return 0, len(game.no_dice) - 1


def _dice(game: Vegas) -> tuple[int, int]:
    return 0, game.players * sum(game.hand)


def _set_of_faces(game: Vegas) -> tuple[int, int]:
    return 0, (1 << CASINOS) - 1


def _face(game: Vegas) -> tuple[int, int]:
    return 1, CASINOS


def _face_or_none(game: Vegas) -> tuple[int, int]:
    return 0, CASINOS


def _flag(game: Vegas) -> tuple[int, int]:
    return 0, 1


def _pile(game: Vegas) -> tuple[int, int]:
    return 0, sum(game.full_pile)


def _notes(game: Vegas) -> tuple[int, int]:
    return 0, 1_000


def _anything(game: Vegas) -> tuple[int, int]:
    return -LARGE, LARGE


BOUNDS: dict[str, Bound] = {
    "who": _seats,
    "holder": _seat_or_nobody,
    "winner": _seat_or_nobody,
    "seats": _set_of_seats,
    "now": _set_of_seats,
    "begun": _set_of_seats,
    "big": _set_of_seats,
    "order": _owners,
    "place": _places,
    "row": _rows,
    "face": _face,
    "pair": _face,
    "rolled": _face_or_none,
    "faces": _set_of_faces,
    "pairs": _set_of_faces,
    "first": _flag,
    "final": _flag,
    "due": _flag,
    "at_end": _flag,
    "kickers": _dice,
    "neutral": _dice,
    "dice": _dice,
    "picked": _dice,
    "count": _pile,
    "drawn": _notes,
    "deck": _notes,
    "held": _notes,
    "scored": _notes,
    "notes": _notes,
    "paid": _notes,
    "received": _notes,
    "TakeFromCasino.place": _place_numbers,
    "Placement.place": _rows,
    "TakeJustPlaced.begun": _flag,
    "TakeJustPlaced.kickers": _flag,
    "BonusCards.dice": _face,
}
"""The least and the greatest of the whole numbers that steps and pieces hold, alone or in tuples, by their names; with
the name of the step or piece before it where the same word means something else there."""


def check_sound(game: Vegas, state: VegasState) -> None:
    """Raise `InvalidPosition` for seats, places, faces or dice that this table does not have."""
    _check_frame(game, state)
    _check_lying(game, state)
    placing = any(step.name in PLACING for step in state.agenda)
    _check_roll(state.roll, state.hands[state.turn] if placing else game.hand)
    if len(state.pieces) != len(game.no_pieces):
        raise InvalidPosition(f"this table has {len(game.no_pieces)} pieces.")
    for piece, fresh in zip(state.pieces, game.no_pieces, strict=True):
        if type(piece) is not type(fresh):
            raise InvalidPosition("the pieces of this position are not those of the table.")
        _check_numbers(game, piece)
    for step in state.agenda:
        _check_numbers(game, step)


def _check_frame(game: Vegas, state: VegasState) -> None:
    seats = range(game.players)
    if state.turn not in seats or state.starter not in seats:
        raise InvalidPosition(f"seats are numbered from 0 to {game.players - 1}.")
    if not 0 <= state.round <= game.rounds:
        raise InvalidPosition(f"this game has {game.rounds} rounds.")
    if len(state.agenda) > DEEPEST or any(isinstance(step, Rounds) != (n == 0) for n, step in enumerate(state.agenda)):
        raise InvalidPosition("no round of this game has such an agenda.")


def _check_lying(game: Vegas, state: VegasState) -> None:
    """Rows and notes for every place and seat, nothing below zero, notes dearest first."""
    rows, players = len(game.no_dice), game.players
    if not len(state.dice) == len(state.big) == rows or any(len(row) != players + 1 for row in state.dice):
        raise InvalidPosition(f"dice lie in {rows} rows, for {players} seats and the neutral colour.")
    if len(state.notes) != game.places or not len(state.won) == len(state.hands) == players:
        raise InvalidPosition(f"there are notes at {game.places} places, and hands and notes of {players} seats.")
    if any(count < 0 for row in (*state.dice, *state.hands, state.pile) for count in row):
        raise InvalidPosition("there is less than nothing of some dice or notes.")
    if any(not 0 <= bits < 1 << players for bits in state.big):
        raise InvalidPosition("a big die belongs to a seat of the table.")
    if any(notes != tuple(sorted(notes, reverse=True)) for notes in state.notes):
        raise InvalidPosition("notes lie dearest first.")


def _check_roll(roll: Roll, hand: Hand) -> None:
    """No more dice are shown than are in the hand."""
    if roll == NO_ROLL:
        return
    for kind, counts, held in zip(KINDS, roll, hand, strict=True):
        if len(counts) != CASINOS or min(counts) < 0 or sum(counts) > held:
            raise InvalidPosition(f"the roll shows {kind} dice that are not in the hand.")


def _check_numbers(game: Vegas, holder: Struct) -> None:
    for name, value in asdict(holder).items():
        _check_value(game, holder, name, value)


def _check_value(game: Vegas, holder: Struct, name: str, value: Any) -> None:
    if isinstance(value, int):
        low, high = _bound(type(holder), name)(game)
        if not low <= value <= high:
            raise InvalidPosition(f"'{name}' is a number from {low} to {high} at this table, not {value}.")
    elif isinstance(value, Struct):
        _check_numbers(game, value)
    elif isinstance(value, tuple):
        for part in value:
            _check_value(game, holder, name, part)


def _bound(kind: type[Struct], name: str) -> Bound:
    return BOUNDS.get(f"{kind.__name__}.{name}") or BOUNDS.get(name, _anything)
