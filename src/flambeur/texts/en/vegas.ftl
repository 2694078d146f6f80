### Las Vegas: what is said at the table.

vegas-name = Las Vegas

## What can be chosen

vegas-option-box = Box
    .help = Which edition is played.
vegas-option-box-classic = Classic
    .help = The game of 2012, for two to five players.
vegas-option-box-boulevard = Boulevard
    .help = The box of 2014, for up to eight players.
vegas-option-box-morecash = More Ca$h More Dice
    .help = The box of 2019, for up to six players, with twelve notes more.
vegas-option-with = Modules
    .help = The parts of the box that are played with.
vegas-option-with-neutral = Neutral dice
    .help = Everyone also rolls and places dice of a colour that belongs to nobody.
vegas-option-with-notes = More notes
    .help = Five notes of 100 thousand are shuffled into the pile.
vegas-option-with-big = Big dice
    .help = One die of everyone counts as two.
vegas-option-with-kickers = Kickers
    .help = Dice that send another die back to its owner.
vegas-option-with-rainbow = Rainbow cards
    .help = Cards at the casinos that become unknown notes before the payout.
vegas-option-with-slot = Slot machine
    .help = A seventh place that takes each value once a round.
vegas-option-with-bonus = Bonus cards
    .help = Secret note values that earn extra money when you win them.
vegas-option-with-action = Action cards
    .help = Secret cards with special effects.
vegas-option-with-teams = Teams
    .help = Four or six players in teams of two who add up their money.
vegas-option-mode = Way of playing
    .help = The usual game, alone against all other colours, or with secret colours.
vegas-option-mode-standard = Standard
    .help = Everyone plays one colour.
vegas-option-mode-solitaire = Solitaire
    .help = You alone against all other colours.
vegas-option-mode-secret = Secret colours
    .help = Everyone places all colours and secretly owns two of them.
vegas-option-starter = First player
    .help = Drawn at random, or one of the seats.
vegas-option-starter-random = At random
vegas-option-rounds = Rounds
    .help = How many rounds a game lasts.
vegas-option-minimum = Minimum
    .help = What each casino holds at least, in thousands; 0 is as printed.
vegas-option-sixty = Minimum of 60
    .help = With five or six players of the 2019 box, each casino holds at least 60 thousand.
vegas-option-further_notes = Twelve further notes
    .help = Its twelve notes of 60 to 100 thousand are in the pile; without them it is the pile of 2012.
vegas-option-pile = Notes
    .help = How many notes of which value are in the pile, if not as printed.
vegas-option-bonuses = Values of bonus cards
    .help = The values on the bonus cards, if not as printed.
vegas-option-reroll = Reroll of Boulevard
    .help = Whether the card works in every turn of the round or only once.
vegas-option-reroll-round = Every turn
vegas-option-reroll-once = Once a round
vegas-preset-classic = Classic
    .help = The game of 2012, with nothing added.
vegas-preset-classic-neutral = Classic with neutral dice
    .help = More dice in every hand, and a colour that belongs to nobody.
vegas-preset-boulevard-stroll = Boulevard: a first stroll
    .help = Big dice and the notes of 100.
vegas-preset-boulevard-rainbow = Boulevard: rainbow
    .help = Big dice and notes whose value nobody knows yet.
vegas-preset-boulevard-kick = Boulevard: kick them out
    .help = Big dice, rainbow cards and kickers.
vegas-preset-boulevard-tricks = Boulevard: tricks
    .help = Big dice, bonus cards and action cards.
vegas-preset-boulevard-slot = Boulevard: one-armed bandit
    .help = Big dice, rainbow cards and the slot machine, for five or more.
vegas-preset-boulevard-everything = Boulevard: everything
    .help = All that is in the box, for five to seven.
vegas-preset-morecash-gently = More Ca$h: a gentle start
    .help = Big dice and the slot machine.
vegas-preset-morecash-twists = More Ca$h: more twists
    .help = Big dice, slot machine and kickers.
