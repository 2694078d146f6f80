"""The first game of Las Vegas: a whole round of the classic game, with all its situations."""

from __future__ import annotations

from flambeur.lessons.lesson import Ask, Lesson, Tell

VEGAS = Lesson(
    name="vegas",
    game="vegas",
    players=3,
    options={"starter": "0"},
    script=(
        *("* note:60", "* note:30", "* note:20", "* note:40", "* note:50", "* note:90", "* note:10", "* note:70"),
        *("* note:80", "* own:12244456"),
        Tell("welcome"),
        Ask("roll", "0 place 4", {"*": "fewer"}),
        *("* own:12333566", "1 place 3", "* own:11235566", "2 place 6", "* own:33356"),
        Ask("tie", "0 place 5", {"place 3": "tied", "place 6": "behind"}),
        *("* own:11244", "1 place 1", "* own:124446", "2 place 4", "* own:1224"),
        Ask("break", "0 place 4", {"*": "lost"}),
        *("* own:225", "1 place 2", "* own:136", "2 place 3", "* own:126"),
        Ask("second", "0 place 2", {"*": "behind"}),
        *("* own:5", "1 place 5", "* own:11", "2 place 1", "* own:16"),
        Ask("cancel", "0 place 1", {"place 6": "behind"}),
        "* own:5",
        Tell("last"),
        "0 place 5",
        *("* note:50", "* note:60", "* note:70", "* note:80", "* note:20", "* note:40", "* note:90", "* own:11234566"),
        Tell("end"),
    ),
)
