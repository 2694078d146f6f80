"""A seat that has nothing to choose is answered for, and the pause before it tells nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from flambeur.client import bot, me
from flambeur.engine import Move, State
from flambeur.engine.agenda import SIMULTANEOUS
from flambeur.games.vegas.cards.deck import Play
from flambeur.games.vegas.moves import DONE, PLACES
from flambeur.protocol.requests import NewTable, SeatWish
from flambeur.server.access.caller import Caller
from flambeur.server.access.limits import Rates
from flambeur.server.settings import ServeSettings
from flambeur.server.storage.sqlite import SqliteStorage
from flambeur.server.tables.bot_seats import CROWDED, BotSeats
from flambeur.server.tables.game_start import open_table
from flambeur.server.tables.registry import TableRegistry
from flambeur.server.tables.table import Table
from tests.server.harness import Line, running, until
from tests.server.test_clocks import Ear

SPAN = (1.0, 2.0)
PERSON, BOT = 0, 1


def pauses(seat: int, *hands: tuple[Move, ...]) -> list[float]:
    """The pause before each of these choices, all drawn from the same numbers."""
    chairs = (SimpleNamespace(level=None), SimpleNamespace(level="greedy"))
    settings = SimpleNamespace(answer_seconds=SPAN)
    table = SimpleNamespace(
        registry=SimpleNamespace(settings=settings, bot_moves=Rates(1000, 1000)),
        document=SimpleNamespace(seats=chairs),
        audience=SimpleNamespace(address="here"),
    )
    seats = BotSeats(cast(Table, table))
    drawn: list[tuple[float, float]] = []

    def draw(least: float, most: float) -> float:
        drawn.append((least, most))
        return most

    seats.draw = draw
    found = [seats._pause(seat, moves) for moves in hands]
    assert len(set(drawn)) == 1
    return found


def test_a_pause_is_drawn_in_the_same_way_with_and_without_a_card() -> None:
    with_card, without = (DONE, Play("joker")), (DONE,)
    for seat in (PERSON, BOT):
        one, other = pauses(seat, with_card, without)
        assert one == other > 0


def test_a_bot_that_cannot_decline_does_not_wait() -> None:
    held, free = pauses(BOT, (DONE,), PLACES)
    assert held > 0 == free


def test_a_bot_that_searches_waits_as_long_as_people_do_with_and_without_a_card() -> None:
    seats, _ = among("champion", "greedy", person=True)
    seats.draw = lambda _least, most: most
    assert {seats._pause(0, moves) for moves in ((DONE,), (DONE, Play("joker")))} == {SPAN[1]}
    assert seats._pause(1, (DONE,)) < SPAN[0]


def test_bots_of_an_address_that_have_moved_too_often_take_their_time() -> None:
    seats, _ = among("random", "greedy", person=True)
    seats._table.registry.bot_moves = Rates(0, 2)
    assert [seats._pause(0, PLACES) for _ in range(4)] == [0, 0, CROWDED, CROWDED]


def test_bots_among_themselves_play_at_the_pace_of_people() -> None:
    seats, _ = among("random", "greedy")
    seats.draw = lambda _least, most: most
    assert [seats._pause(seat, PLACES) for seat in (0, 1)] == [SPAN[1]] * 2


def among(*levels: str, person: bool = False, slow: tuple[str, ...] = ()) -> tuple[BotSeats, list[str]]:
    """The seats of a table of these bots, some of which think for ever, perhaps with a person; and what is played."""
    played: list[str] = []
    chairs = [SimpleNamespace(level=level) for level in (*levels, *([None] if person else []))]

    async def choose(level: str, _knowledge: object, _moves: object, within: float, _address: str) -> Move:
        assert within > 0
        if level in slow:
            await asyncio.Event().wait()
        return Play("joker")

    tasks: list[object] = []
    registry = SimpleNamespace(
        settings=SimpleNamespace(answer_seconds=SPAN),
        stopping=False,
        bot_moves=Rates(1000, 1000),
        bot_service=SimpleNamespace(choose=choose, best=lambda _game: "greedy"),
        spawn=lambda work: tasks.append(asyncio.ensure_future(work)),
    )
    game = SimpleNamespace(legal_moves=lambda _state, _seat: (DONE, Play("joker")), knowledge=lambda *_: None)
    play = SimpleNamespace(state=State(()), n=7, bids={}, move=lambda _seat, _n, text, *_: played.append(text))
    document = SimpleNamespace(seats=chairs, state="playing", rated=())
    table = SimpleNamespace(registry=registry, document=document, game=game, play=play, waiting=(0,), leads=True)
    table.audience = SimpleNamespace(address="here")
    return BotSeats(cast(Table, table)), played


@pytest.mark.parametrize(("slow", "answer"), [(("champion",), "play joker"), (("champion", "greedy"), "done")])
def test_thinking_never_outlasts_the_pause_that_was_drawn_before_it(slow: tuple[str, ...], answer: str) -> None:
    """Otherwise who has a card to think about would be slower than who has none."""

    async def answered() -> list[str]:
        seats, played = among("champion", person=True, slow=slow)
        seats.draw = lambda *_: 0.05
        seats.answer_for(0, "champion")
        await until(lambda: bool(played))
        return played

    assert asyncio.run(answered()) == [answer]


def test_bots_among_themselves_wait_until_somebody_looks(tmp_path: Path) -> None:
    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        storage = SqliteStorage(url)
        storage.prepare()
        registry = TableRegistry(ServeSettings(database=url, answer_seconds=None), storage)
        await registry.open()
        try:
            wish = NewTable("vegas", 2, seats=[SeatWish("bot"), SeatWish("bot")], start=True)
            table, _, _ = await open_table(registry, wish, Caller("here"))
            assert (table.play.n, table.document.state) == (1, "playing")
            assert not table.bots._thinking
            assert not registry.needed(table), "it need not be kept in memory"
            ear = Ear()
            table.audience.add(ear)
            await until(lambda: table.play.n > 3)
            table.audience.remove(ear)
            await until(lambda: not (table.bots._thinking or table.play.busy))
            reached = table.play.n
            table.go_on()
            assert (table.play.n, table.bots._thinking) == (reached, set())
        finally:
            await registry.close()

    asyncio.run(story())


def test_who_passes_is_answered_for_also_where_all_choose_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A8: everybody who was paid is asked at once whether they swap; a player who passes must not hold the table up."""
    state = cast(State, SimpleNamespace(agenda=(SimpleNamespace(kind=SIMULTANEOUS),)))
    table = SimpleNamespace(
        registry=SimpleNamespace(settings=SimpleNamespace(answer_seconds=SPAN)),
        document=SimpleNamespace(seats=(SimpleNamespace(level=None),)),
        game=SimpleNamespace(legal_moves=lambda _state, _seat: (DONE, Play("swap"))),
        play=SimpleNamespace(state=state, n=7, bids={}),
        waiting=(PERSON,),
        leads=True,
    )
    seats = BotSeats(cast(Table, table))
    answered: list[int] = []
    monkeypatch.setattr(seats, "answer_for", lambda seat, _level: answered.append(seat))
    assert not seats.settled(state, PERSON)
    seats.pass_on(PERSON, on=True)
    assert seats.settled(state, PERSON)
    assert answered == [PERSON]


