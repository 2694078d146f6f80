### The rules of Las Vegas and the words all rule pages share. One message per rule ID.

## Shared by all rule pages

rules-house-ruling = House ruling
rules-house-ruling-note = A passage marked “House ruling” is a decision of this project: the printed rules are silent there, contradict themselves, or leave out what stands on a component. Everything else is the game as published, in our own words.
rules-box-name = Name in the box: { $name }
rules-box-card = Name in the box: { $name }. { $text }
rules-intro-heading = Learn it in three minutes
rules-section-examples = Examples

## Las Vegas

rules-page-title-vegas = Las Vegas: the rules
rules-intro-vegas =
    Six casinos, numbered 1 to 6, stand on the table, each with banknotes beside it.
    You own eight dice of one colour.
    On your turn, roll every die you still hold.
    Pick one number you rolled and put all your dice showing it on the casino with that number; none of them may be kept back.
    Turns go round until nobody has any dice left.
    Then each casino pays: most dice there takes the largest note, second most the next, and so on.
    Beware of ties: players with the same number of dice at a casino knock each other out and win nothing there.
    Take your dice back, lay out new notes and go again, four rounds in all.
    Whoever owns the most money at the end wins.

rules-section-vegas-classic = Las Vegas (2012): the classic game
rules-section-vegas-neutral = Variant: neutral dice
rules-section-vegas-boulevard = Las Vegas Boulevard (2014)
rules-section-vegas-boulevard-cards = The action cards of Boulevard
rules-section-vegas-morecash = More Ca$h More Dice (2019)
rules-section-vegas-morecash-cards = The action cards of More Ca$h More Dice
rules-section-vegas-solitaire = Solitaire
rules-section-vegas-secret = Secret colours

## Classic

rule-V1 = Two to five people play. Everyone takes the eight dice of one colour. Six casinos, numbered 1 to 6, lie in order in the middle of the table.
    .title = Players and dice

rule-V2 = The pile holds 54 notes worth $2,500,000 together: six of $10,000, eight of $20,000, eight of $30,000, six of $40,000, six of $50,000, and five each of $60,000, $70,000, $80,000 and $90,000.
    .title = The notes

rule-V3 = Every round begins with stocking the casinos in order from 1 to 6. Draw notes from the top of the face-down pile and lay them at the casino until at least $50,000 is there, then go on to the next casino. The notes at a casino are open for all to see and sorted by value.
    .title = Stocking the casinos

rule-V4 = Whoever holds the starter card takes the first turn of the round; turns then go clockwise. The first holder is drawn at random, unless the table names a seat.
    .title = Who begins
    .ruling = Drawing the first holder or naming a seat is our way; the rule book gives the card to the oldest player.

rule-V5 = On your turn, roll all the dice you still have. Choose exactly one of the values you rolled and place all your dice of that value on the casino with that number. You may never place only some of them.
    .title = Roll and place

rule-V6 = You may place at any casino your dice show, whether it is still empty, already holds dice of yours, or holds dice of other players.
    .title = Every casino is open

rule-V7 = Once you have no dice left you are skipped until the end of the round. The last player with dice may therefore take several turns in a row. The round ends when every die has been placed.
    .title = Out of dice

rule-V8 = The casinos pay in order from 1 to 6. First look for ties at the casino: all players who have the same number of dice there take those dice off and win nothing there. This holds for every tied group, not just for a tie at the top.
    .title = Ties cancel out

rule-V9 = Of the players still at the casino, the one with the most dice takes the most valuable note, the one with the next most dice takes the second most valuable, and so on. Nobody takes more than one note at a casino. When the notes have run out, the remaining players get nothing.
    .title = Taking the notes

rule-V10 = Notes that nobody won go face down under the pile and may turn up again later. They are put there casino by casino, at each casino the most valuable first.
    .title = Notes left over
    .ruling = The order in which left-over notes go under the pile is ours; the rule book names none.

