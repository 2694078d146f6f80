### Les règles de Las Vegas et les mots communs à toutes les pages de règles. Un message par numéro de règle.

## Commun à toutes les pages

rules-house-ruling = Règle maison
rules-house-ruling-note = La mention « Règle maison » signale une décision de ce projet : la règle imprimée se tait, se contredit ou omet ce qui figure sur un élément du jeu. Tout le reste est le jeu tel qu’il a été publié, dans nos propres mots.
rules-box-name = Nom dans la boîte : { $name }
rules-box-card = Nom dans la boîte : { $name }. { $text }
rules-intro-heading = Apprendre en trois minutes
rules-section-examples = Exemples

## Las Vegas

rules-page-title-vegas = Las Vegas : les règles
rules-intro-vegas =
    Six casinos numérotés de 1 à 6 sont sur la table, chacun avec des billets à gagner.
    Vous avez huit dés de votre couleur.
    À votre tour, lancez tous les dés qui vous restent.
    Choisissez une des valeurs obtenues et placez tous vos dés de cette valeur sur le casino du même numéro, sans en garder un seul.
    On joue ainsi chacun son tour jusqu’à ce que plus personne n’ait de dés.
    Ensuite chaque casino paie : celui qui y a le plus de dés prend le plus gros billet, le deuxième prend le suivant, et ainsi de suite.
    Attention aux égalités : les joueurs qui ont le même nombre de dés dans un casino s’éliminent et n’y gagnent rien.
    Reprenez vos dés, garnissez de nouveau les casinos et recommencez : la partie dure quatre manches.
    À la fin, le plus riche gagne.

rules-section-vegas-classic = Las Vegas (2012) : le jeu classique
rules-section-vegas-neutral = Variante : les dés neutres
rules-section-vegas-boulevard = Las Vegas Boulevard (2014)
rules-section-vegas-boulevard-cards = Les cartes action de Boulevard
rules-section-vegas-morecash = More Ca$h More Dice (2019)
rules-section-vegas-morecash-cards = Les cartes action de More Ca$h More Dice
rules-section-vegas-solitaire = Solitaire
rules-section-vegas-secret = Couleurs secrètes

## Jeu classique

rule-V1 = De deux à cinq joueurs. Chacun prend les huit dés d’une couleur. Six casinos numérotés de 1 à 6 sont rangés dans l’ordre au milieu de la table.
    .title = Joueurs et dés

rule-V2 = La pioche compte 54 billets, pour un total de 2 500 000 $ : six de 10 000 $, huit de 20 000 $, huit de 30 000 $, six de 40 000 $, six de 50 000 $ et cinq de chacune des valeurs 60 000 $, 70 000 $, 80 000 $ et 90 000 $.
    .title = Les billets

rule-V3 = Au début de chaque manche, on garnit les casinos dans l’ordre, de 1 à 6. Retournez un à un les billets de la pioche et posez-les devant le casino tant que leur total n’atteint pas 50 000 $, puis passez au suivant. Les billets d’un casino sont visibles de tous et rangés par valeur.
    .title = Garnir les casinos

rule-V4 = Celui qui détient la carte Premier joueur commence la manche, puis on joue dans le sens des aiguilles d’une montre. Le premier détenteur est tiré au sort, sauf si la table désigne une place.
    .title = Qui commence
    .ruling = Le tirage au sort ou le choix d’une place est notre façon de faire ; le livret donne la carte au joueur le plus âgé.

rule-V5 = À votre tour, lancez tous les dés qui vous restent. Choisissez une seule des valeurs obtenues et placez tous vos dés de cette valeur sur le casino qui porte ce nombre. Il est interdit de n’en placer qu’une partie.
    .title = Lancer et placer

rule-V6 = Vous pouvez jouer sur tout casino dont vos dés montrent le numéro, qu’il soit vide, que vous y ayez déjà des dés ou que d’autres joueurs en aient.
    .title = Casinos ouverts à tous

rule-V7 = Quand vous n’avez plus de dés, votre tour est sauté jusqu’à la fin de la manche. Le dernier joueur qui en possède peut donc jouer plusieurs fois de suite. La manche s’achève lorsque tous les dés sont placés.
    .title = Plus de dés

rule-V8 = Les casinos paient dans l’ordre, de 1 à 6. Cherchez d’abord les égalités du casino : tous les joueurs qui y ont le même nombre de dés les retirent et n’y gagnent rien. Cela vaut pour chaque groupe à égalité, et pas seulement pour la première place.
    .title = Les égalités s’annulent

rule-V9 = Parmi les joueurs encore présents, celui qui a le plus de dés prend le plus gros billet, le suivant prend le deuxième, et ainsi de suite. Personne ne prend plus d’un billet par casino. Quand il n’y a plus de billets, les joueurs restants ne reçoivent rien.
    .title = Prendre les billets
    .box = « Scoring » (2014), « Répartition des billets » (2019)

