### Setting a table up, how to play, and the rules at hand: the words of the pages around a table.

## Why a table cannot be had, in the words of whoever sets it up

error-shelf-option-mode = { $way } is not in the box { $edition }; it is in: { $editions }.
error-shelf-option-box-players = { $mode ->
    [standard] { $edition } is
   *[other] { $way } is
} for { $span ->
    [only] { $low ->
        [1] one player
       *[other] { $low } players
    }
    [or] { $low } or { $high } players
   *[to] { $low } to { $high } players
}, not for { $players }.
error-shelf-option-no-module = { $mode ->
    [standard] { $part }: not in the box { $edition }.
   *[other] { $part }: not with { $way }.
}
error-shelf-option-module-players = { $part }: for { $span ->
    [only] { $low } players
    [or] { $low } or { $high } players
   *[to] { $low } to { $high } players
}, not for { $players }.
error-shelf-option-sixty = { $what }: for { $low } or { $high } players of { $edition }.
error-shelf-option-starter = Seat { $number } is not at this table.
error-shelf-option-bags = { $what }: three weights that make { $gold } kg together, such as 3,4,5.
error-shelf-option-goal = { $what }: { $players } players have { $most } kg together, and no more.
error-shelf-option-boards = { $what }: these boards cannot be read.

## The set-up

shelf-tables = Ready-made tables
shelf-tables-help = Take one as it is, or begin with it and change it.
shelf-alone = On your own, or in disguise
shelf-own = Put together your own
shelf-own-now = Your own mixture
shelf-fine-print = Fine print
shelf-players = How many play
shelf-seats = Seat by seat
shelf-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
shelf-now-players = { $count ->
    [one] Now for 1 player, so that it fits.
   *[other] Now for { $count } players, so that it fits.
}
shelf-left-out = Left out, so that it fits: { $names }.
shelf-reasons = This does not go together yet:
shelf-mend = Make it fit
shelf-seat = Seat { $number }: { $name }
shelf-bot = bot
shelf-friend = friend
shelf-somebody = somebody here
