### Temptation am Tisch.

temptation-name = Temptation

## Boards

temptation-board-first-steps = Erste Schritte
temptation-board-garden-wall = Gartenmauer
temptation-board-toll-bridge = Zollbrücke
temptation-board-midnight-bell = Mitternachtsglocke
temptation-board-crooked-stairs = Krumme Treppe
temptation-board-golden-thread = Goldener Faden
temptation-board-two-masters = Zwei Herren
temptation-board-hall-of-mirrors = Spiegelsaal
temptation-board-thorn-and-rose = Dorn und Rose
temptation-board-devils-ledger = Kontobuch des Teufels
temptation-board-long-fuse = Lange Lunte
temptation-board-choir-loft = Chorempore
temptation-board-serpents-coil = Schlangenwindung
temptation-board-silver-tongue = Silberzunge
temptation-board-trapdoor = Falltür
temptation-board-reckoning-day = Tag der Abrechnung

## What happened

temptation-event-starter = Das Los hat entschieden: { $name } beginnt.
    .you = Das Los hat entschieden: Du beginnst.
temptation-event-round = Runde { $round } auf dem Spielplan „{ $board }“. Alle haben { $dice } Würfel. { $name } beginnt.
    .you = Runde { $round } auf dem Spielplan „{ $board }“. Alle haben { $dice } Würfel. Du beginnst.
temptation-event-rolled = { $name } würfelt { $dice } (Wurf { $number } von { $most }).
    .you = Du würfelst { $dice } (Wurf { $number } von { $most }).
temptation-event-nothing-fits = Nichts passt: Der Zug von { $name } ist zu Ende.
    .you = Nichts passt: Dein Zug ist zu Ende.
temptation-event-placed = { $name } legt eine { $face } in Reihe { $row }.
    .you = Du legst eine { $face } in Reihe { $row }.
temptation-event-gained = { $name } vollendet Reihe { $row } und gewinnt { $points } Punkte.
    .you = Du vollendest Reihe { $row } und gewinnst { $points } Punkte.
temptation-event-paid = { $name } vollendet Reihe { $row } und zahlt { $points } Punkte.
    .you = Du vollendest Reihe { $row } und zahlst { $points } Punkte.
temptation-event-paid-all = { $points ->
    [0] { $name } vollendet Reihe { $row }, müsste { $due } Punkte zahlen und hat keine.
   *[other] { $name } vollendet Reihe { $row }, müsste { $due } Punkte zahlen und gibt die letzten { $points }.
}
    .you = { $points ->
        [0] Du vollendest Reihe { $row }, müsstest { $due } Punkte zahlen und hast keine.
       *[other] Du vollendest Reihe { $row }, müsstest { $due } Punkte zahlen und gibst die letzten { $points }.
    }
temptation-event-stopped = { $dice ->
    [0] { $name } hat alle Würfel dieses Zuges gelegt.
    [one] { $name } beendet den Zug und nimmt einen Würfel zurück.
   *[other] { $name } beendet den Zug und nimmt { $dice } Würfel zurück.
}
    .you = { $dice ->
        [0] Du hast alle Würfel dieses Zuges gelegt.
        [one] Du beendest den Zug und nimmst einen Würfel zurück.
       *[other] Du beendest den Zug und nimmst { $dice } Würfel zurück.
    }
temptation-event-round-over = Der Spielplan ist voll. Punktestand – { $points }.
temptation-standing = { $name }: { $points }
    .you = du: { $points }

## Choosing

temptation-ask-place = Welchen Würfel legst du?
temptation-ask-press = Noch einen Würfel legen, weiterwürfeln oder aufhören?
temptation-move-place = { $face }: Reihe { $row }
temptation-move-roll = { $dice ->
    [one] Weiter mit dem letzten Würfel
   *[other] Weiter mit { $dice } Würfeln
}
temptation-move-stop = Aufhören
temptation-preview-place = { $left ->
    [one] Noch ein Feld frei
   *[other] Noch { $left } Felder frei
}
temptation-preview-gain = Du gewinnst { $points } Punkte
temptation-preview-pay = Du zahlst { $points } Punkte
temptation-preview-roll = In { $percent } % der Würfe passt nichts
temptation-preview-stop = { $dice ->
    [one] Ein Würfel zurück in den Vorrat
   *[other] { $dice } Würfel zurück in den Vorrat
}

## The table

temptation-table-title = Runde { $round }, Spielplan { $number }: „{ $board }“. Ziel: { $goal } Punkte.
temptation-table-start = Ziel: { $goal } Punkte.
temptation-table-roll = Wurf { $number } von { $most }: { $dice }
temptation-table-name = Name
temptation-table-points = Punkte
temptation-table-dice = Würfel
temptation-row-gain = bringt { $points }
temptation-row-pay = kostet { $points }
temptation-row-same = lauter { $face }er
temptation-row-order = in dieser Reihenfolge
temptation-row-black-stars = schwarze Sterne: alle gleich
temptation-row-white-stars = weiße Sterne: alle gleich
temptation-row-red-yellow = Rot gleich, Gelb gleich, aber anders als Rot
temptation-row-full = voll

