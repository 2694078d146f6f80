# Der Trainer und die Nachbetrachtung

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
error-not-asked = Platz { $seat } hat in dieser Stellung nichts zu wählen.
error-nothing-to-choose = In dieser Stellung hat niemand etwas zu wählen.
error-no-plots = Für Bilder wird Matplotlib gebraucht: Installiere flambeur[plots].
