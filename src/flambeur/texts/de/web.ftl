### The words of the browser client. What happens in a game is said by the server.

## Everywhere

web-home-link = Flambeur, zur Startseite
web-nav = Hauptmenü
web-nav-new = Neues Spiel
web-nav-learn = Lernen
web-nav-tables = Öffentliche Tische
web-skip-to-content = Zum Inhalt
web-language = Sprache
web-settings = Einstellungen
web-close = Schließen
web-loading = Einen Augenblick …
web-no-picture = Diese Seite hat kein Bild für dieses Spiel. Man kann es in Worten spielen und verfolgen.
web-go-home = Zur Startseite
web-theme = Darstellung
web-theme-auto = Automatisch
web-theme-light = Hell
web-theme-dark = Dunkel
web-speed = Animationen
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-none = Aus
web-notices = Wenn ich am Zug bin
web-notice-sound = Ton abspielen
web-notice-browser = Benachrichtigung zeigen
web-notice-refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
web-at-table = Am Tisch
web-noises = Geräusche von Würfeln, Geld und Karten
web-show-chat = Chat anzeigen
web-copy = Kopieren
web-copy-link = Link kopieren
web-copied = Kopiert

web-title-home = Flambeur
web-title-new = Neues Spiel · Flambeur
web-title-tables = Öffentliche Tische
web-title-me = Deine Statistik
web-title-table = Tisch { $code } · Flambeur
web-title-replay = Partie { $code } · Flambeur
web-title-learn = Spielend lernen · Flambeur
web-title-unknown = Seite nicht gefunden · Flambeur

## What can go wrong

web-error-offline = Der Server ist nicht zu erreichen. Läuft er noch?
web-error-server = Der Server konnte nicht antworten. Bitte versuche es noch einmal.
web-error-unknown-table = Es gibt keinen Tisch { $code }. Vielleicht stimmt ein Buchstabe nicht, oder der Tisch wurde geschlossen.
web-error-closed = Der Gastgeber hat diesen Tisch geschlossen. Vielleicht findest du einen anderen.
web-error-bad-token = Dieser Platz-Link gilt nicht mehr. Du kannst zuschauen, einen freien Platz nehmen oder um einen neuen Link bitten.
web-error-no-spectators = An diesem Tisch sind keine Zuschauer erwünscht.
web-error-seat-taken = Da war jemand schneller: Der Platz ist besetzt.
web-error-not-over = Partie { $code } läuft noch. Ansehen kannst du sie, wenn sie zu Ende ist.
web-error-stale = Das war schon entschieden. Der Tisch zeigt, wie die Partie jetzt steht.
web-error-too-fast = Das war zu schnell. Bitte kurz warten.
web-gone-heading = Hier gibt es nichts zu sehen
web-unknown-heading = Seite nicht gefunden
web-unknown-text = Diese Adresse führt nirgendwohin. Zu den Tischen kommst du über die Startseite.
web-unknown-game = Dieses Spiel gibt es hier nicht. Wähle oben eines aus.
web-link-lost = Verbindung verloren. Neuer Versuch …

## The first page

web-hero = Würfeln. Bluffen. Alles abräumen.
web-hero-more = Würfelspiele für Zocker: gegen Bots, mit Freunden in aller Welt oder zusammen an einem Bildschirm. Ohne Konto, ohne Installation.
web-no-script = Flambeur braucht JavaScript, um seine Tische zu zeichnen.
web-play = Spielen
web-play-now = Sofort spielen
web-play-now-more = Las Vegas gegen drei Bots
web-learn-first = Noch nie gespielt? Lern es in drei Minuten
web-dealing = Tisch wird aufgebaut …
web-games-heading = Die Spiele
web-players-range = { $low } bis { $high } Spieler
web-presets = Vorlagen
web-presets-all = Alle { $count } Tische
web-friends-heading = Mit Freunden spielen
web-friends-text = Eröffne einen Tisch und verschicke den Link, oder spiel mit einem Tischcode mit.
web-join-code = Tischcode
web-join = Mitspielen
web-join-bad-code = Ein Tischcode hat sechs Buchstaben, zum Beispiel QWERTY. Du kannst auch einen ganzen Link einfügen.
web-open-table = Tisch eröffnen
web-mine-heading = Deine Partien
web-mine-turn = Du bist dran
web-mine-waiting = Warten auf { $names }
web-mine-with = mit { $names }
web-mine-go-on = Weiterspielen
web-mine-enter = Zum Tisch
web-mine-over = Beendet
web-mine-all = Alle { $count }
web-table-open = Wartet auf Spieler
web-table-playing = Läuft

## Setting a table up

