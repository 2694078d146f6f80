# Les problèmes : dans le terminal et dans le navigateur

puzzle-title = { $game }, problème { $number } sur { $of }
puzzle-difficulty-1 = Facile
puzzle-difficulty-2 = Piégeux
puzzle-difficulty-3 = Difficile
puzzle-ask-lead = Qu’est-ce qui vous rapporte le plus dans cette manche ? Ce qui compte, c’est l’argent que vous gagnez de plus que l’autre.
puzzle-ask-money = Qu’est-ce qui vous rapporte le plus d’argent dans cette manche ?
puzzle-ask-points = { $players ->
    [2] Qu’est-ce qui vous rapporte le plus dans le reste de cette manche ? Ce qui compte, ce sont les points que vous gagnez de plus que l’autre.
   *[other] Qu’est-ce qui vous rapporte le plus de points dans le reste de cette manche ?
}
puzzle-ask-tokens = Qu’est-ce qui vous rapporte le plus de jetons ? Le pot compte, moins ce que vous payez pour l’avoir ; plus aucun sac n’est mis aux enchères pendant cette manche.
puzzle-ask-chance = Qu’est-ce qui vous donne les meilleures chances de gagner la partie ?
puzzle-with-neutral = Les dés gris (N) ne sont à personne, mais ils gagnent des billets et font égalité comme les autres.
puzzle-with-big = Un gros dé compte pour deux.
puzzle-with-kickers = Un botteur (kicker) expulse un dé.
puzzle-with-slot = La machine à sous prend chaque valeur une fois.
puzzle-worth-lead = avance dans cette manche
puzzle-worth-money = argent dans cette manche
puzzle-worth-points = points dans cette manche
puzzle-worth-tokens = bilan en jetons
puzzle-worth-chance = chances de gagner
puzzle-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
puzzle-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzle-amount-points = { $amount } points
puzzle-amount-tokens = { $amount } jetons
puzzle-prompt = Votre choix ({ $choices }, q) :
puzzle-not-a-choice = Tapez un nombre ({ $choices }), ou q pour partir.
puzzle-yes = Bien vu !
puzzle-no = Il y avait mieux.
puzzle-right = Le choix évident (« { $obvious } ») aurait coûté { $loss }.
puzzle-wrong = { $tempting ->
    [yes] C’est ce qui semble le mieux à première vue, et cela coûte { $loss }.
   *[no] Cela coûte { $loss }.
} Mieux : { $best }.
puzzle-exact-lead = Exact : tous les lancers jusqu’à la fin de la manche ont été examinés, et les deux jouent parfaitement.
puzzle-exact-money = Exact : tous les lancers jusqu’à la fin de la manche ont été examinés, et chacun joue aussi bien que possible.
puzzle-exact-points = Exact : tous les lancers jusqu’à la fin de la manche ont été examinés, et chacun joue aussi bien que possible.
puzzle-exact-tokens = Exact si plus personne ne met de sac aux enchères pendant cette manche et si qui n’a pas de jeton passe son tour : toutes les tentatives jusqu’à la fin de la manche ont été examinées, et chacun joue pour les jetons du pot.
puzzle-exact-chance = Exact : tous les lancers jusqu’à la fin de la partie ont été examinés, et chacun joue aussi bien que possible.
puzzle-estimated = Estimé : { NUMBER($games) } parties ont été jouées jusqu’au bout après chaque choix, ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
puzzle-hunting = Recherche de problèmes
puzzle-made = { $count ->
    [one] Il y a un problème dans { $file }.
   *[other] Il y a { $count } problèmes dans { $file }.
}
error-unknown-puzzle = Il n’y a pas de problème { $number } ; ils sont numérotés de 1 à { $most }.
error-no-puzzles = Pas de problèmes pour « { $game } ». Jeux possibles : { $allowed }.
error-invalid-puzzles = La ligne { $line } du fichier n’est pas un problème.

## Dans le navigateur

puzzle-heading = Problèmes
puzzle-text = Que choisiriez-vous ? Des positions tirées de parties entre robots, où un choix est nettement le meilleur, et ce n’est pas le premier qui vient à l’esprit.
puzzle-today = Aujourd’hui
puzzle-archive = Tous les problèmes
puzzle-number = Problème { $number }
puzzle-solve = À résoudre
puzzle-solved = { $solved ->
    [one] { $solved } résolu sur { $of }
   *[other] { $solved } résolus sur { $of }
}
puzzle-state-open = sans réponse
puzzle-state-right = résolu
puzzle-state-wrong = manqué
puzzle-entry = Problème { $number }, { $difficulty }, { $state }
puzzle-streak = { $days ->
    [0] Résolvez un problème du jour pour commencer une série
    [one] Un jour de suite
   *[other] { $days } jours de suite
}
puzzle-all = Tous les problèmes
puzzle-next = Problème suivant
puzzle-again = Revoir
puzzle-reasons = Pourquoi ?
