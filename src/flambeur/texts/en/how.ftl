### How to play, on one screen a game: four steps with a picture each.

how-game = How to play { $game }
how-offer = New to this game?
how-offer-no = No, thanks
how-ready = Got it
how-play = Play
how-offer-lesson = Lesson
how-modules = Also at this table

## Las Vegas

how-vegas-1 = Roll
    .text = Roll all the dice you still have.
how-vegas-2 = Place
    .text = Pick one value. All your dice of that value go to the casino with that number.
how-vegas-3 = Ties cancel out
    .text = As many dice as somebody else at a casino? Then both of you get nothing there.
how-vegas-4 = Get paid
    .text = When all dice are placed, most dice take the best note, the next most the second. Most money after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } wins.

## Solitaire

how-solitaire-1 = You against all
    .text = One colour is yours, all others are rivals. Dice of a rival are placed before each round.
how-solitaire-2 = Roll one of each
    .text = You roll one die of every colour that is left, theirs and yours.
how-solitaire-3 = Place one value
    .text = All dice of one value go to that casino. Let the rivals tie: ties cancel out.
how-solitaire-4 = Beat them together
    .text = Casinos pay every colour. You win with more money than all rivals together.

## Secret colours

how-secret-1 = Two colours are yours
    .text = Each player secretly owns two of eight colours. Let nobody guess which.
how-secret-2 = Roll one of each
    .text = You roll one die of every colour that is left, and place all dice of one value.
how-secret-3 = Paid at once
    .text = Colours that tie get nothing. The others win the casino’s cheapest notes, and their dice leave it.
how-secret-4 = Unmask
    .text = At the end of the round everybody shows their colours and takes the notes below them.

## Temptation

how-temptation-1 = Roll five
    .text = Take five of your dice and roll them.
how-temptation-2 = Place what fits
    .text = Rows fill from the left. A face takes that face. Stars of one colour take equal dice of your choice.
how-temptation-3 = Roll on or stop
    .text = Roll the rest again, up to five rolls, or stop. If nothing fits, your turn is over.
how-temptation-4 = The last die counts
    .text = Finish a white row and you win its points. Finish a black row and you pay them. { $goal } points end the game.

## Um Kopf und Kragen

how-kragen-1 = Pay and roll
    .text = One token into the pot, three dice: their sum is your result.
how-kragen-2 = Try again
    .text = Roll any of the dice again. A second attempt costs two tokens, a third one three.
how-kragen-3 = Take the pot
    .text = The highest result takes all the tokens. On a tie it is whoever rolled later.
how-kragen-4 = Gold wins
    .text = Short of tokens? Auction a bag of gold: the highest bid is paid to you, and one token by every other bidder. { $goal } kg end the game, most gold wins.
