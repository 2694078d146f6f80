## Les mots des tables dessinées du navigateur, et ce qu'elles disent à qui les écoute.

table-you = vous
table-starter = commence la manche
table-turn = à jouer
table-asked = choisit
table-players = Joueurs
table-board = Plateau
table-row = Ligne { $row } : { $spaces }. { $worth ->
    [gain] Rapporte { $points } points.
   *[loss] Coûte { $points } points.
} { $lying ->
    [none] Vide.
   *[other] Occupée par { $lying } ; { $free } libres.
}
table-star-b = étoile noire
table-star-w = étoile blanche
table-star-r = étoile rouge
table-star-y = étoile jaune
table-pick-row = Choisir un dé pour la ligne { $row }
table-pick-face = Prendre un { $face }, puis choisir sa ligne
table-roll-of = { $name }, lancer { $number }
table-nothing-fits = Aucun dé ne convient
table-goal = { $points } points sur { $goal }
table-dice-left = { $count ->
    [one] { $count } dé restant
   *[other] { $count } dés restants
}
table-pot = Pot
table-best = Meilleur résultat
table-no-best = Pas encore de résultat
table-dice-of = Dés de { $name }
table-take-die = Relancer le { $face }
table-take-hint = Choisissez les dés à relancer
table-attempts = { $count ->
    [one] { $count } essai fait
   *[other] { $count } essais faits
}
table-your-bid = Votre mise
table-sell = Mettre aux enchères
table-bags = Sacs d'or
table-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
table-tokens-secret = jetons secrets
table-auction = Enchère
table-lot = Un sac de { $bag } kg de { $name }
table-fist-closed = garde le poing fermé
table-fist-open = { $tokens ->
    [one] montre { $tokens } jeton
   *[other] montre { $tokens } jetons
}
table-weight = { $weight } kg
table-leads = { $name } mène
table-result = Résultat
