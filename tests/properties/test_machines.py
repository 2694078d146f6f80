"""Hypothesis drives whole games: any sequence of choices and dice keeps the rules of every game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from flambeur.engine import (
    IllegalMove,
    Match,
    Seeded,
    families,
    read_position,
    read_record,
    write_position,
    write_record,
)
from flambeur.engine.conformance import check_state
from flambeur.engine.record import replay


class Playing(RuleBasedStateMachine):
    """One table: moves, illegal moves, saving and setting up again, in any order."""

    family_name = ""

    @initialize(seed=st.integers(0, 10_000), players=st.integers(0, 20))
    def sit_down(self, seed: int, players: int) -> None:
        family = next(f for f in families() if f.name == self.family_name)
        counts = [n for n in range(max(family.low, 2), family.high + 1) if self._playable(family, n)]
        self.match = Match(family.game(counts[players % len(counts)]), Seeded(seed))

    @staticmethod
    def _playable(family: Any, players: int) -> bool:
        try:
            family.game(players)
        except Exception:
            return False
        return True

    @precondition(lambda self: self.match.waiting)
    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        moves = {seat: data.draw(st.sampled_from(self.match.legal_moves(seat))) for seat in self.match.waiting}
        self.match.play_together(moves)

    @precondition(lambda self: self.match.waiting)
    @rule(data=st.data())
    def try_what_is_not_allowed(self, data: st.DataObject) -> None:
        before = self.match.state
        move = data.draw(st.sampled_from(self.match.game.all_moves()))
        if move not in self.match.legal_moves():
            with pytest.raises(IllegalMove):
                self.match.play(move)
        assert self.match.state == before or move in self.match.legal_moves()

    @rule()
    def set_up_again_from_the_position(self) -> None:
        game, state = read_position(write_position(self.match.game, self.match.state))
        assert state == self.match.state
        self.match.game = game

    @rule()
    def save_and_replay(self) -> None:
        *_, last = replay(read_record(write_record(self.match.record())))
        assert last.state == self.match.state

    @invariant()
    def the_rules_hold(self) -> None:
        if hasattr(self, "match"):
            check_state(self.match.game, self.match.state)


@pytest.mark.parametrize("name", [family.name for family in families()])
def test_any_play_keeps_the_rules(name: str) -> None:
    machine = type("Playing", (Playing,), {"family_name": name})
    run_state_machine_as_test(machine, settings=settings(max_examples=15, stateful_step_count=40))
