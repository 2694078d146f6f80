"""What a kernel covers, what it refuses, and who plays until it is ready."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
import pytest

import flambeur.bots  # noqa: F401  (says how the greedy bot plays)
from flambeur import kernels
from flambeur.arena.engines import MANY, InvalidPlan, choose_engine
from flambeur.engine import Event, Game, Move, Seeded, new_game
from flambeur.games.vegas import cards
from flambeur.games.vegas.bonus import Bonus
from flambeur.games.vegas.cards.deck import ActionCard, ActionCards
from flambeur.games.vegas.cards.decks import BOULEVARD_DECK
from flambeur.games.vegas.cards.double import Double
from flambeur.games.vegas.colours.solitaire import Solitaire
from flambeur.games.vegas.combinations import box_named
from flambeur.games.vegas.extra_notes import CLASSIC_NOTES
from flambeur.games.vegas.kickers import Kickers
from flambeur.games.vegas.moments import Moments
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.ranking import by_pips
from flambeur.games.vegas.rounds import RoundOver
from flambeur.games.vegas.slot import bar, place_on_slot
from flambeur.games.vegas.slot_payout import SettleSlot
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.turn import ROLL, TURNS
from flambeur.kernels import code_files, code_loader, reference
from flambeur.kernels.vegas import layout
from flambeur.kernels.vegas.layout import BONUS_WORTH, KICKS_SLOT
from tests.kernels.tables import COLOURS, KRAGEN, TABLES, VEGAS, ready_kernel, walk

CARDS = new_game("vegas", 5, box="boulevard", **{"with": "notes,big,kickers,rainbow,slot,bonus,action"})
RULES = "flambeur.kernels.vegas.game"


def test_tables_with_action_cards_are_refused_by_name() -> None:
    assert kernels.for_game(CARDS) is None
    why = kernels.reason(CARDS)
    assert why is not None
    assert why.code == "no-kernel-cards"


def test_other_games_are_refused() -> None:
    sealed: Game[Any] = new_game("sealed")
    assert kernels.for_game(sealed) is None
    assert kernels.reason(sealed) is not None


def _composed(house: Game[Any], change: Callable[[Moments], None], kind: type[Vegas] = Vegas) -> Vegas:
    """A table for two with the options of a house's and a custom part."""
    moments = Moments(2, house.options)
    moments.notes |= dict(CLASSIC_NOTES)
    change(moments)
    return kind(2, house.options, moments)


def _changeable(house: Game[Any], kind: type[Game[Any]]) -> Any:
    """The rules of a table as an object of its own: `copy` gives the table itself, because rules do not change."""
    other = object.__new__(kind)
    vars(other).update(vars(house))
    return other


def _is_refused(game: Game[Any], *, approximate: bool = False) -> bool:
    why = kernels.reason(game, approximate=approximate)
    assert (why is None) == (kernels.for_game(game, approximate=approximate, warm=False) is not None)
    return why is not None and why.code == "no-kernel-rules"


def _steal(game: Vegas, state: VegasState, place: int, paid: Any, events: list[Event]) -> VegasState:
    """A hook that the compiled rules cannot know."""
    return state


OWN_RULES: dict[str, Callable[[Moments], None]] = {
    "a hook": lambda moments: moments.paid.append(_steal),
    "a step": lambda moments: moments.turn_ends.append(RoundOver()),
    "one step twice": lambda moments: moments.before_roll.append(ROLL),
    "a standing at a casino": lambda moments: moments.standing.update({0: by_pips}),
    "another effect of a move": lambda moments: moments.effects.update({Place: place_on_slot}),
    "another payout of a casino": lambda moments: moments.settle.update({0: SettleSlot}),
    "half of a module": lambda moments: moments.after_placing.append(bar),
    "a seventh place without its rules": lambda moments: setattr(moments, "places", 7),
    "too many dice": lambda moments: moments.hand.__setitem__(0, 16),
    "too many denominations": lambda moments: moments.notes.update(dict.fromkeys(range(1, 90), 1)),
}


