### La page de chacun : statistiques, dés, et ce qu’on peut faire de ses données.

me-intro = { $games ->
    [0] On compte ici les parties terminées : leur issue, et ce que vous avez lancé. Il n’y en a pas encore.
    [one] Une partie terminée, depuis le { $since }.
   *[other] { $games } parties terminées, depuis le { $since }.
}
me-older = Seules les { $games } dernières sont comptées.
me-browser = C’est à ce navigateur que l’on vous reconnaît : ce qui a été joué ailleurs n’est pas ici.

## Résultats

me-results = Résultats
me-won = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $played }
me-won-shared = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $played }, dont { $shared } à égalité
me-resigned = { $resigned ->
    [one] un abandon
   *[other] { $resigned } abandons
}
me-interval = À ce rythme vous gagneriez de { $low } à { $high } % de telles parties, pour autant que { $played } permettent de le dire.
me-even = Le repère montre ce qu’auraient des joueurs égaux : { $even } %.
me-too-few = À partir de { $fewest } parties d’une sorte, on donne un intervalle.
me-best = Record : { $score }
me-together = { $count ->
    [one] Une partie où plusieurs jouaient sur cet appareil ne compte que pour les dés.
   *[other] { $count } parties où plusieurs jouaient sur cet appareil ne comptent que pour les dés.
}
me-abandoned = { $count ->
    [one] Une partie s’est terminée sans résultat.
   *[other] { $count } parties se sont terminées sans résultat.
}

## Dés

me-dice = Vos dés
me-dice-count = Vous avez lancé { $dice } dés dans des parties terminées : on attend { $expected } fois chaque face. À côté de chaque nombre se trouve la bande où des dés équitables restent dans 95 cas sur 100, avec le nombre attendu comme repère.
me-dice-face = { $face } : { $count }, attendu { $expected }
me-dice-few = Moins de { $fewest } dés ne disent rien de leur équité.
me-dice-chance = Sur 100 suites de { $dice } dés équitables, { $times } s’écartent autant ou plus de la régularité.
me-dice-seldom = Sur 100 suites de { $dice } dés équitables, moins d’une s’écarte autant de la régularité.
me-dice-usual = Cela n’a rien d’inhabituel.
me-dice-rare = Pour un seul regard, c’est inhabituel. Mais qui regarde après chaque partie rencontre tôt ou tard un tel moment, même avec des dés équitables. Compté de sorte que regarder souvent ne change rien, aucun signe n’indique que quelque chose cloche.
me-dice-remarkable = Même compté de sorte que regarder souvent ne change rien, c’est rare : avec des dés équitables, au plus 1 joueur sur 20 le voit un jour. Là où beaucoup jouent, cela arrive à quelques-uns. L’origine des dés de chaque partie se vérifie en revoyant la partie.
me-dice-how = Comment c’est calculé
me-dice-how-text = Pour un seul regard, le khi carré de Pearson : { $square } avec 5 degrés de liberté. Pour plusieurs, un pari contre les dés, que des dés équitables n’améliorent pas en moyenne : 1 misé au début vaut { $evidence } à présent, et 20 serait remarquable. Les dés d’Um Kopf und Kragen relancés seuls, qui ne peuvent pas baisser, ne comptent pas, ni les lancers repris.

## Classements

me-ratings = Classement
me-rating = Supposé entre { $low } et { $high }, après { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
}.
me-rating-chart = Classement après chacune des { $games } parties, de { $first } à { $last }
me-rating-bots = Robots de ce serveur : { $bots }
me-ratings-how = Tout le monde commence à 25. La bande montre où openskill suppose le classement à 95 % ; elle se resserre à chaque partie, et c’est une supposition, non une mesure. Qui abandonne ou laisse jouer un robot finit dernier.
me-ratings-none = Pas encore de partie classée : cochez « classée » en préparant une table.

## Données

me-data = Vos données
me-data-text = Il n’y a pas de compte. Un cookie dit au serveur quelles places sont les vôtres, et tout ce qui est ici se retrouve par lui.
me-export = Tout télécharger
me-export-help = Un fichier JSON avec vos tables, les enregistrements de vos parties terminées, ce que vous y avez dit, et ces statistiques.
me-delete = Tout supprimer…
me-delete-title = Supprimer toutes vos données
me-delete-intro = Cela ne peut pas être annulé.
me-delete-alone = Les parties où personne d’autre n’était assis sont supprimées.
me-delete-others = Les parties avec d’autres sont aussi les leurs et restent ; votre nom y devient le numéro de la place, et plus rien ne dit que c’était vous.
me-delete-running = Vous quittez les parties en cours : un robot joue à votre place jusqu’au bout. Vos tables qui n’ont pas commencé sont fermées.
me-delete-said = Ce que vous avez dit aux tables, vos liens personnels, vos statistiques et votre classement sont supprimés.
me-delete-browser = Ce navigateur oublie votre nom, vos réglages, ses liens et tout ce qu’il gardait d’autre pour ces pages.
me-delete-backups = Les sauvegardes faites par l’exploitant de ce serveur ne sont pas modifiées.
me-delete-sure = Oui, c’est ce que je veux
me-delete-now = Supprimer pour de bon
me-deleted = Tout est supprimé. La prochaine partie que vous ouvrirez commencera une nouvelle histoire.
