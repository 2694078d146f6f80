### The arena: bots of one's own, leagues, studies.

## Bots from outside

error-no-such-bot = There is no bot “{ $bot }” that could play.
error-forfeit-start = { $bot } could not be started.
error-forfeit-slow = { $bot } took longer than { $seconds } seconds for a move.
error-forfeit-crashed = { $bot } ended in the middle of the game.
error-forfeit-illegal = { $bot } said “{ $said }”, which is not one of its moves.
cli-forfeit = { $name } loses this game: { $reason } Somebody who plays anything takes the seat.
error-no-table = “{ $given }” names no table: give the link of one, or its code with --table.

## Who plays where

error-no-pyarrow = Parquet files need pyarrow, which is not installed: write a .csv file instead.
error-unknown-cluster = There is no cluster “{ $cluster }”; there are: { $allowed }.
error-dead-workers = Workers were ended again and again: the rest cannot be played here.
error-no-kernel-records = The compiled rules write no records: use the reference engine.
error-no-cluster = The { $cluster } cluster cannot be used: { $reason }.

## Leagues

error-no-league = A league needs two or more bots, each named once, at a table for two or more.
error-other-ledger = { $file } is not the ledger of this league: name another file.
league-title = League: { $game }, { $players } at a table
league-intro = { $games } games in { $rounds } rounds, seed { $seed }.
league-duplicate = All games of a round were played with the same dice.
league-ratings = Ratings with 95 % intervals
league-rating = Rating
league-table = Standings
league-shares = Parts of the wins with 95 % intervals
league-duels = Who beats whom
league-duels-note = How often, in per cent, the bot of a line ended ahead of the bot of a column; equal places count half. In brackets: the 95 % interval (Wilson).
league-note = Ratings are on openskill’s scale with a mean of 25; 95 % intervals come from how rounds differ; those of shares are Wilson’s. openskill’s own running numbers stand beside them.
league-openskill = openskill
league-openskill-value = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
league-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
league-between = { $bot } stands between our levels { $above } and { $below }.
league-above = { $bot } is stronger than our level { $above }.
league-below = { $bot } is weaker than our level { $below }.
league-forfeits = { $bot } lost { $count ->
    [one] one game
   *[other] { $count } games
} because it { $reason ->
    [slow] was too slow
    [crashed] crashed
    [illegal] named a move that was not offered
   *[start] could not be started
}.
league-written = The page is in { $file }.

## Studies

error-unknown-study = There is no question “{ $study }”; there are: { $allowed }.
error-invalid-study = This is no question for a study: { $reason }.
study-title = Studies
study-note = Every figure is a mean over games between the bots named in the question, with its 95 % interval. What a figure tells holds for such players.
study-estimated = All figures are estimated from games between bots; exact figures are marked as exact.
study-table = Table: { $game }, { $players } players; options: { $options }; bots: { $bots }.
study-usual = the usual ones
study-differ = { $options }; the cases differ in “{ $names }”
study-case = Case
study-measured = Measured
study-value = Mean
study-range = { $low } to { $high }
study-kicker = What is a kicker worth?
study-seat = Does the seat matter?
study-modules = Which module makes a game longer or luckier?
study-boards = How fair is each board of Temptation?
study-token = How much is a token worth in Um Kopf und Kragen?
study-case-kicker = { $number ->
    [two] two kickers, as everybody
    [one] one kicker, one more die
   *[none] no kicker, two more dice
}
study-case-seat = { $number } players
study-case-token = { $number } tokens
study-module-none = no module
study-measure-turns = turns in a game
study-measure-score = score
study-measure-first = wins of the first seat
study-measure-lead = lead of the first bot
study-measure-skill = wins of the one greedy player
study-figure = { $measure }, { $case }: { $value } (95 %: { $low } to { $high }; { $games } games, estimated).
study-base-more = { $case }: { $value }, which is { $difference } more than with { $base } (95 %: { $low } to { $high }).
study-base-less = { $case }: { $value }, which is { $difference } less than with { $base } (95 %: { $low } to { $high }).
study-base-same = { $case }: { $value }; no difference from { $base } can be seen (95 %: { $low } to { $high }).
study-even-more = { $case }: { $value }, which is { $difference } more than the { $even } of an even share (95 %: { $low } to { $high }).
study-even-less = { $case }: { $value }, which is { $difference } less than the { $even } of an even share (95 %: { $low } to { $high }).
study-even-same = { $case }: { $value }; no difference from the { $even } of an even share can be seen (95 %: { $low } to { $high }).
study-solved = With two players and perfect play of both, to begin a round is worth { $value } (95 %: { $low } to { $high }): each of { $openings } rounds is solved exactly, only the notes are drawn.
study-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
study-score-vegas = ${ NUMBER($thousandfold, maximumFractionDigits: 0) }
study-score-kragen = { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) } kg
