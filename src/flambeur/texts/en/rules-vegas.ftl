### The rules of Las Vegas and the words all rule pages share. One message per rule ID.

## Shared by all rule pages

rules-house-ruling = House ruling
rules-house-ruling-note = A passage marked “House ruling” is a decision of this project: the printed rules are silent there, contradict themselves, or leave out what stands on a component. Everything else is the game as published, in our own words.
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

rule-V20 = In this variant for two to four players, or five with the two extra neutral dice of either later box, everyone also receives dice of one colour that belongs to nobody. With two players that is four neutral dice each (twelve dice in hand); with three, four or five players it is two each (ten in hand).
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

rule-B6 = A kicker is rolled, and placed with the chosen value, like any other die. When all dice of this placement are down, you deal with each kicker in it: take it off the casino and lay it on the display, where it stays until the end of the round, and send exactly one other die at that casino back to its owner’s hand. You must do so, but the die may be of any size and belong to anyone, even to you. Its owner rolls it again in later turns.
    .title = Kicking a die out

rule-B7 = If you had no dice left and one of yours is sent back, you are in the round again.
    .title = Back in the round

rule-B8 = A kicker on a casino where no other die lies has no effect, and with the Boulevard rules neither has a kicker on the slot machine. It goes to the display all the same: a kicker never stays on a casino and never counts at payout.
    .title = Kickers without effect

rule-B9 = Only a die that lay at the place before can be kicked: neither one placed together with the kicker nor another kicker. Two kickers act one after the other. A kicker that a card moves kicks at the place where it lands, once all dice of that step are down. A neutral die that is kicked leaves the round. When a kicker is taken back it comes from the display, and its kick stands; this is possible with the 2019 box only, while in Boulevard a used kicker cannot be taken back.
    .title = Kickers in detail
    .ruling = All of these details are ours.

rule-B10 = Six rainbow cards are shuffled into the note pile (two to eight players). While casinos are being stocked, a rainbow card counts as $40,000. When all dice are placed and before anything is paid, every rainbow card is discarded and replaced by the next note from the pile; a rainbow card drawn at that moment is discarded too and the next card drawn.
    .title = Rainbow cards

rule-B11 = With five to eight players the slot machine is a seventh place with notes. It is stocked last, in the same way as a casino. Instead of placing all dice of your chosen value on the casino of that number, you may put all of them on the slot machine, provided no die of that value lies there yet, not even one of yours.
    .title = The slot machine

rule-B12 = At the slot machine of Boulevard the player with the most dice chooses one note first, then the player with the second most, and so on; nobody takes more than one, and notes left over go under the pile. Ties do not cancel here: of players with equally many dice, the one with the higher total of pips goes first, and if that is equal too, the one with the highest single die. This applies at every rank.
    .title = The slot machine pays
    .ruling = Breaking ties in this way at every rank is ours; the booklet says it for the first place only.

rule-B13 = The slot machine pays after casino 6. Neutral dice take part, and their colour always takes the most valuable note. If a player and the neutral colour are equal in everything, the player goes first. A big die counts as two dice and its pips count twice; the neutral colour has no big die. A value once placed on the slot machine stays barred for the rest of the round, even if its dice leave, but a kicker placed there alone bars nothing.
    .title = Slot machine in detail
    .ruling = All of these details are ours.

rule-B14 = With two to seven players, each round everyone is secretly dealt one bonus card showing the value of a note, or two cards with fewer than six players. Everyone also has a bonus die, which shows 1 at the start of the game and is never rolled.
    .title = Bonus cards

rule-B15 = If a payout gives you a note of the value on your bonus card, turn your bonus die up by 1: once per card and round, however many such notes you get. Two equal cards count both. The die never goes above 6. At the end of the game you receive $50,000 times the number on your bonus die. This money does not count as a note when a tie is broken (V13).
    .title = Scoring the bonus
    .ruling = That bonus money is not a note when ties are broken is ours.

rule-B16 = There are ten bonus cards, two each of $20,000, $30,000, $40,000, $50,000 and $60,000; the eight from $30,000 to $60,000 also carry the eight colours used in “Secret colours”. You show a card when it scores; otherwise it stays secret until the round is over. All cards are shuffled again every round.
    .title = The bonus deck
    .ruling = The make-up of the deck and the moment a card is shown are ours.

rule-B17 = With two to eight players, each round everyone is secretly dealt one action card, or two with fewer than six players. You may use both in the same turn. Used or not, all cards are shuffled again for the next round.
    .title = Action cards

rule-B18 = You play an action card in your own turn; Tie Breaker and Swap take effect at payout. Once you have placed all your dice you can no longer play a card, unless a die comes back to you. This counts from the end of the turn in which you placed your last die, and cards that act at or just before payout are exempt.
    .title = When to play cards
    .ruling = That the bar begins at the end of that turn, and that cards acting at or before payout are exempt, is ours.

