### Las Vegas: was am Tisch gesagt wird.

vegas-name = Las Vegas

## Was man wählen kann

vegas-option-box = Ausgabe
    .help = Das Grundspiel oder eine der beiden Erweiterungen.
vegas-option-box-classic = Grundspiel
    .help = Las Vegas von 2012, für 2 bis 5 Spieler.
vegas-option-box-boulevard = Boulevard
    .help = Die Erweiterung von 2014, für bis zu 8 Spieler.
vegas-option-box-morecash = More Ca$h More Dice
    .help = Die Erweiterung von 2019, für bis zu 6 Spieler, mit zwölf weiteren Scheinen.
vegas-option-with = Module
    .help = Was zum Grundspiel dazukommt.
vegas-option-with-neutral = Neutrale Würfel
    .help = Alle würfeln und setzen auch Würfel einer Farbe, die niemandem gehört.
vegas-option-with-notes = Mehr Scheine
    .help = Fünf Scheine zu 100.000 $ kommen in den Stapel.
vegas-option-with-big = Große Würfel
    .help = Alle haben einen großen Würfel („Biggie“), der doppelt zählt.
vegas-option-with-kickers = Kicker
    .help = Würfel, die einen anderen Würfel an seinen Besitzer zurückschicken.
vegas-option-with-rainbow = Regenbogenkarten
    .help = Karten an den Casinos, die vor der Auszahlung zu unbekannten Scheinen werden.
vegas-option-with-slot = Spielautomat
    .help = Ein siebter Ort, der jede Augenzahl nur einmal pro Runde annimmt.
vegas-option-with-bonus = Bonuskarten
    .help = Geheime Karten mit dem Wert eines Scheins: Wer so einen Schein gewinnt, bekommt am Ende Bonusgeld.
vegas-option-with-action = Aktionskarten
    .help = Geheime Karten mit besonderer Wirkung.
vegas-option-with-teams = Teams
    .help = Vier oder sechs Spieler in Zweierteams, die ihr Geld zusammenzählen.
vegas-option-mode = Spielmodus
    .help = Normal, solo gegen alle anderen Farben oder mit geheimen Farben.
vegas-option-mode-standard = Standard
    .help = Jeder spielt eine Farbe.
vegas-option-mode-solitaire = Solo
    .help = Allein gegen alle anderen Farben.
vegas-option-mode-secret = Geheime Farben
    .help = Alle setzen Würfel aller Farben; jedem gehören heimlich zwei Farben.
vegas-option-starter = Startspieler
    .help = Ausgelost oder einer der Plätze.
vegas-option-starter-random = Ausgelost
vegas-option-rounds = Runden
    .help = Wie viele Runden eine Partie dauert.
vegas-option-minimum = Mindestbetrag
    .help = Wie viel mindestens an jedem Casino liegt, in Tausend Dollar; 0: wie im Original.
vegas-option-sixty = Mindestbetrag 60.000 $
    .help = Zu fünft oder sechst mit der Erweiterung von 2019 liegen an jedem Casino mindestens 60.000 $.
vegas-option-further_notes = Zwölf weitere Scheine
    .help = Ihre zwölf Scheine von 60.000 $ bis 100.000 $ sind im Stapel; ohne sie ist es der Stapel von 2012.
vegas-option-pile = Scheine im Stapel
    .help = Wie viele Scheine von welchem Wert im Stapel sind, wenn nicht wie im Original.
vegas-option-bonuses = Werte der Bonuskarten
    .help = Die Werte auf den Bonuskarten, wenn nicht wie im Original.
vegas-option-reroll = Karte „Neuer Wurf“ (Boulevard)
    .help = Ob die Karte in jedem Zug der Runde wirkt oder nur einmal.
vegas-option-reroll-round = In jedem Zug
vegas-option-reroll-once = Einmal pro Runde
vegas-preset-classic = Grundspiel
    .help = Das Spiel von 2012, ohne Extras.
vegas-preset-classic-neutral = Grundspiel mit neutralen Würfeln
    .help = Mehr Würfel für alle und eine Farbe, die niemandem gehört.
vegas-preset-boulevard-stroll = Boulevard: erster Bummel
    .help = Große Würfel und die Scheine zu 100.000 $.
vegas-preset-boulevard-rainbow = Boulevard: Regenbogen
    .help = Große Würfel und Scheine, deren Wert noch niemand kennt.
vegas-preset-boulevard-kick = Boulevard: raus damit
    .help = Große Würfel, Regenbogenkarten und Kicker.
vegas-preset-boulevard-tricks = Boulevard: Tricks
    .help = Große Würfel, Bonuskarten und Aktionskarten.
vegas-preset-boulevard-slot = Boulevard: einarmiger Bandit
    .help = Große Würfel, Regenbogenkarten und Spielautomat, ab 5 Spielern.
