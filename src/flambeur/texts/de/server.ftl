server-error-malformed = Das war nicht zu verstehen: { $reason }
server-error-invalid-move = Das ist kein Zug dieses Spiels.
server-error-not-seated = Dieser Platz gehört dir nicht.
server-error-bad-token = Dieser Platz-Link gilt nicht mehr.
server-error-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-error-wrong-origin = Diese Anfrage kommt nicht von den eigenen Seiten dieses Servers.
server-error-no-spectators = An diesem Tisch sind keine Zuschauer erwünscht.
server-error-chat-off = An diesem Tisch ist der Chat ausgeschaltet.
server-error-coach-off = An diesem Tisch gibt es keine Ratschläge.
server-error-no-undo = Zurücknehmen kannst du nur gegen Bots und nur deinen eigenen Zug.
server-error-unknown-table = Es gibt keinen Tisch { $table }.
server-error-unknown-seat = Dieser Tisch hat keinen Platz { $seat }.
server-error-not-found = Unter dieser Adresse ist nichts.
server-error-not-allowed = Diese Adresse nimmt solche Anfragen nicht an.
server-error-seat-taken = Platz { $seat } ist besetzt.
server-error-seat-empty = Auf Platz { $seat } sitzt niemand.
server-error-not-open = Diese Partie hat schon begonnen.
server-error-not-playing = Die Partie hat noch nicht begonnen.
server-error-not-over = Die Partie ist noch nicht zu Ende.
server-error-not-ready = Es sind noch nicht alle Plätze besetzt.
server-error-stale = Das ist schon entschieden; die Partie ist inzwischen weiter ({ $n }).
server-error-not-asked = Du bist nicht an der Reihe.
server-error-illegal-move = Dieser Zug ist jetzt nicht erlaubt.
server-error-game-over = Die Partie ist zu Ende.
server-error-bid-in = Deine Wahl steht schon.
server-error-too-large = Das ist zu lang: höchstens { $bytes } Bytes.
server-error-record-too-long = Eine Aufzeichnung hat hier höchstens { $lines } Zeilen.
server-error-invalid-name = Ein Name hat 1 bis { $letters } Zeichen.
server-error-invalid-text = Ein Text hat hier 1 bis { $letters } Zeichen.
server-error-coach-fixed = Mitten in einer Partie bekommt niemand einen Ratgeber.
server-error-rated-alone = Eine gewertete Partie mit Bots kann nicht ohne Ergebnis enden: Spiel weiter oder gib auf.
server-error-rated-fixed = Ob ein Tisch gewertet wird, entscheidet sich beim Eröffnen.
server-error-rated-seats = Eine gewertete Partie braucht mindestens zwei, die am Cookie oder als Bot bekannt sind, darunter einen Menschen, und niemand darf zwei Plätze haben.
server-error-rated-clock = An einem gewerteten Tisch zieht kein Bot für Säumige: Wähle einen zufälligen Zug oder Aufgabe.
server-error-too-fast = Zu viele Anfragen: Warte einen Moment.
server-error-too-many-today = Heute wurden zu viele Tische eröffnet: Spiel an einem weiter, den es gibt, oder komm später wieder.
server-error-too-many-tables = Zu viele Tische sind offen: Beende erst einen.
server-error-too-many-jobs = Zu viele deiner Anfragen warten schon auf Bearbeitung: höchstens { $jobs } auf einmal.
server-error-too-many-sockets = Zu viele Verbindungen sind offen: Schließe erst eine.
server-error-too-many-connections = Zu viele Verbindungen kommen von deiner Adresse: Schließe erst eine.
server-error-too-slow = Das hat zu lange gedauert: Schick eine Anfrage in einem Zug.
server-error-head-too-large = Der Kopf der Anfrage ist zu lang: Höchstens { $bytes } Bytes werden angenommen.
server-error-overloaded = Hier ist gerade zu viel zu tun: Versuch es gleich noch einmal.
server-error-too-much = Das zu berechnen braucht hier zu viel Zeit oder Speicher; es wurde abgebrochen.
server-error-internal = Hier ist etwas schiefgegangen; nichts hat sich geändert.
server-error-storage = Das ließ sich nicht speichern und ist deshalb nicht geschehen. Versuche es gleich noch einmal.
server-error-stopping = Der Server wird gerade beendet; versuche es gleich noch einmal.
server-error-no-hello = Melde dich zuerst an einem Tisch an.
server-error-unknown-message = Eine solche Nachricht gibt es nicht.
server-error-name-taken = Ein Name, der wie { $name } aussieht, ist an diesem Tisch vergeben.
server-error-present = { $name } ist am Tisch und entscheidet das selbst.
server-error-table-closed = Der Gastgeber hat diesen Tisch geschlossen.
server-error-table-aside = Der Tisch { $table } lässt sich nicht öffnen: Das Haus hat ihn beiseitegestellt, bis er repariert ist.
server-error-changed = Der Tisch hat sich inzwischen geändert. Versuch es noch einmal.
server-error-wrong-word = Das ist nicht das Wort, das dieser Platz versiegelt hat.
server-no-web-title = Der Server läuft, aber seine Webseiten fehlen noch
server-no-web-text = Dieser Server läuft, aber seine Webseiten sind noch nicht erstellt. Führe im Quellverzeichnis „make web“ aus und lade diese Seite neu; Terminals und Skripte können schon spielen.
server-serving = Flambeur läuft unter { $url }
server-stop-hint = Beenden mit Strg+C.
server-joined = Du sitzt an Tisch { $table } als { $name }.
server-commitment = Die Würfel dieses Tisches sind festgelegt durch { $commitment }; nach der Partie zu prüfen mit: flambeur verify DATEI --commitment { $commitment }
server-bot-plays = Der Bot { $bot } spielt deinen Platz von hier aus.
server-choose = Dein Zug (Nummer eingeben; q zum Verlassen):
server-wrong-number = Tippe eine der gezeigten Nummern oder q.
server-over = Die Partie ist zu Ende.
server-left = Du hast den Tisch verlassen. Dein Platz-Link: { $link }
server-somebody = Platz { $number }
server-notice-removed = { $name } war lange nicht da: Der Gastgeber hat den Platz einem Bot gegeben.
server-notice-stand-in = Der Gastgeber lässt einen Bot für { $name } spielen, solange der Platz leer ist.
server-notice-public = { $on ->
    [0] Der Gastgeber hat diesen Tisch von der Liste der öffentlichen Tische genommen.
   *[other] Der Gastgeber hat diesen Tisch auf die Liste der öffentlichen Tische gesetzt.
}
server-notice-spectators = { $on ->
    [0] Der Gastgeber lässt niemanden mehr zuschauen.
   *[other] Der Gastgeber lässt andere zuschauen.
}
server-notice-chat = { $on ->
    [0] Der Gastgeber hat den Chat abgeschaltet.
   *[other] Der Gastgeber hat den Chat eingeschaltet.
}
server-notice-coach = In dieser Partie gibt es nach Entscheidung des Gastgebers keine Ratschläge mehr.
server-notice-clock = { $seconds ->
    [0] Der Gastgeber hat die Uhr angehalten.
   *[other] Der Gastgeber hat die Uhr auf { $seconds } Sekunden je Zug gestellt; eine kürzere Zeit zählt ab dem nächsten Zug.
}
