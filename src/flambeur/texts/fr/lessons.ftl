### Leçons : ce qu’on dit à qui joue une première partie avec des dés écrits d’avance. Ben, Cleo et Dan jouent aussi.

## Las Vegas

lesson-vegas-welcome = Six casinos, et de l’argent devant chacun. Ben, Cleo et vous avez huit dés chacun. À la fin, celui qui a le plus de dés dans un casino prend son plus gros billet.
lesson-vegas-roll = Vous avez lancé vos dés. Choisissez une valeur : tous vos dés de cette valeur vont au casino de ce numéro. Vous avez trois 4, et le casino 4 a le plus gros billet, 90 000 $. Placez les 4.
    .fewer = Dans une vraie partie, vous le pourriez. Mais trois dés dans le casino le plus riche valent mieux. Essayez les 4.
lesson-vegas-tie = Vous lancez les dés qui restent. Attention : si deux joueurs ont le même nombre de dés dans un casino, aucun des deux n’y gagne rien. Ben a trois dés au casino 3. Trouvez le casino où vous seriez en tête.
    .tied = Vous seriez à égalité avec Ben, trois dés contre trois : personne n’aurait rien. Au casino 5, il n’y a encore personne : un dé suffit.
    .behind = Cleo a deux dés au casino 6 et il n’y a qu’un billet : votre dé n’y gagnerait rien. Au casino 5, il n’y a encore personne.
lesson-vegas-break = Cleo a placé trois 4 à côté des vôtres : égalité, et les 90 000 $ n’iraient à personne. Mais vous avez obtenu encore un 4 !
    .lost = Alors l’égalité reste, et vous perdez tous deux les 90 000 $. Encore un 4, et vous avez quatre dés contre trois.
lesson-vegas-second = Le casino 2 a deux billets : qui a le plus de dés prend 30 000 $, le deuxième 20 000 $. Ben y a deux dés. Où un seul dé rapporte-t-il encore quelque chose ?
    .behind = Quelqu’un y a déjà plus de dés, et il n’y a qu’un billet. Au casino 2, la deuxième place est payée aussi.
lesson-vegas-cancel = Regardez le casino 1 : Ben et Cleo y ont deux dés chacun. Ils s’annulent : aucun des deux n’est payé, et les 60 000 $ vont à celui des autres qui a le plus de dés. Un seul dé à vous suffit !
    .behind = Les deux dés de Cleo y gagnent. Au casino 1, les deux autres s’annulent : un seul dé suffit.
lesson-vegas-last = Il reste un dé, un 5. Avec une seule valeur, il n’y a rien à choisir : il va de lui-même au casino 5 et vous y met devant Ben. Les casinos paient. Un billet que personne ne gagne va sous la pioche.
lesson-vegas-end = 240 000 $ : vous êtes en tête ! Tous les dés reviennent, les casinos reçoivent de nouveaux billets et Ben commence. Une partie a quatre manches comme celle-ci ; le plus riche gagne. Vous savez jouer.

## Temptation

lesson-temptation-welcome = Une planche de six rangées. Qui place le dernier dé d’une rangée, peu importe qui a placé les autres, en gagne les points si elle est blanche, et les paie si elle est noire. Vous avez lancé cinq dés.
lesson-temptation-first = Les rangées se remplissent de gauche à droite ; chaque case dit quel dé elle prend. Vous avez deux 1, et la rangée 1 en veut trois. Placez un 1 dans la rangée 1.
    .ones = Il convient aussi, mais les 1 vous mènent plus loin : la rangée 1 vaut 40 points.
lesson-temptation-second = On peut placer plusieurs dés d’un même lancer. Placez aussi l’autre 1.
    .ones = Pas maintenant : avec le deuxième 1, il ne reste qu’une case dans la rangée 1.
lesson-temptation-roll = Encore un 1, et la rangée 1 est finie : 40 points. Laissez-la, et Ben les prendra peut-être. Relancez vos trois autres dés !
    .stop = Alors il suffit d’un seul 1 à Ben pour prendre les 40 points. Relancez.
    .place = Un dé placé ne se relance plus. Gardez trois dés pour le lancer : l’un d’eux doit devenir un 1.
lesson-temptation-finish = Un 1 ! Finissez la rangée 1.
    .ones = Le 1 vaut 40 points, tout de suite.
lesson-temptation-stop = 40 points ! On peut relancer, jusqu’à cinq lancers. Mais après chaque lancer, il faut placer un dé s’il y en a un qui convient, même dans une rangée noire. Mieux vaut s’arrêter ; les dés non placés vous reviennent.
    .enough = Vous pourriez, mais il y a peu à gagner et quelque chose à perdre. Arrêtez-vous.
