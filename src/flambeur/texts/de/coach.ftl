# Der Trainer und die Nachbetrachtung

coach-open = Trainer
coach-heading = Der Trainer
coach-best = Am besten
coach-bar-loss = Verlust
coach-bar-gain = Gewinn
coach-even = Etwa gleich
coach-still = Denkt noch nach: Keine Wahl liegt bisher klar vorn.
coach-close = Keine Wahl ist klar die beste: Die markierten sind etwa gleich gut.
coach-vary = Keine Wahl ist immer die beste: Wechsle ab, so oft, wie es dabeisteht.
coach-yours = Deine
coach-heads = Gewinnchance · { $score }
coach-thinking = Denkt nach …
coach-early = Macht sich bereit: Bisher sind zu wenige Partien weitergespielt, um etwas zu sagen.
coach-often = Wähle das in { $percent } % der Fälle, sonst wirst du durchschaut.
coach-idle = Sobald du gefragt bist, steht hier, was jede Wahl wert ist.
coach-percent = { $percent } %
coach-spoken = Der Trainer: { $move }, { $chance }.
coach-title = Was { $name } tun kann
coach-move = Wahl
coach-chance = gewinnt
coach-score-lead = Vorsprung in dieser Runde
coach-score-round = Stand nach der Runde
coach-score-game = Stand am Ende
coach-score-turn = Stand nach dem Zug
coach-score-tokens = gewonnene Jetons
coach-sure = wie sicher
coach-exact = exakt
coach-score-exact = Punkte exakt, Chance geschätzt
coach-score-bounded = Punkte eingegrenzt, Chance geschätzt
coach-estimated = geschätzt, ± { $error } %
coach-wins = Gewinnt { $percent } % der Partien, die von hier aus weitergespielt werden.
coach-mixed = { $percent ->
    [0] Wähle es nie, wenn ein Kilogramm einen Jeton wert ist.
    [100] Wähle es immer, wenn ein Kilogramm einen Jeton wert ist.
   *[other] Wähle es in { $percent } % der Fälle, wenn ein Kilogramm einen Jeton wert ist: Wer immer gleich bietet, wird durchschaut.
}
coach-vegas-paid = Stand jetzt: { $note } { $at }.
coach-vegas-takes = Bekäme { $note } { $at }, auf Kosten von { $name }.
coach-vegas-less = Stand jetzt: { $note } { $at } statt { $more }.
coach-vegas-rainbow = die Regenbogenkarte
coach-vegas-ties = Gleichstand { $at } mit { $names }: { $all ->
    [2] Beide
   *[other] Alle { $all }
} gehen leer aus.
coach-vegas-tie-won = Dank der Karte, die einen Gleichstand gewinnt: { $note } { $at }.
coach-vegas-tie-lost = Stand jetzt nichts { $at }: { $name } gewinnt den Gleichstand mit einer Karte.
coach-vegas-gives = Gleichstand { $at } mit { $names }; { $name } bekommt { $note }.
coach-vegas-card = Auf der Hand ist diese Karte später noch etwa { $percent } % eines Sieges wert: Das ist hier abgezogen.
coach-vegas-nothing = { $left ->
    [0] Für diese Würfel bleibt { $at } kein Schein übrig.
    [one] Bringt { $at } vorerst nichts, lässt aber einen Würfel für später.
   *[other] Bringt { $at } vorerst nichts, lässt aber { $left } Würfel für später.
}
coach-kragen-reaches = Kostet { $cost ->
    [one] einen Jeton
   *[other] { $cost } Jetons
} und erreicht in { $percent } % der Fälle { $result } oder mehr.
coach-temptation-fills = Füllt die Reihe und bringt { $points } Punkte.
coach-temptation-loses = Füllt eine schwarze Reihe und kostet { $points } Punkte.
coach-temptation-nears = { $count ->
    [one] Danach füllt ein weiterer Würfel diese schwarze Reihe, die { $points } Punkte kostet.
   *[other] Danach füllen { $count } weitere Würfel diese schwarze Reihe, die { $points } Punkte kostet.
}
coach-temptation-opens = Lässt { $name } eine Chance von etwa { $percent } %, die Reihe mit { $points } Punkten in zwei Würfen zu füllen.
cost-heading = Was deine Wahl kostet
cost-last = { $move } kostete { $amount }. Besser: { $best }.
cost-last-best = { $move }: perfekt.
cost-round = Runde { $round }: { $amount }
cost-none = Nach jeder Wahl steht hier, was sie gegenüber perfektem Spiel verschenkt hat.
cost-later = Nach jeder Runde steht hier, was sie gekostet hat.
review-start = Anfang
review-expected = erwartet
review-luck = Glück
review-skill = eigene Wahl
review-choice = Wahl
review-chance = Chance
review-mistakes = Fehler
review-small = kleine Ungenauigkeiten
review-gifts = Wahl der anderen
review-result = Ergebnis
review-beside = { $part } (gegenüber dem Bot { $bot })
review-explained = Gewinnchancen in %: Anfang, Glück, eigene Wahl und Wahl der anderen ergeben zusammen das Ergebnis. Gemessen wird daran, was der Bot { $bot } gewählt hätte, der immer das nimmt, was sofort am meisten bringt. Alles ist geschätzt.
review-yardstick = Erwartet ist, was eine gute Wahl im Mittel gegen Spieler wie den Bot Raffzahn bringt, der nimmt, was im Moment am besten aussieht. Glück ist, was gewürfelt und gezogen wurde: Im Mittel hat niemand welches. Die Wahl der anderen wird daran gemessen, was Raffzahn an ihrer Stelle gewählt hätte. Ein Fehler war deutlich schlechter als die beste Wahl, die es gab.
review-costly = Was gegenüber der besten Wahl am meisten gekostet hat
review-turning = Wendepunkte
review-feat-takes = { $name } geht in Führung
review-feat-safe = { $name } macht alles klar
review-feat-pulls = { $name } zieht davon
review-feat-nears = { $name } holt auf
review-feat-falls = { $name } fällt zurück
review-round = Runde { $round }
review-decision = { $number }: { $name }, { $move } ({ $same ->
    [yes] nichts war besser; Glück davor { $luck } %
    [both] { $loss } % und genau { $amount } weniger als: { $better }; Glück davor { $luck } %
    [exact] genau { $amount } weniger als: { $better }; Glück davor { $luck } %
   *[no] { $loss } % weniger als: { $better }; Glück davor { $luck } %
})
review-picture = Das Bild liegt in { $file }.
review-axis-decisions = Entscheidungen
review-axis-chance = Gewinnchance in %
review-chose = { $name } wählte: { $move }. Nichts war deutlich besser.
review-chose-worse = { $name } wählte: { $move }. Besser: { $better }, +{ $loss } % Gewinnchance.
review-dice = { $turn ->
    [plus] Kurz davor half das Glück: +{ $luck } % Gewinnchance.
    [minus] Kurz davor fehlte das Glück: −{ $luck } % Gewinnchance.
   *[even] {""}
}
review-amount = { $game ->
    [temptation] { $amount } Punkte
   *[other] { $amount }
}
review-told-brought = { $luck ->
    [plus] Das Glück brachte { $name } { $luck-amount } mehr als erwartet
    [minus] Das Glück brachte { $name } { $luck-amount } weniger als erwartet
   *[even] Das Glück brachte { $name }, was zu erwarten war
}; { $lost ->
    [some] Fehler verschenkten { $lost-amount }.
   *[none] keine Wahl war ein deutlicher Fehler.
}
review-unfinished = Diese Partie ist nicht zu Ende gespielt: Ihr Ergebnis ist, was dort zu erwarten war, wo sie aufhört.
review-solved = In gelösten Runden zu zweit wird jede Wahl mit perfektem Spiel beider verglichen; was sie verschenkt hat, ist exakt.
review-chose-perfect = { $name } wählte: { $move }. Gegenüber perfektem Spiel verschenkte das nichts.
review-chose-costly = { $name } wählte: { $move }. Besser war: { $better }. Gegenüber perfektem Spiel verschenkte das genau { $amount }.
review-told-small = Kleine Ungenauigkeiten, von denen keine sicher ist, kosteten zusammen { $amount }.
review-heading = Wie es lief
review-make = Jede Wahl beurteilen
review-making = Jede Wahl wird von ihrer Stelle aus weitergespielt …
review-ahead = { $count ->
    [one] Vor dieser Partie wird noch eine andere beurteilt.
   *[other] Vor dieser Partie werden noch { $count } andere beurteilt.
}
review-estimated = Geschätzt: Nach jeder Wahl wurden { $games } Partien weitergespielt.
review-curve = Gewinnchancen
review-curve-now = Gewinnchancen, an der gestrichelten Linie: { $chances }
review-parts = Was den Ausschlag gab
review-unit = { $game ->
    [temptation] Punkte
    [kragen] Gold
    [leads] Vorsprung
   *[other] Geld
}
review-unit-chance = Gewinnchance
review-decisions = Was etwas gekostet hat
review-none = Keine Wahl hat deutlich etwas gekostet.
review-none-small = Keine einzelne Wahl hat nachweislich etwas gekostet; kleine Ungenauigkeiten kommen trotzdem zusammen.
review-go = Ansehen
review-choices = Was zur Wahl stand
review-chosen = gewählt
review-save = Als Bild speichern
review-share = Die Nachbetrachtung zum Teilen
error-not-asked = Platz { $seat } hat in dieser Stellung nichts zu wählen.
error-nothing-to-choose = In dieser Stellung hat niemand etwas zu wählen.
error-no-plots = Für Bilder wird Matplotlib gebraucht: Installiere flambeur[plots].