## Options

temptation-option-goal = Zielpunktzahl
    .help = Das Spiel endet nach der Runde, an deren Ende jemand so viele Punkte hat; 0 steht für 500, zu fünft oder sechst für 400.
temptation-option-top = Oberster Spielplan
    .help = Alle Spielpläne zufällig oder zuerst Plan 1, der für Anfänger.
temptation-option-top-random = Gezogen wie die anderen
temptation-option-top-first = Plan 1, für den Einstieg
temptation-option-boards = Spielpläne
    .help = Leer für unsere sechzehn Spielpläne; eigene kommen gepackt in einem Wort.
temptation-option-starter = Startspieler
    .help = Ausgelost oder einer der Plätze.
temptation-option-starter-random = Ausgelost

## The boards commands

boards-number = Nr.
boards-name = Name
boards-spaces = Felder
boards-gains = Zu gewinnen
boards-pays = Zu zahlen
boards-fine = „{ $name }“ ist ein gültiger Spielplan: { $spaces } Felder, { $gains } Punkte zu gewinnen, { $pays } zu zahlen.
boards-trial = { $name }: je { $games } Partien gleich starker Bots Raffzahn für jede Spielerzahl, nur auf diesem Spielplan.
boards-players = Spieler
boards-turns = Züge je Runde
boards-longest = Längste Runde
boards-rounds = Runden je Partie
boards-seat = Platzvorteil
boards-starter = Startvorteil
boards-rolling = Würfeln lohnt
boards-row = Reihe
boards-worth = Wert
boards-pays-average = Bringt im Mittel
boards-first = Als Erste voll
boards-verdict-pass = Der Spielplan besteht alle Prüfungen.
boards-verdict-fail = Der Spielplan besteht nicht alle Prüfungen: { $faults }.
boards-fault-seat = bei { $players } Spielern gewinnt ein Platz { $points } Prozentpunkte mehr als seinen Anteil
boards-fault-turns = bei { $players } Spielern dauert eine Runde { $turns } Züge
boards-fault-long = bei { $players } Spielern dauerte eine Runde { $turns } Züge
boards-fault-rare = Reihe { $row } wird nur in { $percent } % der Runden als Erste vollendet
boards-fault-usual = Reihe { $row } wird in { $percent } % der Runden als Erste vollendet
boards-fault-rolling = Weiterwürfeln ist bei { $percent } % der Entscheidungen richtig
boards-design-comment = Gemacht mit flambeur boards design --seed { $seed }

## What can be wrong with a board

error-board-rows = Ein Spielplan hat 6 Reihen, nicht { $found }.
error-board-spaces = Ein Spielplan hat insgesamt 18 bis 27 Felder, nicht { $found }.
error-board-no-black = Mindestens eine Reihe muss schwarz sein.
error-board-too-black = Die weißen Reihen ({ $white }) müssen mehr wert sein als die schwarzen ({ $black }), sonst endet ein Spiel vielleicht nie.
error-board-length = Reihe { $row }: Eine Reihe hat 1 bis 6 Felder, nicht { $found }.
error-board-points = Reihe { $row }: Eine Reihe ist 10 bis 150 Punkte wert, in Zehnerschritten, nicht { $found }.
error-board-space = Reihe { $row }: Ein Feld ist eine Augenzahl von 1 bis 6 oder ein Stern b, w, r oder y, nicht „{ $found }“.
error-board-red-yellow = Reihe { $row }: Eine Reihe mit roten und gelben Sternen hat erst drei rote, dann zwei gelbe.
error-board-stars = Reihe { $row }: Sterne einer Farbe teilen ihre Reihe mit nichts anderem.
error-board-faces = Reihe { $row }: Die Augenzahlen einer Reihe sind alle gleich oder alle verschieden.
error-board-two-names = Ein Spielplan hat nur einen Namen.
error-board-no-name = Ein Spielplan hat einen Namen: Schreib „name: …“ in eine eigene Zeile.
error-board-row = Reihe { $row }: Eine Reihe schreibt man wie „white 30: 2 2 2“, nicht „{ $found }“.
error-board-colour = Reihe { $row }: Eine Reihe ist white (weiß) oder black (schwarz), nicht „{ $found }“.
error-board-name = Ein Name beginnt mit einem Buchstaben oder einer Ziffer, hat höchstens 40 Zeichen und enthält keines der Zeichen / ; | = _ #; „{ $found }“ geht nicht.
error-board-packed = Reihe { $row }: Gepackt schreibt man eine Reihe wie „w30:222“, nicht „{ $found }“.
error-board-too-many = Ein Stapel hat höchstens 99 Spielpläne, nicht { $found }.
error-board-in-pile = Spielplan { $number }: { $reason }
error-board-unknown = Es gibt keinen Spielplan „{ $given }“: Gib eine Nummer von 1 bis { $count }, einen Namen oder eine .board-Datei an.
error-board-none-here = In { $folder } ist keine .board-Datei.
error-board-file = { $file }: { $reason }
error-board-trial = Ein Testlauf braucht mindestens eine Partie.
