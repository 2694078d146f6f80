"""Put a review into words of a language."""

from __future__ import annotations

from typing import Any

from flambeur.analysis.mistakes import SMALL
from flambeur.coach import Decision, Review, amount_text, parts_texts
from flambeur.engine import Game, Move, Seat, State
from flambeur.protocol.reviews import Amounts, JudgedDecision, JudgedMove, JudgedPlayer, Point, ReviewInfo
from flambeur.wording import Say, move_text


def told(game: Game[Any], names: tuple[str, ...], found: Review, steps: list[int], games: int, lang: str) -> ReviewInfo:
    """Return a review in a language; `steps` are the replay's steps by the record's entries."""
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
    labels = {value.move: move_text(say, game, view, value.move) for value in one.evaluation.moves}
    lost = one.loss.chance if one.clear else 0.0
    exact = one.dollars
    words = {
        "name": say.name(one.seat),
        "move": labels[one.move],
        "better": labels[one.best],
        "loss": _percent(say, lost),
        "luck": _percent(say, abs(one.luck[one.seat])),
        "amount": say.dollars(exact / 1000) if exact is not None else "",
    }
    turn = "even" if abs(one.luck[one.seat]) < SMALL else "plus" if one.luck[one.seat] > 0 else "minus"
    mistake = one.told
    if exact == 0:
        sentence = say("review-chose-perfect", **words)
    else:
        sentence = say(
            ("review-chose-worse" if exact is None else "review-chose-costly") if mistake else "review-chose", **words
        )
    return JudgedDecision(
        moment=moment,
        seat=one.seat,
        name=say.name(one.seat),
        loss=lost,
        mistake=mistake,
        exact=exact is not None,
        dollars=exact,
        luck=one.luck[one.seat],
        sentence=f"{sentence} {say('review-dice', turn=turn, luck=words['luck'])}",
        moves=_moves(say, game, one, labels),
    )


def _moves(say: Say, game: Game[Any], one: Decision, labels: dict[Move, str]) -> list[JudgedMove]:
    """Return the moves that could be chosen, with their judgement."""
    return [
        JudgedMove(
            label=labels[value.move],
            chance=value.chance,
            error=0.0 if one.dollars is not None else value.chance_error,
            worth=amount_text(say, game, one.evaluation.unit, value),
            chosen=value.move == one.move,
            best=value.move == one.best,
        )
        for value in one.evaluation.moves
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
        lost=sum(one.loss.chance for one in own if one.clear),
        amounts=Amounts(*scores.whole(seat)),
        given_up=given_up,
        sentences=parts_texts(say, game, scores, seat, given_up),
    )


def _by_leads(game: Game[Any], found: Review) -> bool:
    """Whether amounts are leads: between two players, the loss of a solved choice is given as a single amount."""
    return game.players == 2 and any(one.dollars is not None for one in found.decisions)


def _percent(say: Say, part: float) -> str:
    return say.figure(round(100 * part, 1))
