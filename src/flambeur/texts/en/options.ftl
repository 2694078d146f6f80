## Why an option, or a combination of options, is refused

error-option-unknown = There is no option “{ $option }”; there are: { $count ->
    [0] none
   *[other] { $allowed }
}.
error-option-flag = Option { $option } cannot be “{ $given }”: give yes or no.
error-option-number = Option { $option } cannot be “{ $given }”: give a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
error-option-word = Option { $option } cannot be “{ $given }”: give one of { $choices }.
error-option-words = Option { $option } cannot be “{ $given }”: give any of { $choices }.
error-option-numbers = Option { $option } cannot be “{ $given }”: give at most { NUMBER($most, useGrouping: 0) } whole numbers from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, separated by commas.
error-option-table = Option { $option } cannot be “{ $given }”: give at most { NUMBER($most, useGrouping: 0) } pairs such as 10:6,20:8, the first of each from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }, the second from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
error-option-text = Option { $option } cannot be “{ $given }”: give one word of at most { NUMBER($high, useGrouping: 0) } signs.
error-option-players = { $game } is for { $low } to { $high } players, not { $players }.
error-option-starter = The first player is { $drawn } or { $players ->
    [1] 0 (seat 1)
   *[other] a number from 0 (seat 1) to { $last } (seat { $players })
}, not { $given }.

error-option-mode = The { $mode } mode needs another box than { $box }: { $allowed }.
error-option-box-players = { $mode ->
    [standard] The { $box } box
   *[other] The { $mode } mode of the { $box } box
} is for { $span ->
    [only] { $low ->
        [1] 1 player
       *[other] { $low } players
    }
    [or] { $low } or { $high } players
   *[to] { $low } to { $high } players
}, not { $players }.
error-option-no-module = { $mode ->
    [standard] The { $box } box
   *[other] The { $mode } mode of the { $box } box
} has no module { $module }; it has: { $count ->
    [0] none
   *[other] { $allowed }
}.
error-option-module-players = The module { $module } of the { $box } box is for { $span ->
    [only] { $low } players
    [or] { $low } or { $high } players
   *[to] { $low } to { $high } players
}, not { $players }.
error-option-sixty = A minimum of { $minimum } is for { $low } to { $high } players of the { $box } box.
error-option-solo-rounds = A solitaire has 4 rounds or 1, not { $given }.
error-option-bonuses = { $players } players need at least { $least } bonus cards, not { $given }.
error-option-pile = The notes of a pile are worth 10, 20, 30 and so on.
error-option-bags = Option bags must be three weights of { $gold } kg together, such as 3,4,5.
error-option-goal = Option goal cannot be more than the { $most } kg that { $players } players have together.
error-option-boards = Option boards: { $reason }
error-option-idle = Option { $option } changes nothing at this table: it is for { $belongs ->
    [standard] the usual game
    [bonus] tables with bonus cards
    [reroll] tables with the action cards of Boulevard
    [morecash] the morecash box
   *[other] the solitaire mode
}.
error-option-solo-colour = The { $box } box has no { $given } dice; it has: { $allowed }.
