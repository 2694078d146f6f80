"""Flip and More Dice: add dice of your hand to the placement, turned to its face (A10, C2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Decision, Event, Move
from flambeur.games.vegas.cards.deck import PLACED, ActionCard, Words
from flambeur.games.vegas.cards.reroll import picks
from flambeur.games.vegas.cards.turn_so_far import TurnSoFar
from flambeur.games.vegas.choice import Choice
from flambeur.games.vegas.dice import EMPTY, KINDS, Hand, changed, more
from flambeur.games.vegas.moments import Moments
from flambeur.games.vegas.moves import DONE, PICKS, Done, Pick
from flambeur.games.vegas.state import PLACE_NUMBERS, VegasState
from flambeur.games.vegas.turn import put_down

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas


class PickMore(Decision, frozen=True):
    """Choose dice one by one, those of the roll by the face they show, others as 0; then they go down together."""

    name: ClassVar[str] = "pick_more"
    rule: ClassVar[str] = "C2"
    picked: Hand

    def about(self, game: Vegas, state: VegasState) -> Choice:
        return Choice(at=PLACE_NUMBERS[game.piece(state, TurnSoFar).placed[-1].place], dice=self.picked)

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        ready = (DONE,) if self.picked != EMPTY else ()
        hand = state.hands[state.turn]
        came_back = [
            Pick(die, 0) for kind, die in enumerate(KINDS) if hand[kind] - self.picked[kind] - sum(state.roll[kind]) > 0
        ]
        return (*ready, *picks(state.roll), *came_back)

    def play(self, game: Vegas, state: VegasState, move: Move, events: list[Event]) -> VegasState:
        if isinstance(move, Done):
            last = game.piece(state, TurnSoFar).placed[-1]
            return put_down(game, state, last.place, last.face, self.picked, 0, events)
        assert isinstance(move, Pick)
        kind = KINDS.index(move.die)
        roll = changed(state.roll, kind, move.face - 1, -1) if move.face else state.roll
        return replace(state, agenda=(*state.agenda[:-1], PickMore(more(self.picked, kind))), roll=roll)


class MoreDice(ActionCard, frozen=True):
    """2019."""

    name: ClassVar[str] = "more"
    rule: ClassVar[str] = "C2"
    when: ClassVar[Words] = (PLACED,)

    def plug(self, moments: Moments) -> None:
        moments.moves += [DONE, *PICKS]
        moments.step_types.append(PickMore)
        moments.rules[PickMore.name] = self.rule

    def can(self, game: Vegas, state: VegasState) -> bool:
        return state.hands[state.turn] != EMPTY

    def play(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        return replace(state, agenda=(*state.agenda, PickMore(EMPTY)))


class Flip(MoreDice, frozen=True):
    """Boulevard's name for it."""

    name: ClassVar[str] = "flip"
    rule: ClassVar[str] = "A10"
