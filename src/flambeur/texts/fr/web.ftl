### The words of the browser client. What happens in a game is said by the server.

## Everywhere

web-home-link = Flambeur, retour à l’accueil
web-nav = Navigation principale
web-nav-new = Nouvelle partie
web-nav-learn = Apprendre
web-nav-tables = Tables publiques
web-skip-to-content = Aller au contenu
web-language = Langue
web-settings = Réglages
web-close = Fermer
web-loading = Un instant…
web-no-picture = Cette page n’a pas d’image pour ce jeu. On peut le jouer et le suivre en mots.
web-go-home = Retour à l’accueil
web-theme = Apparence
web-theme-auto = Comme l’appareil
web-theme-light = Claire
web-theme-dark = Sombre
web-speed = Vitesse des dés
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-none = Sans animation
web-notices = Quand c’est mon tour
web-notice-sound = Jouer un son
web-notice-browser = Afficher une notification
web-notice-refused = Votre navigateur n’autorise pas les notifications pour cette page.
web-at-table = À la table
web-noises = Bruits des dés, de l’argent et des cartes
web-show-chat = Afficher la discussion
web-copy = Copier
web-copy-link = Copier le lien
web-copied = Copié

web-title-home = Flambeur
web-title-new = Nouvelle partie · Flambeur
web-title-tables = Tables publiques
web-title-me = Vos statistiques
web-title-table = Table { $code } · Flambeur
web-title-replay = Partie { $code } · Flambeur
web-title-learn = Apprendre en jouant · Flambeur
web-title-unknown = Page introuvable · Flambeur

## What can go wrong

web-error-offline = Le serveur est injoignable. Tourne-t-il encore ?
web-error-server = Le serveur n’a pas pu répondre. Veuillez réessayer.
web-error-unknown-table = Il n’y a pas de table { $code }. Une lettre est peut-être fausse, ou la table a été fermée.
web-error-closed = L’hôte a fermé cette table. Il y en a peut-être une autre pour vous.
web-error-bad-token = Ce lien personnel ne fonctionne plus. Vous pouvez regarder, prendre une place libre ou demander un nouveau lien.
web-error-no-spectators = Cette table n’accepte pas de spectateurs.
web-error-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
web-error-not-over = La partie { $code } n’est pas finie, il n’y a donc encore rien à revoir.
web-error-stale = C’était déjà décidé. La table montre où en est la partie.
web-error-too-fast = C’était trop rapide. Attendez un instant.
web-gone-heading = Rien à voir ici
web-unknown-heading = Page introuvable
web-unknown-text = Cette adresse ne mène nulle part. Les tables sont à l’accueil.
web-unknown-game = Ce jeu n’existe pas ici. Choisissez-en un ci-dessus.
web-link-lost = Connexion perdue. Reconnexion…

## The first page

web-hero = Lancez. Bluffez. Raflez la mise.
web-hero-more = Des jeux de dés pour flambeurs : contre des robots, avec des amis où qu’ils soient, ou autour d’un seul écran. Sans compte, sans installation.
web-no-script = Flambeur a besoin de JavaScript pour dessiner ses tables.
web-play = Jouer
web-play-now = Jouer tout de suite
web-play-now-more = Las Vegas contre trois robots
web-learn-first = Jamais joué ? Apprenez en trois minutes
web-dealing = Mise en place…
web-games-heading = Les jeux
web-players-range = De { $low } à { $high } joueurs
web-presets = Formules toutes prêtes
web-presets-all = Les { $count } tables
web-friends-heading = Jouer avec des amis
web-friends-text = Ouvrez une table et envoyez-leur le lien, ou rejoignez la leur avec son code.
web-join-code = Code de la table
web-join = Rejoindre
web-join-bad-code = Un code compte six lettres, par exemple QWERTY. Vous pouvez aussi coller un lien entier.
web-open-table = Ouvrir une table
web-mine-heading = Vos parties
web-mine-turn = C’est à vous
web-mine-waiting = On attend { $names }
web-mine-with = avec { $names }
web-mine-go-on = Reprendre
web-mine-enter = Y aller
web-mine-over = Terminées
web-mine-all = Toutes les { $count }
web-table-open = En attente de joueurs
web-table-playing = En cours

## Setting a table up

