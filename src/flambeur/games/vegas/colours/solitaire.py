"""Solitaire: one colour is yours, all others together are the rival (L1–L6, M11).

Rulings: the colours placed before play are the last ones (colours differ in nothing but their names); with big dice,
those of the colours placed before play are rolled out with them, and you have one besides your normal dice, so that
nobody becomes a Master Gambler.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, cast

from msgspec.structs import replace

from flambeur.engine import Automatic, Event, InvalidOption, Move, Option, Result, Seat, Step
from flambeur.engine.options import OptionValue
from flambeur.games.vegas.colours.events import MasterGambler, SolitaireEnded, SolitaireScored
from flambeur.games.vegas.colours.payout import SettleColours
from flambeur.games.vegas.colours.slot import YOU, ChooseNote, PaySlot, SettleSlot, barred
from flambeur.games.vegas.colours.state import COLOURS, COLOURS_OF, DICE, ColoursState, box_notes
from flambeur.games.vegas.colours.stock import StockColours
from flambeur.games.vegas.colours.table import ColoursTable
from flambeur.games.vegas.colours.turn import RollOut, Throws
from flambeur.games.vegas.moves import PLACES
from flambeur.games.vegas.rounds import Rounds
from flambeur.games.vegas.slot import SLOT_PLACES, PlaceOnSlot
from flambeur.games.vegas.slot_payout import TakeNote
from flambeur.games.vegas.state import CASINOS, Notes
from flambeur.games.vegas.stock import worth

MINIMUM = 50
"""L1"""

SOLITAIRE_OPTIONS = (
    Option("solo_dice", "number", DICE, low=1, high=DICE),
    Option("solo_rivals", "number", 1, low=1, high=2),
    Option("solo_rounds", "number", 4, low=1, high=4),
    Option("solo_colour", "word", COLOURS[0], COLOURS),
)


class SolitaireRoundOver(Automatic, frozen=True):
    """All casinos have paid: tell how you stand against the rivals."""

    name: ClassVar[str] = "round_over"

    def run(self, game: Solitaire, state: ColoursState, events: list[Event]) -> ColoursState:
        events.append(SolitaireScored(state.round, sum(state.won[YOU]), game.rivals_money(state)))
        return replace(state, agenda=state.agenda[:-1])


class Solitaire(ColoursTable):
    """You against all other colours."""

    mode = "solitaire"

    def __init__(
        self,
        options: Mapping[str, OptionValue],
        colours: tuple[str, ...],
        notes: Mapping[int, int],
        *,
        own: int = DICE,
        early: int = 1,
        rounds: int = 4,
        big: bool = False,
        slot: bool = False,
    ) -> None:
        large = int(big)
        rivals = len(colours) - 1
        full = (own + large, *(DICE + large,) * rivals)
        super().__init__(1, options, colours, notes, rounds=rounds, full=full, big=big, slot=slot)
        self.own = own
        self.slot = slot
        playing = rivals - early
        self.first_group = (own // 2, *(DICE // 2,) * playing, *(DICE + large,) * early)  # L2, L5, L6
        self.second_group = (own - own // 2 + large, *(DICE // 2 + large,) * playing, *(0,) * early)
        stocking = [StockColours(place) for place in range(self.places)]
        self.round_agenda = (Throws(), RollOut(len(colours) - early, DICE), *reversed(stocking))
        settling: list[Step] = [SettleColours(place) for place in range(CASINOS)]
        if slot:
            settling.append(SettleSlot())
            self.move_types += (PlaceOnSlot, TakeNote)
            self.step_types += (SettleSlot, PaySlot, ChooseNote)
        self.payout_agenda = (SolitaireRoundOver(), *reversed(settling))
        self.step_types += (SolitaireRoundOver, SettleColours)
        self.fresh = {
            "left": self.first_group,
            "later": self.second_group,
            "group": 1,
            "dice": self.no_dice,
            "big": self.no_big,
            "notes": self.no_notes,
            "roll": (),
        }

    def opening(self) -> ColoursState:
        return ColoursState(
            agenda=(Rounds(),),
            round=0,
            starter=0,
            turn=0,
            left=self.first_group,
            dice=self.no_dice,
            notes=self.no_notes,
            pile=self.full_pile,
            won=((),) * len(self.colours),
            later=self.second_group,
            big=self.no_big,
        )

    def enough(self, notes: Notes) -> bool:
        return worth(notes) >= MINIMUM

    def further_places(self, state: ColoursState, faces: int) -> tuple[Move, ...]:
        if not self.slot:
            return ()
        free = faces & ~barred(state)
        return tuple([move for face, move in enumerate(SLOT_PLACES) if free >> face & 1])

    def after_placing(self, state: ColoursState, place: int, events: list[Event]) -> ColoursState:
        return state

    def purses(self, state: ColoursState) -> tuple[Notes, ...]:
        return (state.won[YOU],)

    def known_colours(self, state: ColoursState, seat: Seat | None) -> tuple[tuple[int, ...], ...]:
        return ((YOU,),)

    def rivals_money(self, state: ColoursState) -> int:
        return sum(sum(notes) for notes in state.won[YOU + 1 :])

    def over(self, state: ColoursState, events: list[Event]) -> ColoursState:
        """Tell how the game ended (L4, L6)."""
        won = bool(self.result_so_far(state).winners)
        events.append(SolitaireEnded(won, sum(state.won[YOU]), self.rivals_money(state)))
        if won and self.full[YOU] == 1:
            events.append(MasterGambler())
        return replace(state, agenda=())

    def result_so_far(self, state: ColoursState) -> Result:
        """You win with more money than all rivals together (L4); their money is in the view."""
        money = sum(state.won[YOU])
        return Result((money,), (0,) if money > self.rivals_money(state) else ())

    def all_moves(self) -> tuple[Move, ...]:
        if not self.slot:
            return PLACES
        return (*PLACES, *SLOT_PLACES, *(TakeNote(note) for note in self.denominations))


def build_solitaire(options: dict[str, OptionValue]) -> Solitaire:
    """A solitaire; what is asked for has been found to go together."""
    modules = cast(tuple[str, ...], options["with"])
    return Solitaire(
        options,
        _colours(options),
        box_notes(options),
        own=cast(int, options["solo_dice"]),
        early=cast(int, options["solo_rivals"]),
        rounds=cast(int, options["solo_rounds"]),
        big="big" in modules,
        slot="slot" in modules,
    )


def against_solitaire(options: Mapping[str, OptionValue]) -> Iterator[InvalidOption]:
    """What cannot be chosen about a solitaire of this box."""
    rounds = cast(int, options["solo_rounds"])
    if rounds not in (1, 4):
        yield InvalidOption(
            f"a solitaire has 4 rounds or 1, not {rounds}.",
            why="option-solo-rounds",
            option="solo_rounds",
            allowed="1, 4",
            given=rounds,
        )
    box, own = str(options["box"]), str(options["solo_colour"])
    colours = COLOURS_OF.get(box, ())  # a box without a solitaire has been objected to
    if colours and own not in colours:
        yield InvalidOption(
            f"the {box} box has no {own} dice; it has: {', '.join(colours)}.",
            why="option-solo-colour",
            option="solo_colour",
            allowed=", ".join(colours),
            box=box,
            given=own,
        )


def _colours(options: Mapping[str, OptionValue]) -> tuple[str, ...]:
    """The colours of the box, the player's own first (L1)."""
    colours, own = COLOURS_OF[str(options["box"])], str(options["solo_colour"])
    return (own, *(colour for colour in colours if colour != own))