@pytest.mark.parametrize("change", OWN_RULES.values(), ids=OWN_RULES)
@pytest.mark.parametrize("cards", [False, True])
def test_rules_of_somebody_s_own_are_never_played_by_the_house_s_kernel(
    change: Callable[[Moments], None], cards: bool
) -> None:
    modules = "action" if cards else "-"
    house: Any = new_game("vegas", 2, box="boulevard", modules=modules)
    assert kernels.for_game(house, approximate=cards, warm=False) is not None

    def compose(moments: Moments) -> None:
        change(moments)
        for part in box_named("boulevard").parts:
            if cards and part.name == "action":
                part.module.plug(moments)

    assert _is_refused(_composed(house, compose), approximate=cards)
    assert not _is_refused(_composed(house, lambda moments: None))


def _pay_500(game: Vegas, state: VegasState, seat: int) -> int:
    """What a new card might do."""
    return 500


class Jackpot(ActionCard, frozen=True):
    """A newly written card: everybody's money counts for more."""

    name: ClassVar[str] = "jackpot"
    rule: ClassVar[str] = "A1"

    def plug(self, moments: Moments) -> None:
        moments.extra_money.append(_pay_500)


class GenerousDouble(Double, frozen=True):
    """A known card that does something else."""

    def plug(self, moments: Moments) -> None:
        super().plug(moments)
        moments.extra_money.append(_pay_500)


