## Die Wörter der gezeichneten Tische im Browser, und was sie denen sagen, die zuhören.

table-you = du
table-starter = beginnt die Runde
table-turn = am Zug
table-asked = wählt
table-players = Spieler
table-board = Spielplan
table-row = Reihe { $row }: { $spaces }. { $worth ->
    [gain] Bringt { $points } Punkte.
   *[loss] Kostet { $points } Punkte.
} { $lying ->
    [none] Leer.
   *[other] Belegt mit { $lying }; { $free } frei.
}
table-star-b = schwarzer Stern
table-star-w = weißer Stern
table-star-r = roter Stern
table-star-y = gelber Stern
table-pick-row = Einen Würfel für Reihe { $row } wählen
table-pick-face = Eine { $face } nehmen, dann ihre Reihe wählen
table-roll-of = { $name }, Wurf { $number }
table-nothing-fits = Nichts passt
table-goal = { $points } von { $goal } Punkten
table-dice-left = { $count ->
    [one] noch { $count } Würfel
   *[other] noch { $count } Würfel
}