rule-V10 = Les billets que personne n’a gagnés vont face cachée sous la pioche et pourront revenir plus tard. On les y glisse casino après casino, et, dans chaque casino, le plus gros d’abord.
    .title = Billets restants
    .ruling = L’ordre dans lequel les billets restants vont sous la pioche est notre choix ; le livret n’en donne aucun.

rule-V11 = Gardez vos billets gagnés face cachée devant vous. Tout le monde en connaît pourtant la valeur, puisqu’ils ont été posés et pris au grand jour ; seul un billet pioché avec « Échange » (A8) n’est connu que de son propriétaire.
    .title = Vos gains
    .ruling = Tenir les gains pour connus de tous, sauf dans le cas d’« Échange », est notre décision ; le livret dit seulement qu’ils restent face cachée.

rule-V12 = Pour la manche suivante, chacun reprend tous ses dés, les casinos sont garnis de nouveau (V3) et la carte Premier joueur passe au voisin de gauche. La partie compte quatre manches.
    .title = La manche suivante
    .box = « Round » (2012 et 2014)

rule-V13 = Après la dernière manche, le joueur qui possède le plus d’argent gagne. À somme égale, celui qui a le plus de billets l’emporte ; si l’égalité persiste, les joueurs concernés se partagent la victoire.
    .title = Gagner la partie

rule-V14 = Si la pioche s’épuise pendant qu’on garnit les casinos, ceux qui n’ont pas été servis restent tels quels, même sans aucun billet, et la manche se joue quand même.
    .title = La pioche s’épuise
    .ruling = Toute cette règle est notre choix ; le livret ne prévoit pas de pioche vide.

## Dés neutres

rule-V20 = Dans cette variante pour deux à quatre joueurs, ou cinq avec les deux dés neutres supplémentaires de l’une des extensions, chacun reçoit en plus des dés d’une couleur qui n’est à personne : quatre dés neutres chacun à deux joueurs (douze dés en main), deux chacun à trois, quatre ou cinq joueurs (dix en main).
    .title = Distribuer les dés neutres

rule-V21 = À trois joueurs, il reste deux dés neutres. Au début de chaque manche, le premier joueur les lance et les place sur les casinos qu’ils indiquent.
    .title = Deux dés de reste

rule-V22 = Lancez vos dés neutres avec les vôtres. La valeur choisie emporte tous vos dés qui la montrent, neutres compris. Vous pouvez aussi choisir une valeur que seuls des dés neutres montrent.
    .title = Jouer les dés neutres

rule-V23 = Au paiement, la couleur neutre compte comme un joueur de plus, à qui appartiennent tous les dés neutres du casino, quelle que soit la main qui les a placés. Elle peut être à égalité avec des joueurs et les éliminer ; elle peut aussi gagner, et ses billets vont alors sous la pioche.
    .title = Le joueur neutre
    .box = « Joueur fictif » (2012)

rule-X1 = Avec cinq dés, Benno obtient quatre 3 et un 5. Il peut placer les quatre 3 sur le casino 3 ou le 5 sur le casino 5. Il ne peut pas placer un, deux ou trois 3 seulement.
    .title = Quatre 3 et un 5

rule-X2 = Dans un casino où se trouvent 80 000 $, 30 000 $ et 10 000 $, les joueurs ont 5, 3, 3 et 1 dés. Les deux joueurs à trois dés se retirent. Celui qui en a cinq prend 80 000 $, celui qui en a un prend 30 000 $, et le billet de 10 000 $ va sous la pioche.
    .title = Égalité au milieu

rule-X3 = Deux joueurs ont chacun deux dés dans un casino, deux autres en ont chacun un. Tous les quatre s’annulent : ce casino ne paie personne.
    .title = Tous à égalité

rule-X4 = Une fois les égalités retirées, un seul joueur reste dans un casino où se trouvent 40 000 $ et 10 000 $. Il prend 40 000 $ ; le billet de 10 000 $ va sous la pioche.
    .title = Un seul joueur reste

rule-X5 = Trois joueurs, avec des nombres de dés différents, sont dans un casino où se trouvent 70 000 $ et 20 000 $. Le premier prend 70 000 $, le deuxième 20 000 $, le troisième rien.
    .title = Pas assez de billets

rule-X6 = Carla obtient 1, 1 et 5 avec ses propres dés, 1 et 6 avec des dés neutres. Elle peut placer les trois 1 (deux à elle et un neutre), son 5, ou le 6 neutre.
    .title = Le choix de Carla

rule-X7 = La couleur neutre a le plus de dés dans un casino où se trouvent 80 000 $ et 30 000 $. Le billet de 80 000 $ va sous la pioche et le joueur suivant prend 30 000 $.
    .title = Le neutre en tête

rule-X8 = Dans un casino où se trouvent 70 000 $ et 40 000 $, un joueur est premier, la couleur neutre deuxième et un autre joueur troisième. Le premier prend 70 000 $, le billet de 40 000 $ va sous la pioche et l’autre joueur ne reçoit rien.
    .title = Le neutre deuxième

