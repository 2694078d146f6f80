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
table-pot = Topf
table-best = Bestes Ergebnis bisher
table-no-best = Noch kein Ergebnis
table-dice-of = Würfel von { $name }
table-take-die = Die { $face } neu würfeln
table-take-hint = Wähle, welche Würfel neu rollen
table-attempts = { $count ->
    [one] { $count } Versuch gemacht
   *[other] { $count } Versuche gemacht
}
table-your-bid = Dein Gebot
table-sell = Versteigern
table-bags = Goldsäcke
table-tokens = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
table-tokens-secret = Chips geheim
table-auction = Versteigerung
table-lot = Ein Sack von { $bag } kg von { $name }
table-fist-closed = hält die Faust geschlossen
table-fist-open = { $tokens ->
    [one] zeigt { $tokens } Chip
   *[other] zeigt { $tokens } Chips
}
table-weight = { $weight } kg
table-leads = { $name } führt
table-result = Ergebnis
