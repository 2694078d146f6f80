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

colours-event-starter = Das Los hat entschieden: { $name } beginnt.
    .you = Das Los hat entschieden: Du beginnst.
colours-event-round =
    { $players ->
        [1] Runde { $round } beginnt.
       *[other] Runde { $round } beginnt. { $name } würfelt zuerst.
    }
    .you =
        { $players ->
            [1] Runde { $round } beginnt.
           *[other] Runde { $round } beginnt. Du würfelst zuerst.
        }
colours-event-rolled-out =
    { $big ->
        [0] { $colour } wird vorab gewürfelt: { $faces }.
       *[other] { $colour } wird vorab gewürfelt: { $faces }, der große Würfel zeigt { $big }.
    }
colours-event-group = Die Würfel der ersten Gruppe sind gesetzt. Gruppe { $group } folgt.
colours-event-colours-rolled = { $name } würfelt: { $roll }.
    .you = Du würfelst: { $roll }.
colours-event-colours-placed = { $place ->
    [7] { $name } setzt die { $face }er auf den Spielautomaten: { $colours }.
   *[other] { $name } setzt auf Casino { $place }: { $colours }.
}
    .you = { $place ->
        [7] Du setzt die { $face }er auf den Spielautomaten: { $colours }.
       *[other] Du setzt auf Casino { $place }: { $colours }.
    }
colours-event-colours-tied = { $place ->
    [7] { $colours } haben am Spielautomaten Gleichstand (je { $dice }) und gehen leer aus.
   *[other] { $colours } haben an Casino { $place } Gleichstand (je { $dice }) und gehen leer aus.
}
colours-event-colour-paid = { $place ->
    [7] { $colour } gewinnt { $note } am Spielautomaten.
   *[other] { $colour } gewinnt { $note } an Casino { $place }.
}
colours-event-returned = { $place ->
    [7] { $notes } vom Spielautomaten kommen unter den Stapel.
   *[other] { $notes } von Casino { $place } kommen unter den Stapel.
}
colours-event-solitaire-round = Nach Runde { $round } hat { $name } { $money }, alle Rivalen zusammen haben { $rivals }.
    .you = Nach Runde { $round } hast du { $money }, alle Rivalen zusammen haben { $rivals }.
colours-event-solitaire-over =
    { $won ->
        [yes] { $name } gewinnt: { $money } gegen { $rivals } aller Rivalen zusammen.
       *[no] { $name } verliert: { $money } gegen { $rivals } aller Rivalen zusammen.
    }
    .you =
        { $won ->
            [yes] Du gewinnst: { $money } gegen { $rivals } aller Rivalen zusammen.
           *[no] Du verlierst: { $money } gegen { $rivals } aller Rivalen zusammen.
        }
colours-event-master-gambler = Mit einem einzigen Würfel gewonnen: { $name } ist Meisterzocker!
    .you = Mit einem einzigen Würfel gewonnen: Du bist Meisterzocker!
colours-event-colour-dealt = Geheime Farbe von { $name }: { $colour }.
    .you = Deine geheime Farbe: { $colour }.
colours-event-revealed =
    { $count ->
        [0] { $name } deckt { $colours } auf und bekommt nichts.
       *[other] { $name } deckt { $colours } auf und nimmt { $notes }.
    }
    .you =
        { $count ->
            [0] Du deckst { $colours } auf und bekommst nichts.
           *[other] Du deckst { $colours } auf und nimmst { $notes }.
        }
colours-event-discarded =
    { $count ->
        [1] Niemand beansprucht einen Schein zu { $money }: Er wird abgelegt.
       *[other] Niemand beansprucht { $count } Scheine im Wert von { $money }: Sie werden abgelegt.
    }

## What can be chosen

colours-ask-place = Welche Augenzahl setzt du?
colours-ask-choose_note = Welchen Schein nimmst du vom Spielautomaten?
colours-move-place = Casino { $face }: { $colours }
colours-move-slot = Spielautomat ({ $face }er): { $colours }
colours-move-take = { $note } nehmen
colours-preview-solitaire = Du { $mine }, Rivalen { $theirs }
colours-preview-secret = { $count ->
    [0] Niemand gewinnt etwas
   *[other] Gewinnt: { $winners }
}
colours-preview-winner = { $colour } { $note }

## The table

colours-table-round = Runde { $round } von { $rounds }
colours-table-group = Runde { $round } von { $rounds }, Gruppe { $group }
colours-table-casino = Casino
colours-table-slot = Automat
colours-table-barred = Automat (gesperrt: { $faces })
colours-table-notes = Scheine
colours-table-roll = Wurf
colours-table-left = Zu setzen
colours-table-later = Gruppe 2
colours-table-won = Gewonnen
colours-table-legend = Beträge in tausend Dollar.
colours-table-mine = Beträge in tausend Dollar; * zeigt deine Farben.
colours-table-big = + ist ein großer Würfel und zählt doppelt.
colours-table-money = { $name }: { $money }
colours-table-rivals = alle Rivalen: { $money }

## Options

vegas-option-solo_dice = Solo: deine Würfel
    .help = Wie viele Würfel deiner Farbe du hast; je weniger, desto schwerer.
vegas-option-solo_rivals = Solo: Rivalen vorab
    .help = Wie viele Rivalenfarben vor jeder Runde gewürfelt und gesetzt werden; mit zweien ist es schwerer.
vegas-option-solo_rounds = Solo: Runden
    .help = Eine Partie hat vier Runden oder nur eine.
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
