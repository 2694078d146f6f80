### Die Arena: eigene Bots, Ligen, Studien.

## Bots von außen

error-no-such-bot = Es gibt keinen Bot „{ $bot }“, der spielen könnte.
error-forfeit-start = { $bot } ließ sich nicht starten.
error-forfeit-slow = { $bot } hat für einen Zug länger als { $seconds } Sekunden gebraucht.
error-forfeit-crashed = { $bot } hat mitten in der Partie aufgehört.
error-forfeit-illegal = { $bot } hat „{ $said }“ gesagt, und das ist keiner seiner Züge.
cli-forfeit = { $name } verliert diese Partie: { $reason } Ein Bot, der zufällig spielt, übernimmt den Platz.
error-no-table = „{ $given }“ nennt keinen Tisch: Gib den Link eines Tischs oder seinen Code mit --table an.

## Wer wo spielt

error-no-pyarrow = Parquet-Dateien brauchen pyarrow, das nicht installiert ist: Schreib stattdessen eine .csv-Datei.
error-unknown-cluster = Es gibt keinen Cluster „{ $cluster }“; es gibt: { $allowed }.
error-dead-workers = Immer wieder wurden Prozesse beendet: Der Rest kann hier nicht gespielt werden.
error-no-kernel-records = Die kompilierten Regeln schreiben keine Partien auf: Nimm die Referenz-Engine.
error-no-cluster = Der Cluster { $cluster } lässt sich nicht benutzen: { $reason }.

## Ligen

error-no-league = Eine Liga braucht zwei oder mehr Bots, jeden einmal genannt, an einem Tisch für zwei oder mehr.
error-other-ledger = { $file } ist nicht das Buch dieser Liga: Nenn eine andere Datei.
league-title = Liga: { $game }, { $players } am Tisch
league-intro = { $games } Partien in { $rounds } Runden, Startwert { $seed }.
league-duplicate = Alle Partien einer Runde wurden mit denselben Würfen gespielt.
league-ratings = Wertungen mit 95-%-Intervallen
league-rating = Wertung
league-table = Tabelle
league-shares = Anteile an den Siegen mit 95-%-Intervallen
league-duels = Wer wen schlägt
league-duels-note = Wie oft, in Prozent, der Bot der Zeile vor dem der Spalte lag; gleiche Plätze zählen halb. In Klammern: das 95-%-Intervall (Wilson).
league-note = Wertungen stehen auf der Skala von openskill mit Mittelwert 25; die 95-%-Intervalle kommen daher, wie sich Runden unterscheiden; die der Anteile sind die von Wilson. Daneben stehen openskills eigene laufende Zahlen.
league-openskill = openskill
league-openskill-value = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
league-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
league-between = { $bot } steht zwischen unseren Stufen { $above } und { $below }.
league-above = { $bot } ist stärker als unsere Stufe { $above }.
league-below = { $bot } ist schwächer als unsere Stufe { $below }.
league-forfeits = { $bot } hat { $count ->
    [one] eine Partie
   *[other] { $count } Partien
} verloren, weil er { $reason ->
    [slow] zu langsam war
    [crashed] abgestürzt ist
    [illegal] einen Zug genannt hat, der nicht angeboten war
   *[start] sich nicht starten ließ
}.
league-written = Die Seite steht in { $file }.

## Studien

error-unknown-study = Es gibt keine Frage „{ $study }“; es gibt: { $allowed }.
error-invalid-study = Das ist keine Frage für eine Studie: { $reason }.
study-title = Studien
study-note = Jede Zahl ist ein Mittelwert über Partien zwischen den Bots, die in der Frage stehen, mit ihrem 95-%-Intervall. Was sie sagt, gilt für solche Spieler.
study-estimated = Alle Zahlen sind aus Partien zwischen Bots geschätzt; exakte sind als solche gekennzeichnet.
study-table = Tisch: { $game }, { $players } Spieler; Optionen: { $options }; Bots: { $bots }.
study-usual = die üblichen
study-differ = { $options }; die Fälle unterscheiden sich in „{ $names }“
study-case = Fall
study-measured = Gemessen
study-value = Mittel
study-range = { $low } bis { $high }
study-kicker = Was ist ein Kicker wert?
study-seat = Kommt es auf den Platz an?
study-modules = Welches Modul macht eine Partie länger oder glücksabhängiger?
study-boards = Wie gerecht ist jeder Spielplan von Temptation?
study-token = Wie viel ist ein Jeton bei Um Kopf und Kragen wert?
study-case-kicker = { $number ->
    [two] zwei Kicker, wie alle
    [one] ein Kicker, ein Würfel mehr
   *[none] kein Kicker, zwei Würfel mehr
}
study-case-seat = { $number } Spieler
study-case-token = { $number } Jetons
study-module-none = kein Modul
study-measure-turns = Züge in einer Partie
study-measure-score = Stand
study-measure-first = Siege des ersten Platzes
study-measure-lead = Vorsprung des ersten Bots
study-measure-skill = Siege des einzigen Bots Raffzahn
study-figure = { $measure }, { $case }: { $value } (95 %: { $low } bis { $high }; { $games } Partien, geschätzt).
study-base-more = { $case }: { $value }, das sind { $difference } mehr als bei „{ $base }“ (95 %: { $low } bis { $high }).
study-base-less = { $case }: { $value }, das sind { $difference } weniger als bei „{ $base }“ (95 %: { $low } bis { $high }).
study-base-same = { $case }: { $value }; ein Unterschied zu „{ $base }“ ist nicht zu sehen (95 %: { $low } bis { $high }).
study-even-more = { $case }: { $value }, das sind { $difference } mehr als die { $even } eines gleichen Anteils (95 %: { $low } bis { $high }).
study-even-less = { $case }: { $value }, das sind { $difference } weniger als die { $even } eines gleichen Anteils (95 %: { $low } bis { $high }).
study-even-same = { $case }: { $value }; ein Unterschied zu den { $even } eines gleichen Anteils ist nicht zu sehen (95 %: { $low } bis { $high }).
study-solved = Zu zweit und bei perfektem Spiel beider ist es { $value } wert, eine Runde zu beginnen (95 %: { $low } bis { $high }): Jede der { $openings } Runden ist exakt gelöst, nur die Scheine sind gezogen.
study-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
study-score-vegas = { NUMBER($thousandfold, maximumFractionDigits: 0) } $
study-score-kragen = { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) } kg