vegas-preset-boulevard-everything = Boulevard: alles
    .help = Alles aus der Erweiterung, für 5 bis 7 Spieler.
vegas-preset-morecash-gently = More Ca$h: sanfter Anfang
    .help = Große Würfel und Spielautomat.
vegas-preset-morecash-twists = More Ca$h: Ärgerfaktor
    .help = Große Würfel, Spielautomat und Kicker.
vegas-preset-morecash-balanced = More Ca$h: gleiche Chancen
    .help = Große Würfel, Spielautomat und Bonuskarten.
vegas-preset-morecash-fun = More Ca$h: Überraschungen
    .help = Große Würfel, Spielautomat und Aktionskarten.
vegas-preset-morecash-tactical = More Ca$h: mehr Taktik
    .help = Große Würfel, Spielautomat, Kicker und Bonuskarten.
vegas-preset-solitaire = Solo
    .help = Allein gegen sieben Farben.
vegas-preset-secret = Geheime Farben
    .help = Zwei geheime Farben für jeden, zu zweit bis viert.

## Orte und Würfel

vegas-onto = { $place ->
    [7] auf den Spielautomaten
   *[other] auf Casino { $place }
}
vegas-at = { $place ->
    [7] am Spielautomaten
   *[other] an Casino { $place }
}
vegas-from = { $place ->
    [7] vom Spielautomaten
   *[other] von Casino { $place }
}
vegas-die-own = einen Würfel
vegas-die-neutral = einen neutralen Würfel
vegas-die-big = den großen Würfel
vegas-die-kicker = einen Kicker
vegas-die-normal = Würfel
vegas-dice-own =
    { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }
vegas-dice-neutral =
    { $count ->
        [one] { $count } neutralen Würfel
       *[other] { $count } neutrale Würfel
    }
vegas-dice-big = { $count ->
    [one] den großen Würfel
   *[other] { $count } große Würfel
}
vegas-dice-kicker =
    { $count ->
        [one] { $count } Kicker
       *[other] { $count } Kicker
    }
vegas-put-neutral = { $count ->
    [one] { $count } neutraler Würfel
   *[other] { $count } neutrale Würfel
}
vegas-put-big = { $sole ->
    [yes] großer Würfel
   *[no] großer
}
vegas-put-kicker = { $count ->
    [one] { $sole ->
        [yes] 1 Kicker
       *[no] Kicker
    }
   *[other] { $count } Kicker
}
vegas-rolled-own = { $faces }
vegas-rolled-neutral = neutral { $faces }
vegas-rolled-big = groß { $faces }
vegas-rolled-kicker = Kicker { $faces }
vegas-notes =
    { $count ->
        [one] { $count } Schein
       *[other] { $count } Scheine
    }
vegas-stands = { $name }: { $money }
    .you = Du: { $money }

## Was geschieht

vegas-event-starter = Das Los hat entschieden: { $name } beginnt.
    .you = Das Los hat entschieden: Du beginnst.
vegas-event-round = Runde { $round }. { $name } beginnt.
    .you = Runde { $round }. Du beginnst.
vegas-event-rolled = { $name } würfelt { $roll }.
    .you = Du würfelst { $roll }.
vegas-event-placed = { $place ->
    [7] { $name } setzt { $dice } mit der { $face } { $onto }.
   *[other] { $name } setzt { $dice } { $onto }.
}
    .you = { $place ->
        [7] Du setzt { $dice } mit der { $face } { $onto }.
       *[other] Du setzt { $dice } { $onto }.
    }
vegas-event-tied = { $count ->
    [one] { $names } hat { $at } Gleichstand und geht leer aus.
   *[other] { $names } haben { $at } Gleichstand (je { $dice }) und gehen leer aus.
}
    .you = { $count ->
        [one] Du hast { $at } Gleichstand und gehst leer aus.
       *[other] Du und { $names } habt { $at } Gleichstand (je { $dice }) und geht leer aus.
    }
vegas-event-paid = { $name } bekommt { $note } { $at }.
    .you = Du bekommst { $note } { $at }.
vegas-event-returned =
{ $notes } { $from } kommen unter den Stapel.
vegas-event-round-over = Runde { $round } ist vorbei. { $stands }.
vegas-event-left-over = { $name } würfelt mit den zwei übrigen neutralen Würfeln: { $faces }.
    .you = Du würfelst mit den zwei übrigen neutralen Würfeln: { $faces }.
