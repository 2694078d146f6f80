### Las Vegas: was am Tisch gesagt wird.

vegas-name = Las Vegas

## Was man wählen kann

vegas-option-box = Schachtel
    .help = Welche Ausgabe gespielt wird.
vegas-option-box-classic = Klassisch
    .help = Das Spiel von 2012, für zwei bis fünf Personen.
vegas-option-box-boulevard = Boulevard
    .help = Die Schachtel von 2014, für bis zu acht Personen.
vegas-option-box-morecash = More Ca$h More Dice
    .help = Die Schachtel von 2019, für bis zu sechs Personen; ihre neuen Scheine sind immer dabei.
vegas-option-with = Module
    .help = Die Teile der Schachtel, mit denen gespielt wird.
vegas-option-with-neutral = Neutrale Würfel
    .help = Alle würfeln und setzen auch Würfel einer Farbe, die niemandem gehört.
vegas-option-with-notes = Mehr Scheine
    .help = Die Scheine der Schachtel werden in den Stapel gemischt.
vegas-option-with-big = Große Würfel
    .help = Ein Würfel von jedem zählt doppelt.
vegas-option-with-kickers = Kicker
    .help = Würfel, die einen anderen Würfel zurückschicken.
vegas-option-with-rainbow = Regenbogenkarten
    .help = Karten bei den Kasinos, die vor der Auszahlung zu unbekannten Scheinen werden.
vegas-option-with-slot = Spielautomat
    .help = Ein siebter Ort, der jede Zahl einmal in der Runde annimmt.
vegas-option-with-bonus = Bonuskarten
    .help = Geheime Werte, die zusätzlich Geld bringen, wenn man den Schein gewinnt.
vegas-option-with-action = Aktionskarten
    .help = Geheime Karten mit besonderer Wirkung.
vegas-option-with-teams = Teams
    .help = Vier oder sechs Personen in Zweierteams, die ihr Geld zusammenzählen.
vegas-option-mode = Spielart
    .help = Das übliche Spiel, allein gegen alle Farben, oder mit geheimen Farben.
vegas-option-mode-standard = Standard
    .help = Jeder spielt eine Farbe.
vegas-option-mode-solitaire = Solitär
    .help = Allein gegen alle anderen Farben.
vegas-option-mode-secret = Geheime Farben
    .help = Alle setzen alle Farben und besitzen heimlich zwei davon.
vegas-option-starter = Erster Spieler
    .help = Ausgelost, oder die Nummer eines Platzes; der erste Platz ist 0.
vegas-option-starter-random = Ausgelost
vegas-option-rounds = Runden
    .help = Wie viele Runden ein Spiel dauert.
vegas-option-minimum = Mindestbetrag
    .help = Was bei jedem Kasino mindestens liegt, in Tausend; 0: wie gedruckt.
vegas-option-sixty = Mindestbetrag 60
    .help = Zu fünft oder sechst mit der Schachtel von 2019 liegen bei jedem Kasino mindestens 60 Tausend.
vegas-option-further_notes = Zwölf weitere Scheine
    .help = Schachtel von 2019: ihre zwölf Scheine von 60 bis 100 Tausend kommen in den Stapel.
vegas-option-pile = Scheine
    .help = Wie viele Scheine welchen Wertes im Stapel sind, wenn nicht wie gedruckt.
vegas-option-bonuses = Bonuskarten
    .help = Die Werte auf den Bonuskarten, wenn nicht wie gedruckt.
vegas-option-reroll = Neuer Wurf bei Boulevard
    .help = Ob die Karte in jedem Zug der Runde wirkt oder nur einmal.
vegas-option-reroll-round = In jedem Zug
vegas-option-reroll-once = Einmal in der Runde
vegas-preset-classic = Klassisch
    .help = Das Spiel von 2012, ohne etwas dazu.
vegas-preset-classic-neutral = Klassisch mit neutralen Würfeln
    .help = Mehr Würfel in jeder Hand und eine Farbe, die niemandem gehört.
vegas-preset-boulevard-stroll = Boulevard: erster Bummel
    .help = Große Würfel und die Scheine zu 100.
vegas-preset-boulevard-rainbow = Boulevard: Regenbogen
    .help = Große Würfel und Scheine, deren Wert noch niemand kennt.
vegas-preset-boulevard-kick = Boulevard: raus damit
    .help = Große Würfel, Regenbogenkarten und Kicker.
vegas-preset-boulevard-tricks = Boulevard: Tricks
    .help = Große Würfel, Bonuskarten und Aktionskarten.
vegas-preset-boulevard-slot = Boulevard: einarmiger Bandit
    .help = Große Würfel, Regenbogenkarten und Spielautomat, ab fünf Personen.
vegas-preset-boulevard-everything = Boulevard: alles
    .help = Alles aus der Schachtel, zu fünft bis siebt.
vegas-preset-morecash-gently = More Ca$h: sanfter Anfang
    .help = Große Würfel und Spielautomat.
vegas-preset-morecash-twists = More Ca$h: Wendungen
    .help = Große Würfel, Spielautomat und Kicker.
