### Das Terminal: `flambeur play` und die anderen Befehle.

## Platz nehmen

cli-welcome = Willkommen bei { $game }!
cli-welcome-back = Willkommen zurück bei { $game }!
cli-at-the-table = Am Tisch: { $names }.
cli-character = { $names }: { $character }
cli-person = { $name }
cli-bot = { $name } (Bot: { $level })
cli-keys = Tippe die Nummer deiner Wahl. Mit „?“ siehst du die Regel, die gerade gilt, mit „? V8“ eine bestimmte, mit „?“ und Wörtern die Regeln, in denen sie vorkommen; „u“ nimmt deine letzte Wahl zurück, „q“ verlässt den Tisch.
cli-player = Spieler { $number }

## Wählen

cli-choose = { $name }, du hast die Wahl.
cli-prompt = Deine Wahl ({ $choices }, ?, u, q):
cli-not-a-choice = Bitte tippe eine Nummer ({ $choices }) oder ? für die Regel, u zum Zurücknehmen, q zum Verlassen.
cli-go-on = Weiter mit der Eingabetaste, zurücknehmen mit u:
cli-not-go-on = Bitte drücke die Eingabetaste, um weiterzuspielen, oder tippe u, um deine Wahl zurückzunehmen.
cli-taken-back = Zurückgenommen.
cli-cannot-take-back = Du kannst nichts zurücknehmen: Seit deiner letzten Wahl ist schon etwas Neues aufgedeckt worden.
cli-forced = { $name } hat nur eine Möglichkeit: { $move }.
cli-no-such-rule = Es gibt keine Regel { $rule }.
cli-pass-keyboard = Gib die Tastatur an { $name } weiter; { $name } drückt dann die Eingabetaste:

## Gehen

cli-save-where = Gib zum Speichern einen Dateinamen ein ({ $ending }). Mit der Eingabetaste allein verlässt du den Tisch, ohne zu speichern:
cli-save-again = Mit der Eingabetaste speicherst du wieder in { $file }, mit einem anderen Namen dort; mit n verlässt du den Tisch, ohne zu speichern:
cli-saved = Die Partie ist in { $file } gespeichert. Weiter geht es mit: flambeur play --resume { $file }
cli-not-saved = Nicht gespeichert. Auf Wiedersehen!

## Das Ergebnis

cli-result = Ergebnis
cli-name = Name
cli-score = Endstand
cli-tiebreak = Bei Gleichstand
cli-wins = gewinnt
cli-winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

## Simulieren

cli-playing = Partien
cli-interrupted = Unterbrochen: { $done } von { $games } Partien wurden gespielt.
cli-simulated = { $game }, { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
}: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
cli-speed = { NUMBER($seconds, maximumFractionDigits: 1) } Sekunden, { NUMBER($rate, maximumFractionDigits: 0) } Partien pro Sekunde, Startwert { $seed }.
cli-engine = Engine: { $why ->
   *[asked] { $engine }, wie verlangt
    [covered] kompilierte Regeln, die diesen Tisch abdecken
    [warming] Referenz-Engine, bis die Regeln kompiliert sind, dann kompilierte Regeln
    [few] Referenz-Engine: So wenige Partien sind vorbei, bevor kompilierte Regeln geladen sind
    [cold] Referenz-Engine: Die Regeln sind noch nicht kompiliert; --engine kernel kompiliert sie
    [bots] Referenz-Engine: Die kompilierten Regeln kennen diese Bots nicht
    [cards] Referenz-Engine: Die kompilierten Regeln lassen Aktionskarten weg
    [rules] Referenz-Engine: Für diesen Tisch gibt es keine kompilierten Regeln
    [numba] Referenz-Engine: Numba ist nicht installiert
    [records] Referenz-Engine: Die kompilierten Regeln schreiben keine Partien auf
}.
cli-by-bot = Bot
cli-by-seat = Platz
cli-seat = Platz { $number }
cli-games = Partien
cli-win-rate = Siege
cli-interval = 95 %
cli-turns = Züge
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-getting-ready = Wird vorbereitet …
cli-compiling = Der Code für diesen Tisch wird kompiliert, nur dieses eine Mal …
cli-compiling-beside = Der Code für die Bots, die nachdenken, wird währenddessen kompiliert; bis er bereit ist, denken sie ohne ihn nach.
cli-compiling-part = Der Code für diesen Tisch wird kompiliert, nur dieses eine Mal: { $ready } von { $parts } …
cli-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-rate = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-share = Anteil
cli-share-note = Ein geteilter Sieg zählt für jeden als gewonnen; in der Spalte „Anteil“ ist er aufgeteilt, sodass die Anteile aller Plätze zusammen 100 % ergeben.
cli-interval-note = Die wahre Quote liegt bei 19 von 20 solchen Studien im 95-%-Intervall (Wilson). Stand, Gleichstandswert und Züge sind Mittelwerte je Partie.

