### Le terminal : `flambeur play` et les autres commandes.

## À table

cli-welcome = Bienvenue ! On joue à { $game }.
cli-welcome-back = Vous revoilà ! On reprend { $game }.
cli-at-the-table = À la table : { $names }.
cli-character = { $names } : { $character }
cli-person = { $name }
cli-bot = { $name } (robot { $level })
cli-keys = Tapez le numéro de votre choix. ? affiche la règle du moment, ? V8 une règle précise, ? suivi de mots les règles où ils figurent ; u annule votre dernier choix, q quitte.
cli-player = Joueur { $number }

## Choisir

cli-choose = { $name }, à vous de choisir.
cli-prompt = Votre choix ({ $choices }, ?, u, q) :
cli-not-a-choice = Tapez un numéro ({ $choices }), ou ? pour la règle, u pour annuler, q pour quitter.
cli-go-on = Entrée pour continuer, u pour annuler :
cli-not-go-on = Appuyez sur Entrée pour continuer, ou tapez u pour annuler votre choix.
cli-taken-back = Choix annulé.
cli-cannot-take-back = Trop tard pour annuler : depuis votre dernier choix, une information nouvelle est apparue.
cli-forced = { $name } n’a qu’un seul choix : { $move }.
cli-no-such-rule = Il n’y a pas de règle { $rule }.
cli-pass-keyboard = Passez le clavier à { $name }, qui appuie ensuite sur Entrée :

## Quitter

cli-save-where = Pour sauvegarder la partie, tapez un nom de fichier ({ $ending }) ; Entrée seule quitte sans sauvegarder :
cli-save-again = Entrée sauvegarde de nouveau la partie dans { $file }, un autre nom la sauvegarde dans un autre fichier, n quitte sans sauvegarder :
cli-saved = La partie est sauvegardée dans { $file }. Pour continuer : flambeur play --resume { $file }
cli-not-saved = La partie n’a pas été sauvegardée. Au revoir !

## Le résultat

cli-result = Résultat
cli-name = Nom
cli-score = Score
cli-tiebreak = Dép.
cli-wins = gagne
cli-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}

## Simuler

cli-playing = Parties
cli-interrupted = Simulation interrompue ; parties jouées : { $done } sur { $games }.
cli-simulated = { $game }, { $players ->
    [1] un joueur
   *[other] { $players } joueurs
} : { $games ->
    [0] aucune partie
    [1] une partie
   *[other] { $games } parties
}
cli-speed = { NUMBER($seconds, maximumFractionDigits: 1) } secondes, { NUMBER($rate, maximumFractionDigits: 0) } parties par seconde, graine { $seed }.
cli-engine = Moteur : { $why ->
   *[asked] { $engine }, comme demandé
    [covered] règles compilées, qui couvrent cette table
    [warming] moteur de référence tant que les règles se compilent, puis règles compilées
    [few] moteur de référence : si peu de parties finissent avant que les règles compilées soient chargées
    [cold] moteur de référence : les règles ne sont pas encore compilées ; --engine kernel les compile
    [bots] moteur de référence : les règles compilées ne connaissent pas ces robots
    [cards] moteur de référence : les règles compilées laissent de côté les cartes action
    [rules] moteur de référence : il n’y a pas de règles compilées pour cette table
    [numba] moteur de référence : Numba n’est pas installé
    [records] moteur de référence : les règles compilées n’écrivent pas de parties
}.
cli-by-bot = Robot
cli-by-seat = Place
cli-seat = Place { $number }
cli-games = Parties
cli-win-rate = Victoires
cli-interval = 95 %
cli-turns = Tours
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-getting-ready = Préparation…
cli-compiling = Compilation du code pour cette table, cette fois seulement…
cli-compiling-beside = Le code des robots qui réfléchissent est compilé pendant ce temps ; d’ici là, ils réfléchissent sans lui.
cli-compiling-part = Compilation du code pour cette table, cette fois seulement : { $ready } sur { $parts }…
cli-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-rate = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-share = Part
cli-share-note = Une victoire partagée compte comme gagnée pour chacun ; dans la colonne « part », elle est divisée entre eux, et les parts de toutes les places font 100 %.
cli-interval-note = Le vrai taux se trouve dans l’intervalle à 95 % (Wilson) dans 19 études sur 20. Scores, départages et tours sont des moyennes par partie.

## L’étagère, les enregistrements et les positions

cli-for-players = { $low ->
    [one] de 1 à { $high } joueurs
   *[other] de { $low } à { $high } joueurs
}
cli-preset = Formule { $name } : { $options }
cli-replay = { $game } avec { $names }
cli-unfinished = Cette partie n’est pas finie. Elle en est là :
cli-may = { $name } peut :
cli-chance-next = Le hasard décide ensuite : { $what }.
cli-dice = { $count ->
    [one] un dé ({ $kind })
   *[other] { $count } dés ({ $kind })
}
cli-pick = un parmi { $count } ({ $kind })
cli-dice-plain = { $count ->
    [one] un dé
   *[other] { $count } dés
}
cli-kind-own = sa couleur
cli-kind-neutral = couleur neutre
cli-kind-big = gros dés
cli-kind-kicker = botteurs
cli-kind-starter = premier joueur
cli-kind-board = planches
cli-kind-bonus = cartes bonus
cli-kind-card = cartes action
cli-kind-colour = couleurs
cli-kind-note = billets

## Ce qui peut clocher dans une commande

