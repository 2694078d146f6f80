"""Fair dice: the vectors of the docs page, uniformity, and tampered records."""

from __future__ import annotations

import hmac
import re
import struct
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bench.fuzz import game_of, other_games, pairwise
from flambeur.engine import Game, Match, Record, Seeded, new_game, read_record, write_record
from flambeur.engine.chance import Dice, Pick
from flambeur.fairness import FIRST, SCHEME, FairDice, NotFair, Proof, commitment, mixed, sealed, verify, word_of
from flambeur.fairness.proof import chance_moments
from flambeur.games.vegas.colours.state import COLOURS
from flambeur.games.vegas.combinations import combinations

PAGE = Path(__file__).parents[2] / "docs" / "fair-dice.md"
SEED = bytes(range(32))
SECRETS = (bytes([160]) * 32, b"", bytes(range(32, 64)))
SEALS = tuple(sealed(secret) if secret else "" for secret in SECRETS)
WORDS = tuple(word_of(secret, 1) if secret else "" for secret in SECRETS)
ENTROPIES = ("red socks", "", "été")


def proof(seed: bytes = SEED, table: str = "QWERTY", words: tuple[str, ...] = WORDS) -> Proof:
    return Proof(SCHEME, table, commitment(seed), seed.hex(), words, SEALS, 1)


def played(said: Proof | None = None) -> Record:
    """A whole game on fair dice, as a server would record it."""
    said = said or proof()
    match = Match(new_game("vegas", 3), said.dice(), ("Anna", "Ben", "Cleo"))
    while match.outcome() is None:
        match.play(match.legal_moves()[0])
    return msgspec.structs.replace(match.record(), notes=said.notes())


