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
colours-event-round =
    { $players ->
        [1] La manche { $round } commence.
       *[other] La manche { $round } commence. { $name } lance les dés en premier.
    }
colours-event-rolled-out =
    { $big ->
        [0] { $colour }, dés lancés avant le jeu : { $faces }.
       *[other] { $colour }, dés lancés avant le jeu : { $faces }, et { $big } avec le gros dé.
    }
colours-event-group = Les dés du premier groupe sont posés. Place au groupe { $group }.
colours-event-colours-rolled = { $name } lance les dés : { $roll }.
colours-event-colours-placed =
    { $place ->
        [7] { $name } pose les { $face } sur la machine à sous : { $colours }.
       *[other] { $name } pose sur le casino { $place } : { $colours }.
    }
colours-event-colours-tied =
    { $place ->
        [7] { $colours } s’annulent à la machine à sous et comptent chacun pour { $dice }.
       *[other] { $colours } s’annulent au casino { $place } et comptent chacun pour { $dice }.
    }
colours-event-colour-paid =
    { $place ->
        [7] { $colour } gagne { $note } à la machine à sous.
       *[other] { $colour } gagne { $note } au casino { $place }.
    }
colours-event-returned =
    { $place ->
        [7] Sous la pile, depuis la machine à sous : { $notes }.
       *[other] Sous la pile, depuis le casino { $place } : { $notes }.
    }
colours-event-solitaire-round = Après la manche { $round }, { $name } possède { $money }, et tous les rivaux ensemble { $rivals }.
colours-event-solitaire-over =
    { $won ->
        [yes] { $name } gagne : { $money } contre { $rivals } pour tous les rivaux ensemble.
       *[no] { $name } perd : { $money } contre { $rivals } pour tous les rivaux ensemble.
    }
colours-event-master-gambler = Gagné avec un seul dé : voilà { $name } maître flambeur !
colours-event-colour-dealt = Couleur secrète ({ $name }) : { $colour }.
colours-event-revealed =
    { $count ->
        [0] { $name } révèle { $colours } et ne reçoit rien.
       *[other] { $name } révèle { $colours } et prend { $notes }.
    }
colours-event-discarded =
    { $count ->
        [1] Personne ne réclame un billet de { $money } : il est défaussé.
       *[other] Personne ne réclame { $count } billets, soit { $money } : ils sont défaussés.
    }

## What can be chosen

colours-ask-place = Quelle valeur posez-vous ?
colours-ask-choose_note = Quel billet prenez-vous à la machine à sous ?
colours-move-place = casino { $face } : { $colours }
colours-move-slot = machine à sous, les { $face } : { $colours }
colours-move-take = prendre { $note }
colours-preview-solitaire = vous paierait { $mine }, et { $theirs } aux rivaux
colours-preview-secret =
    { $count ->
        [0] rien n’est gagné
       *[other] gagné aussitôt : { $winners }
    }
colours-preview-winner = { $colour } { $note }

## The table

colours-table-round = Manche { $round } sur { $rounds }
colours-table-group = Manche { $round } sur { $rounds }, groupe { $group }
colours-table-casino = Casino
colours-table-slot = Machine
colours-table-barred = Machine, fermé { $faces }
colours-table-notes = Billets
colours-table-roll = Lancé
colours-table-left = À poser
colours-table-later = Groupe 2
colours-table-won = Gagné
colours-table-legend = Montants en milliers de dollars.
colours-table-mine = Montants en milliers de dollars ; * marque vos couleurs.
colours-table-big = + est un gros dé et compte double.
colours-table-money = { $name } : { $money }
colours-table-rivals = tous les rivaux : { $money }

## Options

vegas-option-solo_dice = Vos dés
    .help = Solitaire : le nombre de dés de votre couleur ; moins il y en a, plus c’est difficile.
vegas-option-solo_rivals = Rivaux posés d’abord
    .help = Solitaire : le nombre de couleurs rivales lancées et posées avant chaque manche ; deux, c’est plus difficile.
vegas-option-solo_rounds = Manches
    .help = Solitaire : une partie compte quatre manches, ou une seule.
vegas-option-solo_colour = Votre couleur
    .help = Solitaire : la couleur de vos dés.
vegas-option-solo_colour-blue = bleu
vegas-option-solo_colour-red = rouge
vegas-option-solo_colour-green = vert
vegas-option-solo_colour-yellow = jaune
vegas-option-solo_colour-black = noir
vegas-option-solo_colour-violet = violet
vegas-option-solo_colour-white = blanc
vegas-option-solo_colour-orange = orange
