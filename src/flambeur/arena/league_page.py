"""A league as a page with pictures, as files and as data."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path

import msgspec

from flambeur.arena.ratings import Measured
from flambeur.arena.report import known, typed_options
from flambeur.arena.rows import Row, RowFile
from flambeur.arena.schema import LeagueData, LeagueLine
from flambeur.arena.standings import Placing, Standings
from flambeur.arena.svg import Bar, heading, interval_chart, page, paragraph, table
from flambeur.wording import Say, score_text

COLUMNS = (
    *("bot", "games", "share", "share_low", "share_high", "score", "score_low", "score_high"),
    *("rating", "rating_low", "rating_high", "openskill_mu", "openskill_sigma", "above", "below", "forfeits"),
)


def league_data(ended: Standings, complete: bool) -> LeagueData:
    """Return all data of a league, as in its schema."""
    league = ended.league
    return LeagueData(
        game=league.game,
        players=league.players,
        preset=league.preset or None,
        options=typed_options(league.rules()),
        bots=list(league.bots),
        rounds=league.rounds,
        duplicate=league.duplicate,
        seed=league.seed,
        work=league.work,
        games=ended.games,
        complete=complete,
        standings=[_line(placing) for placing in ended.rows],
        ahead=[[None if duel is None else round(duel.value, 6) for duel in line] for line in ended.duels],
        ahead_low=[[None if duel is None else round(duel.low, 6) for duel in line] for line in ended.duels],
        ahead_high=[[None if duel is None else round(duel.high, 6) for duel in line] for line in ended.duels],
    )


def _line(placing: Placing) -> LeagueLine:
    share, score, rating = placing.share, placing.score, placing.rating
    return LeagueLine(
        bot=placing.bot,
        games=placing.games,
        share=round(share.value, 6),
        share_low=round(share.low, 6),
        share_high=round(share.high, 6),
        score=round(score.value, 4),
        score_low=known(score.low),
        score_high=known(score.high),
        rating=round(rating.value, 4),
        rating_low=round(rating.low, 4),
        rating_high=round(rating.high, 4),
        openskill_mu=round(rating.mu, 4),
        openskill_sigma=round(rating.sigma, 4),
        above=placing.above,
        below=placing.below,
        forfeits=placing.forfeits,
    )


def league_csv(ended: Standings) -> str:
    """Return one row for each bot, strongest first."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for line in league_data(ended, True).standings:
        *cells, forfeits = msgspec.structs.astuple(line)
        writer.writerow([*cells, sum(forfeits.values())])
    return out.getvalue()


def placed_text(say: Say, placing: Placing) -> str:
    """Return a bot's place among our levels, or nothing for the levels themselves."""
    facts = {name: say(f"bot-{level}") for name, level in (("above", placing.above), ("below", placing.below)) if level}
    if placing.above and placing.below:
        return say("league-between", bot=placing.bot, above=facts["above"], below=facts["below"])
    if placing.above:
        return say("league-above", bot=placing.bot, above=facts["above"])
    return say("league-below", bot=placing.bot, below=facts["below"]) if placing.below else ""


def write_report(folder: Path, ended: Standings, rows: Sequence[Row], say: Say, title: str, complete: bool) -> None:
    """Write `index.html` with pictures, and beside it the pictures, the standings and one row a game."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {"ratings": _ratings(ended, say), "shares": _shares(ended, say)}
    for name, picture in pictures.items():
        (folder / f"{name}.svg").write_text(picture, encoding="utf-8")
    (folder / "standings.csv").write_text(league_csv(ended), encoding="utf-8")
    data = msgspec.json.format(msgspec.json.encode(league_data(ended, complete)), indent=2)
    (folder / "league.json").write_bytes(data + b"\n")
    with RowFile(folder / "games.csv", ended.league.players, ended.league.bots) as file:
        file.add(rows)
    (folder / "index.html").write_text(league_page(ended, say, title, pictures), encoding="utf-8")


def league_page(ended: Standings, say: Say, title: str, pictures: dict[str, str]) -> str:
    """Return the HTML page."""
    league = ended.league
    parts = [paragraph(say("league-intro", games=ended.games, rounds=league.rounds, seed=str(league.seed)))]
    if league.duplicate:
        parts.append(paragraph(say("league-duplicate")))
    parts += [heading(say("league-ratings")), pictures["ratings"]]
    parts += [paragraph(text) for placing in ended.rows if (text := placed_text(say, placing))]
    parts += [heading(say("league-table")), table(*league_table(ended, say), say("league-note"))]
    parts += [heading(say("league-shares")), pictures["shares"]]
    names = [placing.bot for placing in ended.rows]
    duels = [
        [name, *("·" if duel is None else _percent(say, duel) for duel in line)]
        for name, line in zip(names, ended.duels, strict=True)
    ]
    parts += [heading(say("league-duels")), table([say("cli-by-bot"), *names], duels, say("league-duels-note"))]
    parts += [paragraph(text) for text in forfeit_texts(ended, say)]
    return page(say.texts.language, title, parts)


def league_table(ended: Standings, say: Say) -> tuple[list[str], list[list[str]]]:
    """Return the standings as texts: the column heads, and a line for each bot."""
    names = (
        "cli-by-bot",
        "league-rating",
        "cli-interval",
        "cli-share",
        "cli-interval",
        "cli-score",
        "league-openskill",
    )
    game = ended.league.rules()
    lines = []
    for placing in ended.rows:
        rating, share = placing.rating, placing.share
        lines.append(
            [
                placing.bot,
                say("league-figure", value=rating.value),
                say("cli-range", low=rating.low, high=rating.high),
                say("cli-percent", value=100 * share.value),
                say("cli-range", low=100 * share.low, high=100 * share.high),
                score_text(say, game, placing.score.value),
                say("league-openskill-value", mu=rating.mu, sigma=rating.sigma),
            ]
        )
    return [say(name) for name in names], lines


def forfeit_texts(ended: Standings, say: Say) -> list[str]:
    """Return a sentence for each bot that lost games by forfeit."""
    return [
        say("league-forfeits", bot=placing.bot, count=count, reason=reason)
        for placing in ended.rows
        for reason, count in sorted(placing.forfeits.items())
    ]


def _ratings(ended: Standings, say: Say) -> str:
    bars = [Bar(s.bot, s.rating.value, s.rating.low, s.rating.high) for s in ended.rows]
    return interval_chart(say("league-ratings"), bars, lambda value: say("league-figure", value=value))


def _shares(ended: Standings, say: Say) -> str:
    bars = [Bar(s.bot, s.share.value, s.share.low, s.share.high) for s in ended.rows]
    even = 1 / ended.league.players
    return interval_chart(say("league-shares"), bars, lambda value: say("cli-percent", value=100 * value), even)


def _percent(say: Say, mean: Measured) -> str:
    return say("cli-rate", value=100 * mean.value, low=100 * mean.low, high=100 * mean.high)
