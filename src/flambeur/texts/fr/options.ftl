## Pourquoi une option, ou un ensemble d’options, est refusée

error-option-unknown = Option inconnue : « { $option } ». Options possibles : { $count ->
    [0] aucune
   *[other] { $allowed }
}.
error-option-flag = L’option { $option } ne peut pas être « { $given } » : donnez yes ou no.
error-option-number = L’option { $option } ne peut pas être « { $given } » : donnez un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }.
error-option-word = L’option { $option } ne peut pas être « { $given } » : donnez l’un des mots { $choices }.
error-option-words = L’option { $option } ne peut pas être « { $given } » : donnez des mots parmi { $choices }.
error-option-numbers = L’option { $option } ne peut pas être « { $given } » : donnez au plus { NUMBER($most, useGrouping: 0) } nombres entiers de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }, séparés par des virgules.
error-option-table = L’option { $option } ne peut pas être « { $given } » : donnez au plus { NUMBER($most, useGrouping: 0) } paires comme 10:6,20:8, le premier nombre de chacune entre { NUMBER($first, useGrouping: 0) } et { NUMBER($last, useGrouping: 0) }, le second entre { NUMBER($low, useGrouping: 0) } et { NUMBER($high, useGrouping: 0) }.
error-option-text = L’option { $option } ne peut pas être « { $given } » : donnez un seul mot d’au plus { NUMBER($high, useGrouping: 0) } caractères.
error-option-players = { $game } se joue de { $low } à { $high } joueurs, pas à { $players }.
error-option-starter = Le premier joueur est { $drawn } ou { $players ->
    [1] 0 (place 1)
   *[other] un nombre de 0 (place 1) à { $last } (place { $players })
}, pas { $given }.

error-option-mode = Le mode { $mode } demande une autre boîte que { $box } : { $allowed }.
error-option-box-players = { $mode ->
    [standard] La boîte { $box } se joue
   *[other] Le mode { $mode } de la boîte { $box } se joue
} { $span ->
    [only] à { $low ->
        [1] 1 joueur
       *[other] { $low } joueurs
    }
    [or] à { $low } ou { $high } joueurs
   *[to] de { $low } à { $high } joueurs
}, pas à { $players }.
error-option-no-module = { $mode ->
    [standard] La boîte { $box }
   *[other] Le mode { $mode } de la boîte { $box }
} n’a pas de module { $module } ; modules possibles : { $count ->
    [0] aucun
   *[other] { $allowed }
}.
error-option-module-players = Le module { $module } de la boîte { $box } se joue { $span ->
    [only] à { $low } joueurs
    [or] à { $low } ou { $high } joueurs
   *[to] de { $low } à { $high } joueurs
}, pas à { $players }.
error-option-sixty = Un minimum de { $minimum } n’est prévu que de { $low } à { $high } joueurs, avec la boîte { $box }.
error-option-solo-rounds = Un solitaire se joue en 4 manches ou en une seule, pas en { $given }.
error-option-bonuses = À { $players } joueurs, il faut au moins { $least } cartes bonus, pas { $given }.
error-option-pile = Les billets de la pioche valent 10, 20, 30 et ainsi de suite.
error-option-bags = L’option bags demande trois poids dont la somme est de { $gold } kg, par exemple 3,4,5.
error-option-goal = L’option goal ne peut pas dépasser les { $most } kg que { $players } joueurs ont ensemble.
error-option-boards = Option boards : { $reason }
error-option-idle = L’option { $option } ne change rien à cette table : elle concerne { $belongs ->
    [standard] la partie habituelle
    [bonus] les tables avec cartes bonus
    [reroll] les tables avec les cartes action de Boulevard
    [morecash] la boîte More Ca$h More Dice
   *[other] le solitaire
}.
error-option-solo-colour = La boîte { $box } n’a pas de dés { $given } ; elle contient : { $allowed }.
