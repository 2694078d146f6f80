# Aufgaben: im Terminal und im Browser

puzzle-title = { $game }, Aufgabe { $number } von { $of }
puzzle-difficulty-1 = Leicht
puzzle-difficulty-2 = Knifflig
puzzle-difficulty-3 = Schwer
puzzle-ask-lead = Was bringt dir in dieser Runde am meisten? Es zählt, wie viel mehr Geld du gewinnst als der andere.
puzzle-ask-money = Was bringt dir in dieser Runde das meiste Geld?
puzzle-ask-points = { $players ->
    [2] Was bringt dir im Rest dieser Runde am meisten? Es zählt, wie viele Punkte du mehr gewinnst als der andere.
   *[other] Was bringt dir im Rest dieser Runde die meisten Punkte?
}
puzzle-ask-tokens = Was bringt dir die meisten Jetons? Der Topf zählt, abzüglich dessen, was du dafür zahlst; in dieser Runde wird nichts mehr versteigert.
puzzle-ask-chance = Was gibt dir die beste Chance, die Partie zu gewinnen?
puzzle-with-neutral = Graue Würfel (N) gehören niemandem, gewinnen aber Scheine und machen Gleichstände wie alle anderen.
puzzle-with-big = Ein großer Würfel zählt als zwei.
puzzle-with-kickers = Ein Kicker kickt einen Würfel weg.
puzzle-with-slot = Der Spielautomat nimmt jede Augenzahl einmal.
puzzle-worth-lead = Vorsprung in dieser Runde
puzzle-worth-money = Geld in dieser Runde
puzzle-worth-points = Punkte in dieser Runde
puzzle-worth-tokens = Bilanz in Jetons
puzzle-worth-chance = Gewinnchance
puzzle-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
puzzle-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzle-amount-points = { $amount } Punkte
puzzle-amount-tokens = { $amount } Jetons
puzzle-prompt = Deine Wahl ({ $choices }, q):
puzzle-not-a-choice = Bitte gib eine Zahl ({ $choices }) ein, oder q zum Gehen.
puzzle-yes = Richtig!
puzzle-no = Es gab etwas Besseres.
puzzle-right = Das Naheliegende („{ $obvious }“) hätte { $loss } verschenkt.
puzzle-wrong = { $tempting ->
    [yes] Das sieht auf den ersten Blick am besten aus und verschenkt { $loss }.
   *[no] Das verschenkt { $loss }.
} Besser: { $best }.
puzzle-exact-lead = Exakt: Alle Würfe bis zum Ende der Runde sind durchgerechnet, und beide spielen perfekt.
puzzle-exact-money = Exakt: Alle Würfe bis zum Ende der Runde sind durchgerechnet, und alle spielen so gut sie können.
puzzle-exact-points = Exakt: Alle Würfe bis zum Ende der Runde sind durchgerechnet, und alle spielen so gut sie können.
puzzle-exact-tokens = Exakt, wenn in dieser Runde niemand mehr einen Sack versteigert und aussetzt, wer keinen Jeton hat: Alle Versuche bis zum Ende der Runde sind durchgerechnet, und alle spielen um die Jetons im Topf.
puzzle-exact-chance = Exakt: Alle Würfe bis zum Ende der Partie sind durchgerechnet, und alle spielen so gut sie können.
puzzle-estimated = Geschätzt: Nach jeder Wahl wurden { NUMBER($games) } Partien zu Ende gespielt, ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
puzzle-hunting = Suche nach Aufgaben
puzzle-made = { $count ->
    [one] In { $file } ist eine Aufgabe.
   *[other] In { $file } sind { $count } Aufgaben.
}
error-unknown-puzzle = Es gibt keine Aufgabe { $number }; sie sind von 1 bis { $most } nummeriert.
error-no-puzzles = Es gibt keine Aufgaben zu „{ $game }“; es gibt welche zu: { $allowed }.
error-invalid-puzzles = Zeile { $line } der Datei ist keine Aufgabe.

## Im Browser

puzzle-heading = Aufgaben
puzzle-text = Was würdest du wählen? Stellungen aus Partien von Bots, in denen eine Wahl klar die beste ist, und nicht die, die einem zuerst einfällt.
puzzle-today = Heute
puzzle-archive = Alle Aufgaben
puzzle-number = Aufgabe { $number }
puzzle-solve = Lösen
puzzle-solved = { $solved } von { $of } gelöst
puzzle-state-open = noch offen
puzzle-state-right = gelöst
puzzle-state-wrong = verfehlt
puzzle-entry = Aufgabe { $number }, { $difficulty }, { $state }
puzzle-streak = { $days ->
    [0] Löse eine von heute, und eine Serie beginnt
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-all = Alle Aufgaben
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal ansehen
puzzle-reasons = Gründe
