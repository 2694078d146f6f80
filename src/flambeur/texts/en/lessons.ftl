### Lessons: what a learner is told while playing a first game with scripted dice. Ben, Cleo and Dan play along.

## Las Vegas

lesson-vegas-welcome = Six casinos with money in front of them. You, Ben and Cleo have eight dice each. Whoever has the most dice at a casino in the end takes its best note.
lesson-vegas-roll = You have rolled. Choose one value: all your dice of that value go to the casino with that number. You have three 4s, and casino 4 holds the biggest note, $90,000. Place the 4s.
    .fewer = You may do that in a game. But three dice at the richest casino are worth more than these. Try the 4s.
lesson-vegas-tie = You roll the dice that are left. Careful: if two players have equally many dice at a casino, both get nothing there. Ben has three dice at casino 3. Find the casino where you would lead.
    .tied = That would tie you with Ben: three dice against three, and neither of you gets anything. Nobody is at casino 5 yet: one die is enough there.
    .behind = Cleo has two dice at casino 6 and there is only one note: your one die would get nothing. Nobody is at casino 5 yet.
lesson-vegas-break = Cleo has put three 4s beside yours: a tie, and the $90,000 would go to nobody. But you have rolled another 4!
    .lost = Then the tie stays, and you both lose the $90,000. One more 4 gives you four dice against three.
lesson-vegas-second = Casino 2 has two notes: the most dice take $30,000, the second most $20,000. Ben has two dice there. Where does a single die still earn something?
    .behind = Somebody has more dice there already, and there is only one note. At casino 2 the second place is paid, too.
lesson-vegas-cancel = Look at casino 1: Ben and Cleo have two dice each. They cancel each other out: neither is paid, and the $60,000 goes to whoever has most of the others. One die of yours is enough!
    .behind = Cleo’s two dice win there. At casino 1 both others cancel out: your one die is enough.
lesson-vegas-last = One die is left, a 5. With a single value there is nothing to choose: it goes to casino 5 by itself and puts you ahead of Ben. Now the casinos pay. A note that nobody wins goes under the pile.
lesson-vegas-end = $240,000: you lead! All dice come back, the casinos get new notes, and Ben begins. A game has four rounds like this one; most money wins. Now you can play.

## Temptation

lesson-temptation-welcome = A board with six rows. Whoever places the last die of a row, no matter who placed the others, gets its points if the row is white, and pays them if it is black. You have rolled five dice.
lesson-temptation-first = Rows fill from left to right, and each space says which die it takes. You rolled two 1s, and row 1 wants three of them. Place a 1 in row 1.
    .ones = It would fit, but the 1s bring you further: row 1 is worth 40 points.
lesson-temptation-second = You may place several dice of one roll. Place the other 1, too.
    .ones = Not now: with the second 1 only one space of row 1 is left.
lesson-temptation-roll = One more 1 finishes row 1 and is worth 40 points. Leave it, and Ben may take them. Roll your other three dice again!
    .stop = Then Ben needs a single 1 to take the 40 points. Roll once more.
    .place = What you place cannot be rolled again. Keep three dice for the roll: one of them must become a 1.
lesson-temptation-finish = A 1! Finish row 1.
    .ones = The 1 is worth 40 points, right now.
lesson-temptation-stop = 40 points! You could roll on, up to five times. But after every roll you must place a die if one fits, even in a black row. Better stop; what you have not placed goes back to your dice.
    .enough = You may, but there is little to win just now and something to lose. Stop.
lesson-temptation-stars = Ben has put two 6s in the black row 5: whoever adds the third pays 30! Row 4 has stars: any value, but all four must be equal. You have three 5s. Place a 5 in row 4.
    .pays = That would finish the black row: you pay 30 points!
    .stars = The three 5s are worth more: start the row of stars with them.
lesson-temptation-tempt = Your other 5s follow. One 5 more means 70 points! But if you roll only 6s, you must finish the black row and pay 30. Tempting? Ben comes next, and he would gladly take the 70. Roll!
    .pays = That would finish the black row: you pay 30 points!
    .brave = Then Ben gets his chance at the 70 points. With two dice you have a good one yourself: roll.
lesson-temptation-seventy = A 5, and a 6 as well. Choose wisely!
    .pays = That pays 30 points to the bank. The 5 finishes row 4 and earns 70.
lesson-temptation-safe = 190 points. One die is left. If it shows a 6 again, you must place it and pay. What do you do?
    .pays = That finishes the black row: you pay 30 points!
    .forced = A 6 would have to be placed, and cost you 30. There is hardly anything to win with it. Stop.
lesson-temptation-end = So it goes on until the board is full; then the dice are dealt out again and the next board comes. Once somebody has 500 points at the end of a round, most points win. Now you can play.

## Um Kopf und Kragen

