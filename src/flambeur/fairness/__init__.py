"""Fair dice: every chance result follows from a seed the server committed to and from words of the players.

For authors of a verifier in another language, docs/fair-dice.md describes the scheme. `words` are the players'
contributions, `dice` computes the results from them, `proof` contains and checks a record's data about both.
"""

from flambeur.fairness.dice import FIRST, SCHEME, FairDice, commitment, mixed
from flambeur.fairness.proof import NotFair, Proof, Verdict, read_proof, verify
from flambeur.fairness.words import ROUNDS, is_word, new_secret, opens, sealed, word_of

__all__ = [
    "FIRST",
    "ROUNDS",
    "SCHEME",
    "FairDice",
    "NotFair",
    "Proof",
    "Verdict",
    "commitment",
    "is_word",
    "mixed",
    "new_secret",
    "opens",
    "read_proof",
    "sealed",
    "verify",
    "word_of",
]