vegas-preset-morecash-balanced = More Ca$h: gleiche Chancen
    .help = Große Würfel, Spielautomat und Bonuskarten.
vegas-preset-morecash-fun = More Ca$h: Überraschungen
    .help = Große Würfel, Spielautomat und Aktionskarten.
vegas-preset-morecash-tactical = More Ca$h: mehr Taktik
    .help = Große Würfel, Spielautomat, Kicker und Bonuskarten.
vegas-preset-solitaire = Solitär
    .help = Allein gegen sieben Farben.
vegas-preset-secret = Geheime Farben
    .help = Zwei geheime Farben für jeden, zu zweit bis viert.

## Orte und Würfel

vegas-onto =
    { $place ->
        [7] auf den Spielautomaten
       *[other] auf Kasino { $place }
    }
vegas-at =
    { $place ->
        [7] beim Spielautomaten
       *[other] bei Kasino { $place }
    }
vegas-from =
    { $place ->
        [7] vom Spielautomaten
       *[other] von Kasino { $place }
    }
vegas-die-own = Würfel
vegas-die-neutral = neutraler Würfel
vegas-die-big = großer Würfel
vegas-die-kicker = Kicker
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
vegas-dice-big =
    { $count ->
        [one] { $count } großen Würfel
       *[other] { $count } große Würfel
    }