## Boulevard

rule-B1 = Trois couleurs de dés supplémentaires permettent de jouer de deux à huit. Chaque élément de cette boîte peut être utilisé séparément.
    .title = Jusqu’à huit joueurs

rule-B2 = La somme minimale de chaque casino dépend du nombre de joueurs : 30 000 $ à deux, 40 000 $ à trois, 50 000 $ à quatre, 60 000 $ à cinq, 70 000 $ à six, 80 000 $ à sept et 90 000 $ à huit.
    .title = Minimum selon les joueurs
    .ruling = Ce tableau est imprimé sur une carte que nous n’avons pas : les sommes pour deux à six joueurs sont connues par ailleurs, celles pour sept et huit prolongent la série.

rule-B3 = Cinq billets de 100 000 $ sont mélangés à la pioche.
    .title = Billets de 100 000 $
    .ruling = Le livret annonce cinq de ces billets, mais parle une fois de six ; nous jouons avec cinq.

rule-B4 = De deux à sept joueurs, chacun remplace un dé normal par le gros dé de sa couleur et garde donc huit dés. Le gros dé se lance et se place comme les autres, mais compte pour deux dés au paiement.
    .title = Gros dés

rule-B5 = De deux à sept joueurs, chacun remplace un dé normal par un botteur ; à moins de six joueurs, deux dés normaux par deux botteurs. Chacun garde huit dés.
    .title = Botteurs (kickers)

rule-B6 = Un botteur se lance, et se place avec la valeur choisie, comme tout autre dé. Une fois votre placement terminé, réglez un à un les botteurs qui s’y trouvent : chacun est mis de côté pour le reste de la manche, et vous renvoyez exactement un autre dé de ce casino dans la main de son propriétaire. C’est obligatoire, mais ce dé peut être de n’importe quelle taille et à n’importe qui, même à vous. Son propriétaire le relancera à ses tours suivants.
    .title = Expulser un dé

rule-B7 = Si vous n’aviez plus de dés et que l’un des vôtres vous est renvoyé, vous revenez dans la manche.
    .title = De retour en jeu

rule-B8 = Un botteur placé sur un casino sans autre dé n’a aucun effet, pas plus que sur la machine à sous dans Boulevard. Il est tout de même mis de côté : un botteur ne reste jamais sur un casino et ne compte jamais au paiement.
    .title = Botteurs sans effet

rule-B9 = Seul un dé qui se trouvait déjà là peut être expulsé : ni un dé placé en même temps que le botteur, ni un autre botteur. Deux botteurs agissent l’un après l’autre. Un botteur déplacé par une carte expulse là où il arrive, une fois placés tous les dés de cette étape. Un dé neutre expulsé quitte la manche. Un botteur repris revient en main et son expulsion reste acquise ; ce n’est possible qu’avec la boîte de 2019, car dans Boulevard un botteur utilisé ne se reprend pas.
    .title = Botteurs en détail
    .ruling = Toutes ces précisions sont notre choix.

rule-B10 = Six cartes arc-en-ciel sont mélangées aux billets (de deux à huit joueurs). Quand on garnit les casinos, chacune compte pour 40 000 $. Une fois tous les dés placés et avant tout paiement, le prochain billet de la pioche vient remplacer chaque carte arc-en-ciel, que l’on défausse ; si la pioche en livre une autre, on la défausse aussi et l’on pioche encore.
    .title = Cartes arc-en-ciel

rule-B11 = De cinq à huit joueurs, la machine à sous est un septième lieu doté de billets. Elle est garnie en dernier, de la même façon qu’un casino. Au lieu de placer tous les dés de la valeur choisie sur le casino de ce nombre, vous pouvez les mettre tous sur la machine à sous, à condition qu’aucun dé de cette valeur ne s’y trouve déjà, pas même un des vôtres.
    .title = La machine à sous

rule-B12 = À la machine à sous de Boulevard, le joueur qui a le plus de dés choisit un billet le premier, puis le suivant, et ainsi de suite ; personne n’en prend plus d’un, et les billets restants vont sous la pioche. Ici les égalités ne s’annulent pas : à nombre de dés égal, la plus grande somme de points passe d’abord, puis, si elle est égale aussi, le dé le plus fort. Cela vaut à tous les rangs.
    .title = La machine paie
    .ruling = Départager ainsi à tous les rangs est notre choix ; le livret ne le dit que pour la première place.

rule-B13 = La machine à sous paie après le casino 6. Les dés neutres y participent et leur couleur prend toujours le plus gros billet. Si un joueur et la couleur neutre sont égaux en tout, le joueur passe d’abord. Un gros dé compte pour deux dés et ses points comptent deux fois ; la couleur neutre n’a pas de gros dé. Une valeur placée sur la machine y reste interdite pour toute la manche, même si ses dés la quittent, mais un botteur placé seul n’interdit rien.
    .title = La machine en détail
    .ruling = Toutes ces précisions sont notre choix.

