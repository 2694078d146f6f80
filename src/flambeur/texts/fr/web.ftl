### The words of the browser client. What happens in a game is said by the server.

## Everywhere

web-home-link = Flambeur, vers l’accueil
web-nav = Principal
web-nav-new = Nouvelle partie
web-nav-tables = Tables publiques
web-skip-to-content = Aller au contenu
web-language = Langue
web-settings = Réglages
web-close = Fermer
web-loading = Un instant …
web-go-home = Vers l’accueil
web-theme = Lumière
web-theme-auto = Comme mon appareil
web-theme-light = Claire
web-theme-dark = Sombre
web-speed = Vitesse des dés
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-none = Sans mouvement
web-notices = Quand c’est mon tour
web-notice-sound = Jouer un son
web-notice-browser = Afficher une notification
web-notice-refused = Votre navigateur n’autorise pas les notifications pour cette page.
web-show-chat = Afficher la discussion
web-copy = Copier
web-copied = Copié

web-title-home = Flambeur
web-title-new = Nouvelle partie · Flambeur
web-title-tables = Tables publiques
web-title-table = Table { $code } · Flambeur
web-title-replay = Partie { $code } · Flambeur
web-title-unknown = Page introuvable · Flambeur

## What can go wrong

web-error-offline = Le serveur est injoignable. Tourne-t-il encore ?
web-error-server = Le serveur n’a pas pu répondre. Veuillez réessayer.
web-error-unknown-table = Il n’y a pas de table { $code }. Une lettre est peut-être fausse, ou la table a été fermée.
web-error-closed = L’hôte a fermé cette table. Il y en a peut-être une autre pour vous.
web-error-bad-token = Ce lien de siège ne fonctionne plus. Vous pouvez regarder, prendre un siège libre ou demander un nouveau lien.
web-error-no-spectators = Cette table ne veut pas de spectateurs.
web-error-seat-taken = Quelqu’un a été plus rapide : ce siège est pris.
web-error-not-over = La partie { $code } n’est pas finie, il n’y a donc encore rien à revoir.
web-error-stale = C’était déjà décidé. La table montre où en est la partie.
web-error-too-fast = C’était trop rapide. Attendez un instant.
web-gone-heading = Rien à voir ici
web-unknown-heading = Page introuvable
web-unknown-text = Cette adresse ne mène nulle part. Les tables sont à l’accueil.
web-unknown-game = Ce jeu n’existe pas ici. Choisissez-en un ci-dessus.
web-link-lost = Connexion perdue. Nous revenons …

## The first page

web-hero = Lancez. Bluffez. Raflez tout.
web-hero-more = Des jeux de dés et de mise contre des robots, avec des amis où qu’ils soient, ou autour d’un seul écran. Sans compte, sans installation.
web-play-now = Jouer tout de suite
web-play-now-more = Las Vegas contre trois robots
web-dealing = Mise en place …
web-games-heading = Les jeux
web-players-range = De { $low } à { $high } joueurs
web-presets = Tout prêt
web-friends-heading = Jouer avec des amis
web-friends-text = Ouvrez une table et envoyez-leur le lien, ou rejoignez la leur avec son code.
web-join-code = Code d’une table
web-join = Rejoindre
web-join-bad-code = Un code a six lettres, par exemple QWERTY. Vous pouvez aussi coller un lien entier.
web-open-table = Ouvrir une table
web-mine-heading = Vos tables
web-table-open = En attente de joueurs
web-table-playing = En cours

## Setting a table up

web-setup-rules = À quoi l’on joue
web-setup-printed = Valeurs imprimées et autres détails
web-option-as-printed = comme imprimé
web-preset-own = Votre propre mélange
web-setup-company = Qui joue
web-company-bots = Contre des robots
web-company-friends = Avec des amis
web-company-device = Sur cet appareil
web-players = Joueurs
web-bot-level = Robots
web-bot-random = Veinard
web-bot-greedy = Rapace
web-seat-who = Qui occupe le siège { $number }
web-seat-name = Nom pour le siège { $number }
web-seat-me = Moi
web-seat-here = Quelqu’un ici
web-seat-open = Un ami, par lien
web-seat-bot = Robot : { $level }
web-guest = Invité
web-player = Joueur { $number }
web-your-name = Votre nom
web-next-name = Nom de la personne suivante ici
web-name-too-long = Ce nom est trop long : { $longest } caractères suffisent à tout le monde.
web-public = Annoncer cette table publiquement
web-clock = Temps par coup
web-clock-none = Sans limite
web-clock-live = Une minute
web-clock-daily = Un jour
web-clock-then = Ensuite
web-clock-then-bot = un robot joue
web-clock-then-random = le hasard joue
web-clock-then-resign = le siège abandonne
web-begin = Commencer