error-unknown-language = Langue inconnue : « { $language } ». Langues possibles : { $allowed }.
error-option-form = « { $given } » n’est pas une option : écrivez nom=valeur.
error-unknown-preset = Formule inconnue pour { $game } : « { $preset } ». Formules possibles : { $allowed }.
error-resume-beside = Une partie sauvegardée vient avec sa table : retirez { $given }.
error-cannot-read = Impossible de lire le fichier { $file }.
error-cannot-write = Impossible d’écrire le fichier { $file }.
error-file-exists = Le fichier { $file } existe déjà : choisissez un autre nom.
error-too-many-people = { $given } personnes ne peuvent pas s’asseoir à une table de { $players }.
error-no-such-seat = Il n’y a pas de place { $seat } : les places sont numérotées de 1 à { $players }.
error-too-many-names = { $names ->
    [one] Un nom, c’est trop
   *[other] { $names } noms, c’est trop
} pour { $people ->
    [0] une table sans joueur humain
    [1] une seule personne
   *[other] { $people } personnes
}.
error-too-many-bots = { $bots } robots, c’est trop pour { $seats ->
    [one] une seule place
   *[other] { $seats } places
}.
error-bad-name = Un nom se compose de 1 à { $longest } caractères imprimables.
error-unknown-game = Jeu inconnu : « { $game } ». Jeux possibles : { $allowed }.
error-unknown-bot = Robot inconnu pour ce jeu : « { $bot } ». Robots possibles : { $allowed }.
error-invalid-record = L’enregistrement contient une erreur à la ligne { $line } : { $reason }
error-one-form = Choisissez --json ou --csv, pas les deux.
error-no-games = Il faut jouer au moins une partie.
error-no-workers = Il faut au moins un processus.
error-unknown-engine = Moteur inconnu : « { $engine } ». Moteurs possibles : { $allowed }.
error-no-kernel-bots = Les règles compilées ne connaissent pas tous ces robots : utilisez le moteur de référence.
error-no-kernel-cards = Les règles compilées laissent de côté les cartes action : utilisez le moteur de référence.
error-no-kernel-rules = Il n’y a pas de règles compilées pour cette table : utilisez le moteur de référence.
error-no-kernel-numba = Les règles compilées ont besoin de Numba, qui n’est pas installé : utilisez le moteur de référence.
error-no-kernel-code = Les règles n’ont pas pu être compilées : utilisez le moteur de référence.
error-no-rules = Il n’y a pas de pages de règles pour { $game }.
error-unknown-rule = { $game } n’a pas de règle { $rule }.
error-broken-seal = Le sceau de la ligne { $line } ne correspond pas : cet enregistrement a été modifié.
error-other-rules = Cette partie a été jouée avec une autre version des règles (ligne { $line }).
error-partial = Cet enregistrement ne contient que ce qu’une place a vu (ligne { $line }) : il ne peut pas être rejoué.
error-system = Le système répond : { $reason }.

db-finding = Table { $table } : { $reason }
db-mended = La table { $table } est réparée.
db-closed = La table { $table } est fermée.
db-checked = { $tables ->
    [one] Une table a été lue
   *[other] { $tables } tables ont été lues
} ; { $left ->
    [0] toutes peuvent être chargées.
    [one] une ne peut pas être chargée : --mend la fait reprendre, --close y met fin.
   *[other] { $left } ne peuvent pas être chargées : --mend les fait reprendre, --close y met fin.
}
db-damaged = La base { $file } est endommagée :
db-damaged-page = page { $page } (à partir de l’octet { $byte }), { $part } : { $reason }
db-damaged-place = { $reason }
db-lost = La table { $table } est perdue : { $what ->
    [journal] ses coups sont illisibles
   *[document] ses données sont illisibles
}.
db-lost-part = Une partie de { $part } ne peut pas être lue : { $part ->
    [meta] les cookies des invités ne valent peut-être plus ; leurs liens privés, si.
    [chats] une partie de ce qui a été dit aux tables est perdue.
    [guests] certains invités ne retrouvent leur place que par leur lien privé.
    [ratings] certains classements sont perdus.
    [snapshots] certaines tables seront plus longues à charger une fois.
    [tables] les tables dont les données ont disparu sont nommées ci-dessus, si autre chose les connaît.
   *[other] certaines notes sur les tables sont perdues.
}
db-saved = { $tables ->
    [one] Une table est sauvée
   *[other] { $tables } tables sont sauvées
} dans { $file }, { $lost ->
    [0] aucune n’est perdue
    [one] une est perdue
   *[other] { $lost } sont perdues
}. Vérifiez ce fichier (flambeur db check --database sqlite:///{ $file }), puis mettez-le en place : flambeur db restore { $file }
db-backup = { $file } contient la base telle qu’elle est maintenant ({ $bytes } octets).
db-restored = { $file } a pris la place de la base.
db-restored-live = { $file } a pris la place de la base, et le serveur qui l’utilise continue avec elle.
db-pruned-kind = { $kind ->
    [unused] jamais commencées
    [abandoned] sans résultat
    [bots] entre robots
    [unfinished] jamais finies
    [resigned] abandonnées
   *[finished] finies
} : { $count }
db-pruned = { $count ->
    [0] Aucune table n’a été supprimée
    [one] Une table a été supprimée
   *[other] { $count } tables ont été supprimées
}, il en reste { $left }.
db-migrated = La base de données est à jour.
db-copied = { $tables ->
    [one] Une table a été copiée.
   *[other] { $tables } tables ont été copiées.
}
