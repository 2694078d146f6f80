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
    .you = Your roll { $number }
table-nothing-fits = Nothing fits
table-goal = { $points } of { $goal } points
table-ends-at = to { $goal } points
table-dice-left = { $count ->
    [one] { $count } die left
   *[other] { $count } dice left
}
table-pot = Pot
table-best = Best result so far
table-no-best = No result yet
table-dice-of = { $name }’s dice
    .you = Your dice
table-take-die = Roll the { $face } again
table-take-hint = Choose the dice to roll again
table-attempts = { $count ->
    [one] { $count } attempt made
   *[other] { $count } attempts made
}
table-purse = You hold { $held } · pot { $pot }
table-your-bid = Your bid
table-bags = Bags of gold
table-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
table-tokens-secret = tokens secret
table-auction = Auction
table-lot = A bag of { $bag } kg from { $name }
    .you = Your bag of { $bag } kg
table-fist-closed = has a closed fist
table-fist-open = { $tokens ->
    [one] shows { $tokens } token
   *[other] shows { $tokens } tokens
}
table-weight = { $weight } kg
table-leads = { $name } leads
    .you = You lead
table-result = Result
table-round-results = This round so far
table-no-result = no result yet
table-round = Round { $round } of { $rounds }
table-pile-notes = { $count } in the pile
table-casinos = Casinos
table-casino = Casino { $place }
table-slot = Slot machine
table-reel = Reel { $face }
table-barred = closed for this round
table-notes = Notes
table-dice = Dice
table-rainbow = Rainbow card
table-own = You
table-pile = { $name }: { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
table-big-die = and a big die
table-mark-early = Early payout of { $name }
    .you = Your early payout
table-chosen = Dice chosen
table-team = Team { $team }
table-mark-casinos = must place on two casinos
table-mark-tie = can still win a tie
table-bonus-die = bonus die at { $face }: { $money } at the end of the game
table-notes-won = { $count ->
    [one] { $count } note won
   *[other] { $count } notes won
}
table-cards-hidden = { $count ->
    [one] { $count } secret card
   *[other] { $count } secret cards
}
table-card-played = played { $card }
table-your-cards = Your cards
table-bonus-card = Bonus
table-drawn = Notes turned up
table-card-tie = Tie Breaker
table-card-reroll = Reroll
table-card-casinos = Two Casinos
table-card-back = Take Back
table-card-double = Double
table-card-early = Early Payout
table-card-three = Three Notes
table-card-swap = Swap
table-card-pass = Pass
table-card-flip = Flip
table-card-joker = Joker
table-card-more = More Dice
table-card-next = Next Please
table-colours = Colours
table-colour-blue = blue
table-colour-red = red
table-colour-green = green
table-colour-yellow = yellow
table-colour-black = black
table-colour-violet = violet
table-colour-white = white
table-colour-orange = orange
table-yours = yours
table-you-have = You: { $money }
table-rivals-have = All rivals: { $money }
table-group = Group { $group }
table-less = One less
table-more = One more
table-would-take = { $name } would take it now
    .you = You would take it now
table-paid = paid
table-paid-nobody = nobody
table-die-own = Die
table-die-neutral = Neutral die
table-die-big = Big die
table-die-kicker = Kicker
table-took = { $name } took it
    .you = You took it
table-note-laid = is laid
table-note-under = goes under the pile
table-notes-just-won = Notes just won
table-felt-take = { $name } takes a note from the slot machine
    .you = Take one of these notes
table-felt-three = { $name } lays the middle note
    .you = You lay the middle note
table-felt-swap = Notes just won
    .you = The note you have just won
table-felt-place = As it would be paid now
    .you = As it would be paid now
table-pile-big = { $name }: a big die
table-chosen-count = { $count ->
    [one] { $count } die chosen
   *[other] { $count } dice chosen
}

## The names of signs, for whoever points at them

table-sign-b = Black star: the first die is yours to choose, and all others in the row are equal to it
table-sign-w = White star: the first die is yours to choose, and all others in the row are equal to it
table-sign-r = Red star: the three dice on red stars are equal
table-sign-y = Yellow star: the two dice on yellow stars are equal, and different from the red ones
table-sign-face = This space takes a { $face }
table-sign-lying = A { $face } lies here
table-sign-gain = Whoever finishes this row gains { $points } points
table-sign-loss = Whoever finishes this row pays { $points } points
table-sign-rolls = { $number ->
    [one] { $number } roll made, { $most } at most
   *[other] { $number } rolls made, { $most } at most
}
table-sign-big = Big die: counts as two
table-sign-kicker = Kicker: sends another die back to its owner
table-sign-kicker-used = Kicker, used in this round
table-sign-neutral = { $count ->
    [one] { $count } neutral die: it belongs to nobody
   *[other] { $count } neutral dice: they belong to nobody
}
table-sign-tied = As many as others here: ties cancel out, and none of them is paid
table-hint-tie = A tie! Whoever has as many dice as somebody else cancels out: as it stands, none of them is paid here.
table-sign-rainbow = Rainbow card: becomes an unknown note before the payout
table-sign-casino = Casino { $place }: takes dice that show { $place }
table-sign-bag = Bag of gold: { $weight } kg
table-sign-pot = Pot: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
