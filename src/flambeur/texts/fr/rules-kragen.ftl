### Les règles d'Um Kopf und Kragen. Un message par numéro de règle.

rules-page-title-kragen = Um Kopf und Kragen : les règles
rules-section-kragen = Um Kopf und Kragen (1997)
rules-intro-kragen =
    Vous possédez trois sacs d’or, 12 kg en tout, et sept jetons cachés dans la main.
    À votre tour, payez un jeton au pot et lancez trois dés : leur somme est votre résultat.
    Vous pouvez chercher à l’améliorer : une deuxième tentative coûte deux jetons, une troisième trois, et vous choisissez les dés à relancer.
    Un dé seul se relance gratuitement jusqu’à ce qu’il soit au moins aussi bon qu’avant.
    Quand chacun a joué, le meilleur résultat rafle tout le pot ; à égalité, c’est le dernier à avoir joué.
    À court de jetons ? Mettez un de vos sacs aux enchères pendant votre tour.
    Les autres misent en secret et montrent leurs jetons ensemble ; la plus forte mise emporte le sac, et tous ceux qui ont misé vous paient.
    La partie s’achève après une manche où quelqu’un a 25 kg, ou quand quelqu’un n’a plus ni or ni jetons.
    Qui a le plus d’or gagne ; les jetons ne comptent pas.

rule-K1 = De trois à sept joueurs, avec deux séries de trois dés, l’une blanche, l’autre rouge, 21 sacs d’or et 50 jetons.
    .title = Joueurs et matériel

rule-K2 = Chacun commence avec trois sacs d’or pesant ensemble 12 kg, posés face visible : 3, 4 et 5 kg, ou toute autre répartition de cette somme fixée par la table. Les sacs non distribués sont hors jeu.
    .title = Les sacs d’or
    .ruling = La répartition en 3, 4 et 5 kg est notre choix, car celle de la boîte nous est inconnue.

rule-K3 = Chacun commence avec sept jetons en main, et leur nombre reste secret. Les jetons ne circulent qu’entre les mains et le pot : leur total reste donc de sept par joueur.
    .title = Les jetons en main

rule-K4 = Le joueur qui commence la première manche est tiré au sort, sauf si la table désigne une place (comme en V4). On joue dans le sens des aiguilles d’une montre, et chacun joue exactement un tour par manche.
    .title = Qui commence
    .ruling = Tirer au sort ou désigner une place est notre choix ; le livret fait commencer le plus âgé.

rule-K5 = La première tentative est obligatoire : payez un jeton au pot et lancez trois dés. Leur somme est votre résultat.
    .title = Première tentative

rule-K6 = Vous pouvez faire une deuxième tentative : payez deux jetons et relancez un, deux ou trois dés. Vous pouvez ensuite en faire une troisième de la même façon, pour trois jetons.
    .title = Autres tentatives

rule-K7 = Si vous relancez deux ou trois dés, les nouvelles faces sont acquises, meilleures ou pires. Si vous ne relancez qu’un dé, on le relance gratuitement jusqu’à ce qu’il montre au moins ce qu’il montrait avant.
    .title = Relancer

rule-K8 = Le meilleur résultat obtenu jusque-là reste sur la table ; le joueur suivant utilise l’autre série de dés.
    .title = Deux séries de dés

rule-K9 = À la fin de la manche, le plus haut résultat prend le pot et son auteur commence la manche suivante. À égalité, le dernier à avoir joué l’emporte.
    .title = Prendre le pot

rule-K10 = À tout moment de votre tour, avant le premier lancer, entre deux tentatives ou après la dernière, vous pouvez mettre un de vos sacs aux enchères. C’est obligatoire seulement si vous n’avez pas de jeton pour la première tentative. Plusieurs enchères sont permises dans un même tour, l’une à la suite de l’autre, tant qu’un autre joueur a un jeton.
    .title = Mettre un sac aux enchères
    .box = « Miser des sacs d’or »
    .ruling = L’enchère n’est obligatoire que pour la première tentative, et une enchère de plus exige qu’un autre joueur ait un jeton : c’est notre choix ; le livret y oblige un joueur sans jeton, sans dire à quel moment.

