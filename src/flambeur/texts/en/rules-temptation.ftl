### The rules of Temptation. One message per rule ID.

rules-page-title-temptation = Temptation: the rules
rules-section-temptation = Temptation (2004; first published as Gambler, 1998)
rules-intro-temptation =
    A board with six rows of spaces lies on the table, and you start with 80 points.
    On your turn, take five of your dice and roll them.
    Place at least one die that fits the next free space of a row; you may place more.
    Then stop, or roll all the dice of this turn that you have not placed, up to five rolls in a turn.
    If nothing you rolled fits, your turn is over.
    Whoever places the last die of a white row gains its points; whoever places the last die of a black row pays them.
    So do not open the way for the next player, and do not get stuck with a black row.
    When the board is full, everyone gets their dice back and a new board comes up.
    The game ends after a round in which someone has 500 points (400 with five or six players); most points win.

rule-T1 = Two to six people play with 30 dice, shared out equally: 15 each with two players, 10 with three, 7 with four, 6 with five, 5 with six. With four players the two dice left over stay in the box.
    .title = Players and dice

rule-T2 = Everyone starts with 80 points: three tokens of 10 and one of 50. Points lie open. You can always get change, and the bank never runs dry.
    .title = Points and change
    .ruling = That the bank never runs dry is ours.

rule-T3 = Sixteen boards, the sides of eight double-sided ones, lie in a pile in any order, and the top one is in play. Each board has 18 to 27 spaces, with rows worth 10 to 150 points. Board 1 is for beginners and may be put on top.
    .title = The boards
    .ruling = The printed layouts are not in the rule book, so all sixteen boards are designs of our own. One limit of a board is ours, too: at least one row is black, and the white rows together are worth more than the black ones, or a game might never end. It holds for the boards of the house and for your own.

rule-T4 = Every board has six rows, and a row has one or more spaces. Only a fitting die may lie on a space, one die per space, and rows fill up from the left.
    .title = Rows and spaces

rule-T5 = A space that shows a die face takes only a die of that face.
    .title = Spaces with a face

rule-T6 = Where all stars of a row have one colour, black or white, you are free to choose the first die. From then on the row accepts only dice equal to it.
    .title = Stars of one colour

rule-T7 = Red and yellow stars share a row as three and two: the first three dice must be equal, the last two must be equal, and the pair must show another face than the three.
    .title = Red and yellow stars

rule-T8 = Rows do not depend on each other: two rows of stars may hold the same face. Whether a row is white and brings points or black and costs points belongs to the row itself, not to the colour of its stars.
    .title = Rows are independent
    .ruling = That gain or loss does not follow from the colour of the stars is ours.

rule-T9 = Take five of your dice for the turn, or all if you own fewer. Whatever you own beyond five stays untouched until your next turn. Without any dice you sit out the rest of the round.
    .title = Five dice a turn

rule-T10 = If at least one rolled die fits, you have to place one. You are free to place further fitting dice after it, in whichever rows you like. Dice on the board stay where they are until the round is over.
    .title = Placing dice

rule-T11 = If none of the dice you rolled fits, your turn ends at once.
    .title = Nothing fits

rule-T12 = After placing at least one die you may stop, or roll again all the dice of this turn that are not placed; none may be held back. You may roll at most five times in a turn.
    .title = Stop or roll on

rule-T13 = When your turn ends, the dice you did not place go back to your stock.
    .title = Dice left over

rule-T14 = Only the last die of a row decides, whoever placed the earlier ones. Complete a white row and you receive its points. Complete a black row and you pay its points, or all you have if that is less; nobody goes below 0.
    .title = The last die

rule-T15 = You may finish several rows in one turn, and each of them counts.
    .title = Several rows

rule-T16 = Filling the very last space of the board scores that row and then stops the round on the spot, including the turn of the player who did it. Your turn is also over once you have placed all the dice you took for it.
    .title = The board is full

rule-T17 = Between rounds, collect all dice and share them out again (T1), slide the used board under the pile and play on the one now on top. The left neighbour of the player who placed the last die begins. Points carry over.
    .title = The next round
    .ruling = Treating the sixteen sides as separate boards is ours; the rule book also allows turning a board over.

rule-T18 = Check the scores whenever a round is over: if anyone then owns at least 500 points (two to four players) or at least 400 (five or six), the game is finished. A score reached during the round and lost again does not count. Most points win; players level at the top share the win.
    .title = End of the game
    .ruling = That a tie is shared is ours.

rule-T19 = The player who begins the first round is drawn at random, unless the table names a seat (as in V4).
    .title = Who begins
    .ruling = Drawing the first player or naming a seat is ours; the rule book lets the wisest player begin.

rule-X20 = With one roll a player places the last dice of two rows. Both rows are scored.
    .title = Two rows at once

rule-X21 = A player with 40 points finishes a black row of 60. The player pays 40, has 0 points and plays on.
    .title = Too little to pay

rule-X22 = In a row of red and yellow stars lie three 4s. Another 4 does not fit the fourth space. Once a 2 lies there, only a 2 fits the fifth.
    .title = Three 4s, then 2s

rule-X23 = A player with twelve dice in stock rolls exactly five of them.
    .title = Twelve in stock

rule-X24 = With four players everyone gets seven dice; two stay in the box.
    .title = Seven dice each
