## Warum eine Option, oder wie Optionen zusammen gewählt sind, nicht geht

error-option-unknown = Es gibt keine Option „{ $option }“; es gibt: { $count ->
    [0] keine
   *[other] { $allowed }
}.
error-option-flag = Die Option { $option } kann nicht „{ $given }“ sein: Gib yes oder no an.
error-option-number = Die Option { $option } kann nicht „{ $given }“ sein: Gib eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) } an.
error-option-word = Die Option { $option } kann nicht „{ $given }“ sein: Gib eines der Wörter { $choices } an.
error-option-words = Die Option { $option } kann nicht „{ $given }“ sein: Gib Wörter aus { $choices } an.
error-option-numbers = Die Option { $option } kann nicht „{ $given }“ sein: Gib ganze Zahlen von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) } an, durch Kommas getrennt.
error-option-table = Die Option { $option } kann nicht „{ $given }“ sein: Gib Paare wie 10:6,20:8 an.
error-option-text = Die Option { $option } kann nicht „{ $given }“ sein: Gib ein einziges Wort von höchstens { NUMBER($high, useGrouping: 0) } Zeichen an.
error-option-players = { $game } ist für { $low } bis { $high } Spieler, nicht für { $players }.
error-option-starter = Wer beginnt, ist { $drawn } oder { $players ->
    [1] Platz 0
   *[other] ein Platz von 0 bis { $last }
}, nicht { $given }.

error-option-mode = Die Spielart { $mode } braucht eine andere Schachtel als { $box }: { $allowed }.
error-option-box-players = { $mode ->
    [standard] Die Schachtel { $box }
   *[other] Die Spielart { $mode } der Schachtel { $box }
} ist für { $span ->
    [only] { $low } Spieler
    [or] { $low } oder { $high } Spieler
   *[to] { $low } bis { $high } Spieler
}, nicht für { $players }.
error-option-no-module = { $mode ->
    [standard] Die Schachtel { $box }
   *[other] Die Spielart { $mode } der Schachtel { $box }
} hat kein Modul { $module }; es gibt: { $count ->
    [0] keines
   *[other] { $allowed }
}.
error-option-module-players = Das Modul { $module } der Schachtel { $box } ist für { $span ->
    [only] { $low } Spieler
    [or] { $low } oder { $high } Spieler
   *[to] { $low } bis { $high } Spieler
}, nicht für { $players }.
error-option-sixty = Ein Mindestbetrag von { $minimum } ist für { $low } bis { $high } Spieler der Schachtel { $box }.
error-option-solo-rounds = Ein Solo hat 4 Runden oder eine, nicht { $given }.
error-option-bonuses = { $players } Spieler brauchen mindestens { $least } Bonuskarten, nicht { $given }.
error-option-pile = Die Scheine eines Stapels sind 10, 20, 30 und so weiter wert.
error-option-bags = Die Option bags braucht drei Gewichte von zusammen { $gold } kg, wie 3,4,5.
error-option-goal = Die Option goal kann nicht mehr sein als die { $most } kg, die { $players } Spieler zusammen haben.
error-option-boards = Option boards: { $reason }
error-option-idle = Die Einstellung { $option } ändert an diesem Tisch nichts: Sie gilt für { $belongs ->
    [standard] das normale Spiel
    [bonus] Tische mit Bonuskarten
    [reroll] Tische mit den Aktionskarten von Boulevard
    [morecash] die Schachtel More Ca$h More Dice
   *[other] das Solitär
}.
error-option-solo-colour = Die Schachtel { $box } hat keine Würfel in { $given }; vorhanden sind: { $allowed }.