rule-K11 = Tous les autres cachent au moins un jeton dans leur poing, puis tous ouvrent la main ensemble. La plus forte mise emporte le sac et paie sa mise au vendeur ; chacun des autres paie un jeton au vendeur.
    .title = Miser

rule-K12 = Si plusieurs joueurs ont la plus forte mise, chacun d’eux paie un jeton au vendeur ; ceux qui ont misé moins ont déjà payé le leur. Puis les joueurs à égalité misent de nouveau, entre eux seulement, jusqu’à ce que l’un soit seul en tête.
    .title = Mises égales

rule-K13 = Si tout le monde mise exactement un jeton, chacun paie ce jeton au vendeur, le vendeur garde le sac et l’enchère est finie. Cela ne vaut que pour la première mise, avec au moins deux enchérisseurs ; les égalités suivantes à un jeton relèvent de K12.
    .title = Un jeton partout
    .ruling = Le vendeur garde le sac et l’enchère s’arrête, mais seulement à la première mise et avec au moins deux enchérisseurs : c’est notre choix.

rule-K14 = Un joueur sans jeton ne participe pas à l’enchère. Les joueurs à égalité qui n’ont plus de jeton se retirent. Si un seul joueur peut participer, dès le début ou après des égalités, il doit miser au moins un jeton et emporte le sac. Si personne ne le peut, le sac ne bouge pas. Qui doit mettre un sac aux enchères et ne trouve pas d’enchérisseur perd son tour et n’a pas de résultat.
    .title = Enchérisseurs sans jeton
    .ruling = Toute cette règle est notre choix.

rule-K15 = Après une enchère, le tour reprend là où il en était.
    .title = Après l’enchère

rule-K16 = La partie s’achève à la fin d’une manche où quelqu’un possède au moins 25 kg d’or. Elle s’achève aussi quand quelqu’un n’a plus ni sac ni jeton ; on le vérifie après la prise du pot, et quand un tel joueur devrait commencer un tour. Un dernier jeton payé pour un lancer peut donc encore gagner le pot.
    .title = Fin de la partie
    .ruling = Les moments où l’on vérifie si un joueur n’a plus ni sac ni jeton sont notre choix.

rule-K17 = Le joueur qui a le plus d’or gagne ; les jetons ne comptent pas. Si plusieurs en ont autant, ils se partagent la victoire.
    .title = L’or décide
    .ruling = Le partage de la victoire est notre choix.

rule-K18 = Si rien d’autre n’a mis fin à la partie, elle s’achève après la manche 200, ou après celle que fixe la table ; là aussi, qui a le plus d’or gagne. Sans cela, une partie pourrait durer indéfiniment : si le pot passe de l’un à l’autre et que personne ne vend, aucun sac ne bouge.
    .title = La dernière manche
    .ruling = Toute cette règle est notre choix.

rule-X30 = Un joueur relance un seul dé qui montre 4. Le dé finit sur 4, 5 ou 6, avec la même probabilité, sans rien coûter de plus.
    .title = Un dé sur 4

rule-X31 = Les mises sont 3, 3 et 1. Chacun des trois paie un jeton au vendeur ; les deux qui ont misé 3 misent de nouveau.
    .title = Deux mises en tête

rule-X32 = Les mises sont 1, 1 et 1. Trois jetons vont au vendeur, qui garde le sac.
    .title = Trois mises d’un jeton

rule-X33 = Dans l’ordre du jeu, les résultats sont 14, 14 et 12. Le deuxième joueur prend le pot.
    .title = Le second 14 gagne

rule-X34 = Un joueur qui n’a pas de jeton au début de son tour doit mettre un sac aux enchères avant de lancer.
    .title = Enchère forcée