lesson-kragen-welcome = Gold wins: everybody has three bags, 12 kg together. The tokens are what you play for and pay with. Once somebody has 25 kg at the end of a round, most gold wins.
lesson-kragen-roll = It is your turn. Put one token into the pot and roll three dice: their sum is your result. The highest result of the round takes the pot.
    .sell = You may, at any moment of your turn. But you have tokens enough: keep your gold and roll.
lesson-kragen-again = 12 is not much. A second attempt costs two tokens, and you choose which dice to roll. A single die is rolled until it shows at least what it showed before: it cannot get worse. Roll the 2 again.
    .low = Ben and Cleo come after you and beat 12 easily. Improve the 2.
    .two = Two or three dice count as they fall, for better or worse. The 2 alone can only get better.
    .sell = You may, but you have tokens enough: keep your gold and roll the 2 again.
lesson-kragen-stop = 15! A third attempt would cost three tokens. You have four left; keep them and stop.
    .dear = Three tokens for a point or two are too many. 15 is good: stop.
    .sell = You have tokens enough. Stop.
lesson-kragen-bid = Ben got only 14. Cleo auctions 5 kg of gold: you and Ben bid in secret and show it together. The higher bid takes the bag and is paid to Cleo; the other pays one token. Bid 3.
    .low = One token hardly ever wins, and you would pay it all the same. Bid 3.
    .tie = If the highest bids are equal, these bidders pay one token each and bid again. Ben may well think of 2, too. Bid 3.
    .all = Then you would have none left for your next roll, and would have to auction a bag yourself. 3 is enough.
lesson-kragen-end = You have 17 kg, and your 15 takes the pot: seven tokens! On a tie the later player would have won it. You begin the next round. Out of tokens? Auction a bag yourself. Now you can play.

## Modules of Las Vegas

lesson-big-place = Each of you has one big die, which counts as two. Yours shows a 5, and casino 5 has $90,000. Place it there, alone.
    .pair = Two 6s are worth as much as the big die alone. But casino 5 pays more.
    .less = Casino 5 has the biggest note, and your big die counts as two there.
lesson-big-tie = Ben has put two dice beside your big one. Two against two: a tie, and nobody gets anything! You have another 5.
    .lost = Then the tie stays and the $90,000 are lost. One 5 more makes three against two.
lesson-big-end = Your big die and a normal one count as three: you lead. Everything else is as before. That is all about big dice.
lesson-kickers-place = Two dice of each of you are kickers, the eight-cornered ones. Ben leads at casino 4 with two dice against one. You rolled a 4 and a kicker with a 4: place the 4s.
    .kick = A kicker only kicks at the casino where it is placed. At casino 4 it can throw out a die of Ben.
lesson-kickers-kick = Now the kicker acts: it sends one die that lay here before back to the hand of its owner. Whose die shall go?
    .own = You may kick your own die, too, to roll it again. But here Ben is in your way.
lesson-kickers-end = You lead with two dice against one. Ben has his die back and rolls it again. The kicker is out for this round: kickers never count when casinos pay.
lesson-rainbow-place = Casino 5 has a rainbow card: nobody knows yet what it is worth. Before the payout it becomes a note from the pile, $10,000 to $90,000. Take the chance: place the 5s.
    .sure = $30,000 are certain, but poor: most notes in the pile are worth more. Try your luck with the 5s.
lesson-rainbow-tie = Ben likes luck, too: four dice each, a tie. You have rolled another 5.
    .lost = Then you both get nothing for the rainbow card. One 5 more breaks the tie.
lesson-rainbow-last = Ben has placed all his dice, and your last three 6s go to casino 6. Before the casinos pay, the rainbow card becomes a note. Watch casino 5!
lesson-rainbow-end = $80,000! It might as well have been ten. While casinos get their notes, a rainbow card counts as $40,000. That is all about rainbow cards.
lesson-slot-slot = There is a seventh place: the slot machine, with $100,000 and $10,000. Dice of a value can go there instead of to their casino. Put your three 3s on the slot machine.
    .other = You could, but $100,000 lie on the slot machine. Put the 3s there.
lesson-slot-more = Ben rolled 3s as well, but each value goes there only once a round: the 3 is closed now. Your dice there count together, whatever they show. Add the 5s.
    .other = Ben may still come with three dice or more. With your two 5s you have five dice there.
lesson-slot-take = All dice are placed, and the slot machine pays last: by the number of dice, and ties cancel out. You have five dice and Ben three: you choose first. Which note?
    .small = Ben would be glad to take the other one.
lesson-slot-end = $100,000 for you, the rest for Ben. In the Boulevard box ties on the slot machine are broken by pips instead. That is all about slot machines.
lesson-bonus-place = You have two secret bonus cards, 40 and 60. If you win a note of that value, your bonus die goes up by one, and each pip is worth $50,000 in the end. Where do you place?
    .dear = $80,000 are nice. But $40,000 at casino 6 and a step of the bonus die are 90 together.
