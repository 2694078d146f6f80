### Préparer une table, comment jouer, les règles sous la main : les mots des pages autour d’une table.

## Pourquoi une table n’est pas possible, dans les mots de qui la prépare

error-shelf-option-mode = { $way } ne se trouve pas dans la boîte { $edition }, mais dans : { $editions }.
error-shelf-option-box-players = { $mode ->
    [standard] { $edition } se joue
   *[other] { $way } se joue
} { $span ->
    [only] { $low ->
        [1] en solo
       *[other] à { $low } joueurs
    }
    [or] à { $low } ou { $high } joueurs
   *[to] de { $low } à { $high } joueurs
}, pas à { $players }.
error-shelf-option-no-module = { $mode ->
    [standard] { $part } : absent de la boîte { $edition }.
   *[other] { $part } : ne va pas avec { $way }.
}
error-shelf-option-module-players = { $part } : { $span ->
    [only] à { $low } joueurs
    [or] à { $low } ou { $high } joueurs
   *[to] de { $low } à { $high } joueurs
}, pas à { $players }.
error-shelf-option-sixty = { $what } : à { $low } ou { $high } joueurs avec { $edition }.
error-shelf-option-starter = La place { $number } n’est pas à cette table.
error-shelf-option-bags = { $what } : trois poids qui font { $gold } kg ensemble, comme 3,4,5.
error-shelf-option-goal = { $what } : { $players } joueurs ont { $most } kg ensemble, pas davantage.
error-shelf-option-boards = { $what } : ces planches ne se lisent pas.

## La préparation

shelf-tables = Formules toutes prêtes
shelf-tables-help = Prenez-en une telle quelle, ou partez d’elle pour la modifier.
shelf-alone = En solo, ou sous le masque
shelf-own = Composer votre table
shelf-own-now = Votre combinaison
shelf-fine-print = Petits caractères
shelf-players = Combien de joueurs
shelf-seats = Place par place
shelf-count = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
shelf-now-players = { $count ->
    [one] Désormais pour 1 joueur, pour que tout aille ensemble.
   *[other] Désormais pour { $count } joueurs, pour que tout aille ensemble.
}
shelf-left-out = Laissé de côté pour que tout aille ensemble : { $names }.
shelf-reasons = Cela ne va pas encore ensemble :
shelf-mend = Ajuster
shelf-seat = Place { $number } : { $name }
shelf-bot = robot
shelf-friend = ami
shelf-somebody = quelqu’un ici