rule-B14 = De deux à sept joueurs, chacun reçoit en secret à chaque manche une carte bonus indiquant la valeur d’un billet, ou deux à moins de six joueurs. Chacun a aussi un dé annonce, mis sur 1 au début de la partie et jamais lancé.
    .title = Cartes bonus

rule-B15 = Si un paiement vous donne un billet de la valeur de votre carte bonus, augmentez votre dé annonce de 1 : une fois par carte et par manche, quel que soit le nombre de ces billets. Deux cartes comptent toutes les deux dans la même manche, qu’elles soient identiques ou différentes. Le dé ne dépasse jamais 6. À la fin de la partie, vous recevez 50 000 $ multipliés par la valeur de votre dé annonce. Cet argent ne compte pas comme un billet pour départager une égalité (V13).
    .title = Marquer le bonus
    .ruling = Deux cartes différentes peuvent compter dans la même manche, et l’argent du bonus n’est pas un billet pour départager les joueurs : c’est notre choix ; le livret n’admet qu’une hausse par manche et ne parle de deux que pour des cartes identiques.

rule-B16 = Il y a dix cartes bonus, deux de chacune des valeurs 20 000 $, 30 000 $, 40 000 $, 50 000 $ et 60 000 $ ; les huit cartes de 30 000 $ à 60 000 $ portent aussi les huit couleurs utilisées dans « Couleurs secrètes ». On montre une carte quand elle rapporte ; sinon elle reste secrète jusqu’à la fin de la manche. Toutes les cartes sont remélangées à chaque manche.
    .title = Le paquet des cartes bonus
    .ruling = La composition du paquet et le moment où l’on montre une carte sont notre choix.

rule-B17 = De deux à huit joueurs, chacun reçoit en secret à chaque manche une carte action, ou deux à moins de six joueurs. Vous pouvez utiliser les deux au même tour. Utilisées ou non, toutes les cartes sont remélangées pour la manche suivante.
    .title = Cartes action

rule-B18 = Une carte action se joue à votre propre tour ; « Égalité gagnée » et « Échange » agissent au paiement. Une fois tous vos dés placés, vous ne pouvez plus en jouer, à moins qu’un dé ne vous revienne. Cette interdiction commence à la fin du tour où vous avez placé votre dernier dé et ne touche pas les cartes qui agissent au paiement ou juste avant.
    .title = Quand jouer les cartes
    .ruling = L’interdiction commence à la fin de ce tour et épargne les cartes du paiement : c’est notre choix.

rule-X9 = Sur la machine à sous de Boulevard, Denny a trois 3, Ben deux 6, et Carla deux 4 puis, à un tour suivant, un 1. Carla et Denny ont tous deux trois dés et 9 points, mais le meilleur dé de Carla est un 4 et celui de Denny un 3. Carla choisit la première, Denny le deuxième, Ben le troisième.
    .title = Dés et points égaux

rule-X14 = Anna a mis des 4 sur la machine à sous. Jusqu’à la fin de la manche, personne ne peut plus y mettre de 4, pas même Anna.
    .title = Les 4 sont pris

## Les cartes action de Boulevard

rule-A1 = Avec Boulevard, cette carte ne se joue qu’à votre premier tour de la manche ; avec la boîte de 2019, elle doit être montrée au début de la manche. Au paiement, vous gagnez une égalité : les autres joueurs de ce groupe ne reçoivent rien, et les autres groupes restent à égalité. On vous pose la question casino par casino, dans l’ordre du paiement, paiements anticipés compris, jusqu’à ce que vous l’utilisiez. Elle l’emporte aussi sur vos équipiers. Sur la machine à sous de Boulevard, elle vous place en tête de votre groupe à égalité.
    .title = Égalité gagnée
    .short = gagnez une égalité au paiement
    .ruling = La question casino par casino, la victoire sur les équipiers et l’effet sur la machine à sous sont notre choix.

rule-A2 = Avec Boulevard, la carte agit pendant toute la manche : à chacun de vos tours, après le lancer, vous pouvez relancer une fois autant de ces dés que vous voulez. Avec la boîte de 2019, elle agit une seule fois, pendant un tour. Gros dés et botteurs peuvent être relancés aussi. Le nouveau résultat est définitif. En option, la carte de Boulevard peut elle aussi se limiter à une fois par manche.
    .title = Relance
    .short = relancez des dés après le lancer
    .ruling = Que la carte de Boulevard agisse à chaque tour de la manche est notre lecture ; son texte peut aussi se comprendre comme une fois par manche.

