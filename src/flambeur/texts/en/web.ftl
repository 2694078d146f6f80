### The words of the browser client. What happens in a game is said by the server.

## Everywhere

web-home-link = Flambeur, to the first page
web-nav = Main
web-nav-new = New game
web-nav-learn = Learn
web-nav-tables = Public tables
web-skip-to-content = Skip to the content
web-language = Language
web-settings = Settings
web-close = Close
web-loading = One moment …
web-no-picture = This page has no picture of this game. You can play and follow it in words.
web-go-home = Home
web-theme = Light
web-theme-auto = Like my device
web-theme-light = Bright
web-theme-dark = Dark
web-speed = Speed of the dice
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-none = No motion
web-notices = When it is my turn
web-notice-sound = Play a sound
web-notice-browser = Show a notification
web-notice-refused = Your browser does not allow notifications for this page.
web-at-table = At the table
web-noises = Sounds of dice, money and cards
web-show-chat = Show the chat
web-copy = Copy
web-copy-link = Copy link
web-copied = Copied

web-title-home = Flambeur
web-title-new = New game · Flambeur
web-title-tables = Public tables
web-title-me = Your statistics
web-title-table = Table { $code } · Flambeur
web-title-replay = Game { $code } · Flambeur
web-title-learn = Learn by playing · Flambeur
web-title-unknown = No such page · Flambeur

## What can go wrong

web-error-offline = The server cannot be reached. Is it still running?
web-error-server = The server could not answer. Please try again.
web-error-unknown-table = There is no table { $code }. Perhaps a letter is wrong, or the table was closed.
web-error-closed = The host has closed this table. Perhaps there is another one for you.
web-error-bad-token = This seat link does not work any more. You can watch, take a free seat, or ask for a new link.
web-error-no-spectators = This table wants no spectators.
web-error-seat-taken = Somebody else was quicker: that seat is taken.
web-error-not-over = Game { $code } is not over yet, so there is nothing to look back on.
web-error-stale = That was decided already. The table shows where the game stands now.
web-error-too-fast = That was too fast. Please wait a moment.
web-gone-heading = Nothing to see here
web-unknown-heading = No such page
web-unknown-text = This address leads nowhere. The tables are on the first page.
web-unknown-game = There is no such game here. Choose one above.
web-link-lost = Connection lost. Coming back …

## The first page

web-hero = Roll. Bluff. Take it all.
web-hero-more = Dice-gambling board games against bots, with friends anywhere, or around one screen. No account, nothing to install.
web-no-script = Flambeur needs JavaScript to draw its tables.
web-play = Play
web-play-now = Play now
web-play-now-more = Las Vegas against three bots
web-learn-first = Never played? Learn in three minutes
web-dealing = Dealing …
web-games-heading = The games
web-players-range = { $low } to { $high } players
web-presets = Ready-made
web-presets-all = All { $count } tables
web-friends-heading = Play with friends
web-friends-text = Open a table and send them the link, or join with the code of theirs.
web-join-code = Code of a table
web-join = Join
web-join-bad-code = A code has six letters, such as QWERTY. You can also paste a whole link.
web-open-table = Open a table
web-mine-heading = Your games
web-mine-turn = It is your turn
web-mine-waiting = Waiting for { $names }
web-mine-with = with { $names }
web-mine-go-on = Play on
web-mine-enter = Go there
web-mine-over = Finished
web-mine-all = All { $count } of them
web-table-open = Waiting for players
web-table-playing = In play

## Setting a table up

web-setup-rules = What is played
web-option-as-printed = as printed
web-setup-company = Who plays
web-company-bots = Against bots
web-company-friends = With friends
web-company-device = On this device
web-bot-level = Bots
web-bot-random = Lucky
web-bot-bold = Daredevil
web-bot-careful = Cautious
web-bot-greedy = Grabber
web-bot-sharp = Thinker
web-bot-champion = Champion
web-seat-who = Who sits in seat { $number }
web-seat-name = Name for seat { $number }
web-seat-me = Me
web-seat-here = Somebody here
web-seat-open = A friend, by link
web-seat-bot = Bot: { $level }
web-guest = Guest
web-player = Player { $number }
web-your-name = Your name
web-sit-next = Add
web-next-name = Next person on this device
web-name-too-long = That name is too long: { $longest } characters are enough for anybody.
web-public = List this table publicly
web-rated = Rated (no coach, no taking back)
web-rated-here = This table is rated: the result counts for everybody’s rating, there is no coach, and whoever leaves a seat to a bot comes last.
web-rated-short = rated
web-clock = Time for a move
web-clock-none = As long as you like
web-clock-live = One minute
web-clock-daily = One day
web-clock-then = When it is over
web-clock-then-bot = a bot moves
web-clock-then-random = chance moves
web-clock-then-resign = the seat gives up
web-begin = Begin

## Before the start

