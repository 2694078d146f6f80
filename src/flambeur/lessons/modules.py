"""One lesson for each module of the boxes of Las Vegas: its one change, at a table without other modules."""

from __future__ import annotations

from flambeur.lessons.lesson import Ask, Lesson, Tell


def _notes(*notes: int) -> tuple[str, ...]:
    return tuple(f"* note:{note}" for note in notes)


BIG = Lesson(
    name="big",
    game="vegas",
    players=2,
    options={"box": "boulevard", "with": ("big",), "starter": "0"},
    script=(
        *_notes(40, 50, 30, 60, 90, 70),
        "* own:1223466 big:5",
        Ask("place", "0 place 5", {"place 6": "pair", "*": "less"}),
        *("* own:1344556 big:2", "1 place 5", "* own:1233456"),
        Ask("tie", "0 place 5", {"*": "lost"}),
        "* own:11234 big:2",
        Tell("end"),
    ),
)

KICKERS = Lesson(
    name="kickers",
    game="vegas",
    players=2,
    options={"box": "boulevard", "with": ("kickers",), "starter": "0"},
    script=(
        *_notes(40, 50, 30, 90, 60, 70),
        *("* own:122455 kicker:13", "0 place 4", "* own:114466 kicker:35", "1 place 4", "* own:12346 kicker:45"),
        Ask("place", "0 place 4", {"*": "kick"}),
        Ask("kick", "0 kick 1 normal 4", {"*": "own"}),
        "* own:11236 kicker:35",
        Tell("end"),
    ),
)

RAINBOW = Lesson(
    name="rainbow",
    game="vegas",
    players=2,
    options={"box": "boulevard", "with": ("rainbow",), "starter": "0", "rounds": 1},
    script=(
        *_notes(40, 50, 30, 60, 0, 70),
        "* own:33335555",
        Ask("place", "0 place 5", {"place 3": "sure"}),
        *("* own:12345555", "1 place 5", "* own:1566"),
        Ask("tie", "0 place 5", {"*": "lost"}),
        *("* own:2222", "1 place 2", "* own:666"),
        Tell("last"),
        *("0 place 6", "* note:80"),
        Tell("end"),
    ),
)

SLOT = Lesson(
    name="slot",
    game="vegas",
    players=2,
    options={"box": "morecash", "with": ("slot",), "starter": "0", "rounds": 1},
    script=(
        *_notes(50, 50, 60, 70, 80, 90, 10, 100),
        "* own:11333456",
        Ask("slot", "0 slot 3", {"*": "other"}),
        *("* own:33344556", "1 place 3", "* own:11455"),
        Ask("more", "0 slot 5", {"*": "other"}),
        *("* own:44456", "1 slot 4", "* own:116", "0 place 1", "* own:66", "1 place 6", "* own:4", "0 place 4"),
        Ask("take", "0 take 100", {"*": "small"}),
        Tell("end"),
    ),
)

BONUS = Lesson(
    name="bonus",
    game="vegas",
    players=2,
    options={"box": "boulevard", "with": ("bonus",), "starter": "0", "rounds": 1},
    script=(
        *_notes(50, 30, 60, 70, 80, 40),
        *("* bonus:40", "* bonus:60", "* bonus:20", "* bonus:30", "* own:55556666"),
        Ask("place", "0 place 6", {"place 5": "dear"}),
        *("* own:11115555", "1 place 5", "* own:3344"),
        Ask("other", "0 place 3", {"place 4": "dear"}),
        *("* own:1111", "1 place 1", "* own:44"),
        Tell("last"),
        "0 place 4",
        Tell("end"),
    ),
)

ACTION = Lesson(
    name="action",
    game="vegas",
    players=2,
    options={"box": "morecash", "with": ("action",), "starter": "0"},
    script=(
        *_notes(50, 50, 60, 70, 80, 90),
        *("* card:joker", "* card:more", "* card:swap", "* card:three", "0 done", "* own:11235566"),
        Ask("card", "0 play joker", {"*": "wait"}),
        Ask("pick", "0 pick own 2", {"pick own 6": "six", "*": "pair"}),
        Ask("turn", "0 turn 6", {"*": "face"}),
        Ask("place", "0 place 6", {"*": "six"}),
        Tell("end"),
    ),
)

NEUTRAL = Lesson(
    name="neutral",
    game="vegas",
    players=2,
    options={"box": "classic", "with": ("neutral",), "starter": "0"},
    script=(
        *_notes(50, 60, 70, 80, 90, 40, 30),
        "* own:11335566 neutral:2556",
        Ask("place", "0 place 3", {"place 5": "tied", "place 2": "none", "*": "less"}),
        *("* own:11223344 neutral:1135", "1 place 4", "* own:112566 neutral:4456"),
        Ask("weapon", "0 place 4", {"*": "ben"}),
        "* own:112233 neutral:1135",
        Tell("end"),
    ),
)

TEAMS = Lesson(
    name="teams",
    game="vegas",
    players=4,
    options={"box": "classic", "with": ("teams",), "starter": "2"},
    script=(
        *_notes(50, 60, 70, 90, 50, 80),
        *("* own:11123444", "2 place 4", "* own:11225556", "3 place 5", "* own:33344455"),
        Ask("place", "0 place 3", {"place 4": "mate", "place 5": "behind"}),
        *("* own:11225566", "1 place 6", "* own:12226", "2 place 6", "* own:11122", "3 place 1", "* own:11266"),
        Ask("help", "0 place 6", {"place 1": "behind", "place 2": "less"}),
        "* own:112344",
        Tell("end"),
    ),
)
