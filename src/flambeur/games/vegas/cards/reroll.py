"""Reroll: roll any of the dice just rolled once more (A2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Chance, Decision, Event, Factor, Move, Outcome
from flambeur.games.vegas.cards.deck import ROLLED, ActionCard, Words
from flambeur.games.vegas.choice import Choice
from flambeur.games.vegas.dice import EMPTY, KINDS, ROLL_FACTORS, Hand, Roll, changed, more, rolled, together
from flambeur.games.vegas.moments import Moments
from flambeur.games.vegas.moves import DONE, PICKS, Done, Pick
from flambeur.games.vegas.state import VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas


class Rerolled(Event, frozen=True):
    """`dice` were rolled again and show `roll`."""

    name: ClassVar[str] = "rerolled"
    seat: int
    roll: Roll
    """The new result of these dice alone."""


class PickReroll(Decision, frozen=True):
    """Take dice out of the roll one by one, then roll them."""

    name: ClassVar[str] = "pick_reroll"
    rule: ClassVar[str] = "A2"
    picked: Hand

    def about(self, game: Vegas, state: VegasState) -> Choice:
        return Choice(dice=self.picked)

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        ready = (DONE,) if self.picked != EMPTY else ()
        return (*ready, *picks(state.roll))

    def play(self, game: Vegas, state: VegasState, move: Move, events: list[Event]) -> VegasState:
        below = state.agenda[:-1]
        if isinstance(move, Done):
            return replace(state, agenda=(*below, RollAgain(self.picked)))
        assert isinstance(move, Pick)
        kind = KINDS.index(move.die)
        roll = changed(state.roll, kind, move.face - 1, -1)
        return replace(state, agenda=(*below, PickReroll(more(self.picked, kind))), roll=roll)


class RollAgain(Chance, frozen=True):
    """The dice picked are rolled; the new result stands."""

    name: ClassVar[str] = "roll_again"
    dice: Hand

    def about(self, game: Vegas, state: VegasState) -> Choice:
        return Choice(dice=self.dice)

    def factors(self, game: Vegas, state: VegasState) -> tuple[Factor, ...]:
        return ROLL_FACTORS[self.dice]

    def resolve(self, game: Vegas, state: VegasState, outcome: Outcome, events: list[Event]) -> VegasState:
        again = rolled(self.dice, outcome)
        events.append(Rerolled(state.turn, again))
        return replace(state, agenda=state.agenda[:-1], roll=together(state.roll, again))


def picks(roll: Roll) -> tuple[Pick, ...]:
    """One die of each kind and face in a roll."""
    return tuple(
        [Pick(die, face) for die, counts in zip(KINDS, roll, strict=True) for face, n in enumerate(counts, 1) if n]
    )


class Reroll(ActionCard, frozen=True):
    """2019: once, in one turn."""

    name: ClassVar[str] = "reroll"
    rule: ClassVar[str] = "A2"
    when: ClassVar[Words] = (ROLLED,)

    def plug(self, moments: Moments) -> None:
        moments.moves += [DONE, *PICKS]
        moments.step_types += [PickReroll, RollAgain]

    def play(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        return replace(state, agenda=(*state.agenda, PickReroll(EMPTY)))


class LastingReroll(Reroll, frozen=True):
    """Boulevard: it stays before its owner and can be used in each turn of the round, or once by the option."""

    lasting: ClassVar[bool] = True

    def plug(self, moments: Moments) -> None:
        super().plug(moments)
        if moments.options["reroll"] == "once":
            moments.cards[self.name] = Reroll()
