# Der Trainer und die Nachbetrachtung

coach-open = Trainer
coach-heading = Der Trainer
coach-best = Am besten
coach-even = Etwa gleich
coach-still = Denkt noch nach: Keine Wahl liegt bisher klar vorn.
coach-close = Keine Wahl ist klar die beste: Die markierten sind etwa gleich gut.
coach-vary = Keine Wahl ist immer die beste: Wechsle ab, so oft, wie es dabeisteht.
coach-yours = Deine
coach-heads = Gewinnchance · { $score }
coach-thinking = Denkt nach …
coach-often = Wähle das in { $percent } % der Fälle, sonst wirst du durchschaut.
coach-idle = Sobald du gefragt bist, steht hier, was jede Wahl wert ist.
coach-percent = { $percent } %
coach-spoken = Der Trainer: { $move }, { $chance }.
coach-title = Was { $name } tun kann
coach-move = Wahl
coach-chance = gewinnt
coach-score-lead = Vorsprung in dieser Runde
coach-score-round = nach der Runde
coach-score-game = am Ende
coach-score-turn = nach dem Zug
coach-score-tokens = gewonnene Chips
coach-sure = wie sicher
coach-exact = exakt
coach-score-exact = Punkte exakt, Chance geschätzt
coach-score-bounded = Punkte eingegrenzt, Chance geschätzt
coach-estimated = geschätzt, ± { $error } %
coach-wins = Gewinnt { $percent } % der Partien, die von hier aus weitergespielt werden.
coach-mixed = Wähle es in { $percent } % der Fälle: Wer immer gleich bietet, wird durchschaut.
coach-vegas-paid = Bekäme { $at } { $note }, so wie es liegt.
coach-vegas-takes = Bekäme { $at } { $note }, auf Kosten von { $name }.
coach-vegas-ties = Gleichstand { $at } mit { $names }: Niemand davon wird bezahlt.
coach-vegas-gives = Gleichstand { $at } mit { $names }; { $note } gehen an { $name }.
coach-vegas-nothing = Für diese Würfel bleibt { $at } kein Schein übrig.
coach-kragen-reaches = Kostet { $cost ->
    [one] einen Chip
   *[other] { $cost } Chips
} und erreicht in { $percent } % der Fälle { $result } oder mehr.
coach-temptation-fills = Füllt die Reihe und bringt { $points } Punkte.
coach-temptation-loses = Füllt eine schwarze Reihe und kostet { $points } Punkte.
coach-temptation-opens = Lässt { $name } eine Chance von { $percent } %, die Reihe mit { $points } Punkten zu füllen.
cost-heading = Was deine Wahl kostet
cost-last = { $move } kostete { $amount }. Besser: { $best }.
cost-last-best = { $move }: perfekt.
cost-round = Runde { $round }: { $amount }
cost-none = Nach jeder Wahl steht hier, was sie gegenüber perfektem Spiel verschenkt hat.
cost-later = Nach jeder Runde steht hier, was sie gekostet hat.
review-start = Anfang
review-luck = Glück
review-skill = eigene Wahl
review-gifts = Wahl der anderen
review-result = Ergebnis
review-explained = Gewinnchancen in %: Anfang, Wirkung von Würfeln und Karten und was die eigene Wahl und die der anderen gegenüber einem gierigen Spieler verändert hat, ergeben zusammen das Ergebnis. Alles ist geschätzt.
review-costly = Was am meisten gekostet hat
review-turning = Wendepunkte
review-decision = { $number }: { $name }, { $move } ({ $same ->
    [yes] nichts war besser; die Würfel davor { $luck } %
   *[no] { $loss } % weniger als: { $better }; die Würfel davor { $luck } %
})
review-picture = Das Bild liegt in { $file }.
review-axis-decisions = Entscheidungen
review-axis-chance = Gewinnchance in %
review-chose = { $name } wählte: { $move }. Nichts war deutlich besser.
review-chose-worse = { $name } wählte: { $move }. Das gewinnt { $loss } % seltener als: { $better }.
review-dice = { $turn ->
    [plus] Die Würfel davor brachten { $luck } %.
    [minus] Die Würfel davor kosteten { $luck } %.
   *[even] {""}
}
review-told-luck = { $side ->
    [plus] { $name } hatte Glück: Würfel und Karten brachten { $points } % eines Sieges mehr als zu erwarten.
    [minus] { $name } hatte Pech: Würfel und Karten kosteten { $points } % eines Sieges.
   *[even] Würfel und Karten meinten es mit { $name } weder gut noch schlecht.
}
review-told-skill = { $side ->
    [plus] Gegenüber einem gierigen Spieler brachte die eigene Wahl { $points } %.
    [minus] Gegenüber einem gierigen Spieler kostete die eigene Wahl { $points } %.
   *[even] Ein gieriger Spieler hätte es ebenso gut gemacht.
}
review-told-lost = Gegenüber der jeweils besten Wahl wurden { $points } % verschenkt, etwa { $amount }.
review-told-best = Verschenkt wurde nichts, was deutlich wäre.
review-heading = Wie es lief
review-make = Jede Wahl beurteilen
review-making = Jede Wahl wird von ihrer Stelle aus weitergespielt …
review-estimated = Alle Chancen sind geschätzt: Nach jeder Wahl wurden { $games } Partien weitergespielt.
review-curve = Gewinnchancen
review-decisions = Was etwas gekostet hat
review-none = Keine Wahl hat deutlich etwas gekostet.
review-go = Ansehen
review-choices = Was zur Wahl stand
review-chosen = gewählt
review-save = Als Bild speichern
review-share = Die Nachbetrachtung zum Teilen
error-not-asked = Platz { $seat } hat in dieser Stellung nichts zu wählen.
error-nothing-to-choose = In dieser Stellung hat niemand etwas zu wählen.
error-no-plots = Für Bilder wird Matplotlib gebraucht: Installiere flambeur[plots].
