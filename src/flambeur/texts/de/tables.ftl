## Die Wörter der gezeichneten Tische im Browser, und was sie denen sagen, die zuhören.

table-you = du
table-starter = Startspieler
table-turn = am Zug
table-asked = wählt
table-players = Spieler
table-board = Spielplan
table-row = Reihe { $row }: { $spaces }. { $worth ->
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
table-pick-row = Einen Würfel für Reihe { $row } wählen
table-pick-face = Eine { $face } nehmen, dann die Reihe wählen
table-roll-of = { $name }, Wurf { $number }
    .you = Dein Wurf { $number }
table-nothing-fits = Nichts passt
table-goal = { $points } von { $goal } Punkten
table-ends-at = bis { $goal } Punkte
table-dice-left = { $count ->
    [one] noch { $count } Würfel
   *[other] noch { $count } Würfel
}
table-pot = Topf
table-best = Bestes Ergebnis bisher
table-no-best = Noch kein Ergebnis
table-dice-of = Würfel von { $name }
    .you = Deine Würfel
table-take-die = Die { $face } neu würfeln
table-take-hint = Wähle die Würfel, die du neu würfelst
table-attempts = { $count ->
    [one] { $count } Versuch gemacht
   *[other] { $count } Versuche gemacht
}
table-purse = Du hast { $held } · Topf { $pot }
table-your-bid = Dein Gebot
table-bags = Goldsäcke
table-tokens = { $count ->
    [one] { $count } Jeton
   *[other] { $count } Jetons
}
table-tokens-secret = Jetons geheim
table-auction = Versteigerung
table-lot = { $bag }‑kg‑Sack, versteigert von { $name }
    .you = Dein { $bag }‑kg‑Sack
table-fist-closed = hält die Faust geschlossen
table-fist-open = { $tokens ->
    [one] zeigt { $tokens } Jeton
   *[other] zeigt { $tokens } Jetons
}
table-weight = { $weight } kg
table-leads = { $name } führt
    .you = Du führst
table-result = Ergebnis
table-round-results = Die Runde bis jetzt
table-no-result = noch kein Ergebnis
table-round = Runde { $round } von { $rounds }
table-pile-notes = { $count } im Stapel
table-casinos = Casinos
table-casino = Casino { $place }
table-slot = Spielautomat
table-reel = Walze { $face }
table-barred = in dieser Runde gesperrt
table-notes = Scheine
table-dice = Würfel
table-rainbow = Regenbogenkarte
table-own = Du
table-pile = { $name }: { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
table-big-die = und ein großer Würfel
table-mark-early = Vorzeitige Auszahlung von { $name }
    .you = Deine vorzeitige Auszahlung
table-chosen = Gewählte Würfel
table-team = Team { $team }
table-mark-casinos = muss auf zwei Casinos setzen
table-mark-tie = kann noch einen Gleichstand gewinnen
table-bonus-die = Bonuswürfel auf { $face }: { $money } am Ende des Spiels
table-notes-won = { $count ->
    [one] { $count } Schein gewonnen
   *[other] { $count } Scheine gewonnen
}
table-cards-hidden = { $count ->
    [one] { $count } geheime Karte
   *[other] { $count } geheime Karten
}
table-card-played = hat „{ $card }“ gespielt
table-your-cards = Deine Karten
table-bonus-card = Bonus
table-drawn = Aufgedeckte Scheine
table-card-tie = Tiebreaker
table-card-reroll = Neuer Wurf
table-card-casinos = Zwei Casinos
table-card-back = Rücknahme
table-card-double = Pasch
table-card-early = Vorzeitige Auszahlung
table-card-three = Drei Scheine
table-card-swap = Tausch
table-card-pass = Aussetzen
table-card-flip = Drehung
table-card-joker = Joker
table-card-more = Mehr Würfel
table-card-next = Der Nächste bitte
table-colours = Farben
table-colour-blue = Blau
table-colour-red = Rot
table-colour-green = Grün
table-colour-yellow = Gelb
table-colour-black = Schwarz
table-colour-violet = Violett
table-colour-white = Weiß
table-colour-orange = Orange
table-yours = deine Farbe
table-you-have = Du: { $money }
table-rivals-have = Alle Rivalen: { $money }
table-group = Gruppe { $group }
table-less = Eins weniger
table-more = Eins mehr
table-would-take = ginge jetzt an { $name }
    .you = ginge jetzt an dich
table-paid = bezahlt
table-paid-nobody = niemand
table-die-own = Würfel
table-die-neutral = Neutraler Würfel
table-die-big = Großer Würfel
table-die-kicker = Kicker
table-took = ging an { $name }
    .you = ging an dich
table-note-laid = wird angelegt
table-note-under = kommt unter den Stapel
table-notes-just-won = Eben gewonnene Scheine
table-felt-take = { $name } nimmt einen Schein vom Spielautomaten
    .you = Nimm einen dieser Scheine
table-felt-three = { $name } legt den mittleren Schein an
    .you = Du legst den mittleren Schein an
table-felt-swap = Eben gewonnene Scheine
    .you = Der Schein, den du eben gewonnen hast
table-felt-place = So würde jetzt ausgezahlt
    .you = So würde jetzt ausgezahlt
table-pile-big = { $name }: ein großer Würfel
table-chosen-count = { $count ->
    [one] { $count } Würfel gewählt
   *[other] { $count } Würfel gewählt
}

## Die Namen der Zeichen, für alle, die darauf zeigen

table-sign-b = Schwarzer Stern: Der erste Würfel ist frei, alle anderen der Reihe sind ihm gleich
table-sign-w = Weißer Stern: Der erste Würfel ist frei, alle anderen der Reihe sind ihm gleich
table-sign-r = Roter Stern: Die drei Würfel auf roten Sternen sind gleich
table-sign-y = Gelber Stern: Die zwei Würfel auf gelben Sternen sind gleich und anders als die roten
table-sign-face = Auf dieses Feld kommt eine { $face }
table-sign-lying = Hier liegt eine { $face }
table-sign-gain = Wer diese Reihe vollendet, bekommt { $points } Punkte
table-sign-loss = Wer diese Reihe vollendet, zahlt { $points } Punkte
table-sign-rolls = { $number ->
    [one] { $number } Wurf gemacht, höchstens { $most }
   *[other] { $number } Würfe gemacht, höchstens { $most }
}
table-sign-big = Großer Würfel: zählt doppelt
table-sign-kicker = Kicker: schickt einen anderen Würfel zu seinem Besitzer zurück
table-sign-kicker-used = Kicker, in dieser Runde schon benutzt
table-sign-neutral = { $count ->
    [one] { $count } neutraler Würfel: gehört niemandem
   *[other] { $count } neutrale Würfel: gehören niemandem
}
table-sign-tied = So viele wie andere hier: Gleichstand geht leer aus
table-hint-tie = Gleichstand! Wer so viele Würfel hat wie jemand anders, geht leer aus: So, wie es steht, bekommt hier keiner von ihnen Geld.
table-sign-rainbow = Regenbogenkarte: wird vor der Auszahlung zu einem unbekannten Schein
table-sign-casino = Casino { $place }: nimmt Würfel mit einer { $place }
table-sign-bag = Goldsack: { $weight } kg
table-sign-pot = Topf: { $count ->
    [one] { $count } Jeton
   *[other] { $count } Jetons
}
