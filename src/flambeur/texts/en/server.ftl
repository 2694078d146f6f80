server-error-malformed = That could not be understood: { $reason }
server-error-invalid-move = That is not a move of this game.
server-error-not-seated = You do not hold this seat.
server-error-bad-token = This seat link is not valid any more.
server-error-not-host = Only the host of the table may do that.
server-error-wrong-origin = This request does not come from this server's own pages.
server-error-no-spectators = This table does not want spectators.
server-error-chat-off = Nobody may chat here.
server-error-coach-off = There is no advice at this table.
server-error-no-undo = A move can be taken back only in a game against bots, and only your own.
server-error-unknown-table = There is no table { $table }.
server-error-unknown-seat = This table has no seat { $seat }.
server-error-not-found = There is nothing at this address.
server-error-not-allowed = This address does not take such requests.
server-error-seat-taken = Seat { $seat } is taken.
server-error-seat-empty = Nobody sits in seat { $seat }.
server-error-not-open = This game has begun already.
server-error-not-playing = The game has not begun.
server-error-not-over = The game is not over yet.
server-error-not-ready = Not all seats are taken.
server-error-stale = That was decided already: the table is at { $n }.
server-error-not-asked = It is not your turn.
server-error-illegal-move = That move is not allowed now.
server-error-game-over = The game is over.
server-error-bid-in = Your answer is in already.
server-error-too-large = That is too long: at most { $bytes } bytes are taken.
server-error-record-too-long = A record has at most { $lines } lines here.
server-error-invalid-name = A name has 1 to { $letters } letters.
server-error-invalid-text = A text here has 1 to { $letters } letters.
server-error-coach-fixed = Nobody gets a coach in the middle of a game.
server-error-rated-alone = A rated game with bots cannot end without a result: play on, or give up.
server-error-rated-fixed = Whether a table is rated is settled when it is opened.
server-error-rated-seats = A rated game needs at least two who are known by a cookie or as a bot, one of them a person, and nobody may hold two seats.
server-error-rated-clock = At a rated table no bot moves for whoever is late: choose a random move or giving up.
server-error-too-fast = Too many requests: wait a moment.
server-error-too-many-today = Too many tables were opened today: play on at one that is there, or come back later.
server-error-too-many-tables = Too many tables are open: finish one first.
server-error-too-many-jobs = Too many of your requests are waiting to be worked on: at most { $jobs } at a time.
server-error-too-many-sockets = Too many connections are open: close one first.
server-error-too-many-connections = Too many connections come from your address: close one first.
server-error-too-slow = That took too long: send a request in one go.
server-error-head-too-large = The head of a request is too long: at most { $bytes } bytes are taken.
server-error-overloaded = There is too much to do here right now: try again in a moment.
server-error-too-much = This takes too much time or memory to work out here, so it was stopped.
server-error-internal = Something went wrong here; nothing has changed.
server-error-storage = This could not be saved, so it has not happened. Try again in a moment.
server-error-stopping = The server is stopping; come back in a moment.
server-error-no-hello = Say hello to a table first.
server-error-unknown-message = There is no message of this kind.
server-error-name-taken = A name that looks like { $name } is taken at this table.
server-error-present = { $name } is at the table: only they can decide that.
server-error-table-closed = The host has closed this table.
server-error-table-aside = Table { $table } cannot be opened: the house has put it aside until it is mended.
server-error-changed = The table has changed in the meantime. Try again.
server-error-wrong-word = This is not the word that this seat has sealed.
server-no-web-title = The tables are open, the browser table is not built
server-no-web-text = This server is running, but its pages have not been built. In a copy of the source run “make web” and reload this page; terminals and scripts can play already.
server-serving = Flambeur is at { $url }
server-stop-hint = Press Ctrl+C to stop.
server-joined = You sit at table { $table } as { $name }.
server-commitment = The dice of this table are fixed by { $commitment }; check them after the game: flambeur verify FILE --commitment { $commitment }
server-bot-plays = The bot { $bot } plays your seat from here.
server-choose = Your move (number, or q to leave):
server-wrong-number = Type one of the numbers shown, or q.
server-over = The game is over.
server-left = You have left; your seat link: { $link }
server-somebody = Seat { $number }
server-notice-removed = The host has given the seat of { $name }, who has been away for long, to a bot.
server-notice-stand-in = The host lets a bot play for { $name }, who is away.
server-notice-public = { $on ->
    [0] The host has taken this table off the list of public tables.
   *[other] The host has put this table on the list of public tables.
}
server-notice-spectators = { $on ->
    [0] The host lets nobody watch any more.
   *[other] The host lets others watch.
}
server-notice-chat = { $on ->
    [0] The host has switched the chat off.
   *[other] The host has switched the chat on.
}
server-notice-coach = There is no more advice in this game, by the host’s decision.
server-notice-clock = { $seconds ->
    [0] The host has stopped the clock.
   *[other] The host has set the clock to { $seconds } seconds a move; a shorter one counts from the next turn on.
}