vegas-event-kicked =
    { $neutral ->
        [yes] { $name } kickt { $from } einen neutralen Würfel weg.
       *[no] { $size ->
            [big] { $name } kickt { $from } den großen Würfel weg; er geht an { $owner } zurück.
           *[normal] { $name } kickt { $from } einen Würfel weg; er geht an { $owner } zurück.
        }
    }
    .you =
        { $neutral ->
            [yes] Du kickst { $from } einen neutralen Würfel weg.
           *[no] { $size ->
                [big] Du kickst { $from } den großen Würfel weg; er geht an { $owner } zurück.
               *[normal] Du kickst { $from } einen Würfel weg; er geht an { $owner } zurück.
            }
        }
    .yours =
        { $size ->
            [big] { $name } kickt { $from } deinen großen Würfel weg.
           *[normal] { $name } kickt { $from } einen deiner Würfel weg.
        }
    .own =
        { $size ->
            [big] Du kickst { $from } deinen eigenen großen Würfel weg.
           *[normal] Du kickst { $from } einen deiner eigenen Würfel weg.
        }
vegas-event-kicker-idle = Der Kicker von { $name } findet { $at } nichts zu kicken.
    .you = Dein Kicker findet { $at } nichts zu kicken.
vegas-event-rainbow-replaced = { $left ->
    [yes] Die Regenbogenkarte { $at } wird durch { $note } ersetzt.
   *[no] Die Regenbogenkarte { $at } fällt weg: Der Stapel ist leer.
}
vegas-event-rainbow-discarded = Eine Regenbogenkarte wird aufgedeckt und abgelegt.
vegas-event-bonus-dealt = Deine Bonuskarte: { $note }.
vegas-event-bonus-scored = { $name } zeigt die Bonuskarte zu { $note } und dreht den Bonuswürfel auf { $die }.
    .you = Du zeigst die Bonuskarte zu { $note } und drehst den Bonuswürfel auf { $die }.
vegas-event-card-dealt = Deine Aktionskarte: { $card }.
vegas-event-card-played = { $name } spielt „{ $card }“.
    .you = Du spielst „{ $card }“.
vegas-event-card-shown = { $name } hat „{ $card }“ und zeigt die Karte.
    .you = Du hast „{ $card }“ und zeigst die Karte.
vegas-event-tie-won = { $name } gewinnt den Gleichstand { $at }.
    .you = Du gewinnst den Gleichstand { $at }.
vegas-event-rerolled = { $name } würfelt noch einmal: { $roll }.
    .you = Du würfelst noch einmal: { $roll }.
vegas-event-turned = { $name } dreht { $die } von { $face } auf { $to }.
    .you = Du drehst { $die } von { $face } auf { $to }.
vegas-event-taken-back = { $name } nimmt { $die } { $from } zurück.
    .you = Du nimmst { $die } { $from } zurück.
vegas-event-passed = { $name } setzt diesen Zug aus.
    .you = Du setzt diesen Zug aus.
vegas-event-early-marked = { $name } verlangt eine vorzeitige Auszahlung { $at }.
    .you = Du verlangst eine vorzeitige Auszahlung { $at }.
vegas-event-early-paying = Vorzeitige Auszahlung { $at }.
vegas-event-early-declined = { $name } verzichtet auf die vorzeitige Auszahlung { $at }.
    .you = Du verzichtest auf die vorzeitige Auszahlung { $at }.
vegas-event-dice-gone = Alle Würfel { $at } sind für diese Runde aus dem Spiel.
vegas-event-note-up = { $name } deckt einen Schein zu { $note } auf.
    .you = Du deckst einen Schein zu { $note } auf.
vegas-event-note-laid = { $name } legt { $note } { $at } an; { $under } kommen unter den Stapel.
    .you = Du legst { $note } { $at } an; { $under } kommen unter den Stapel.
vegas-event-swapped-away = { $name } legt { $note } unter den Stapel.
    .you = Du legst { $note } unter den Stapel.
vegas-event-swap-drawn =
    { $known ->
        [yes] { $name } zieht dafür { $note }.
       *[no] { $name } zieht dafür einen anderen Schein.
    }
    .you =
        { $known ->
            [yes] Du ziehst dafür { $note }.
           *[no] Du ziehst dafür einen anderen Schein.
        }

## Was gefragt wird

vegas-ask-place = Welche Augenzahl setzt du?
vegas-ask-place_again = „Zwei Casinos“ bindet dich: Setze noch einmal, aber nicht { $at }.
vegas-ask-cards-before = Würfeln oder zuerst eine Karte spielen?
vegas-ask-cards-placed = Weiter oder eine Karte spielen?
vegas-ask-kick = Welchen Würfel kickst du { $at } weg?
vegas-ask-choose_note = Welchen Schein nimmst du vom Spielautomaten?
vegas-ask-pick_reroll = Mit welchen Würfeln würfelst du noch einmal?
vegas-ask-pick_joker = Welchen Würfel drehst du?
vegas-ask-turn_joker = Auf welche Augenzahl drehst du ihn?
vegas-ask-pick_more = Welche Würfel setzt du { $at } dazu?
vegas-ask-take_just_placed = Welche der eben gesetzten Würfel nimmst du zurück?
vegas-ask-take_from_casino = Welche deiner Würfel nimmst du zurück? Nur von einem einzigen Casino.
vegas-ask-take_one = Nimmst du einen deiner Würfel zurück?
vegas-ask-pick_pair = Welchen Pasch setzt du?
vegas-ask-place_pair = Wohin kommt der Pasch?
vegas-ask-ask_early = Vorzeitige Auszahlung { $at }: jetzt auszahlen?
vegas-ask-lay_middle = Aufgedeckt: { $notes }. Wo legst du den mittleren Schein ({ $note }) an?
vegas-ask-ask_three = Spielst du vor der Auszahlung eine Karte?
vegas-ask-ask_swap = Tauschst du den Schein, den du eben bekommen hast?
vegas-ask-ask_tie = Gleichstand { $at }: Setzt du deine Karte ein?

