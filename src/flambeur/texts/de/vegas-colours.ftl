## The colours

colours-colour-blue = Blau
colours-colour-red = Rot
colours-colour-green = Grün
colours-colour-yellow = Gelb
colours-colour-black = Schwarz
colours-colour-violet = Violett
colours-colour-white = Weiß
colours-colour-orange = Orange
colours-big = { $colour } (groß)

## What happened

colours-event-starter = { $name } beginnt.
colours-event-round =
    { $players ->
        [1] Runde { $round } beginnt.
       *[other] Runde { $round } beginnt. { $name } würfelt zuerst.
    }
colours-event-rolled-out =
    { $big ->
        [0] { $colour } wird vorab gewürfelt: { $faces }.
       *[other] { $colour } wird vorab gewürfelt: { $faces }, der große Würfel zeigt { $big }.
    }
colours-event-group = Die Würfel der ersten Gruppe sind gelegt. Gruppe { $group } folgt.
colours-event-colours-rolled = { $name } würfelt: { $roll }.
colours-event-colours-placed =
    { $place ->
        [7] { $name } legt die Würfel mit { $face } auf den Spielautomaten: { $colours }.
       *[other] { $name } legt auf Kasino { $place }: { $colours }.
    }
colours-event-colours-tied =
    { $place ->
        [7] { $colours } heben sich am Spielautomaten auf und zählen je { $dice }.
       *[other] { $colours } heben sich an Kasino { $place } auf und zählen je { $dice }.
    }
colours-event-colour-paid =
    { $place ->
        [7] { $colour } gewinnt { $note } am Spielautomaten.
       *[other] { $colour } gewinnt { $note } an Kasino { $place }.
    }
colours-event-returned =
    { $place ->
        [7] Vom Spielautomaten unter den Stapel: { $notes }.
       *[other] Von Kasino { $place } unter den Stapel: { $notes }.
    }
colours-event-solitaire-round = Nach Runde { $round } hat { $name } { $money }, alle Rivalen zusammen haben { $rivals }.
colours-event-solitaire-over =
    { $won ->
        [yes] { $name } gewinnt: { $money } gegen { $rivals } aller Rivalen zusammen.
       *[no] { $name } verliert: { $money } gegen { $rivals } aller Rivalen zusammen.
    }
colours-event-master-gambler = Mit einem einzigen Würfel gewonnen: { $name } ist Meisterzocker!
colours-event-colour-dealt = Geheime Farbe von { $name }: { $colour }.
colours-event-revealed =
    { $count ->
        [0] { $name } deckt { $colours } auf und bekommt nichts.
       *[other] { $name } deckt { $colours } auf und nimmt { $notes }.
    }
colours-event-discarded =
    { $count ->
        [1] Niemand beansprucht einen Schein zu { $money }: Er wird abgelegt.
       *[other] Niemand beansprucht { $count } Scheine im Wert von { $money }: Sie werden abgelegt.
    }

## What can be chosen

colours-ask-place = Welche Augenzahl legst du?
colours-ask-choose_note = Welchen Schein nimmst du vom Spielautomaten?
colours-move-place = Kasino { $face }: { $colours }
colours-move-slot = Spielautomat, Augenzahl { $face }: { $colours }
colours-move-take = { $note } nehmen
colours-preview-solitaire = zahlte dir { $mine }, den Rivalen { $theirs }
colours-preview-secret =
    { $count ->
        [0] nichts wird gewonnen
       *[other] sofort gewonnen: { $winners }
    }
colours-preview-winner = { $colour } { $note }

## The table

colours-table-round = Runde { $round } von { $rounds }
colours-table-group = Runde { $round } von { $rounds }, Gruppe { $group }
colours-table-casino = Kasino
colours-table-slot = Automat
colours-table-barred = Automat, zu { $faces }
colours-table-notes = Scheine
colours-table-roll = Wurf
colours-table-left = Zu legen
colours-table-later = Gruppe 2
colours-table-won = Gewonnen
colours-table-legend = Beträge in tausend Dollar.
colours-table-mine = Beträge in tausend Dollar; * zeigt deine Farben.
colours-table-big = + ist ein großer Würfel und zählt doppelt.
colours-table-money = { $name }: { $money }
colours-table-rivals = alle Rivalen: { $money }

## Options

vegas-option-solo_dice = Deine Würfel
    .help = Solo: wie viele Würfel deiner Farbe du hast; weniger sind schwerer.
vegas-option-solo_rivals = Rivalen vorab
    .help = Solo: wie viele Rivalenfarben vor jeder Runde gewürfelt und gelegt werden; zwei sind schwerer.
vegas-option-solo_rounds = Runden
    .help = Solo: eine Partie hat vier Runden oder eine.
vegas-option-solo_colour = Deine Farbe
    .help = Solo: die Farbe deiner eigenen Würfel.
vegas-option-solo_colour-blue = Blau
vegas-option-solo_colour-red = Rot
vegas-option-solo_colour-green = Grün
vegas-option-solo_colour-yellow = Gelb
vegas-option-solo_colour-black = Schwarz
vegas-option-solo_colour-violet = Violett
vegas-option-solo_colour-white = Weiß
vegas-option-solo_colour-orange = Orange
