### Temptation at the table.

temptation-name = Temptation

## Boards

temptation-board-first-steps = First Steps
temptation-board-garden-wall = Garden Wall
temptation-board-toll-bridge = Toll Bridge
temptation-board-midnight-bell = Midnight Bell
temptation-board-crooked-stairs = Crooked Stairs
temptation-board-golden-thread = Golden Thread
temptation-board-two-masters = Two Masters
temptation-board-hall-of-mirrors = Hall of Mirrors
temptation-board-thorn-and-rose = Thorn and Rose
temptation-board-devils-ledger = Devil's Ledger
temptation-board-long-fuse = Long Fuse
temptation-board-choir-loft = Choir Loft
temptation-board-serpents-coil = Serpent's Coil
temptation-board-silver-tongue = Silver Tongue
temptation-board-trapdoor = Trapdoor
temptation-board-reckoning-day = Reckoning Day

## What happened

temptation-event-starter = { $name } begins.
    .you = You begin.
temptation-event-round = Round { $round } is played on the board { $board }. Everyone has { $dice } dice. { $name } begins.
    .you = Round { $round } is played on the board { $board }. Everyone has { $dice } dice. You begin.
temptation-event-rolled = { $name } rolls { $dice } (roll { $number } of { $most }).
    .you = You roll { $dice } (roll { $number } of { $most }).
temptation-event-nothing-fits = Nothing fits: the turn of { $name } is over.
    .you = Nothing fits: your turn is over.
temptation-event-placed = { $name } places a { $face } in row { $row }.
    .you = You place a { $face } in row { $row }.
temptation-event-gained = { $name } finishes row { $row } and gains { $points } points.
    .you = You finish row { $row } and gain { $points } points.
temptation-event-paid = { $name } finishes row { $row } and pays { $points } points.
    .you = You finish row { $row } and pay { $points } points.
temptation-event-paid-all = { $name } finishes row { $row }, owes { $due } points and pays the last { $points }.
    .you = You finish row { $row }, owe { $due } points and pay the last { $points }.
temptation-event-stopped = { $dice ->
    [0] { $name } has placed every die of this turn.
    [one] { $name } ends the turn and takes one die back.
   *[other] { $name } ends the turn and takes { $dice } dice back.
}
    .you = { $dice ->
        [0] You have placed every die of this turn.
        [one] You end the turn and take one die back.
       *[other] You end the turn and take { $dice } dice back.
    }
temptation-event-round-over = The board is full. Points: { $points }.
temptation-standing = { $name } { $points }
    .you = you { $points }

## Choosing

temptation-ask-place = Which die do you place?
temptation-ask-press = Place another die, roll on, or stop?
temptation-move-place = { $face }: row { $row }
temptation-move-roll = { $dice ->
    [one] roll the last die again
   *[other] roll { $dice } dice again
}
temptation-move-stop = stop
temptation-preview-place = { $left ->
    [one] Then one space left
   *[other] Then { $left } spaces left
}
temptation-preview-gain = You gain { $points } points
temptation-preview-pay = You pay { $points } points
temptation-preview-roll = Nothing fits in { $percent }% of rolls
temptation-preview-stop = { $dice ->
    [one] One die goes back to your stock
   *[other] { $dice } dice go back to your stock
}

## The table

temptation-table-title = Round { $round }, board { $number }: { $board }. The race goes to { $goal } points.
temptation-table-start = The race goes to { $goal } points.
temptation-table-roll = Roll { $number } of { $most }: { $dice }
temptation-table-name = Name
temptation-table-points = Points
temptation-table-dice = Dice
temptation-row-gain = gain { $points }
temptation-row-pay = pay { $points }
temptation-row-same = all { $face }
temptation-row-order = in this order
temptation-row-black-stars = black stars: all equal
temptation-row-white-stars = white stars: all equal
temptation-row-red-yellow = red equal, yellow equal, not both
temptation-row-full = full

## Options

temptation-option-goal = Points to reach
    .help = The game ends after a round in which someone has this many points; 0 stands for 500, or 400 with five or six players.
temptation-option-top = Board on top
    .help = Every board is drawn, or board 1, the one for beginners, lies on top of the pile.
temptation-option-top-random = Drawn like the others
temptation-option-top-first = Board 1, for beginners
temptation-option-boards = Boards
    .help = Empty for our sixteen boards; boards of your own come packed into one word.
temptation-option-starter = Who begins
    .help = Drawn at random, or one of the seats.
temptation-option-starter-random = At random

## The boards commands

boards-number = No.
boards-name = Name
boards-spaces = Spaces
boards-gains = To gain
boards-pays = To pay
boards-fine = { $name } is a good board: { $spaces } spaces, { $gains } points to gain, { $pays } to pay.
boards-trial = { $name }: { $games } games of equal greedy players for each number of players, on this board alone.
boards-players = Players
boards-turns = Turns a round
boards-longest = Longest
boards-rounds = Rounds a game
boards-seat = Seat advantage
boards-starter = First in turn
boards-rolling = Rolling on is right
boards-row = Row
boards-worth = Worth
boards-pays-average = Pays on average
boards-first = Finished first
boards-verdict-pass = The board passes the gates.
boards-verdict-fail = The board does not pass the gates: { $faults }.
boards-fault-seat = with { $players } players one seat wins { $points } percentage points more than its share
boards-fault-turns = with { $players } players a round takes { $turns } turns
boards-fault-long = with { $players } players one round took { $turns } turns
boards-fault-rare = row { $row } is finished first in { $percent }% of rounds
boards-fault-usual = row { $row } is finished first in { $percent }% of rounds
boards-fault-rolling = rolling on is right in { $percent }% of choices
boards-design-comment = Made by flambeur boards design --seed { $seed }

## What can be wrong with a board

error-board-rows = A board has 6 rows, not { $found }.
error-board-spaces = A board has 18 to 27 spaces in all, not { $found }.
error-board-no-black = At least one row must be black.
error-board-too-black = The white rows ({ $white }) must be worth more than the black ones ({ $black }), or a game might never end.
error-board-length = Row { $row }: a row has 1 to 6 spaces, not { $found }.
error-board-points = Row { $row }: a row is worth 10 to 150 points in tens, not { $found }.
error-board-space = Row { $row }: a space is a face 1 to 6 or a star b, w, r or y, not “{ $found }”.
error-board-red-yellow = Row { $row }: red and yellow stars come as three red ones, then two yellow ones.
error-board-stars = Row { $row }: stars of one colour do not share a row with anything else.
error-board-faces = Row { $row }: the faces of a row are all the same or all different.
error-board-two-names = A board has one name.
error-board-no-name = A board has a name: write “name: …” in a line of its own.
error-board-row = Row { $row }: a row is written like “white 30: 2 2 2”, not “{ $found }”.
error-board-colour = Row { $row }: a row is white or black, not “{ $found }”.
error-board-name = A name begins with a letter or digit, has at most 40 signs and none of / ; | = _ #, unlike “{ $found }”.
error-board-packed = Row { $row }: a row is packed like “w30:222”, not “{ $found }”.
error-board-too-many = A pile has at most 99 boards, not { $found }.
error-board-in-pile = Board { $number }: { $reason }
error-board-unknown = There is no board “{ $given }”: give a number from 1 to { $count }, a name, or a .board file.
error-board-none-here = There is no .board file in { $folder }.
error-board-file = { $file }: { $reason }
error-board-trial = A trial needs at least one game.
