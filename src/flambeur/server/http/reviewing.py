"""What the study makes of a finished game: every decision judged, luck told from skill, in all languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from flambeur.engine import Game, Seat, State
from flambeur.server.storage import Row
from flambeur.server.tables import history
from flambeur.server.tables.documents import TableDocument
from flambeur.server.wire.replies import encode
from flambeur.texts import LANGUAGES
from flambeur.wording import Say, move_text, score_text

if TYPE_CHECKING:
    from flambeur.coach import Decision, Review

QUICK, SLOW = 20_000, 800
"""Games that are played on for one review, with compiled rules and without: a few seconds."""
MOST, FEWEST = 64, 2
"""Games played on after each move."""
WAIT = 5.0
"""Seconds for compiled rules to get ready."""
LEAST = 0.005
"""A part of a win that is not worth a word."""


class JudgedMove(Struct):
    """A move there was: the chance to win with its standard error, and the score, estimated."""

    label: str
    chance: float
    error: float
    worth: str
    chosen: bool
    best: bool


class JudgedDecision(Struct):
    """A choice between several moves. `moment` is the step of the replay that it led to."""

    moment: int
    seat: Seat
    name: str
    loss: float
    """How much less often the seat wins than after the best move; 0 where that is noise."""
    luck: float
    """What the dice have changed for the seat since the decision before."""
    sentence: str
    moves: list[JudgedMove]


class JudgedPlayer(Struct):
    """What the result of a seat is made of: start + luck + skill + gifts = result, as parts of a win."""

    seat: Seat
    start: float
    luck: float
    skill: float
    gifts: float
    result: float
    lost: float
    """What its choices have given away against the best there were."""
    sentences: list[str]


class Point(Struct):
    """The chances of all seats at a moment of the replay."""

    moment: int
    chances: tuple[float, ...]


class ReviewInfo(Struct):
    """A whole game, judged. All chances are estimated, by so many games played on after each move."""

    games: int
    curve: list[Point]
    decisions: list[JudgedDecision]
    turning: list[int]
    """The decisions around which most changed, by their number."""
    players: list[JudgedPlayer]


def reviewed(document: TableDocument, rows: list[Row]) -> dict[str, bytes]:
    """The review of a table that is over, as JSON, by language."""
    from flambeur.coach import choices_in, review  # with all it thinks with: only where there is thinking

    game = history.rules(document)
    record = history.record(document, game, rows)
    steps = [number for number, step in enumerate(history.steps(game, rows)) for _ in step.entries]
    games = max(FEWEST, min(MOST, (QUICK if _quick(game) else SLOW) // max(1, choices_in(record))))
    found = review(record, games)
    return {lang: encode(_told(game, document.names, found, steps, games, lang)) for lang in LANGUAGES}


def _quick(game: Game[Any]) -> bool:
    from flambeur.kernels import for_game

    kernel = for_game(game)
    return kernel is not None and kernel.wait(WAIT)


def _told(
    game: Game[Any], names: tuple[str, ...], found: Review, steps: list[int], games: int, lang: str
) -> ReviewInfo:
    say = Say(lang, names)
    decisions = [
        _decision(say, game, state, one, steps[one.entry])
        for one, state in zip(found.decisions, found.states, strict=True)
    ]
    curve = [Point(0, found.start), *(Point(steps[one.entry], one.after) for one in found.decisions)]
    return ReviewInfo(
        games=games,
        curve=[*curve, Point(steps[-1] if steps else 0, found.result)],
        decisions=decisions,
        turning=[found.decisions.index(one) for one in found.turning_points()],
        players=[_player(say, game, found, seat) for seat in range(game.players)],
    )


def _decision(say: Say, game: Game[Any], state: State, one: Decision, moment: int) -> JudgedDecision:
    view = game.view(state, one.seat)
    labels = {trial.move: move_text(say, game, view, trial.move) for trial in one.trials}
    lost = one.loss if one.clear else 0.0
    words = {
        "name": say.name(one.seat),
        "move": labels[one.move],
        "better": labels[one.best],
        "loss": _percent(say, lost),
        "luck": _percent(say, abs(one.luck[one.seat])),
    }
    turn = "even" if abs(one.luck[one.seat]) < LEAST else "plus" if one.luck[one.seat] > 0 else "minus"
    sentence = say("review-chose" if lost < LEAST else "review-chose-worse", **words)
    return JudgedDecision(
        moment=moment,
        seat=one.seat,
        name=say.name(one.seat),
        loss=lost,
        luck=one.luck[one.seat],
        sentence=f"{sentence} {say('review-dice', turn=turn, luck=words['luck'])}",
        moves=[
            JudgedMove(
                label=labels[trial.move],
                chance=trial.chance,
                error=trial.error,
                worth=score_text(say, game, trial.score),
                chosen=trial.move == one.move,
                best=trial.move == one.best,
            )
            for trial in one.trials
        ],
    )


def _player(say: Say, game: Game[Any], found: Review, seat: Seat) -> JudgedPlayer:
    own = [one for one in found.decisions if one.seat == seat]
    lost = sum(one.loss for one in own if one.clear)
    amount = score_text(say, game, sum(one.given_up for one in own))
    parts = (found.start[seat], found.luck[seat], found.skill[seat], found.gifts[seat], found.result[seat])
    sentences = [
        say("review-told-luck", name=say.name(seat), **_signed(say, found.luck[seat])),
        say("review-told-skill", **_signed(say, found.skill[seat])),
        say("review-told-lost", points=_percent(say, lost), amount=amount, game=game.name)
        if lost >= LEAST
        else say("review-told-best"),
    ]
    return JudgedPlayer(seat, *parts, lost, sentences)


def _signed(say: Say, part: float) -> dict[str, str]:
    side = "even" if abs(part) < LEAST else "plus" if part > 0 else "minus"
    return {"side": side, "points": _percent(say, abs(part))}


def _percent(say: Say, part: float) -> str:
    return say.figure(round(100 * part, 1))