rule-V11 = Keep the notes you win face down in front of you. All the same, everybody knows what they are worth, because they were laid out and taken in the open; only a note drawn with Swap (A8) is known to its owner alone.
    .title = Your winnings
    .ruling = Treating the notes won as public knowledge, with the one exception of Swap, is our decision; the rule book only says that they lie face down.

rule-V12 = For the next round everyone takes back all their dice, the casinos are stocked afresh (V3), and the starter card moves one seat to the left. A game lasts four rounds.
    .title = The next round

rule-V13 = After the last round the player with the most money wins. If several have the same amount, the one of them with more notes wins; if that is equal too, they share the win.
    .title = Winning the game

rule-V14 = If the pile runs out while the casinos are being stocked, the casinos not yet reached stay as they are, even without a note, and the round is played all the same.
    .title = The pile runs out
    .ruling = The whole rule is ours; the rule book does not foresee an empty pile.

## Neutral dice

rule-V20 = A variant for two to four players; five can join with the two spare neutral dice from one of the later boxes. Besides their own dice, everyone receives dice of one colour that belongs to nobody: four each with two players (twelve dice in hand), two each with three, four or five (ten in hand).
    .title = Dealing neutral dice

rule-V21 = With three players two neutral dice are left over. At the start of each round the starting player rolls them and places them on the casinos they show.
    .title = Two dice left over

rule-V22 = Roll your neutral dice together with your own. The value you choose takes all your dice showing it to the casino, own and neutral alike. You may also choose a value that only neutral dice show.
    .title = Playing neutral dice

rule-V23 = At payout the neutral colour is treated as one more player, to whom all neutral dice at the casino belong, no matter who placed them. It can tie with players and knock them out, and it can win: its notes go under the pile.
    .title = The neutral player

rule-X1 = From five dice Benno rolls four 3s and one 5. He may place all four 3s on casino 3 or the single 5 on casino 5. He may not place just one, two or three of the 3s.
    .title = Four 3s and a 5

rule-X2 = At a casino with $80,000, $30,000 and $10,000 the players have 5, 3, 3 and 1 dice. The two players with three dice leave. The player with five takes $80,000, the player with one takes $30,000, and the $10,000 note goes under the pile.
    .title = A tie in the middle

rule-X3 = Two players have two dice each at a casino and two others have one each. All four cancel out, so this casino pays nobody.
    .title = Everybody tied

rule-X4 = After the ties are removed, one player is left at a casino with $40,000 and $10,000. That player takes $40,000; the $10,000 note goes under the pile.
    .title = Only one player left

rule-X5 = Three players with different numbers of dice are at a casino with $70,000 and $20,000. The first takes $70,000, the second $20,000, the third nothing.
    .title = Too few notes

rule-X6 = Carla rolls 1, 1 and 5 with dice of her own and 1 and 6 with neutral dice. She may place the three 1s (two of her own and one neutral), her own 5, or the neutral 6.
    .title = Carla’s choice

rule-X7 = The neutral colour has the most dice at a casino with $80,000 and $30,000. The $80,000 note goes under the pile and the next player takes $30,000.
    .title = Neutral comes first

rule-X8 = At a casino with $70,000 and $40,000 a player has the most dice, the neutral colour the second most and another player the third most. The first player takes $70,000, the $40,000 note goes under the pile, and the other player gets nothing.
    .title = Neutral comes second

## Boulevard

rule-B1 = Three more colours of dice allow two to eight players. Each part of this box can be switched on by itself.
    .title = Up to eight players

rule-B2 = The amount that each casino must at least hold after stocking depends on the number of players: $30,000 with two, $40,000 with three, $50,000 with four, $60,000 with five, $70,000 with six, $80,000 with seven and $90,000 with eight.
    .title = Minimum by player number
    .ruling = The table is printed on a card that we do not have: the figures for two to six players are known from elsewhere, those for seven and eight continue the series.

rule-B3 = Five notes of $100,000 are shuffled into the pile.
    .title = Notes of $100,000
    .ruling = The booklet lists five of these notes but once speaks of six; we play with five.

