"""`flambeur replay`: check a recorded game with the engine, and tell it in words."""

from __future__ import annotations

from pathlib import Path

from flambeur.cli.console import make_console
from flambeur.cli.game_list import game_title
from flambeur.cli.narrator import Teller
from flambeur.cli.options import readable
from flambeur.cli.people import people_of
from flambeur.cli.result import result_sentence, result_table
from flambeur.engine import read_record, replay, write_position
from flambeur.engine.record import Moment
from flambeur.texts import system_language, texts
from flambeur.wording import Say, event_text


def show(file: Path) -> None:
    """Print the game; raises `InvalidRecord` if it breaks the rules, before printing anything."""
    record = read_record(readable(file))
    moments: list[Moment] = list(replay(record))
    game = record.rules_game()
    language = system_language()
    say = Say(language, people_of(record, game, texts(language)).names)
    teller = Teller(make_console(), game, say, ())
    teller.line("cli-replay", style="bold", game=game_title(say.texts, game.name), names=say.both(say.names))
    for moment in moments:
        for event in moment.events:
            if sentence := event_text(say, game, event):
                teller.print(sentence)
    state = moments[-1].state
    teller.show(state, None)
    teller.console.print()
    result = game.outcome(state)
    if result is None:
        teller.line("cli-unfinished")
        teller.print(write_position(game, state))
    else:
        teller.console.print(result_table(say, game, result))
        teller.print(result_sentence(say, result))
