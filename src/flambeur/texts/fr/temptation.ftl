### Temptation à la table.

temptation-name = Temptation

## Boards

temptation-board-first-steps = Premiers pas
temptation-board-garden-wall = Le Mur du jardin
temptation-board-toll-bridge = Le Pont à péage
temptation-board-midnight-bell = La Cloche de minuit
temptation-board-crooked-stairs = L’Escalier tordu
temptation-board-golden-thread = Le Fil d’or
temptation-board-two-masters = Deux maîtres
temptation-board-hall-of-mirrors = La Galerie des glaces
temptation-board-thorn-and-rose = L’Épine et la Rose
temptation-board-devils-ledger = Le Registre du diable
temptation-board-long-fuse = La Longue Mèche
temptation-board-choir-loft = La Tribune du chœur
temptation-board-serpents-coil = Les Anneaux du serpent
temptation-board-silver-tongue = Le Beau Parleur
temptation-board-trapdoor = La Trappe
temptation-board-reckoning-day = Le Jour des comptes

## What happened

temptation-event-starter = { $name } commence.
    .you = Vous commencez.
temptation-event-round = Manche { $round }, planche « { $board } ». Chacun a { $dice } dés. { $name } commence.
    .you = Manche { $round }, planche « { $board } ». Chacun a { $dice } dés. Vous commencez.
temptation-event-rolled = { $name } obtient { $dice } (lancer { $number } sur { $most }).
    .you = Vous obtenez { $dice } (lancer { $number } sur { $most }).
temptation-event-nothing-fits = Aucun dé ne convient : { $name } doit s’arrêter.
    .you = Aucun dé ne convient : vous devez vous arrêter.
temptation-event-placed = { $name } place un { $face } dans la rangée { $row }.
    .you = Vous placez un { $face } dans la rangée { $row }.
temptation-event-gained = { $name } termine la rangée { $row } et gagne { $points } points.
    .you = Vous terminez la rangée { $row } et gagnez { $points } points.
temptation-event-paid = { $name } termine la rangée { $row } et paie { $points } points.
    .you = Vous terminez la rangée { $row } et payez { $points } points.
temptation-event-paid-all = { $points ->
    [0] { $name } termine la rangée { $row } et doit { $due } points, mais n’en a plus un seul.
   *[other] { $name } termine la rangée { $row }, doit { $due } points et donne ses { $points } derniers.
}
    .you = { $points ->
        [0] Vous terminez la rangée { $row } et devez { $due } points, mais n’en avez plus un seul.
       *[other] Vous terminez la rangée { $row }, devez { $due } points et donnez vos { $points } derniers.
    }
temptation-event-stopped = { $dice ->
    [0] { $name } a placé tous les dés de ce tour.
    [one] { $name } termine son tour et reprend un dé.
   *[other] { $name } termine son tour et reprend { $dice } dés.
}
    .you = { $dice ->
        [0] Vous avez placé tous les dés de ce tour.
        [one] Vous terminez votre tour et reprenez un dé.
       *[other] Vous terminez votre tour et reprenez { $dice } dés.
    }
temptation-event-round-over = La planche est pleine. Points : { $points }.
temptation-standing = { $name } { $points }
    .you = vous { $points }

## Choosing

temptation-ask-place = Quel dé placez-vous ?
temptation-ask-press = Placer un autre dé, relancer ou s’arrêter ?
temptation-move-place = { $face } : rangée { $row }
temptation-move-roll = { $dice ->
    [one] Relancer le dernier dé
   *[other] Relancer { $dice } dés
}
temptation-move-stop = S’arrêter
temptation-preview-place = { $left ->
    [one] Encore une case libre
   *[other] Encore { $left } cases libres
}
temptation-preview-gain = Vous gagnez { $points } points
temptation-preview-pay = { $points ->
    [0] Vous ne payez rien
   *[other] Vous payez { $points } points
}
temptation-preview-roll = Rien ne convient dans { $percent } % des cas
temptation-preview-stop = { $dice ->
    [one] Un dé revient en réserve
   *[other] { $dice } dés reviennent en réserve
}

## The table

temptation-table-title = Manche { $round }, planche { $number } : « { $board } ». Objectif : { $goal } points.
temptation-table-start = Objectif : { $goal } points.
temptation-table-roll = Lancer { $number } sur { $most } : { $dice }
temptation-table-name = Nom
temptation-table-points = Points
temptation-table-dice = Dés
temptation-row-gain = à gagner : { $points }
temptation-row-pay = à payer : { $points }
temptation-row-same = que des { $face }
temptation-row-order = dans cet ordre
temptation-row-black-stars = étoiles noires : dés identiques
temptation-row-white-stars = étoiles blanches : dés identiques
temptation-row-red-yellow = 3 dés d’une valeur, puis 2 dés d’une autre
temptation-row-full = pleine