def at_choice(*moves: Move) -> tuple[BotSeats, list[str]]:
    """The seats of a table at which a person has these moves, without any pause, and what is played for them."""
    played: list[str] = []
    play = SimpleNamespace(state=State(()), n=7, bids={}, move=lambda _seat, _n, text, *_: played.append(text))
    table = SimpleNamespace(
        registry=SimpleNamespace(
            settings=SimpleNamespace(answer_seconds=(0.0, 0.0)), stopping=False, bot_moves=Rates(1000, 1000)
        ),
        audience=SimpleNamespace(address="here"),
        document=SimpleNamespace(seats=(SimpleNamespace(level=None),), state="playing"),
        game=SimpleNamespace(legal_moves=lambda _state, _seat: moves),
        play=play,
        waiting=(PERSON,),
        leads=True,
    )
    return BotSeats(cast(Table, table)), played


async def paused() -> None:
    """Let all that waits for no time at all have its turn."""
    for _ in range(3):
        await asyncio.sleep(0)


def test_the_only_answer_there_is_is_given_after_the_pause() -> None:
    async def answered() -> list[str]:
        seats, played = at_choice(DONE)
        seats.answer_for(PERSON, "random")
        assert not played
        await paused()
        return played

    assert asyncio.run(answered()) == ["done"]


def test_who_has_thought_better_of_passing_is_not_answered_for() -> None:
    async def answered(on: bool) -> list[str]:
        seats, played = at_choice(DONE, Play("swap"))
        seats._passing[PERSON] = (DONE, Play("swap"))
        seats.answer_for(PERSON, "random")
        if not on:
            seats._passing.clear()
        await paused()
        return played

    assert asyncio.run(answered(on=True)) == ["done"]
    assert asyncio.run(answered(on=False)) == []


@pytest.mark.parametrize("what", ["table closed", "game gone on", "house closing"])
def test_an_answer_that_comes_too_late_is_not_given(what: str) -> None:
    async def answered() -> list[str]:
        seats, played = at_choice(DONE)
        if what == "house closing":
            seats._table.registry.stopping = True
        seats.answer_for(PERSON, "random")
        if what == "table closed":
            seats.stop()
        elif what == "game gone on":
            seats._table.play.n += 1
        await paused()
        return played

    assert asyncio.run(answered()) == []


def test_nobody_is_asked_who_has_one_answer(tmp_path: Path) -> None:
    with running(tmp_path, answer_seconds=(0.0, 0.0)) as server:
        table = server.open("vegas", 2, {"rounds": 1}, [me("Anna"), bot()], start=True)
        with Line(server) as line:
            line.hello(table.code, table.tokens[0], lang="en")
            asked = 0
            while True:
                message = line.hear()
                if message["t"] not in ("snapshot", "update"):
                    continue
                if message.get("ending"):
                    break
                moves = message.get("moves", [])
                assert len(moves) != 1
                if moves:
                    asked += 1
                    line.say({"t": "move", "id": f"m{asked}", "n": message["n"], "move": moves[0]["id"]})
            assert asked
