### The terminal: `flambeur play` and the other commands.

## Sitting down

cli-welcome = Welcome to { $game }!
cli-welcome-back = Welcome back to { $game }!
cli-at-the-table = At the table: { $names }.
cli-character = { $names }: { $character }
cli-person = { $name }
cli-bot = { $name } ({ $level } bot)
cli-keys = Type the number of your choice. ? shows the rule that applies, ? V8 any rule, ? and words the rules with those words; u takes your last choice back, q leaves.
cli-player = Player { $number }

## Choosing

cli-choose = { $name }, it is your choice.
cli-prompt = Your choice ({ $choices }, ?, u, q):
cli-not-a-choice = Please type a number ({ $choices }), or ? for the rule, u to take back, q to leave.
cli-go-on = Enter to go on, u to take it back:
cli-not-go-on = Please press Enter to go on, or u to take your choice back.
cli-taken-back = Taken back.
cli-cannot-take-back = There is nothing you could take back: something new has been seen since your last choice.
cli-forced = { $name } has only one choice: { $move }.
cli-no-such-rule = There is no rule { $rule }.
cli-pass-keyboard = Pass the keyboard to { $name }, who then presses Enter:

## Leaving

cli-save-where = To save the game, type the name of a file ({ $ending }); just Enter leaves without saving:
cli-save-again = Enter saves the game in { $file } again, another name saves it there, n leaves without saving:
cli-saved = The game is saved in { $file }. Go on with: flambeur play --resume { $file }
cli-not-saved = The game was not saved. Goodbye!

## The result

cli-result = Result
cli-name = Name
cli-score = Score
cli-tiebreak = Tiebreak
cli-wins = wins
cli-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the win.
}

## Simulating

cli-playing = Playing
cli-interrupted = Interrupted: { $done } of { $games } games were played.
cli-simulated = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}: { $games ->
    [one] one game
   *[other] { $games } games
}
cli-speed = { NUMBER($seconds, maximumFractionDigits: 1) } seconds, { NUMBER($rate, maximumFractionDigits: 0) } games a second, seed { $seed }.
cli-engine = Engine: { $why ->
   *[asked] { $engine }, as asked
    [covered] compiled rules, which cover this table
    [warming] reference engine until the rules are compiled, then compiled rules
    [few] reference engine: so few games are over before compiled rules are loaded
    [cold] reference engine: the rules are not compiled yet; --engine kernel compiles them
    [bots] reference engine: the compiled rules do not know these bots
    [cards] reference engine: the compiled rules leave action cards out
    [rules] reference engine: there are no compiled rules for this table
    [numba] reference engine: Numba is not installed
    [records] reference engine: the compiled rules write no records
}.
cli-by-bot = Bot
cli-by-seat = Seat
cli-seat = Seat { $number }
cli-games = Games
cli-win-rate = Wins
cli-interval = 95 %
cli-turns = Turns
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-getting-ready = Getting ready …
cli-compiling = Compiling code for this table, only this once …
cli-compiling-beside = Code for the bots that think is being compiled meanwhile; until it is ready, they think without it.
cli-compiling-part = Compiling code for this table, only this once: { $ready } of { $parts } parts are ready …
cli-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-rate = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-share = Share
cli-share-note = A win shared by several counts as won for each of them; in the column “share” it is divided among them, so that the shares of all seats add up to 100 %.
cli-interval-note = The true rate lies in the 95 % interval (Wilson) in 19 of 20 such studies. Scores, tiebreaks and turns are means of a game.

## The shelf, replays and positions

cli-for-players = { $low ->
    [one] 1 to { $high } players
   *[other] { $low } to { $high } players
}
cli-preset = Preset { $name }: { $options }
cli-replay = { $game } with { $names }
cli-unfinished = This game is not over. It stands here:
cli-may = { $name } may:
cli-chance-next = Chance decides next: { $what }.
cli-dice = { $count ->
    [one] one die ({ $kind })
   *[other] { $count } dice ({ $kind })
}
cli-pick = one of { $count } ({ $kind })
cli-dice-plain = { $count ->
    [one] one die
   *[other] { $count } dice
}
cli-kind-own = own colour
cli-kind-neutral = neutral colour
cli-kind-big = big dice
cli-kind-kicker = kickers
cli-kind-starter = first player
cli-kind-board = boards
cli-kind-bonus = bonus cards
cli-kind-card = action cards
cli-kind-colour = colours
cli-kind-note = notes

