# Puzzles: in the terminal and in the browser

puzzle-title = { $game }, puzzle { $number } of { $of }
puzzle-difficulty-1 = Easy
puzzle-difficulty-2 = Tricky
puzzle-difficulty-3 = Hard
puzzle-ask-lead = What brings you most in this round? What counts is how much more money you win than the other.
puzzle-ask-money = What brings you most money in this round?
puzzle-ask-points = { $players ->
    [2] What brings you most in the rest of this round? What counts is how many more points you win than the other.
   *[other] What brings you most points in the rest of this round?
}
puzzle-ask-tokens = What brings you most tokens? The pot counts, less what you pay for it; nobody puts up a bag in this round any more.
puzzle-ask-chance = What gives you the best chance to win the game?
puzzle-with-neutral = Grey dice (N) belong to nobody, but they win notes and tie like any others.
puzzle-with-big = A big die counts as two.
puzzle-with-kickers = A kicker throws one die out.
puzzle-with-slot = The slot machine takes each value once.
puzzle-worth-lead = lead in this round
puzzle-worth-money = money in this round
puzzle-worth-points = points in this round
puzzle-worth-tokens = net gain in tokens
puzzle-worth-chance = chance to win
puzzle-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
puzzle-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzle-amount-points = { $amount } points
puzzle-amount-tokens = { $amount } tokens
puzzle-prompt = Your choice ({ $choices }, q):
puzzle-not-a-choice = Please type a number ({ $choices }), or q to leave.
puzzle-yes = Right!
puzzle-no = Not the best.
puzzle-right = The obvious choice (“{ $obvious }”) would have given up { $loss }.
puzzle-wrong = { $tempting ->
    [yes] That is what looks best at once, and it gives up { $loss }.
   *[no] That gives up { $loss }.
} Better: { $best }.
puzzle-exact-lead = Exact: every roll to the end of the round was looked at, and both play perfectly.
puzzle-exact-money = Exact: every roll to the end of the round was looked at, and all play as well as they can.
puzzle-exact-points = Exact: every roll to the end of the round was looked at, and all play as well as they can.
puzzle-exact-tokens = Exact if nobody puts up a bag in this round any more and whoever has no token sits it out: every attempt to the end of the round was looked at, and all play for the tokens of the pot.
puzzle-exact-chance = Exact: every roll to the end of the game was looked at, and all play as well as they can.
puzzle-estimated = Estimated: { NUMBER($games) } games were played on after each choice, ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
puzzle-hunting = Looking for puzzles
puzzle-made = { $count ->
    [one] There is one puzzle in { $file }.
   *[other] There are { $count } puzzles in { $file }.
}
error-unknown-puzzle = There is no puzzle { $number }; they are numbered 1 to { $most }.
error-no-puzzles = There are no puzzles of “{ $game }”; there are some of: { $allowed }.
error-invalid-puzzles = Line { $line } of the file is no puzzle.

## In the browser

puzzle-heading = Puzzles
puzzle-text = What would you choose? Positions out of bots’ games in which one choice is clearly best, and not the one that comes to mind first.
puzzle-today = Today
puzzle-archive = All puzzles
puzzle-number = Puzzle { $number }
puzzle-solve = Solve it
puzzle-solved = { $solved } of { $of } solved
puzzle-state-open = not answered yet
puzzle-state-right = solved
puzzle-state-wrong = missed
puzzle-entry = Puzzle { $number }, { $difficulty }, { $state }
puzzle-streak = { $days ->
    [0] Solve one of today’s to start a streak
    [one] One day in a row
   *[other] { $days } days in a row
}
puzzle-all = All puzzles
puzzle-next = Next puzzle
puzzle-again = Look again
puzzle-reasons = Reasons