web-setup-rules = À quoi l’on joue
web-option-as-printed = comme dans la boîte
web-setup-company = Qui joue
web-company-bots = Contre des robots
web-company-friends = Avec des amis
web-company-device = Sur cet appareil
web-bot-level = Robots
web-bot-random = Veinard
web-bot-bold = Fonceur
web-bot-careful = Prudent
web-bot-greedy = Rapace
web-bot-sharp = Futé
web-bot-champion = Champion
web-seat-who = Qui occupe la place { $number }
web-seat-name = Nom pour la place { $number }
web-seat-me = Moi
web-seat-here = Quelqu’un sur cet appareil
web-seat-open = Un ami, par lien
web-seat-bot = Robot : { $level }
web-guest = Invité
web-player = Joueur { $number }
web-your-name = Votre nom
web-sit-next = Ajouter
web-next-name = Personne suivante sur cet appareil
web-name-too-long = Ce nom est trop long : { $longest } caractères suffisent à tout le monde.
web-public = Afficher parmi les tables publiques
web-rated = Classée (sans conseil ni annulation de coup)
web-rated-here = Cette table est classée : le résultat compte pour le classement de chacun, il n’y a pas de conseil, et qui laisse sa place à un robot finit dernier.
web-rated-short = classée
web-clock = Temps par coup
web-clock-none = Sans limite
web-clock-live = Une minute
web-clock-daily = Un jour
web-clock-then = Temps écoulé
web-clock-then-bot = un robot joue
web-clock-then-random = coup au hasard
web-clock-then-resign = abandon
web-begin = Commencer

## Before the start

web-waiting-for = { $seats ->
    [one] Une place est encore libre.
   *[other] { $seats } places sont encore libres.
}
web-all-here = Tout le monde est là.
web-table-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
web-table-length = { $game ->
    [vegas] { $rounds ->
        [one] 1 manche
       *[other] { $rounds } manches
    }
    [temptation] jusqu’à { $goal } points
   *[kragen] jusqu’à { $goal } kg
}
web-seat-free = Place libre
web-seat-yours = Votre place
web-present = en ligne
web-absent = hors ligne
web-sit = S’asseoir ici
web-sit-too = + Joueur
web-put-bot = + Robot
web-fill-bots = Compléter par des robots
web-remove = Retirer { $name }
web-stand-up = Libérer ma place
web-close-table = Fermer la table
web-start-when-full = Vous pouvez commencer dès que toutes les places sont prises : attendez vos amis ou ajoutez des robots.
web-host-starts = L’hôte lance la partie quand tout le monde est là.
web-invite = Invitez vos amis
web-invite-how = Envoyez le lien ou faites scanner le code : chacun s’installe dans son navigateur, sans compte.
web-table-code = Code de la table :
web-invite-link = Lien pour vos amis
web-qr = Code QR du lien
web-fair = Des dés loyaux
web-fair-why = Le serveur a fixé sa graine avant que quiconque ne s’assoie ; en voici l’empreinte. Votre navigateur l’a gardée, y ajoute un mot scellé de son cru et contrôle chaque lancer après la partie.
web-fair-commitment = Empreinte de cette table
web-host-settings = Cette table
web-host-public = Affichée parmi les tables publiques
web-host-spectators = Ouverte aux spectateurs
web-host-chat = Avec discussion
web-host-coach = Les joueurs peuvent demander conseil

## In play

web-your-turn = À vous de jouer
web-table-heading = La table
web-moves = Ce que vous pouvez faire
web-explain = Ce que fait « { $move } »
web-pick-first = Choisissez au moins un dé
web-bid-in = Réponse enregistrée. On attend les autres.
web-waiting-names = On attend { $names }.
web-spectating = Vous regardez.
web-skip = Sauter l’animation
web-read-on = Continuer
web-faster = Vitesse : { $speed }
web-no-choice = Rien à choisir : la partie continue d’elle-même.
web-pass-on = Passer jusqu’à ce que quelque chose change
web-passing = Vous passez jusqu’à ce que quelque chose change.
web-pass-no-more = Me demander à nouveau
web-beside = À côté de la table
web-log = Ce qui s’est passé
web-log-ahead = La suite
web-log-secret = { $name } dévoile ce qui était secret : { $money } de plus, { $score } en tout.
    .you = Vous dévoilez ce qui était secret : { $money } de plus, { $score } en tout.
web-log-bonus = Dé annonce ({ $name }) sur { $die } : { $money } de plus, { $score } en tout.
    .you = Votre dé annonce est sur { $die } : { $money } de plus, { $score } en tout.
web-log-won = { $count ->
    [one] La partie est finie : { $names } gagne avec { $score }.
   *[other] La partie est finie : { $names } se partagent la victoire avec { $score }.
}
    .you = { $count ->
        [one] La partie est finie : vous gagnez avec { $score }.
       *[other] La partie est finie : vous et { $names } vous partagez la victoire avec { $score }.
    }
