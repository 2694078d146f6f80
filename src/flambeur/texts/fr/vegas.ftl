### Las Vegas : ce qui se dit à table.

vegas-name = Las Vegas

## Ce qu’on peut choisir

vegas-option-box = Boîte
    .help = L’édition jouée.
vegas-option-box-classic = Classique
    .help = Le jeu de 2012, de deux à cinq joueurs.
vegas-option-box-boulevard = Boulevard
    .help = La boîte de 2014, jusqu’à huit joueurs.
vegas-option-box-morecash = More Ca$h More Dice
    .help = La boîte de 2019, jusqu’à six joueurs, avec douze billets de plus.
vegas-option-with = Modules
    .help = Les éléments de la boîte avec lesquels on joue.
vegas-option-with-neutral = Dés neutres
    .help = Chacun lance et place aussi des dés d’une couleur qui n’est à personne.
vegas-option-with-notes = Plus de billets
    .help = Cinq billets de 100 000 $ sont mélangés à la pioche.
vegas-option-with-big = Gros dés
    .help = Chacun a un dé qui compte double.
vegas-option-with-kickers = Botteurs (kickers)
    .help = Des dés qui renvoient un autre dé à son propriétaire.
vegas-option-with-rainbow = Cartes arc-en-ciel
    .help = Des cartes posées devant les casinos, remplacées par des billets surprises avant le paiement.
vegas-option-with-slot = Machine à sous
    .help = Un septième lieu qui accepte chaque valeur une fois par manche.
vegas-option-with-bonus = Cartes bonus
    .help = Des valeurs de billets secrètes, qui rapportent un bonus quand on les gagne.
vegas-option-with-action = Cartes action
    .help = Des cartes secrètes aux effets spéciaux.
vegas-option-with-teams = Équipes
    .help = Quatre ou six joueurs par équipes de deux qui additionnent leur argent.
vegas-option-mode = Mode de jeu
    .help = Le jeu habituel, seul contre toutes les couleurs, ou avec des couleurs secrètes.
vegas-option-mode-standard = Standard
    .help = Chacun joue une couleur.
vegas-option-mode-solitaire = Solitaire
    .help = Seul contre toutes les autres couleurs.
vegas-option-mode-secret = Couleurs secrètes
    .help = Chacun place toutes les couleurs et en possède deux en secret (« Nouvelle façon de jouer » dans la boîte de 2014).
vegas-option-starter = Premier joueur
    .help = Tiré au sort, ou l’une des places.
vegas-option-starter-random = Au hasard
vegas-option-rounds = Manches
    .help = Le nombre de manches d’une partie.
vegas-option-minimum = Minimum
    .help = La somme minimale de chaque casino, en milliers de dollars ; 0 : celle de la boîte.
vegas-option-sixty = Minimum de 60 000 $
    .help = À cinq ou six joueurs avec la boîte de 2019, chaque casino offre au moins 60 000 $.
vegas-option-further_notes = Douze billets de plus
    .help = Ses douze billets de 60 000 $ à 100 000 $ sont dans la pioche ; sans eux, c’est la pioche de 2012.
vegas-option-pile = Billets
    .help = Le nombre de billets de chaque valeur dans la pioche, s’il diffère de celui de la boîte.
vegas-option-bonuses = Valeurs des cartes bonus
    .help = Les valeurs des cartes bonus, si elles diffèrent de celles de la boîte.
vegas-option-reroll = Relance de Boulevard
    .help = La carte sert à chaque tour de la manche, ou une seule fois.
vegas-option-reroll-round = À chaque tour
vegas-option-reroll-once = Une fois par manche
vegas-preset-classic = Classique
    .help = Le jeu de 2012, sans rien d’autre.
vegas-preset-classic-neutral = Classique avec dés neutres
    .help = Plus de dés en main, et une couleur qui n’est à personne.
vegas-preset-boulevard-stroll = Boulevard : première promenade
    .help = Gros dés et billets de 100 000 $.
vegas-preset-boulevard-rainbow = Boulevard : arc-en-ciel
    .help = Gros dés et billets dont nul ne connaît encore la valeur.
vegas-preset-boulevard-kick = Boulevard : du balai
    .help = Gros dés, cartes arc-en-ciel et botteurs.
vegas-preset-boulevard-tricks = Boulevard : coups fourrés
    .help = Gros dés, cartes bonus et cartes action.
vegas-preset-boulevard-slot = Boulevard : bandit manchot
    .help = Gros dés, cartes arc-en-ciel et machine à sous, à partir de cinq joueurs.