web-setup-rules = Spielvariante
web-option-as-printed = wie im Original
web-setup-company = Mitspieler
web-company-bots = Gegen Bots
web-company-friends = Mit Freunden
web-company-device = An diesem Gerät
web-bot-level = Bots
web-bot-random = Glückspilz
web-bot-bold = Draufgänger
web-bot-careful = Vorsichtig
web-bot-greedy = Raffzahn
web-bot-sharp = Grübler
web-bot-champion = Meister
web-seat-who = Wer auf Platz { $number } sitzt
web-seat-name = Name für Platz { $number }
web-seat-me = Ich
web-seat-here = Jemand an diesem Gerät
web-seat-open = Einladung per Link
web-seat-bot = Bot: { $level }
web-guest = Gast
web-player = Spieler { $number }
web-your-name = Dein Name
web-sit-next = Dazusetzen
web-next-name = Nächste Person an diesem Gerät
web-name-too-long = Der Name ist zu lang: höchstens { $longest } Zeichen.
web-public = Tisch öffentlich anzeigen
web-rated = Gewertet (ohne Trainer und Zurücknehmen)
web-rated-here = Dieser Tisch wird gewertet: Das Ergebnis zählt für die Wertung aller, es gibt keinen Trainer, und wer seinen Platz einem Bot überlässt, wird Letzter.
web-rated-short = gewertet
web-clock = Bedenkzeit pro Zug
web-clock-none = Unbegrenzt
web-clock-live = Eine Minute
web-clock-daily = Ein Tag
web-clock-then = Nach Ablauf
web-clock-then-bot = zieht ein Bot
web-clock-then-random = entscheidet der Zufall
web-clock-then-resign = gibt der Spieler auf
web-begin = Spiel starten

## Before the start

