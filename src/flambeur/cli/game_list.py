"""`flambeur games`: list the games."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.padding import Padding
from rich.text import Text

from flambeur.bots import levels
from flambeur.cli.console import make_console
from flambeur.engine import Family, Option, families
from flambeur.engine.options import write_value
from flambeur.texts import Texts, system_language, texts
from flambeur.wording import Say


def game_title(words: Texts, game: str) -> str:
    """Return the name of a game in words."""
    return words.say(f"{game}-name") if words.has(f"{game}-name") else game


def bot_text(say: Say, name: str) -> str:
    """Return the name of a bot in words: ours by their levels, others as given."""
    return say(f"bot-{name}") if say.texts.has(f"bot-{name}") else name


def show(*, as_json: bool) -> None:
    """Print all games with their options."""
    words = texts(system_language())
    if as_json:
        shelf = [describe(words, family) for family in families()]
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(shelf), indent=2).decode() + "\n")
        return
    console = make_console()
    for family in families():
        title = Text(f"{family.name}  ", style="bold").append(game_title(words, family.name), style="bold")
        console.print(title)
        lines = [Text(words.say("cli-for-players", low=family.low, high=family.high))]
        lines += [_option_line(words, family, option) for option in family.options]
        for name, options in family.presets:
            chosen = " ".join(f"{key}={value}" for key, value in options)
            lines.append(Text(words.say("cli-preset", name=name, options=chosen)))
        for line in lines:
            console.print(Padding(line, (0, 0, 0, 2), expand=False))
        console.print()


def describe(words: Texts, family: Family) -> dict[str, Any]:
    """Return a game as data."""
    game = family.game()
    choices = {option.name: list(option.choices) for option in family.options}
    return {
        "name": family.name,
        "title": game_title(words, family.name),
        "rules_version": game.rules_version,
        "players": {"low": family.low, "high": family.high, "default": family.default_players},
        "boxes": choices.get("box", []),
        "modules": choices.get("with", []),
        "options": [_option_data(words, family, option) for option in family.options],
        "presets": {name: dict(options) for name, options in family.presets},
        "bots": list(levels(game)),
    }


def _option_data(words: Texts, family: Family, option: Option) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": option.name,
        "kind": option.kind,
        "default": write_value(option.default),
        "allowed": option.allowed(),
        "title": option_title(words, family, option),
        "help": _help(words, family, option),
    }
    if option.choices:
        data["choices"] = {choice: _choice_title(words, family, option, choice) for choice in option.choices}
    if option.kind in ("number", "numbers", "table"):
        data |= {"low": option.low, "high": option.high}
    if option.kind in ("words", "numbers", "table"):
        data["most"] = option.entries
    if option.kind == "table":
        data["keys"] = option.keys
    return data


def option_title(words: Texts, family: Family, option: Option) -> str:
    message = f"{family.name}-option-{option.name}"
    return words.say(message) if words.has(message) else option.name


def _help(words: Texts, family: Family, option: Option) -> str:
    message = f"{family.name}-option-{option.name}"
    return words.say(message, "help") if words.has(message, "help") else ""


def _choice_title(words: Texts, family: Family, option: Option, choice: str) -> str:
    message = f"{family.name}-option-{option.name}-{choice}"
    if option.name == "starter" and choice.isdecimal():
        return words.say("cli-seat", number=int(choice) + 1)
    return words.say(message) if words.has(message) else choice


def _option_line(words: Texts, family: Family, option: Option) -> Text:
    line = Text(f"{option.name}={write_value(option.default)}", style="bold")
    title = option_title(words, family, option)
    choices = [(choice, _choice_title(words, family, option, choice)) for choice in option.choices]
    listed = ", ".join(choice if name == choice else f"{choice} ({name})" for choice, name in choices)
    parts = [title if title != option.name else "", _help(words, family, option), listed]
    return line.append("  " + " · ".join(part for part in parts if part), style="not bold")
