## The colours

colours-colour-blue = bleu
colours-colour-red = rouge
colours-colour-green = vert
colours-colour-yellow = jaune
colours-colour-black = noir
colours-colour-violet = violet
colours-colour-white = blanc
colours-colour-orange = orange
colours-big = { $colour } (gros dé)

## What happened

colours-event-starter = { $name } commence.
    .you = Vous commencez.
colours-event-round =
    { $players ->
        [1] La manche { $round } commence.
       *[other] La manche { $round } commence. { $name } lance les dés en premier.
    }
    .you =
        { $players ->
            [1] La manche { $round } commence.
           *[other] La manche { $round } commence. Vous lancez les dés en premier.
        }
colours-event-rolled-out = { $big ->
    [0] { $colour } (dés lancés d’avance) : { $faces }.
   *[other] { $colour } (dés lancés d’avance) : { $faces }, et { $big } au gros dé.
}
colours-event-group = Le premier groupe est terminé. Place au groupe { $group }.
colours-event-colours-rolled = { $name } lance les dés : { $roll }.
    .you = Vous lancez les dés : { $roll }.
colours-event-colours-placed = { $place ->
    [7] { $name } place les { $face } sur la machine à sous : { $colours }.
   *[other] { $name } place sur le casino { $place } : { $colours }.
}
    .you = { $place ->
        [7] Vous placez les { $face } sur la machine à sous : { $colours }.
       *[other] Vous placez sur le casino { $place } : { $colours }.
    }
colours-event-colours-tied = { $place ->
    [7] { $colours } s’annulent à la machine à sous, à { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } chacun.
   *[other] { $colours } s’annulent au casino { $place }, à { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } chacun.
}
colours-event-colour-paid =
    { $place ->
        [7] { $colour } gagne { $note } à la machine à sous.
       *[other] { $colour } gagne { $note } au casino { $place }.
    }
colours-event-returned = { $place ->
    [7] { $count ->
        [one] Le billet restant de la machine à sous va sous la pioche : { $notes }.
       *[other] Les billets restants de la machine à sous vont sous la pioche : { $notes }.
    }
   *[other] { $count ->
        [one] Le billet restant du casino { $place } va sous la pioche : { $notes }.
       *[other] Les billets restants du casino { $place } vont sous la pioche : { $notes }.
    }
}
colours-event-solitaire-round = Après la manche { $round }, { $name } a { $money } ; les rivales réunies, { $rivals }.
    .you = Après la manche { $round }, vous avez { $money } ; les rivales réunies, { $rivals }.
colours-event-solitaire-over = { $won ->
    [yes] { $name } gagne : { $money } contre { $rivals } pour les rivales réunies.
   *[no] { $name } perd : { $money } contre { $rivals } pour les rivales réunies.
}
    .you = { $won ->
        [yes] Vous gagnez : { $money } contre { $rivals } pour les rivales réunies.
       *[no] Vous perdez : { $money } contre { $rivals } pour les rivales réunies.
    }
colours-event-master-gambler = Gagné avec un seul dé : voilà { $name } maître flambeur (Maître Joueur) !
    .you = Gagné avec un seul dé : vous voilà maître flambeur (Maître Joueur) !
colours-event-colour-dealt = Couleur secrète ({ $name }) : { $colour }.
    .you = Votre couleur secrète : { $colour }.
colours-event-revealed = { $count ->
    [0] { $name } révèle ses couleurs ({ $colours }) et ne reçoit rien.
   *[other] { $name } révèle ses couleurs ({ $colours }) et prend { $notes }.
}
    .you = { $count ->
        [0] Vous révélez vos couleurs ({ $colours }) et ne recevez rien.
       *[other] Vous révélez vos couleurs ({ $colours }) et prenez { $notes }.
    }
colours-event-discarded =
    { $count ->
        [1] Personne ne réclame un billet de { $money } : il est défaussé.
       *[other] Personne ne réclame { $count } billets, soit { $money } : ils sont défaussés.
    }

## What can be chosen

colours-ask-place = Quelle valeur placez-vous ?
colours-ask-choose_note = Quel billet prenez-vous à la machine à sous ?
colours-move-place = Casino { $face } : { $colours }
colours-move-slot = Machine à sous, les { $face } : { $colours }
colours-move-take = Prendre { $note }
colours-preview-solitaire = Vous { $mine }, rivales { $theirs }
colours-preview-secret =
    { $count ->
        [0] Rien n’est gagné
       *[other] Gagné aussitôt : { $winners }
    }
colours-preview-winner = { $colour } { $note }

## The table

colours-table-round = Manche { $round } sur { $rounds }
colours-table-group = Manche { $round } sur { $rounds }, groupe { $group }
colours-table-casino = Casino
colours-table-slot = Machine
colours-table-barred = Machine (fermé : { $faces })
colours-table-notes = Billets
colours-table-roll = Lancé
colours-table-left = À placer
colours-table-later = Groupe 2
colours-table-won = Gagné
colours-table-legend = Montants en milliers de dollars.
colours-table-mine = Montants en milliers de dollars ; * marque vos couleurs.
colours-table-big = + est un gros dé et compte double.
colours-table-money = { $name } : { $money }
colours-table-rivals = toutes les rivales : { $money }

## Options

vegas-option-solo_dice = Vos dés
    .help = Solitaire : le nombre de dés de votre couleur ; moins il y en a, plus c’est difficile.
vegas-option-solo_rivals = Rivales placées d’abord
    .help = Solitaire : le nombre de couleurs rivales lancées et placées avant chaque manche ; avec deux, c’est plus difficile.
vegas-option-solo_rounds = Solitaire : manches
    .help = Solitaire : une partie compte quatre manches, ou une seule.
vegas-option-solo_colour = Votre couleur
    .help = Solitaire : la couleur de vos dés.
vegas-option-solo_colour-blue = bleu
vegas-option-solo_colour-red = rouge
vegas-option-solo_colour-green = vert
vegas-option-solo_colour-yellow = jaune
vegas-option-solo_colour-black = noir
vegas-option-solo_colour-violet = violet
vegas-option-solo_colour-white = blanc
vegas-option-solo_colour-orange = orange
