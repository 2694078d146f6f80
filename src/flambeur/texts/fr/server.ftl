server-error-malformed = Message incompréhensible : { $reason }
server-error-invalid-move = Ce n’est pas un coup de ce jeu.
server-error-not-seated = Cette place n’est pas la vôtre.
server-error-bad-token = Ce lien personnel n’est plus valable.
server-error-not-host = Seul l’hôte de la table peut faire cela.
server-error-wrong-origin = Cette requête ne vient pas des pages de ce serveur.
server-error-no-spectators = Cette table n’accepte pas de spectateurs.
server-error-chat-off = La discussion est fermée à cette table.
server-error-coach-off = Il n’y a pas de conseils à cette table.
server-error-no-undo = On ne peut annuler que son propre coup, et seulement contre des robots.
server-error-unknown-table = Il n’y a pas de table { $table }.
server-error-unknown-seat = Cette table n’a pas de place { $seat }.
server-error-not-found = Il n’y a rien à cette adresse.
server-error-not-allowed = Cette adresse n’accepte pas ce genre de requête.
server-error-seat-taken = La place { $seat } est prise.
server-error-seat-empty = Personne n’est assis à la place { $seat }.
server-error-not-open = Cette partie a déjà commencé.
server-error-not-playing = La partie n’a pas commencé.
server-error-not-over = La partie n’est pas encore finie.
server-error-not-ready = Toutes les places ne sont pas prises.
server-error-stale = C’est déjà décidé : la table en est à { $n }.
server-error-not-asked = Ce n’est pas votre tour.
server-error-illegal-move = Ce coup n’est pas permis maintenant.
server-error-game-over = La partie est finie.
server-error-bid-in = Vous avez déjà répondu.
server-error-too-large = C’est trop long : { $bytes } octets au plus.
server-error-record-too-long = Un enregistrement compte ici { $lines } lignes au plus.
server-error-invalid-name = Un nom compte de 1 à { $letters } caractères.
server-error-invalid-text = Un texte compte ici de 1 à { $letters } caractères.
server-error-coach-fixed = Personne ne reçoit de conseiller en cours de partie.
server-error-rated-alone = Une partie classée avec des robots ne peut pas finir sans résultat : continuez ou abandonnez.
server-error-rated-fixed = Qu’une table soit classée ou non se décide à son ouverture.
server-error-rated-seats = Une partie classée demande au moins deux joueurs connus par un cookie ou comme robot, dont une personne, et nul ne peut tenir deux places.
server-error-rated-clock = À une table classée, aucun robot ne joue pour les retardataires : choisissez un coup au hasard ou l’abandon.
server-error-too-fast = Trop de requêtes : attendez un instant.
server-error-too-many-today = Trop de tables ont été ouvertes aujourd’hui : continuez à l’une d’elles, ou revenez plus tard.
server-error-too-many-tables = Trop de tables sont ouvertes : finissez-en une d’abord.
server-error-too-many-jobs = Trop de vos demandes sont en attente : { $jobs } au plus à la fois.
server-error-too-many-sockets = Trop de connexions sont ouvertes : fermez-en une d’abord.
server-error-too-many-connections = Trop de connexions viennent de votre adresse : fermez-en une d’abord.
server-error-too-slow = Cela a pris trop de temps : envoyez chaque requête d’un seul trait.
server-error-head-too-large = L’en-tête de la requête est trop long : { $bytes } octets au plus.
server-error-overloaded = Il y a trop à faire ici en ce moment : réessayez dans un instant.
server-error-too-much = Le calcul demande ici trop de temps ou de mémoire : il a été arrêté.
server-error-internal = Quelque chose s’est mal passé ici ; rien n’a changé.
server-error-storage = Cela n’a pas pu être enregistré et n’a donc pas eu lieu. Réessayez dans un instant.
server-error-stopping = Le serveur s’arrête ; revenez dans un instant.
server-error-no-hello = Envoyez d’abord le message « hello » à une table.
server-error-unknown-message = Il n’y a pas de message de ce genre.
server-error-name-taken = Un nom qui ressemble à { $name } est déjà pris à cette table.
server-error-present = { $name } est à la table : c’est à cette personne d’en décider.
server-error-table-closed = L’hôte a fermé cette table.
server-error-table-aside = La table { $table } ne peut pas être ouverte : la maison l’a mise de côté le temps de la réparer.
server-error-changed = La table a changé entre-temps. Réessayez.
server-error-wrong-word = Ce n’est pas le mot que cette place a scellé.
server-no-web-title = Les tables sont ouvertes, mais les pages du navigateur ne sont pas construites
server-no-web-text = Ce serveur fonctionne, mais ses pages n’ont pas été construites. Dans une copie des sources, lancez « make web » et rechargez cette page ; les terminaux et les scripts peuvent déjà jouer.
server-serving = Flambeur est à l’adresse { $url }
server-stop-hint = Ctrl+C pour arrêter.
server-joined = Vous êtes à la table { $table } ; votre nom : { $name }.
server-commitment = Les dés de cette table sont fixés par { $commitment } ; à contrôler après la partie : flambeur verify FICHIER --commitment { $commitment }
server-bot-plays = Le robot { $bot } joue à votre place depuis cet ordinateur.
server-choose = Votre coup (numéro, ou q pour partir) :
server-wrong-number = Tapez un des numéros affichés, ou q.
server-over = La partie est finie.
server-left = Vous avez quitté la table ; votre lien personnel pour y revenir : { $link }
server-somebody = Place { $number }
server-notice-removed = L’hôte a remplacé { $name } par un robot après une longue absence.
server-notice-stand-in = L’hôte laisse un robot jouer pour { $name } pendant son absence.
server-notice-public = { $on ->
    [0] L’hôte a retiré cette table de la liste des tables publiques.
   *[other] L’hôte a mis cette table sur la liste des tables publiques.
}
server-notice-spectators = { $on ->
    [0] L’hôte ne laisse plus personne regarder.
   *[other] L’hôte laisse d’autres personnes regarder.
}
server-notice-chat = { $on ->
    [0] L’hôte a fermé la discussion.
   *[other] L’hôte a ouvert la discussion.
}
server-notice-coach = Il n’y a plus de conseils dans cette partie, par décision de l’hôte.
server-notice-clock = { $seconds ->
    [0] L’hôte a arrêté l’horloge.
   *[other] L’hôte a réglé l’horloge sur { $seconds } secondes par coup ; plus court, ce temps compte dès le tour suivant.
}
