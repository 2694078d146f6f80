"""`flambeur play`: a whole game at this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from flambeur.cli.console import make_console
from flambeur.cli.game_list import bot_text
from flambeur.cli.game_session import GameSession
from flambeur.cli.keyboard import Keyboard, KeyboardGone, Left
from flambeur.cli.local_game import Sitting
from flambeur.cli.mistakes import Mistake, explain, mistake
from flambeur.cli.narrator import Teller
from flambeur.cli.options import Wish, readable
from flambeur.cli.people import HUMAN, People, people_of, seat_people
from flambeur.cli.readiness import tell_of_compiling
from flambeur.cli.record_file import ENDING, Recording, record_path, save
from flambeur.cli.result import result_sentence, result_table
from flambeur.engine import Game, Seeded, System, read_record, replay
from flambeur.engine.record import Entry
from flambeur.texts import system_language, texts
from flambeur.wording import Say

DO_NOT = "n"


class Table(Struct, frozen=True):
    """The game, its players, and the moves so far."""

    game: Game[Any]
    people: People
    entries: tuple[Entry, ...] = ()
    file: Path | None = None
    """The file of the saved game."""


def set_up(wished: Wish, *, humans: int, first: int, names: list[str] | None, bots: str | None) -> Table:
    """Return a new table; raises a `FlambeurError` for an impossible one."""
    game = wished.rules()
    words = texts(system_language())
    return Table(game, seat_people(game, words, humans=humans, first=first, names=names, bots=bots))


def take_up(file: Path) -> Table:
    """Return a saved game; raises a `FlambeurError` for a record that does not replay."""
    record = read_record(readable(file))
    for _ in replay(record):
        pass
    game = record.rules_game()
    return Table(game, people_of(record, game, texts(system_language())), record.entries, file)


def play(table: Table, *, seed: int | None = None, record: Path | None = None, quick: bool = False) -> int:
    """Play, and return the exit code: 0 also for a player who leaves early, 130 after Ctrl-C."""
    game, people, resumed = table.game, table.people, table.file
    dice, choices = _chance(seed, len(table.entries))
    course = GameSession(game, dice, people.names, people.notes())
    for entry in table.entries:
        course.follow(entry)
    recording = None if record is None else Recording(record, new=record != resumed)
    console = make_console()
    say = Say(system_language(), people.names, people.humans[0] if len(people.humans) == 1 else None)
    teller = Teller(console, game, say, people.humans)
    keyboard = Keyboard(console)
    sitting = Sitting(course, people, teller, keyboard, choices, recording=recording, quick=quick)
    try:
        _greet(teller, game, people, resumed=resumed is not None)
        tell_of_compiling(game, [kind for kind in people.kinds if kind != HUMAN])
        result = sitting.play()
        teller.show(course.state, say.viewer)
        console.print()
        console.print(result_table(say, game, result))
        teller.print(result_sentence(say, result))
        return 0
    except Left:
        if recording is None:
            _offer_to_save(keyboard, teller, course, resumed)
        else:
            teller.line("cli-saved", file=str(recording.path))
        return 0
    except KeyboardGone:
        _farewell(teller, recording, course)
        return 0
    except KeyboardInterrupt:
        console.print()
        _farewell(teller, recording, course)
        return 130
    finally:
        if recording is not None:
            recording.close()


def _chance(seed: int | None, entries: int) -> tuple[Seeded | System, Seeded | System]:
    """Return the dice and the bots' source: two streams, so a seed gives any players the same dice; new on resuming."""
    if seed is None:
        return System(), System()
    return Seeded(seed, 2 * entries), Seeded(seed, 2 * entries + 1)


def _greet(teller: Teller, game: Game[Any], people: People, *, resumed: bool) -> None:
    say = teller.say
    title = say(f"{game.name}-name") if say.texts.has(f"{game.name}-name") else game.name
    teller.line("cli-welcome-back" if resumed else "cli-welcome", style="bold", game=title)
    sitting = [
        say("cli-person", name=name) if kind == HUMAN else say("cli-bot", name=name, level=bot_text(say, kind))
        for name, kind in zip(people.names, people.kinds, strict=True)
    ]
    teller.line("cli-at-the-table", names=say.both(sitting))
    for kind in dict.fromkeys(kind for kind in people.kinds if kind != HUMAN):
        who = [name for name, other in zip(people.names, people.kinds, strict=True) if other == kind]
        if say.texts.has(f"character-{kind}"):
            teller.line("cli-character", style="dim", names=say.both(who), character=say(f"character-{kind}"))
    teller.line("cli-keys", style="dim")


def _farewell(teller: Teller, recording: Recording | None, course: GameSession) -> None:
    if recording is None:
        teller.line("cli-not-saved")
    else:
        recording.sync(course.record())
        teller.line("cli-saved", file=str(recording.path))


def _offer_to_save(keyboard: Keyboard, teller: Teller, course: GameSession, resumed: Path | None) -> None:
    """Ask for a file until the game is saved or the player declines."""
    say = teller.say
    prompt = say("cli-save-again", file=str(resumed)) if resumed else say("cli-save-where", ending=ENDING)
    while True:
        try:
            answer = keyboard.ask(prompt)
        except KeyboardGone:
            answer = DO_NOT
        if answer.lower() == DO_NOT or not (answer or resumed):
            return teller.line("cli-not-saved")
        try:
            path = resumed if resumed and not answer else record_path(answer)
            if path.exists() and path != resumed:
                raise mistake("file-exists", file=str(path))
            save(path, course.record())
            return teller.line("cli-saved", file=str(path))
        except Mistake as problem:
            teller.print(explain(problem))