vegas-dice-kicker =
    { $count ->
        [one] { $count } Kicker
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
vegas-stands = { $name } { $money }

## Was geschieht

vegas-event-starter = Das Los hat entschieden: { $name } beginnt.
vegas-event-round = Runde { $round }. { $name } beginnt.
vegas-event-rolled = { $name } würfelt { $roll }.
vegas-event-placed =
    { $place ->
        [7] { $name } setzt { $dice } { $onto }, mit der { $face } oben.
       *[other] { $name } setzt { $dice } { $onto }.
    }
vegas-event-tied = { $names } heben sich { $at } auf, mit je { $dice }.
vegas-event-paid = { $name } bekommt { $note } { $at }.
vegas-event-returned =
    { $count ->
        [one] { $notes } { $from } kommt unter den Stapel.
       *[other] { $notes } { $from } kommen unter den Stapel.
    }
vegas-event-round-over = Runde { $round } ist vorbei. { $stands }.
vegas-event-left-over = { $name } würfelt die zwei übrigen neutralen Würfel: { $faces }.
vegas-event-kicked =
    { $neutral ->
        [yes] { $name } kickt einen neutralen Würfel { $from }.
       *[no] { $size ->
            [big] { $name } kickt den großen Würfel von { $owner } { $from }.
           *[normal] { $name } kickt einen Würfel von { $owner } { $from }.
        }
    }
vegas-event-kicker-idle = Der Kicker von { $name } findet { $at } nichts zu kicken.
vegas-event-rainbow-replaced =
    { $left ->
        [yes] Die Regenbogenkarte { $at } wird zu { $note }.
       *[no] Die Regenbogenkarte { $at } fällt weg: Der Stapel ist leer.
    }
vegas-event-rainbow-discarded = Eine Regenbogenkarte kommt hervor und wird abgelegt.
vegas-event-bonus-dealt = Deine Bonuskarte: { $note }.
vegas-event-bonus-scored = { $name } zeigt die Bonuskarte { $note } und dreht den Bonuswürfel auf { $die }.
vegas-event-card-dealt = Deine Aktionskarte: { $card }.
vegas-event-card-played = { $name } spielt { $card }.
vegas-event-card-shown = { $name } hat { $card } und zeigt die Karte.
vegas-event-tie-won = { $name } gewinnt den Gleichstand { $at }.
vegas-event-rerolled = { $name } würfelt noch einmal: { $roll }.
vegas-event-turned = { $name } dreht einen Würfel ({ $die }) von { $face } auf { $to }.
vegas-event-taken-back = { $name } nimmt einen Würfel ({ $die }) { $from } zurück.
vegas-event-passed = { $name } setzt diesen Zug aus.
vegas-event-early-marked = { $name } verlangt eine vorzeitige Auszahlung { $at }.
vegas-event-early-paying = Vorzeitige Auszahlung { $at }.
vegas-event-early-declined = { $name } verzichtet auf die vorzeitige Auszahlung { $at }.
vegas-event-dice-gone = Alle Würfel { $at } sind für diese Runde aus dem Spiel.
vegas-event-note-up = { $name } deckt { $note } auf.
vegas-event-note-laid = { $name } legt { $note } { $at } an; { $under } kommen unter den Stapel.
vegas-event-swapped-away = { $name } legt { $note } unter den Stapel.
vegas-event-swap-drawn =
    { $known ->
        [yes] { $name } zieht dafür { $note }.
       *[no] { $name } zieht dafür einen anderen Schein.
    }

## Was gefragt wird

vegas-ask-place = Welche Zahl setzt du?
vegas-ask-place_again = Zwei Kasinos gilt für dich: Setze noch einmal, aber nicht { $at }.
vegas-ask-cards-before = Würfeln oder zuerst eine Karte spielen?
vegas-ask-cards-placed = Weiter oder eine Karte spielen?
vegas-ask-kick = Welchen Würfel kickst du { $at }?
vegas-ask-choose_note = Welchen Schein nimmst du vom Spielautomaten?
vegas-ask-pick_reroll = Welche Würfel würfelst du noch einmal?
vegas-ask-pick_joker = Welchen Würfel drehst du?
vegas-ask-turn_joker = Auf welche Zahl drehst du ihn?
vegas-ask-pick_more = Welche Würfel legst du { $at } dazu?
vegas-ask-take_just_placed = Welche der eben gesetzten Würfel nimmst du zurück?
vegas-ask-take_from_casino = Welche deiner Würfel nimmst du zurück? Alle von einem Kasino.
vegas-ask-take_one = Nimmst du einen deiner Würfel zurück?
vegas-ask-pick_pair = Welchen Pasch setzt du?
vegas-ask-place_pair = Wohin kommt der Pasch?
vegas-ask-ask_early = Vorzeitige Auszahlung { $at }: jetzt auszahlen?
vegas-ask-lay_middle = Von { $notes }: Wohin legst du { $note }?
vegas-ask-ask_three = Spielst du vor der Auszahlung eine Karte?
vegas-ask-ask_swap = Tauschst du den Schein, den du eben bekommen hast?
vegas-ask-ask_tie = Gewinnst du den Gleichstand { $at } mit deiner Karte?

## Was man antworten kann

vegas-move-place = { $face }: { $dice } auf Kasino { $face }
vegas-move-slot = { $face }: { $dice } auf den Spielautomaten
vegas-move-play = { $card } spielen
vegas-move-pick =
    { $face ->
        [0] { $die }, zurückgekommen
       *[other] { $die } mit { $face }
    }
vegas-move-back =
    { $place ->
        [7] { $die } mit { $face } { $from }
       *[other] { $die } { $from }
    }
vegas-move-kick =
    { $place ->
        [7] { $die } von { $owner } mit { $face }
       *[other] { $die } von { $owner }
    }
vegas-move-take = { $note }
vegas-move-turn = { $face }
vegas-move-pair = der Pasch aus { $face }
vegas-move-onto =
    { $place ->
        [7] { $onto }, mit der { $face } oben
       *[other] { $onto }
    }
vegas-move-lay = { $at }
vegas-move-pay = Jetzt auszahlen
vegas-move-win = Den Gleichstand gewinnen
vegas-move-done = Weiter
vegas-move-done-cards-before = Würfeln
vegas-move-done-cards-placed = Keine Karte
vegas-move-done-pick_reroll = Diese würfeln
vegas-move-done-pick_more = Diese setzen
vegas-move-done-take_just_placed = Das ist alles
vegas-move-done-take_from_casino = Das ist alles
vegas-move-done-take_one = Keinen nehmen
vegas-move-done-ask_early = Nicht jetzt
vegas-move-done-ask_three = Keine Karte
vegas-move-done-ask_swap = Behalten
vegas-move-done-ask_tie = Nicht hier

## Was eine Wahl brächte

vegas-preview-paid =
    { $rank ->
        [1] Du lägst dort vorn, für { $note }.
       *[other] Du wärst dort Nummer { $rank }, für { $note }.
    }
vegas-preview-unpaid = Du wärst dort Nummer { $rank }, zu weit hinten für einen Schein.
vegas-preview-tied = Du hättest dort Gleichstand und bekämst nichts.
vegas-preview-tie-won =
    { $rank ->
        [1] Mit deiner Karte gewännst du dort den Gleichstand an der Spitze, für { $note }.
       *[other] Mit deiner Karte gewännst du dort den Gleichstand, als Nummer { $rank }, für { $note }.
    }

## Der gezeichnete Tisch

vegas-table-heading = Runde { $round } von { $rounds }
vegas-table-place = Ort
vegas-table-notes = Scheine
vegas-table-slot = Automat
vegas-table-rainbow = Regenbogen
vegas-table-hand = In der Hand
vegas-table-money = Geld
vegas-table-roll = Wurf: { $roll }
vegas-table-legend = + ist ein großer Würfel, k ein Kicker, n ein neutraler; * beginnt die Runde, > ist am Zug.
vegas-table-barred = vergeben: { $faces }
vegas-table-cards = Deine Karten: { $cards }
vegas-table-bonus = Deine Bonuskarten: { $notes }
vegas-table-bonus-die = Bonuswürfel
vegas-table-unplayed = Karten
vegas-table-open = { $name } hat { $cards } gespielt.
vegas-mark-early = { $name } hat eine vorzeitige Auszahlung { $at } verlangt.
vegas-mark-tie = { $name } kann noch einen Gleichstand gewinnen.
vegas-mark-casinos = Müssen auf zwei Kasinos setzen: { $names }.
vegas-table-secret = Scheine, die nur du kennst: { $notes }
vegas-table-teams = Teams: { $teams }
vegas-table-pile = Scheine im Stapel: { $count }