web-waiting-for = { $seats ->
    [one] Ein Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
}
web-all-here = Alle sind da.
web-table-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
web-table-length = { $game ->
    [vegas] { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
    [temptation] bis { $goal } Punkte
   *[kragen] bis { $goal } kg
}
web-seat-free = Freier Platz
web-seat-yours = Dein Platz
web-present = da
web-absent = nicht verbunden
web-sit = Platz nehmen
web-sit-too = + Person
web-put-bot = + Bot
web-fill-bots = Mit Bots auffüllen
web-remove = { $name } entfernen
web-stand-up = Aufstehen
web-close-table = Tisch schließen
web-start-when-full = Du kannst starten, sobald kein Platz mehr frei ist: Warte auf deine Freunde oder setze Bots hin.
web-host-starts = Der Gastgeber startet die Partie, sobald alle da sind.
web-invite = Lade Freunde ein
web-invite-how = Schick den Link oder lass den Code scannen. Wer kommt, setzt sich im Browser dazu, ohne Konto.
web-table-code = Tischcode:
web-invite-link = Link für deine Freunde
web-qr = QR-Code des Links
web-fair = Ehrliche Würfel
web-fair-why = Der Server hat seinen Startwert festgelegt, bevor sich jemand gesetzt hat; dies ist dessen Prüfsumme. Dein Browser hat sie behalten, gibt ein eigenes versiegeltes Wort dazu und prüft nach der Partie jeden Wurf.
web-fair-commitment = Prüfsumme dieses Tisches
web-host-settings = Dieser Tisch
web-host-public = Öffentlich sichtbar
web-host-spectators = Zuschauer erlaubt
web-host-chat = Mit Chat
web-host-coach = Spieler dürfen um Rat fragen

## In play

web-your-turn = Du bist am Zug
web-table-heading = Der Tisch
web-moves = Deine Möglichkeiten
web-explain = Was „{ $move }“ bewirkt
web-pick-first = Wähle mindestens einen Würfel
web-bid-in = Deine Wahl steht. Wir warten auf die anderen.
web-waiting-names = Wir warten auf { $names }.
web-spectating = Du schaust zu.
web-no-choice = Nichts zu wählen: Es geht von selbst weiter.
web-pass-on = Passen, bis sich etwas ändert
web-passing = Du passt, bis sich etwas ändert.
web-pass-no-more = Wieder fragen
web-skip = Überspringen
web-read-on = Weiter
web-faster = Tempo: { $speed }
web-beside = Neben dem Tisch
web-log = Spielverlauf
web-log-ahead = Was noch kommt
web-log-secret = { $name } deckt Geheimes auf: { $money } mehr, zusammen { $score }.
    .you = Du deckst Geheimes auf: { $money } mehr, zusammen { $score }.
web-log-bonus = Bonuswürfel von { $name } auf { $die }: { $money } mehr, zusammen { $score }.
    .you = Dein Bonuswürfel steht auf { $die }: { $money } mehr, zusammen { $score }.
web-log-won = { $count ->
    [one] Das Spiel ist aus: { $names } gewinnt ({ $score }).
   *[other] Das Spiel ist aus: { $names } teilen sich den Sieg ({ $score }).
}
    .you = { $count ->
        [one] Das Spiel ist aus: Du gewinnst ({ $score }).
       *[other] Das Spiel ist aus: Du und { $names } teilt euch den Sieg ({ $score }).
    }
web-who-is-here = Am Tisch
web-is-bot = Bot
web-bot-stands-in = wird von einem Bot vertreten
web-resigned = hat aufgegeben
web-spectators = { $count ->
    [one] Ein Zuschauer
   *[other] { $count } Zuschauer
}
web-hours-left = { $hours } h
web-pass-to = Gib das Gerät an { $name } weiter
web-pass-why = Gleich ist etwas zu sehen, das die anderen nicht sehen dürfen.
web-pass-ready = Ich bin { $name }
web-chat = Chat
web-chat-empty = Noch keine Nachrichten.
web-chat-new = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-chat-text = Nachricht schreiben
web-chat-send = Senden
web-mute = { $name } stumm schalten
web-reactions = Schnelle Reaktionen
web-react-hello = Hallo!
web-react-thanks = Danke!
web-react-wow = Wow!
web-react-ouch = Autsch!
web-react-laugh = Haha!
web-react-think = Ich überlege …
web-react-hurry = Beeilung!
web-react-well-played = Gut gespielt!
web-undo = Zurücknehmen
web-take-back = Ich spiele wieder selbst
web-menu = Tisch und Platz
web-watch-link = Link zu diesem Tisch
web-seat-link = Dein privater Platz-Link
web-seat-link-make = Gerät wechseln
web-seat-link-scan = Scanne das mit dem Handy, um dort weiterzuspielen.
web-seat-link-why = Wer diesen Link öffnet, sitzt auf deinem Platz. Behalte ihn für dich; frühere Links gelten nicht mehr.
web-stand-in = Bot für { $name } einsetzen
web-abandon = Abbruch ohne Ergebnis anbieten
web-resign = Aufgeben
web-resign-sure = Endgültig aufgeben? Ein Bot spielt für dich zu Ende.
web-resign-yes = Ja, aufgeben
web-resign-no = Nein, weiterspielen
web-leave = Tisch vorerst verlassen

## Afterwards

web-ended = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
    .you = { $count ->
        [one] Du hast gewonnen!
       *[other] Du und { $names } teilt euch den Sieg!
    }
web-ended-nobody = Diesmal gewinnt niemand.
web-ended-rivals = Diesmal gewinnen die Rivalen.
web-rivals = Alle Rivalen
web-ended-abandoned = Ohne Ergebnis beendet.
web-ended-resigned = { $name } hat aufgegeben.
    .you = Du hast aufgegeben.
web-score-vegas = { NUMBER($money) } $
web-short-score-vegas = { $thousands ->
    [0] 0 $
   *[other] { $thousands }k $
}
web-score-temptation = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
web-score-kragen = { $score } kg
web-undo-nothing = Noch nichts zurückzunehmen: Du hast noch nichts gewählt.
web-course = Nach jeder Runde
web-round = Runde { $round }
web-best-round = Deine beste Runde: Nummer { $round } ({ $gain }).
web-worst-round = Deine schwächste Runde: Nummer { $round } ({ $gain }).
web-place = { $place }.
web-rematch = Noch einmal
web-rematch-go = Zur nächsten Partie
web-review = Partie ansehen
web-judge = Wie gut war das gespielt?
web-title-puzzles = Aufgaben
web-puzzles = Die Aufgaben von heute
web-puzzles-more = Eine klar beste Wahl und eine verlockende falsche: jeden Tag eine Stellung für jedes Spiel, für alle die gleiche.
web-puzzles-go = Was würdest du wählen?
web-puzzles-short = Aufgaben von heute
web-perfect = Gegen den perfekten Spieler
web-perfect-more = Las Vegas zu zweit ist gelöst. Sieh auf den Dollar genau, was jede deiner Entscheidungen gekostet hat.
web-perfect-play = Hinsetzen
web-result = Ergebnis
web-replay-heading = Partie { $code }
web-replay-eyes = Blickwinkel
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
web-tables-text = Setz dich an einen Tisch mit freiem Platz oder schau zu.
web-tables-none = Gerade gibt es keinen öffentlichen Tisch. Eröffne einen!
web-join-seats = { $seats ->
    [0] Zuschauen
    [one] Mitspielen (1 Platz frei)
   *[other] Mitspielen ({ $seats } Plätze frei)
}
web-watch = Zuschauen

## The rules at hand

web-title-rules = Regeln · Flambeur
web-rule-now = Die Regel für diesen Moment
web-rule-none = Gerade gibt es nichts zu entscheiden.
web-rules-all = Alle Regeln
web-rules = Regeln
web-rules-find = Regel suchen
web-rules-contents = Inhalt
web-rules-found = { $count ->
    [0] In keiner Regel stehen diese Wörter.
    [one] Eine Regel
   *[other] { $count } Regeln
}
web-how = So wird gespielt
