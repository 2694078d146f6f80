## Les mots des tables dessinées du navigateur, et ce qu'elles disent à qui les écoute.

table-you = vous
table-starter = commence la manche
table-turn = doit jouer
table-asked = choisit
table-players = Joueurs
table-board = Planche
table-row = Rangée { $row } : { $spaces }. { $worth ->
    [gain] Rapporte { $points } points.
   *[loss] Coûte { $points } points.
} { $lying ->
    [none] Vide.
   *[other] Occupée par { $lying } ; { $free ->
        [0] aucune case libre.
        [one] { $free } case libre.
       *[other] { $free } cases libres.
    }
}
table-star-b = étoile noire
table-star-w = étoile blanche
table-star-r = étoile rouge
table-star-y = étoile jaune
table-pick-row = Choisir un dé pour la rangée { $row }
table-pick-face = Prendre un { $face }, puis choisir sa rangée
table-roll-of = { $name }, lancer { $number }
    .you = Votre lancer { $number }
table-nothing-fits = Aucun dé ne convient
table-goal = { $points ->
    [one] { $points } point sur { $goal }
   *[other] { $points } points sur { $goal }
}
table-ends-at = jusqu’à { $goal } points
table-dice-left = { $count ->
    [one] { $count } dé restant
   *[other] { $count } dés restants
}
table-pot = Pot
table-best = Meilleur résultat
table-no-best = Pas encore de résultat
table-dice-of = Dés : { $name }
    .you = Vos dés
table-take-die = Relancer le { $face }
table-take-hint = Choisissez les dés à relancer
table-attempts = { $count ->
    [one] { $count } tentative faite
   *[other] { $count } tentatives faites
}
table-purse = En main : { $held } · pot : { $pot }
table-your-bid = Votre mise
table-bags = Sacs d’or
table-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
table-tokens-secret = jetons secrets
table-auction = Enchère
table-lot = Un sac de { $bag } kg, vendu par { $name }
    .you = Votre sac de { $bag } kg
table-fist-closed = garde le poing fermé
table-fist-open = { $tokens ->
    [one] montre { $tokens } jeton
   *[other] montre { $tokens } jetons
}
table-weight = { $weight } kg
table-leads = { $name } mène
    .you = Vous menez
table-result = Résultat
table-round-results = Cette manche jusqu’ici
table-no-result = pas encore de résultat
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
table-own = Vous
table-pile = { $name } : { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
table-big-die = et un gros dé
table-mark-early = Paiement anticipé annoncé par { $name }
    .you = Votre paiement anticipé
table-chosen = Dés choisis
table-team = Équipe { $team }
table-mark-casinos = doit placer sur deux casinos
table-mark-tie = peut encore gagner une égalité
table-bonus-die = dé annonce sur { $face } : { $money } à la fin de la partie
table-notes-won = { $count ->
    [one] { $count } billet gagné
   *[other] { $count } billets gagnés
}
table-cards-hidden = { $count ->
    [one] { $count } carte secrète
   *[other] { $count } cartes secrètes
}
table-card-played = a joué « { $card } »
table-your-cards = Vos cartes
table-bonus-card = Bonus
table-drawn = Billets piochés
table-card-tie = Égalité gagnée
table-card-reroll = Relance
table-card-casinos = Deux casinos
table-card-back = Reprise
table-card-double = Double jeu
table-card-early = Paiement anticipé
table-card-three = Trois billets
table-card-swap = Échange
table-card-pass = Passer
table-card-flip = Rotation
table-card-joker = Joker
table-card-more = Rab de dés
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
table-yours = votre couleur
table-you-have = Vous : { $money }
table-rivals-have = Toutes les rivales : { $money }
table-group = Groupe { $group }
table-less = Un de moins
table-more = Un de plus
table-would-take = irait maintenant à { $name }
    .you = vous reviendrait maintenant
table-paid = payé
table-paid-nobody = personne
table-die-own = Dé
table-die-neutral = Dé neutre
table-die-big = Gros dé
table-die-kicker = Botteur
table-took = est allé à { $name }
    .you = vous est revenu
table-note-laid = se pose
table-note-under = va sous la pioche
table-notes-just-won = Billets tout juste gagnés
table-felt-take = { $name } prend un billet à la machine à sous
    .you = Prenez un de ces billets
table-felt-three = { $name } pose le billet du milieu
    .you = Vous posez le billet du milieu
table-felt-swap = Billets tout juste gagnés
    .you = Le billet que vous venez de gagner
table-felt-place = Le paiement tel qu’il serait maintenant
    .you = Le paiement tel qu’il serait maintenant
table-pile-big = { $name } : un gros dé
table-chosen-count = { $count ->
    [one] { $count } dé choisi
   *[other] { $count } dés choisis
}

## Les noms des signes, pour qui les désigne

table-sign-b = Étoile noire : premier dé au choix, tous les autres de la rangée lui sont égaux
table-sign-w = Étoile blanche : premier dé au choix, tous les autres de la rangée lui sont égaux
table-sign-r = Étoile rouge : les trois dés des étoiles rouges sont égaux
table-sign-y = Étoile jaune : les deux dés des étoiles jaunes sont égaux, et différents des rouges
table-sign-face = Cette case veut un { $face }
table-sign-lying = Un { $face } est posé ici
table-sign-gain = Qui finit cette rangée gagne { $points } points
table-sign-loss = Qui finit cette rangée paie { $points } points
table-sign-rolls = { $number ->
    [one] { $number } lancer fait, { $most } au plus
   *[other] { $number } lancers faits, { $most } au plus
}
table-sign-big = Gros dé : compte double
table-sign-kicker = Botteur (kicker) : renvoie un autre dé à son propriétaire
table-sign-kicker-used = Botteur, déjà joué dans cette manche
table-sign-neutral = { $count ->
    [one] { $count } dé neutre : il n’est à personne
   *[other] { $count } dés neutres : ils ne sont à personne
}
table-sign-tied = Autant que d’autres ici : les égalités s’annulent, aucun n’est payé
table-hint-tie = Égalité ! Ceux qui ont autant de dés s’annulent : pour l’instant, aucun d’eux n’est payé ici.
table-sign-rainbow = Carte arc-en-ciel : devient un billet inconnu avant le paiement
table-sign-casino = Casino { $place } : reçoit les dés qui montrent { $place }
table-sign-bag = Sac d’or : { $weight } kg
table-sign-pot = Pot : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
