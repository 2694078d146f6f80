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
table-round = Manche { $round } sur { $rounds }
table-pile-notes = { $count } dans la pioche
table-casinos = Casinos
table-casino = Casino { $place }
table-slot = Machine à sous
table-reel = Rouleau { $face }
table-barred = fermé pour cette manche
table-notes = Billets
table-dice = Dés
table-rainbow = Carte arc-en-ciel
table-pile = { $name } : { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
table-big-die = et un gros dé
table-tied = à égalité
table-mark-early = Paiement anticipé de { $name }
table-chosen = Dés choisis
table-team = Équipe { $team }
table-mark-casinos = doit jouer sur deux casinos
table-mark-tie = peut encore gagner une égalité
table-bonus-die = dé bonus sur { $face }
table-notes-won = { $count ->
    [one] { $count } billet gagné
   *[other] { $count } billets gagnés
}
table-cards-hidden = { $count ->
    [one] { $count } carte secrète
   *[other] { $count } cartes secrètes
}
table-card-played = a joué { $card }
table-your-cards = Vos cartes
table-bonus-card = Bonus
table-drawn = Billets retournés
table-card-tie = Départage
table-card-reroll = Relance
table-card-casinos = Deux casinos
table-card-back = Reprise
table-card-double = Coup double
table-card-early = Paiement anticipé
table-card-three = Trois billets
table-card-swap = Échange
table-card-pass = Passe
table-card-flip = Volte-face
table-card-joker = Joker
table-card-more = Dés en plus
table-card-next = Au suivant
table-colours = Couleurs
table-colour-blue = bleu
table-colour-red = rouge
table-colour-green = vert
table-colour-yellow = jaune
table-colour-black = noir
table-colour-violet = violet
table-colour-white = blanc
table-colour-orange = orange
table-yours = à vous
table-you-have = Vous : { $money }
table-rivals-have = Tous les rivaux : { $money }
table-group = Groupe { $group }
table-money-short = { $thousands } k$
