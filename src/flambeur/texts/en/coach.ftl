# The coach and the review

coach-open = Coach
coach-heading = The coach
coach-best = Best
coach-bar-loss = loss
coach-bar-gain = gain
coach-even = About equal
coach-still = Still thinking: no choice is clearly ahead yet.
coach-close = No choice is clearly the best: those marked are about equally good.
coach-vary = No choice is the best every time: vary them, as often as it says.
coach-yours = Yours
coach-heads = Chance to win · { $score }
coach-thinking = Thinking …
coach-early = Getting ready: too few games have been played on so far to tell anything.
coach-often = Choose it { $percent }% of the time, or you will be seen through.
coach-idle = As soon as you are asked you can read here what each choice is worth.
coach-percent = { $percent }%
coach-spoken = The coach: { $move }, { $chance }.
coach-title = What { $name } can do
coach-move = Choice
coach-chance = wins
coach-score-lead = lead in this round
coach-score-round = score after the round
coach-score-game = score at the end
coach-score-turn = score after the turn
coach-score-tokens = tokens won
coach-sure = how sure
coach-exact = exact
coach-score-exact = score exact, chance estimated
coach-score-bounded = score bounded, chance estimated
coach-estimated = estimated, ± { $error }%
coach-wins = Wins { $percent }% of the games played on from here.
coach-mixed = { $percent ->
    [0] Never choose it, if a kilogram is worth one token.
    [100] Always choose it, if a kilogram is worth one token.
   *[other] Choose it { $percent }% of the time, if a kilogram is worth one token: who always bids the same is found out.
}
coach-vegas-paid = As it stands, paid { $note } { $at }.
coach-vegas-takes = Would be paid { $note } { $at }, at the expense of { $name }.
coach-vegas-less = As it stands, paid { $note } { $at } instead of { $more }.
coach-vegas-rainbow = the rainbow card
coach-vegas-ties = { $all ->
    [2] Ties { $names } { $at }: neither is paid.
   *[other] Ties { $names } { $at }: none of the { $all } is paid.
}
coach-vegas-tie-won = By the card that wins a tie, paid { $note } { $at }.
coach-vegas-tie-lost = As it stands, nothing { $at }: { $name } wins the tie with a card.
coach-vegas-gives = Ties { $names } { $at } and gives { $note } to { $name }.
coach-vegas-card = In hand this card is worth about { $percent }% of a win later on: that is taken off here.
coach-vegas-nothing = { $left ->
    [0] There is no note left for it { $at }.
    [one] Brings nothing { $at } so far, but keeps one die for later.
   *[other] Brings nothing { $at } so far, but keeps { $left } dice for later.
}
coach-kragen-reaches = Costs { $cost ->
    [one] one token
   *[other] { $cost } tokens
} and reaches { $result } or more { $percent }% of the time.
coach-temptation-fills = Fills the row and brings { $points } points.
coach-temptation-loses = Fills a black row and loses { $points } points.
coach-temptation-nears = { $count ->
    [one] Then one more die fills this black row, which costs { $points } points.
   *[other] Then { $count } more dice fill this black row, which costs { $points } points.
}
coach-temptation-opens = Leaves { $name } a chance of about { $percent }% to fill the row of { $points } points within two rolls.
cost-heading = What your choices cost
cost-last = { $move } cost { $amount }. Better: { $best }.
cost-last-best = { $move }: perfect.
cost-round = Round { $round }: { $amount }
cost-none = After each of your choices you read here what it gave up against perfect play.
cost-later = When a round is over you read here what it cost.
review-start = start
review-expected = expected
review-luck = luck
review-skill = own choices
review-choice = choice
review-chance = chance
review-mistakes = mistakes
review-small = small inaccuracies
review-gifts = others’ choices
review-result = result
review-beside = { $part } (against the bot { $bot })
review-explained = Chances to win in %: the start, luck, own choices and those of others add up to the result. Choices are measured from what the bot { $bot } would have chosen, who always takes what brings most at once. All are estimated.
review-yardstick = Expected is what good choices bring on average against players like the bot Grabber, who takes what looks best right now. Luck is what was rolled and drawn: on average nobody has any. The choices of others are measured from what Grabber would have chosen in their place. A mistake was clearly worse than the best choice there was.
review-costly = What cost most, against the best choice
review-turning = Where the game turned
review-feat-takes = { $name } takes the lead
review-feat-safe = { $name } makes the win safe
review-feat-pulls = { $name } pulls away
review-feat-nears = { $name } closes in
review-feat-falls = { $name } loses ground
review-round = Round { $round }
review-decision = { $number }: { $name }, { $move } ({ $same ->
    [yes] nothing better; luck before it { $luck }%
    [both] { $loss }% and exactly { $amount } less than: { $better }; luck before it { $luck }%
    [exact] exactly { $amount } less than: { $better }; luck before it { $luck }%
   *[no] { $loss }% less than: { $better }; luck before it { $luck }%
})
review-picture = The picture is in { $file }.
review-axis-decisions = Decisions
review-axis-chance = Chance to win in %
review-chose = { $name } chose: { $move }. Nothing was clearly better.
review-chose-worse = { $name } chose: { $move }. Better: { $better }, +{ $loss }% chance to win.
review-dice = { $turn ->
    [plus] Just before, luck had helped: +{ $luck }% chance to win.
    [minus] Just before, luck had hurt: −{ $luck }% chance to win.
   *[even] {""}
}
review-amount = { $game ->
    [temptation] { $amount } points
   *[other] { $amount }
}
review-told-brought = { $luck ->
    [plus] Luck brought { $name } { $luck-amount } more than expected
    [minus] Luck brought { $name } { $luck-amount } less than expected
   *[even] Luck brought { $name } what was expected
}; { $lost ->
    [some] mistakes gave away { $lost-amount }.
   *[none] no choice was clearly a mistake.
}
review-unfinished = This game has not been played to its end: its result is what could be expected where it stopped.
review-solved = In rounds between two that are solved, choices are judged beside perfect play of both; what they gave up is exact.
review-chose-perfect = { $name } chose: { $move }. By perfect play, that gave up nothing.
review-chose-costly = { $name } chose: { $move }. Better was: { $better }. By perfect play, that gave up { $amount }, exactly.
review-told-small = Small inaccuracies, none of them certain, cost { $amount } together.
review-heading = How it went
review-make = Judge every choice
review-making = Playing every choice on from where it was made …
review-ahead = { $count ->
    [one] One game is judged before this one.
   *[other] { $count } games are judged before this one.
}
review-estimated = Estimated: { $games } games were played on after each choice.
review-curve = Chances to win
review-curve-now = Chances to win, at the dashed line: { $chances }
review-parts = What made the difference
review-unit = { $game ->
    [temptation] Points
    [kragen] Gold
    [leads] Lead
   *[other] Money
}
review-unit-chance = Chance to win
review-decisions = Choices that cost something
review-none = No choice clearly cost anything.
review-none-small = No single choice can be shown to have cost anything; small inaccuracies add up all the same.
review-go = Look
review-choices = What there was to choose
review-chosen = Chosen
review-save = Save as a picture
review-share = The review, for others
error-not-asked = Seat { $seat } has nothing to choose in this position.
error-nothing-to-choose = Nobody has anything to choose in this position.
error-no-plots = Pictures need Matplotlib: install flambeur[plots].
