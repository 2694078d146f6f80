server-error-malformed = Ceci n’a pas été compris : { $reason }
server-error-invalid-move = Ce n’est pas un coup de ce jeu.
server-error-not-seated = Cette place n’est pas la vôtre.
server-error-bad-token = Ce lien de place n’est plus valable.
server-error-not-host = Seul l’hôte de la table peut faire cela.
server-error-wrong-origin = Cette requête ne vient pas des pages de ce serveur.
server-error-no-spectators = Cette table ne veut pas de spectateurs.
server-error-chat-off = Personne ne peut discuter ici.
server-error-no-undo = On ne reprend un coup que contre des robots, et seulement le sien.
server-error-unknown-table = Il n’y a pas de table { $table }.
server-error-unknown-seat = Cette table n’a pas de place { $seat }.
server-error-not-found = Il n’y a rien à cette adresse.
server-error-not-allowed = Cette adresse n’accepte pas de telles requêtes.
server-error-seat-taken = La place { $seat } est prise.
server-error-seat-empty = Personne n’est assis à la place { $seat }.
server-error-not-open = Cette partie a déjà commencé.
server-error-not-playing = La partie n’a pas commencé.
server-error-not-over = La partie n’est pas encore finie.
server-error-not-ready = Toutes les places ne sont pas prises.
server-error-stale = C’est déjà décidé : la table en est à { $n }.
server-error-not-asked = Ce n’est pas votre tour.
server-error-illegal-move = Ce coup n’est pas permis maintenant.
server-error-game-over = La partie est finie.
server-error-bid-in = Votre réponse est déjà donnée.
server-error-too-large = C’est trop long : { $bytes } octets au plus.
server-error-invalid-name = Un nom a de 1 à { $letters } lettres.
server-error-invalid-text = Un texte a ici de 1 à { $letters } lettres.
server-error-too-fast = Trop de requêtes : attendez un instant.
server-error-too-many-tables = Trop de tables sont ouvertes : finissez-en une d’abord.
server-error-too-many-sockets = Trop de connexions sont ouvertes : fermez-en une d’abord.
server-error-too-many-connections = Trop de connexions viennent de votre adresse : fermez-en une d’abord.
server-error-too-slow = Cela a pris trop de temps : envoyez chaque requête d’un seul trait.
server-error-head-too-large = L’en-tête de la requête est trop long : { $bytes } octets au plus.
server-error-overloaded = Il y a trop à faire ici en ce moment : réessayez dans un instant.
server-error-internal = Quelque chose s’est mal passé ici ; rien n’a changé.
server-error-storage = Cela n’a pas pu être enregistré et n’a donc pas eu lieu. Réessayez dans un instant.
server-error-stopping = Le serveur s’arrête ; revenez dans un instant.
server-error-no-hello = Dites d’abord bonjour à une table.
server-error-unknown-message = Il n’y a pas de message de ce genre.
server-error-name-taken = Un nom qui ressemble à { $name } est déjà pris à cette table.
server-error-present = { $name } est à la table : c’est à cette personne d’en décider.
server-error-table-closed = L’hôte a fermé cette table.
server-error-table-aside = La table { $table } ne peut pas être ouverte : la maison l’a mise de côté le temps de la réparer.
server-error-changed = La table a changé entre-temps. Réessayez.
server-error-wrong-word = Ce n’est pas le mot que cette place a scellé.
server-bot-name = { $level ->
    [random] Veinard
    [greedy] Rapace
   *[other] Robot
  } { $number }
server-no-web-title = Les tables sont ouvertes, la table du navigateur n’est pas construite
server-no-web-text = Ce serveur fonctionne, mais ses pages n’ont pas été construites. Dans une copie des sources, lancez « make web » et rechargez cette page ; les terminaux et les scripts peuvent déjà jouer.
server-serving = Flambeur est à l’adresse { $url }
server-stop-hint = Ctrl+C pour arrêter.
server-joined = Vous êtes à la table { $table } sous le nom de { $name }.
server-commitment = Les dés de cette table sont fixés par { $commitment } ; à contrôler après la partie : flambeur verify FICHIER --commitment { $commitment }
server-choose = Votre coup (numéro, ou q pour partir) :
server-wrong-number = Tapez un des numéros affichés, ou q.
server-over = La partie est finie.
server-left = Vous êtes parti ; le lien de votre place : { $link }
server-notice-removed = L’hôte a donné à un robot la place de { $name }, qui est absent depuis longtemps.
server-notice-stand-in = L’hôte laisse un robot jouer pour { $name }, qui est absent.
server-notice-clock = { $seconds ->
    [0] L’hôte a arrêté l’horloge.
   *[other] L’hôte a réglé l’horloge sur { $seconds } secondes par coup ; plus court, ce temps compte dès le tour suivant.
}