vegas-preset-morecash-balanced = More Ca$h: even chances
    .help = Big dice, slot machine and bonus cards.
vegas-preset-morecash-fun = More Ca$h: fun and surprises
    .help = Big dice, slot machine and action cards.
vegas-preset-morecash-tactical = More Ca$h: more tactics
    .help = Big dice, slot machine, kickers and bonus cards.
vegas-preset-solitaire = Solitaire
    .help = You alone against seven colours.
vegas-preset-secret = Secret colours
    .help = Two secret colours for each of two to four players.

## Places and dice

vegas-onto =
    { $place ->
        [7] on the slot machine
       *[other] on casino { $place }
    }
vegas-at =
    { $place ->
        [7] at the slot machine
       *[other] at casino { $place }
    }
vegas-from =
    { $place ->
        [7] from the slot machine
       *[other] from casino { $place }
    }
vegas-die-own = die
vegas-die-neutral = neutral die
vegas-die-big = big die
vegas-die-kicker = kicker
vegas-die-normal = die
vegas-dice-own =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
vegas-dice-neutral =
    { $count ->
        [one] { $count } neutral die
       *[other] { $count } neutral dice
    }
vegas-dice-big =
    { $count ->
        [one] { $count } big die
       *[other] { $count } big dice
    }
vegas-dice-kicker =
    { $count ->
        [one] { $count } kicker
       *[other] { $count } kickers
    }
vegas-put-neutral = { $count ->
    [one] { $count } neutral die
   *[other] { $count } neutral dice
}
vegas-put-big = { $sole ->
    [yes] the big die
   *[no] big die
}
vegas-put-kicker = { $count ->
    [one] { $sole ->
        [yes] 1 kicker
       *[no] kicker
    }
   *[other] { $count } kickers
}
vegas-rolled-own = { $faces }
vegas-rolled-neutral = neutral { $faces }
vegas-rolled-big = big { $faces }
vegas-rolled-kicker = kicker { $faces }
vegas-notes =
    { $count ->
        [one] { $count } note
       *[other] { $count } notes
    }
vegas-stands = { $name } { $money }
    .you = You { $money }

## What happens

vegas-event-starter = The draw is made: { $name } begins.
    .you = The draw is made: you begin.
vegas-event-round = Round { $round }. { $name } begins.
    .you = Round { $round }. You begin.
vegas-event-rolled = { $name } rolls { $roll }.
    .you = You roll { $roll }.
vegas-event-placed =
    { $place ->
        [7] { $name } puts { $dice } { $onto }, showing { $face }.
       *[other] { $name } puts { $dice } { $onto }.
    }
    .you =
        { $place ->
            [7] You put { $dice } { $onto }, showing { $face }.
           *[other] You put { $dice } { $onto }.
        }
vegas-event-tied =
    { $count ->
        [one] { $names } loses the tie { $at } and gets nothing there.
       *[other] { $names } cancel out { $at }, each counting { $dice }.
    }
    .you =
        { $count ->
            [one] You lose the tie { $at } and get nothing there.
           *[other] You and { $names } cancel out { $at }, each counting { $dice }.
        }
vegas-event-paid = { $name } gets { $note } { $at }.
    .you = You get { $note } { $at }.
vegas-event-returned =
    { $count ->
        [one] { $notes } goes under the pile { $from }.
       *[other] { $notes } go under the pile { $from }.
    }
vegas-event-round-over = Round { $round } is over. { $stands }.
vegas-event-left-over = { $name } rolls the two left-over neutral dice: { $faces }.
    .you = You roll the two left-over neutral dice: { $faces }.
vegas-event-kicked =
    { $neutral ->
        [yes] { $name } kicks a neutral die out { $from }.
       *[no] { $size ->
            [big] { $name } kicks { $owner }’s big die out { $from }.
           *[normal] { $name } kicks one of { $owner }’s dice out { $from }.
        }
    }
    .you =
        { $neutral ->
            [yes] You kick a neutral die out { $from }.
           *[no] { $size ->
                [big] You kick { $owner }’s big die out { $from }.
               *[normal] You kick one of { $owner }’s dice out { $from }.
            }
        }
    .yours =
        { $size ->
            [big] { $name } kicks your big die out { $from }.
           *[normal] { $name } kicks one of your dice out { $from }.
        }
    .own =
        { $size ->
            [big] You kick your own big die out { $from }.
           *[normal] You kick one of your own dice out { $from }.
        }
