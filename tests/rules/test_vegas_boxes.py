"""What the boxes hold, what goes together, and the parts that only add to a table (B1–B4, M1–M3, M8–M10, X11, X12)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from flambeur.engine import InvalidOption, family, new_game
from flambeur.games.vegas.colours.solitaire import Solitaire
from flambeur.games.vegas.combinations import Combination, combinations
from flambeur.games.vegas.events import Tied
from flambeur.games.vegas.table import Vegas
from tests.rules.vegas_lab import all_of, go, moves, position, table


def notes(box: str, *modules: str) -> dict[int, int]:
    game = table(4, box, *modules)
    return dict(zip(game.denominations, game.full_pile, strict=True))


@pytest.mark.parametrize(("box", "most"), [("boulevard", 8), ("morecash", 6)])
def test_B1_M1_M8_more_colours_let_more_people_play(box: str, most: int) -> None:
    assert table(most, box).hand == (8, 0, 0, 0)
    if most < 8:
        with pytest.raises(InvalidOption, match=f"the {box} box is for 2 to {most} players, not {most + 1}."):
            table(most + 1, box)


def test_B1_every_part_can_be_switched_on_by_itself() -> None:
    parts = {"neutral", "notes", "big", "kickers", "rainbow", "slot", "bonus", "action", "teams"}
    alone = {found.modules[0] for found in combinations() if found.box == "boulevard" and len(found.modules) == 1}
    assert alone == parts


@pytest.mark.parametrize(("players", "minimum"), [(2, 30), (3, 40), (4, 50), (5, 60), (6, 70), (7, 80), (8, 90)])
def test_B2_the_minimum_depends_on_the_number_of_players(players: int, minimum: int) -> None:
    assert table(players, "boulevard").minimum == minimum


def test_B2_another_minimum_can_be_chosen() -> None:
    assert table(8, "boulevard", minimum=50).minimum == 50


def test_B3_five_notes_of_100() -> None:
    assert notes("boulevard", "notes") == notes("classic") | {100: 5}
    assert notes("boulevard") == notes("classic")


def test_M1_M10_the_twelve_further_notes_can_be_left_out() -> None:
    game = table(4, "morecash", further_notes=False)
    assert dict(zip(game.denominations, game.full_pile, strict=True)) == notes("classic")
    alone = new_game("vegas", 1, box="morecash", mode="solitaire", further_notes=False)
    assert isinstance(alone, Solitaire)
    assert sum(alone.full_pile) == 54


@pytest.mark.parametrize(
    ("players", "options", "why"),
    [
        (1, {"box": "boulevard", "mode": "solitaire", "rounds": 2}, "rounds changes nothing .* usual game"),
        (2, {"box": "boulevard", "mode": "secret", "minimum": 90}, "minimum changes nothing .* usual game"),
        (3, {"solo_dice": 3}, "solo_dice changes nothing .* solitaire"),
        (3, {"solo_colour": "red"}, "solo_colour changes nothing .* solitaire"),
        (3, {"bonuses": "20,30,40,50,60,70"}, "bonuses changes nothing .* bonus cards"),
        (3, {"reroll": "once"}, "reroll changes nothing .* action cards"),
        (3, {"box": "morecash", "with": "action", "reroll": "once"}, "reroll changes nothing .* Boulevard"),
        (3, {"further_notes": False}, "further_notes changes nothing .* morecash"),
    ],
)
def test_an_option_that_would_change_nothing_is_refused_with_where_it_belongs(
    players: int, options: dict[str, object], why: str
) -> None:
    with pytest.raises(InvalidOption, match=why):
        family("vegas").game(players, options)


def test_M1_twelve_more_notes_are_in_unless_left_out() -> None:
    added = {100: 4, 60: 7, 70: 7, 80: 7, 90: 7}
    assert notes("morecash") == notes("classic") | added
    assert notes("morecash", "notes") == notes("morecash")
    assert sum(notes("morecash").values()) == 66


@pytest.mark.parametrize("players", [5, 6])
def test_M2_sixty_instead_of_fifty_for_five_or_six(players: int) -> None:
    assert table(players, "morecash").minimum == 50
    assert table(players, "morecash", sixty=True).minimum == 60


@pytest.mark.parametrize(("players", "box"), [(4, "morecash"), (5, "boulevard")])
def test_M2_sixty_is_refused_elsewhere(players: int, box: str) -> None:
    with pytest.raises(InvalidOption, match="a minimum of 60 is for 5 to 6 players of the morecash box"):
        table(players, box, sixty=True)


def test_B4_a_big_die_replaces_a_normal_one_and_counts_as_two() -> None:
    game = table(2, "boulevard", "big")
    assert game.hand == (7, 0, 1, 0)
    state = position(game, lying={1: {0: 1, 1: 2}}, big={0: (1, 1)}, notes={1: (80, 20)}, payout=True)
    assert state.won == ((80,), (20,)), "one normal and one big die beat two normal ones"


def test_B4_a_big_die_is_rolled_and_placed_like_any_die() -> None:
    game = table(2, "boulevard", "big")
    state, _ = go(game, position(game), "* own:1122334 big:4")
    assert moves(game, state) == ["place 1", "place 2", "place 3", "place 4"]
    state, _ = go(game, state, "0 place 4")
    assert state.hands[0] == (6, 0, 0, 0)
    assert state.big[3] == 0b01
    assert game.view(state, None).casinos[3].big == (0,)


def test_B4_a_big_die_ties_with_two_normal_ones() -> None:
    game = table(2, "boulevard", "big")
    state = position(game, lying={1: {1: 2}}, big={0: (1, 1)}, notes={1: (80,)}, payout=True)
    assert state.won == ((), ())


def test_M3_in_the_2019_box_the_big_die_is_added() -> None:
    assert table(6, "morecash", "big").hand == (8, 0, 1, 0)


@pytest.mark.parametrize(
    ("players", "teams"), [(4, ((0, 2), (1, 3))), (6, ((0, 3), (1, 4), (2, 5)))], ids=["A B A B", "A B C A B C"]
)
def test_M9_mates_sit_apart_and_add_up_their_money(players: int, teams: tuple[tuple[int, ...], ...]) -> None:
    game = table(players, "morecash", "teams")
    assert game.view(game.opening(), 0).teams == teams
    state = replace(position(game, won={0: (90,), 1: (50,), teams[0][1]: (10,), teams[1][1]: (60,)}), agenda=())
    result = game.outcome(state)
    assert result is not None
    assert result.winners == teams[1]
    assert (result.scores[0], result.scores[1]) == (100, 110)


def test_M9_equal_teams_go_by_their_notes() -> None:
    game = table(4, "classic", "teams")
    state = replace(position(game, won={0: (90,), 1: (50, 20), 2: (10,), 3: (30,)}), agenda=())
    result = game.outcome(state)
    assert result is not None
    assert result.winners == (1, 3)


@pytest.mark.parametrize("players", [2, 3, 5, 7, 8])
def test_M9_teams_are_for_four_or_six(players: int) -> None:
    with pytest.raises(InvalidOption, match="teams of the boulevard box is for 4 or 6 players"):
        table(players, "boulevard", "teams")


def test_X11_mates_with_three_dice_each_cancel() -> None:
    game = table(4, "morecash", "teams")
    state = position(game, lying={1: {0: 8, 1: 8, 3: 8}, 2: {2: 7}}, notes={2: (50,)})
    state, events = go(game, state, "* own:1", "2 place 1")
    assert all_of(events, Tied) == [Tied(1, (0, 1, 3), 8)]
    paid = position(game, lying={1: {0: 3, 2: 3, 1: 1}}, notes={1: (80,)}, payout=True)
    assert paid.won == ((), (80,), (), ())


def test_X12_the_dice_of_mates_do_not_add_up() -> None:
    game = table(4, "morecash", "teams")
    state = position(game, lying={1: {0: 2, 2: 3, 1: 4}}, notes={1: (80, 30, 10)}, payout=True)
    assert state.won == ((10,), (80,), (30,), ())


def test_M10_the_suggested_mixes_are_presets_with_the_new_notes() -> None:
    presets = {name: dict(options) for name, options in family("vegas").presets}
    mixes = {options["with"] for options in presets.values() if options["box"] == "morecash"}
    suggested = {"", "kickers", "bonus", "action", "kickers,bonus"}
    assert mixes == {",".join(part for part in ("big,slot", more) if part) for more in suggested}
    for name, options in presets.items():
        counts = family("vegas").fitting(options)
        assert counts, name
        game = family("vegas").game(counts[0], options)
        if options["box"] == "morecash":
            assert isinstance(game, Vegas)
            assert 100 in game.denominations


@pytest.mark.parametrize(
    ("players", "box", "modules", "mode", "why"),
    [
        (4, "classic", ("kickers",), "standard", "the classic box has no module kickers; it has: neutral, teams."),
        (4, "morecash", ("rainbow",), "standard", "the morecash box has no module rainbow"),
        (8, "boulevard", ("big",), "standard", "the module big of the boulevard box is for 2 to 7 players, not 8."),
        (4, "boulevard", ("slot",), "standard", "the module slot of the boulevard box is for 5 to 8 players, not 4."),
        (6, "morecash", ("kickers",), "standard", "the module kickers of the morecash box is for 2 to 5 players"),
        (6, "morecash", ("bonus",), "standard", "the module bonus of the morecash box is for 2 to 5 players"),
        (
            1,
            "classic",
            (),
            "solitaire",
            "the solitaire mode needs another box than classic: boulevard, morecash.",
        ),
        (2, "boulevard", (), "solitaire", "the solitaire mode of the boulevard box is for 1 player, not 2."),
        (3, "boulevard", ("big",), "secret", "the secret mode of the boulevard box has no module big; it has: none."),
    ],
)
def test_what_does_not_go_together_is_refused_with_the_reason(
    players: int, box: str, modules: tuple[str, ...], mode: str, why: str
) -> None:
    with pytest.raises(InvalidOption) as caught:
        new_game("vegas", players, box=box, modules=modules, mode=mode)
    assert caught.value.sentence.startswith(why)


def test_combinations_lists_exactly_what_can_be_set_up() -> None:
    found = set(combinations())
    assert Combination("boulevard", ("big", "slot"), "standard", 5) in found
    assert Combination("boulevard", ("big", "slot"), "standard", 4) not in found
    assert Combination("morecash", ("big", "slot"), "solitaire", 1) in found
    assert Combination("boulevard", (), "secret", 4) in found
    for combination in sorted(found, key=repr)[::40]:
        assert family("vegas").game(combination.players, combination.options()).players == combination.players


def test_notes_and_bonus_cards_that_are_not_printed_can_be_named() -> None:
    game = table(2, "morecash", "slot", "bonus", pile="10:20,200:20", bonuses="10,10,200", rounds=2)
    assert (game.denominations, game.full_pile, game.rounds) == ((10, 200), (20, 20), 2)
    assert "take 200" in [str(move) for move in game.all_moves()]
    with pytest.raises(InvalidOption, match="5 players need at least 5 bonus cards, not 3"):
        table(5, "morecash", "bonus", bonuses="10,10,200")
    with pytest.raises(InvalidOption, match="the notes of a pile are worth 10, 20, 30 and so on"):
        table(5, "morecash", pile="15:3")