class QuietDouble(Double, frozen=True):
    """A known card that adds nothing, and plays otherwise."""

    def play(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        return state


@pytest.mark.parametrize("card", [Jackpot(), GenerousDouble(), QuietDouble()], ids=lambda card: type(card).__name__)
def test_a_card_with_an_unknown_effect_is_refused_wherever_its_file_lies(
    card: ActionCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    for part in (type(card), _pay_500):
        monkeypatch.setattr(part, "__module__", f"{cards.__name__}.jackpot")
    house: Any = new_game("vegas", 2, box="boulevard", modules="action")

    def compose(*deck: ActionCard) -> Vegas:
        return _composed(house, ActionCards(deck, ((2, 1),), "B17").plug)

    assert not _is_refused(compose(*BOULEVARD_DECK), approximate=True)
    assert _is_refused(compose(*(own for own in BOULEVARD_DECK if own.name != card.name), card), approximate=True)


@pytest.mark.parametrize("name", ["solitaire", "Temptation for two", "Kragen for three", "classic for two"])
def test_a_subclass_of_a_table_s_rules_is_another_table_without_a_kernel(name: str) -> None:
    house = TABLES[name]
    assert kernels.for_game(house, warm=False) is not None
    louder = _changeable(house, type("Louder", (type(house),), {"result": lambda self, state: None}))
    assert louder != house
    assert _is_refused(louder)


def test_other_boards_bags_and_notes_with_the_same_options_are_other_tables() -> None:
    solo = COLOURS["solitaire"]
    assert isinstance(solo, Solitaire)
    richer = Solitaire(solo.options, solo.colours, {50: 20})
    found = kernels.for_game(solo, warm=False), kernels.for_game(richer, warm=False)
    assert all(kernel is not None and kernel.game is game for kernel, game in zip(found, (solo, richer), strict=True))
    for name, part in (("Temptation for two", "boards"), ("Kragen for three", "bags")):
        shorter = _changeable(TABLES[name], type(TABLES[name]))
        setattr(shorter, part, getattr(shorter, part)[1:])
        assert shorter != TABLES[name]


def test_modules_of_one_s_own_numbers_are_played_with_these_numbers() -> None:
    """Kickers that reach the slot machine (B8), and bonus dice that are worth more, with a box that has others."""
    house = new_game("vegas", 2)

    def compose(moments: Moments) -> None:
        Kickers(((2, 1),), replaces=False, kicks_slot=True).plug(moments)
        Bonus((50, 60, 70), ((2, 1),), 35).plug(moments)

    kernel = kernels.for_game(_composed(house, compose), warm=False)
    assert kernel is not None
    assert kernel.numbers[[KICKS_SLOT, BONUS_WORTH]].tolist() == [1, 35]


def test_what_a_card_still_draws_comes_from_the_caller_s_seed() -> None:
    """Play-outs from the middle of a card's effect do not all meet the one draw of seed 0."""
    kernel = kernels.for_game(CARDS, approximate=True, warm=False)
    assert kernel is not None
    drawing = next(
        state
        for seed in range(9)
        for state in walk(CARDS, "random", seed)
        if state.agenda and state.agenda[-1].name in ("draw_up", "roll_again")
    )
    assert len({kernel.entry(drawing, seed).tobytes() for seed in range(6)}) > 1
    assert np.array_equal(kernel.entry(drawing, 0), kernel.encode(drawing))


def test_what_a_card_does_early_does_not_end_the_round() -> None:
    """Rainbow cards that "three notes" has replaced (A7), or a slot machine paid early (A6), are not the payout."""
    kernel = kernels.for_game(CARDS, approximate=True, warm=False)
    assert kernel is not None
    early: set[str] = set()
    for seed in range(40):
        for state in walk(CARDS, "random", seed):
            if TURNS in state.agenda and state.agenda[-1].name in ("rainbow_note", "choose_note"):
                early.add(state.agenda[-1].name)
                assert kernel.encode(state)[layout.PHASE] in (layout.ROLL, layout.PLACE, layout.KICK)
        if len(early) == 2:
            return
    raise AssertionError(f"nothing was paid or replaced early but by {early}")


def test_choices_on_the_way_are_made_by_whoever_tries_the_card_out() -> None:
    """The middle one of three notes (A7) goes where it is wanted, and to the first casino if nobody says so."""
    kernel = kernels.for_game(CARDS, approximate=True, warm=False)
    assert kernel is not None
    laying: Any = next(
        state
        for seed in range(9)
        for state in walk(CARDS, "random", seed)
        if state.agenda and state.agenda[-1].name == "lay_middle"
    )
    asked: list[int] = []

    def last(state: Any, seat: int, moves: tuple[Move, ...]) -> Move:
        asked.append(seat)
        return moves[-1]

    before = [len(notes) for notes in laying.notes]
    first, *_, slot = before
    without, with_last = (kernel.entry(laying, 0, through) for through in (None, last))
    notes = slice(layout.NOTE_COUNT, layout.NOTE_COUNT + len(before))
    assert without[notes].tolist() == [first + 1, *before[1:]]
    assert with_last[notes].tolist() == [*before[:-1], slot + 1]
    assert asked == [laying.turn]


def test_playouts_with_cards_held_back_begin_anywhere_and_say_so() -> None:
    ready_kernel(VEGAS["classic for two"])
    kernel = kernels.for_game(CARDS, approximate=True)
    assert kernel is not None
    asked = set()
    for state in list(walk(CARDS, "random", 4))[::7]:
        played = kernel.playouts(state, "random", 3, until="round")
        assert played.approximate
        assert (played.scores >= 0).all()
        asked |= {step.name for step in state.agenda[-1:]}
    assert "cards" in asked
    with pytest.raises(kernels.Uncovered):
        kernel.games(("random",) * 5, 0, 0, 1)


def test_every_move_is_tried_with_the_same_luck() -> None:
    game = VEGAS["classic for four"]
    kernel = ready_kernel(game)
    state = next(state for state in walk(game, "random", 1) if len(game.legal_moves(state)) > 2)
    moves = game.legal_moves(state)
    played = kernel.playouts_after_each(state, moves, "greedy", 5, seed=2, until="round")
    assert played.scores.shape == (len(moves), 5, 4)
    for number, move in enumerate(moves):
        after = game.apply(state, move)[0]
        there = reference.play_on(game, after, ("greedy",) * 4, 5, 2, getattr(state, "round", 0))
        assert np.array_equal(played.results[number], there)


def test_a_bid_is_tried_against_what_the_others_choose() -> None:
    game = KRAGEN["Kragen for three"]
    kernel = ready_kernel(game)
    state = next(state for state in walk(game, "random", 1) if len(game.waiting(state)) == 2)
    seat = game.waiting(state)[0]
    bids = game.legal_moves(state, seat)
    played = kernel.playouts_after_each(state, bids, "random", 4, seed=6, seat=seat)
    for number, bid in enumerate(bids):
        there = reference.play_on(game, state, ("random",) * 3, 4, 6, 1 << 30, (seat, bid))
        assert np.array_equal(played.results[number], there)
    with pytest.raises(kernels.Uncovered):
        kernel.playouts_after_each(state, bids)


def test_until_the_code_is_ready_the_reference_engine_gives_the_same_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    game = VEGAS["teams"]
    kernel = ready_kernel(game)
    warm = kernel.playouts(game.start()[0], "greedy", 5, seed=9)
    monkeypatch.setattr(code_loader, "_compiled_rules", {kernel.rules: code_loader.CompiledRules(kernel.rules)})
    cold = kernel.playouts(game.start()[0], "greedy", 5, seed=9)
    assert (warm.engine, cold.engine) == ("kernel", "reference")
    assert np.array_equal(warm.results, cold.results)


def test_without_numba_everything_is_played_by_the_reference_engine_which_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(code_files, "numba_version", lambda: "")
    monkeypatch.setattr(code_loader, "_compiled_rules", {})
    game = VEGAS["classic for two"]
    kernel = kernels.for_game(game)
    assert kernel is not None
    assert kernel.playouts(game.start()[0], count=1).engine == "reference"
    assert choose_engine("auto", game, ("random",), MANY) == ("reference", "numba")
    with pytest.raises(InvalidPlan):
        choose_engine("kernel", game, ("random",), MANY)


def test_code_that_fails_to_load_leaves_the_reference_engine_serving(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(rules: str) -> None:
        raise OSError("no such code")

    monkeypatch.setattr(code_loader, "is_kept", lambda rules: True)
    monkeypatch.setattr(code_loader, "load", fail)
    rules = code_loader.CompiledRules(RULES)
    assert not rules.wait()
    assert "no such code" in rules.failure


def test_rules_that_fail_to_compile_refuse_whole_games_and_batches_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = kernels.for_game(VEGAS["classic for two"], warm=False)
    assert kernel is not None
    failed = code_loader.CompiledRules(kernel.rules)
    failed.failure = "OSError: no such code"
    failed._done.set()
    monkeypatch.setattr(failed, "begin", lambda: None)
    monkeypatch.setattr(code_loader, "_compiled_rules", {kernel.rules: failed})
    said = "the rules failed to compile: OSError: no such code"
    with pytest.raises(kernels.Uncovered, match=said):
        kernel.games(("random", "random"), 1, 0, 1)
    with pytest.raises(kernels.Uncovered, match=said):
        kernels.Batch(kernel, 1)


def test_a_policy_that_nobody_knows_is_refused() -> None:
    kernel = ready_kernel(VEGAS["classic for two"])
    with pytest.raises(kernels.Uncovered):
        kernel.playouts(kernel.game.start()[0], "genius")


def test_machine_code_is_kept_under_the_name_of_its_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setenv("FLAMBEUR_CACHE", str(tmp_path))
    code_files.code_folder.cache_clear()
    try:
        folder = code_files.code_folder()
        assert folder.is_relative_to(tmp_path)
        assert not code_files.is_kept(RULES)
        code_files.note_kept(RULES)
        assert code_files.is_kept(RULES)
        with code_files.one_at_a_time(RULES):
            assert (folder / f"{RULES}.lock").exists()
    finally:
        code_files.code_folder.cache_clear()


def test_words_are_those_of_the_seeded_source() -> None:
    from flambeur.kernels.random_rolls import DICE, begin_stream, below

    streams = np.zeros(2, np.uint64)
    begin_stream(streams, DICE, np.uint64(12), 5)
    source = Seeded(12, 5)
    for bound in (1, 2, 3, 6, 7, 54, 255, 256, 1000, 6**8, (1 << 62) + 1):
        for _ in range(20):
            assert below(streams, DICE, bound) == source.below(bound)
