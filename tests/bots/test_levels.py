"""Every level plays every table: legal moves only, the same ones for the same luck, and from its own knowledge."""

from __future__ import annotations

from typing import Any

import pytest

import flambeur.games  # noqa: F401  (puts the games on the shelf)
from flambeur.analysis import Evaluation, rollouts
from flambeur.analysis.rollouts import play_on, prospects
from flambeur.bots import QUICK, UnknownBot, levels, make_bot, sharp
from flambeur.bots.characters import NAMES, name_of
from flambeur.engine import Budget, Game, Match, Move, Seeded, families, new_game
from flambeur.texts import LANGUAGES, texts
from tests.samples.sealed import install

TINY = Budget(work=2)


def tables() -> list[Any]:
    """Every game with each of its presets, and the round that is solved."""
    found = []
    for family in families():
        for name, options in (("usual", ()), *family.presets):
            players = family.fitting(dict(options))[0]
            found.append(pytest.param(family.game(players, dict(options)), id=f"{family.name}-{name}"))
    return [*found, pytest.param(new_game("vegas", 2), id="duel")]


def play_some(game: Game[Any], level: str, choices: int, seed: int = 1) -> list[str]:
    """So many real choices of a game in which everybody is of a level."""
    match, source, bot = Match(game, Seeded(seed)), Seeded(seed, stream=1), make_bot(level, game)
    chosen: list[str] = []
    while match.waiting and len(chosen) < choices:
        moves: dict[int, Move] = {}
        for seat in match.waiting:
            legal = match.legal_moves(seat)
            moves[seat] = legal[0]
            if len(legal) > 1:
                moves[seat] = bot(match.knowledge(seat), legal, TINY, source)
                assert moves[seat] in legal
                chosen.append(str(moves[seat]))
        match.play_together(moves)
    return chosen


@pytest.mark.parametrize("game", tables())
def test_every_level_chooses_legal_moves_and_the_same_ones_for_the_same_luck(game: Game[Any]) -> None:
    for level in levels(game):
        choices = 40 if level in QUICK else 3
        assert play_some(game, level, choices) == play_some(game, level, choices)


def test_a_game_of_ones_own_can_be_thought_about_at_once() -> None:
    game = install().game(2)
    assert levels(game) == ("random", "sharp", "champion")
    assert play_some(game, "sharp", 3) == play_some(game, "sharp", 3)


def test_who_may_do_no_work_tries_every_move_once_and_no_oftener(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Evaluation] = []

    def played_on(*asked: Any, **more: Any) -> Evaluation:
        found.append(play_on(*asked, **more))
        return found[-1]

    monkeypatch.setattr(rollouts, "play_on", played_on)
    match = Match(new_game("kragen", 3), Seeded(1))
    sharp.choose(match.knowledge(match.waiting[0]), match.legal_moves(), Budget(work=0), Seeded(1))
    assert {one.samples for one in found[0].moves} == {1}


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="random, bold, careful, greedy, sharp, champion"):
        make_bot("genius", new_game("kragen", 3))


def test_bold_and_careful_players_do_not_play_alike() -> None:
    for name in ("vegas", "temptation", "kragen"):
        ways = {level: tuple(play_some(new_game(name, 3), level, 60)) for level in ("careful", "greedy", "bold")}
        assert len(set(ways.values())) == 3, name


def test_games_played_on_are_counted_and_end_with_the_budget() -> None:
    match = Match(new_game("vegas", 3), Seeded(2))
    seat, moves = match.waiting[0], match.legal_moves()
    found = play_on(match.knowledge(seat), moves, Budget(work=5 * len(moves)), Seeded(3)).moves
    assert [one.samples for one in found] == [5] * len(moves)
    assert all(abs(sum(one.chances) - 1) < 1e-9 for one in found)
    assert all(one.chances[seat] == pytest.approx(one.chance) for one in found)


def test_who_only_wants_the_best_leaves_hopeless_moves_alone() -> None:
    match = Match(new_game("vegas", 2), Seeded(5))
    seat, moves = match.waiting[0], match.legal_moves()
    found = play_on(match.knowledge(seat), moves, Budget(work=100 * len(moves)), Seeded(3), decide=True)
    games = [one.samples for one in found.moves]
    assert min(games) < found.best.samples == max(games)


def test_chances_of_a_finished_game_are_its_result() -> None:
    game = new_game("vegas", 2)
    match, toss = Match(game, Seeded(4)), Seeded(5)
    while match.waiting:
        legal = match.legal_moves()
        match.play(legal[toss.below(len(legal))])
    result = match.outcome()
    assert result is not None
    chances = prospects(game, match.state, 1, Seeded(1)).chances
    assert [seat for seat, chance in enumerate(chances) if chance] == list(result.winners)


def test_a_name_tells_a_character_and_is_nobody_elses() -> None:
    everybody = [name for names in NAMES.values() for name in names]
    assert len(everybody) == len(set(everybody))
    assert set(NAMES) == set(levels(new_game("vegas", 4)))
    taken: list[str] = []
    for seat in range(8):
        taken.append(name_of("greedy", seat, taken))
    assert len({name.casefold() for name in taken}) == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_is_described_in_every_language(language: str) -> None:
    sentences = {texts(language).say(f"character-{level}") for level in NAMES}
    assert len(sentences) == len(NAMES)
    assert all(sentence.endswith(".") and " " in sentence for sentence in sentences)
