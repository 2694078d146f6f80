"""Check on random play-outs what every game must guarantee. Public: run it on a game of your own.

    from flambeur.engine.conformance import check_game
    check_game(my_game, games=20, seed=1)

Each check raises `AssertionError` with the position in which something was wrong.
"""

from __future__ import annotations

import pickle
from typing import Any

import msgspec

from flambeur.engine.chance import Dice, Factor
from flambeur.engine.errors import IllegalMove, InvalidChance
from flambeur.engine.event import Seat
from flambeur.engine.game import Game, State
from flambeur.engine.match import Match
from flambeur.engine.move import Move
from flambeur.engine.position_text import read_knowledge, read_position, write_knowledge, write_position
from flambeur.engine.position_trial import LONGEST, forward
from flambeur.engine.posterior import distribution, seen, worlds
from flambeur.engine.randomness import Seeded
from flambeur.engine.record import HIDDEN, Entry, read_record, replay, seen_record, write_record


def check_game(game: Game[Any], games: int = 1, seed: int = 0, thorough: int = 7, secrets: int = 1) -> None:
    """Play random games; check every state, and every `thorough`-th one closely.

    Following a secret is the most expensive check: only every `secrets`-th one is followed, a different one each game.
    """
    for number in range(games):
        source = Seeded(seed, stream=number)
        state, _ = game.start()
        dealt = seed + number
        for step in range(LONGEST):
            check_state(game, state)
            if step % thorough == 0:
                check_texts(game, state)
                check_rejections(game, state)
                check_knowledge(game, state, seed + step)
            if game.outcome(state) is not None:
                break
            if (seat := game.chance_audience(state)) is not None:
                if dealt % secrets == 0:
                    check_secret(game, state, seat, Seeded(seed, stream=step))
                dealt += 1
            state = forward(game, state, source)
        else:
            raise AssertionError(f"a game of {game.name} did not end: {write_position(game, state)}")
        check_record(game, Seeded(seed, stream=number))


def check_state(game: Game[Any], state: State) -> None:
    """Check that exactly one thing is next, its lists are sound, and nothing is lost from the box."""
    game.check(state)
    hash(state)
    waiting, factors, result = game.waiting(state), game.chance(state), game.outcome(state)
    assert [bool(waiting), bool(factors), result is not None].count(True) == 1, _where(game, state, "what is next?")
    for factor in factors:
        check_factor(factor)
    for seat in range(game.players):
        moves = game.legal_moves(state, seat)
        assert bool(moves) == (seat in waiting), _where(game, state, f"seat {seat} asked, or not")
        assert len(set(moves)) == len(moves), _where(game, state, "a move is listed twice")
        assert moves == game.legal_moves(state, seat), _where(game, state, "the order of moves changes")
    if result is not None:
        assert len(result.scores) == game.players, _where(game, state, "scores")
        assert set(result.winners) <= set(range(game.players)), _where(game, state, "winners")


def check_factor(factor: Factor) -> None:
    """Check that weights are whole, positive, and add up; those of dice to the number of ordered rolls."""
    assert len(factor.values) == len(factor.weights) == len(set(factor.values)), factor
    assert all(weight > 0 for weight in factor.weights), factor
    assert factor.cumulative[-1] == sum(factor.weights), factor
    if isinstance(factor, Dice):
        assert sum(factor.weights) == 6**factor.count, factor
    for value in (factor.values[0], factor.values[-1]):
        assert factor.read(factor.write(value)) == value, factor


def check_texts(game: Game[Any], state: State) -> None:
    """Check that moves and positions survive writing and reading."""
    table = set(game.all_moves())
    for seat in game.waiting(state):
        for move in game.legal_moves(state, seat):
            assert game.read_move(str(move), state, seat) == move, _where(game, state, str(move))
            assert move in table, _where(game, state, f"'{move}' is not in the table of all moves")
    text = write_position(game, state)
    again, read = read_position(text, trusted=True)
    assert read == state, text
    assert write_position(again, read) == text, text
    assert again.legal_moves(read, None) == game.legal_moves(state, None), text
    for seat in (None, *range(game.players)):
        view = game.view(state, seat)
        msgspec.json.encode(view)
        assert (view.seat, view.waiting) == (seat, game.waiting(state)), text


def check_rejections(game: Game[Any], state: State) -> None:
    """Check that moves that are not listed are refused."""
    waiting = game.waiting(state)
    if not game.chance(state):
        _refused(game, state, ())
    legal = {move for seat in waiting for move in game.legal_moves(state, seat)}
    for move in game.all_moves():
        if move not in legal or len(waiting) > 1:
            try:
                game.apply(state, move)
            except IllegalMove:
                continue
            raise AssertionError(_where(game, state, f"'{move}' was accepted"))


