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

rule-K2 = Everyone starts with three bags of gold weighing 12 kg together, which lie open: 3, 4 and 5 kg, or any other split with that sum that the table sets. Bags that are not dealt are out of the game.
    .title = Bags of gold
    .ruling = The split into 3, 4 and 5 kg is ours, because the printed one is unknown.

rule-K3 = Seven tokens go into every player’s hand at the start, and nobody else may know how many you hold. No token ever leaves the game: each is in a hand or in the pot, always seven times as many as there are players.
    .title = Tokens in the hand

rule-K4 = The player who begins the first round is drawn at random, unless the table names a seat (as in V4). Turns go clockwise, and in each round everybody takes exactly one turn.
    .title = Who begins
    .ruling = Drawing the first player or naming a seat is ours; the rule book lets the oldest begin.

rule-K5 = You must make the first attempt: pay one token into the pot and roll three dice. Your result is their sum.
    .title = First attempt

rule-K6 = You may make a second attempt: pay two tokens and roll one, two or all three dice again. You may then make a third in the same way, for three tokens.
    .title = Further attempts

rule-K7 = With two or three dice you take what you get, better or worse. With a single die you cannot lose: keep rolling it free of charge until it equals or beats its old face.
    .title = Rolling again

rule-K8 = Leave the leading dice lying so that everyone can see the result to beat, and pass the other three dice to the next player.
    .title = Two sets of dice

rule-K9 = When everyone has played, the pot goes to whoever rolled the highest result, and that player opens the next round. If results are equal, the player who came later wins.
    .title = Taking the pot

rule-K10 = You may offer one of your bags for auction whenever it is your turn: before you roll, between two attempts, or when you are done rolling. You are forced to only if you cannot pay the token for your first attempt. One auction may follow another in the same turn, as long as somebody else still has a token.
    .title = Auctioning a bag
    .ruling = That you are forced only for the first attempt, and that further auctions need another player with a token, are ours; the rule book says that a player without tokens must offer a bag, but not when.

rule-K11 = Everyone except the seller hides at least one token in a fist, and all fists open together. The largest bid wins the bag and is paid to the seller in full; every other bidder owes the seller one token.
    .title = Bidding

rule-K12 = When several share the largest bid, each of them gives the seller one token, just as the lower bidders do. Then only those who tied hide a new bid, and so on until one of them stands alone.
    .title = Tied bids

rule-K13 = When every bid is exactly one token, the seller collects all of them and keeps the bag; there is no second bidding. This applies only to the opening bids and only with two or more bidders; if a later bidding is tied at one token, go on as in K12.
    .title = Everybody bids one
    .ruling = That the seller keeps the bag and the auction ends, and only in the first bidding with two or more bidders, is ours.

rule-K14 = Without a token you cannot bid. Anyone who tied but has no token left for the next bidding is out of it. A bidder who is the only one left, from the beginning or after ties, must offer at least one token and wins the bag. With no bidder at all, the seller keeps it; a seller who was forced into this auction loses the turn and has no result in this round.
    .title = Bidders without tokens
    .ruling = The whole rule is ours.

rule-K15 = When the auction is settled, the seller takes up the turn exactly where it was interrupted.
    .title = After the auction

rule-K16 = Two things end the game: a round closes and someone owns 25 kg of gold or more, or somebody is left with no bag and no token. The second is checked once the pot has been handed over and whenever such a player is due to begin a turn, so a last token spent on a roll can still bring in the pot.
    .title = End of the game
    .ruling = The moments at which a player with neither bag nor token is looked at are ours.

rule-K17 = The player with the most gold wins; tokens do not count. If several have the most, they share the win.
    .title = Most gold wins
    .ruling = That a tie is shared is ours.

rule-K18 = If nothing else has ended the game, it ends after round 200, or after the round that the table sets; the most gold wins then too. Without this a game need not end: if the pot goes round the table in turn and nobody sells, no bag ever moves.
    .title = Last round
    .ruling = The whole rule is ours.

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
