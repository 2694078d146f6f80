### Um Kopf und Kragen: was am Tisch gesagt wird.

kragen-name = Um Kopf und Kragen

## Was sich wählen lässt

kragen-option-bags = Goldsäcke
    .help = Die Gewichte der drei Säcke, mit denen alle beginnen, zusammen 12 kg.
kragen-option-goal = Goldziel in kg
    .help = Das Spiel endet nach der Runde, an deren Ende jemand so viel Gold hat.
kragen-option-open = Offene Jetons
    .help = Alle sehen, wie viele Jetons die anderen haben.
kragen-option-starter = Startspieler
    .help = Ausgelost oder einer der Plätze.
kragen-option-starter-random = Ausgelost
kragen-option-rounds = Letzte Runde
    .help = Das Spiel endet nach dieser Runde, wenn es nicht schon vorher zu Ende ist.

## Was geschieht

kragen-event-starter = Das Los hat entschieden: { $name } beginnt.
    .you = Das Los hat entschieden: Du beginnst.
kragen-event-round = Runde { $round }. { $name } beginnt.
    .you = Runde { $round }. Du beginnst.
kragen-event-attempt = { $name } zahlt 1 Jeton für den ersten Versuch.
    .you = Du zahlst 1 Jeton für den ersten Versuch.
kragen-event-attempt-again = { $name } zahlt { $attempt } Jetons und würfelt die Würfel mit { $dice } neu.
    .you = Du zahlst { $attempt } Jetons und würfelst die Würfel mit { $dice } neu.
kragen-event-attempt-single = { $name } zahlt { $attempt } Jetons und würfelt die { $dice } neu, bis sie mindestens wieder so hoch ist.
    .you = Du zahlst { $attempt } Jetons und würfelst die { $dice } neu, bis sie mindestens wieder so hoch ist.
kragen-event-rolled = { $colour ->
    [white] Die weißen Würfel von { $name } zeigen { $dice }: zusammen { $result }.
   *[red] Die roten Würfel von { $name } zeigen { $dice }: zusammen { $result }.
}
    .you = { $colour ->
        [white] Deine weißen Würfel zeigen { $dice }: zusammen { $result }.
       *[red] Deine roten Würfel zeigen { $dice }: zusammen { $result }.
    }
kragen-event-stopped =
    { $leads ->
        [yes] { $name } bleibt bei { $result } und führt.
       *[no] { $name } bleibt bei { $result }, das reicht nicht.
    }
    .you =
        { $leads ->
            [yes] Du bleibst bei { $result } und führst.
           *[no] Du bleibst bei { $result }, das reicht nicht.
        }
kragen-event-skipped = { $name } hat keinen Jeton, findet keinen Bieter und setzt aus.
    .you = Du hast keinen Jeton, findest keinen Bieter und setzt aus.
kragen-event-auction = { $count ->
    [one] { $name } versteigert einen { $bag }‑kg‑Sack; nur { $bidders } kann bieten.
   *[other] { $name } versteigert einen { $bag }‑kg‑Sack; { $bidders } bieten.
}
    .you = { $count ->
        [one] Du versteigerst einen { $bag }‑kg‑Sack; nur { $bidders } kann bieten.
       *[other] Du versteigerst einen { $bag }‑kg‑Sack; { $bidders } bieten.
    }
    .yours = { $count ->
        [one] { $name } versteigert einen { $bag }‑kg‑Sack; nur du kannst bieten.
       *[other] { $name } versteigert einen { $bag }‑kg‑Sack; du und { $bidders } bietet.
    }
kragen-bid-of = { $name } ({ $tokens })
    .you = du ({ $tokens })
