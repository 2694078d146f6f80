## Words on the drawn tables of the browser, and what they say to those who listen.

table-you = you
table-starter = starts the round
table-turn = to play
table-asked = choosing
table-players = Players
table-board = Board
table-row = Row { $row }: { $spaces }. { $worth ->
    [gain] Gains { $points } points.
   *[loss] Costs { $points } points.
} { $lying ->
    [none] Empty.
   *[other] Filled with { $lying }; { $free } free.
}
table-star-b = black star
table-star-w = white star
table-star-r = red star
table-star-y = yellow star
table-pick-row = Choose a die for row { $row }
table-pick-face = Pick up a { $face }, then choose its row
table-roll-of = { $name }, roll { $number }
table-nothing-fits = Nothing fits
table-goal = { $points } of { $goal } points
table-dice-left = { $count ->
    [one] { $count } die left
   *[other] { $count } dice left
}
table-pot = Pot
table-best = Best result so far
table-no-best = No result yet
table-dice-of = Dice of { $name }
table-take-die = Roll the { $face } again
table-take-hint = Choose the dice to roll again
table-attempts = { $count ->
    [one] { $count } attempt made
   *[other] { $count } attempts made
}
table-your-bid = Your bid
table-sell = Put up for auction
table-bags = Bags of gold
table-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
table-tokens-secret = tokens secret
table-auction = Auction
table-lot = A bag of { $bag } kg from { $name }
table-fist-closed = has a closed fist
table-fist-open = { $tokens ->
    [one] shows { $tokens } token
   *[other] shows { $tokens } tokens
}
table-weight = { $weight } kg
table-leads = { $name } leads
table-result = Result