rule-X9 = On the slot machine of Boulevard Denny has three 3s, Ben two 6s, and Carla two 4s and, from a later turn, one 1. Carla and Denny both have three dice and 9 pips, but Carla’s highest die is a 4 and Denny’s a 3. Carla chooses first, Denny second, Ben third.
    .title = Equal dice, equal pips

rule-X14 = Anna has put 4s on the slot machine. For the rest of the round nobody may put 4s there, not even Anna.
    .title = The 4s are taken

## The action cards of Boulevard

rule-A1 = Boulevard: you can play this card only in your first turn of the round. 2019: you must show it at the start of the round. At payout you win one tie: the others of that tied group get nothing, while other tied groups stay tied. You are asked casino by casino in the order of payout, early payouts included, until you use the card. It also beats team mates. On the slot machine of Boulevard it puts you first in your tied group.
    .title = Tie Breaker
    .ruling = Being asked casino by casino, beating team mates and the effect on the slot machine are ours.

rule-A2 = Boulevard: the card works for the whole round. In each of your turns you may, after the roll, roll any of the dice just rolled once more. 2019: it works once, in one turn. Big dice and kickers may be rolled again too. The new result stands. As an option, the Boulevard card too can be limited to once a round.
    .title = Reroll
    .ruling = That the Boulevard card works in every turn of the round is our reading; its text can also be read as once a round.

rule-A3 = For one turn, every opponent who rolls more than one value must place on two places, with two different values; one of them may be the slot machine. The card binds each opponent’s next turn, until your own next turn; passing the turn or having no dice uses it up for that opponent. Team mates are not opponents. The first placement is completed with its kicks; the second goes to another place and uses dice of this roll, not dice that have come back.
    .title = Two Casinos
    .ruling = How long the card lasts, that team mates are spared and how the two placements follow each other are ours.

rule-A4 = After placing, take any of the dice you have just placed back into your hand.
    .title = Take Back

rule-A5 = If you rolled exactly two dice of some value, you may place those two on any casino, turned to its number, or on the slot machine, turned to a value of your choice that is still free there. A kicker and a big die may be among them. What counts is the roll after Reroll and Joker. This is your placement for the turn; other pairs do not matter. While Two Casinos binds you, the pair may not join the casino of your first placement.
    .title = Double
    .ruling = Judging the roll after Reroll and Joker, and choosing the value for the slot machine freely, are ours.

rule-A6 = Play this after placing at a casino or the slot machine. That place pays at the beginning of your next turn, or when play passes your seat if you have no dice, and at the latest before the payout of the round. Rainbow cards there are replaced first. The dice stay, and so do notes left over; if there are notes at the end of the round the place pays again, and the same players may win again. Tie Breaker, Swap and bonus cards work in an early payout.
    .title = Early Payout
    .ruling = The exact moment, that dice and left-over notes both stay in place, and that Tie Breaker, Swap and bonus cards work are ours.

rule-A7 = First, all rainbow cards on the table are replaced. Then draw three notes for everyone to see, lay the one of middle value at any casino or the slot machine, and put the other two under the pile. Of $50,000, $50,000 and $80,000 the middle note is a $50,000. A rainbow card drawn is discarded and another card drawn.
    .title = Three Notes
    .ruling = That everybody sees the three notes is ours.

rule-A8 = At payout, put one note you have just received face down under the pile and take the top one instead; rainbow cards are discarded and drawn again. Only you know the value of the new note, and you cannot go back. You are asked right after a casino has paid you, about that note. Bonus cards look only at notes received from casinos.
    .title = Swap
    .ruling = The moment you are asked, and that the drawn note does not count for bonus cards, are ours.

rule-A9 = Play this before rolling to skip your turn. You may also take back one of your dice from one casino. Two Casinos does not bind you in this turn.
    .title = Pass
    .ruling = The booklet gives only the name of this card; it works like Next Please of the 2019 box (C3).

rule-A10 = After placing, turn any of the other dice in your hand to the value just placed and add them to the same place. While Two Casinos binds you, this may use up the dice you would need for the second casino.
    .title = Flip
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

rule-M7 = With two to six players, each round everyone is dealt two action cards, or one with six players. B17 and B18 apply; in addition, a card whose moment in the turn has passed can no longer be played in that turn. The eleven cards are Two Casinos (A3), Double (A5), Swap (A8), Tie Breaker (A1), Reroll (A2), Joker (C1), More Dice (C2), Next Please (C3), Take Back (C4), Early Payout (C5) and Three Notes (C6).
    .title = Action cards

rule-M8 = The box brings a sixth colour for a sixth player, and two more neutral dice with which five can play the neutral variant, two neutral dice each (V20, B1).
    .title = Sixth colour, neutral dice