kragen-event-bids = Die Hände öffnen sich: { $bids }.
kragen-event-ones = { $count ->
    [one] { $names } zahlt 1 Jeton an { $seller }.
   *[other] { $names } zahlen je 1 Jeton an { $seller }.
}
    .you = { $count ->
        [one] Du zahlst 1 Jeton an { $seller }.
       *[other] Du und { $names } zahlt je 1 Jeton an { $seller }.
    }
    .yours = { $count ->
        [one] { $names } zahlt dir 1 Jeton.
       *[other] { $names } zahlen dir je 1 Jeton.
    }
kragen-event-sold = { $price ->
    [one] { $buyer } bekommt den { $bag }‑kg‑Sack und zahlt 1 Jeton an { $seller }.
   *[other] { $buyer } bekommt den { $bag }‑kg‑Sack und zahlt { $price } Jetons an { $seller }.
}
    .you = { $price ->
        [one] Du bekommst den { $bag }‑kg‑Sack und zahlst 1 Jeton an { $seller }.
       *[other] Du bekommst den { $bag }‑kg‑Sack und zahlst { $price } Jetons an { $seller }.
    }
    .yours = { $price ->
        [one] { $buyer } bekommt den { $bag }‑kg‑Sack und zahlt dir 1 Jeton.
       *[other] { $buyer } bekommt den { $bag }‑kg‑Sack und zahlt dir { $price } Jetons.
    }
kragen-event-again =
    { $count ->
        [one] { $names } ist allein übrig und muss bieten.
       *[other] Gleichstand: { $names } bieten noch einmal.
    }
    .you =
        { $count ->
            [one] Du bist allein übrig und musst bieten.
           *[other] Gleichstand: Du und { $names } bietet noch einmal.
        }
kragen-event-dropped = { $count ->
    [one] { $names } hat keinen Jeton mehr und steigt aus der Versteigerung aus.
   *[other] { $names } haben keine Jetons mehr und steigen aus der Versteigerung aus.
}
    .you = { $count ->
        [one] Du hast keinen Jeton mehr und steigst aus der Versteigerung aus.
       *[other] Du und { $names } habt keine Jetons mehr und steigt aus der Versteigerung aus.
    }
kragen-event-all-one = Alle haben 1 Jeton geboten: { $name } behält den { $bag }‑kg‑Sack.
    .you = Alle haben 1 Jeton geboten: Du behältst den { $bag }‑kg‑Sack.
kragen-event-nobody-left = Niemand kann mehr bieten: { $name } behält den { $bag }‑kg‑Sack.
    .you = Niemand kann mehr bieten: Du behältst den { $bag }‑kg‑Sack.
kragen-event-pot = { $tokens ->
    [one] Rundenende: { $name } gewinnt mit { $result } und nimmt den Topf mit 1 Jeton.
   *[other] Rundenende: { $name } gewinnt mit { $result } und nimmt den Topf mit { $tokens } Jetons.
}
    .you = { $tokens ->
        [one] Rundenende: Du gewinnst mit { $result } und nimmst den Topf mit 1 Jeton.
       *[other] Rundenende: Du gewinnst mit { $result } und nimmst den Topf mit { $tokens } Jetons.
    }
kragen-event-goal = { $count ->
    [one] { $names } hat mindestens { $goal } kg Gold: Das Spiel ist aus.
   *[other] { $names } haben mindestens { $goal } kg Gold: Das Spiel ist aus.
}
    .you = { $count ->
        [one] Du hast mindestens { $goal } kg Gold: Das Spiel ist aus.
       *[other] Du und { $names } habt mindestens { $goal } kg Gold: Das Spiel ist aus.
    }
kragen-event-ruined = { $count ->
    [one] { $names } hat weder Gold noch Jetons: Das Spiel ist aus.
   *[other] { $names } haben weder Gold noch Jetons: Das Spiel ist aus.
}
    .you = { $count ->
        [one] Du hast weder Gold noch Jetons: Das Spiel ist aus.
       *[other] Du und { $names } habt weder Gold noch Jetons: Das Spiel ist aus.
    }
kragen-event-last-round = Runde { $rounds } war die letzte: Das Spiel ist aus.

## Was gefragt wird

