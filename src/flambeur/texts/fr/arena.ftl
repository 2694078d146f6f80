### L’arène : robots maison, ligues, études.

## Robots venus d’ailleurs

error-no-such-bot = Il n’y a pas de robot « { $bot } » qui puisse jouer.
error-forfeit-start = { $bot } n’a pas pu être lancé.
error-forfeit-slow = { $bot } a mis plus de { $seconds } secondes pour un coup.
error-forfeit-crashed = { $bot } s’est arrêté au milieu de la partie.
error-forfeit-illegal = { $bot } a dit « { $said } », qui n’est pas un de ses coups.
cli-forfeit = { $name } perd cette partie : { $reason } Un robot qui joue au hasard prend sa place.
error-no-table = « { $given } » ne nomme pas de table : donnez le lien d’une table, ou son code avec --table.

## Qui joue où

error-no-pyarrow = Les fichiers Parquet demandent pyarrow, qui n’est pas installé : écrivez plutôt un fichier .csv.
error-unknown-cluster = Grappe inconnue : « { $cluster } ». Grappes possibles : { $allowed }.
error-dead-workers = Des processus ont été arrêtés à plusieurs reprises : la suite ne peut pas être jouée ici.
error-no-kernel-records = Les règles compilées n’écrivent pas de parties : prenez le moteur de référence.
error-no-cluster = La grappe { $cluster } ne peut pas servir : { $reason }.

## Ligues

error-no-league = Une ligue demande deux robots ou plus, nommés une fois chacun, à une table pour deux ou plus.
error-other-ledger = { $file } n’est pas le registre de cette ligue : nommez un autre fichier.
league-title = Ligue : { $game }, { $players } par table
league-intro = { $games } parties en { $rounds } tours, graine { $seed }.
league-duplicate = Toutes les parties d’un tour ont été jouées avec les mêmes dés.
league-ratings = Cotes et intervalles à 95 %
league-rating = Cote
league-table = Classement
league-shares = Parts des victoires et intervalles à 95 %
league-duels = Qui bat qui
league-duels-note = Combien de fois, en pour cent, le robot de la ligne a fini devant celui de la colonne ; les égalités comptent pour moitié. Entre parenthèses : l’intervalle à 95 % (Wilson).
league-note = Les cotes sont à l’échelle d’openskill, de moyenne 25 ; les intervalles à 95 % viennent des différences entre tours ; ceux des parts sont ceux de Wilson. Les chiffres courants d’openskill figurent à côté.
league-openskill = openskill
league-openskill-value = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
league-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
league-between = { $bot } se place entre nos niveaux { $above } et { $below }.
league-above = { $bot } est plus fort que notre niveau { $above }.
league-below = { $bot } est plus faible que notre niveau { $below }.
league-forfeits = { $bot } a perdu { $count ->
    [one] une partie
   *[other] { $count } parties
} parce qu’il { $reason ->
    [slow] était trop lent
    [crashed] s’est arrêté
    [illegal] a nommé un coup qui n’était pas proposé
   *[start] n’a pas pu être lancé
}.
league-written = La page se trouve dans { $file }.

## Études

error-unknown-study = Question inconnue : « { $study } ». Questions possibles : { $allowed }.
error-invalid-study = Ce n’est pas une question pour une étude : { $reason }.
study-title = Études
study-note = Chaque chiffre est une moyenne sur des parties entre les robots nommés dans la question, avec son intervalle à 95 %. Ce qu’il dit vaut pour de tels joueurs.
study-estimated = Tous les chiffres sont estimés d’après des parties entre robots ; un chiffre exact est indiqué comme tel.
study-table = Table : { $game }, { $players } joueurs ; options : { $options } ; robots : { $bots }.
study-usual = celles d’usage
study-differ = { $options } ; les cas diffèrent par « { $names } »
study-case = Cas
study-measured = Mesure
study-value = Moyenne
study-range = { $low } à { $high }
study-kicker = Que vaut un botteur ?
study-seat = La place compte-t-elle ?
study-modules = Quel module rend la partie plus longue ou plus hasardeuse ?
study-boards = Chaque planche de Temptation est-elle équitable ?
study-token = Que vaut un jeton dans Um Kopf und Kragen ?
study-case-kicker = { $number ->
    [two] deux botteurs, comme tout le monde
    [one] un botteur, un dé de plus
   *[none] aucun botteur, deux dés de plus
}
study-case-seat = { $number } joueurs
study-case-token = { $number } jetons
study-module-none = aucun module
study-measure-turns = tours dans une partie
study-measure-score = score
study-measure-first = victoires de la première place
study-measure-lead = avance du premier robot
study-measure-skill = victoires du seul robot Rapace
study-figure = { $measure }, { $case } : { $value } (95 % : { $low } à { $high } ; { $games } parties, estimé).
study-base-more = { $case } : { $value }, soit { $difference } de plus qu’avec { $base } (95 % : { $low } à { $high }).
study-base-less = { $case } : { $value }, soit { $difference } de moins qu’avec { $base } (95 % : { $low } à { $high }).
study-base-same = { $case } : { $value } ; aucune différence visible avec { $base } (95 % : { $low } à { $high }).
study-even-more = { $case } : { $value }, soit { $difference } de plus que les { $even } d’une part égale (95 % : { $low } à { $high }).
study-even-less = { $case } : { $value }, soit { $difference } de moins que les { $even } d’une part égale (95 % : { $low } à { $high }).
study-even-same = { $case } : { $value } ; aucune différence visible avec les { $even } d’une part égale (95 % : { $low } à { $high }).
study-solved = À deux et au jeu parfait des deux, commencer une manche vaut { $value } (95 % : { $low } à { $high }) : chacune des { $openings } manches est résolue exactement, seuls les billets sont tirés.
study-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
study-score-vegas = { NUMBER($thousandfold, maximumFractionDigits: 0) } $
study-score-kragen = { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) } kg