vegas-preset-boulevard-everything = Boulevard : la totale
    .help = Toute la boîte, à cinq, six ou sept joueurs.
vegas-preset-morecash-gently = More Ca$h : en douceur
    .help = Gros dés et machine à sous.
vegas-preset-morecash-twists = More Ca$h : rebondissements
    .help = Gros dés, machine à sous et botteurs (kickers).
vegas-preset-morecash-balanced = More Ca$h : chances égales
    .help = Gros dés, machine à sous et cartes bonus.
vegas-preset-morecash-fun = More Ca$h : surprises
    .help = Gros dés, machine à sous et cartes action.
vegas-preset-morecash-tactical = More Ca$h : plus de tactique
    .help = Gros dés, machine à sous, botteurs (kickers) et cartes bonus.
vegas-preset-solitaire = Solitaire
    .help = Seul contre sept couleurs.
vegas-preset-secret = Couleurs secrètes
    .help = Deux couleurs secrètes par joueur, de deux à quatre joueurs.

## Lieux et dés

vegas-onto =
    { $place ->
        [7] sur la machine à sous
       *[other] sur le casino { $place }
    }
vegas-at =
    { $place ->
        [7] à la machine à sous
       *[other] au casino { $place }
    }
vegas-from =
    { $place ->
        [7] de la machine à sous
       *[other] du casino { $place }
    }
vegas-die-own = dé
vegas-die-neutral = dé neutre
vegas-die-big = gros dé
vegas-die-kicker = botteur
vegas-die-normal = dé
vegas-dice-own =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
vegas-dice-neutral =
    { $count ->
        [one] { $count } dé neutre
       *[other] { $count } dés neutres
    }
vegas-dice-big =
    { $count ->
        [one] { $count } gros dé
       *[other] { $count } gros dés
    }
vegas-dice-kicker =
    { $count ->
        [one] { $count } botteur
       *[other] { $count } botteurs
    }
vegas-put-neutral = { $count ->
    [one] { $count } dé neutre
   *[other] { $count } dés neutres
}
vegas-put-big = { $sole ->
    [yes] le gros dé
   *[no] gros dé
}
vegas-put-kicker = { $count ->
    [one] { $sole ->
        [yes] 1 botteur
       *[no] botteur
    }
   *[other] { $count } botteurs
}
vegas-rolled-own = { $faces }
vegas-rolled-neutral = neutre { $faces }
vegas-rolled-big = gros dé { $faces }
vegas-rolled-kicker = botteur { $faces }
vegas-notes =
    { $count ->
        [one] { $count } billet
       *[other] { $count } billets
    }
vegas-stands = { $name } { $money }
    .you = Vous { $money }

## Ce qui se passe

vegas-event-starter = Le sort a parlé : { $name } commence.
    .you = Le sort a parlé : vous commencez.
vegas-event-round = Manche { $round }. { $name } commence.
    .you = Manche { $round }. Vous commencez.
vegas-event-rolled = { $name } obtient : { $roll }.
    .you = Vous obtenez : { $roll }.
vegas-event-placed = { $place ->
    [7] { $name } place { $dice } { $onto } (valeur { $face }).
   *[other] { $name } place { $dice } { $onto }.
}
    .you = { $place ->
        [7] Vous placez { $dice } { $onto } (valeur { $face }).
       *[other] Vous placez { $dice } { $onto }.
    }
vegas-event-tied = { $count ->
    [one] { $names } perd l’égalité { $at } et n’y gagne rien.
   *[other] { $names } s’annulent { $at }, à { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } chacun.
}
    .you = { $count ->
        [one] Vous perdez l’égalité { $at } et n’y gagnez rien.
       *[other] Vous et { $names } vous annulez { $at }, à { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        } chacun.
    }
vegas-event-paid = { $name } reçoit { $note } { $at }.
    .you = Vous recevez { $note } { $at }.
vegas-event-returned = { $count ->
    [one] Le billet de { $notes } { $from } va sous la pioche.
   *[other] Les billets de { $notes } { $from } vont sous la pioche.
}
vegas-event-round-over = La manche { $round } est finie. { $stands }.
vegas-event-left-over = { $name } lance les deux dés neutres restants : { $faces }.
    .you = Vous lancez les deux dés neutres restants : { $faces }.
