### The words of the browser client. What happens in a game is said by the server.

## Everywhere

web-home-link = Flambeur, zur ersten Seite
web-nav = Hauptmenü
web-nav-new = Neues Spiel
web-nav-tables = Offene Tische
web-skip-to-content = Zum Inhalt
web-language = Sprache
web-settings = Einstellungen
web-close = Schließen
web-loading = Einen Augenblick …
web-go-home = Zur ersten Seite
web-theme = Licht
web-theme-auto = Wie mein Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-speed = Tempo der Würfel
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-none = Ohne Bewegung
web-notices = Wenn ich am Zug bin
web-notice-sound = Ton abspielen
web-notice-browser = Benachrichtigung zeigen
web-notice-refused = Ihr Browser erlaubt dieser Seite keine Benachrichtigungen.
web-show-chat = Gespräch anzeigen
web-copy = Kopieren
web-copied = Kopiert

web-title-home = Flambeur
web-title-new = Neues Spiel · Flambeur
web-title-tables = Offene Tische
web-title-table = Tisch { $code } · Flambeur
web-title-replay = Partie { $code } · Flambeur
web-title-unknown = Seite nicht gefunden · Flambeur

## What can go wrong

web-error-offline = Der Server ist nicht zu erreichen. Läuft er noch?
web-error-server = Der Server konnte nicht antworten. Bitte noch einmal versuchen.
web-error-unknown-table = Es gibt keinen Tisch { $code }. Vielleicht stimmt ein Buchstabe nicht, oder der Tisch wurde geschlossen.
web-error-closed = Der Gastgeber hat diesen Tisch geschlossen. Vielleicht ist ein anderer etwas für Sie.
web-error-bad-token = Dieser Platz-Link gilt nicht mehr. Sie können zuschauen, einen freien Platz nehmen oder um einen neuen Link bitten.
web-error-no-spectators = Dieser Tisch möchte keine Zuschauer.
web-error-seat-taken = Da war jemand schneller: Der Platz ist besetzt.
web-error-not-over = Die Partie { $code } ist noch nicht zu Ende, es gibt also noch nichts nachzusehen.
web-error-stale = Das war schon entschieden. Der Tisch zeigt, wie die Partie jetzt steht.
web-error-too-fast = Das war zu schnell. Bitte kurz warten.
web-gone-heading = Hier gibt es nichts zu sehen
web-unknown-heading = Seite nicht gefunden
web-unknown-text = Diese Adresse führt nirgendwohin. Die Tische stehen auf der ersten Seite.
web-unknown-game = Dieses Spiel gibt es hier nicht. Wählen Sie oben eines aus.
web-link-lost = Verbindung verloren. Wir kommen wieder …

## The first page

web-hero = Würfeln. Bluffen. Alles abräumen.
web-hero-more = Brettspiele um Würfel und Einsatz: gegen Bots, mit Freunden überall oder gemeinsam an einem Bildschirm. Ohne Konto, ohne Installation.
web-play-now = Sofort spielen
web-play-now-more = Las Vegas gegen drei Bots
web-dealing = Es wird aufgebaut …
web-games-heading = Die Spiele
web-players-range = { $low } bis { $high } Spieler
web-presets = Fertig gemischt
web-friends-heading = Mit Freunden spielen
web-friends-text = Öffnen Sie einen Tisch und verschicken Sie den Link, oder setzen Sie sich mit einem Code dazu.
web-join-code = Code eines Tisches
web-join = Dazusetzen
web-join-bad-code = Ein Code hat sechs Buchstaben, zum Beispiel QWERTY. Sie können auch einen ganzen Link einfügen.
web-open-table = Tisch öffnen
web-mine-heading = Ihre Tische
web-table-open = Wartet auf Spieler
web-table-playing = Wird gespielt

## Setting a table up

web-setup-rules = Was gespielt wird
web-setup-printed = Gedruckte Werte und anderes Kleingedrucktes
web-option-as-printed = wie gedruckt
web-preset-own = Eigene Mischung
web-setup-company = Wer spielt
web-company-bots = Gegen Bots
web-company-friends = Mit Freunden
web-company-device = An diesem Gerät
web-players = Spieler
web-bot-level = Bots
web-bot-random = Glückspilz
web-bot-greedy = Raffzahn
web-seat-who = Wer auf Platz { $number } sitzt
web-seat-name = Name für Platz { $number }
web-seat-me = Ich
web-seat-here = Jemand hier
web-seat-open = Freunde, per Link
web-seat-bot = Bot: { $level }
web-guest = Gast
web-player = Spieler { $number }
web-your-name = Ihr Name
web-next-name = Name der nächsten Person hier
web-name-too-long = Der Name ist zu lang: { $longest } Zeichen reichen für alle.
web-public = Tisch öffentlich anzeigen
web-clock = Zeit für einen Zug
web-clock-none = Ohne Grenze
web-clock-live = Eine Minute
web-clock-daily = Ein Tag
web-clock-then = Danach
web-clock-then-bot = zieht ein Bot
web-clock-then-random = zieht der Zufall
web-clock-then-resign = gibt der Platz auf
web-begin = Anfangen

