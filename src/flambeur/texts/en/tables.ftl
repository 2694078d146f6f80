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
