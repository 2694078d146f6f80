"""The first game of Temptation: two turns on the beginners' board."""

from __future__ import annotations

from flambeur.lessons.lesson import Ask, Lesson, Tell

TEMPTATION = Lesson(
    name="temptation",
    game="temptation",
    players=2,
    options={"starter": "0", "top": "first"},
    script=(
        "* dice:11245",
        Tell("welcome"),
        Ask("first", "0 place 1 1", {"*": "ones"}),
        Ask("second", "0 place 1 1", {"*": "ones"}),
        Ask("roll", "0 roll", {"stop": "stop", "*": "place"}),
        "* dice:136",
        Ask("finish", "0 place 1 1", {"*": "ones"}),
        Ask("stop", "0 stop", {"*": "enough"}),
        *("* dice:33466", "1 place 6 5", "1 place 6 5", "1 stop", "* dice:25556"),
        Ask("stars", "0 place 5 4", {"place 6 5": "pays", "*": "stars"}),
        *("0 place 5 4", "0 place 5 4"),
        Ask("tempt", "0 roll", {"place 6 5": "pays", "*": "brave"}),
        "* dice:56",
        Ask("seventy", "0 place 5 4", {"place 6 5": "pays"}),
        Ask("safe", "0 stop", {"place 6 5": "pays", "roll": "forced"}),
        "* dice:23345",
        Tell("end"),
    ),
)
