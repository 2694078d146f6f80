"""A review in the words of a language."""

from __future__ import annotations

from typing import Any

from flambeur.coach import Decision, Review, dollars_text, parts_texts
from flambeur.engine import Game, Move, Seat, State
from flambeur.server.http.reviewing import Amounts, JudgedDecision, JudgedMove, JudgedPlayer, Point, ReviewInfo
from flambeur.wording import Say, move_text, score_text

LEAST = 0.005
"""A part of a win that is not worth a word."""


def told(game: Game[Any], names: tuple[str, ...], found: Review, steps: list[int], games: int, lang: str) -> ReviewInfo:
    """A review in a language; `steps` are the steps of the replay by the entries of the record."""
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
        leads=_by_leads(game, found),
        players=[_player(say, game, found, seat) for seat in range(game.players)],
    )


def _decision(say: Say, game: Game[Any], state: State, one: Decision, moment: int) -> JudgedDecision:
    view = game.view(state, one.seat)
    labels = {trial.move: move_text(say, game, view, trial.move) for trial in one.trials}
    lost = one.loss if one.clear else 0.0
    exact = one.solved
    words = {
        "name": say.name(one.seat),
        "move": labels[one.move],
        "better": labels[one.best],
        "loss": _percent(say, lost),
        "luck": _percent(say, abs(one.luck[one.seat])),
        "amount": dollars_text(say, exact.cost.dollars / 1000) if exact else "",
    }
    turn = "even" if abs(one.luck[one.seat]) < LEAST else "plus" if one.luck[one.seat] > 0 else "minus"
    mistake = one.clear and (exact is not None or lost >= LEAST)
    if exact is not None and not exact.cost.dollars:
        sentence = say("review-chose-perfect", **words)
    else:
        sentence = say(
            ("review-chose-costly" if exact else "review-chose-worse") if mistake else "review-chose", **words
        )
    return JudgedDecision(
        moment=moment,
        seat=one.seat,
        name=say.name(one.seat),
        loss=lost,
        mistake=mistake,
        exact=exact is not None,
        dollars=exact.cost.dollars if exact else None,
        luck=one.luck[one.seat],
        sentence=f"{sentence} {say('review-dice', turn=turn, luck=words['luck'])}",
        moves=_moves(say, game, one, labels),
    )


def _moves(say: Say, game: Game[Any], one: Decision, labels: dict[Move, str]) -> list[JudgedMove]:
    """What there was to choose: by the solver where it answers, else by the games played on."""
    chances = one.solved.chances if one.solved else ()
    leads = one.solved.cost.leads if one.solved else ()
    return [
        JudgedMove(
            label=labels[trial.move],
            chance=chances[number] if chances else trial.chance,
            error=0.0 if chances else trial.error,
            worth=dollars_text(say, leads[number]) if leads else score_text(say, game, trial.score),
            chosen=trial.move == one.move,
            best=trial.move == one.best,
        )
        for number, trial in enumerate(one.trials)
    ]


def _player(say: Say, game: Game[Any], found: Review, seat: Seat) -> JudgedPlayer:
    own = [one for one in found.decisions if one.seat == seat]
    start, luck, skill, gifts, result = (part[seat] for part in found.each)
    given_up = round(sum(one.given_up for one in own))
    scores = found.scores.leads() if _by_leads(game, found) else found.scores
    return JudgedPlayer(
        seat=seat,
        start=start,
        luck=luck,
        skill=skill,
        gifts=gifts,
        result=result,
        lost=sum(one.loss for one in own if one.clear),
        amounts=Amounts(*scores.whole(seat)),
        given_up=given_up,
        sentences=parts_texts(say, game, scores, seat, given_up),
    )


def _by_leads(game: Game[Any], found: Review) -> bool:
    """Whether amounts are leads: between two, what a solved choice gave up is told as one."""
    return game.players == 2 and any(one.solved for one in found.decisions)


def _percent(say: Say, part: float) -> str:
    return say.figure(round(100 * part, 1))
