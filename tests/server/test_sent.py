"""Events and moves are sent as structs that say what they hold."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import asdict

from flambeur.engine import Event, Family, Game, Match, Move, Seeded, State, families
from flambeur.protocol.game_structs import event_type, listed_move, move_type, sent_event
from flambeur.protocol.seat_projection import SeatProjection, Viewer

FAMILIES = families()


def tables(family: Family) -> list[Game[State]]:
    options = [{}, *[dict(chosen) for _, chosen in family.presets]]
    return [family.game(family.fitting(chosen)[0], chosen) for chosen in options]


def played(game: Game[State]) -> tuple[set[Event], set[Move]]:
    """What happens in a game, and what could be chosen in it."""
    match = Match(game, Seeded(11))
    events, moves = set(match.events), set[Move]()
    n = 0
    while match.outcome() is None:
        offered = {seat: match.legal_moves(seat) for seat in match.waiting}
        moves.update(*offered.values())
        n += 1
        chosen = {seat: choices[n * 7 % len(choices)] for seat, choices in offered.items()}
        match.play_together(chosen)
        events.update(match.events)
    return events, moves


@pytest.mark.parametrize("family", FAMILIES, ids=[family.name for family in FAMILIES])
def test_events_and_moves_are_sent_with_all_their_fields_and_can_be_read_back(family: Family) -> None:
    for game in tables(family):
        events, moves = played(game)
        assert events
        for event in events:
            told = sent_event(event)
            written = msgspec.json.encode(told)
            assert written == msgspec.json.encode({"name": event.name, **asdict(event)})
            assert msgspec.json.decode(written, type=event_type(type(event))) == told
        for move in moves:
            listed = listed_move(move, "words", "more")
            written = msgspec.json.encode(listed)
            parts = {"id": str(move), "verb": move.verb, **asdict(move), "label": "words", "preview": "more"}
            assert written == msgspec.json.encode(parts)
            assert msgspec.json.decode(written, type=move_type(type(move))) == listed


@pytest.mark.parametrize("family", FAMILIES, ids=[family.name for family in FAMILIES])
def test_an_update_tells_events_as_a_chapter_does(family: Family) -> None:
    """Events of an update are encoded once for several seats, those of a chapter with it."""
    game = tables(family)[0]
    match, projection, viewer = Match(game, Seeded(5)), SeatProjection(game), Viewer(0, None)
    for n in range(40):
        message = projection.updates(match.state, n, match.events, [viewer])[viewer]
        update = msgspec.json.decode(message, type=dict[str, msgspec.Raw])
        chapter = msgspec.json.encode(projection.chapter(n, match.events, viewer).events)
        assert bytes(update["events"]) == chapter
        if match.outcome() is not None:
            break
        match.play_together({seat: match.legal_moves(seat)[-1] for seat in match.waiting})