## Before the start

web-waiting-for = { $seats ->
    [one] Ein Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
}
web-all-here = Alle sind da.
web-seat-free = Freier Platz
web-seat-yours = Ihr Platz
web-present = da
web-absent = nicht verbunden
web-sit = Hier hinsetzen
web-sit-too = Jemand hier setzt sich dazu
web-put-bot = Bot hinsetzen
web-remove = { $name } entfernen
web-stand-up = Aufstehen
web-close-table = Tisch schließen
web-start-when-full = Sie können anfangen, sobald kein Platz mehr frei ist: Warten Sie auf Ihre Freunde, oder setzen Sie Bots hin.
web-host-starts = Der Gastgeber fängt an, wenn alle da sind.
web-invite = Einladen
web-table-code = Code des Tisches:
web-invite-link = Link für Ihre Freunde
web-qr = QR-Code des Links
web-fair = Ehrliche Würfel
web-fair-why = Der Server hat seinen Startwert festgelegt, bevor sich jemand gesetzt hat; dies ist dessen Prüfsumme. Dein Browser hat sie behalten, gibt ein eigenes versiegeltes Wort dazu und prüft nach der Partie jeden Wurf.
web-fair-commitment = Prüfsumme dieses Tisches
web-host-settings = Dieser Tisch
web-host-public = wird öffentlich angezeigt
web-host-spectators = erlaubt Zuschauer
web-host-chat = mit Gespräch

## In play

web-your-turn = Sie sind am Zug
web-table-heading = Der Tisch
web-moves = Was Sie tun können
web-bid-in = Ihre Antwort liegt vor. Wir warten auf die anderen.
web-waiting-names = Wir warten auf { $names }.
web-spectating = Sie schauen zu.
web-skip = Überspringen
web-beside = Neben dem Tisch
web-log = Was geschah
web-who-is-here = Wer da ist
web-is-bot = Bot
web-bot-stands-in = ein Bot spielt für diesen Platz
web-resigned = hat aufgegeben
web-spectators = { $count ->
    [one] Ein Zuschauer
   *[other] { $count } Zuschauer
}
web-hours-left = { $hours } h
web-pass-to = Geben Sie das Gerät an { $name }
web-pass-why = Manches an diesem Tisch ist nur für ein Augenpaar bestimmt.
web-pass-ready = Ich bin { $name }
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-text = Etwas sagen
web-chat-send = Senden
web-mute = { $name } stumm schalten
web-reactions = Schnelle Reaktionen
web-react-hello = Hallo!
web-react-thanks = Danke!
web-react-wow = Oh!
web-react-ouch = Autsch!
web-react-laugh = Ha ha!
web-react-think = Ich überlege …
web-react-hurry = Schneller!
web-react-well-played = Gut gespielt!
web-undo = Zurücknehmen
web-take-back = Ich bin zurück: mein Platz, bitte
web-menu = Tisch und Platz
web-watch-link = Link dieses Tisches
web-seat-link = Ihr privater Platz-Link
web-seat-link-make = An einem anderen Gerät weiterspielen
web-seat-link-why = Wer diesen Link öffnet, sitzt auf Ihrem Platz. Behalten Sie ihn für sich; frühere Links gelten nicht mehr.
web-stand-in = Ein Bot spielt für { $name }
web-abandon = Ich biete an, ohne Ergebnis aufzuhören
web-resign = Aufgeben
web-resign-sure = Endgültig aufgeben? Ein Bot spielt Ihren Platz zu Ende.
web-resign-yes = Ja, aufgeben
web-resign-no = Nein, weiterspielen
web-leave = Tisch verlassen (Sie können zurückkommen)

## Afterwards

web-ended = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
web-ended-you = Sie gewinnen!
web-ended-nobody = Diesmal gewinnt niemand.
web-ended-abandoned = Ohne Ergebnis beendet.
web-ended-resigned = { $name } hat aufgegeben.
web-score-vegas = { NUMBER($money) } $
web-score-temptation = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
web-score-kragen = { $score } kg
web-rematch = Noch einmal
web-rematch-go = Zur nächsten Partie
web-review = Nachsehen
web-result = Ergebnis
web-replay-heading = Partie { $code }
web-replay-eyes = Gesehen von
web-replay-eyes-all = Aus Sicht der Zuschauer
web-replay-eyes-of = Aus Sicht von { $name }
web-replay-controls = Durch die Partie blättern
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-forward = Einen Schritt vor
web-replay-last = Zum Ende
web-replay-position = Stelle in der Partie
web-share = Diese Partie teilen
web-download = Aufzeichnung herunterladen
web-verify = Würfel nachprüfen
web-tables-text = Setzen Sie sich an einen Tisch mit freiem Platz, oder schauen Sie zu.
web-tables-none = Gerade gibt es keinen offenen Tisch. Öffnen Sie einen!
web-join-seats = { $seats ->
    [0] Zuschauen
    [one] Dazusetzen (ein freier Platz)
   *[other] Dazusetzen ({ $seats } freie Plätze)
}
web-watch = Zuschauen