rule-A3 = Pendant un tour, chaque adversaire qui obtient plus d’une valeur doit placer ses dés en deux endroits, avec deux valeurs différentes ; l’un des deux peut être la machine à sous. La carte vise le prochain tour de chaque adversaire, jusqu’à votre propre tour suivant ; elle est épuisée pour qui passe ou n’a plus de dés. Les équipiers ne sont pas des adversaires. Le premier placement se règle avec ses expulsions ; le second se fait ailleurs, avec des dés de ce lancer et non avec des dés revenus entre-temps.
    .title = Deux casinos
    .box = « 2 casinos »
    .short = les adversaires placent deux fois
    .ruling = La durée de la carte, l’exception pour les équipiers et l’enchaînement des deux placements sont notre choix.

rule-A4 = Juste après votre placement, reprenez en main autant de ces dés que vous le souhaitez.
    .title = Reprise
    .short = reprenez des dés à peine placés

rule-A5 = Si une valeur de votre lancer apparaît sur deux dés exactement, cette paire peut aller au casino de votre choix, tournée sur son numéro, ou à la machine à sous, tournée sur une valeur encore libre. Un botteur et un gros dé peuvent en faire partie. C’est le lancer après « Relance » et « Joker » qui compte. C’est là votre placement du tour ; les autres paires ne jouent aucun rôle. Si « Deux casinos » vous vise, la paire ne peut pas rejoindre le casino de votre premier placement.
    .title = Double jeu
    .box = « Double peine » (2014), « Double jeu » (2019)
    .short = placez une paire où vous voulez
    .ruling = Le lancer se juge après « Relance » et « Joker », et la valeur pour la machine à sous est libre : c’est notre choix.

rule-A6 = À jouer après avoir placé sur un casino ou sur la machine à sous. Ce lieu paie au début de votre prochain tour, ou quand le jeu passe devant votre place si vous n’avez plus de dés, et au plus tard avant le paiement de la manche. Les cartes arc-en-ciel y sont d’abord remplacées. Les dés restent, tout comme les billets non gagnés ; s’il y a des billets à la fin de la manche, le lieu paie de nouveau et les mêmes joueurs peuvent regagner. « Égalité gagnée », « Échange » et les cartes bonus agissent lors d’un paiement anticipé.
    .title = Paiement anticipé
    .box = « Scoring avancé » (2014)
    .short = ce lieu paie à votre prochain tour
    .ruling = Le moment exact, le maintien des dés et des billets restants et l’effet d’« Égalité gagnée », d’« Échange » et des cartes bonus sont notre choix.

rule-A7 = On remplace d’abord toutes les cartes arc-en-ciel de la table. Piochez ensuite trois billets à la vue de tous et rangez-les par valeur : celui du milieu va au casino de votre choix ou à la machine à sous, les deux autres sous la pioche, le plus gros d’abord. Entre 50 000 $, 50 000 $ et 80 000 $, le billet du milieu est l’un des 50 000 $. Une carte arc-en-ciel piochée est défaussée et l’on pioche encore.
    .title = Trois billets
    .box = « Pioche de 3 billets » (2014)
    .short = posez le billet du milieu sur trois
    .ruling = Tout le monde voit les trois billets, et l’ordre des deux autres sous la pioche ne vous est pas demandé : c’est notre choix ; le livret permet n’importe quel ordre.

rule-A8 = Au paiement, glissez face cachée sous la pioche un billet que vous venez de recevoir et prenez à la place celui du dessus ; si c’est une carte arc-en-ciel, on la défausse et l’on pioche encore. Vous seul connaissez la valeur du nouveau billet et vous ne pouvez pas revenir en arrière. On vous pose la question juste après qu’un casino vous a payé, pour ce billet-là. Pour les cartes bonus, seuls comptent les billets reçus des casinos.
    .title = Échange
    .short = échangez ce billet contre un autre, inconnu
    .ruling = Le moment de la question et le fait que le billet pioché ne compte pas pour les cartes bonus sont notre choix.

rule-A9 = À jouer avant de lancer pour passer votre tour. Vous pouvez en outre reprendre un de vos dés sur un casino. « Deux casinos » ne vous vise pas pendant ce tour.
    .title = Passer
    .short = passez votre tour, reprenez un dé
    .ruling = Le livret ne donne que le nom de cette carte ; elle agit comme « Au suivant » de la boîte de 2019 (C3).

rule-A10 = Après avoir placé, tournez autant d’autres dés de votre main que vous le souhaitez sur la valeur placée et ajoutez-les au même endroit. Si « Deux casinos » vous vise, vous pouvez épuiser ainsi les dés destinés au second casino.
    .title = Rotation
    .short = ajoutez des dés au même endroit
    .ruling = Le livret ne donne que le nom de cette carte ; elle agit comme « Rab de dés » de la boîte de 2019 (C2).

rule-A11 = « Relance », la « Reprise » de dés à peine placés, « Double jeu », « Rotation », « Joker » et « Rab de dés » peuvent aussi servir pour des dés neutres que vous avez lancés ou venez de placer. « Passer », « Au suivant » et une « Reprise » avant le lancer ne rendent que des dés de votre couleur. Les cartes action des deux boîtes ne se mélangent pas.
    .title = Pour toutes les cartes
    .ruling = Tout cela est notre choix.