vegas-event-kicked =
    { $neutral ->
        [yes] { $name } expulse un dé neutre { $from }.
       *[no] { $size ->
            [big] { $name } expulse un gros dé { $from } ; il revient à { $owner }.
           *[normal] { $name } expulse un dé { $from } ; il revient à { $owner }.
        }
    }
    .you =
        { $neutral ->
            [yes] Vous expulsez un dé neutre { $from }.
           *[no] { $size ->
                [big] Vous expulsez un gros dé { $from } ; il revient à { $owner }.
               *[normal] Vous expulsez un dé { $from } ; il revient à { $owner }.
            }
        }
    .yours =
        { $size ->
            [big] { $name } expulse votre gros dé { $from }.
           *[normal] { $name } expulse un de vos dés { $from }.
        }
    .own =
        { $size ->
            [big] Vous expulsez votre propre gros dé { $from }.
           *[normal] Vous expulsez un de vos propres dés { $from }.
        }
vegas-event-kicker-idle = Botteur sans effet { $at } ({ $name }).
    .you = Votre botteur reste sans effet { $at }.
vegas-event-rainbow-replaced = { $left ->
    [yes] La carte arc-en-ciel posée { $at } devient un billet de { $note }.
   *[no] La carte arc-en-ciel posée { $at } disparaît : la pioche est vide.
}
vegas-event-rainbow-discarded = Une carte arc-en-ciel sort et est défaussée.
vegas-event-bonus-dealt = Votre carte bonus : { $note }.
vegas-event-bonus-scored = { $name } montre sa carte bonus de { $note } et met son dé annonce sur { $die }.
    .you = Vous montrez votre carte bonus de { $note } et mettez votre dé annonce sur { $die }.
vegas-event-card-dealt = Votre carte action : { $card }.
vegas-event-card-played = { $name } joue « { $card } ».
    .you = Vous jouez « { $card } ».
vegas-event-card-shown = { $name } montre sa carte « { $card } ».
    .you = Vous montrez votre carte « { $card } ».
vegas-event-tie-won = { $name } gagne l’égalité { $at }.
    .you = Vous gagnez l’égalité { $at }.
vegas-event-rerolled = { $name } relance : { $roll }.
    .you = Vous relancez : { $roll }.
vegas-event-turned = { $name } tourne un { $die } : le { $face } devient un { $to }.
    .you = Vous tournez un { $die } : le { $face } devient un { $to }.
vegas-event-taken-back = { $name } reprend un { $die } { $from }.
    .you = Vous reprenez un { $die } { $from }.
vegas-event-passed = { $name } passe son tour.
    .you = Vous passez votre tour.
vegas-event-early-marked = { $name } annonce un paiement anticipé { $at }.
    .you = Vous annoncez un paiement anticipé { $at }.
vegas-event-early-paying = Paiement anticipé { $at }.
vegas-event-early-declined = { $name } renonce au paiement anticipé { $at }.
    .you = Vous renoncez au paiement anticipé { $at }.
vegas-event-dice-gone = Tous les dés présents { $at } sont hors jeu pour cette manche.
vegas-event-note-up = { $name } retourne un billet de { $note }.
    .you = Vous retournez un billet de { $note }.
vegas-event-note-laid = { $name } pose le billet de { $note } { $at } ; les autres ({ $under }) vont sous la pioche.
    .you = Vous posez le billet de { $note } { $at } ; les autres ({ $under }) vont sous la pioche.
vegas-event-swapped-away = { $name } glisse son billet de { $note } sous la pioche.
    .you = Vous glissez votre billet de { $note } sous la pioche.
vegas-event-swap-drawn = { $known ->
    [yes] { $name } pioche à la place un billet de { $note }.
   *[no] { $name } pioche un autre billet à la place.
}
    .you = { $known ->
        [yes] Vous piochez à la place un billet de { $note }.
       *[no] Vous piochez un autre billet à la place.
    }

## Ce qu’on demande

vegas-ask-place = Quelle valeur placez-vous ?
vegas-ask-place_again = « Deux casinos » vous vise : placez une seconde fois, mais pas { $at }.
vegas-ask-cards-before = Lancer, ou jouer d’abord une carte ?
vegas-ask-cards-placed = Continuer, ou jouer une carte ?
vegas-ask-kick = Botteur { $at } : quel dé expulsez-vous ?
vegas-ask-choose_note = Quel billet prenez-vous à la machine à sous ?
vegas-ask-pick_reroll = Quels dés relancez-vous ?
vegas-ask-pick_joker = Quel dé tournez-vous ?
vegas-ask-turn_joker = Sur quelle valeur ?
vegas-ask-pick_more = Quels dés ajoutez-vous { $at } ?
vegas-ask-take_just_placed = Lesquels des dés que vous venez de placer reprenez-vous ?
vegas-ask-take_from_casino = Lesquels de vos dés reprenez-vous (tous du même casino) ?
vegas-ask-take_one = Voulez-vous reprendre un de vos dés ?
vegas-ask-pick_pair = Quelle paire placez-vous ?
vegas-ask-place_pair = Où va la paire ?
vegas-ask-ask_early = Paiement anticipé { $at } : le déclencher maintenant ?
vegas-ask-lay_middle = Billets piochés : { $notes }. Où posez-vous celui de { $note } ?
vegas-ask-ask_three = Jouez-vous une carte avant le paiement ?
vegas-ask-ask_swap = Échangez-vous le billet que vous venez de recevoir ?
vegas-ask-ask_tie = Utilisez-vous votre carte pour gagner l’égalité { $at } ?

