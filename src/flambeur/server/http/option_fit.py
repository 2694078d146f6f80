"""Check which options fit together: all reasons against a combination, the alternatives, and the nearest one that fits.

Everything follows from the declared options and the objections of the game; this module contains no rules of any game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from flambeur.engine import Family, FlambeurError, InvalidOption, Option, family
from flambeur.engine.options import OptionValue
from flambeur.protocol.games import Fit, Fitting, NearestTable, OptionFitting, Reason, Wish
from flambeur.texts import Texts, texts
from flambeur.wording.refusal import refusal

REPAIRS = 24
"""Give up repairing a wish after this many changes."""
PLAYERS = "players"


def fitted(game: str, wish: Wish, lang: str) -> Fit:
    """Return whether a wish fits: all reasons against it, and the nearest alternative. Slow, so it runs as a job."""
    desk = Desk(family(game), wish, texts(lang))
    return Fit(
        reasons=[desk.reason(one) for one in desk.objections()],
        players=[desk.count(count) for count in desk.everybody],
        options=[desk.offer(option) for option in desk.family.options],
        settled=desk.settled(),
    )


class Desk:
    """A wish for one game, described in one language."""

    def __init__(self, shelf: Family, wish: Wish, words: Texts) -> None:
        self.family = shelf
        self.everybody = range(shelf.low, shelf.high + 1)
        self._players = min(max(wish.players, shelf.low), shelf.high)
        self._keep = wish.keep
        self._words = words
        self._unread: list[FlambeurError] = []
        self._chosen = {option.name: self._read(option, wish.options) for option in shelf.options}

    def _read(self, option: Option, given: Mapping[str, object]) -> OptionValue:
        """Return the chosen value; record an objection to an unreadable one and return the default."""
        try:
            return option.read(given[option.name]) if option.name in given else option.default
        except InvalidOption as error:
            self._unread.append(error)
            return option.default

    def objections(self) -> tuple[FlambeurError, ...]:
        """Return all reasons against the wish; set up the game only if there are none, as a last check."""
        found = (*self._unread, *self.family.against(self._players, self._chosen))
        if found:
            return found
        try:
            self.family.game(self._players, self._chosen)
        except InvalidOption as error:
            return (error,)
        return ()

    def reason(self, error: FlambeurError) -> Reason:
        return Reason(str(error.facts.get("option", "")), str(error.facts.get("choice", "")), self._sentence(error))

    def count(self, players: int) -> Fitting:
        """Return the objections to a number of players."""
        against = next(self.family.against(players, self._chosen), None)
        return Fitting(str(players), True, self._sentence(against) if against is not None else "")

    def offer(self, option: Option) -> OptionFitting:
        """Return which choices of an option fit this table."""
        choices = [self._fitting(option, value) for value in _others(option)]
        if option.kind not in ("word", "words"):
            return OptionFitting(option.name, all(one.here for one in choices), [])
        enough = 2 if option.kind == "word" else 1
        return OptionFitting(option.name, sum(one.here for one in choices) >= enough, choices)

    def _fitting(self, option: Option, value: OptionValue) -> Fitting:
        word = str(value) if option.kind in ("word", "words") else ""
        if (option.name, word) in self.family.includes(self._chosen):
            return Fitting(word, False, "")
        tried = (*_words(self._chosen[option.name]), word) if option.kind == "words" else value
        wish = {**self._chosen, option.name: tried}

        def against(players: int) -> FlambeurError | None:
            return next((one for one in self.family.against(players, wish) if _is_about(one, option, word)), None)

        now = against(self._players)
        if now is None:
            return Fitting(word, True, "")
        return Fitting(word, any(against(count) is None for count in self.everybody), self._sentence(now))

    def settled(self) -> NearestTable | None:
        """Return the nearest table that fits, found by making the most effective change at each step."""
        table = (self._players, self._chosen)
        best = self._faults(*table)
        for _ in range(REPAIRS):
            if not best:
                break
            changes = list(self._changes(*table))
            faults = [self._faults(*change) for change in changes]
            if min(faults) >= best:
                return None
            best = min(faults)
            table = changes[faults.index(best)]
        try:
            game = self.family.game(*table)
        except InvalidOption:
            return None
        return NearestTable(game.players, dict(game.options))

    def _faults(self, players: int, options: dict[str, OptionValue]) -> int:
        """Count the faults of a table; a fault in what the client keeps must be repaired by changing something else."""
        return sum(
            REPAIRS if one.facts.get("option") == self._keep else 1 for one in self.family.against(players, options)
        )

    def _changes(self, players: int, options: dict[str, OptionValue]) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """Yield the table as it is and after each single change, the least important changes first.

        A later choice does not overrule an option declared before it (such as the box), except lists of parts.
        """
        yield players, options
        names = [option.name for option in self.family.options]
        first = names.index(self._keep) + 1 if self._keep in names else 0
        free = [option for option in self.family.options if option.name != self._keep]
        for option in free:
            if option.kind not in ("word", "words"):
                yield players, {**options, option.name: option.default}
        if self._keep != PLAYERS:
            for count in sorted(self.everybody, key=lambda count: (abs(count - players), count)):
                yield count, options
        for option in free:
            chosen = _words(options[option.name])
            for word in chosen if option.kind == "words" else ():
                yield players, {**options, option.name: tuple(one for one in chosen if one != word)}
            later = option.kind == "word" and names.index(option.name) >= first
            for word in (str(option.default), *option.choices) if later else ():
                yield players, {**options, option.name: word}

    def _sentence(self, error: FlambeurError) -> str:
        """Return the error's sentence with the titles of options, as on the set-up page, instead of their names."""
        facts = dict(error.facts)
        named = {
            "what": self._title(facts.get("option")),
            "editions": self._titles("box", facts.get("allowed")),
            "edition": self._title("box", facts.get("box")),
            "part": self._title("with", facts.get("module")),
            "way": self._title("mode", facts.get("mode")),
        }
        message = f"error-shelf-{facts.get('why')}"
        if self._words.has(message):
            return self._words.say(message, **facts, **named)
        plain = FlambeurError(error.sentence, code=error.code)
        plain.facts = {**facts, "option": named["what"]}
        plain.__cause__ = error.__cause__
        return refusal(plain, self._words.language)

    def _title(self, option: object, choice: object = None) -> str:
        message = f"{self.family.name}-option-{option}"
        if choice is not None:
            message = f"{message}-{choice}"
        return self._words.say(message) if self._words.has(message) else str(choice or option or "")

    def _titles(self, option: str, choices: object) -> str:
        return ", ".join(self._title(option, one) for one in str(choices or "").split(", "))


def _others(option: Option) -> Iterator[OptionValue]:
    """Yield values to try for an option: every choice, or one that is not the default."""
    match option.kind:
        case "flag":
            yield not option.default
        case "number":
            yield option.high if option.default != option.high else option.low
        case "word" | "words":
            yield from option.choices
        case "numbers":
            yield (option.low,)
        case "table":
            yield ((10, option.high),)
        case "text":
            yield option.default


def _words(chosen: OptionValue) -> tuple[str, ...]:
    """Return the words of an option whose value is a list of words."""
    return tuple(one for one in chosen if isinstance(one, str)) if isinstance(chosen, tuple) else ()


def _is_about(error: FlambeurError, option: Option, choice: object) -> bool:
    if error.facts.get("option") != option.name:
        return False
    return option.kind != "words" or error.facts.get("choice") == choice