## More Ca$h More Dice

rule-M1 = De deux à six joueurs. Douze billets rejoignent la pioche : quatre de 100 000 $ et deux de chacune des valeurs 60 000 $, 70 000 $, 80 000 $ et 90 000 $.
    .title = Joueurs et nouveaux billets
    .ruling = Le livret ne donne que le nombre des nouveaux billets ; leurs valeurs sont notre choix.

rule-M2 = À cinq ou six joueurs, vous pouvez convenir de garnir chaque casino d’au moins 60 000 $ au lieu de 50 000 $.
    .title = Minimum relevé

rule-M3 = Le gros dé de chaque couleur s’ajoute aux huit autres : chacun commence donc avec neuf dés. Le gros dé compte pour deux dés au paiement.
    .title = Gros dés

rule-M4 = La machine à sous s’utilise quel que soit le nombre de joueurs. On la garnit et on y joue comme en B11 et B13, mais elle paie comme un casino : les joueurs à égalité s’annulent (V8), puis les autres choisissent chacun un billet, en commençant par celui qui a le plus de dés.
    .title = La machine à sous

rule-M5 = De deux à cinq joueurs, chacun ajoute deux botteurs à ses dés, ou un seul à cinq joueurs. Ils agissent comme dans Boulevard (B6 à B9), mais un botteur expulse aussi sur la machine à sous.
    .title = Botteurs (kickers)
    .box = « Kickers » (2019)
    .ruling = Ici, les botteurs agissent aussi sur la machine à sous : c’est notre choix.

rule-M6 = De deux à cinq joueurs, chacun reçoit une carte bonus par manche ; à la fin de la partie, vous recevez 30 000 $ multipliés par la valeur de votre dé annonce. Pour le reste, B14 à B16 s’appliquent. Il y a six cartes, une de chacune des valeurs 20 000 $, 30 000 $, 40 000 $, 50 000 $, 60 000 $ et 70 000 $.
    .title = Cartes bonus
    .ruling = Les valeurs des six cartes sont notre choix.

rule-M7 = De deux à six joueurs, chacun reçoit deux cartes action par manche, ou une seule à six joueurs. B17 et B18 s’appliquent ; de plus, une carte dont le moment est passé ne peut plus être jouée pendant ce tour. Les onze cartes sont « Deux casinos » (A3), « Double jeu » (A5), « Échange » (A8), « Égalité gagnée » (A1), « Relance » (A2), « Joker » (C1), « Rab de dés » (C2), « Au suivant » (C3), « Reprise » (C4), « Paiement anticipé » (C5) et « Trois billets » (C6).
    .title = Cartes action

rule-M8 = La boîte apporte une sixième couleur pour un sixième joueur, et deux dés neutres de plus qui permettent de jouer à cinq la variante neutre, avec deux dés neutres chacun (V20, B1).
    .title = Sixième couleur, dés neutres

rule-M9 = Quatre joueurs forment deux équipes assises A, B, A, B ; six joueurs en forment trois, assises A, B, C, A, B, C. Les dés des équipiers restent séparés : ils ne s’additionnent jamais et s’annulent s’ils sont à égalité. À la fin, chaque équipe additionne son argent, bonus compris, et la plus riche gagne ; à égalité, celle qui a le plus de billets, et sinon la victoire est partagée. Les cartes restent secrètes entre équipiers. On peut jouer en équipes avec toutes les boîtes.
    .title = Équipes
    .ruling = Les équipes dans toutes les boîtes, le bonus versé à l’équipe, le secret entre équipiers et le départage sont notre choix.

rule-M10 = Combinaisons conseillées : gros dés et machine à sous ; ou ces deux-là avec les botteurs, avec les cartes bonus, avec les cartes action, ou avec les botteurs et les cartes bonus. Les nouveaux billets sont de la partie, sauf si vous préférez vous en passer.
    .title = Combinaisons conseillées

rule-M11 = Le solitaire avec cette boîte suit L1 à L6 avec six couleurs, vous et cinq rivales, et avec les billets de cette boîte ; chaque groupe de dés se compose comme en L2 avec les couleurs présentes. Si vous le souhaitez, ajoutez les gros dés et la machine à sous. Les gros dés vont dans le groupe 2, mais celui d’une couleur placée d’avance est lancé avec elle ; le vôtre s’ajoute aux dés de L6, et avec les gros dés personne ne devient donc maître flambeur. À la machine à sous, les couleurs rivales prennent toujours le plus gros billet.
    .title = Solitaire avec cette boîte
    .ruling = Les cinq rivales, la composition des groupes, la place des gros dés, l’impossibilité de devenir maître flambeur avec eux et ce que prennent les rivales à la machine à sous sont notre choix.

rule-X10 = Sur la machine à sous de la boîte de 2019, Laurent a deux 3, Jean-Baptiste trois 6, et Océane deux 4 puis deux 1. Océane choisit la première avec quatre dés, puis Jean-Baptiste avec trois, puis Laurent avec deux.
    .title = Choisir à la machine

