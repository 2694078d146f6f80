"""A position of Las Vegas as one row of whole numbers, and the numbers of a table beside it.

The first part of a row is alike for all tables (room for eight players, six casinos and a slot machine); lists whose
length depends on the box follow at places that the table's row names. Only these names say where a number
is. Rows are `int64`, so that all numbers are of one type; a roll is packed as in `common_layout`.
"""

from __future__ import annotations

from flambeur.kernels.common_layout import COMMON_END, LAST_ROUND, MOST_PLAYERS, OVER, PHASE, PLAYERS, ROUND

__all__ = ["LAST_ROUND", "OVER", "PHASE", "PLAYERS", "ROUND"]

SEATS = MOST_PLAYERS
OWNERS = SEATS + 1
ROWS = 12
KINDS = 4
PLAIN_PLAYERS = 5
"""Players at a table that `plain` knows, at most."""

# -- what a position waits for: the step on top of the agenda

STARTER, NOTE, LEFT_OVER, DEAL_BONUS, ROLL, PLACE, KICK, RAINBOW_NOTE, CHOOSE_NOTE = range(OVER + 1, OVER + 10)

# -- a position

TURN = COMMON_END
AT = 4
"""The place (NOTE, RAINBOW_NOTE), the row of dice (KICK), or the number of the deal (DEAL_BONUS)."""
KICKS = 5
"""Kickers that act after the one that is asked."""
KICK_DICE = 6
BARRED = 10
GONE = 11
"""Rainbow cards that have left the game."""
OUT = 12
"""Neutral dice kicked out of the round."""
LOGGED = 13
"""How many notes have been won: entries of the log."""
UNDER_FIRST = 14
UNDER_COUNT = 15
ORDER_COUNT = 16
"""Owners that still choose at the slot machine."""
PAID_COUNT = 17
UNSEEN = 18
"""How many notes and cards are unseen in the pile."""
BEGINS = 19
"""The seat that begins the round (`starter`)."""
ROLLED = 20
"""The roll by kind, packed."""
ORDER = ROLLED + KINDS
PAID = ORDER + OWNERS
"""Pairs of a seat and a note."""
HANDS = PAID + 2 * OWNERS
"""By seat, dice of each kind."""
DICE = HANDS + SEATS * KINDS
"""By row, normal dice by owner; the neutral colour is owner number `players`."""
BIG = DICE + ROWS * OWNERS
DISPLAY = BIG + ROWS
MONEY = DISPLAY + SEATS
"""The worth of the notes of each seat."""
WON = MONEY + SEATS
"""How many notes each seat has."""
TURNS = WON + SEATS
"""How often each seat has rolled: for statistics, no part of a position."""
BONUS_EACH = 2
HELD = TURNS + SEATS
"""Bonus cards of each seat that have not scored, lowest first; 0 for none."""
SCORED = HELD + SEATS * BONUS_EACH
BONUS_DICE = SCORED + SEATS * BONUS_EACH
RECEIVED = BONUS_DICE + SEATS
"""Values each seat has been paid this round, as a set of bits by their place among the denominations."""
NOTE_COUNT = RECEIVED + SEATS
"""By place, how many notes lie there."""
TIE = NOTE_COUNT + 7
"""The seat that can still win a tie with its open card, counted from 1 (A1); 0 for nobody, as in what follows."""
EARLY = TIE + 1
"""The seat whose card will pay a place early, counted from 1 (A6, C5)."""
EARLY_AT = EARLY + 1
"""That place."""
EARLY_DUE = EARLY_AT + 1
"""Whether that seat's next turn has come (C5)."""
RESUMES = EARLY_DUE + 1
"""What comes after an early payout that waits for a draw or a choice: see `effects`."""
BOUND = RESUMES + 1
"""Seats whose next turn is bound to two places, as a set of bits (A3)."""
BOUND_NOW = BOUND + 1
"""Whether the turn being played is, and how far it has come: `FREE` and on."""
FIRST_PLACE = BOUND_NOW + 1
"""Where the dice of a bound turn went first, counted from 1; the second place must be another."""
TAIL = FIRST_PLACE + 1
"""Here begin the lists that differ from table to table; see below."""

FREE, ONCE, TWICE = 1, 2, 3
"""A bound turn: nothing placed yet; first dice placed; a second place chosen, or to be chosen, or none possible."""

# -- a table

PLACES = 1
MINIMUM = 2
ROUNDS = 3
HAND = 4
"""Four numbers, the dice of a full hand."""
LEFT_OVER_DICE = 8
BONUSES = 9
"""Bonus cards dealt to each seat; 0 without the module."""
BONUS_WORTH = 10
HIGHEST_BONUS = 11
KICKERS = 12
"""Whether there are kickers."""
KICKS_SLOT = 13
BY_PIPS = 14
"""Whether owners at the slot machine stand by pips (B12); otherwise ties cancel (M4)."""
RAINBOW_WORTH = 15
"""0 without rainbow cards."""
VALUES = 16
"""How many denominations the pile has, rainbow cards as 0 among them."""
BONUS_VALUES = 17
"""How many different bonus cards there are."""
ROOM = 18
"""Notes that find room at one place."""
NOTES_AT = 19
"""Where in a position the notes begin: by place, dearest first, rainbow cards last."""
PILE_AT = 20
DECK_AT = 21
LOG_AT = 22
"""Won notes in the order they were won: note · 16 + seat."""
UNDER_AT = 23
CAPACITY = 24
"""Room for the log and for the queue under the pile, which goes round in it: all notes there are."""
WIDTH = 25
FIRST_SLOT_MOVE = 26
"""Numbers in `all_moves()` where the moves of a kind begin."""
FIRST_KICK_MOVE = 27
FIRST_TAKE_MOVE = 28
OWNERS_HERE = 29
"""Players, and the neutral colour where it plays."""
PLAIN = 30
"""Whether there is nothing but casinos, notes and own dice, for few enough players: see `plain`."""
NOTES_EACH = 31
"""Notes at each place where their number counts and not their worth (S1); 0 elsewhere."""
MATES = 32
"""By seat, the seats whose money counts together, as a set of bits."""
EARLY_LEAVES = MATES + SEATS
"""Whether an early payout is a choice after which the dice leave the round (C5); otherwise it comes by itself (A6)."""
FIRST_VALUE = EARLY_LEAVES + 1
"""The denominations, and behind them the values of the bonus cards, both ascending."""