## Options

temptation-option-goal = Points à atteindre
    .help = La partie se termine après une manche où quelqu’un a ce nombre de points ; 0 signifie 500, ou 400 à cinq ou six joueurs.
temptation-option-top = Planche du dessus
    .help = Toutes les planches sont tirées au sort, ou la planche 1, celle des débutants, est sur le dessus de la pile.
temptation-option-top-random = Tirée comme les autres
temptation-option-top-first = La planche 1, pour débuter
temptation-option-boards = Planches
    .help = Rien pour nos seize planches ; les vôtres s’écrivent condensées en un seul mot.
temptation-option-starter = Premier joueur
    .help = Tiré au sort, ou l’une des places.
temptation-option-starter-random = Au hasard

## The boards commands

boards-number = N°
boards-name = Nom
boards-spaces = Cases
boards-gains = À gagner
boards-pays = À payer
boards-fine = { $name } est une planche valable : { $spaces } cases, { $gains } points à gagner, { $pays } à payer.
boards-trial = { $name } : { $games ->
    [one] une partie
   *[other] { $games } parties
} entre robots Rapace de même force pour chaque nombre de joueurs, sur cette seule planche.
boards-players = Joueurs
boards-turns = Tours par manche
boards-longest = Maximum
boards-rounds = Manches par partie
boards-seat = Avantage d’une place
boards-starter = Premier à jouer
boards-rolling = Relance justifiée
boards-row = Rangée
boards-worth = Valeur
boards-pays-average = Rapporte en moyenne
boards-first = Finie la première
boards-verdict-pass = La planche passe tous les contrôles.
boards-verdict-fail = La planche ne passe pas tous les contrôles : { $faults }.
boards-fault-seat = à { $players } joueurs, une place gagne { $points } points de pourcentage de plus que sa part
boards-fault-turns = à { $players } joueurs, une manche dure { $turns } tours
boards-fault-long = à { $players } joueurs, une manche a duré { $turns } tours
boards-fault-rare = la rangée { $row } n’est finie la première que dans { $percent } % des manches
boards-fault-usual = la rangée { $row } est finie la première dans { $percent } % des manches
boards-fault-rolling = relancer est le bon choix dans { $percent } % des cas
boards-design-comment = Créée par flambeur boards design --seed { NUMBER($seed, useGrouping: 0) }

## What can be wrong with a board

error-board-rows = Une planche a 6 rangées, pas { $found }.
error-board-spaces = Une planche a de 18 à 27 cases en tout, pas { $found }.
error-board-no-black = Une rangée au moins doit être noire.
error-board-too-black = Les rangées blanches ({ $white }) doivent valoir plus que les noires ({ $black }), sinon une partie pourrait ne jamais finir.
error-board-length = Rangée { $row } : une rangée a de 1 à 6 cases, pas { $found }.
error-board-points = Rangée { $row } : une rangée vaut de 10 à 150 points, de dix en dix, pas { $found }.
error-board-space = Rangée { $row } : une case est une face de 1 à 6 ou une étoile b, w, r ou y, pas « { $found } ».
error-board-red-yellow = Rangée { $row } : les étoiles rouges et jaunes vont par trois rouges, puis deux jaunes.
error-board-stars = Rangée { $row } : des étoiles d’une seule couleur ne partagent leur rangée avec rien d’autre.
error-board-faces = Rangée { $row } : les faces d’une rangée sont toutes identiques ou toutes différentes.
error-board-two-names = Une planche n’a qu’un nom.
error-board-no-name = Une planche a un nom : écrivez « name: … » sur une ligne à part.
error-board-row = Rangée { $row } : une rangée s’écrit comme « white 30: 2 2 2 », pas « { $found } ».
error-board-colour = Rangée { $row } : une rangée est white (blanche) ou black (noire), pas « { $found } ».
error-board-name = Un nom commence par une lettre ou un chiffre, compte au plus 40 caractères et n’en contient aucun parmi / ; | = _ #. « { $found } » ne convient pas.
error-board-packed = Rangée { $row } : une rangée est condensée comme « w30:222 », pas « { $found } ».
error-board-too-many = Une pile a au plus 99 planches, pas { $found }.
error-board-in-pile = Planche { $number } : { $reason }
error-board-unknown = Il n’y a pas de planche « { $given } » : donnez un numéro de 1 à { $count }, un nom ou un fichier .board.
error-board-none-here = Il n’y a aucun fichier .board dans { $folder }.
error-board-file = { $file } : { $reason }
error-board-trial = Un essai demande au moins une partie.