rule-B4 = With two to seven players, everyone swaps one normal die for the big die of their colour and so still has eight dice. The big die is rolled and placed like any other, but counts as two dice at payout.
    .title = Big dice

rule-B5 = With two to seven players, everyone swaps one normal die for a kicker; with fewer than six players, two normal dice for two kickers. Everyone still has eight dice.
    .title = Kickers

rule-B6 = Kickers are rolled and placed like your other dice. As soon as the whole placement is down, deal with each kicker in it: move it to the display, where it waits for the end of the round, and send exactly one other die of that casino back to its owner. You cannot decline, but you are free to choose a die of any size and of any player, yourself included. Its owner has it in hand again and rolls it in later turns.
    .title = Kicking a die out

rule-B7 = If you had no dice left and one of yours is sent back, you are in the round again.
    .title = Back in the round

rule-B8 = A kicker on a casino where no other die lies has no effect, and with the Boulevard rules neither has a kicker on the slot machine. It goes to the display all the same: a kicker never stays on a casino and never counts at payout.
    .title = Kickers without effect

rule-B9 = A kicker can only remove a die that lay there earlier, so none that came with it, and no kicker. If there are two kickers, finish one before the other. Should a card move a kicker, it kicks in its new place, once all dice of that step are down. Neutral dice that are kicked are out for the round. With the 2019 box a kicker can be taken back: it returns from the display, and what it kicked stays kicked. In Boulevard a used kicker cannot be taken back.
    .title = Kickers in detail
    .ruling = All of these details are ours.

rule-B10 = Shuffle six rainbow cards into the notes (two to eight players). During stocking each is worth $40,000. After the last die has been placed, and before any payout, exchange every rainbow card on the table for the top note of the pile and discard it. Should the pile yield another rainbow card, discard that as well and keep drawing until a note appears.
    .title = Rainbow cards

rule-B11 = With five to eight players the slot machine is a seventh place with notes. It is stocked last, in the same way as a casino. Instead of placing all dice of your chosen value on the casino of that number, you may put all of them on the slot machine, provided no die of that value lies there yet, not even one of yours.
    .title = The slot machine

rule-B12 = At the slot machine of Boulevard the players choose a note in order of their number of dice, most first. Everyone gets one note at most, and what is left goes under the pile. Equal numbers of dice do not knock each other out: the larger total of pips chooses earlier, and with equal totals the highest single die decides. This applies at every rank.
    .title = The slot machine pays
    .ruling = Breaking ties in this way at every rank is ours; the booklet says it for the first place only.

rule-B13 = Casino 6 pays before the slot machine does. The neutral colour competes there and always picks the most valuable note; if it equals a player in every respect, the player has precedence. Count a big die as two dice with its pips doubled; there is no neutral big die. Once a value has been placed, it is closed until the round ends, even after its dice have gone. A kicker placed there on its own closes nothing.
    .title = Slot machine in detail
    .ruling = All of these details are ours.

rule-B14 = With two to seven players, each round everyone is secretly dealt one bonus card showing the value of a note, or two cards with fewer than six players. Everyone also has a bonus die, which shows 1 at the start of the game and is never rolled.
    .title = Bonus cards

rule-B15 = Whenever you are paid a note that matches one of your bonus cards, raise your bonus die by 1. Each card does this only once in a round, even if you collect several matching notes; two cards, equal or different, can both count in the same round. The die stops at 6. After the last round your bonus die earns you $50,000 per pip. This money is no note when a tie has to be broken (V13).
    .title = Scoring the bonus
    .ruling = That two different cards can both count in one round, and that bonus money is not a note when ties are broken, are ours; the booklet allows one step a round and mentions two only for equal cards.

rule-B16 = There are ten bonus cards, two each of $20,000, $30,000, $40,000, $50,000 and $60,000; the eight from $30,000 to $60,000 also carry the eight colours used in “Secret colours”. You show a card when it scores; otherwise it stays secret until the round is over. All cards are shuffled again every round.
    .title = The bonus deck
    .ruling = The make-up of the deck and the moment a card is shown are ours.

