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
lesson-vegas-cancel = Look at casino 1: Ben and Cleo have two dice each. They cancel each other out, as if they were not there. One die of yours takes the $60,000!
    .behind = Cleo’s two dice win there. At casino 1 both others cancel out: your one die is enough.
lesson-vegas-last = One die is left, a 5. It goes to casino 5 and puts you ahead of Ben. Now all dice are placed, and the casinos pay.
lesson-vegas-end = $240,000: you lead! All dice come back, the casinos get new notes, and Ben begins. A game has four rounds like this one; most money wins. Now you can play.
