### The rules of Um Kopf und Kragen. One message per rule ID.

rules-page-title-kragen = Um Kopf und Kragen: the rules
rules-section-kragen = Um Kopf und Kragen (1997)
rules-intro-kragen =
    You own three bags of gold, 12 kg in all, and seven tokens in your closed hand.
    On your turn, pay one token into the pot and roll three dice: their sum is your result.
    You may try to improve it: a second attempt costs two tokens, a third costs three, and you choose which dice to roll again.
    A single die is rolled free of charge until it is at least as good as before.
    When everyone has had a turn, the highest result takes the whole pot; on a tie the later player does.
    Short of tokens? Put one of your bags up for auction in your own turn.
    The others bid in secret and show their tokens together; the highest bid gets the bag and all who bid pay you.
    The game ends after a round in which someone has 25 kg, or when someone has neither gold nor tokens.
    Most gold wins; tokens count for nothing.

rule-K1 = Three to seven people play with two sets of three dice, one white and one red, 21 bags of gold and 50 tokens.
    .title = Players and material
    .ruling = The lower limit of three players is ours; the rule book names only the seven.

rule-K2 = Everyone starts with three bags of gold weighing 12 kg together, which lie open: 3, 4 and 5 kg, or any other split with that sum that the table sets. Bags that are not dealt are out of the game.
    .title = Bags of gold
    .ruling = The split into 3, 4 and 5 kg is ours, because the printed one is unknown.

rule-K3 = Everyone starts with seven tokens in the hand, and how many you hold is secret. Tokens only move between hands and the pot, so that there are always seven times as many as players.
    .title = Tokens in the hand

rule-K4 = The player who begins the first round is drawn at random, unless the table names a seat (as in V4). Turns go clockwise, and in each round everybody takes exactly one turn.
    .title = Who begins
    .ruling = Drawing the first player or naming a seat is ours; the rule book lets the oldest begin.

rule-K5 = You must make the first attempt: pay one token into the pot and roll three dice. Your result is their sum.
    .title = First attempt

rule-K6 = You may make a second attempt: pay two tokens and roll one, two or all three dice again. You may then make a third in the same way, for three tokens.
    .title = Further attempts

rule-K7 = If you roll two or three dice again, the new faces stand, better or worse. If you roll a single die, it is rolled again free of charge until it shows at least what it showed before.
    .title = Rolling again

rule-K8 = The best result so far stays on the table; the next player uses the other set of dice.
    .title = Two sets of dice

rule-K9 = At the end of the round the highest result takes the pot, and that player starts the next round. On a tie the later player wins.
    .title = Taking the pot

rule-K10 = At any moment of your own turn, before the first roll, between attempts or after the last one, you may put one of your bags up for auction. If you have no token for the attempt you must make, you have to. You may hold several auctions in a turn, right after each other, as long as another player holds a token.
    .title = Auctioning a bag
    .ruling = That further auctions need another player with a token is ours.

rule-K11 = All others secretly take one or more tokens, never none, and show them together. The highest bidder gets the bag and pays the bid to the seller; each of the others pays the seller one token.
    .title = Bidding

rule-K12 = If several tie for the highest bid, each of them pays the seller one token, and the lower bidders have already paid theirs. Then those who tied bid again, only among themselves, until one is alone at the top.
    .title = Tied bids

rule-K13 = If everybody bids exactly one token, each pays the seller that token, the seller keeps the bag and the auction is over. This holds only for the first bidding, with at least two bidders; later ties at one token follow K12.
    .title = Everybody bids one
    .ruling = That the seller keeps the bag and the auction ends, and only in the first bidding with two or more bidders, is ours.

rule-K14 = A player without tokens takes no part in an auction. Tied bidders who have run out of tokens drop out. If only one bidder can take part, from the start or after ties, that player must bid at least one token and gets the bag. If nobody can, the bag stays where it is. Someone who must auction but finds no bidder skips the turn and has no result.
    .title = Bidders without tokens
    .ruling = The whole rule is ours.

rule-K15 = After an auction the turn goes on where it was.
    .title = After the auction

rule-K16 = The game ends at the end of a round in which someone holds at least 25 kg of gold. It also ends when somebody has neither bag nor token; this is checked after the pot has been taken, and when such a player would have to begin a turn. A last token paid for a roll may therefore still win the pot.
    .title = End of the game
    .ruling = The moments at which a player with neither bag nor token is looked at are ours.

rule-K17 = The player with the most gold wins; tokens do not count. If several have the most, they share the win.
    .title = Most gold wins
    .ruling = That a tie is shared is ours.

rule-X30 = A player rolls a single die showing 4 again. It ends on 4, 5 or 6, each equally likely, at no further cost.
    .title = One die showing 4

rule-X31 = The bids are 3, 3 and 1. Each of the three pays the seller one token; the two who bid 3 bid again.
    .title = Two highest bids

rule-X32 = The bids are 1, 1 and 1. Three tokens go to the seller, who keeps the bag.
    .title = Three bids of one

rule-X33 = In order of play the results are 14, 14 and 12. The second player takes the pot.
    .title = The later 14 wins

rule-X34 = A player who has no token when the turn begins must auction a bag before rolling.
    .title = Forced to auction