## What can be wrong with a command

error-unknown-language = There is no language “{ $language }”; there are: { $allowed }.
error-option-form = “{ $given }” is not an option: write it as name=value.
error-unknown-preset = There is no preset “{ $preset }” of { $game }; there are: { $allowed }.
error-resume-beside = A saved game brings its own table: leave { $given } out.
error-cannot-read = The file { $file } cannot be read.
error-cannot-write = The file { $file } cannot be written.
error-file-exists = There is a file { $file } already: please choose another name.
error-too-many-people = { $given } people cannot sit at a table for { $players }.
error-no-such-seat = There is no seat { $seat }: seats are numbered from 1 to { $players }.
error-too-many-names = { $names } names are too many for { $people ->
    [one] one person
   *[other] { $people } people
}.
error-too-many-bots = { $bots } bots are too many for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
error-bad-name = A name is made of 1 to { $longest } printable characters.
error-unknown-game = There is no game “{ $game }”; there are: { $allowed }.
error-unknown-bot = There is no bot “{ $bot }” for this game; there are: { $allowed }.
error-invalid-record = The record is wrong in line { $line }: { $reason }
error-one-form = Please choose one of --json and --csv.
error-no-games = At least one game must be played.
error-no-workers = At least one worker is needed.
error-unknown-engine = There is no engine “{ $engine }”; there are: { $allowed }.
error-no-kernel-bots = The compiled rules do not know all of these bots: use the reference engine.
error-no-kernel-cards = The compiled rules leave action cards out: use the reference engine.
error-no-kernel-rules = There are no compiled rules for this table: use the reference engine.
error-no-kernel-numba = The compiled rules need Numba, which is not installed: use the reference engine.
error-no-kernel-code = The rules failed to compile: use the reference engine.
error-no-rules = There are no rule pages for { $game }.
error-unknown-rule = { $game } has no rule { $rule }.
error-broken-seal = The seal in line { $line } does not match: this record has been changed.
error-other-rules = This record was played under another version of the rules (line { $line }).
error-partial = This record holds only what one seat saw (line { $line }): it cannot be replayed.
error-system = The system says: { $reason }.

db-finding = Table { $table }: { $reason }
db-mended = Table { $table } is mended.
db-closed = Table { $table } is closed.
db-checked = { $tables ->
    [one] One table was read
   *[other] { $tables } tables were read
}; { $left ->
    [0] all of them can be loaded.
    [one] one cannot be loaded: --mend lets it go on, --close ends it.
   *[other] { $left } cannot be loaded: --mend lets them go on, --close ends them.
}
db-damaged = The database { $file } is damaged:
db-damaged-page = page { $page } (from byte { $byte } on), { $part }: { $reason }
db-damaged-place = { $reason }
db-lost = Table { $table } is lost: its { $what ->
    [journal] moves
   *[document] document
} cannot be read.
db-lost-part = Something in { $part } cannot be read: { $part ->
    [meta] the cookies of guests may not count any more; their private links do.
    [chats] some of what was said at tables is lost.
    [guests] some guests come back to their seats by their private links only.
    [ratings] some ratings are lost.
    [snapshots] some tables take longer to load once.
    [tables] tables whose document is gone are named above, if anything else knows of them.
   *[other] some notes about tables are lost.
}
db-saved = { $tables ->
    [one] One table is saved
   *[other] { $tables } tables are saved
} in { $file }, { $lost } { $lost ->
    [one] is
   *[other] are
} lost. Check that file (flambeur db check --database sqlite:///{ $file }), then put it in place: flambeur db restore { $file }
db-backup = { $file } holds the database as it is now ({ $bytes } bytes).
db-restored = { $file } is in the place of the database.
db-restored-live = { $file } is in the place of the database, and the server that uses it goes on with it.
db-pruned-kind = { $kind ->
    [unused] never begun
    [abandoned] without a result
    [bots] among bots
    [unfinished] not played on
    [resigned] given up
   *[finished] finished
}: { $count }
db-pruned = { $count ->
    [0] No table was removed
    [one] One table was removed
   *[other] { $count } tables were removed
}; { $left ->
    [one] one is left.
   *[other] { $left } are left.
}
db-migrated = The database is up to date.
db-copied = { $tables ->
    [one] One table is copied.
   *[other] { $tables } tables are copied.
}
