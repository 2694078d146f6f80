### Um Kopf und Kragen: what is said at the table.

kragen-name = Um Kopf und Kragen

## What can be chosen

kragen-option-bags = Bags of gold
    .help = The weights of the three bags that everybody starts with, 12 kg together.
kragen-option-goal = Gold that ends the game
    .help = The game ends after a round in which somebody has this many kilograms.
kragen-option-open = Open hands
    .help = Everybody can see how many tokens the others hold.
kragen-option-starter = First player
    .help = Drawn at random, or one of the seats.
kragen-option-starter-random = At random
kragen-option-rounds = Last round
    .help = The game ends after this round if nothing has ended it before.

## What happens

kragen-event-starter = The draw is made: { $name } begins.
    .you = The draw is made: you begin.
kragen-event-round = Round { $round }. { $name } begins.
    .you = Round { $round }. You begin.
kragen-event-attempt = { $name } pays 1 token for the first attempt.
    .you = You pay 1 token for the first attempt.
kragen-event-attempt-again = { $name } pays { $attempt } tokens and rolls { $dice } again.
    .you = You pay { $attempt } tokens and roll { $dice } again.
kragen-event-attempt-single = { $name } pays { $attempt } tokens and rolls the { $dice } until it is at least as good.
    .you = You pay { $attempt } tokens and roll the { $dice } until it is at least as good.
kragen-event-rolled =
    { $colour ->
        [white] { $name } has { $dice } on the white dice: { $result }.
       *[red] { $name } has { $dice } on the red dice: { $result }.
    }
    .you =
        { $colour ->
            [white] You have { $dice } on the white dice: { $result }.
           *[red] You have { $dice } on the red dice: { $result }.
        }
kragen-event-stopped =
    { $leads ->
        [yes] { $name } stops at { $result } and leads.
       *[no] { $name } stops at { $result }, which is not enough.
    }
    .you =
        { $leads ->
            [yes] You stop at { $result } and lead.
           *[no] You stop at { $result }, which is not enough.
        }
kragen-event-skipped = { $name } has no token and finds no bidder: the turn is skipped.
    .you = You have no token and find no bidder: the turn is skipped.
kragen-event-auction =
    { $count ->
        [one] { $name } puts up a bag of { $bag } kg; only { $bidders } can bid.
       *[other] { $name } puts up a bag of { $bag } kg; { $bidders } bid.
    }
    .you =
        { $count ->
            [one] You put up a bag of { $bag } kg; only { $bidders } can bid.
           *[other] You put up a bag of { $bag } kg; { $bidders } bid.
        }
    .yours =
        { $count ->
            [one] { $name } puts up a bag of { $bag } kg; only you can bid.
           *[other] { $name } puts up a bag of { $bag } kg; you and { $bidders } bid.
        }
kragen-bid-of = { $name } ({ $tokens })
    .you = you ({ $tokens })
kragen-event-bids = The hands open: { $bids }.
kragen-event-ones =
    { $count ->
        [one] { $names } pays { $seller } 1 token.
       *[other] { $names } each pay { $seller } 1 token.
    }
    .you =
        { $count ->
            [one] You pay { $seller } 1 token.
           *[other] You and { $names } each pay { $seller } 1 token.
        }
    .yours =
        { $count ->
            [one] { $names } pays you 1 token.
           *[other] { $names } each pay you 1 token.
        }
kragen-event-sold =
    { $price ->
        [one] { $buyer } takes the bag of { $bag } kg from { $seller } for 1 token.
       *[other] { $buyer } takes the bag of { $bag } kg from { $seller } for { $price } tokens.
    }
    .you =
        { $price ->
            [one] You take the bag of { $bag } kg from { $seller } for 1 token.
           *[other] You take the bag of { $bag } kg from { $seller } for { $price } tokens.
        }
    .yours =
        { $price ->
            [one] { $buyer } takes the bag of { $bag } kg from you for 1 token.
           *[other] { $buyer } takes the bag of { $bag } kg from you for { $price } tokens.
        }
kragen-event-again =
    { $count ->
        [one] { $names } alone is left and must bid.
       *[other] A tie: { $names } bid again.
    }
    .you =
        { $count ->
            [one] You alone are left and must bid.
           *[other] A tie: you and { $names } bid again.
        }
kragen-event-dropped =
    { $count ->
        [one] { $names } has no token left and drops out.
       *[other] { $names } have no token left and drop out.
    }
    .you =
        { $count ->
            [one] You have no token left and drop out.
           *[other] You and { $names } have no token left and drop out.
        }
