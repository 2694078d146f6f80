# L’entraîneur et l’analyse

coach-open = Conseil
coach-heading = L’entraîneur
coach-best = Le meilleur
coach-bar-loss = perte
coach-bar-gain = gain
coach-even = Équivalent
coach-still = Encore en réflexion : aucun choix ne se détache pour l’instant.
coach-close = Aucun choix n’est nettement le meilleur : ceux qui sont marqués se valent.
coach-vary = Aucun choix n’est toujours le meilleur : variez, aux fréquences indiquées.
coach-yours = Votre choix
coach-heads = Chances de gagner · { $score }
coach-thinking = Réflexion…
coach-early = En préparation : trop peu de parties ont été jouées pour en dire quelque chose.
coach-often = À choisir { $percent } % du temps, pour rester imprévisible.
coach-idle = Dès que c’est à vous, vous lirez ici ce que vaut chaque choix.
coach-percent = { $percent } %
coach-spoken = L’entraîneur : { $move }, { $chance }.
coach-title = Choix possibles : { $name }
coach-move = Choix
coach-chance = gagne
coach-score-lead = avance de la manche
coach-score-round = score après la manche
coach-score-game = score à la fin
coach-score-turn = score après le tour
coach-score-tokens = jetons gagnés
coach-sure = certitude
coach-exact = exact
coach-score-exact = points exacts, chances estimées
coach-score-bounded = points encadrés, chances estimées
coach-estimated = estimé, ± { $error } %
coach-wins = Gagne { $percent } % des parties jouées à partir d’ici.
coach-mixed = { $percent ->
    [0] À ne jamais choisir, si un kilogramme vaut un jeton.
    [100] À choisir toujours, si un kilogramme vaut un jeton.
   *[other] À choisir { $percent } % du temps, si un kilogramme vaut un jeton : qui mise toujours pareil se fait deviner.
}
coach-vegas-paid = Toucherait { $note } { $at } dans l’état actuel.
coach-vegas-takes = Prendrait à { $name } { $note } { $at }.
coach-vegas-less = Toucherait { $note } { $at } au lieu de { $more } dans l’état actuel.
coach-vegas-rainbow = la carte arc-en-ciel
coach-vegas-ties = { $all ->
    [2] Égalité avec { $names } { $at } : aucun des deux n’est payé.
   *[other] Égalité avec { $names } { $at } : aucun des { $all } n’est payé.
}
coach-vegas-tie-won = Grâce à la carte qui remporte une égalité, toucherait { $note } { $at }.
coach-vegas-tie-lost = Rien { $at } dans l’état actuel : { $name } remporte l’égalité avec une carte.
coach-vegas-gives = Égalité avec { $names } { $at }, et { $name } touche { $note }.
coach-vegas-card = En main, cette carte vaut encore environ { $percent } % de victoire : c’est déduit ici.
coach-vegas-nothing = { $left ->
    [0] Il ne reste pas de billet pour ces dés { $at }.
    [one] Ne rapporte rien { $at } pour l’instant, mais garde un dé pour la suite.
   *[other] Ne rapporte rien { $at } pour l’instant, mais garde { $left } dés pour la suite.
}
coach-kragen-reaches = Coûte { $cost ->
    [one] un jeton
   *[other] { $cost } jetons
} et atteint { $result } ou plus dans { $percent } % des cas.
coach-temptation-fills = Complète la rangée et rapporte { $points } points.
coach-temptation-loses = Complète une rangée noire et coûte { $points } points.
coach-temptation-nears = { $count ->
    [one] Ensuite, un dé de plus complète cette rangée noire, qui coûte { $points } points.
   *[other] Ensuite, { $count } dés de plus complètent cette rangée noire, qui coûte { $points } points.
}
coach-temptation-opens = Laisse à { $name } environ { $percent } % de chances de compléter la rangée de { $points } points en deux lancers.
cost-heading = Le prix de vos choix
cost-last = { $move } a coûté { $amount }. Mieux : { $best }.
cost-last-best = { $move } : parfait.
cost-round = Manche { $round } : { $amount }
cost-none = Après chacun de vos choix, vous lirez ici ce qu’il a coûté face au jeu parfait.
cost-later = À la fin de chaque manche, vous lirez ici ce qu’elle a coûté.
review-start = départ
review-expected = prévu
review-luck = hasard
review-skill = ses choix
review-choice = choix
review-chance = chances
review-mistakes = erreurs
review-small = petites imprécisions
review-gifts = choix des autres
review-result = résultat
review-beside = { $part } (par rapport au robot { $bot })
review-explained = Chances de gagner en % : le départ, le hasard, ses propres choix et ceux des autres s’additionnent pour donner le résultat. Les choix sont mesurés par rapport à ceux du robot { $bot }, qui prend toujours ce qui rapporte le plus tout de suite. Tout est estimé.
review-yardstick = Prévu : ce que de bons choix rapportent en moyenne contre des joueurs comme le robot Rapace, qui prend ce qui paraît le mieux sur le moment. Hasard : ce qui a été lancé et tiré ; en moyenne, personne n’en a. Les choix des autres sont mesurés par rapport à ceux que Rapace aurait faits à leur place. Une erreur était nettement moins bonne que le meilleur choix possible.
review-costly = Ce qui a coûté le plus, par rapport au meilleur choix possible
review-turning = Les tournants de la partie
review-feat-takes = { $name } prend la tête
review-feat-safe = { $name } assure la victoire
review-feat-pulls = { $name } creuse l’écart
review-feat-nears = { $name } se rapproche
review-feat-falls = { $name } perd du terrain
review-round = Manche { $round }
review-decision = { $number } : { $name }, { $move } ({ $same ->
    [yes] rien de mieux ; hasard avant : { $luck } %
    [both] { $loss } % et exactement { $amount } de moins que : { $better } ; hasard avant : { $luck } %
    [exact] exactement { $amount } de moins que : { $better } ; hasard avant : { $luck } %
   *[no] { $loss } % de moins que : { $better } ; hasard avant : { $luck } %
})
review-picture = L’image est dans { $file }.
review-axis-decisions = Décisions
review-axis-chance = Chances de gagner en %
review-chose = { $name } a choisi : { $move }. Rien n’était nettement meilleur.
review-chose-worse = { $name } a choisi : { $move }. Mieux : { $better }, +{ $loss } % de chances de gagner.
review-dice = { $turn ->
    [plus] Juste avant, le hasard avait aidé : +{ $luck } % de chances de gagner.
    [minus] Juste avant, le hasard avait desservi : −{ $luck } % de chances de gagner.
   *[even] {""}
}
review-amount = { $game ->
    [temptation] { $amount } points
   *[other] { $amount }
}
review-told-brought = { $luck ->
    [plus] Le hasard a apporté à { $name } { $luck-amount } de plus que prévu
    [minus] Le hasard a apporté à { $name } { $luck-amount } de moins que prévu
   *[even] Le hasard a apporté à { $name } ce qui était prévu
} ; { $lost ->
    [some] des erreurs ont fait perdre { $lost-amount }.
   *[none] aucun choix n’a été une erreur nette.
}
review-unfinished = Cette partie n’est pas allée à son terme : son résultat est ce qu’on pouvait attendre là où elle s’arrête.
review-solved = Dans les manches à deux qui sont résolues, les choix sont comparés au jeu parfait des deux ; ce qu’ils ont coûté est exact.
review-chose-perfect = { $name } a choisi : { $move }. Face au jeu parfait, cela n’a rien coûté.
review-chose-costly = { $name } a choisi : { $move }. Mieux valait : { $better }. Face au jeu parfait, cela a coûté exactement { $amount }.
review-told-small = De petites imprécisions, dont aucune n’est certaine, ont coûté { $amount } en tout.
review-heading = Le bilan de la partie
review-make = Juger chaque choix
review-making = Chaque choix est rejoué à partir de son moment…
review-ahead = { $count ->
    [one] Une autre partie est jugée avant celle-ci.
   *[other] { $count } autres parties sont jugées avant celle-ci.
}
review-estimated = Estimé : { $games } parties jouées après chaque choix.
review-curve = Chances de gagner
review-curve-now = Chances de gagner, à la ligne pointillée : { $chances }
review-parts = Ce qui a fait la différence
review-unit = { $game ->
    [temptation] Points
    [kragen] Or
    [leads] Avance
   *[other] Argent
}
review-unit-chance = Chances de gagner
review-decisions = Les choix qui ont coûté
review-none = Aucun choix n’a nettement coûté.
review-none-small = Aucun choix n’a nettement coûté à lui seul ; de petites imprécisions s’additionnent quand même.
review-go = Voir
review-choices = Les choix possibles
review-chosen = Choisi
review-save = Enregistrer l’image
review-share = Le bilan, à partager
error-not-asked = La place { $seat } n’a rien à choisir dans cette position.
error-nothing-to-choose = Personne n’a rien à choisir dans cette position.
error-no-plots = Les images demandent Matplotlib : installez flambeur[plots].
