money = { NUMBER($amount) } $
list-and = { $first } et { $last }
list-apart = { $first } ; { $last }
neutral-colour = la couleur neutre
figure = { NUMBER($value, maximumFractionDigits: 1) }
tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Robots

bot-random = Veinard
bot-bold = Fonceur
bot-careful = Prudent
bot-greedy = Rapace
bot-sharp = Futé
bot-champion = Champion

character-random = Joue ce qui lui tombe sous la main : idéal pour une première partie.
character-bold = Vise le gros lot, prend tous les risques et adore gâcher le jeu des autres.
character-careful = Garde des réserves, prend ce qui est sûr et s’occupe de ses affaires.
character-greedy = Prend ce qui paraît le mieux sur le moment, sans penser plus loin.
character-sharp = Rejoue chaque choix dans sa tête avant de décider : difficile à battre.
character-champion = Joue aussi bien que nous savons le faire, parfaitement là où le jeu parfait est connu.
