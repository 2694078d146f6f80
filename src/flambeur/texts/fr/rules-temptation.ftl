### Les règles de Temptation. Un message par numéro de règle.

rules-page-title-temptation = Temptation : les règles
rules-section-temptation = Temptation (2004 ; d’abord paru sous le nom Gambler, 1998)
rules-intro-temptation =
    Une planche de six rangées de cases est sur la table, et vous commencez avec 80 points.
    À votre tour, prenez cinq de vos dés et lancez-les.
    Placez au moins un dé, s’il convient, sur la prochaine case libre d’une rangée ; vous pouvez en placer d’autres.
    Ensuite arrêtez-vous, ou relancez tous les dés de ce tour que vous n’avez pas placés, jusqu’à cinq lancers par tour.
    Si rien ne convient, votre tour est fini.
    Qui place le dernier dé d’une rangée blanche gagne ses points ; qui place le dernier dé d’une rangée noire les paie.
    N’ouvrez donc pas la voie au joueur suivant et ne vous laissez pas piéger par une rangée noire.
    Quand la planche est pleine, les dés sont redistribués et une nouvelle planche apparaît.
    La partie s’achève après une manche où quelqu’un a 500 points (400 à cinq ou six joueurs) ; qui a le plus de points l’emporte.

rule-T1 = De deux à six joueurs se partagent 30 dés à parts égales : 15 chacun à deux joueurs, 10 à trois, 7 à quatre, 6 à cinq, 5 à six. À quatre joueurs, les deux dés en trop restent dans la boîte.
    .title = Joueurs et dés

rule-T2 = Chacun commence avec 80 points : trois jetons de 10 et un de 50. Les points sont visibles de tous. On peut toujours faire de la monnaie, et la banque n’est jamais à sec.
    .title = Points et monnaie
    .ruling = La banque n’est jamais à sec : c’est notre choix.

rule-T3 = Seize planches, les faces de huit planches recto verso, forment une pile dans un ordre quelconque ; celle du dessus est en jeu. Chaque planche compte de 18 à 27 cases, avec des rangées valant de 10 à 150 points. La planche 1 est celle des débutants et peut être mise sur le dessus.
    .title = Les planches
    .ruling = Les planches imprimées ne sont pas reproduites dans le livret : nous avons donc créé les seize nôtres. Une limite est aussi notre choix : une rangée au moins est noire, et les rangées blanches valent ensemble plus que les noires, sans quoi une partie pourrait ne jamais finir. Elle vaut pour les planches de la maison comme pour les vôtres.

rule-T4 = Une planche a six rangées d’une ou plusieurs cases. Chaque case accueille un seul dé, qui doit convenir. Une rangée se remplit de gauche à droite.
    .title = Rangées et cases

rule-T5 = Une case qui montre une face de dé n’accueille qu’un dé de cette valeur.
    .title = Cases à valeur fixe

rule-T6 = Dans une rangée d’étoiles d’une seule couleur, noires ou blanches, le premier dé est libre. Tous les suivants doivent montrer la même valeur que lui.
    .title = Étoiles d’une couleur

rule-T7 = Dans une rangée d’étoiles rouges et jaunes, les trois premiers dés doivent être identiques, les deux derniers aussi, mais les deux groupes doivent différer l’un de l’autre.
    .title = Étoiles rouges et jaunes

rule-T8 = Les rangées ne dépendent pas les unes des autres : deux rangées d’étoiles peuvent contenir la même valeur. C’est la rangée elle-même qui est blanche et rapporte, ou noire et coûte ; la couleur de ses étoiles n’y change rien.
    .title = Rangées indépendantes
    .ruling = Gain ou perte ne dépendent pas de la couleur des étoiles : c’est notre choix.

rule-T9 = Commencez votre tour avec cinq de vos dés, ou tous si vous en avez moins. Les autres restent de côté pendant ce tour. Si vous n’avez plus aucun dé, votre tour est sauté jusqu’à la fin de la manche.
    .title = Cinq dés par tour

rule-T10 = Après chaque lancer, vous devez placer un dé qui convient s’il y en a un, et vous pouvez en placer d’autres, l’un après l’autre et dans les rangées de votre choix. Un dé placé ne bouge plus de la manche.
    .title = Placer les dés

rule-T11 = Si aucun des dés lancés ne convient, votre tour s’achève aussitôt.
    .title = Rien ne convient

rule-T12 = Après avoir placé au moins un dé, vous pouvez vous arrêter ou relancer tous les dés de ce tour non placés, sans en garder aucun. Vous pouvez lancer au plus cinq fois par tour.
    .title = S’arrêter ou relancer

rule-T13 = À la fin de votre tour, les dés que vous n’avez pas placés retournent dans votre réserve.
    .title = Dés restants

rule-T14 = Seul compte le joueur qui place le dernier dé d’une rangée, même si d’autres l’ont commencée. Dans une rangée blanche, ce joueur gagne les points de la rangée. Dans une rangée noire, il les paie, mais jamais plus qu’il ne possède : personne ne descend sous 0.
    .title = Le dernier dé

rule-T15 = On peut finir plusieurs rangées dans un même tour, et chacune compte.
    .title = Plusieurs rangées

rule-T16 = Quand la dernière case libre de la planche est remplie, les points de sa rangée sont comptés ; puis la manche s’arrête aussitôt, et avec elle le tour de ce joueur. Un tour prend fin aussi quand tous ses dés sont placés.
    .title = La planche est pleine

rule-T17 = Pour la manche suivante, tous les dés sont redistribués (T1), la planche utilisée va sous la pile et la suivante apparaît. Le voisin de gauche du joueur qui a rempli la précédente commence. Chacun garde ses points.
    .title = La manche suivante
    .ruling = Nous traitons les seize faces comme des planches séparées ; le livret permet aussi de retourner une planche.

rule-T18 = La partie s’achève quand, à la fin d’une manche, quelqu’un a au moins 500 points à deux, trois ou quatre joueurs, ou au moins 400 à cinq ou six. Avoir touché ce nombre pendant la manche ne suffit pas. Qui a le plus de points gagne ; si plusieurs joueurs en ont autant, ils se partagent la victoire.
    .title = Fin de la partie
    .ruling = Le partage de la victoire est notre choix.

rule-T19 = Le joueur qui commence la première manche est tiré au sort, sauf si la table désigne une place (comme en V4).
    .title = Qui commence
    .ruling = Tirer au sort ou désigner une place est notre choix ; le livret fait commencer le plus sage.

rule-X20 = Un joueur place avec un seul lancer les derniers dés de deux rangées. Les deux rangées comptent.
    .title = Deux rangées d’un coup

rule-X21 = Un joueur qui a 40 points finit une rangée noire de 60. Il paie 40, a 0 point et continue à jouer.
    .title = Trop peu pour payer

rule-X22 = Dans une rangée d’étoiles rouges et jaunes se trouvent trois 4. Un autre 4 ne convient pas à la quatrième case. Une fois qu’un 2 y est posé, seul un 2 convient à la cinquième.
    .title = Trois 4, puis des 2

rule-X23 = Un joueur qui a douze dés en réserve en lance exactement cinq.
    .title = Douze dés en réserve

rule-X24 = À quatre joueurs, chacun reçoit sept dés ; deux restent dans la boîte.
    .title = Sept dés chacun
