money = ${ NUMBER($amount) }
list-and = { $first } and { $last }
list-apart = { $first }; { $last }
neutral-colour = the neutral colour
figure = { NUMBER($value, maximumFractionDigits: 1) }
tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Bots

bot-random = random
bot-bold = bold
bot-careful = careful
bot-greedy = greedy
bot-sharp = sharp
bot-champion = champion

character-random = Plays whatever comes to hand: good for a first game.
character-bold = Goes for the big prize, takes every risk and loves to spoil things for others.
character-careful = Saves for later, takes what is safe and minds its own business.
character-greedy = Takes what looks best right now and does not think further.
character-sharp = Plays every choice through in its head before deciding: hard to beat.
character-champion = Plays as well as we know how, perfectly wherever perfect play is known.
