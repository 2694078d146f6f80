money = { NUMBER($amount) } $
list-and = { $first } und { $last }
list-apart = { $first }; { $last }
neutral-colour = Neutral
figure = { NUMBER($value, maximumFractionDigits: 1) }
tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Bots

bot-random = Glückspilz
bot-bold = Draufgänger
bot-careful = Vorsichtig
bot-greedy = Raffzahn
bot-sharp = Grübler
bot-champion = Meister

character-random = Spielt, was gerade kommt: gut für ein erstes Spiel.
character-bold = Will den großen Gewinn, wagt alles und verdirbt anderen gern das Spiel.
character-careful = Spart für später, nimmt, was sicher ist, und lässt die anderen in Ruhe.
character-greedy = Nimmt, was gerade am besten aussieht, und denkt nicht weiter.
character-sharp = Spielt jede Möglichkeit im Kopf durch, bevor die Wahl fällt: schwer zu schlagen.
character-champion = Spielt so gut, wie wir es können, und fehlerlos, wo das vollkommene Spiel bekannt ist.