lesson-temptation-stars = Ben a mis deux 6 dans la rangée noire 5 : qui y place le troisième paie 30 ! La rangée 4 a des étoiles : n’importe quelle valeur, mais quatre dés identiques. Vous avez trois 5. Placez un 5 dans la rangée 4.
    .pays = Cela finirait la rangée noire : vous paieriez 30 points !
    .stars = Les trois 5 valent mieux : commencez avec eux la rangée d’étoiles.
lesson-temptation-tempt = Vos autres 5 suivent. Un 5 de plus, et c’est 70 points ! Mais si vous n’obtenez que des 6, il faudra finir la rangée noire et payer 30. Tentant ? Ben vient après vous et prendrait volontiers les 70. Lancez !
    .pays = Cela finirait la rangée noire : vous paieriez 30 points !
    .brave = Alors Ben aura sa chance de prendre les 70 points. Avec deux dés, la vôtre est bonne : lancez.
lesson-temptation-seventy = Un 5, et un 6 aussi. Choisissez bien !
    .pays = Cela coûte 30 points. Le 5 finit la rangée 4 et en rapporte 70.
lesson-temptation-safe = 190 points. Il reste un dé. S’il montre encore un 6, il faudra le placer et payer. Que faites-vous ?
    .pays = Cela finit la rangée noire : vous paieriez 30 points !
    .forced = Un 6 devrait être placé et vous coûterait 30. Il n’y a presque rien à gagner. Arrêtez-vous.
lesson-temptation-end = On continue ainsi jusqu’à ce que la planche soit pleine ; puis les dés sont redistribués et la suivante arrive. Dès que quelqu’un a 500 points en fin de manche, qui a le plus de points gagne. Vous savez jouer.

## Um Kopf und Kragen

lesson-kragen-welcome = L’or décide : chacun a trois sacs, 12 kg en tout. Les jetons servent à payer et à miser. Dès que quelqu’un a 25 kg en fin de manche, qui a le plus d’or gagne.
lesson-kragen-roll = À vous. Mettez un jeton au pot et lancez trois dés : leur somme est votre résultat. Qui a le meilleur résultat de la manche prend le pot.
    .sell = C’est permis à tout moment de votre tour. Mais vous avez assez de jetons : gardez votre or et lancez.
lesson-kragen-again = 12, c’est peu. Une deuxième tentative coûte deux jetons, et vous choisissez les dés. Un dé seul est relancé jusqu’à montrer au moins autant qu’avant : il ne peut pas empirer. Relancez le 2.
    .low = Ben et Cleo jouent après vous et battront 12 sans peine. Améliorez le 2.
    .two = Deux ou trois dés comptent comme ils tombent, en bien ou en mal. Le 2 seul ne peut que s’améliorer.
    .sell = C’est permis, mais vous avez assez de jetons : gardez votre or et relancez le 2.
lesson-kragen-stop = 15 ! Une troisième tentative coûterait trois jetons. Il vous en reste quatre : gardez-les et arrêtez.
    .dear = Trois jetons pour un point ou deux, c’est trop. 15 est bon : arrêtez.
    .sell = Vous avez assez de jetons. Arrêtez.
lesson-kragen-bid = Ben n’a que 14. Cleo met 5 kg d’or aux enchères : Ben et vous misez en secret, puis montrez ensemble. Qui mise le plus prend le sac et paie sa mise à Cleo ; l’autre paie un jeton. Misez 3.
    .low = Un seul jeton ne gagne presque jamais, et vous le paieriez quand même. Misez 3.
    .tie = Si les plus hautes mises sont égales, ces joueurs paient un jeton chacun et misent encore. Ben pense peut-être aussi à 2. Misez 3.
    .all = Il ne vous resterait rien pour le prochain lancer, et vous devriez mettre un sac aux enchères. 3 suffisent.
lesson-kragen-end = Vous avez 17 kg, et votre 15 prend le pot : sept jetons ! À égalité, le dernier à jouer l’aurait pris. Vous commencez la manche suivante. Plus de jetons ? Mettez un sac aux enchères. Vous savez jouer.

## Modules de Las Vegas

lesson-big-place = Chacun a un gros dé, qui compte pour deux. Le vôtre montre un 5, et le casino 5 a 90 000 $. Placez-le là, tout seul.
    .pair = Deux 6 valent autant que le gros dé seul. Mais le casino 5 paie mieux.
    .less = Le casino 5 a le plus gros billet, et votre gros dé y compte pour deux.
lesson-big-tie = Ben a placé deux dés à côté de votre gros dé. Deux contre deux : égalité, et personne n’a rien ! Vous avez encore un 5.
    .lost = Alors l’égalité reste et les 90 000 $ sont perdus. Un 5 de plus fait trois contre deux.