## Ce qu’on peut répondre

vegas-move-place = Casino { $face } : { $dice }
vegas-move-slot = Machine à sous, { $face } : { $dice }
vegas-move-play = Jouer « { $card } »
vegas-move-pick = { $face ->
    [0] { $die } revenu en main
   *[other] { $die } de valeur { $face }
}
vegas-move-back = { $place ->
    [7] { $die } de valeur { $face } { $from }
   *[other] { $die } { $from }
}
vegas-move-kick = { $place ->
    [7] { $die } de valeur { $face } ({ $owner })
   *[other] { $die } ({ $owner })
}
    .yours = { $place ->
        [7] { $die } de valeur { $face } (à vous)
       *[other] { $die } (à vous)
    }
vegas-move-take = { $note }
vegas-move-turn = { $face }
vegas-move-pair = la paire de { $face }
vegas-move-onto = { $place ->
    [7] { $onto }, valeur { $face }
   *[other] { $onto }
}
vegas-move-lay = { $at }
vegas-move-pay = Déclencher le paiement
vegas-move-win = Gagner l’égalité
vegas-move-done = Continuer
vegas-move-done-cards-before = Lancer
vegas-move-done-cards-placed = Continuer
vegas-move-done-pick_reroll = Relancer { $count ->
    [one] 1 dé
   *[other] { $count } dés
}
vegas-move-done-pick_more = Placer { $count ->
    [one] 1 dé
   *[other] { $count } dés
}
vegas-move-done-take_just_placed = C’est tout
vegas-move-done-take_from_casino = C’est tout
vegas-move-done-take_one = N’en reprendre aucun
vegas-move-done-ask_early = Pas maintenant
vegas-move-done-ask_three = Pas de carte
vegas-move-done-ask_swap = Le garder
vegas-move-done-ask_tie = Pas ici

## Ce que ferait un choix

vegas-preview-paid = { $rank ->
    [1] En tête : { $note }
   *[other] { $rank }e : { $note }
}
vegas-preview-kept = Déjà à vous : { $note }
vegas-preview-unpaid = { $rank ->
    [1] En tête, mais sans billet
   *[other] { $rank }e : pas de billet
}
vegas-preview-tied = Égalité : rien
vegas-preview-neutral = { $rank ->
    [1] Neutre en tête : { $note }
   *[other] Neutre { $rank }e : { $note }
}
vegas-preview-neutral-tied = Neutre à égalité avec { $names }
vegas-preview-neutral-unpaid = Neutre sans billet
vegas-preview-tie-won =
    { $rank ->
        [1] Avec votre carte, en tête : { $note }
       *[other] Avec votre carte, { $rank }e : { $note }
    }

## La table dessinée

vegas-table-heading = Manche { $round } sur { $rounds }
vegas-table-place = Lieu
vegas-table-notes = Billets
vegas-table-slot = Machine
vegas-table-rainbow = arc-en-ciel
vegas-table-hand = En main
vegas-table-money = Argent
vegas-table-roll = Lancer : { $roll }
vegas-table-legend = * : commence la manche, > : doit jouer.
vegas-table-legend-big = + : gros dé
vegas-table-legend-kicker = k : botteur
vegas-table-legend-neutral = n : dé neutre
vegas-table-barred = Fermé à la machine à sous : { $faces }
vegas-table-cards = Vos cartes : { $cards }
vegas-table-bonus = Vos cartes bonus : { $notes }
vegas-table-bonus-die = dé annonce
vegas-table-unplayed = cartes
vegas-table-open = { $name } a joué : { $cards }.
vegas-mark-early = { $name } a annoncé un paiement anticipé { $at }.
vegas-mark-tie = { $name } peut encore gagner une égalité.
vegas-mark-casinos = Doivent placer sur deux casinos : { $names }.
vegas-table-secret = Billets que personne d’autre ne connaît : { $notes }
vegas-table-teams = Équipes : { $teams }
vegas-table-pile = Billets dans la pioche : { $count }
