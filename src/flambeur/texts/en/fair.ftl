## What a check of the dice has found out

fair-known = { $draws ->
    [one] The one chance result follows from the seed that was committed to: its commitment is the one you know.
   *[other] All { $draws } chance results follow from the seed that was committed to: its commitment is the one you know.
}
fair-unknown = { $draws ->
    [one] The one chance result follows from the seed in this record.
   *[other] All { $draws } chance results follow from the seed in this record.
} That the server had fixed this seed before the game is not proven: for that, check it against the commitment that was shown before the first roll.
fair-withheld = Words for the dice that were sealed and then held back: { $names }.
fair-own-missing = Your own word is not in these dice.
fair-taken = Taken on the server’s word: what lay in the piles of notes, cards and boards at first, and that every line keeps to the rules. To check that too, download the record and let a machine of your own play it through: { $command }
fair-taken-all = Taken on the server’s word: what each result was drawn from, and that every line keeps to the rules. To check that too, download the record and let a machine of your own play it through: { $command }
error-no-fairness = This record does not say what its dice follow from.
error-wrong-seed = The seed in this record is not the one that it says was committed to.
error-other-commitment = These dice follow from another seed than the one whose commitment you know.
error-other-seal = Seat { $seat }: the seal in this record is not the one that you gave.
error-wrong-word = Seat { $seat }: the word in this record is not the one that was sealed.
error-wrong-dice = Line { $line }: this chance result does not follow from the seed.
error-wrong-factors = Line { $line }: what the server says this chance result was drawn from cannot be.