vegas-event-kicker-idle = { $name }’s kicker finds nothing to kick { $at }.
    .you = Your kicker finds nothing to kick { $at }.
vegas-event-rainbow-replaced =
    { $left ->
        [yes] The rainbow card { $at } becomes { $note }.
       *[no] The rainbow card { $at } just goes: the pile is empty.
    }
vegas-event-rainbow-discarded = A rainbow card comes up and is discarded.
vegas-event-bonus-dealt = Your bonus card: { $note }.
vegas-event-bonus-scored = { $name } shows the bonus card { $note } and turns the bonus die to { $die }.
    .you = You show the bonus card { $note } and turn the bonus die to { $die }.
vegas-event-card-dealt = Your action card: { $card }.
vegas-event-card-played = { $name } plays { $card }.
    .you = You play { $card }.
vegas-event-card-shown = { $name } has { $card } and shows it.
    .you = You have { $card } and show it.
vegas-event-tie-won = { $name } wins the tie { $at }.
    .you = You win the tie { $at }.
vegas-event-rerolled = { $name } rolls again: { $roll }.
    .you = You roll again: { $roll }.
vegas-event-turned = { $name } turns a { $die } from { $face } to { $to }.
    .you = You turn a { $die } from { $face } to { $to }.
vegas-event-taken-back = { $name } takes a { $die } back { $from }.
    .you = You take a { $die } back { $from }.
vegas-event-passed = { $name } passes this turn.
    .you = You pass this turn.
vegas-event-early-marked = { $name } calls for an early payout { $at }.
    .you = You call for an early payout { $at }.
vegas-event-early-paying = Early payout { $at }.
vegas-event-early-declined = { $name } lets the early payout { $at } be.
    .you = You let the early payout { $at } be.
vegas-event-dice-gone = All dice { $at } are out for this round.
vegas-event-note-up = { $name } turns up { $note }.
    .you = You turn up { $note }.
vegas-event-note-laid = { $name } lays { $note } { $at }; { $under } go under the pile.
    .you = You lay { $note } { $at }; { $under } go under the pile.
vegas-event-swapped-away = { $name } puts { $note } under the pile.
    .you = You put { $note } under the pile.
vegas-event-swap-drawn =
    { $known ->
        [yes] { $name } draws { $note } instead.
       *[no] { $name } draws another note instead.
    }
    .you =
        { $known ->
            [yes] You draw { $note } instead.
           *[no] You draw another note instead.
        }

## What is asked

vegas-ask-place = Which value do you place?
vegas-ask-place_again = You are bound by Two Casinos: place once more, not { $at }.
vegas-ask-cards-before = Roll, or play a card first?
vegas-ask-cards-placed = Go on, or play a card?
vegas-ask-kick = Which die do you kick out { $at }?
vegas-ask-choose_note = Which note do you take from the slot machine?
vegas-ask-pick_reroll = Which dice do you roll again?
vegas-ask-pick_joker = Which die do you turn?
vegas-ask-turn_joker = To which value do you turn it?
vegas-ask-pick_more = Which dice do you add { $at }?
vegas-ask-take_just_placed = Which of the dice just placed do you take back?
vegas-ask-take_from_casino = Which of your dice do you take back? All from one casino.
vegas-ask-take_one = Do you take one of your dice back?
vegas-ask-pick_pair = Which pair do you place?
vegas-ask-place_pair = Where does the pair go?
vegas-ask-ask_early = Early payout { $at }: pay now?
vegas-ask-lay_middle = Of { $notes }, where do you lay { $note }?
vegas-ask-ask_three = Do you play a card before the payout?
vegas-ask-ask_swap = Do you swap the note you have just received?
vegas-ask-ask_tie = Do you win the tie { $at } with your card?