rule-X11 = Deux équipiers ont chacun trois dés dans le même casino. Ils s’annulent comme n’importe quels joueurs.
    .title = Équipiers à égalité

rule-X12 = Deux équipiers ont deux et trois dés dans un casino, un adversaire en a quatre. L’adversaire prend le plus gros billet, car les dés des équipiers ne s’additionnent pas.
    .title = Pas d’addition entre équipiers

## Les cartes action de More Ca$h More Dice

rule-C1 = Après le lancer, mettez un de vos dés sur la valeur de votre choix.
    .title = Joker
    .short = changez la valeur d’un dé

rule-C2 = Quand vous placez, ajoutez un ou plusieurs des dés qui restent dans votre main, même revenus pendant ce tour, au casino ou à la machine à sous où vous venez de jouer, tournés sur la valeur que vous venez d’y placer. Après « Double jeu », ils vont là où est allée la paire.
    .title = Rab de dés
    .short = ajoutez des dés au même endroit
    .ruling = Des dés revenus pendant ce tour peuvent servir : c’est notre choix.

rule-C3 = À jouer avant de lancer pour passer votre tour et, si vous le souhaitez, reprendre un de vos dés sur un casino. « Deux casinos » ne vous vise pas pendant ce tour.
    .title = Au suivant
    .short = passez votre tour, reprenez un dé

rule-C4 = Soit avant le lancer : reprenez à un seul casino autant de vos dés que vous le souhaitez. Soit après le placement : reprenez autant de ces dés que vous le souhaitez, gros dés et botteurs compris, et dans les deux casinos si « Deux casinos » vous visait.
    .title = Reprise (2019)
    .short = reprenez certains de vos dés
    .ruling = La carte et le livret diffèrent ; offrir les deux moments est notre façon de les réunir.

rule-C5 = Posez cette carte près du casino ou de la machine à sous où vous venez de jouer. Une fois votre prochain tour joué, vous décidez s’il paie ; on vous le demande aussi sans dés en main, et au plus tard quand la manche s’achève. S’il paie, ses dés quittent la manche pour de bon et rien ne les ramène. Les billets restants sont payés en fin de manche comme d’habitude.
    .title = Paiement anticipé (2019)
    .box = « Distribution immédiate » (2019)
    .short = peut payer après votre prochain tour
    .ruling = Aucune carte ne ramène ces dés : c’est notre choix.

rule-C6 = À jouer juste avant le paiement de la manche. On pose la question en même temps à tous les joueurs qui ont encore une carte action, si bien qu’elle ne révèle pas qui détient celle-ci. La carte agit comme « Trois billets » de Boulevard (A7) : des deux billets restants, le plus gros va d’abord sous la pioche.
    .title = Trois billets (2019)
    .box = « Pour un billet de plus » (2019)
    .short = posez le billet du milieu sur trois
    .ruling = La question posée à tous en même temps et l’ordre des deux billets sous la pioche sont notre choix ; le livret ne donne aucun ordre.

rule-C7 = Avec les cartes de cette boîte aussi, un adversaire visé par « Deux casinos » (A3) peut utiliser « Joker » ou « Rab de dés » de sorte qu’il ne reste pas de seconde valeur ; il n’a alors plus rien à placer.
    .title = Deux casinos (2019)
    .box = « 2 casinos » (2019)

rule-C8 = Le dernier tour d’une manche se règle en entier, y compris un paiement anticipé à sa fin (C5). Viennent ensuite les paiements anticipés en attente, dans l’ordre des places ; le remplacement des cartes arc-en-ciel, casinos 1 à 6 puis machine à sous ; « Trois billets » de 2019 (C6) ; enfin le paiement. On ne regarde si tous les dés sont placés qu’après un tour entier.
    .title = Fin d’une manche
    .ruling = Cet ordre est notre choix.

rule-C9 = Les cartes arc-en-ciel défaussées quittent la partie. S’il n’y a plus de billet dans la pioche, une carte arc-en-ciel est simplement retirée. « Trois billets » demande au moins trois billets dans la pioche, « Échange » au moins un.
    .title = Quand la pioche est vide
    .ruling = Toute cette règle est notre choix.

rule-X15 = Après « Double jeu », un joueur joue « Rab de dés ». Les dés ajoutés vont là où est allée la paire.
    .title = « Double jeu », puis « Rab de dés »

## Solitaire

rule-L1 = On joue seul. Les six casinos sont garnis d’au moins 50 000 $ chacun avec tous les billets, ceux de 100 000 $ compris, mais sans cartes arc-en-ciel. Il y a huit couleurs de huit dés normaux : vous en choisissez une, les sept autres sont vos rivales.
    .title = Seul contre sept

rule-L2 = Au début de chaque manche, lancez les huit dés d’une couleur rivale et placez-les où ils l’indiquent. Répartissez les 56 autres dés en deux groupes de 28, avec quatre dés de chaque couleur dans chaque groupe.
    .title = Préparer une manche