lesson-big-end = Votre gros dé et un dé normal comptent pour trois : vous êtes en tête. Tout le reste est comme avant. Voilà les gros dés.
lesson-kickers-place = Deux dés de chacun sont des botteurs (kickers), ceux à huit coins. Ben mène au casino 4, deux dés contre un. Vous avez un 4 et un botteur de valeur 4 : placez les 4.
    .kick = Un botteur n’agit qu’au casino où il est placé. Au casino 4, il peut expulser un dé de Ben.
lesson-kickers-kick = Le botteur agit : il renvoie dans la main de son propriétaire un dé qui était là avant. Quel dé doit partir ?
    .own = Vous pouvez aussi renvoyer votre propre dé pour le relancer. Mais ici, c’est Ben qui gêne.
lesson-kickers-end = Vous menez, deux dés contre un. Ben a repris son dé et le relancera. Le botteur est mis de côté pour cette manche : les botteurs ne comptent jamais au paiement.
lesson-rainbow-place = Le casino 5 a une carte arc-en-ciel : personne ne sait ce qu’elle vaut. Avant le paiement, elle devient un billet de la pioche, de 10 000 à 90 000 $. Tentez votre chance : placez les 5.
    .sure = 30 000 $, c’est sûr mais maigre : la plupart des billets de la pioche valent plus. Tentez les 5.
lesson-rainbow-tie = Ben aime aussi la chance : quatre dés chacun, égalité. Vous avez obtenu encore un 5.
    .lost = Alors la carte arc-en-ciel ne rapporte rien à personne. Un 5 de plus rompt l’égalité.
lesson-rainbow-last = Ben a placé tous ses dés, et vos trois derniers 6 vont au casino 6. Avant le paiement, la carte arc-en-ciel devient un billet. Regardez le casino 5 !
lesson-rainbow-end = 80 000 $ ! Cela aurait pu être dix. Quand on garnit les casinos, une carte arc-en-ciel compte pour 40 000 $. Voilà les cartes arc-en-ciel.
lesson-slot-slot = Il y a un septième lieu : la machine à sous, avec 100 000 $ et 10 000 $. Les dés d’une valeur peuvent y aller au lieu de leur casino. Mettez vos trois 3 à la machine à sous.
    .other = Vous pourriez, mais 100 000 $ attendent à la machine à sous. Mettez-y les 3.
lesson-slot-more = Ben a aussi obtenu des 3, mais chaque valeur n’y va qu’une fois par manche : le 3 est fermé. Vos dés y comptent ensemble, quelle que soit leur valeur. Ajoutez les 5.
    .other = Ben peut encore y venir avec trois dés ou plus. Avec vos deux 5, vous en avez cinq.
lesson-slot-take = Tous les dés sont placés, et la machine à sous paie en dernier : selon le nombre de dés, et les égalités s’annulent. Vous avez cinq dés, Ben trois : vous choisissez d’abord. Quel billet ?
    .small = Ben serait ravi de prendre l’autre.
lesson-slot-end = 100 000 $ pour vous, le reste pour Ben. Avec la boîte Boulevard, les points des dés départagent les égalités. Voilà la machine à sous.
lesson-bonus-place = Vous avez deux cartes bonus secrètes, 40 et 60. Gagnez un billet de cette valeur, et votre dé annonce monte d’un point ; chaque point vaut 50 000 $ à la fin. Où placez-vous ?
    .dear = 80 000 $, c’est bien. Mais 40 000 $ au casino 6 et un point de dé annonce, cela fait 90 000 $.
lesson-bonus-other = Votre autre carte dit 60. Trouvez le billet.
    .dear = 70 000 $ contre 60 000 $ et un point de dé annonce : votre carte rend le casino 3 meilleur.
lesson-bonus-last = Ben a fini, et vos deux derniers dés vont au casino 4. Les casinos paient : regardez vos cartes.
lesson-bonus-end = Les deux cartes ont été montrées et votre dé annonce est à 3 : trois fois 50 000 $ en plus. Chaque manche apporte de nouvelles cartes. Voilà les cartes bonus.
lesson-action-card = Vous avez deux cartes action secrètes, pour cette manche. Le Joker tourne un dé après le lancer. Deux 6, c’est une petite avance au casino 6 : jouez d’abord le Joker.
    .wait = D’abord la carte : une fois les dés placés, il est trop tard pour le Joker.
lesson-action-pick = Quel dé tournez-vous ? Le 2, tout seul, vaut le moins.
    .six = Les 6 sont justement ceux qu’il faut garder.
    .pair = Celui-là peut encore servir. Le 2 est tout seul.
lesson-action-turn = Sur quelle valeur ? Le casino 6 a 90 000 $.
    .face = Ce sont trois 6 qu’il vous faut.
lesson-action-place = Trois 6 ! Placez-les.
    .six = Vous avez joué une carte pour les 6 : profitez-en.
