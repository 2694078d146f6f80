### Temptation à la table.

temptation-name = Temptation

## Boards

temptation-board-first-steps = Premiers pas
temptation-board-garden-wall = Le Mur du jardin
temptation-board-toll-bridge = Le Pont à péage
temptation-board-midnight-bell = La Cloche de minuit
temptation-board-crooked-stairs = L'Escalier tordu
temptation-board-golden-thread = Le Fil d'or
temptation-board-two-masters = Deux maîtres
temptation-board-hall-of-mirrors = La Galerie des glaces
temptation-board-thorn-and-rose = L'Épine et la Rose
temptation-board-devils-ledger = Le Registre du diable
temptation-board-long-fuse = La Longue Mèche
temptation-board-choir-loft = La Tribune du chœur
temptation-board-serpents-coil = Les Anneaux du serpent
temptation-board-silver-tongue = Le Beau Parleur
temptation-board-trapdoor = La Trappe
temptation-board-reckoning-day = Le Jour des comptes

## What happened

temptation-event-starter = { $name } commence.
temptation-event-round = Manche { $round }, sur la planche { $board }. Chacun a { $dice } dés. { $name } commence.
temptation-event-rolled = { $name } lance { $dice } (lancer { $number } sur { $most }).
temptation-event-nothing-fits = Aucun dé ne convient : { $name } a terminé son tour.
temptation-event-placed = { $name } place un { $face } dans la rangée { $row }.
temptation-event-gained = { $name } termine la rangée { $row } et gagne { $points } points.
temptation-event-paid = { $name } termine la rangée { $row } et paie { $points } points.
temptation-event-paid-all = { $name } termine la rangée { $row }, doit { $due } points et donne ses { $points } derniers.
temptation-event-stopped = { $dice ->
    [0] { $name } a placé tous les dés de ce tour.
    [one] { $name } termine son tour et reprend un dé.
   *[other] { $name } termine son tour et reprend { $dice } dés.
}
temptation-event-round-over = La planche est pleine. Points : { $points }.
temptation-standing = { $name } { $points }

## Choosing

temptation-ask-place = Quel dé placez-vous ?
temptation-ask-press = Placer un autre dé, relancer ou s'arrêter ?
temptation-move-place = { $face } dans la rangée { $row }
temptation-move-roll = { $dice ->
    [one] relancer le dernier dé
   *[other] relancer { $dice } dés
}
temptation-move-stop = s'arrêter
temptation-preview-place = { $left ->
    [one] il reste une case dans cette rangée
   *[other] il reste { $left } cases dans cette rangée
}
temptation-preview-gain = vous gagnez { $points } points
temptation-preview-pay = vous payez { $points } points
temptation-preview-roll = rien ne convient dans { $percent } % des lancers
temptation-preview-stop = { $dice ->
    [one] un dé retourne dans votre réserve
   *[other] { $dice } dés retournent dans votre réserve
}

## The table

temptation-table-title = Manche { $round }, planche { $number } : { $board }. La course va jusqu'à { $goal } points.
temptation-table-start = La course va jusqu'à { $goal } points.
temptation-table-roll = Lancer { $number } sur { $most } : { $dice }
temptation-table-name = Nom
temptation-table-points = Points
temptation-table-dice = Dés
temptation-row-gain = gagner { $points }
temptation-row-pay = payer { $points }
temptation-row-same = que des { $face }
temptation-row-order = dans cet ordre
temptation-row-black-stars = étoiles noires : identiques
temptation-row-white-stars = étoiles blanches : identiques
temptation-row-red-yellow = rouges égales, jaunes égales, différentes
temptation-row-full = pleine

## Options

temptation-option-goal = Points à atteindre
    .help = La partie se termine après une manche où quelqu'un a ce nombre de points ; 0 signifie 500, ou 400 à cinq ou six joueurs.
temptation-option-top = Planche du dessus
    .help = random tire chaque planche au sort ; first met la planche 1, celle des débutants, sur le dessus de la pile.
temptation-option-boards = Planches
    .help = house désigne nos seize planches ; les vôtres sont données réunies en un seul mot.
temptation-option-starter = Qui commence
    .help = random tire le premier joueur au sort ; un nombre désigne la place, comptée à partir de 0.

## The boards commands

boards-number = N°
boards-name = Nom
boards-spaces = Cases
boards-gains = À gagner
boards-pays = À payer
boards-fine = { $name } est une bonne planche : { $spaces } cases, { $gains } points à gagner, { $pays } à payer.
boards-unknown = Il n'y a pas de planche { $given } : donnez un numéro de 1 à { $count }, un nom ou un fichier .board.
boards-empty = Il n'y a aucun fichier .board dans { $folder }.
boards-wrong = { $file } : { $reason }
boards-small = Un essai demande au moins une partie.
boards-trial = { $name } : { $games } parties entre joueurs gloutons égaux pour chaque nombre de joueurs, sur cette seule planche.
boards-players = Joueurs
boards-turns = Tours par manche
boards-longest = Maximum
boards-rounds = Manches par partie
boards-seat = Avantage d'une place
boards-starter = Premier à jouer
boards-rolling = Relancer est juste
boards-row = Rangée
boards-worth = Valeur
boards-pays-average = Rapporte en moyenne
boards-first = Finie la première
boards-verdict-pass = La planche passe tous les contrôles.
boards-verdict-fail = La planche ne passe pas tous les contrôles : { $faults }.
boards-fault-seat = à { $players } joueurs, une place gagne { $points } points de pourcentage de plus que sa part
boards-fault-turns = à { $players } joueurs, une manche dure { $turns } tours
boards-fault-long = à { $players } joueurs, une manche a duré { $turns } tours
boards-fault-rare = la rangée { $row } n'est finie la première que dans { $percent } % des manches
boards-fault-usual = la rangée { $row } est finie la première dans { $percent } % des manches
boards-fault-rolling = relancer est juste dans { $percent } % des choix
boards-design-comment = Fait par flambeur boards design --seed { $seed }
