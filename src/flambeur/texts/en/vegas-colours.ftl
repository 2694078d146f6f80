## The colours

colours-colour-blue = blue
colours-colour-red = red
colours-colour-green = green
colours-colour-yellow = yellow
colours-colour-black = black
colours-colour-violet = violet
colours-colour-white = white
colours-colour-orange = orange
colours-big = { $colour } (big)

## What happened

colours-event-starter = { $name } begins.
    .you = You begin.
colours-event-round =
    { $players ->
        [1] Round { $round } begins.
       *[other] Round { $round } begins. { $name } rolls first.
    }
    .you =
        { $players ->
            [1] Round { $round } begins.
           *[other] Round { $round } begins. You roll first.
        }
colours-event-rolled-out =
    { $big ->
        [0] { $colour } is rolled before play: { $faces }.
       *[other] { $colour } is rolled before play: { $faces }, and the big die a { $big }.
    }
colours-event-group = The dice of the first group are placed. Group { $group } follows.
colours-event-colours-rolled = { $name } rolls { $roll }.
    .you = You roll { $roll }.
colours-event-colours-placed =
    { $place ->
        [7] { $name } puts the { $face }s on the slot machine: { $colours }.
       *[other] { $name } puts { $colours } on casino { $place }.
    }
    .you =
        { $place ->
            [7] You put the { $face }s on the slot machine: { $colours }.
           *[other] You put { $colours } on casino { $place }.
        }
colours-event-colours-tied =
    { $place ->
        [7] { $colours } cancel out at the slot machine, each counting { $dice }.
       *[other] { $colours } cancel out at casino { $place }, each counting { $dice }.
    }
colours-event-colour-paid =
    { $place ->
        [7] { $colour } wins { $note } at the slot machine.
       *[other] { $colour } wins { $note } at casino { $place }.
    }
colours-event-returned =
    { $place ->
        [7] { $notes } from the slot machine { $count ->
            [one] goes
           *[other] go
        } under the pile.
       *[other] { $notes } from casino { $place } { $count ->
            [one] goes
           *[other] go
        } under the pile.
    }
colours-event-solitaire-round = After round { $round }, { $name } has { $money } and all rivals together have { $rivals }.
    .you = After round { $round }, you have { $money } and all rivals together have { $rivals }.
colours-event-solitaire-over =
    { $won ->
        [yes] { $name } wins: { $money } against { $rivals } of all rivals together.
       *[no] { $name } loses: { $money } against { $rivals } of all rivals together.
    }
    .you =
        { $won ->
            [yes] You win: { $money } against { $rivals } of all rivals together.
           *[no] You lose: { $money } against { $rivals } of all rivals together.
        }
colours-event-master-gambler = Won with a single die: { $name } is a Master Gambler!
    .you = Won with a single die: you are a Master Gambler!
colours-event-colour-dealt = Secret colour of { $name }: { $colour }.
    .you = Your secret colour: { $colour }.
colours-event-revealed =
    { $count ->
        [0] { $name } reveals { $colours } and gets nothing.
       *[other] { $name } reveals { $colours } and takes { $notes }.
    }
    .you =
        { $count ->
            [0] You reveal { $colours } and get nothing.
           *[other] You reveal { $colours } and take { $notes }.
        }
colours-event-discarded =
    { $count ->
        [1] Nobody claims one note of { $money }: it is discarded.
       *[other] Nobody claims { $count } notes worth { $money }: they are discarded.
    }

## What can be chosen

colours-ask-place = Which value do you place?
colours-ask-choose_note = Which note do you take from the slot machine?
colours-move-place = casino { $face }: { $colours }
colours-move-slot = slot machine, { $face }s: { $colours }
colours-move-take = take { $note }
colours-preview-solitaire = You { $mine }, rivals { $theirs }
colours-preview-secret =
    { $count ->
        [0] Nothing is won
       *[other] Wins at once: { $winners }
    }
colours-preview-winner = { $colour } { $note }

## The table

colours-table-round = Round { $round } of { $rounds }
colours-table-group = Round { $round } of { $rounds }, group { $group }
colours-table-casino = Casino
colours-table-slot = Slot
colours-table-barred = Slot, closed { $faces }
colours-table-notes = Notes
colours-table-roll = Rolled
colours-table-left = To place
colours-table-later = Group 2
colours-table-won = Won
colours-table-legend = Amounts in thousands of dollars.
colours-table-mine = Amounts in thousands of dollars; * marks your colours.
colours-table-big = + is a big die and counts as two.
colours-table-money = { $name }: { $money }
colours-table-rivals = all rivals: { $money }

## Options

vegas-option-solo_dice = Your dice
    .help = Solitaire: how many dice of your own colour you play with; fewer are harder.
vegas-option-solo_rivals = Rivals placed first
    .help = Solitaire: how many rival colours are rolled and placed before each round; two are harder.
vegas-option-solo_rounds = Solitaire: rounds
    .help = Solitaire: a game has four rounds, or one.
vegas-option-solo_colour = Your colour
    .help = Solitaire: the colour of your own dice.
vegas-option-solo_colour-blue = blue
vegas-option-solo_colour-red = red
vegas-option-solo_colour-green = green
vegas-option-solo_colour-yellow = yellow
vegas-option-solo_colour-black = black
vegas-option-solo_colour-violet = violet
vegas-option-solo_colour-white = white
vegas-option-solo_colour-orange = orange
