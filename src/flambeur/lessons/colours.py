"""The other variants of Las Vegas, with dice of all colours: solitaire and secret colours."""

from __future__ import annotations

from flambeur.lessons.lesson import Ask, Lesson, Tell

SOLITAIRE = Lesson(
    name="solitaire",
    game="vegas",
    players=1,
    options={"box": "boulevard", "mode": "solitaire"},
    script=(
        *("* note:50", "* note:60", "* note:70", "* note:80", "* note:90", "* note:100", "* orange:11234466"),
        "* blue:5 red:3 green:3 yellow:4 black:6 violet:2 white:6",
        Tell("welcome"),
        Ask("place", "0 place 5", {"*": "rivals"}),
        "* blue:2 red:5 green:3 yellow:4 black:3 violet:2 white:6",
        Ask("tie", "0 place 3", {"place 5": "red", "place 2": "blue", "*": "rivals"}),
        "* blue:2 red:1 green:6 yellow:4 black:5 violet:5 white:6",
        Tell("end"),
    ),
)

SECRET = Lesson(
    name="secret",
    game="vegas",
    players=2,
    options={"box": "boulevard", "mode": "secret", "starter": "0"},
    script=(
        *("* note:20", "* note:40", "* note:90", "* note:30", "* note:50", "* note:60", "* note:10", "* note:30"),
        *("* note:80", "* note:20", "* note:50", "* note:70", "* note:10", "* note:40", "* note:60", "* note:30"),
        *("* note:40", "* note:100"),
        "* blue:11 red:12 green:23 yellow:34 black:35 violet:44 white:56 orange:56",
        *("* colour:blue", "* colour:red", "* colour:green", "* colour:yellow"),
        "* blue:1 red:1 green:4 yellow:3 black:6 violet:6 white:2 orange:2",
        Tell("welcome"),
        Ask("place", "0 place 1", {"*": "others"}),
        *("* blue:3 red:5 green:5 yellow:6 black:6 violet:2 white:2 orange:4", "1 place 2"),
        "* blue:4 red:2 green:4 yellow:1 black:3 violet:3 white:1 orange:6",
        Ask("untie", "0 place 2", {"*": "others"}),
        "* blue:3 red:5 green:5 yellow:6 black:6 violet:3 white:2 orange:4",
        Tell("end"),
    ),
)