rule-B17 = With two to eight players, each round everyone is secretly dealt one action card, or two with fewer than six players. You may use both in the same turn. Used or not, all cards are shuffled again for the next round.
    .title = Action cards

rule-B18 = Action cards belong to your own turn, apart from Tie Breaker and Swap, whose effect comes at payout. With all your dice placed you may not play any more, unless one of them is sent back to you. The ban starts when the turn in which you placed your last die is over, and it spares cards made for the payout or the moment just before it.
    .title = When to play cards
    .ruling = That the bar begins at the end of that turn, and that cards acting at or before payout are exempt, is ours.

rule-X9 = On the slot machine of Boulevard Denny has three 3s, Ben two 6s, and Carla two 4s and, from a later turn, one 1. Carla and Denny both have three dice and 9 pips, but Carla’s highest die is a 4 and Denny’s a 3. Carla chooses first, Denny second, Ben third.
    .title = Equal dice, equal pips

rule-X14 = Anna has put 4s on the slot machine. For the rest of the round nobody may put 4s there, not even Anna.
    .title = The 4s are taken

## The action cards of Boulevard

rule-A1 = In Boulevard this card may be played in your first turn of the round and no later; with the 2019 box you have to show it when the round begins. It settles one tie at payout in your favour: you are paid, the players you tied with are not, and any other tie at that casino remains a tie. As the casinos pay one by one, early payouts among them, you are asked each time until you use it. Even a team mate loses such a tie to you. At Boulevard’s slot machine you move to the front of those you tie with.
    .title = Tie Breaker
    .short = wins one tie at the payout
    .ruling = Being asked casino by casino, beating team mates and the effect on the slot machine are ours.

rule-A2 = In Boulevard you keep this card for the round: once in every turn, after rolling, you may pick up any of the dice and roll them a second time. With the 2019 box you can do so in a single turn only. Big dice and kickers may be included, and the second result counts. As an option, the Boulevard card too can be limited to once a round.
    .title = Reroll
    .short = reroll any dice after your roll
    .ruling = That the Boulevard card works in every turn of the round is our reading; its text can also be read as once a round.

rule-A3 = For one turn, every opponent who rolls more than one value must place on two places, with two different values; one of them may be the slot machine. The card binds each opponent’s next turn, until your own next turn; passing the turn or having no dice uses it up for that opponent. Team mates are not opponents. The first placement is completed with its kicks; the second goes to another place and uses dice of this roll, not dice that have come back.
    .title = Two Casinos
    .short = opponents must place twice
    .ruling = How long the card lasts, that team mates are spared and how the two placements follow each other are ours.

rule-A4 = Right after placing, return as many of those dice to your hand as you like.
    .title = Take Back
    .short = take back dice just placed

rule-A5 = You need exactly two dice of one value in your roll, as it stands after Reroll and Joker; kicker and big die are allowed. Instead of a normal placement, turn this pair to the number of any casino and place it there, or turn it to any value not yet used on the slot machine and place it there. Further pairs are of no importance. If an opponent’s Two Casinos is in force, the pair must not go to the casino where you placed first.
    .title = Double
    .short = place a pair wherever you like
    .ruling = Judging the roll after Reroll and Joker, and choosing the value for the slot machine freely, are ours.

rule-A6 = Choose the casino or slot machine where you have just placed. It will pay when your next turn begins; without dice, when your seat would be next; and in any case ahead of the round’s payout. Its rainbow cards are exchanged beforehand. Afterwards all dice and any unpaid notes remain there, so if there is money at the end of the round, it pays a second time and the same players can profit again. Tie Breaker, Swap and bonus cards apply as in any payout.
    .title = Early Payout
    .short = this place pays when you are next
    .ruling = The exact moment, that dice and left-over notes both stay in place, and that Tie Breaker, Swap and bonus cards work are ours.

