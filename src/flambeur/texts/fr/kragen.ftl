### Um Kopf und Kragen : ce qui se dit à la table.

kragen-name = Um Kopf und Kragen

## Ce que l’on peut choisir

kragen-option-bags = Sacs d’or
    .help = Le poids des trois sacs avec lesquels chacun commence, 12 kg en tout.
kragen-option-goal = Or à atteindre
    .help = La partie s’achève après une manche où quelqu’un possède ce poids d’or, en kilogrammes.
kragen-option-open = Mains ouvertes
    .help = Chacun voit combien de jetons tiennent les autres.
kragen-option-starter = Premier joueur
    .help = Tiré au sort, ou l’une des places.
kragen-option-starter-random = Au hasard
kragen-option-rounds = Dernière manche
    .help = La partie s’achève après cette manche si rien n’y a mis fin avant.

## Ce qui se passe

kragen-event-starter = Le sort a parlé : { $name } commence.
    .you = Le sort a parlé : vous commencez.
kragen-event-round = Manche { $round }. { $name } commence.
    .you = Manche { $round }. Vous commencez.
kragen-event-attempt = { $name } paie 1 jeton pour la première tentative.
    .you = Vous payez 1 jeton pour la première tentative.
kragen-event-attempt-again = { $name } paie { $attempt } jetons et relance les dés { $dice }.
    .you = Vous payez { $attempt } jetons et relancez les dés { $dice }.
kragen-event-attempt-single = { $name } paie { $attempt } jetons et relance le { $dice } jusqu’à faire au moins aussi bien.
    .you = Vous payez { $attempt } jetons et relancez le { $dice } jusqu’à faire au moins aussi bien.
kragen-event-rolled = { $colour ->
    [white] { $name } obtient { $dice } aux dés blancs, soit { $result }.
   *[red] { $name } obtient { $dice } aux dés rouges, soit { $result }.
}
    .you = { $colour ->
        [white] Vous obtenez { $dice } aux dés blancs, soit { $result }.
       *[red] Vous obtenez { $dice } aux dés rouges, soit { $result }.
    }
kragen-event-stopped = { $leads ->
    [yes] { $name } s’arrête à { $result } et mène.
   *[no] { $name } s’arrête à { $result } : ce n’est pas assez.
}
    .you = { $leads ->
        [yes] Vous vous arrêtez à { $result } et menez.
       *[no] Vous vous arrêtez à { $result } : ce n’est pas assez.
    }
kragen-event-skipped = { $name } n’a pas de jeton, ne trouve personne pour miser et perd son tour.
    .you = Vous n’avez pas de jeton, ne trouvez personne pour miser et perdez votre tour.
kragen-event-auction = { $count ->
    [one] { $name } met aux enchères un sac de { $bag } kg ; une seule personne peut miser : { $bidders }.
   *[other] { $name } met aux enchères un sac de { $bag } kg ; { $bidders } misent.
}
    .you = { $count ->
        [one] Vous mettez aux enchères un sac de { $bag } kg ; une seule personne peut miser : { $bidders }.
       *[other] Vous mettez aux enchères un sac de { $bag } kg ; { $bidders } misent.
    }
    .yours = { $count ->
        [one] { $name } met aux enchères un sac de { $bag } kg ; personne d’autre que vous ne peut miser.
       *[other] { $name } met aux enchères un sac de { $bag } kg ; vous et { $bidders } misez.
    }
kragen-bid-of = { $name } ({ $tokens })
    .you = vous ({ $tokens })
kragen-event-bids = Les mains s’ouvrent : { $bids }.
kragen-event-ones =
    { $count ->
        [one] { $names } paie 1 jeton à { $seller }.
       *[other] { $names } paient chacun 1 jeton à { $seller }.
    }
    .you =
        { $count ->
            [one] Vous payez 1 jeton à { $seller }.
           *[other] Vous et { $names } payez chacun 1 jeton à { $seller }.
        }
    .yours =
        { $count ->
            [one] { $names } vous paie 1 jeton.
           *[other] { $names } vous paient chacun 1 jeton.
        }
kragen-event-sold =
    { $price ->
        [one] { $buyer } prend le sac de { $bag } kg et paie 1 jeton à { $seller }.
       *[other] { $buyer } prend le sac de { $bag } kg et paie { $price } jetons à { $seller }.
    }
    .you =
        { $price ->
            [one] Vous prenez le sac de { $bag } kg et payez 1 jeton à { $seller }.
           *[other] Vous prenez le sac de { $bag } kg et payez { $price } jetons à { $seller }.
        }
    .yours =
        { $price ->
            [one] { $buyer } prend le sac de { $bag } kg et vous paie 1 jeton.
           *[other] { $buyer } prend le sac de { $bag } kg et vous paie { $price } jetons.
        }
kragen-event-again = { $count ->
    [one] { $names } reste sans adversaire et doit miser.
   *[other] Égalité : { $names } misent de nouveau.
}
    .you = { $count ->
        [one] Vous restez sans adversaire et devez miser.
       *[other] Égalité : vous et { $names } misez de nouveau.
    }
kragen-event-dropped =
    { $count ->
        [one] { $names } n’a plus de jeton et se retire.
       *[other] { $names } n’ont plus de jeton et se retirent.
    }
    .you =
        { $count ->
            [one] Vous n’avez plus de jeton et vous retirez.
           *[other] Vous et { $names } n’avez plus de jeton et vous retirez.
        }
