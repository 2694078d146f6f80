"""A turn where colours are rolled together: one die of each colour, then all dice of one face are placed (L3, S3)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Chance, Decision, Dice, Event, Factor, Move, Outcome
from flambeur.engine.chance import Counts
from flambeur.games.vegas.colours.events import ColourRolledOut, ColoursPlaced, ColoursRolled, GroupBegan
from flambeur.games.vegas.colours.state import COLOURS, ColoursState
from flambeur.games.vegas.moves import PLACES_BY_MASK, Place
from flambeur.games.vegas.slot import PlaceOnSlot
from flambeur.games.vegas.state import CASINOS, SLOT, Row

if TYPE_CHECKING:
    from flambeur.games.vegas.colours.table import ColoursTable


class Throws(Automatic, frozen=True):
    """The next seat rolls while dice are left; then group 2 follows, then the round is settled (L3, S3)."""

    name: ClassVar[str] = "throws"

    def run(self, game: ColoursTable, state: ColoursState, events: list[Event]) -> ColoursState:
        if any(state.left):
            turn = (state.turn + 1) % game.players
            return replace(state, agenda=(*state.agenda, RollColours()), turn=turn, roll=())
        if any(state.later):
            events.append(GroupBegan(2))
            return replace(state, group=2, left=state.later, later=())
        return replace(state, agenda=state.agenda[:-1] + game.payout_agenda, roll=())


class RollOut(Chance, frozen=True):
    """Roll dice of some colours before play; they lie where they show (L2, S1).

    `count` normal dice of each of the colours from `first` on, and their big dice where there are any (M11).
    """

    name: ClassVar[str] = "roll_out"
    first: int
    count: int

    def factors(self, game: ColoursTable, state: ColoursState) -> tuple[Factor, ...]:
        colours = game.colours[self.first :]
        normal = tuple([Dice(colour, self.count) for colour in colours])
        return normal + tuple([Dice(f"big.{colour}", 1) for colour in colours]) if game.big else normal

    def roller(self, state: ColoursState) -> None:
        """They lie there before anybody plays."""

    def resolve(self, game: ColoursTable, state: ColoursState, outcome: Outcome, events: list[Event]) -> ColoursState:
        left, big = list(state.left), list(state.big)
        rows = [list(row) for row in state.dice]
        many = len(game.colours) - self.first
        for index in range(many):
            colour, faces = self.first + index, _faces(outcome[index])
            for face, count in enumerate(faces):
                rows[face][colour] += count
            left[colour] -= self.count
            shown = 0
            if game.big:
                shown = _faces(outcome[many + index]).index(1) + 1
                big[shown - 1] |= 1 << colour
                left[colour] -= 1
            events.append(ColourRolledOut(colour, faces, shown))
        return replace(state, agenda=state.agenda[:-1], left=tuple(left), dice=tuple(map(tuple, rows)), big=tuple(big))


class RollColours(Chance, frozen=True):
    """Roll one die of each colour that has dice left (L3, S3)."""

    name: ClassVar[str] = "roll"

    def factors(self, game: ColoursTable, state: ColoursState) -> tuple[Factor, ...]:
        return roll_factors(state.left)

    def resolve(self, game: ColoursTable, state: ColoursState, outcome: Outcome, events: list[Event]) -> ColoursState:
        values = iter(outcome)
        roll = tuple([_faces(next(values)).index(1) + 1 if count else 0 for count in state.left])
        events.append(ColoursRolled(state.turn, roll))
        return replace(state, agenda=(*state.agenda[:-1], game.placing), roll=roll)


class PlaceColours(Decision, frozen=True):
    """Choose the face whose dice are placed (L3, S3)."""

    name: ClassVar[str] = "place"
    rule: ClassVar[str] = "L3"

    def moves(self, game: ColoursTable, state: ColoursState) -> tuple[Move, ...]:
        mask = 0
        for face in state.roll:
            mask |= 1 << face
        moves: tuple[Move, ...] = PLACES_BY_MASK[mask >> 1]
        return moves + game.further_places(state, mask >> 1)

    def play(
        self, game: ColoursTable, state: ColoursState, move: Place | PlaceOnSlot, events: list[Event]
    ) -> ColoursState:
        place = move.face - 1 if isinstance(move, Place) else SLOT + move.face - 1
        state = put_down(game, state, place, move.face, events)
        return game.after_placing(state, place, events)


def put_down(game: ColoursTable, state: ColoursState, place: int, face: int, events: list[Event]) -> ColoursState:
    """Take the top step off and lay all dice of the roll that show `face` at a place."""
    colours = tuple([colour for colour, shown in enumerate(state.roll) if shown == face])
    large = big_in_roll(game, state.group, state.left) if game.big else ()
    rows, row, left, big = list(state.dice), list(state.dice[place]), list(state.left), state.big
    for colour in colours:
        left[colour] -= 1
        if colour in large:
            big = (*big[:place], big[place] | 1 << colour, *big[place + 1 :])
        else:
            row[colour] += 1
    rows[place] = tuple(row)
    named = tuple([colour for colour in colours if colour in large])
    events.append(ColoursPlaced(state.turn, min(place, CASINOS) + 1, face, colours, named))
    return replace(state, agenda=state.agenda[:-1], left=tuple(left), dice=tuple(rows), big=big)


def big_in_roll(game: ColoursTable, group: int, left: Row) -> tuple[int, ...]:
    """The colours whose die rolled next is their big one.

    Ruling: the big die of a colour is the last of its dice in group 2 (M11).
    """
    if not game.big or group == 1:
        return ()
    return tuple([colour for colour, count in enumerate(left) if count == 1])


@lru_cache(maxsize=1 << 12)
def roll_factors(left: Row) -> tuple[Factor, ...]:
    """One die of each colour that has any."""
    return tuple([Dice(colour, 1) for colour, count in zip(COLOURS, left, strict=False) if count])


def _faces(value: object) -> Counts:
    assert isinstance(value, tuple)
    return value