kragen-event-all-one = Everybody has bid 1: { $name } keeps the bag of { $bag } kg.
    .you = Everybody has bid 1: you keep the bag of { $bag } kg.
kragen-event-nobody-left = Nobody is left to bid: { $name } keeps the bag of { $bag } kg.
    .you = Nobody is left to bid: you keep the bag of { $bag } kg.
kragen-event-pot =
    { $tokens ->
        [one] The round is over: { $name } wins it with { $result } and takes the pot of 1 token.
       *[other] The round is over: { $name } wins it with { $result } and takes the pot of { $tokens } tokens.
    }
    .you =
        { $tokens ->
            [one] The round is over: you win it with { $result } and take the pot of 1 token.
           *[other] The round is over: you win it with { $result } and take the pot of { $tokens } tokens.
        }
kragen-event-goal =
    { $count ->
        [one] { $names } has at least { $goal } kg of gold: the game is over.
       *[other] { $names } have at least { $goal } kg of gold: the game is over.
    }
    .you =
        { $count ->
            [one] You have at least { $goal } kg of gold: the game is over.
           *[other] You and { $names } have at least { $goal } kg of gold: the game is over.
        }
kragen-event-ruined =
    { $count ->
        [one] { $names } has neither gold nor tokens: the game is over.
       *[other] { $names } have neither gold nor tokens: the game is over.
    }
    .you =
        { $count ->
            [one] You have neither gold nor tokens: the game is over.
           *[other] You and { $names } have neither gold nor tokens: the game is over.
        }
kragen-event-last-round = Round { $rounds } was the last: the game is over.

## What is asked

kragen-ask-begin =
    { $best ->
        [0] Your turn, and there is no result to beat yet. Roll, or auction a bag first?
       *[other] Your turn; { $best } is enough to lead. Roll, or auction a bag first?
    }
kragen-ask-forced = You have no token for the roll. Which bag do you put up?
kragen-ask-improve =
    { $held ->
        [one] You have { $result } and hold 1 token. What now?
       *[other] You have { $result } and hold { $held } tokens. What now?
    }
kragen-ask-bid = { $seller } puts up { $bag } kg: the highest bid wins, all others pay 1 token. How many of your { $held } tokens do you bid?
kragen-ask-bid-again = A tie for the bag of { $bag } kg. How many of your { $held } tokens do you bid now?
kragen-ask-bid-alone = Only you can bid for { $bag } kg. How many of your { $held } tokens do you give?

## Choices, and what they would do

kragen-move-roll = Roll three dice for 1 token
kragen-move-reroll = Roll { $dice } again: { $cost } tokens
kragen-move-stop = Stop with { $result }
kragen-move-auction = Bag of { $bag } kg: auction it
kragen-move-bid =
    { $tokens ->
        [one] Bid 1 token
       *[other] Bid { $tokens } tokens
    }
kragen-preview-roll = { $chance }% to lead
kragen-preview-reroll = { $low } to { $high }
kragen-preview-reroll-chance = { $low }–{ $high }, { $chance }% to lead
kragen-preview-reroll-nothing = Stays at { $low }
kragen-preview-stop =
    { $leads ->
        [yes] You lead
       *[no] { $name } keeps the lead with { $best }
    }
kragen-preview-auction = Sold: you keep { $gold } kg
kragen-preview-bid = If you win: { $gold } kg and { $left ->
        [one] 1 token
       *[other] { $left } tokens
    } left

## The table

kragen-table-head =
    { $pot ->
        [0] Round { $round }, the pot is empty. { $goal } kg of gold end the game.
        [one] Round { $round }, 1 token in the pot. { $goal } kg of gold end the game.
       *[other] Round { $round }, { $pot } tokens in the pot. { $goal } kg of gold end the game.
    }
kragen-table-white = white
kragen-table-red = red
kragen-table-leads = { $name } leads
kragen-table-rolls = { $name }, attempt { $attempt }
kragen-table-ready = ready for { $name }
kragen-table-idle = at rest
kragen-table-auction = Under the hammer: { $bag } kg from { $seller }. Bidding: { $bidders }.
kragen-table-player = player
kragen-table-gold = gold
kragen-table-bags = bags
kragen-table-tokens = tokens
kragen-table-result = this round
kragen-weight = { $weight } kg
kragen-table-secret = secret
kragen-table-best = { $result }, best
kragen-table-now = has the turn
kragen-table-none = no result
