### Um Kopf und Kragen: was am Tisch gesagt wird.

kragen-name = Um Kopf und Kragen

## Was sich wählen lässt

kragen-option-bags = Goldsäcke
    .help = Die Gewichte der drei Säcke, mit denen alle beginnen, zusammen 12 kg.
kragen-option-goal = Gold, das das Spiel beendet
    .help = Das Spiel endet nach einer Runde, in der jemand so viele Kilogramm hat.
kragen-option-open = Offene Hände
    .help = Alle sehen, wie viele Chips die anderen haben.
kragen-option-starter = Wer beginnt
    .help = Ausgelost oder die Nummer eines Platzes; der erste Platz ist 0.
kragen-option-rounds = Letzte Runde
    .help = Das Spiel endet nach dieser Runde, wenn es nicht schon vorher zu Ende ist.

## Was geschieht

kragen-event-starter = Das Los entscheidet: { $name } beginnt.
kragen-event-round = Runde { $round }. { $name } beginnt.
kragen-event-attempt = { $name } zahlt 1 Chip für den ersten Versuch.
kragen-event-attempt-again = { $name } zahlt { $attempt } Chips und wirft { $dice } neu.
kragen-event-attempt-single = { $name } zahlt { $attempt } Chips und wirft die { $dice }, bis sie mindestens so gut ist.
kragen-event-rolled =
    { $colour ->
        [white] { $name } hat { $dice } auf den weißen Würfeln: { $result }.
       *[red] { $name } hat { $dice } auf den roten Würfeln: { $result }.
    }
kragen-event-stopped =
    { $leads ->
        [yes] { $name } bleibt bei { $result } und führt.
       *[no] { $name } bleibt bei { $result }, das reicht nicht.
    }
kragen-event-skipped = { $name } hat keinen Chip, findet keinen Bieter und setzt aus.
kragen-event-auction =
    { $count ->
        [one] { $name } versteigert einen Sack von { $bag } kg; nur { $bidders } kann bieten.
       *[other] { $name } versteigert einen Sack von { $bag } kg; { $bidders } bieten.
    }
kragen-event-bids = Die Hände öffnen sich: { $bids }.
kragen-event-ones =
    { $count ->
        [one] { $names } zahlt 1 Chip an { $seller }.
       *[other] { $names } zahlen je 1 Chip an { $seller }.
    }
kragen-event-sold =
    { $price ->
        [one] { $buyer } bekommt den Sack von { $bag } kg und zahlt dafür 1 Chip an { $seller }.
       *[other] { $buyer } bekommt den Sack von { $bag } kg und zahlt dafür { $price } Chips an { $seller }.
    }
kragen-event-again =
    { $count ->
        [one] { $names } ist allein übrig und muss bieten.
       *[other] Gleichstand: { $names } bieten noch einmal.
    }
kragen-event-dropped =
    { $count ->
        [one] { $names } hat keinen Chip mehr und scheidet aus.
       *[other] { $names } haben keinen Chip mehr und scheiden aus.
    }
kragen-event-all-one = Alle haben 1 geboten: { $name } behält den Sack von { $bag } kg.
kragen-event-nobody-left = Niemand kann mehr bieten: { $name } behält den Sack von { $bag } kg.
kragen-event-pot =
    { $tokens ->
        [one] Die Runde ist vorbei: { $name } gewinnt sie mit { $result } und nimmt den Topf mit 1 Chip.
       *[other] Die Runde ist vorbei: { $name } gewinnt sie mit { $result } und nimmt den Topf mit { $tokens } Chips.
    }
kragen-event-goal =
    { $count ->
        [one] { $names } hat mindestens { $goal } kg Gold: Das Spiel ist aus.
       *[other] { $names } haben mindestens { $goal } kg Gold: Das Spiel ist aus.
    }
kragen-event-ruined =
    { $count ->
        [one] { $names } hat weder Gold noch Chips: Das Spiel ist aus.
       *[other] { $names } haben weder Gold noch Chips: Das Spiel ist aus.
    }
kragen-event-last-round = Runde { $rounds } war die letzte: Das Spiel ist aus.

## Was gefragt wird

kragen-ask-begin =
    { $best ->
        [0] Du bist dran, noch liegt kein Ergebnis. Werfen oder erst einen Sack versteigern?
       *[other] Du bist dran; mit { $best } führst du. Werfen oder erst einen Sack versteigern?
    }
kragen-ask-forced = Du hast keinen Chip für den Wurf. Welchen Sack versteigerst du?
kragen-ask-improve =
    { $held ->
        [one] Du hast { $result } und noch 1 Chip. Was nun?
       *[other] Du hast { $result } und noch { $held } Chips. Was nun?
    }
kragen-ask-bid = { $seller } versteigert einen Sack von { $bag } kg. Wie viele deiner { $held } Chips bietest du?
kragen-ask-bid-again = Gleichstand um den Sack von { $bag } kg. Wie viele deiner { $held } Chips bietest du jetzt?
kragen-ask-bid-alone = Nur du bietest um den Sack von { $bag } kg. Wie viele deiner { $held } Chips gibst du?

## Die Möglichkeiten und was sie bewirken

kragen-move-roll = Drei Würfel werfen, für 1 Chip
kragen-move-reroll = { $dice } neu werfen, für { $cost } Chips
kragen-move-stop = Bei { $result } bleiben
kragen-move-auction = Den Sack von { $bag } kg versteigern
kragen-move-bid =
    { $tokens ->
        [one] 1 Chip bieten
       *[other] { $tokens } Chips bieten
    }
kragen-preview-roll = mit { $chance } % führst du
kragen-preview-reroll = { $low } bis { $high }
kragen-preview-reroll-chance = { $low } bis { $high }, mit { $chance } % führst du
kragen-preview-reroll-nothing = bleibt bei { $low }
kragen-preview-stop =
    { $leads ->
        [yes] du führst
       *[no] { $name } bleibt mit { $best } vorn
    }
kragen-preview-auction = wenn er verkauft wird, bleiben dir { $gold } kg
kragen-preview-bid = wenn du gewinnst: { $gold } kg und noch { $left ->
        [one] 1 Chip
       *[other] { $left } Chips
    }

## Der Tisch

kragen-table-head =
    { $pot ->
        [0] Runde { $round }, der Topf ist leer. { $goal } kg Gold beenden das Spiel.
        [one] Runde { $round }, 1 Chip im Topf. { $goal } kg Gold beenden das Spiel.
       *[other] Runde { $round }, { $pot } Chips im Topf. { $goal } kg Gold beenden das Spiel.
    }
kragen-table-white = weiß
kragen-table-red = rot
kragen-table-leads = { $name } führt
kragen-table-rolls = { $name }, Versuch { $attempt }
kragen-table-ready = bereit für { $name }
kragen-table-idle = liegt bereit
kragen-table-auction = Unter dem Hammer: { $bag } kg von { $seller }. Es bieten: { $bidders }.
kragen-table-player = Spieler
kragen-table-gold = Gold
kragen-table-bags = Säcke
kragen-table-tokens = Chips
kragen-table-result = diese Runde
kragen-weight = { $weight } kg
kragen-table-secret = geheim
kragen-table-best = { $result }, vorn
kragen-table-now = am Zug
kragen-table-none = kein Ergebnis
