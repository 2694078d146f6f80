"""One game at one terminal, from any position to its end."""

from __future__ import annotations

from rich.text import Text

from flambeur.bots import SECONDS, play_random
from flambeur.bots.program import Forfeit
from flambeur.cli.choices import chosen, numbered, span
from flambeur.cli.game_session import GameSession
from flambeur.cli.keyboard import Keyboard, Left
from flambeur.cli.narrator import Teller, has_secrets
from flambeur.cli.people import People
from flambeur.cli.record_file import Recording
from flambeur.cli.rulepage import matching_rules, rule_heading, rule_text
from flambeur.engine import Budget, Chooser, Decision, Joint, Move, Result, Seat
from flambeur.wording import Say, brief_text, move_text, question_text
from flambeur.wording.refusal import refusal
from flambeur.wording.rule_books import rule_book

BACK, LEAVE, RULE = "u", "q", "?"


class TakenBack(Exception):
    """A choice was taken back: ask again from the current position."""


class Sitting:
    """Asks the people, lets the bots choose, and prints what happens."""

    def __init__(
        self,
        course: GameSession,
        people: People,
        teller: Teller,
        keyboard: Keyboard,
        source: Chooser,
        *,
        recording: Recording | None = None,
        quick: bool = False,
    ) -> None:
        self.course = course
        self._game = course.game
        self._humans = people.humans
        self._bots = people.bots(course.game)
        self._teller = teller
        self._say: Say = teller.say
        self._keyboard = keyboard
        self._source = source
        self._recording = recording
        self._quick = quick
        self._at_keyboard: Seat | None = self._humans[0] if len(self._humans) == 1 else None

    def play(self) -> Result:
        """Play to the end. Raises `Left` or `KeyboardGone` when a player leaves early."""
        course = self.course
        if not len(course):
            self._teller.tell(course.opening, 0)
        self._keep()
        while (result := course.result) is None:
            if course.chance_is_next:
                self._teller.tell(course.draw(), len(course))
                self._keep()
                continue
            try:
                if isinstance(course.state.agenda[-1], Decision):
                    self._one(self._game.waiting(course.state)[0])
                else:
                    self._together(self._game.waiting(course.state))
            except TakenBack:
                self._teller.forget(len(course))
                self._keep()
                self._teller.line("cli-taken-back")
        return result

    # -- whose choice it is

    def _one(self, seat: Seat) -> None:
        moves = self._game.legal_moves(self.course.state, seat)
        if len(moves) == 1:
            if seat in self._humans:
                self._say_forced(seat, moves[0])
            self._play(moves[0], seat)
        elif seat in self._bots:
            self._play(self._bot_move(seat, moves), seat)
        else:
            self._hand_over(seat)
            self._play(self._ask(seat, moves), seat)
            self._last_chance_to_take_back(seat)

    def _together(self, seats: tuple[Seat, ...]) -> None:
        """Let several seats choose at once; nothing is revealed before all have chosen."""
        chosen: dict[Seat, Move] = {}
        offered = {seat: self._game.legal_moves(self.course.state, seat) for seat in seats}
        asked = [seat for seat in seats if seat in self._humans and len(offered[seat]) > 1]
        for seat, moves in offered.items():
            if len(moves) == 1:
                chosen[seat] = moves[0]
            elif seat in self._bots:
                chosen[seat] = self._bot_move(seat, moves)
        for seat in asked:
            self._hand_over(seat, secret=len(asked) > 1)
            chosen[seat] = self._ask(seat, offered[seat])
            while not self._quick and self._goes_back(seat):
                chosen[seat] = self._ask(seat, offered[seat])
            if len(self._humans) > 1:
                self._keyboard.hide()
                self._at_keyboard = None
        self._play(Joint(tuple(sorted(chosen.items()))), seats[0])

    def _bot_move(self, seat: Seat, moves: tuple[Move, ...]) -> Move:
        known = self._game.knowledge(self.course.state, seat)
        try:
            return self._bots[seat](known, moves, Budget(SECONDS), self._source)
        except Forfeit as error:
            self._teller.line("cli-forfeit", name=self._say.name(seat), reason=refusal(error, self._say.texts.language))
            self._bots[seat] = play_random
            return self._bots[seat](known, moves, Budget(), self._source)

    def _play(self, move: Move | Joint, seat: Seat) -> None:
        self._teller.tell(self.course.play(move, seat), len(self.course))
        self._keep()

    def _keep(self) -> None:
        if self._recording is not None:
            self._recording.sync(self.course.record())

    # -- at the keyboard

    def _hand_over(self, seat: Seat, *, secret: bool = False) -> None:
        """Give the keyboard to a seat, behind a blank screen if a player has secrets."""
        if seat == self._at_keyboard:
            if len(self._humans) > 1:
                self._teller.whisper(seat, everything=False)
            return
        state = self.course.state
        hidden = secret or any(
            has_secrets(self._game, state, other) for other in (seat, self._at_keyboard) if other is not None
        )
        self._at_keyboard = seat
        if hidden:
            self._keyboard.hide()
            self._keyboard.ask(self._say("cli-pass-keyboard", name=self._say.name(seat)))
        self._teller.whisper(seat, everything=hidden)

    def _ask(self, seat: Seat, moves: tuple[Move, ...]) -> Move:
        state = self.course.state
        view = self._game.view(state, seat)
        say = Say(self._say.texts.language, self._say.names, seat)
        self._teller.show(state, seat)
        question = question_text(say, self._game, view) or say("cli-choose", name=say.name(seat))
        self._teller.console.print(Text(question, style="bold"))
        offered = numbered([str(move) for move in moves])
        for number, move in zip(offered, moves, strict=True):
            line = Text(f"{number:>3}  ", style="bold")
            line.append(move_text(say, self._game, view, move), style="not bold")
            if preview := brief_text(say, self._game, view, move):
                line.append(f"  ({preview})", style="not bold dim")
            line.no_wrap = False
            self._teller.console.print(line)
        return self._answer(seat, moves, offered)

    def _answer(self, seat: Seat, moves: tuple[Move, ...], offered: dict[int, str]) -> Move:
        """Read lines until one of them is a choice; raises `Left` or `TakenBack`."""
        while True:
            answer = self._keyboard.ask(self._say("cli-prompt", choices=span(offered)))
            if (text := chosen(offered, answer)) is not None:
                return next(move for move in moves if str(move) == text)
            if answer.lower() == BACK:
                if not self.course.can_take_back(seat):
                    self._teller.line("cli-cannot-take-back")
                    continue
                self.course.take_back(seat)
                raise TakenBack
            if not self._other_key(answer):
                self._teller.line("cli-not-a-choice", choices=span(offered))

    def _last_chance_to_take_back(self, seat: Seat) -> None:
        """Wait before new information is shown, after which undo is impossible."""
        waits = self._game.waiting(self.course.state)
        if self._quick or waits == (seat,) or not self.course.can_take_back(seat):
            return
        if self._goes_back(seat):
            self.course.take_back(seat)
            raise TakenBack

    def _goes_back(self, seat: Seat) -> bool:
        while answer := self._keyboard.ask(self._say("cli-go-on")):
            if answer.lower() == BACK:
                return True
            if not self._other_key(answer):
                self._teller.line("cli-not-go-on")
        return False

    def _other_key(self, answer: str) -> bool:
        """Leave, or show a rule; return False for anything else."""
        if answer.lower() == LEAVE:
            raise Left
        if not answer.startswith(RULE):
            return False
        self._show_rule(answer.removeprefix(RULE).strip())
        return True

    def _show_rule(self, asked: str) -> None:
        """Show the current rule, one by its ID, or those that contain words: of several only the ID and title."""
        rule = asked or self._game.rule(self.course.state)
        words = self._say.texts
        found = matching_rules(words, self._game.name, rule)
        if len(found) == 1:
            self._teller.console.print(rule_text(words, found[0]))
        elif found:
            for one in found:
                self._teller.console.print(rule_heading(words, one))
        elif not rule and rule_book(self._game.name) is not None:
            self._teller.console.print(Text(words.say(f"rules-intro-{self._game.name}")))
        else:
            self._teller.line("cli-no-such-rule", rule=rule or "-")

    def _say_forced(self, seat: Seat, move: Move) -> None:
        say = Say(self._say.texts.language, self._say.names, seat)
        view = self._game.view(self.course.state, seat)
        if text := move_text(say, self._game, view, move):
            self._teller.line("cli-forced", style="dim", name=say.name(seat), move=text)