lesson-action-end = Une carte ne se joue qu’à son moment : « Rab de dés », votre seconde carte, serait possible maintenant, après le placement. Pointez une carte pour lire son effet. Voilà les cartes action.
lesson-neutral-place = Chacun lance aussi des dés neutres, les gris. Ils ne sont à personne mais comptent comme un joueur : ils peuvent vous mettre à égalité. Les dés d’une valeur vont ensemble, les gris aussi. Trouvez le meilleur casino.
    .tied = Deux dés à vous et deux gris : égalité, et vous n’avez rien. Le casino 3 n’a pas de dé gris.
    .none = Vous n’y placeriez qu’un dé gris. Le casino 3 vous paie 70 000 $.
    .less = Cela irait, mais le casino 3 paie mieux.
lesson-neutral-weapon = Ben mène au casino 4 avec deux dés, pour 80 000 $. Vous avez deux 4 gris et aucun 4 à vous. Que pourraient-ils y faire ?
    .ben = Vous pouvez. Mais deux dés gris au casino 4 mettraient Ben à égalité : il n’y gagnerait rien.
lesson-neutral-end = Deux contre deux : Ben et les dés neutres s’annulent. Si les dés neutres gagnent un billet, il va sous la pioche. Voilà les dés neutres.
lesson-teams-place = Cleo et vous formez une équipe contre Ben et Dan : à la fin, chaque équipe additionne son argent. Mais vos dés ne s’additionnent pas, et des équipiers peuvent être à égalité. Où placez-vous ?
    .mate = Cleo y a aussi trois dés : vous vous annuleriez, et votre équipe perdrait 90 000 $.
    .behind = Dan a trois dés au casino 5 : deux ne suffisent pas. Au casino 3, vous menez.
lesson-teams-help = Ben mène au casino 6 avec deux dés, Cleo en a un. Vous ne pouvez pas y gagner, mais vous pouvez mettre Ben à égalité : vous vous annulez, et le billet va à Cleo !
    .behind = Dan a trois dés au casino 1. Aidez Cleo au casino 6.
    .less = 60 000 $ pour votre équipe, mais 80 000 $ pour Ben. Au casino 6, votre équipe a les 80, et Ben rien.
lesson-teams-end = Ben et vous vous annulez, et le seul dé de Cleo prend 80 000 $ pour votre équipe. Voilà les équipes.

## Autres façons de jouer

lesson-solitaire-welcome = Le bleu est à vous, toutes les autres couleurs sont rivales. L’orange a été placé avant le début. À chaque tour, vous lancez un dé de chaque couleur et placez tous les dés d’une valeur, les vôtres et les leurs.
lesson-solitaire-place = Le casino 5 est vide, et le bleu montre un 5. Placez-le.
    .rivals = Cela n’aide que des rivales. Votre dé bleu mène au casino 5.
lesson-solitaire-tie = Il faut placer quelque chose à chaque tour. Les égalités s’annulent : mettez vos rivales à égalité ! Au casino 3, il y a un dé orange ; le vert et le noir s’y ajouteraient.
    .red = Cela met le rouge à côté de votre bleu : égalité, et vous perdez 90 000 $. Les dés non placés seront relancés.
    .blue = Bleu, violet et orange y seraient à égalité : votre dé serait gâché.
    .rivals = Une rivale y serait en tête. Au casino 3, trois rivales s’annulent, et personne n’a les 70 000 $.
lesson-solitaire-end = Quand tous les dés sont placés, les casinos paient chaque couleur. Après quatre manches, vous gagnez avec plus d’argent que toutes les rivales réunies. Vous savez jouer.
lesson-secret-welcome = Deux des huit couleurs sont à vous, en secret : le bleu et le rouge. À chaque tour, vous lancez un dé de chaque couleur et placez tous les dés d’une valeur.
lesson-secret-place = Les casinos paient aussitôt. Les couleurs à égalité n’ont rien ; les autres gagnent les plus petits billets, et celle qui a le plus de dés reçoit le plus gros de ceux-là. Au casino 1, vous auriez trois bleus et deux rouges. Placez les 1.
    .others = Cela aide d’autres couleurs. Avec les 1, vos deux couleurs sont payées aussitôt.
lesson-secret-untie = Le bleu a pris 40 000 $, le rouge 20 000 $, et leurs dés sont partis. Au casino 2, quatre couleurs ont un dé chacune : toutes à égalité. Ajoutez votre 2 rouge.
    .others = Rien là pour le bleu ni le rouge. Au casino 2, votre rouge aurait deux dés, sans égalité.
lesson-secret-end = Le rouge est payé une nouvelle fois. Quand tous les dés sont placés, chacun montre ses couleurs et prend leurs billets ; après deux manches, le plus riche gagne. Mais gardez le secret : qui devine vos couleurs les mettra à égalité !