rule-A7 = Begin by exchanging every rainbow card on the table for a note. Then turn up three notes from the pile for everyone to see, add the middle one to a casino of your choice or to the slot machine, and put the remaining two under the pile, the more valuable one first. Of $50,000, $50,000 and $80,000, for example, the middle note is one of the $50,000 notes. Rainbow cards turned up are discarded and replaced.
    .title = Three Notes
    .short = lay the middle one of three notes
    .ruling = That everybody sees the three notes, and that you are not asked in which order the other two go under the pile, are ours; the booklet allows any order.

rule-A8 = You may trade a note for the unknown: directly after a casino has paid you, slip that note face down under the pile and draw the top one, skipping rainbow cards, which are discarded. You keep its value to yourself and must be content with it. For bonus cards, the note paid by the casino counts, not the one drawn.
    .title = Swap
    .short = trade this note for the top one
    .ruling = The moment you are asked, and that the drawn note does not count for bonus cards, are ours.

rule-A9 = Instead of rolling, sit this turn out. If you like, one die of yours returns to your hand from a casino. You need not obey Two Casinos in such a turn.
    .title = Pass
    .short = skip this turn, take a die back
    .ruling = The booklet gives only the name of this card; it works like Next Please of the 2019 box (C3).

rule-A10 = Once you have placed, you may turn further dice from your hand, as many as you want, to the value just placed and add them in the same place. If Two Casinos is in force against you, this may leave you nothing for the second casino.
    .title = Flip
    .short = add dice to those just placed
    .ruling = The booklet gives only the name of this card; it works like More Dice of the 2019 box (C2).

rule-A11 = Reroll, the Take Back of dice just placed, Double, Flip, Joker and More Dice may also use neutral dice that you rolled or have just placed. Pass, Next Please and a Take Back before the roll bring back only dice of your own colour. The action cards of the two boxes are never mixed.
    .title = For all cards
    .ruling = All of this is ours.

## More Ca$h More Dice

rule-M1 = Two to six people play. Twelve notes join the pile: four of $100,000 and two each of $60,000, $70,000, $80,000 and $90,000.
    .title = Players and new notes
    .ruling = The booklet gives only the number of new notes; their values are ours.

rule-M2 = With five or six players you may agree that each casino is stocked to at least $60,000 instead of $50,000.
    .title = Higher minimum

rule-M3 = Everyone adds the big die of their colour to their eight dice and so starts with nine. It counts as two dice at payout.
    .title = Big dice

rule-M4 = The slot machine works with any number of players. Stocking, placing and details are as in B11 and B13, but it pays like a casino: tied players cancel out (V8), then the others choose one note each, most dice first.
    .title = The slot machine

rule-M5 = With two to five players, everyone adds two kickers to their dice, or one with five players. They work as in Boulevard (B6 to B9), except that a kicker also kicks on the slot machine.
    .title = Kickers
    .ruling = That kickers work on the slot machine here is ours.

rule-M6 = With two to five players, each round everyone is dealt one bonus card; at the end of the game you receive $30,000 times the number on your bonus die. Otherwise B14 to B16 apply. There are six cards, one each of $20,000, $30,000, $40,000, $50,000, $60,000 and $70,000.
    .title = Bonus cards
    .ruling = The values on the six cards are ours.

rule-M7 = For two to six players; a hand is two action cards, or one if six are playing. Follow B17 and B18, and note that once the moment named on a card is over, the card has to wait for another turn. The eleven cards are Two Casinos (A3), Double (A5), Swap (A8), Tie Breaker (A1), Reroll (A2), Joker (C1), More Dice (C2), Next Please (C3), Take Back (C4), Early Payout (C5) and Three Notes (C6).
    .title = Action cards

rule-M8 = The box brings a sixth colour for a sixth player, and two more neutral dice with which five can play the neutral variant, two neutral dice each (V20, B1).
    .title = Sixth colour, neutral dice

rule-M9 = Four players form two teams seated A, B, A, B; six form three teams seated A, B, C, A, B, C. The dice of team mates stay separate: they never add up, and they cancel out when equal. At the end each team adds up its money, bonus money included, and the richest team wins; if there is a tie, the team with more notes, and if that is equal too, the win is shared. Cards stay secret from team mates. Teams can be played with every box.
    .title = Teams
    .ruling = Teams in every box, bonus money for the team, secrecy between mates and the way ties are broken are ours.