rule-L3 = Commencez par le groupe 1 : prenez un dé de chaque couleur, sept en tout, lancez-les et placez tous les dés d’une valeur sur son casino. Lancez ensuite de nouveau un dé de chaque couleur encore présente dans le groupe, dés non placés compris, jusqu’à épuisement du groupe. Jouez alors le groupe 2 de la même façon.
    .title = Lancer pour tous

rule-L4 = Les casinos paient comme en V8 à V10, entre les huit couleurs. Vous gagnez si vous avez plus d’argent que les sept rivales réunies ; à somme égale, c’est perdu. La partie dure quatre manches, ou une seule si vous le choisissez.
    .title = Battre toutes les rivales
    .ruling = Le nombre de manches et la défaite à somme égale sont notre choix.

rule-L5 = Pour plus de difficulté, deux couleurs rivales sont lancées et placées au début de chaque manche. Les deux groupes comptent alors 24 dés chacun, quatre de chacune des six couleurs restantes.
    .title = Plus dur : deux rivales

rule-L6 = Pour plus de difficulté, jouez avec moins de dés de votre couleur : sept, six et ainsi de suite jusqu’à un seul. Si leur nombre est impair, la plus grande moitié va dans le groupe 2. Gagnez avec un seul dé et vous voilà maître flambeur ; avec les gros dés (M11), vous en avez toujours un second, et personne ne le devient. Se combine avec L5.
    .title = Plus dur : moins de dés
    .box = « Maître Joueur » (2014), pour « maître flambeur »
    .ruling = Personne ne devient maître flambeur avec les gros dés : c’est notre choix.

## Couleurs secrètes

rule-S1 = De deux à quatre joueurs : six casinos, huit couleurs de huit dés et tous les billets, ceux de 100 000 $ compris, sans cartes arc-en-ciel. Chaque casino reçoit trois billets, quelle que soit leur valeur, en ordre croissant. Puis deux dés de chaque couleur, seize en tout, sont lancés et placés où ils l’indiquent ; cela ne rapporte rien.
    .title = Mise en place
    .box = « Nouvelle façon de jouer » (2014), pour « Couleurs secrètes »
    .ruling = Les seize premiers dés ne rapportent rien : c’est notre choix.

rule-S2 = Les huit cartes bonus qui portent une couleur sont mélangées, et chaque joueur en reçoit deux en secret : ce sont vos deux couleurs. Les valeurs de billets de ces cartes ne jouent aucun rôle. Les cartes restantes sont mises de côté sans être vues.
    .title = Vos deux couleurs
    .ruling = Les valeurs de billets de ces cartes ne jouent aucun rôle : c’est notre choix.

rule-S3 = Le premier joueur, choisi comme en V4, lance un dé de chaque couleur qui en a encore et place tous les dés d’une valeur sur son casino. Le joueur suivant fait de même ; les dés non placés restent parmi ceux à lancer (L3). On continue jusqu’à ce que tous les dés soient placés.
    .title = Lancer toutes les couleurs
    .ruling = Désigner le premier joueur comme en V4 est notre choix ; le livret désigne le plus jeune.

rule-S4 = Après chaque placement, regardez ce casino. Écartez les couleurs à égalité. Chaque autre couleur y gagne un billet ; s’il y a moins de billets que de couleurs, les plus fortes gagnent. Elles se partagent les plus petits billets du casino, autant qu’il y a de gagnantes, et celle qui a le plus de dés reçoit le plus gros de ceux-là. Les dés des gagnantes quittent le casino et sont mis sur le billet gagné.
    .title = Payé aussitôt

rule-S5 = Si toutes les couleurs du casino sont à égalité, ou s’il n’y a plus de billet, il ne se passe rien.
    .title = Rien à gagner

rule-S6 = Après le dernier dé, les couleurs sont révélées et chacun prend les billets qui se trouvent sous ses deux couleurs. Les billets que personne ne réclame sont défaussés. Après deux manches, le plus riche gagne (V13).
    .title = Couleurs révélées

rule-S7 = Pour la seconde manche, rassemblez les 64 dés, redistribuez les cartes de couleur, posez trois nouveaux billets à chaque casino, puis lancez et placez de nouveau deux dés de chaque couleur. C’est maintenant le voisin de gauche du premier joueur qui commence.
    .title = La seconde manche
    .ruling = Le départ passe au voisin de gauche : c’est notre choix.

rule-X13 = Au casino 1 se trouvent 20 000 $, 40 000 $ et 90 000 $. Anna y ajoute un dé violet et un dé rouge ; il y a maintenant trois dés violets, un rouge, deux jaunes et deux verts. Jaune et vert sont à égalité ; violet prend 40 000 $ et rouge 20 000 $. Les dés violets et le dé rouge s’en vont, et les 90 000 $ restent pour jaune ou vert.
    .title = Violet et rouge gagnent
