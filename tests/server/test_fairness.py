"""Fair dice: the vectors of the docs page, uniformity, and records that somebody has bent."""

from __future__ import annotations

import hmac
import re
import struct
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from flambeur.engine import Match, Record, new_game, read_record, write_record
from flambeur.engine.chance import Dice, Pick
from flambeur.server.fairness import FairDice, NotFair, Reveal, commitment, entropy_hash, verify

PAGE = Path(__file__).parents[2] / "docs" / "fair-dice.md"
SEED = bytes(range(32))
ENTROPIES = ("red socks", "", "été")


def played(entropies: tuple[str, ...] = ENTROPIES, table: str = "QWERTY") -> Record:
    """A whole game on fair dice, as a server would record it."""
    match = Match(new_game("vegas", 3), FairDice(SEED, table, entropies), ("Anna", "Ben", "Cleo"))
    while match.outcome() is None:
        match.play(match.legal_moves()[0])
    notes = Reveal(table, commitment(SEED), SEED.hex(), entropies).notes()
    return msgspec.structs.replace(match.record(), notes=notes)


def test_the_vectors_of_the_page_are_what_the_code_gives() -> None:
    (block,) = re.findall(r"```json vectors\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    vectors = msgspec.json.decode(block)
    for vector in vectors:
        seed = bytes.fromhex(vector["seed"])
        assert commitment(seed) == vector["commitment"]
        assert entropy_hash(vector["entropies"]).hex() == vector["entropy"]
        dice = FairDice(seed, vector["table"], vector["entropies"])
        for number, words in enumerate(vector["words"]):
            assert [*dice.words(vector["draw"], number)] == words
        factors = tuple(
            Dice("own", factor["dice"])
            if "dice" in factor
            else Pick("note", tuple(factor["values"]), tuple(factor["weights"]))
            for factor in vector["factors"]
        )
        outcome = dice.draw_at(vector["draw"], factors)
        assert [list(value) if isinstance(value, tuple) else value for value in outcome] == vector["outcome"]


def test_a_verifier_written_from_the_page_alone_agrees() -> None:
    """Another hand at it, straight from the text: no code of ours but the factors."""

    def draw(number: int, factors: list[Dice | Pick]) -> list[object]:
        entropy = sha256(b"".join(struct.pack(">I", len(e.encode())) + e.encode() for e in ENTROPIES)).digest()

        def words() -> Iterator[int]:
            block = 0
            while True:
                message = b"flambeur-fair-1" + b"QWERTY" + entropy + struct.pack(">QI", number, block)
                yield from struct.unpack(">8I", hmac.digest(SEED, message, "sha256"))
                block += 1

        stream = words()

        def below(m: int) -> int:
            return next(word for word in stream if word < 2**32 // m * m) % m

        results: list[object] = []
        for factor in factors:
            if isinstance(factor, Dice):
                rolled = Counter(below(6) + 1 for _ in range(factor.count))
                results.append(tuple(rolled[face] for face in range(1, 7)))
            else:
                pile = [
                    value for value, weight in zip(factor.values, factor.weights, strict=True) for _ in range(weight)
                ]
                results.append(pile[below(len(pile))])
        return results

    ours = FairDice(SEED, "QWERTY", ENTROPIES)
    for number in range(200):
        factors: list[Dice | Pick] = [Dice("own", number % 9 + 1), Pick("note", (10, 20, 90), (6, 8, number + 1))]
        assert [*ours.draw(tuple(factors))] == draw(number, factors)


def test_all_faces_come_up_as_often() -> None:
    dice = FairDice(SEED, "QWERTY", ())
    counts = [sum(faces) for faces in zip(*[dice.draw((Dice("own", 8),))[0] for _ in range(3000)], strict=True)]
    expected = 8 * 3000 / 6
    assert sum((count - expected) ** 2 / expected for count in counts) < 20.5  # chi-square, 5 degrees, p = 0.001


def test_a_record_verifies_and_survives_being_written() -> None:
    record = read_record(write_record(played()))
    assert verify(record) == sum(entry.kind == "chance" for entry in record.entries)


def test_another_entropy_seed_or_table_gives_other_dice() -> None:
    assert (
        len({write_record(played(*changed)).split("\n\n")[1] for changed in ((), (("",) * 3,), (ENTROPIES, "ASDFGH"))})
        == 3
    )


@pytest.mark.parametrize(
    ("note", "value", "code"),
    [
        ("fair seed", "00" * 32, "wrong-seed"),
        ("fair table", "ASDFGH", "wrong-dice"),
        ("fair entropies", '["","",""]', "wrong-dice"),
        ("fair entropies", "nonsense", "no-fairness"),
        ("fair dice", "loaded", "no-fairness"),
    ],
)
def test_a_record_that_was_bent_does_not_verify(note: str, value: str, code: str) -> None:
    record = played()
    bent = tuple((name, value if name == note else said) for name, said in record.notes)
    with pytest.raises(NotFair) as found:
        verify(msgspec.structs.replace(record, notes=bent))
    assert found.value.code == code
