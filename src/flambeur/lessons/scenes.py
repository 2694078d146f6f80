"""Play a lesson by the rules themselves, and record it as messages to the learner."""

from __future__ import annotations

from math import ceil
from typing import Any, cast

from msgspec import Struct

from flambeur.engine import Event, FlambeurError, Game, Joint, State, new_game
from flambeur.engine.record import play_entry, read_entry, read_entry_move
from flambeur.lessons.lesson import LEARNER, Ask, Lesson, Tell
from flambeur.protocol.replies import Snapshot, Update
from flambeur.protocol.seat_projection import choices
from flambeur.scenes import Stage, Told
from flambeur.texts import texts

COMPANY = ("Ben", "Cleo", "Dan", "Eve")
"""The other players at the table, in every language."""
REST = "*"
READING, WATCHING, CHOOSING = 0.3, 2.0, 5.0
"""Seconds for a word, for a step shown at normal speed, and for a choice."""


class BrokenLesson(Exception):
    """Says which lesson cannot be played, and why."""


class Beat(Struct):
    """A sentence, the choices that it is about, and the steps after it was read or the right choice was made."""

    says: str
    updates: list[Update]
    right: str | None = None
    """The choice that continues the lesson; None: nothing is asked."""
    why: dict[str, str] = {}
    """Reasons against the other choices, by their text."""


class LessonInfo(Struct):
    """A lesson's entry in the list, and the table for a whole game afterwards."""

    name: str
    game: str
    players: int
    options: dict[str, Any]
    box: str
    modules: tuple[str, ...]
    mode: str
    minutes: int
    beats: int


class LessonPage(Struct):
    """A whole lesson in one language."""

    stage: Stage
    start: Snapshot
    beats: list[Beat]


def act_out(lesson: Lesson, language: str) -> LessonPage:
    """Play the script and return it as a page; raises `BrokenLesson` for a line that the rules do not allow there."""
    try:
        return _Actor(lesson, language).page()
    except FlambeurError as error:
        raise BrokenLesson(f"the lesson {lesson.name}: {error.sentence}") from error


def describe(lesson: Lesson) -> LessonInfo:
    """Return the entry of a lesson in the list."""
    options, beats = lesson.options, act_out(lesson, "en").beats
    return LessonInfo(
        name=lesson.name,
        game=lesson.game,
        players=lesson.players,
        options=lesson.afterwards,
        box=options.get("box", ""),
        modules=tuple(options.get("with", ())),
        mode=options.get("mode", ""),
        minutes=ceil(_seconds(beats) / 60),
        beats=len(beats),
    )


def _seconds(beats: list[Beat]) -> float:
    """Estimate the seconds for a learner who reads everything and chooses right at once."""
    words = sum(len(beat.says.split()) for beat in beats)
    steps = sum(len(beat.updates) for beat in beats)
    asked = sum(beat.right is not None for beat in beats)
    return READING * words + WATCHING * steps + CHOOSING * asked


class _Actor:
    def __init__(self, lesson: Lesson, language: str) -> None:
        self._lesson = lesson
        self._texts = texts(language)
        self._game: Game[Any] = new_game(lesson.game, lesson.players, **lesson.options)
        names = (self._texts.say("table-own"), *COMPANY[: lesson.players - 1])
        self._told = Told(self._game, names, LEARNER, language)
        self._state: State
        self._events: tuple[Event, ...]
        self._state, self._events = self._game.start()

    def page(self) -> LessonPage:
        start: Snapshot | None = None
        beats: list[Beat] = []
        for part in self._lesson.script:
            if isinstance(part, str):
                self._follow(part, beats)
                continue
            self._rests(part.says)
            if start is None:  # earlier lines only lead to the position where it begins
                start = cast(Snapshot, self._told.begin(self._state, self._events))  # already encoded
                self._events = ()
            beats.append(self._beat(part))
            if isinstance(part, Ask):
                self._follow(part.line, beats)
        self._rests("its end")
        if start is None or isinstance(self._lesson.script[-1], str | Ask):
            raise BrokenLesson(f"the lesson {self._lesson.name} does not end with a sentence.")
        return LessonPage(self._told.stage, start, beats)

    def _follow(self, line: str, beats: list[Beat]) -> None:
        """Apply a line; its effects are shown once chance has nothing more to decide."""
        self._state, events = play_entry(self._game, self._state, read_entry(line))
        self._events += events
        if beats and not self._game.chance(self._state):
            beats[-1].updates.append(cast(Update, self._told.go_on(self._state, self._events)))
            self._events = ()

    def _rests(self, where: str) -> None:
        if self._game.chance(self._state):
            raise BrokenLesson(f"the lesson {self._lesson.name}: chance has something to decide before '{where}'.")

    def _beat(self, beat: Tell | Ask) -> Beat:
        message = self._lesson.message(beat.says)
        says = self._texts.say(message)
        if isinstance(beat, Tell):
            return Beat(says, [])
        right = self._choice(beat.line)
        offered = [str(move) for move in choices(self._game, self._state, LEARNER)]
        if right not in offered:
            raise BrokenLesson(f"the lesson {self._lesson.name}: '{right}' is not on offer at '{beat.says}'.")
        unknown = beat.why.keys() - {REST, *offered}
        unexplained = [move for move in offered if move != right and move not in beat.why and REST not in beat.why]
        if unknown or unexplained or right in beat.why:
            raise BrokenLesson(
                f"the lesson {self._lesson.name}, '{beat.says}': not on offer {sorted(unknown)}, "
                f"not explained {unexplained}."
            )
        reasons = {move: beat.why.get(move, beat.why.get(REST, "")) for move in offered if move != right}
        return Beat(says, [], right, {move: self._texts.say(message, reason) for move, reason in reasons.items()})

    def _choice(self, line: str) -> str:
        """Return the learner's own part of a line."""
        entry = read_entry(line)
        move = read_entry_move(self._game, self._state, entry)
        if isinstance(move, Joint):
            return str(dict(move.moves)[LEARNER])
        if entry.seat != LEARNER:
            raise BrokenLesson(f"the lesson {self._lesson.name}: '{line}' is not the learner's choice.")
        return str(move)