lesson-bonus-other = Your other card says 60. Find the note.
    .dear = $70,000 against $60,000 and a step of the bonus die: your card makes casino 3 the better one.
lesson-bonus-last = Ben is done, and your last two dice go to casino 4. Now the casinos pay: watch your cards.
lesson-bonus-end = Both cards were shown and your bonus die stands at 3: three times $50,000 on top. Every round brings new cards. That is all about bonus cards.
lesson-action-card = You hold two secret action cards, for this round only. The Joker turns one die after the roll. With two 6s you would only have a small lead at casino 6: play the Joker first.
    .wait = First the card: after placing it is too late for the Joker.
lesson-action-pick = Which die do you turn? The lonely 2 is worth the least.
    .six = The 6s are just what you want to keep.
    .pair = That one could still be useful. The 2 is all alone.
lesson-action-turn = To which value? Casino 6 has $90,000.
    .face = Three 6s are what you want.
lesson-action-place = Three 6s! Place them.
    .six = You have played a card for the 6s: now use them.
lesson-action-end = A card can be played at its moment only: More Dice, your second card, would be possible now, after placing. Point at a card to read what it does. That is all about action cards.
lesson-neutral-place = Each of you also rolls neutral dice, the grey ones. They belong to nobody but count like a player of their own: they can tie you. All dice of a value go together, the grey ones, too. Find the best place.
    .tied = Two of yours and two grey ones: a tie with nobody, and you get nothing. Casino 3 has no grey die.
    .none = You would only place a grey die. Casino 3 pays you $70,000.
    .less = That would do, but casino 3 pays more.
lesson-neutral-weapon = Ben leads at casino 4 with two dice, for $80,000. You rolled two grey 4s and no 4 of your own. What could they do there?
    .ben = You may. But two grey dice at casino 4 would tie Ben: he gets nothing there.
lesson-neutral-end = Two against two: Ben and the grey dice cancel out. If grey dice win a note, it goes under the pile. That is all about neutral dice.
lesson-teams-place = You and Cleo are a team against Ben and Dan: in the end each team adds up its money. But your dice do not add up, and team mates can tie, too. Where do you place?
    .mate = Cleo has three dice there as well: you would cancel each other out, and your team loses $90,000.
    .behind = Dan has three dice at casino 5: two are not enough. At casino 3 you lead.
lesson-teams-help = Ben leads at casino 6 with two dice, Cleo has one. You cannot win there, but you can tie Ben: then both of you drop out, and the note goes to Cleo!
    .behind = Dan has three dice at casino 1. Help Cleo at casino 6.
    .less = $60,000 for your team, but $80,000 for Ben. At casino 6 your team gets the 80, and Ben nothing.
lesson-teams-end = You and Ben cancel out, and Cleo’s single die takes $80,000 for your team. That is all about teams.

## Other ways to play

lesson-solitaire-welcome = You play blue, all other colours are rivals. Orange has been placed before the start. In each turn you roll one die of every colour and place all dice of one value, yours and theirs.
lesson-solitaire-place = Casino 5 is empty, and blue shows a 5. Place it.
    .rivals = That helps rivals only. Your blue die leads at casino 5.
lesson-solitaire-tie = Something must be placed in every turn. Ties cancel out: let your rivals tie! At casino 3 lies one orange die; green and black would come to it.
    .red = That puts red beside your blue die: a tie, and you lose $90,000. Dice you do not place are rolled again.
    .blue = Blue, violet and orange would all tie there: a waste of your die.
    .rivals = That lets a rival lead. At casino 3 three rivals tie, and nobody gets the $70,000.
lesson-solitaire-end = When all dice are placed, the casinos pay every colour. After four rounds you win if you have more money than all rivals together. Now you can play.
lesson-secret-welcome = Two of the eight colours are secretly yours: blue and red. All others are open to everybody. In each turn you roll one die of every colour and place all dice of one value.
lesson-secret-place = Casinos pay at once. Colours that tie get nothing; the others win the cheapest notes there, most dice the best of them. At casino 1 you would have three blue dice and two red ones. Place the 1s.
    .others = That helps other colours. With the 1s both of yours are paid at once.
lesson-secret-untie = Blue took $40,000 and red $20,000, and their dice are gone. At casino 2 four colours have one die each: all tied. Add your red 2.
    .others = Nothing there for blue or red. At casino 2 your red would have two dice, and no tie.
lesson-secret-end = Red is paid again. When all dice are placed, everybody shows their colours and takes the notes below them; after two rounds the richest wins. But do not be too obvious: others who guess your colours will tie them!