rule-M9 = Four players form two teams seated A, B, A, B; six form three teams seated A, B, C, A, B, C. The dice of team mates stay separate: they never add up, and they cancel out when equal. At the end each team adds up its money, bonus money included, and the richest team wins; if there is a tie, the team with more notes, and if that is equal too, the win is shared. Cards stay secret from team mates. Teams can be played with every box.
    .title = Teams
    .ruling = Teams in every box, bonus money for the team, secrecy between mates and the way ties are broken are ours.

rule-M10 = Suggested mixes: big dice and slot machine; or these two together with kickers, with bonus cards, with action cards, or with kickers and bonus cards. The new notes are always in.
    .title = Suggested mixes

rule-M11 = Solitaire with this box follows L1 to L6 with six colours, you and five rivals, and with the notes of this box; each group of dice is made as in L2 from the colours there are. If you like, add the big dice, which go into group 2, and the slot machine, where rival colours always take the most valuable note.
    .title = Solitaire with this box
    .ruling = Five rivals, the make-up of the groups, big dice in group 2 and the rivals’ choice at the slot machine are ours.

rule-X10 = On the slot machine of the 2019 box Laurent has two 3s, Jean-Baptiste three 6s, and Océane two 4s and later two 1s. Océane chooses first with four dice, then Jean-Baptiste with three, then Laurent with two.
    .title = Choosing at the slot machine

rule-X11 = Two team mates have three dice each at the same casino. They cancel each other out like any other players.
    .title = Mates who tie

rule-X12 = Team mates have two and three dice at a casino and an opponent has four. The opponent takes the most valuable note, because team mates’ dice do not add up.
    .title = Mates do not add up

## The action cards of More Ca$h More Dice

rule-C1 = After rolling, set one of your dice to any value.
    .title = Joker

rule-C2 = When placing, add one or more of the dice left in your hand, even dice that came back this turn, to the casino or slot machine where you have just placed, turned to the value just placed there. After Double they go where the double went.
    .title = More Dice
    .ruling = That dice which came back this turn may be used is ours.

rule-C3 = Play this before rolling to skip your turn and, if you like, take back one of your dice from a casino. Two Casinos does not bind you in this turn.
    .title = Next Please

rule-C4 = Either before rolling: take back any of your dice from one casino. Or after placing: take back any of the dice you have just placed, big dice and kickers included, and from either of the two casinos if Two Casinos bound you.
    .title = Take Back (2019)
    .ruling = Card and booklet differ; offering both moments is our way of joining them.

rule-C5 = Lay this card at the casino or slot machine where you have just placed. At the end of your next turn you may have that place paid out; you are asked even if you have no dice, and at the end of the round if it comes first. The dice there then leave the round for good and nothing brings them back. Notes left over are paid at the end of the round as usual.
    .title = Early Payout (2019)
    .ruling = That no card brings these dice back is ours.

rule-C6 = Play this just before the payout of the round; players are asked in seat order, from the starting player on. It works like Three Notes of Boulevard (A7).
    .title = Three Notes (2019)

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

rule-L3 = Begin with group 1: take one die of each colour, seven in all, roll them and place all dice of one value on its casino. Then again roll one die of each colour that the group still has, the dice not placed being among them, until the group is used up. Then play group 2 in the same way.
    .title = Rolling for all

rule-L4 = The casinos pay as in V8 to V10, among all eight colours. You win if you have more money than all seven rivals together; an equal amount is a loss. A game lasts four rounds, or one if you choose so.
    .title = Beating all rivals
    .ruling = The number of rounds and that an equal amount loses are ours.

rule-L5 = For a harder game, two rival colours are rolled and placed at the start of each round. The two groups then have 24 dice each, four of each of the six remaining colours.
    .title = Harder: two rivals first

rule-L6 = For a harder game, play with fewer dice of your own: seven, six and so on down to one. If the number is odd, the larger half goes into group 2. Win with a single die and you are a Master Gambler. This can be combined with L5.
    .title = Harder: fewer dice

## Secret colours

rule-S1 = For two to four players: six casinos, eight colours of eight dice, and all notes including those of $100,000, without rainbow cards. Each casino gets three notes whatever they are worth, in ascending order. Then two dice of every colour, sixteen in all, are rolled and placed where they show; nothing is won by that.
    .title = Setting up
    .ruling = That the first sixteen dice win nothing is ours.

rule-S2 = The eight bonus cards that carry a colour are shuffled and two are dealt to each player in secret: these are your two colours. The note values on the cards play no part. Cards left over are set aside unseen.
    .title = Your two colours
    .ruling = That the note values on the cards play no part is ours.

rule-S3 = The starting player, chosen as in V4, rolls one die of each colour that has dice left and places all dice of one value on its casino. Then the next player does the same; dice not placed stay among those to be rolled (L3). This goes on until all dice are placed.
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

rule-X13 = At casino 1 lie $20,000, $40,000 and $90,000. Anna adds one violet and one red die, and now there are three violet, one red, two yellow and two green dice. Yellow and green tie; violet takes $40,000 and red $20,000. The violet and red dice leave, and $90,000 remains for yellow or green.
    .title = Violet and red win
