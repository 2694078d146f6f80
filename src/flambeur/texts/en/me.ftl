### One's own page: statistics, dice, and what may be done with one's data.

me-intro = { $games ->
    [0] Finished games are counted here: how they went, and what you rolled. There are none yet.
    [one] One finished game, since { $since }.
   *[other] { $games } finished games, since { $since }.
}
me-older = Only the latest { $games } are counted.
me-browser = You are known by this browser: what was played elsewhere is not here.

## Results

me-results = Results
me-won = { $won } of { $played } won
me-won-shared = { $won } of { $played } won, { $shared } of them shared
me-resigned = { $resigned ->
    [one] gave up once
   *[other] gave up { $resigned } times
}
me-interval = Going on like this you would win { $low } to { $high }% of such games, as far as { $played } can tell.
me-even = The mark is where equals would be: { $even }%.
me-too-few = From { $fewest } games of a kind on there is an interval.
me-best = Best: { $score }
me-together = { $count ->
    [one] One game in which several people played on this device counts for the dice alone.
   *[other] { $count } games in which several people played on this device count for the dice alone.
}
me-abandoned = { $count ->
    [one] One game ended without a result.
   *[other] { $count } games ended without a result.
}

## Dice

me-dice = Your dice
me-dice-count = You rolled { $dice } dice in finished games: { $expected } of each face are to be expected. Beside each count is the band in which fair dice stay in 95 of 100 cases, with the expected number as a mark.
me-dice-face = { $face }: { $count }, expected { $expected }
me-dice-few = Fewer than { $fewest } dice say nothing about whether they are fair.
me-dice-chance = Of 100 histories of { $dice } fair dice, { $times } stray this far from even or farther.
me-dice-seldom = Of 100 histories of { $dice } fair dice, fewer than one strays this far from even.
me-dice-usual = That is nothing unusual.
me-dice-rare = For a single look that is unusual. But whoever looks again after every game comes by such a moment sooner or later, with fair dice, too. Counted so that looking often changes nothing, there is no sign of anything wrong.
me-dice-remarkable = Even counted so that looking often changes nothing, this is rare: with fair dice at most 1 player in 20 ever sees it. Where many play, some do. How the dice of each game came about can be checked in its replay.
me-dice-how = How this is reckoned
me-dice-how-text = For one look Pearson’s chi-square: { $square } with 5 degrees of freedom. For many looks a bet against the dice, which fair dice make no better on average: 1 staked at the beginning is worth { $evidence } now, and 20 would be remarkable. Single dice of Um Kopf und Kragen that may not get worse are left out, and so are rolls that were taken back.

## Ratings

me-ratings = Ratings
me-rating = Believed to be between { $low } and { $high }, after { $games ->
    [one] one rated game
   *[other] { $games } rated games
}.
me-rating-chart = Rating after each of { $games } games, from { $first } to { $last }
me-rating-bots = Bots on this server: { $bots }
me-ratings-how = Everybody begins at 25. The band is where openskill believes the rating to be with 95%; it narrows with every game, and is a belief, not a measurement. Whoever gives up or lets a bot play comes last.
me-ratings-none = No rated games yet: tick “rated” when you set a table up.

## Data

me-data = Your data
me-data-text = There is no account. A cookie tells the server which seats are yours, and by it everything here is found.
me-export = Download all of it
me-export-help = One JSON file with your tables, the records of your finished games, what you said there, and these statistics.
me-delete = Delete everything …
me-delete-title = Delete all your data
me-delete-intro = This cannot be taken back.
me-delete-alone = Games in which nobody else sat are deleted.
me-delete-others = Games with others are theirs, too, and stay; your name in them becomes the number of the seat, and nothing tells any more that it was you.
me-delete-running = You leave games that go on: a bot plays your seat to the end. Tables of yours that have not begun are closed.
me-delete-said = What you said at tables, your private links, statistics and ratings are deleted.
me-delete-browser = This browser forgets your name, your settings, its links and whatever else it kept for these pages.
me-delete-backups = Backups that the operator of this server has made are not changed.
me-delete-sure = Yes, I want that
me-delete-now = Delete for good
me-deleted = Everything is deleted. The next game you open begins a new history.
