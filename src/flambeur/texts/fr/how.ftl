### Comment jouer, sur un écran par jeu : quatre étapes, chacune avec une image.

how-game = Comment jouer : { $game }
how-offer = Ce jeu est nouveau pour vous ?
how-offer-no = Non merci
how-ready = C’est clair
how-play = Jouer
how-offer-lesson = Leçon
how-modules = Aussi à cette table

## Las Vegas

how-vegas-1 = Lancez
    .text = Lancez tous les dés qui vous restent.
how-vegas-2 = Placez
    .text = Choisissez une valeur : tous vos dés de cette valeur vont au casino de ce numéro.
how-vegas-3 = Les égalités s’annulent
    .text = Autant de dés que quelqu’un d’autre dans un casino ? Aucun des deux n’y gagne rien.
how-vegas-4 = Encaissez
    .text = Tous les dés placés, celui qui en a le plus prend le plus gros billet, le deuxième le suivant. { $rounds ->
        [one] Après une manche
       *[other] Après { $rounds } manches
    }, le plus riche gagne.

## Solitaire

how-solitaire-1 = Vous contre toutes
    .text = Une couleur est la vôtre, toutes les autres sont rivales. Avant chaque manche, les dés d’une rivale sont placés.
how-solitaire-2 = Un dé de chaque
    .text = Vous lancez un dé de chaque couleur qui reste, les leurs et la vôtre.
how-solitaire-3 = Placez une valeur
    .text = Tous les dés d’une valeur vont à ce casino. Mettez les rivales à égalité : elles s’annulent.
how-solitaire-4 = Battez-les toutes ensemble
    .text = Les casinos paient chaque couleur. Vous gagnez avec plus d’argent que toutes les rivales réunies.

## Couleurs secrètes

how-secret-1 = Deux couleurs sont à vous
    .text = Chaque joueur possède en secret deux des huit couleurs. Que personne ne devine lesquelles.
how-secret-2 = Un dé de chaque
    .text = Vous lancez un dé de chaque couleur qui reste et placez tous les dés d’une valeur.
how-secret-3 = Payé aussitôt
    .text = Les couleurs à égalité n’ont rien. Les autres gagnent les plus petits billets du casino, et leurs dés le quittent.
how-secret-4 = Bas les masques
    .text = En fin de manche, chacun montre ses couleurs et prend les billets posés sous elles.

## Temptation

how-temptation-1 = Cinq dés
    .text = Prenez cinq de vos dés et lancez-les.
how-temptation-2 = Placez ce qui convient
    .text = Les rangées se remplissent depuis la gauche. Une case qui montre un dé en veut un de même valeur. Les étoiles d’une même couleur prennent des dés identiques, à votre choix.
how-temptation-3 = Relancez ou arrêtez
    .text = Relancez le reste, jusqu’à cinq lancers, ou arrêtez. Si rien ne convient, votre tour est fini.
how-temptation-4 = Le dernier dé décide
    .text = Finissez une rangée blanche : vous gagnez ses points. Une noire : vous les payez. Fin de partie à { $goal } points.

## Um Kopf und Kragen

how-kragen-1 = Payez et lancez
    .text = Un jeton au pot, trois dés : leur somme est votre résultat.
how-kragen-2 = Retentez
    .text = Relancez les dés de votre choix. La deuxième tentative coûte deux jetons, la troisième trois.
how-kragen-3 = Raflez le pot
    .text = Qui a le meilleur résultat prend tous les jetons ; à égalité, c’est celui qui a lancé en dernier.
how-kragen-4 = L’or décide
    .text = À court de jetons ? Mettez un sac d’or aux enchères : la plus haute mise est pour vous, plus un jeton de chaque autre enchérisseur. Fin à { $goal } kg ; qui a le plus d’or gagne.
