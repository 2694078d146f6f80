"""The fairness data of a record, and its verification."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec
from msgspec import Struct

from flambeur.engine import FlambeurError, Game, Record, State, replay
from flambeur.engine.chance import Factor, read_outcome
from flambeur.engine.record import Moment
from flambeur.fairness.dice import FIRST, SCHEME, FairDice, commitment
from flambeur.fairness.words import is_word, opens


class NotFair(FlambeurError):
    """The chance results of a record do not follow from its seed, or the record lacks the data to check them."""

    code = "not-fair"


class Proof(Struct, frozen=True):
    """Everything the dice of a table follow from."""

    scheme: str
    table: str
    commitment: str
    seed: str
    words: tuple[str, ...]
    """By seat; "" for no word. Texts under the first scheme, hexadecimal since."""
    seals: tuple[str, ...] = ()
    """By seat; "" for a seat that took no part in the dice."""
    round: int = 0
    """The index, in their chains, of the words that the players have shown."""

    def notes(self) -> tuple[tuple[str, str], ...]:
        """Return the header lines of a record."""
        said = (("fair dice", self.scheme), ("fair table", self.table), ("fair commitment", self.commitment))
        if self.scheme == FIRST:
            return (*said, ("fair entropies", _in_one_line(self.words)), ("fair seed", self.seed))
        seals, words = _in_one_line(self.seals), _in_one_line(self.words)
        shown = (("fair seals", seals), ("fair round", str(self.round)), ("fair words", words))
        return (*said, *shown, ("fair seed", self.seed))

    @property
    def withheld(self) -> tuple[int, ...]:
        """Return the seats that sealed a word and did not show it."""
        return tuple(seat for seat, seal in enumerate(self.seals) if seal and not self.words[seat])

    def dice(self) -> FairDice:
        """Return the dice as they follow from seed and words."""
        first = self.scheme == FIRST
        words = [word.encode() if first else bytes.fromhex(word) for word in self.words]
        return FairDice(bytes.fromhex(self.seed), self.table, words, self.scheme)


class Verdict(Struct, frozen=True):
    """The result of a check of a record's dice."""

    draws: int
    """The number of draws, all of which follow from the seed."""
    known: bool
    """Whether the seed is the one committed to before the game, and not only one that fits."""
    withheld: tuple[int, ...] = ()
    """Seats that sealed a word and did not show it."""


def read_proof(record: Record) -> Proof:
    """Return the fairness data of a record; raises `NotFair` if it is missing or contradicts itself."""
    notes = dict(record.notes)
    scheme = notes.get("fair dice", "")
    if scheme not in (FIRST, SCHEME):
        raise NotFair("this record does not say what its dice follow from.", code="no-fairness")
    try:
        seed = bytes.fromhex(notes["fair seed"])
        said = (scheme, notes["fair table"], notes["fair commitment"], seed.hex())
        if scheme == FIRST:
            proof = Proof(*said, words=_texts(notes["fair entropies"]))
        else:
            words, seals = _texts(notes["fair words"]), _texts(notes["fair seals"])
            proof = Proof(*said, words=words, seals=seals, round=int(notes["fair round"]))
    except (KeyError, ValueError, msgspec.DecodeError):
        raise NotFair("the fairness data of this record cannot be read.", code="no-fairness") from None
    if commitment(seed) != proof.commitment:
        raise NotFair("the seed is not the one that was committed to.", code="wrong-seed")
    if scheme != FIRST:
        _check_words(proof, record.players)
    return proof


def _check_words(proof: Proof, players: int) -> None:
    if not len(proof.words) == len(proof.seals) == players or not all(map(is_word, filter(None, proof.words))):
        raise NotFair("the fairness data of this record cannot be read.", code="no-fairness")
    for seat, word in enumerate(proof.words):
        if word and not opens(proof.seals[seat], proof.round, word):
            raise NotFair(f"the word of seat {seat} is not the one that it sealed.", code="wrong-word", seat=seat)


def verify(record: Record, known: str | None = None, own: Mapping[int, str] | None = None) -> Verdict:
    """Derive every chance result of a record again and compare. Raises `NotFair` or `InvalidRecord`.

    `known` is the commitment that was shown before the game, `own` are the seals of your own seats: the record's own
    statements about them could be made up by its writer.
    """
    proof = read_proof(record)
    if known is not None and known.strip().lower() != proof.commitment:
        raise NotFair(
            "these dice follow from another seed than the one whose commitment you know.", code="other-commitment"
        )
    for seat, seal in (own or {}).items():
        if proof.scheme != FIRST and proof.seals[seat] != seal:
            raise NotFair(f"the seal of seat {seat} is not the one that you gave.", code="other-seal", seat=seat)
    dice = proof.dice()
    for moment, factors in chance_moments(record):
        assert moment.entry is not None
        if dice.draw(factors) != read_outcome(factors, moment.entry.text):
            raise NotFair(
                f"line {moment.line}: '{moment.entry.text}' does not follow from the seed.",
                code="wrong-dice",
                line=moment.line,
            )
    return Verdict(dice.draws, known is not None, proof.withheld)


def chance_moments(record: Record) -> Iterator[tuple[Moment, tuple[Factor, ...]]]:
    """Yield the chance results of a record with the factors they were drawn from. Raises `InvalidRecord`."""
    moments = replay(record)
    state: State = next(moments).state
    game: Game[State] = record.rules_game()
    for moment in moments:
        if moment.entry is not None and moment.entry.kind == "chance":
            yield moment, game.chance(state)
        state = moment.state


def _texts(line: str) -> tuple[str, ...]:
    return msgspec.json.decode(line, type=tuple[str, ...])


def _in_one_line(words: tuple[str, ...]) -> str:
    return msgspec.json.encode(words).decode()