## Before the start

web-waiting-for = { $seats ->
    [one] Un siège est encore libre.
   *[other] { $seats } sièges sont encore libres.
}
web-all-here = Tout le monde est là.
web-seat-free = Siège libre
web-seat-yours = Votre siège
web-present = présent
web-absent = non connecté
web-sit = S’asseoir ici
web-sit-too = Quelqu’un ici s’assied
web-put-bot = Mettre un robot
web-remove = Retirer { $name }
web-stand-up = Se lever
web-close-table = Fermer la table
web-start-when-full = Vous pouvez commencer dès qu’aucun siège n’est libre : attendez vos amis, ou mettez des robots.
web-host-starts = L’hôte commence quand tout le monde est là.
web-invite = Inviter
web-table-code = Code de la table :
web-invite-link = Lien pour vos amis
web-qr = Code QR du lien
web-fair = Des dés loyaux
web-fair-why = Le serveur a fixé sa graine avant que quiconque ne s’assoie ; en voici l’empreinte. Votre navigateur l’a gardée, y ajoute un mot scellé de son cru et contrôle chaque lancer après la partie.
web-fair-commitment = Empreinte de cette table
web-host-settings = Cette table
web-host-public = annoncée publiquement
web-host-spectators = ouverte aux spectateurs
web-host-chat = avec discussion

## In play

web-your-turn = À vous de jouer
web-table-heading = La table
web-moves = Ce que vous pouvez faire
web-bid-in = Votre réponse est donnée. On attend les autres.
web-waiting-names = On attend { $names }.
web-spectating = Vous regardez.
web-skip = Passer
web-beside = À côté de la table
web-log = Ce qui s’est passé
web-who-is-here = Qui est là
web-is-bot = robot
web-bot-stands-in = un robot joue ce siège
web-resigned = a abandonné
web-spectators = { $count ->
    [one] Un spectateur
   *[other] { $count } spectateurs
}
web-hours-left = { $hours } h
web-pass-to = Passez l’appareil à { $name }
web-pass-why = À cette table, certaines choses ne sont que pour une seule paire d’yeux.
web-pass-ready = Je suis { $name }
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-text = Dire quelque chose
web-chat-send = Envoyer
web-mute = Ne plus entendre { $name }
web-reactions = Réactions rapides
web-react-hello = Bonjour !
web-react-thanks = Merci !
web-react-wow = Oh !
web-react-ouch = Aïe !
web-react-laugh = Ha ha !
web-react-think = Je réfléchis …
web-react-hurry = Plus vite !
web-react-well-played = Bien joué !
web-undo = Reprendre
web-take-back = Me revoilà : rendez-moi mon siège
web-menu = Table et siège
web-watch-link = Lien de cette table
web-seat-link = Votre lien de siège privé
web-seat-link-make = Continuer sur un autre appareil
web-seat-link-why = Qui ouvre ce lien prend votre siège. Gardez-le pour vous ; les liens précédents ne fonctionnent plus.
web-stand-in = Un robot joue pour { $name }
web-abandon = Je propose d’arrêter sans résultat
web-resign = Abandonner
web-resign-sure = Abandonner pour de bon ? Un robot jouera votre siège jusqu’à la fin.
web-resign-yes = Oui, abandonner
web-resign-no = Non, continuer
web-leave = Quitter la table (vous pourrez revenir)

## Afterwards

web-ended = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
web-ended-you = Vous gagnez !
web-ended-nobody = Personne ne gagne cette fois.
web-ended-abandoned = Terminée sans résultat.
web-ended-resigned = { $name } a abandonné.
web-score-vegas = { NUMBER($money) } $
web-score-temptation = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-score-kragen = { $score } kg
web-rematch = Rejouer
web-rematch-go = Vers la partie suivante
web-review = Revoir la partie
web-result = Résultat
web-replay-heading = Partie { $code }
web-replay-eyes = Vu par
web-replay-eyes-all = Vu par un spectateur
web-replay-eyes-of = Vu par { $name }
web-replay-controls = Parcourir la partie
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-forward = Un pas en avant
web-replay-last = À la fin
web-replay-position = Position dans la partie
web-share = Partager cette partie
web-download = Télécharger le compte rendu
web-verify = Vérifier les dés
web-tables-text = Asseyez-vous à une table où un siège est libre, ou regardez jouer.
web-tables-none = Aucune table publique en ce moment. Ouvrez-en une !
web-join-seats = { $seats ->
    [0] Regarder
    [one] Rejoindre (un siège libre)
   *[other] Rejoindre ({ $seats } sièges libres)
}
web-watch = Regarder