## Regal, Aufzeichnungen und Stellungen

cli-for-players = { $low ->
    [one] 1 bis { $high } Spieler
   *[other] { $low } bis { $high } Spieler
}
cli-preset = Vorlage { $name }: { $options }
cli-replay = { $game } mit { $names }
cli-unfinished = Diese Partie ist nicht zu Ende. Sie steht so:
cli-may = { $name } kann wählen:
cli-chance-next = Als Nächstes entscheidet der Zufall: { $what }.
cli-dice = { $count ->
    [one] ein Würfel ({ $kind })
   *[other] { $count } Würfel ({ $kind })
}
cli-pick = eines von { $count } ({ $kind })
cli-dice-plain = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}
cli-kind-own = eigene Farbe
cli-kind-neutral = neutrale Farbe
cli-kind-big = große Würfel
cli-kind-kicker = Kicker
cli-kind-starter = Startspieler
cli-kind-board = Spielpläne
cli-kind-bonus = Bonuskarten
cli-kind-card = Aktionskarten
cli-kind-colour = Farben
cli-kind-note = Scheine

## Was an einem Befehl falsch sein kann

error-unknown-language = Es gibt keine Sprache „{ $language }“; es gibt: { $allowed }.
error-option-form = „{ $given }“ ist keine Option: Schreibe sie als Name=Wert.
error-unknown-preset = Es gibt keine Vorlage „{ $preset }“ für { $game }; es gibt: { $allowed }.
error-resume-beside = Eine gespeicherte Partie bringt ihren Tisch mit: Lass { $given } weg.
error-cannot-read = Die Datei { $file } lässt sich nicht lesen.
error-cannot-write = Die Datei { $file } lässt sich nicht schreiben.
error-file-exists = Die Datei { $file } gibt es schon: Bitte wähle einen anderen Namen.
error-too-many-people = { $given } Personen passen nicht an einen Tisch für { $players }.
error-no-such-seat = Es gibt keinen Platz { $seat }: Die Plätze sind von 1 bis { $players } nummeriert.
error-too-many-names = { $names } Namen sind zu viele für { $people ->
    [one] eine Person
   *[other] { $people } Personen
}.
error-too-many-bots = { $bots } Bots sind zu viele für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}.
error-bad-name = Ein Name besteht aus 1 bis { $longest } druckbaren Zeichen.
error-unknown-game = Es gibt kein Spiel „{ $game }“; es gibt: { $allowed }.
error-unknown-bot = Es gibt keinen Bot „{ $bot }“ für dieses Spiel; es gibt: { $allowed }.
error-invalid-record = Die Aufzeichnung hat einen Fehler in Zeile { $line }: { $reason }
error-one-form = Bitte wähle entweder --json oder --csv.
error-no-games = Mindestens eine Partie muss gespielt werden.
error-no-workers = Mindestens ein Prozess wird gebraucht.
error-unknown-engine = Es gibt keine Engine „{ $engine }“; es gibt: { $allowed }.
error-no-kernel-bots = Die kompilierten Regeln kennen nicht alle diese Bots: Nimm die Referenz-Engine.
error-no-kernel-cards = Die kompilierten Regeln lassen Aktionskarten weg: Nimm die Referenz-Engine.
error-no-kernel-rules = Für diesen Tisch gibt es keine kompilierten Regeln: Nimm die Referenz-Engine.
error-no-kernel-numba = Die kompilierten Regeln brauchen Numba, das nicht installiert ist: Nimm die Referenz-Engine.
error-no-kernel-code = Die Regeln ließen sich nicht kompilieren: Nimm die Referenz-Engine.
error-no-rules = Für { $game } gibt es keine Regelseiten.
error-unknown-rule = { $game } hat keine Regel { $rule }.
error-broken-seal = Das Siegel in Zeile { $line } passt nicht: Diese Aufzeichnung wurde verändert.
error-other-rules = Diese Aufzeichnung wurde nach einer anderen Fassung der Regeln gespielt (Zeile { $line }).
error-partial = Diese Aufzeichnung enthält nur, was von einem Platz aus zu sehen war (Zeile { $line }): Sie lässt sich nicht nachspielen.
error-system = Das System meldet: { $reason }.