## What can be answered

vegas-move-place = Casino { $face }: { $dice }
vegas-move-slot = Slot machine, { $face }s: { $dice }
vegas-move-play = Play { $card }
vegas-move-pick =
    { $face ->
        [0] { $die } that came back
       *[other] { $die } showing { $face }
    }
vegas-move-back =
    { $place ->
        [7] { $die } showing { $face } { $from }
       *[other] { $die } { $from }
    }
vegas-move-kick =
    { $place ->
        [7] { $die } of { $owner } showing { $face }
       *[other] { $die } of { $owner }
    }
    .yours =
        { $place ->
            [7] your own { $die } showing { $face }
           *[other] your own { $die }
        }
vegas-move-take = { $note }
vegas-move-turn = { $face }
vegas-move-pair = the pair of { $face }s
vegas-move-onto =
    { $place ->
        [7] { $onto }, showing { $face }
       *[other] { $onto }
    }
vegas-move-lay = { $at }
vegas-move-pay = Pay out now
vegas-move-win = Win the tie
vegas-move-done = Go on
vegas-move-done-cards-before = Roll
vegas-move-done-cards-placed = No card
vegas-move-done-pick_reroll = Roll { $count ->
    [one] 1 die
   *[other] { $count } dice
}
vegas-move-done-pick_more = Place { $count ->
    [one] 1 die
   *[other] { $count } dice
}
vegas-move-done-take_just_placed = That is all
vegas-move-done-take_from_casino = That is all
vegas-move-done-take_one = Take none
vegas-move-done-ask_early = Not now
vegas-move-done-ask_three = No card
vegas-move-done-ask_swap = Keep it
vegas-move-done-ask_tie = Not here

## What a choice would do

vegas-preview-paid = { $rank ->
    [1] You lead: { $note }
    [2] 2nd: { $note }
    [3] 3rd: { $note }
   *[other] { $rank }th: { $note }
}
vegas-preview-kept = Yours already: { $note }
vegas-preview-unpaid = { $rank ->
    [1] You lead, but there is no note
    [2] 2nd: no note
    [3] 3rd: no note
   *[other] { $rank }th: no note
}
vegas-preview-tied = Tie: nothing
vegas-preview-neutral = { $rank ->
    [1] Neutral leads: { $note }
    [2] Neutral 2nd: { $note }
    [3] Neutral 3rd: { $note }
   *[other] Neutral { $rank }th: { $note }
}
vegas-preview-neutral-tied = Neutral ties with { $names }
vegas-preview-neutral-unpaid = Neutral: no note
vegas-preview-tie-won =
    { $rank ->
        [1] With your card you lead: { $note }
        [2] With your card 2nd: { $note }
        [3] With your card 3rd: { $note }
       *[other] With your card { $rank }th: { $note }
    }

## The drawn table

vegas-table-heading = Round { $round } of { $rounds }
vegas-table-place = Place
vegas-table-notes = Notes
vegas-table-slot = Slot
vegas-table-rainbow = rainbow
vegas-table-hand = In hand
vegas-table-money = Money
vegas-table-roll = Roll: { $roll }
vegas-table-legend = * begins the round, > is to play.
vegas-table-legend-big = + is a big die
vegas-table-legend-kicker = k is a kicker
vegas-table-legend-neutral = n is a neutral die
vegas-table-barred = Closed at the slot machine: { $faces }
vegas-table-cards = Your cards: { $cards }
vegas-table-bonus = Your bonus cards: { $notes }
vegas-table-bonus-die = bonus die
vegas-table-unplayed = cards
vegas-table-open = { $name } has played { $cards }.
vegas-mark-early = { $name } has called for an early payout { $at }.
vegas-mark-tie = { $name } can still win a tie.
vegas-mark-casinos = Must place on two casinos: { $names }.
vegas-table-secret = Notes only you know: { $notes }
vegas-table-teams = Teams: { $teams }
vegas-table-pile = Notes in the pile: { $count }