rule-M10 = Good mixes to start with: big dice and slot machine, alone or together with kickers, with bonus cards, with action cards, or with both kickers and bonus cards. The new notes are in unless you choose to leave them out.
    .title = Suggested mixes

rule-M11 = Solitaire with this box follows L1 to L6 with six colours, you and five rivals, and with the notes of this box; each group of dice is made as in L2 from the colours there are. If you like, add the big dice and the slot machine. Big dice go into group 2, but that of a colour rolled out beforehand is rolled out with it; yours comes on top of the dice of L6, so with big dice nobody becomes a Master Gambler. At the slot machine rival colours always take the most valuable note.
    .title = Solitaire with this box
    .ruling = Five rivals, the make-up of the groups, where the big dice go, that they rule out a Master Gambler, and the rivals’ choice at the slot machine are ours.

rule-X10 = On the slot machine of the 2019 box Laurent has two 3s, Jean-Baptiste three 6s, and Océane two 4s and later two 1s. Océane chooses first with four dice, then Jean-Baptiste with three, then Laurent with two.
    .title = Choosing at the slot machine

rule-X11 = Two team mates have three dice each at the same casino. They cancel each other out like any other players.
    .title = Mates who tie

rule-X12 = Team mates have two and three dice at a casino and an opponent has four. The opponent takes the most valuable note, because team mates’ dice do not add up.
    .title = Mates do not add up

## The action cards of More Ca$h More Dice

rule-C1 = Once you have rolled, turn a single die of yours to whatever value you want.
    .title = Joker
    .short = turn one die to any value

rule-C2 = Strengthen the placement you are making: turn one or more dice from your hand, also ones that returned to you in this turn, to the value you placed and put them in the same casino or on the slot machine. Following Double, they join the double.
    .title = More Dice
    .short = add dice to those just placed
    .ruling = That dice which came back this turn may be used is ours.

rule-C3 = Do not roll; your turn is skipped. One die of yours may return to your hand from a casino if you wish. You need not obey Two Casinos in such a turn.
    .title = Next Please
    .short = skip this turn, take a die back

rule-C4 = This card works at one of two moments. Before you roll, pick one casino and recover as many of your dice there as you like. Or wait until you have placed and recover as many of those dice as you like, whether normal, big or kickers; under Two Casinos both placements are open to you.
    .title = Take Back (2019)
    .short = take back dice of yours
    .ruling = Card and booklet differ; offering both moments is our way of joining them.

rule-C5 = Mark the casino or slot machine where you have just placed. When your next turn is over, you decide whether it pays now; without dice you still get to decide, at the latest when the round ends. If it pays, all dice there are gone for the rest of the round and nothing can bring them back. Unpaid notes wait for the normal payout.
    .title = Early Payout (2019)
    .short = may pay here after your next turn
    .ruling = That no card brings these dice back is ours.

rule-C6 = Play this just before the payout of the round. All players who still hold an action card are asked at once, so the question does not show who has this one. It works like Three Notes of Boulevard (A7): of the two remaining notes, the more valuable one goes under the pile first.
    .title = Three Notes (2019)
    .short = lay the middle one of three notes
    .ruling = That all are asked at once, and the order of the two notes under the pile, are ours; the booklet gives no order.

rule-C7 = With the cards of this box, too, an opponent bound by Two Casinos (A3) may use Joker or More Dice so that no second value is left; then nothing more has to be placed.
    .title = Two Casinos (2019)

rule-C8 = The last turn of a round is resolved completely, with an early payout at its end (C5). Then come pending early payouts in seat order; rainbow cards are replaced, casinos 1 to 6 and then the slot machine; Three Notes of 2019 (C6) may be played; and finally everything pays. Whether all dice are placed is checked only after a whole turn.
    .title = End of a round
    .ruling = This order is ours.

