## Warum eine Option, oder wie Optionen zusammen gewählt sind, nicht geht

error-option-unknown = Es gibt keine Option „{ $option }“; es gibt: { $count ->
    [0] keine
   *[other] { $allowed }
}.
error-option-flag = Die Option { $option } kann nicht „{ $given }“ sein: Gib yes oder no an.
error-option-number = Die Option { $option } kann nicht „{ $given }“ sein: Gib eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) } an.
error-option-word = Die Option { $option } kann nicht „{ $given }“ sein: Gib eines der Wörter { $choices } an.
error-option-words = Die Option { $option } kann nicht „{ $given }“ sein: Gib eines oder mehrere der Wörter { $choices } an.
error-option-numbers = Die Option { $option } kann nicht „{ $given }“ sein: Gib höchstens { NUMBER($most, useGrouping: 0) } ganze Zahlen von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) } an, durch Kommas getrennt.
error-option-table = Die Option { $option } kann nicht „{ $given }“ sein: Gib höchstens { NUMBER($most, useGrouping: 0) } Paare wie 10:6,20:8 an, die erste Zahl von { NUMBER($first, useGrouping: 0) } bis { NUMBER($last, useGrouping: 0) }, die zweite von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }.
error-option-text = Die Option { $option } kann nicht „{ $given }“ sein: Gib ein einziges Wort von höchstens { NUMBER($high, useGrouping: 0) } Zeichen an.
error-option-players = { $game } ist für { $low } bis { $high } Spieler, nicht für { $players }.
error-option-starter = Startspieler kann { $drawn } sein oder { $players ->
    [1] 0 (Platz 1)
   *[other] eine Zahl von 0 (Platz 1) bis { $last } (Platz { $players })
}, nicht { $given }.

error-option-mode = Den Spielmodus { $mode } gibt es nicht mit der Ausgabe { $box }, sondern nur mit: { $allowed }.
error-option-box-players = { $mode ->
    [standard] Die Ausgabe { $box }
   *[other] Der Spielmodus { $mode } der Ausgabe { $box }
} ist für { $span ->
    [only] { $low } Spieler
    [or] { $low } oder { $high } Spieler
   *[to] { $low } bis { $high } Spieler
}, nicht für { $players }.
error-option-no-module = { $mode ->
    [standard] Die Ausgabe { $box }
   *[other] Der Spielmodus { $mode } der Ausgabe { $box }
} hat kein Modul { $module }; es gibt: { $count ->
    [0] keines
   *[other] { $allowed }
}.
error-option-module-players = Das Modul { $module } der Ausgabe { $box } ist für { $span ->
    [only] { $low } Spieler
    [or] { $low } oder { $high } Spieler
   *[to] { $low } bis { $high } Spieler
}, nicht für { $players }.
error-option-sixty = Den Mindestbetrag { $minimum } gibt es nur für { $low } bis { $high } Spieler mit der Ausgabe { $box }.
error-option-solo-rounds = Eine Solopartie hat 4 Runden oder 1 Runde, nicht { $given }.
error-option-bonuses = { $players } Spieler brauchen mindestens { $least } Bonuskarten, nicht { $given }.
error-option-pile = Die Scheine eines Stapels sind 10, 20, 30 und so weiter wert.
error-option-bags = Die Option bags braucht drei Gewichte von zusammen { $gold } kg, zum Beispiel 3,4,5.
error-option-goal = Die Option goal kann nicht größer sein als die { $most } kg, die { $players } Spieler zusammen haben.
error-option-boards = Option boards: { $reason }
error-option-idle = Die Einstellung { $option } ändert an diesem Tisch nichts: Sie gilt für { $belongs ->
    [standard] das normale Spiel
    [bonus] Tische mit Bonuskarten
    [reroll] Tische mit den Aktionskarten von Boulevard
    [morecash] die Erweiterung More Ca$h More Dice
   *[other] das Solo
}.
error-option-solo-colour = Die Ausgabe { $box } hat keine Würfel in { $given }; vorhanden sind: { $allowed }.
