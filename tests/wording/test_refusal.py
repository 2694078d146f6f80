"""Why an option is refused is said in the player's language, and in English as the engine says it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import flambeur
from flambeur.engine import FlambeurError, InvalidOption, InvalidRecord, family, read_record, replay
from flambeur.protocol.errors import explain
from flambeur.texts import LANGUAGES, texts
from flambeur.wording.refusal import refusal

SOURCES = Path(flambeur.__file__).parent

REFUSED = [
    ("vegas", 4, {"colour": "red"}),
    ("vegas", 4, {"sixty": "perhaps"}),
    ("vegas", 4, {"rounds": "99"}),
    ("kragen", 4, {"rounds": "10001"}),
    ("vegas", 4, {"box": "blue"}),
    ("vegas", 4, {"with": "slots"}),
    ("kragen", 4, {"bags": "0"}),
    ("vegas", 4, {"pile": "10"}),
    ("temptation", 4, {"boards": "two words"}),
    ("temptation", 9, {}),
    ("vegas", 4, {"starter": "5"}),
    ("vegas", 1, {"starter": "1", "mode": "solitaire", "box": "boulevard"}),
    ("vegas", 1, {"mode": "solitaire"}),
    ("vegas", 8, {}),
    ("vegas", 2, {"mode": "solitaire", "box": "boulevard"}),
    ("vegas", 8, {"mode": "secret", "box": "boulevard"}),
    ("vegas", 4, {"with": "kickers"}),
    ("vegas", 3, {"with": "big", "mode": "secret", "box": "boulevard"}),
    ("vegas", 8, {"with": "big", "box": "boulevard"}),
    ("vegas", 5, {"with": "teams", "box": "boulevard"}),
    ("vegas", 5, {"with": "teams"}),
    ("vegas", 4, {"sixty": "yes"}),
    ("vegas", 1, {"solo_rounds": "2", "mode": "solitaire", "box": "boulevard"}),
    ("vegas", 1, {"solo_colour": "white", "mode": "solitaire", "box": "morecash"}),
    *(
        ("vegas", 4, options)
        for options in ({"solo_dice": "3"}, {"bonuses": "20,30"}, {"reroll": "once"}, {"further_notes": "no"})
    ),
    ("vegas", 4, {"mode": "secret", "box": "boulevard", "rounds": "3"}),
    ("vegas", 5, {"with": "bonus", "box": "morecash", "bonuses": "10,20"}),
    ("vegas", 4, {"pile": "15:3"}),
    ("kragen", 4, {"bags": "3,4"}),
    ("kragen", 3, {"goal": "40"}),
]


def refused(game: str, players: int, options: dict[str, str]) -> FlambeurError:
    with pytest.raises(InvalidOption) as caught:
        family(game).game(players, options)
    return caught.value


def plain(sentence: str) -> str:
    """Without what a catalogue may do otherwise than the engine: quotes, and a capital at the beginning."""
    return (sentence[:1].lower() + sentence[1:]).replace("“", "'").replace("”", "'")


@pytest.mark.parametrize(("game", "players", "options"), REFUSED)
def test_a_refused_option_is_explained_in_every_language(game: str, players: int, options: dict[str, str]) -> None:
    error = refused(game, players, options)
    english, french, german = (refusal(error, language) for language in LANGUAGES)
    assert plain(english) == plain(error.sentence)
    assert len({english, french, german}) == len(LANGUAGES), "a sentence is not translated"
    assert all(sentence.endswith(".") for sentence in (english, french, german))


def test_the_reasons_above_are_all_there_are() -> None:
    told = {refused(*case).facts["why"] for case in REFUSED} | {"option-boards"}
    messages = {f"error-{why}" for why in told}
    catalogue = (SOURCES / "texts" / "en" / "options.ftl").read_text(encoding="utf-8")
    assert messages == {line.split(" = ")[0] for line in catalogue.splitlines() if line.startswith("error-")}
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "InvalidOption":
                why = next(word.value for word in node.keywords if word.arg == "why")
                assert not isinstance(why, ast.Constant) or why.value in told, path


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Option boards: Board 1: A board has 6 rows, not 0."),
        ("fr", "Option boards\u00a0: Planche 1\u00a0: Une planche a 6 rangées, pas 0."),
        ("de", "Option boards: Spielplan\u00a01: Ein Spielplan hat 6 Reihen, nicht 0."),
    ],
)
def test_what_lies_behind_an_error_is_translated_too(language: str, sentence: str) -> None:
    assert refusal(refused("temptation", 4, {"boards": "x"}), language) == sentence


def test_a_record_of_a_table_that_cannot_be_says_why() -> None:
    sample = (Path(__file__).parents[2] / "docs" / "samples" / "evening.flam").read_text(encoding="utf-8")
    record = read_record(sample.split("\n\n")[0].replace("goal: 25", "goal: 40") + "\n\n")
    with pytest.raises(InvalidRecord) as caught:
        list(replay(record))
    assert refusal(caught.value, "de") == (
        "Die Aufzeichnung hat einen Fehler in Zeile\u00a02: "
        "Die Option goal kann nicht größer sein als die 36\u00a0kg, die 3 Spieler zusammen haben."
    )


def test_the_server_says_it_in_the_language_asked_for() -> None:
    error = refused("vegas", 8, {})
    sentence = "Die Ausgabe classic ist für 2 bis 5 Spieler, nicht für 8."
    assert explain(error, "de").sentence == sentence
    assert explain(error, None).sentence == "The classic box is for 2 to 5 players, not 8."
    assert explain(error, "de").facts["why"] == "option-box-players"


def test_an_error_without_a_message_keeps_its_sentence() -> None:
    assert refusal(FlambeurError("nobody has words for this.", code="unheard-of"), "fr") == (
        "Nobody has words for this."
    )
    assert not texts("fr").has("error-unheard-of")