web-who-is-here = Qui est là
web-is-bot = robot
web-bot-stands-in = un robot joue à sa place
web-resigned = a abandonné
web-spectators = { $count ->
    [one] Un spectateur
   *[other] { $count } spectateurs
}
web-hours-left = { $hours } h
web-pass-to = Passez l’appareil à { $name }
web-pass-why = À cette table, chacun a ses secrets : passez l’appareil sans regarder.
web-pass-ready = Je suis { $name }
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
web-chat-text = Dire quelque chose
web-chat-send = Envoyer
web-mute = Masquer { $name }
web-reactions = Réactions rapides
web-react-hello = Bonjour !
web-react-thanks = Merci !
web-react-wow = Waouh !
web-react-ouch = Aïe !
web-react-laugh = Ha ha !
web-react-think = Je réfléchis…
web-react-hurry = Plus vite !
web-react-well-played = Bien joué !
web-undo = Annuler le coup
web-take-back = Me revoilà : je reprends ma place
web-menu = Table et place
web-watch-link = Lien de cette table
web-seat-link = Votre lien personnel
web-seat-link-make = Continuer sur un autre appareil
web-seat-link-scan = Scannez ce code avec votre téléphone pour y continuer.
web-seat-link-why = Quiconque ouvre ce lien prend votre place. Gardez-le pour vous ; vos liens précédents ne fonctionnent plus.
web-stand-in = Faire jouer un robot pour { $name }
web-abandon = Je propose d’arrêter sans résultat
web-resign = Abandonner
web-resign-sure = Abandonner pour de bon ? Un robot jouera à votre place jusqu’à la fin.
web-resign-yes = Oui, abandonner
web-resign-no = Non, continuer
web-leave = Quitter la table (vous pourrez revenir)

## Afterwards

web-ended = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
    .you = { $count ->
        [one] Vous gagnez !
       *[other] Vous et { $names } vous partagez la victoire !
    }
web-ended-nobody = Personne ne gagne cette fois.
web-ended-rivals = Cette fois, les rivales gagnent.
web-rivals = Toutes les rivales
web-ended-abandoned = Partie terminée sans résultat.
web-ended-resigned = { $name } a abandonné.
    .you = Vous avez abandonné.
web-score-vegas = { NUMBER($money) } $
web-short-score-vegas = { $thousands ->
    [0] 0 $
   *[other] { $thousands } k$
}
web-score-temptation = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-score-kragen = { $score } kg
web-undo-nothing = Rien à annuler : vous n’avez encore rien choisi.
web-course = Après chaque manche
web-round = Manche { $round }
web-best-round = Votre meilleure manche : la { $round }, avec { $gain }.
web-worst-round = Votre manche la plus faible : la { $round }, avec { $gain }.
web-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
web-rematch = Rejouer
web-rematch-go = Rejoindre la partie suivante
web-review = Revoir la partie
web-judge = Était-ce bien joué ?
web-title-puzzles = Problèmes
web-puzzles = Les problèmes du jour
web-puzzles-more = Un choix nettement meilleur, et un mauvais qui tente : une position par jour et par jeu, la même pour tout le monde.
web-puzzles-go = Que choisiriez-vous ?
web-puzzles-short = Problèmes du jour
web-perfect = Affronter le joueur parfait
web-perfect-more = Las Vegas à deux est résolu. Voyez ce que chacun de vos choix a coûté, au dollar près.
web-perfect-play = S’asseoir
web-result = Résultat
web-replay-heading = Partie { $code }
web-replay-eyes = Vu par
web-replay-eyes-all = Vu par un spectateur
web-replay-eyes-of = Vu par { $name }
web-replay-controls = Parcourir la partie
web-replay-first = Au début
web-replay-back = Étape précédente
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-forward = Étape suivante
web-replay-last = À la fin
web-replay-position = Position dans la partie
web-share = Partager cette partie
web-download = Télécharger l’enregistrement
web-verify = Vérifier les dés
web-tables-text = Asseyez-vous à une table où il reste une place, ou regardez jouer.
web-tables-none = Aucune table publique en ce moment. Ouvrez-en une !
web-join-seats = { $seats ->
    [0] Regarder
    [one] Rejoindre (une place libre)
   *[other] Rejoindre ({ $seats } places libres)
}
web-watch = Regarder

## The rules at hand

web-title-rules = Règles · Flambeur
web-rule-now = La règle de ce moment
web-rule-none = Rien à décider pour l’instant.
web-rules-all = Toutes les règles
web-rules = Règles
web-rules-find = Chercher une règle
web-rules-contents = Sommaire
web-rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle
   *[other] { $count } règles
}
web-how = Comment jouer