def check_knowledge(game: Game[Any], state: State, seed: int) -> None:
    """Check that each seat's knowledge is sufficient, not excessive, and can be sent.

    The veiled position gives the seat the same view as the state does, and an imagined state is one of the same game
    that the seat cannot distinguish from the real one.
    """
    for seat in (None, *range(game.players)):
        knowledge = game.knowledge(state, seat)
        position, told = knowledge.position, seen(game, state, (), seat)
        assert game.veil(position, seat) == position, _where(game, state, f"seat {seat} is veiled twice")
        assert seen(game, position, (), seat) == told, _where(
            game, state, f"the veil of seat {seat} shows another game"
        )
        imagined = knowledge.imagine(Seeded(seed))
        check_state(game, imagined)
        assert seen(game, imagined, (), seat) == told, _where(game, imagined, f"seat {seat} sees it is imagined")
        assert game.knowledge(imagined, seat) == knowledge, _where(game, imagined, f"seat {seat} knows it is imagined")
        assert knowledge.imagine(Seeded(seed)) == imagined, _where(game, state, f"seat {seat} cannot imagine it again")
        text = write_knowledge(knowledge)
        again = read_knowledge(text, trusted=True)
        assert again == knowledge, text
        assert write_knowledge(again) == text, text
        assert pickle.loads(pickle.dumps(knowledge)) == knowledge, text


def check_imagination(game: Game[Any], entries: tuple[Entry, ...], seat: Seat | None, every: int = 1) -> int:
    """Check that a seat's imagined states have exact probabilities; return the total number of ways.

    Every `every`-th position is checked. Meant for small games: all ways the secrets may have fallen are listed.
    """
    ways = 0
    for number, (state, possible) in enumerate(worlds(game, seat, entries)):
        if number % every == 0 and game.outcome(state) is None:
            found = distribution(game.knowledge(state, seat).imagine)
            assert found == possible, _where(game, state, f"seat {seat} imagines with other chances than there are")
            ways += len(possible)
    return ways


def check_secret(game: Game[Any], state: State, owner: Seat, source: Seeded, follow: int = 40) -> None:
    """Check that two secret outcomes for one seat stay identical, to the byte, for all other seats.

    Both games are then played on with the same choices and the same chance for as long as both allow them, and until
    the rules themselves reveal something. What others know, and what they imagine with the same seed, is the same as
    well.
    """
    factors = game.chance(state)
    first, second = source.draw(factors), source.draw(factors)
    pair = [game.resolve(state, first), game.resolve(state, second)]
    for step in range(follow):
        states = [each for each, _ in pair]
        if any(event.reveals for _, events in pair for event in events):
            return
        for seat in (None, *(seat for seat in range(game.players) if seat != owner)):
            told = [seen(game, each, events, seat) for each, events in pair]
            assert told[0] == told[1], _where(game, states[0], f"seat {seat} can tell what seat {owner} holds")
            if game.outcome(states[0]) is None:
                known = [game.knowledge(each, seat) for each in states]
                assert known[0] == known[1], _where(game, states[0], f"seat {seat} knows what seat {owner} holds")
                if step == 0:
                    thought = [game.knowledge(each, seat).imagine(Seeded(0)) for each in states]
                    assert thought[0] == thought[1], _where(
                        game, states[0], f"seat {seat} guesses seat {owner}'s secret"
                    )
        following = _in_step(game, states[0], states[1], source)
        if following is None:
            return
        pair = following


def check_record(game: Game[Any], source: Seeded) -> None:
    """Check that a record survives writing and reading, replays to the same end, and hides what it must."""
    match = Match(game, source)
    secrets: list[tuple[int, Seat]] = []
    while match.waiting:
        moves = {seat: _any(match.legal_moves(seat), source) for seat in match.waiting}
        match.play(game.together(match.state, moves))
    record = match.record()
    text = write_record(record)
    assert write_record(read_record(text)) == text, text
    states = [moment.state for moment in replay(read_record(text))]
    assert states[-1] == match.state, text
    for number, state in enumerate(states[:-1]):
        if (seat := game.chance_audience(state)) is not None:
            secrets.append((number, seat))
    for seat in range(game.players):
        shown = seen_record(record, seat)
        for number, owner in secrets:
            assert (shown.entries[number].text == HIDDEN) == (owner != seat), text


def _any(moves: tuple[Move, ...], source: Seeded) -> Move:
    return moves[source.below(len(moves))]


def _refused(game: Game[Any], state: State, outcome: tuple[int, ...]) -> None:
    try:
        game.resolve(state, outcome)
    except InvalidChance:
        return
    raise AssertionError(_where(game, state, "chance was resolved where there is none"))


def _in_step(game: Game[Any], one: State, two: State, source: Seeded) -> list[tuple[Any, Any]] | None:
    """Return both states after the same outcome or choices, or None if there is no such transition."""
    if factors := game.chance(one):
        outcome = source.draw(factors)
        others = game.chance(two)
        if len(others) != len(factors) or not all(f.allows(v) for f, v in zip(others, outcome, strict=True)):
            return None
        return [game.resolve(one, outcome), game.resolve(two, outcome)]
    chosen: dict[Seat, Move] = {}
    for seat in game.waiting(one):
        theirs = game.legal_moves(two, seat)
        common = tuple(move for move in game.legal_moves(one, seat) if move in theirs)
        if not common:
            return None
        chosen[seat] = _any(common, source)
    if not chosen:
        return None
    move = game.together(one, chosen)
    return [game.apply(one, move), game.apply(two, move)]


def _where(game: Game[Any], state: State, what: str) -> str:
    return f"{what} — {write_position(game, state)}"
