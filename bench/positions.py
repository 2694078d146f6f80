"""Positions with one number changed: each is refused with one sentence, or plays on to an end and all adds up.

`python -m bench fuzz --positions N` tries so many of them, other ones than the tests do.
"""

from __future__ import annotations

import re
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random
from typing import Any

import flambeur.games  # noqa: F401  (puts the games on the shelf)
from flambeur.engine import Game, InvalidPosition, Seeded, families, read_position, write_position
from flambeur.engine.conformance import check_state, check_texts
from flambeur.engine.position_trial import LONGEST, forward

NUMBER = re.compile(r"-?\d+")
ODD = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 30, 50, 100, 255, 99_999_999, 999_999_999_999)
STEPS = 120
PLAYED = "it played on."
PORTION = 50
"""Positions that one core tries before it is given more."""
TABLES = [
    (shelf, dict(options), players)
    for shelf in families()
    for _, options in (shelf.presets or (("", ()),))
    for players in shelf.fitting(dict(options))[:2]
]


@cache
def table(number: int) -> Game[Any]:
    shelf, options, players = TABLES[number]
    return shelf.game(players, options)


def reached(game: Game[Any], seed: int, steps: int) -> str:
    """The text of a position that a random game comes to."""
    state, _ = game.start()
    source = Seeded(seed)
    for _ in range(steps):
        if game.outcome(state) is not None:
            break
        state = forward(game, state, source)
    return write_position(game, state)


def changed(text: str, which: int, odd: int) -> str:
    """A position with one of its numbers replaced."""
    body = text.index("|")
    numbers = [found for found in NUMBER.finditer(text) if found.start() > body]
    chosen = numbers[which % len(numbers)]
    return f"{text[: chosen.start()]}{odd}{text[chosen.end() :]}"


def tried(text: str, seed: int) -> str:
    """The sentence of a refusal; a position that is read keeps the rules of the conformance suite to its end."""
    try:
        game, state = read_position(text)
    except InvalidPosition as refusal:
        return refusal.sentence
    source = Seeded(seed)
    for step in range(LONGEST):
        check_state(game, state)
        if step % 17 == 0:
            check_texts(game, state)
        if game.outcome(state) is not None:
            return PLAYED
        state = forward(game, state, source)
    raise AssertionError(f"a game did not end: {text}")


def many(count: int) -> int:
    """Try so many positions on every core; 1 if any is neither refused nor played on."""
    began, played, wrong = time.perf_counter(), 0, 0
    portions = [range(first, min(first + PORTION, count)) for first in range(0, count, PORTION)]
    with ProcessPoolExecutor() as cores:
        for number, (went_on, found) in enumerate(cores.map(examine, portions)):
            played += went_on
            wrong += len(found)
            for what in found:
                print(what, file=sys.stderr, flush=True)
            if number % 100 == 99:
                print(f"{portions[number].stop} of {count} positions", flush=True)
    seconds = time.perf_counter() - began
    print(f"{count} changed positions of {len(TABLES)} tables in {seconds:.0f} s: {played} played on, {wrong} wrong")
    return 1 if wrong else 0


def examine(seeds: range) -> tuple[int, list[str]]:
    """How many of some changed positions were played on, and what went wrong with the others."""
    played, wrong = 0, []
    for seed in seeds:
        chosen = Random(seed)
        text = reached(table(chosen.randrange(len(TABLES))), seed, chosen.randrange(STEPS))
        text = changed(text, chosen.randrange(1 << 16), chosen.choice(ODD))
        try:
            sentence = tried(text, seed)
        except Exception as error:  # anything but a refusal is what is looked for
            wrong.append(f"seed {seed}: {text}\n  {error!r}")
            continue
        played += sentence == PLAYED
        if "\n" in sentence or not sentence.endswith("."):
            wrong.append(f"seed {seed}: {text}\n  is refused with {sentence!r}")
    return played, wrong