kragen-ask-begin = { $best ->
    [0] Du bist dran; noch gibt es kein Ergebnis. Würfeln oder erst einen Sack versteigern?
   *[other] Du bist dran; ab { $best } liegst du vorn. Würfeln oder erst einen Sack versteigern?
}
kragen-ask-forced = Du hast keinen Jeton für den Wurf. Welchen Sack versteigerst du?
kragen-ask-improve = { $held ->
    [one] Dein Ergebnis ist { $result }, du hast noch 1 Jeton. Was nun?
   *[other] Dein Ergebnis ist { $result }, du hast noch { $held } Jetons. Was nun?
}
kragen-ask-bid = { $held ->
    [one] { $seller } versteigert einen { $bag }‑kg‑Sack: Das höchste Gebot gewinnt, alle anderen zahlen 1 Jeton. Bietest du deinen letzten Jeton?
   *[other] { $seller } versteigert einen { $bag }‑kg‑Sack: Das höchste Gebot gewinnt, alle anderen zahlen 1 Jeton. Wie viele deiner { $held } Jetons bietest du?
}
kragen-ask-bid-again = { $held ->
    [one] Gleichstand beim { $bag }‑kg‑Sack. Bietest du deinen letzten Jeton?
   *[other] Gleichstand beim { $bag }‑kg‑Sack. Wie viele deiner { $held } Jetons bietest du jetzt?
}
kragen-ask-bid-alone = { $held ->
    [one] Nur du bietest auf den { $bag }‑kg‑Sack. Bietest du deinen letzten Jeton?
   *[other] Nur du bietest auf den { $bag }‑kg‑Sack. Wie viele deiner { $held } Jetons?
}

## Die Möglichkeiten und was sie bewirken

kragen-move-roll = Würfeln (1 Jeton)
kragen-move-reroll = Die { $dice } neu würfeln: { $cost } Jetons
kragen-move-stop = Bei { $result } bleiben
kragen-move-auction = { $bag }‑kg‑Sack: versteigern
kragen-move-bid = { $tokens ->
    [one] 1 Jeton bieten
   *[other] { $tokens } Jetons bieten
}
kragen-preview-roll = { $chance } % Chance auf die Führung
kragen-preview-reroll = { $low } bis { $high }
kragen-preview-reroll-chance = { $low }–{ $high }, vorn: { $chance } %
kragen-preview-reroll-nothing = Bleibt bei { $low }
kragen-preview-stop =
    { $leads ->
        [yes] Du führst
       *[no] { $name } bleibt mit { $best } vorn
    }
kragen-preview-auction = Verkauft: dir bleiben { $gold } kg
kragen-preview-bid = Wenn du gewinnst: { $gold } kg und { $left ->
    [0] kein Jeton mehr
    [one] noch 1 Jeton
   *[other] noch { $left } Jetons
}

## Der Tisch

kragen-table-head = { $pot ->
    [0] Runde { $round }, der Topf ist leer. Ziel: { $goal } kg Gold.
    [one] Runde { $round }, 1 Jeton im Topf. Ziel: { $goal } kg Gold.
   *[other] Runde { $round }, { $pot } Jetons im Topf. Ziel: { $goal } kg Gold.
}
kragen-table-white = weiß
kragen-table-red = rot
kragen-table-leads = { $name } führt
kragen-table-rolls = { $name }, Versuch { $attempt }
kragen-table-ready = bereit für { $name }
kragen-table-idle = liegt bereit
kragen-table-auction = Versteigert wird ein { $bag }‑kg‑Sack von { $seller }. Es bieten: { $bidders }.
kragen-table-player = Spieler
kragen-table-gold = Gold
kragen-table-bags = Säcke
kragen-table-tokens = Jetons
kragen-table-result = diese Runde
kragen-weight = { $weight } kg
kragen-table-secret = geheim
kragen-table-best = { $result }, vorn
kragen-table-now = am Zug
kragen-table-none = kein Ergebnis