## Was man antworten kann

vegas-move-place = Casino { $face }: { $dice }
vegas-move-slot = Spielautomat, { $face }er: { $dice }
vegas-move-play = „{ $card }“ spielen
vegas-move-pick = { $face ->
    [0] { $die } (zurückgekommen)
   *[other] { $die } mit der { $face }
}
vegas-move-back = { $place ->
    [7] { $die } mit der { $face } { $from }
   *[other] { $die } { $from }
}
vegas-move-kick = { $place ->
    [7] { $owner }: { $die } mit der { $face }
   *[other] { $owner }: { $die }
}
    .yours = { $place ->
        [7] du: { $die } mit der { $face }
       *[other] du: { $die }
    }
vegas-move-take = { $note }
vegas-move-turn = { $face }
vegas-move-pair = die zwei { $face }er
vegas-move-onto = { $place ->
    [7] { $onto }, auf { $face } gedreht
   *[other] { $onto }
}
vegas-move-lay = { $at }
vegas-move-pay = Jetzt auszahlen
vegas-move-win = Karte einsetzen
vegas-move-done = Weiter
vegas-move-done-cards-before = Würfeln
vegas-move-done-cards-placed = Keine Karte
vegas-move-done-pick_reroll = { $count } Würfel neu würfeln
vegas-move-done-pick_more = { $count } Würfel setzen
vegas-move-done-take_just_placed = Fertig
vegas-move-done-take_from_casino = Fertig
vegas-move-done-take_one = Keinen zurücknehmen
vegas-move-done-ask_early = Nicht jetzt
vegas-move-done-ask_three = Keine Karte
vegas-move-done-ask_swap = Behalten
vegas-move-done-ask_tie = Nicht hier

## Was eine Wahl brächte

vegas-preview-paid = { $rank ->
    [1] Vorn: { $note }
   *[other] Rang { $rank }: { $note }
}
vegas-preview-kept = Schon deins: { $note }
vegas-preview-unpaid = { $rank ->
    [1] Vorn, aber ohne Schein
   *[other] Rang { $rank }: nichts
}
vegas-preview-tied = Gleichstand: nichts
vegas-preview-neutral = { $rank ->
    [1] Neutral vorn: { $note }
   *[other] Neutral Rang { $rank }: { $note }
}
vegas-preview-neutral-tied = Neutral gleichauf mit { $names }
vegas-preview-neutral-unpaid = Neutral ohne Schein
vegas-preview-tie-won =
    { $rank ->
        [1] Mit deiner Karte vorn: { $note }
       *[other] Mit deiner Karte Rang { $rank }: { $note }
    }

## Der gezeichnete Tisch

vegas-table-heading = Runde { $round } von { $rounds }
vegas-table-place = Casino
vegas-table-notes = Scheine
vegas-table-slot = Automat
vegas-table-rainbow = Regenbogen
vegas-table-hand = In der Hand
vegas-table-money = Geld
vegas-table-roll = Wurf: { $roll }
vegas-table-legend = * beginnt die Runde, > ist am Zug.
vegas-table-legend-big = + ist ein großer Würfel
vegas-table-legend-kicker = k ist ein Kicker
vegas-table-legend-neutral = n ist ein neutraler Würfel
vegas-table-barred = Am Automaten gesperrt: { $faces }
vegas-table-cards = Deine Karten: { $cards }
vegas-table-bonus = Deine Bonuskarten: { $notes }
vegas-table-bonus-die = Bonuswürfel
vegas-table-unplayed = Karten
vegas-table-open = Von { $name } gespielt: { $cards }.
vegas-mark-early = { $name } hat eine vorzeitige Auszahlung { $at } verlangt.
vegas-mark-tie = { $name } kann noch einen Gleichstand gewinnen.
vegas-mark-casinos = Müssen auf zwei Casinos setzen: { $names }.
vegas-table-secret = Scheine, die nur du kennst: { $notes }
vegas-table-teams = Teams: { $teams }
vegas-table-pile = Scheine im Stapel: { $count }