kragen-event-all-one = Tout le monde a misé 1 : { $name } garde le sac de { $bag } kg.
    .you = Tout le monde a misé 1 : vous gardez le sac de { $bag } kg.
kragen-event-nobody-left = Plus personne ne peut miser : { $name } garde le sac de { $bag } kg.
    .you = Plus personne ne peut miser : vous gardez le sac de { $bag } kg.
kragen-event-pot =
    { $tokens ->
        [one] La manche est finie : { $name } la gagne avec { $result } et prend le pot de 1 jeton.
       *[other] La manche est finie : { $name } la gagne avec { $result } et prend le pot de { $tokens } jetons.
    }
    .you =
        { $tokens ->
            [one] La manche est finie : vous la gagnez avec { $result } et prenez le pot de 1 jeton.
           *[other] La manche est finie : vous la gagnez avec { $result } et prenez le pot de { $tokens } jetons.
        }
kragen-event-goal =
    { $count ->
        [one] { $names } a au moins { $goal } kg d’or : la partie est finie.
       *[other] { $names } ont au moins { $goal } kg d’or : la partie est finie.
    }
    .you =
        { $count ->
            [one] Vous avez au moins { $goal } kg d’or : la partie est finie.
           *[other] Vous et { $names } avez au moins { $goal } kg d’or : la partie est finie.
        }
kragen-event-ruined =
    { $count ->
        [one] { $names } n’a plus ni or ni jetons : la partie est finie.
       *[other] { $names } n’ont plus ni or ni jetons : la partie est finie.
    }
    .you =
        { $count ->
            [one] Vous n’avez plus ni or ni jetons : la partie est finie.
           *[other] Vous et { $names } n’avez plus ni or ni jetons : la partie est finie.
        }
kragen-event-last-round = La manche { $rounds } était la dernière : la partie est finie.

## Ce qui est demandé

kragen-ask-begin = { $best ->
    [0] À vous ; il n’y a encore aucun résultat à battre. Lancer, ou d’abord mettre un sac aux enchères ?
   *[other] À vous ; { $best } suffit pour prendre la tête. Lancer, ou d’abord mettre un sac aux enchères ?
}
kragen-ask-forced = Vous n’avez pas de jeton pour lancer. Quel sac mettez-vous aux enchères ?
kragen-ask-improve = { $held ->
    [0] Résultat : { $result }. Vous n’avez plus de jeton. Que faites-vous ?
    [one] Résultat : { $result }. Il vous reste 1 jeton. Que faites-vous ?
   *[other] Résultat : { $result }. Il vous reste { $held } jetons. Que faites-vous ?
}
kragen-ask-bid = { $seller } met aux enchères un sac de { $bag } kg : la plus forte mise l’emporte, les autres paient 1 jeton. Vous avez { $held ->
    [one] 1 jeton
   *[other] { $held } jetons
} : combien en misez-vous ?
kragen-ask-bid-again = Égalité pour le sac de { $bag } kg. Vous avez { $held ->
    [one] 1 jeton
   *[other] { $held } jetons
} : combien en misez-vous cette fois ?
kragen-ask-bid-alone = Personne d’autre ne peut miser sur le sac de { $bag } kg. Vous avez { $held ->
    [one] 1 jeton
   *[other] { $held } jetons
} : combien en donnez-vous ?

## Les choix, et leur effet

kragen-move-roll = Lancer les trois dés (1 jeton)
kragen-move-reroll = Relancer { $dice } : { $cost } jetons
kragen-move-stop = S’arrêter à { $result }
kragen-move-auction = Sac de { $bag } kg : aux enchères
kragen-move-bid =
    { $tokens ->
        [one] Miser 1 jeton
       *[other] Miser { $tokens } jetons
    }
kragen-preview-roll = { $chance } % de chances de mener
kragen-preview-reroll = De { $low } à { $high }
kragen-preview-reroll-chance = { $low }–{ $high }, mène : { $chance } %
kragen-preview-reroll-nothing = Reste à { $low }
kragen-preview-stop =
    { $leads ->
        [yes] Vous menez
       *[no] { $name } mène toujours avec { $best }
    }
kragen-preview-auction = Vendu : il vous reste { $gold } kg
kragen-preview-bid = Si vous l’emportez : { $gold } kg, et il vous reste { $left ->
    [0] 0 jeton
    [one] 1 jeton
   *[other] { $left } jetons
}

## La table

kragen-table-head = { $pot ->
    [0] Manche { $round }, le pot est vide. Objectif : { $goal } kg d’or.
    [one] Manche { $round }, 1 jeton dans le pot. Objectif : { $goal } kg d’or.
   *[other] Manche { $round }, { $pot } jetons dans le pot. Objectif : { $goal } kg d’or.
}
kragen-table-white = blancs
kragen-table-red = rouges
kragen-table-leads = { $name } mène
kragen-table-rolls = { $name }, tentative { $attempt }
kragen-table-ready = pour { $name }
kragen-table-idle = au repos
kragen-table-auction = Aux enchères : un sac de { $bag } kg, vendu par { $seller }. Misent : { $bidders }.
kragen-table-player = joueur
kragen-table-gold = or
kragen-table-bags = sacs
kragen-table-tokens = jetons
kragen-table-result = cette manche
kragen-weight = { $weight } kg
kragen-table-secret = secret
kragen-table-best = { $result }, en tête
kragen-table-now = joue
kragen-table-none = aucun résultat
