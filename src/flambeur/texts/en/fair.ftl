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
error-no-fairness = This record does not say what its dice follow from.
error-wrong-seed = The seed in this record is not the one that it says was committed to.
error-other-commitment = These dice follow from another seed than the one whose commitment you know.
error-other-seal = Seat { $seat }: the seal in this record is not the one that you gave.
error-wrong-word = Seat { $seat }: the word in this record is not the one that was sealed.
error-wrong-dice = Line { $line }: this chance result does not follow from the seed.
