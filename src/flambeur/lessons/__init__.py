"""Lessons: a first game of each kind, and one for each module, played by the learner with scripted dice.

A lesson is a script for the rules themselves (`lesson.py`): lines as in a record, sentences, and the learner's
choices. `scenes.py` plays it and records the messages to the learner, in the table protocol; a line that the rules do
not allow is an error there. The build of the browser client writes all lessons for its pages.
"""

from __future__ import annotations

from flambeur.lessons.colours import SECRET, SOLITAIRE
from flambeur.lessons.kragen import KRAGEN
from flambeur.lessons.lesson import Ask, Lesson, Tell
from flambeur.lessons.modules import ACTION, BIG, BONUS, KICKERS, NEUTRAL, RAINBOW, SLOT, TEAMS
from flambeur.lessons.scenes import Beat, BrokenLesson, LessonInfo, LessonPage, act_out, describe
from flambeur.lessons.temptation import TEMPTATION
from flambeur.lessons.vegas import VEGAS

LESSONS: tuple[Lesson, ...] = (
    *(VEGAS, TEMPTATION, KRAGEN),
    *(BIG, KICKERS, RAINBOW, SLOT, BONUS, ACTION, NEUTRAL, TEAMS),
    *(SOLITAIRE, SECRET),
)
"""All lessons, in the order in which they are offered."""

__all__ = [
    "LESSONS",
    "Ask",
    "Beat",
    "BrokenLesson",
    "Lesson",
    "LessonInfo",
    "LessonPage",
    "Tell",
    "act_out",
    "describe",
]