def vectors(kind: str) -> Any:
    (block,) = re.findall(rf"```json {kind}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return msgspec.json.decode(block)


def check_draw(dice: FairDice, vector: Any, blocks: Any) -> None:
    for number, words in enumerate(blocks):
        assert [*dice.words(vector["draw"], number)] == words
    factors = tuple(
        Dice("own", factor["dice"])
        if "dice" in factor
        else Pick("note", tuple(factor["values"]), tuple(factor["weights"]))
        for factor in vector["factors"]
    )
    outcome = dice.draw_at(vector["draw"], factors)
    assert [list(value) if isinstance(value, tuple) else value for value in outcome] == vector["outcome"]


def test_the_vectors_of_the_page_are_what_the_code_gives() -> None:
    for vector in vectors("vectors"):
        seed = bytes.fromhex(vector["seed"])
        words = [bytes.fromhex(word) for word in vector["words"]]
        assert commitment(seed) == vector["commitment"]
        for secret, seal, word in zip(vector["secrets"], vector["seals"], vector["words"], strict=True):
            assert seal == (sealed(bytes.fromhex(secret)) if secret else "")
            assert word in ("", word_of(bytes.fromhex(secret), vector["round"]))
        assert mixed(words).hex() == vector["mix"]
        check_draw(FairDice(seed, vector["table"], words, vector["scheme"]), vector, vector["blocks"])


def test_the_vectors_of_the_first_scheme_still_hold() -> None:
    for vector in vectors("first vectors"):
        seed = bytes.fromhex(vector["seed"])
        words = [text.encode() for text in vector["entropies"]]
        assert commitment(seed) == vector["commitment"]
        assert mixed(words).hex() == vector["entropy"]
        check_draw(FairDice(seed, vector["table"], words, FIRST), vector, vector["words"])


def test_a_verifier_written_from_the_page_alone_agrees() -> None:
    """Another hand at it, straight from the text: no code of ours but the factors."""

    def draw(number: int, factors: list[Dice | Pick]) -> list[object]:
        words_shown = [bytes.fromhex(word) for word in WORDS]
        mix = sha256(b"".join(struct.pack(">I", len(word)) + word for word in words_shown)).digest()

        def words() -> Iterator[int]:
            block = 0
            while True:
                message = b"flambeur-fair-2" + b"QWERTY" + mix + struct.pack(">QI", number, block)
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

    ours = proof().dice()
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
    assert verify(record).draws == sum(entry.kind == "chance" for entry in record.entries)


def test_records_of_the_first_scheme_stay_verifiable() -> None:
    first = Proof(FIRST, "QWERTY", commitment(SEED), SEED.hex(), ENTROPIES)
    record = read_record(write_record(played(first)))
    assert ("fair entropies", '["red socks","","été"]') in record.notes
    assert verify(record, commitment(SEED)).known


def test_other_words_or_another_table_give_other_dice() -> None:
    said = (proof(), proof(words=("", "", WORDS[2])), proof(table="ASDFGH"))
    assert len({write_record(played(one)).split("\n\n")[1] for one in said}) == 3


def test_a_record_forged_with_another_seed_and_its_own_commitment_is_found_out() -> None:
    shown = commitment(SEED)
    forged = played(proof(seed=bytes(32)))
    assert not verify(forged).known  # it fits in itself, and the verdict says that this proves little
    with pytest.raises(NotFair) as found:
        verify(forged, shown)
    assert found.value.code == "other-commitment"
    assert verify(played(), f" {shown.upper()}\n").known


def test_a_record_with_another_seal_for_ones_own_seat_is_found_out() -> None:
    assert verify(played(), commitment(SEED), {0: SEALS[0]}).known
    with pytest.raises(NotFair) as found:
        verify(played(), commitment(SEED), {0: sealed(bytes(32))})
    assert found.value.code == "other-seal"


def test_a_word_that_was_held_back_is_named() -> None:
    assert verify(played()).withheld == ()
    assert verify(played(proof(words=("", "", WORDS[2])))).withheld == (0,)


@pytest.mark.parametrize(
    ("note", "value", "code"),
    [
        ("fair seed", "00" * 32, "wrong-seed"),
        ("fair table", "ASDFGH", "wrong-dice"),
        ("fair words", '["","",""]', "wrong-dice"),
        ("fair words", '["","","' + "00" * 32 + '"]', "wrong-word"),
        ("fair words", '["","","xyz"]', "no-fairness"),
        ("fair words", '["",""]', "no-fairness"),
        ("fair words", "nonsense", "no-fairness"),
        ("fair round", "2", "wrong-word"),
        ("fair round", "many", "no-fairness"),
        ("fair dice", "loaded", "no-fairness"),
        ("fair dice", FIRST, "no-fairness"),
    ],
)
def test_a_record_that_was_bent_does_not_verify(note: str, value: str, code: str) -> None:
    record = played()
    bent = tuple((name, value if name == note else said) for name, said in record.notes)
    with pytest.raises(NotFair) as found:
        verify(msgspec.structs.replace(record, notes=bent))
    assert found.value.code == code


def strolled(game: Game[Any]) -> Record:
    """A game of which every move is as good as any other."""
    match, chosen = Match(game, Seeded(3)), Random(7)
    while match.outcome() is None:
        if moves := match.legal_moves():
            match.play(chosen.choice(moves))
        else:
            match.play_together({seat: chosen.choice(match.legal_moves(seat)) for seat in match.waiting})
    return match.record()


PILES = ("note", "bonus", "card", "colour", "board", "starter")
DEALT = ("bonus", "card", "colour")
TABLES = [
    *map(game_of, pairwise(combinations())),
    *[game for game in other_games() if game.name in ("temptation", "kragen")][::5],
]


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.players}-{game.options.get('box', '')}")
def test_what_can_be_drawn_from_is_what_the_page_says(game: Game[Any]) -> None:
    """A browser takes everything else for a lie of the server (`web/src/fairness/drawPiles.ts`)."""
    record = strolled(game)
    drawn = iter([factors for _, factors in chance_moments(record)])
    full: dict[str, Counter[object]] = {}
    left: dict[str, Counter[object]] = {}
    moved, dealing = "", set[str]()
    for entry in record.entries:
        if entry.kind != "chance":
            moved, dealing = entry.text, set()
            continue
        for factor, part in zip(next(drawn), entry.text.split(), strict=True):
            kind, came = part.split(":")
            assert kind == factor.kind
            assert isinstance(factor, Pick) == (kind in PILES or (game.name == "kragen" and len(came) == 1)), part
            if not isinstance(factor, Pick):
                assert factor.count == len(came)
                continue
            assert [*factor.values] == in_order(kind, factor.values)
            pile = Counter[object](dict(zip(factor.values, factor.weights, strict=True)))
            if kind not in PILES:
                assert pile == Counter(range(int(moved.removeprefix("reroll ")), 7))
                continue
            assert kind in ("note", "bonus") or set(factor.weights) == {1}
            assert kind != "starter" or len(factor.values) == game.players
            assert pile == left.get(kind, pile) or (kind in DEALT and kind not in dealing and pile == full[kind]), part
            assert kind in left or len(pile) > 1
            full.setdefault(kind, pile)
            dealing.add(kind)
            left[kind] = pile - Counter[object]([factor.read(part)])


def in_order(kind: str, items: tuple[object, ...]) -> list[object]:
    """As the page lists them."""
    return [colour for colour in COLOURS if colour in items] if kind == "colour" else sorted(items)  # type: ignore[type-var]
