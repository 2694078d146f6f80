"""What a researcher types: games, matches, chance nodes and pictures from a script, typed to the last verb."""

from __future__ import annotations

import copy
import inspect
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from flambeur import Match, Seeded, families, new_game, outcomes, picture, playout, write_position
from flambeur.engine import Dice, IllegalMove, InvalidRecord, Move, Pick, State, UnknownPreset


def some_moves(match: Match, count: int) -> None:
    for _ in range(count):
        match.play_together({seat: match.legal_moves(seat)[0] for seat in match.waiting})


@pytest.mark.parametrize("twin", [Match.copy, copy.copy])
def test_a_copy_is_played_on_without_touching_the_original(twin: Callable[[Match], Match]) -> None:
    match = Match(new_game("vegas", 3), Seeded(1))
    some_moves(match, 4)
    before = (match.state, list(match.entries))
    other = twin(match)
    some_moves(other, 5)
    assert (match.state, match.entries) == before
    some_moves(match, 5)
    assert match.state == other.state, "the copy draws the same dice"
    assert match.record() == other.record()


def test_a_move_is_taken_back_with_what_chance_decided_after_it() -> None:
    match = Match(new_game("kragen", 3), Seeded(4))
    seen = [(match.state, len(match.entries))]
    for _ in range(6):
        some_moves(match, 1)
        seen.append((match.state, len(match.entries)))
    for state, length in reversed(seen[:-1]):
        match.undo()
        assert (match.state, len(match.entries)) == (state, length)
    with pytest.raises(IllegalMove, match="no move to take back"):
        match.undo()
    some_moves(match, 1)
    assert match.record().entries == tuple(match.entries)


def test_a_match_goes_on_from_a_position_but_has_no_record_of_it() -> None:
    match = Match(new_game("temptation", 2), Seeded(4))
    some_moves(match, 5)
    again = Match.at(write_position(match.game, match.state), Seeded(9))
    assert (again.game, again.state) == (match.game, match.state)
    some_moves(again, 1)
    with pytest.raises(InvalidRecord, match="began at a position"):
        again.record()


@pytest.mark.parametrize("name", [shelf.name for shelf in families()])
def test_the_repr_of_a_game_makes_it_again(name: str) -> None:
    shelf = next(shelf for shelf in families() if shelf.name == name)
    for preset, _ in shelf.presets or (("", ()),):
        game = new_game(name, preset=preset or None)
        again = eval(repr(game), {"new_game": new_game})
        assert again == game
        assert hash(again) == hash(game)
        assert again is not game
    assert new_game(name, 3) != new_game(name, 4)


def test_modules_presets_and_seats_are_given_as_one_would_say_them() -> None:
    game = new_game("vegas", 3, box="boulevard", modules=("big", "kickers"), starter=1)
    assert (game.options["with"], game.options["starter"]) == (("big", "kickers"), "1")
    assert new_game("vegas", preset="solitaire").players == 1
    assert new_game("vegas", 7, preset="boulevard-slot", rounds=2).options["rounds"] == 2
    with pytest.raises(UnknownPreset, match="no preset 'palace' of vegas"):
        new_game("vegas", preset="palace")


def test_the_outcomes_of_a_chance_node_are_listed_with_exact_probabilities() -> None:
    listed = list(outcomes((Dice("own", 2), Pick("coin", ("heads", "tails"), (2, 1)))))
    assert len(listed) == 21 * 2
    assert sum(chance for _, chance in listed) == 1
    assert dict(listed)[((2, 0, 0, 0, 0, 0), "heads")] == Fraction(1, 36) * Fraction(2, 3)


def test_a_play_out_and_a_picture_from_a_script() -> None:
    game = new_game("vegas", 2, starter="0")
    state, _ = game.start()

    def first(state: State, seat: int, moves: Iterable[Move]) -> Move:
        return next(iter(moves))

    end = playout(game, state, first, Seeded(1))
    assert game.outcome(end) is not None
    drawn = picture(game, state, 0)
    assert drawn.startswith("Round 1 of 4.")
    assert picture(game, state, language="de").startswith("Runde\u00a01 von 4.")
    assert max(map(len, drawn.splitlines())) <= 100


def test_a_script_needs_no_guard_for_its_workers(tmp_path: Path) -> None:
    script = tmp_path / "study.py"
    script.write_text(
        "from flambeur.arena import make_plan, simulate\n"
        "print(simulate(make_plan('vegas', bots=('random',), games=200), workers=2).tally.games)\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=300, check=False)
    assert (done.stdout, done.stderr) == ("200\n", "")


TYPED = """
from typing import Any, assert_type

from flambeur import Match, Seeded, new_game, playout, write_position
from flambeur.engine import Event, Game, Move, Result, Seat, State


def last(state: State, seat: Seat, moves: tuple[Move, ...]) -> Move:
    return moves[-1]


game = assert_type(new_game("vegas", 3, rounds=1), Game[Any])
match = Match(game, Seeded(1))
while assert_type(match.outcome(), Result | None) is None:
    moves = assert_type(match.legal_moves(match.waiting[0]), tuple[Move, ...])
    assert_type(match.play(moves[0]), tuple[Event, ...])
end = assert_type(match.state, State)
again: State = playout(game, game.start()[0], last, Seeded(2))
numbers: list[int] = [game.number(move) for move in game.all_moves()]
print(write_position(game, end), write_position(game, again), sum(numbers))
"""


def test_a_typed_script_passes_the_strict_checker(tmp_path: Path) -> None:
    """States, moves, events and results have their types for users of the installed package."""
    script = tmp_path / "study.py"
    script.write_text(TYPED)
    cache = Path(__file__).parents[2] / ".mypy_cache" / "script"
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={cache}", str(script)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def undocumented(module: ModuleType) -> Iterator[str]:
    """Public names of a module, and their public verbs, that say nothing about themselves."""
    own = [name for name, thing in vars(module).items() if getattr(thing, "__module__", "") == module.__name__]
    for name in getattr(module, "__all__", own):
        thing = getattr(module, name)
        if name.startswith("_") or not (inspect.isfunction(thing) or inspect.isclass(thing)):
            continue
        if not vars(thing).get("__doc__", thing.__doc__):
            yield name
        for verb, what in vars(thing).items() if inspect.isclass(thing) else ():
            plain = what.fget if isinstance(what, property) else getattr(what, "__func__", what)
            if not verb.startswith("_") and inspect.isfunction(plain) and not plain.__doc__:
                yield f"{name}.{verb}"


ENVS = (".envs", ".envs.zoo", ".envs.single", ".envs.many", ".envs.observing")


@pytest.mark.parametrize(
    "name",
    ["", ".engine", ".arena", ".analysis", ".bots", ".client", *ENVS, ".fairness", ".kernels", ".wording", ".texts"],
)
def test_every_public_verb_says_what_it_does(name: str) -> None:
    assert [*undocumented(import_module(f"flambeur{name}"))] == []
