"""The model for many players: the simulation does what queues must do, and the page shows its results."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from bench.capacity import BUSY, Costs, plan, simulate, told

COSTS = Costs(
    server=0.4, database=0.1, players=0.1, hearing=0.1, noticing=0.01, forwarding=0.005, disk=1.0, kilobytes=100
)
PAGE = Path(__file__).parents[2] / "docs" / "capacity.md"


def test_one_process_makes_as_many_moves_as_its_processor_has_time_for() -> None:
    assert simulate(COSTS, 1, 100, cores=4) == pytest.approx(1000 / COSTS.server, rel=0.03)


def test_two_processes_make_twice_as_many_while_there_are_processors_for_them() -> None:
    one, two = (simulate(COSTS, count, 200, cores=8) for count in (1, 2))
    assert two == pytest.approx(2 * one * COSTS.server / (COSTS.server + COSTS.noticing), rel=0.03)


def test_no_more_is_done_than_the_processors_can() -> None:
    whole = COSTS.server + COSTS.database + COSTS.players
    assert simulate(COSTS, 2, 100, cores=2) <= 2 * 1000 / whole * 1.001
    assert simulate(COSTS, 1, 100, cores=1) == pytest.approx(1000 / whole, rel=0.03)


@pytest.mark.parametrize("processes", [2, 3])
def test_further_processes_cost_what_it_costs_to_notice_a_move_and_to_let_it_be_noticed(processes: int) -> None:
    whole = COSTS.server + COSTS.database + COSTS.players + (processes - 1) * (COSTS.noticing + COSTS.forwarding)
    assert simulate(COSTS, processes, 100, cores=1) == pytest.approx(1000 / whole, rel=0.01)
    heard = whole - COSTS.noticing + COSTS.hearing
    assert simulate(COSTS, processes, 100, cores=1, across=True) == pytest.approx(1000 / heard, rel=0.01)
    loud = replace(COSTS, noticing=COSTS.server)
    assert simulate(loud, 2, 200, cores=8) < simulate(COSTS, 2, 200, cores=8) * 0.6


def test_a_single_table_waits_for_everything_in_turn() -> None:
    in_turn = COSTS.server + COSTS.database + COSTS.players + COSTS.disk
    assert simulate(COSTS, 1, 1, cores=4) == pytest.approx(1000 / in_turn, rel=0.01)


def test_more_players_need_more_cells_and_no_process_more_than_it_has() -> None:
    plans = [plan(COSTS, players) for players in (1_000, 100_000, 1_000_000, 10_000_000)]
    assert plans[0].cells == 1
    assert sorted(one.cells for one in plans) == [one.cells for one in plans]
    for one in plans:
        share = one.moves / one.cells
        work = (share * (COSTS.server + COSTS.hearing) / (one.servers / one.cells) + share * COSTS.noticing) / 1000
        assert work <= BUSY * 1.001
    assert plan(replace(COSTS, noticing=0.1), 1_000_000).cells > plan(COSTS, 1_000_000).cells


def test_the_page_says_what_its_costs_come_to() -> None:
    text = PAGE.read_text(encoding="utf-8")
    said = dict(re.findall(r"(\w+) (\d+\.\d+)", re.search(r"^server .*$", text, re.MULTILINE)[0]))  # type: ignore[index]
    costs = Costs(**{name: float(said[name]) for name in Costs.__struct_fields__})
    lines = [line for line in text.splitlines() if " players: " in line]
    assert lines == [told(plan(costs, players)) for players in (1_000, 10_000, 100_000, 1_000_000)]