rule-C9 = Discarded rainbow cards leave the game. If no note is left in the pile, a rainbow card is simply removed. Three Notes needs at least three notes in the pile, Swap at least one.
    .title = When the pile is empty
    .ruling = The whole rule is ours.

rule-X15 = A player plays Double and then More Dice. The extra dice go to the place where the double went.
    .title = Double, then More Dice

## Solitaire

rule-L1 = One person plays. The six casinos are stocked to at least $50,000 each from all notes including those of $100,000, without rainbow cards. There are eight colours of eight normal dice; you choose one, the other seven are your rivals.
    .title = You and seven rivals

rule-L2 = At the start of each round, roll all eight dice of one rival colour and place them where they show. Divide the other 56 dice into two groups of 28, with four dice of each colour in each group.
    .title = Preparing a round

rule-L3 = Play group 1 first. Take one die of each colour, seven in all, roll them and place all those of one value on the matching casino. Fill up to one die per colour again, as far as the group allows, keeping the dice you did not place, and repeat until no die of the group remains. Group 2 follows in the same way.
    .title = Rolling for all

rule-L4 = The casinos pay as in V8 to V10, among all eight colours. You win if you have more money than all seven rivals together; an equal amount is a loss. A game lasts four rounds, or one if you choose so.
    .title = Beating all rivals
    .ruling = The number of rounds and that an equal amount loses are ours.

rule-L5 = For a harder game, two rival colours are rolled and placed at the start of each round. The two groups then have 24 dice each, four of each of the six remaining colours.
    .title = Harder: two rivals first

rule-L6 = For a harder game, play with fewer dice of your own: seven, six and so on down to one. If the number is odd, the larger half goes into group 2. Win with a single die and you are a Master Gambler; with big dice (M11) you always have a second one, so nobody becomes that. This can be combined with L5.
    .title = Harder: fewer dice
    .ruling = That nobody becomes a Master Gambler with big dice is ours.

## Secret colours

rule-S1 = For two to four players: six casinos, eight colours of eight dice, and all notes including those of $100,000, without rainbow cards. Each casino gets three notes whatever they are worth, in ascending order. Then two dice of every colour, sixteen in all, are rolled and placed where they show; nothing is won by that.
    .title = Setting up
    .ruling = That the first sixteen dice win nothing is ours.

rule-S2 = The eight bonus cards that carry a colour are shuffled and two are dealt to each player in secret: these are your two colours. The note values on the cards play no part. Cards left over are set aside unseen.
    .title = Your two colours
    .ruling = That the note values on the cards play no part is ours.

rule-S3 = The first player is found as in V4. The player whose turn it is takes a die of every colour not yet used up, rolls them, and puts all those of one value on the matching casino; the rest are rolled again by the next player, filled up to one per colour (L3). Go on until every die is on a casino.
    .title = Rolling all colours
    .ruling = Choosing the first starting player as in V4 is ours; the rule book names the youngest.

rule-S4 = After each placement look at that casino. Leave out the colours that tie. Each untied colour wins a note there; if there are fewer notes than untied colours, the strongest colours win. They share the cheapest notes of the casino, as many as there are winners, and the colour with the most dice gets the most valuable of those. The winners’ dice leave the casino and are put on the note won.
    .title = Paid at once

rule-S5 = If no colour at the casino is untied, or no note is left there, nothing happens.
    .title = Nothing to win

rule-S6 = After the last die all colours are revealed and everyone takes the notes lying under their two colours. Notes that nobody claims are discarded. After two rounds the richest player wins (V13).
    .title = Colours revealed

rule-S7 = For the second round gather all 64 dice, deal the colour cards afresh, lay three new notes at each casino, and roll and place two dice of every colour again. The starting player is now the one to the left of the first.
    .title = The second round
    .ruling = That the start moves one seat to the left is ours.

rule-X13 = Casino 1 offers $20,000, $40,000 and $90,000. With one violet and one red die from Anna, the count is violet three, red one, yellow two, green two. Yellow and green tie, so violet wins $40,000 and red $20,000. Their dice go, and yellow or green may still win the $90,000.
    .title = Violet and red win