db-finding = Tisch { $table }: { $reason }
db-mended = Tisch { $table } ist repariert.
db-closed = Tisch { $table } ist geschlossen.
db-checked = { $tables ->
    [one] Ein Tisch wurde gelesen
   *[other] { $tables } Tische wurden gelesen
}; { $left ->
    [0] alle lassen sich laden.
    [one] einer lässt sich nicht laden: --mend lässt ihn weitergehen, --close beendet ihn.
   *[other] { $left } lassen sich nicht laden: --mend lässt sie weitergehen, --close beendet sie.
}
db-damaged = Die Datenbank { $file } ist beschädigt:
db-damaged-page = Seite { $page } (ab Byte { $byte }), { $part }: { $reason }
db-damaged-place = { $reason }
db-lost = Tisch { $table } ist verloren: { $what ->
    [journal] seine Züge sind
   *[document] sein Dokument ist
} nicht mehr lesbar.
db-lost-part = In { $part } ist etwas nicht mehr lesbar: { $part ->
    [meta] Die Cookies der Gäste gelten vielleicht nicht mehr, ihre privaten Links schon.
    [chats] Ein Teil dessen, was an Tischen gesagt wurde, ist verloren.
    [guests] Manche Gäste kommen nur noch über ihren privaten Link an ihren Platz.
    [ratings] Manche Wertungen sind verloren.
    [snapshots] Manche Tische brauchen einmal länger zum Laden.
    [tables] Tische ohne lesbares Dokument sind oben genannt, wenn sonst etwas von ihnen zeugt.
   *[other] Manche Vermerke zu Tischen sind verloren.
}
db-saved = { $tables ->
    [one] Ein Tisch ist
   *[other] { $tables } Tische sind
} in { $file } gerettet, { $lost ->
    [0] keiner ist verloren
    [one] einer ist verloren
   *[other] { $lost } sind verloren
}. Prüfe diese Datei (flambeur db check --database sqlite:///{ $file }) und setze sie dann ein: flambeur db restore { $file }
db-backup = { $file } enthält die Datenbank, wie sie jetzt ist ({ $bytes } Bytes).
db-restored = { $file } steht jetzt an der Stelle der Datenbank.
db-restored-live = { $file } steht jetzt an der Stelle der Datenbank, und der Server, der sie benutzt, macht damit weiter.
db-pruned-kind = { $kind ->
    [unused] nie begonnen
    [abandoned] ohne Ergebnis
    [bots] unter Bots
    [unfinished] nicht zu Ende gespielt
    [resigned] aufgegeben
   *[finished] beendet
}: { $count }
db-pruned = { $count ->
    [0] Kein Tisch wurde entfernt
    [one] Ein Tisch wurde entfernt
   *[other] { $count } Tische wurden entfernt
}, { $left ->
    [one] einer ist übrig.
   *[other] { $left } sind übrig.
}
db-migrated = Die Datenbank ist auf dem neuesten Stand.
db-copied = { $tables ->
    [one] Ein Tisch wurde kopiert.
   *[other] { $tables } Tische wurden kopiert.
}
