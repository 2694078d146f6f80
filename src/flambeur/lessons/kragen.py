"""The first game of Um Kopf und Kragen: a round with its attempts, an auction and the pot."""

from __future__ import annotations

from flambeur.lessons.lesson import Ask, Lesson, Tell

KRAGEN = Lesson(
    name="kragen",
    game="kragen",
    players=3,
    options={"starter": "0"},
    script=(
        Tell("welcome"),
        Ask("roll", "0 roll", {"*": "sell"}),
        "* white:246",
        Ask(
            "again",
            "0 reroll 2",
            {"stop": "low", "auction 3": "sell", "auction 4": "sell", "auction 5": "sell", "*": "two"},
        ),
        "* white:5",
        Ask("stop", "0 stop", {"auction 3": "sell", "auction 4": "sell", "auction 5": "sell", "*": "dear"}),
        *("1 roll", "* red:345", "1 reroll 3", "* red:5", "1 stop", "2 auction 5"),
        Ask("bid", "+ 0:bid_3 1:bid_2", {"bid 1": "low", "bid 2": "tie", "bid 4": "all"}),
        *("2 roll", "* red:334", "2 stop"),
        Tell("end"),
    ),
)
