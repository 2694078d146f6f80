"""Secret colours: everybody places dice of all colours, and nobody knows whose are whose (S1–S7).

Notes left at the casinos at the end of a round are discarded like those of colours that nobody holds (S6).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Chance, Event, Factor, Outcome, Pick, Result, Seat, Source, Step
from flambeur.engine.hidden_hands import deal, hide
from flambeur.engine.options import OptionValue
from flambeur.engine.outcome import best
from flambeur.games.first_player import ChooseStarter, named_starter
from flambeur.games.vegas.colours.events import ColourDealt, ColoursRevealed, NotesDiscarded
from flambeur.games.vegas.colours.payout import pay
from flambeur.games.vegas.colours.state import COLOURS, DICE, ColoursState, box_notes
from flambeur.games.vegas.colours.stock import StockColours
from flambeur.games.vegas.colours.table import ColoursTable
from flambeur.games.vegas.colours.turn import PlaceColours, RollOut, Throws
from flambeur.games.vegas.ranking import standing
from flambeur.games.vegas.rounds import Rounds
from flambeur.games.vegas.state import CASINOS, HIDDEN, Notes

NOTES_EACH = 3
"""Notes at each casino (S1)."""
ROLLED_OUT = 2
"""Dice of each colour placed before play (S1)."""
COLOURS_EACH = 2
"""Colour cards of each player (S2)."""
ROUNDS = 2
"""S6"""


class DealColour(Chance, frozen=True):
    """Deal a colour card that only its holder sees (S2)."""

    name: ClassVar[str] = "deal"
    seat: int

    def audience(self, state: ColoursState) -> Seat:
        return self.seat

    def factors(self, game: SecretColours, state: ColoursState) -> tuple[Factor, ...]:
        dealt = {card for cards in state.cards for card in cards}
        rest = tuple([word for colour, word in enumerate(game.colours) if colour not in dealt])
        return (Pick("colour", rest, (1,) * len(rest)),)

    def resolve(self, game: SecretColours, state: ColoursState, outcome: Outcome, events: list[Event]) -> ColoursState:
        word = outcome[0]
        assert isinstance(word, str)
        colour = game.colours.index(word)
        events.append(ColourDealt(self.seat, colour))
        cards = list(state.cards)
        cards[self.seat] = tuple(sorted((*cards[self.seat], colour)))
        return replace(state, agenda=state.agenda[:-1], cards=tuple(cards))


class PlaceSecretly(PlaceColours, frozen=True):
    """Choose the face whose dice are placed (S3)."""

    rule: ClassVar[str] = "S3"


class RevealColours(Automatic, frozen=True):
    """Everybody shows their colours and takes the notes under them; the others are discarded (S6)."""

    name: ClassVar[str] = "reveal"

    def run(self, game: SecretColours, state: ColoursState, events: list[Event]) -> ColoursState:
        purses = list(state.purses)
        for seat, cards in enumerate(state.cards):
            taken = tuple([note for colour in cards for note in state.won[colour]])
            purses[seat] += taken
            events.append(ColoursRevealed(seat, cards, taken))
        held = {colour for cards in state.cards for colour in cards}
        unclaimed = [note for colour, notes in enumerate(state.won) if colour not in held for note in notes]
        unclaimed += [note for notes in state.notes for note in notes]
        if unclaimed:
            events.append(NotesDiscarded(tuple(unclaimed)))
        return replace(
            state,
            agenda=state.agenda[:-1],
            purses=tuple(purses),
            won=game.nothing_won,
            notes=game.no_notes,
            discarded=(*state.discarded, *unclaimed),
        )


class SecretColours(ColoursTable):
    """Two to four players with two secret colours each."""

    mode = "secret"
    placing = PlaceSecretly()

    def __init__(
        self, players: int, options: Mapping[str, OptionValue], notes: Mapping[int, int], starter: Seat | None = None
    ) -> None:
        full = (DICE,) * len(COLOURS)
        super().__init__(players, options, COLOURS, notes, rounds=ROUNDS, full=full)
        self.starter = starter
        self.nothing_won: tuple[Notes, ...] = ((),) * len(COLOURS)
        in_order: list[Step] = [StockColours(place) for place in range(CASINOS)]
        in_order.append(RollOut(0, ROLLED_OUT))
        in_order += [DealColour(seat) for seat in range(players) for _ in range(COLOURS_EACH)]
        self.round_agenda = (Throws(), *reversed(in_order))
        self.payout_agenda = (RevealColours(),)
        self.step_types += (ChooseStarter, DealColour, RevealColours)
        self.fresh = {
            "left": full,
            "dice": self.no_dice,
            "gone": self.no_dice[0],
            "cards": ((),) * players,
            "roll": (),
        }

    def opening(self) -> ColoursState:
        rounds = Rounds()
        return ColoursState(
            agenda=(rounds,) if self.starter is not None else (rounds, ChooseStarter()),
            round=0,
            starter=self.starter or 0,
            turn=0,
            left=self.full,
            dice=self.no_dice,
            notes=self.no_notes,
            pile=self.full_pile,
            won=self.nothing_won,
            big=self.no_big,
            gone=self.no_dice[0],
            cards=((),) * self.players,
            purses=((),) * self.players,
        )

    def enough(self, notes: Notes) -> bool:
        return len(notes) >= NOTES_EACH

    def after_placing(self, state: ColoursState, place: int, events: list[Event]) -> ColoursState:
        """Untied colours win the cheapest notes there at once, and their dice leave (S4, S5)."""
        for colour, note in winners(state.dice[place], state.notes[place]):
            state = pay(state, place, colour, note, events)
            row, gone = list(state.dice[place]), list(state.gone)
            gone[colour] += row[colour]
            row[colour] = 0
            dice = (*state.dice[:place], tuple(row), *state.dice[place + 1 :])
            state = replace(state, dice=dice, gone=tuple(gone))
        return state

    def purses(self, state: ColoursState) -> tuple[Notes, ...]:
        return state.purses

    def known_colours(self, state: ColoursState, seat: Seat | None) -> tuple[tuple[int, ...], ...]:
        """Your own; all of them once the game is over."""
        if not state.agenda:
            return state.cards
        return tuple([cards if holder == seat else () for holder, cards in enumerate(state.cards)])

    def veil(self, state: ColoursState, seat: Seat | None) -> ColoursState:
        """When the game is over everybody has shown their colours."""
        return replace(state, cards=hide((), state.cards, seat, HIDDEN)[1]) if state.agenda else state

    def imagine(self, position: ColoursState, seat: Seat | None, source: Source) -> ColoursState:
        known = {colour for held in position.cards for colour in held}
        unseen = [colour for colour in range(len(COLOURS)) if colour not in known]
        cards, _ = deal(unseen, position.cards, HIDDEN, source)
        return replace(position, cards=tuple([tuple(sorted(held)) for held in cards]))

    def result_so_far(self, state: ColoursState) -> Result:
        scores = tuple(sum(notes) for notes in state.purses)
        return best(scores, tuple(len(notes) for notes in state.purses))  # V13


def winners(row: tuple[int, ...], notes: Notes) -> tuple[tuple[int, int], ...]:
    """Who wins what at a casino: (colour, note) pairs, strongest first (S4); notes are dearest first."""
    order = standing(row).order
    count = min(len(order), len(notes))
    return tuple(zip(order[:count], notes[len(notes) - count :], strict=True))


def build_secret(players: int, options: dict[str, OptionValue]) -> SecretColours:
    """A table of secret colours; box and players have been found to go together."""
    return SecretColours(players, options, box_notes(options), named_starter(players, options))
