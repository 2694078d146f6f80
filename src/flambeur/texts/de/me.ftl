### Die eigene Seite: Statistik, Würfel, und was sich mit den eigenen Daten tun lässt.

me-intro = { $games ->
    [0] Hier werden beendete Partien gezählt: wie sie ausgingen und was du gewürfelt hast. Noch gibt es keine.
    [one] Eine beendete Partie, seit dem { $since }.
   *[other] { $games } beendete Partien, seit dem { $since }.
}
me-older = Gezählt sind nur die letzten { $games }.
me-browser = Erkannt wirst du an diesem Browser: Was anderswo gespielt wurde, fehlt hier.

## Ergebnisse

me-results = Ergebnisse
me-won = { $won } von { $played } gewonnen
me-won-shared = { $won } von { $played } gewonnen, { $shared } davon geteilt
me-resigned = { $resigned ->
    [one] einmal aufgegeben
   *[other] { $resigned }-mal aufgegeben
}
me-interval = Ginge es so weiter, würdest du { $low } bis { $high } % solcher Partien gewinnen, soweit sich das aus { $played } sagen lässt.
me-even = Die Marke zeigt, wo Gleichstarke lägen: { $even } %.
me-too-few = Ab { $fewest } Partien einer Art gibt es einen Bereich dazu.
me-best = Bestwert: { $score }
me-together = { $count ->
    [one] Eine Partie, in der mehrere an diesem Gerät spielten, zählt nur für die Würfel.
   *[other] { $count } Partien, in denen mehrere an diesem Gerät spielten, zählen nur für die Würfel.
}
me-abandoned = { $count ->
    [one] Eine Partie endete ohne Ergebnis.
   *[other] { $count } Partien endeten ohne Ergebnis.
}

## Würfel

me-dice = Deine Würfel
me-dice-count = In beendeten Partien hast du mit { $dice } Würfeln gewürfelt: Zu erwarten ist jede Augenzahl { $expected }-mal. Neben jeder Anzahl steht der Bereich, in dem faire Würfel in 95 von 100 Fällen bleiben, mit der erwarteten Anzahl als Marke.
me-dice-face = { $face }: { $count }, erwartet { $expected }
me-dice-few = Weniger als { $fewest } Würfel sagen nichts darüber, ob sie fair sind.
me-dice-chance = Von 100 Folgen aus { $dice } fairen Würfeln weichen { $times } so weit oder weiter vom Gleichmaß ab.
me-dice-seldom = Von 100 Folgen aus { $dice } fairen Würfeln weicht weniger als eine so weit vom Gleichmaß ab.
me-dice-usual = Das ist nichts Ungewöhnliches.
me-dice-rare = Für einen einzigen Blick ist das ungewöhnlich. Wer aber nach jeder Partie nachsieht, erlebt so einen Moment früher oder später auch mit fairen Würfeln. So gezählt, dass häufiges Nachsehen nichts ändert, deutet nichts auf einen Fehler hin.
me-dice-remarkable = Auch so gezählt, dass häufiges Nachsehen nichts ändert, ist das selten: Mit fairen Würfeln sieht das höchstens 1 von 20 Spielern irgendwann. Wo viele spielen, kommt es bei einigen vor. Woher die Würfel einer Partie kamen, lässt sich prüfen, wenn du die Partie ansiehst.
me-dice-how = So wird gerechnet
me-dice-how-text = Für einen Blick Pearsons Chi-Quadrat: { $square } bei 5 Freiheitsgraden. Für viele Blicke eine Wette gegen die Würfel, die faire Würfel im Mittel nicht besser machen: Aus 1 zu Beginn ist { $evidence } geworden, 20 wäre bemerkenswert. Einzelne Würfel aus Um Kopf und Kragen, die nicht schlechter werden dürfen, zählen nicht, ebenso wenig zurückgenommene Würfe.

## Wertungen

me-ratings = Wertung
me-rating = Vermutlich zwischen { $low } und { $high }, nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
}.
me-rating-chart = Wertung nach jeder von { $games } Partien, von { $first } bis { $last }
me-rating-bots = Bots auf diesem Server: { $bots }
me-ratings-how = Alle beginnen bei 25. Das Band zeigt, wo openskill die Wertung mit 95 % vermutet; es wird mit jeder Partie schmaler und ist eine Vermutung, keine Messung. Wer aufgibt oder einen Bot spielen lässt, wird Letzter.
me-ratings-none = Noch keine gewertete Partie: Hake „gewertet“ an, wenn du einen Tisch vorbereitest.

## Daten

me-data = Deine Daten
me-data-text = Es gibt kein Konto. Ein Cookie sagt dem Server, welche Plätze deine sind; daran hängt alles, was hier steht.
me-export = Alles herunterladen
me-export-help = Eine JSON-Datei mit deinen Tischen, den Aufzeichnungen deiner beendeten Partien, dem, was du dort gesagt hast, und dieser Statistik.
me-delete = Alles löschen …
me-delete-title = Alle deine Daten löschen
me-delete-intro = Das lässt sich nicht rückgängig machen.
me-delete-alone = Partien, in denen sonst niemand saß, werden gelöscht.
me-delete-others = Partien mit anderen gehören auch ihnen und bleiben; dein Name wird darin zur Nummer des Platzes, und nichts verrät mehr, dass du es warst.
me-delete-running = Laufende Partien verlässt du: Ein Bot spielt deinen Platz zu Ende. Deine Tische, an denen noch nicht begonnen wurde, werden geschlossen.
me-delete-said = Was du an Tischen gesagt hast, deine persönlichen Links, Statistik und Wertungen werden gelöscht.
me-delete-browser = Dieser Browser vergisst deinen Namen, deine Einstellungen, seine Links und was er sonst für diese Seiten aufhob.
me-delete-backups = Sicherungen, die der Betreiber dieses Servers gemacht hat, ändern sich nicht.
me-delete-sure = Ja, das will ich
me-delete-now = Endgültig löschen
me-deleted = Alles ist gelöscht. Mit der nächsten Partie, die du eröffnest, beginnt eine neue Geschichte.