web-waiting-for = { $seats ->
    [one] One seat is still free.
   *[other] { $seats } seats are still free.
}
web-all-here = Everybody is here.
web-table-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-table-length = { $game ->
    [vegas] { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
    [temptation] up to { $goal } points
   *[kragen] up to { $goal } kg
}
web-seat-free = Free seat
web-seat-yours = Your seat
web-present = here
web-absent = not connected
web-sit = Sit here
web-sit-too = + Person
web-put-bot = + Bot
web-fill-bots = Fill with bots
web-remove = Remove { $name }
web-stand-up = Stand up
web-close-table = Close the table
web-start-when-full = You can begin once every seat is taken: wait for your friends, or add bots.
web-host-starts = The host begins when everybody is here.
web-invite = Invite friends
web-invite-how = Send the link, or let them scan the code. They sit down in their browser, without an account.
web-table-code = Code of the table:
web-invite-link = Link for your friends
web-qr = QR code of the link
web-fair = Fair dice
web-fair-why = The server has fixed its seed before anybody sat down; this is its fingerprint. Your browser has kept it, adds a sealed word of its own, and checks every roll after the game.
web-fair-commitment = Commitment of this table
web-host-settings = This table
web-host-public = Listed publicly
web-host-spectators = Spectators may watch
web-host-chat = With chat
web-host-coach = Players may ask for advice

## In play

web-your-turn = Your turn
web-table-heading = The table
web-moves = What you can do
web-explain = What “{ $move }” does
web-pick-first = Pick at least one die
web-bid-in = Your answer is in. Waiting for the others.
web-waiting-names = Waiting for { $names }.
web-spectating = You are watching.
web-no-choice = Nothing to choose: it goes on by itself.
web-pass-on = Pass until something changes
web-passing = You pass until something changes.
web-pass-no-more = Ask me again
web-skip = Skip
web-read-on = Go on
web-faster = Speed: { $speed }
web-beside = Beside the table
web-log = What happened
web-log-ahead = Still to come
web-log-secret = { $name } turns up what was secret: { $money } more, { $score } in all.
    .you = You turn up what was secret: { $money } more, { $score } in all.
web-log-bonus = { $name }’s bonus die shows { $die }: { $money } more, { $score } in all.
    .you = Your bonus die shows { $die }: { $money } more, { $score } in all.
web-log-won = { $count ->
    [one] The game is over: { $names } wins with { $score }.
   *[other] The game is over: { $names } share the win with { $score }.
}
    .you = { $count ->
        [one] The game is over: you win with { $score }.
       *[other] The game is over: you and { $names } share the win with { $score }.
    }
web-who-is-here = Who is here
web-is-bot = bot
web-bot-stands-in = a bot plays this seat
web-resigned = gave up
web-spectators = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
web-hours-left = { $hours } h
web-pass-to = Pass the device to { $name }
web-pass-why = Some things at this table are for one pair of eyes only.
web-pass-ready = I am { $name }
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
web-chat-text = Say something
web-chat-send = Send
web-mute = Mute { $name }
web-reactions = Quick reactions
web-react-hello = Hello!
web-react-thanks = Thanks!
web-react-wow = Wow!
web-react-ouch = Ouch!
web-react-laugh = Ha ha!
web-react-think = Let me think …
web-react-hurry = Hurry up!
web-react-well-played = Well played!
web-undo = Take back
web-take-back = I am back: give me my seat
web-menu = Table and seat
web-watch-link = Link of this table
web-seat-link = Your private seat link
web-seat-link-make = Play on at another device
web-seat-link-scan = Scan this with your phone to play on there.
web-seat-link-why = Whoever opens this link sits in your seat. Keep it to yourself; earlier links to your seat no longer work.
web-stand-in = Let a bot play for { $name }
web-abandon = I offer to end without a result
web-resign = Give up
web-resign-sure = Give up for good? A bot plays your seat to the end.
web-resign-yes = Yes, give up
web-resign-no = No, play on
web-leave = Leave the table (you can come back)

## Afterwards

web-ended = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
    .you = { $count ->
        [one] You win!
       *[other] You and { $names } share the win!
    }
web-ended-nobody = Nobody wins this time.
web-ended-rivals = The rivals win this time.
web-rivals = All rivals
web-ended-abandoned = Ended without a result.
web-ended-resigned = { $name } gave up.
    .you = You gave up.
web-score-vegas = ${ NUMBER($money) }
web-short-score-vegas = { $thousands ->
    [0] $0
   *[other] ${ $thousands }k
}
web-score-temptation = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-score-kragen = { $score } kg
web-undo-nothing = Nothing to take back yet: you have not chosen anything.
web-course = After each round
web-round = Round { $round }
web-best-round = Your best round: number { $round }, with { $gain }.
web-worst-round = Your weakest round: number { $round }, with { $gain }.
web-place = { $place }.
web-rematch = Play again
web-rematch-go = To the next game
web-review = Watch the replay
web-judge = How well did you play?
web-title-puzzles = Puzzles
web-puzzles = The puzzles of today
web-puzzles-more = One clearly best choice, and a tempting wrong one: a position a day for each game, the same for everybody.
web-puzzles-go = What would you choose?
web-puzzles-short = Today’s puzzles
web-perfect = Play the perfect player
web-perfect-more = Las Vegas for two is solved. See what each of your choices cost, to the dollar.
web-perfect-play = Sit down
web-result = Result
web-replay-heading = Game { $code }
web-replay-eyes = Seen by
web-replay-eyes-all = As a spectator saw it
web-replay-eyes-of = As { $name } saw it
web-replay-controls = Step through the game
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-position = Position in the game
web-share = Share this game
web-download = Download the record
web-verify = Check the dice
web-tables-text = Sit down at a table with a free seat, or watch one.
web-tables-none = No public table at the moment. Open one!
web-join-seats = { $seats ->
    [0] Watch
    [one] Join (one free seat)
   *[other] Join ({ $seats } free seats)
}
web-watch = Watch

## The rules at hand

web-title-rules = Rules · Flambeur
web-rule-now = The rule for this moment
web-rule-none = Nothing is being decided just now.
web-rules-all = All the rules
web-rules = Rules
web-rules-find = Find a rule
web-rules-contents = Contents
web-rules-found = { $count ->
    [0] No rule has these words.
    [one] One rule
   *[other] { $count } rules
}
web-how = How to play
