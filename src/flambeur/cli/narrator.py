"""Tell people what happened, each only what they may know."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from flambeur.cli.console import WIDEST
from flambeur.cli.tables import draw
from flambeur.engine import Event, Game, Seat, State, visible
from flambeur.wording import Say, event_text


class Teller:
    """Tells the people at one terminal what happens.

    A single person is told all that their seat sees. If several share the screen, it shows public information; a
    player's secrets wait until that player has the keyboard.
    """

    def __init__(self, console: Console, game: Game[Any], say: Say, humans: tuple[Seat, ...]) -> None:
        self.console = console
        self.say = say
        self._game = game
        self._humans = humans
        self._unheard: dict[Seat, list[tuple[int, Event, bool]]] = {seat: [] for seat in humans}

    def line(self, message: str, style: str = "", **arguments: str | int) -> None:
        """Print a message of the catalogue."""
        self.print(self.say(message, **arguments), style)

    def print(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style=style))

    def tell(self, events: tuple[Event, ...], number: int) -> None:
        """Tell the events of entry `number` of the game."""
        alone = self._humans[0] if len(self._humans) == 1 else None
        self._say(visible(events, alone))
        if alone is None:
            for seat in self._humans:
                for event in events:
                    seen, public = event.seen_by(seat), event.seen_by(None)
                    if seen is not None:
                        self._unheard[seat].append((number, seen, seen != public))

    def whisper(self, seat: Seat, *, everything: bool) -> None:
        """Tell a seat what is new to it: its secrets, or everything since it last had the keyboard."""
        self._say([event for _, event, secret in self._unheard[seat] if everything or secret])
        self._unheard[seat].clear()

    def forget(self, length: int) -> None:
        """Forget entries from `length` on, which were taken back."""
        for seat, events in self._unheard.items():
            self._unheard[seat] = [entry for entry in events if entry[0] < length]

    def show(self, state: State, seat: Seat | None) -> None:
        """Draw the table as a seat sees it."""
        self.console.print()
        width = min(self.console.width, WIDEST)
        self.console.print(draw(self.say, self._game, self._game.view(state, seat), width))

    def _say(self, events: list[Event]) -> None:
        for event in events:
            if sentence := event_text(self.say, self._game, event):
                self.print(sentence)


def has_secrets(game: Game[Any], state: State, seat: Seat) -> bool:
    """Whether a seat sees anything that a spectator does not."""
    return replace(game.view(state, seat), seat=None) != game.view(state, None)
