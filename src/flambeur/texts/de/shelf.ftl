### Einen Tisch aufbauen, so wird gespielt, und die Regeln zur Hand: die Worte der Seiten rund um den Tisch.

## Warum es einen Tisch nicht gibt, in den Worten dessen, der ihn aufbaut

error-shelf-option-mode = { $way } gehört nicht zu { $edition }, sondern zu: { $editions }.
error-shelf-option-box-players = { $mode ->
    [standard] { $edition } ist
   *[other] { $way } ist
} für { $span ->
    [only] { $low ->
        [1] einen Spieler
       *[other] { $low } Spieler
    }
    [or] { $low } oder { $high } Spieler
   *[to] { $low } bis { $high } Spieler
}, nicht für { $players }.
error-shelf-option-no-module = { $mode ->
    [standard] { $part }: nicht in { $edition }.
   *[other] { $part }: passt nicht zu { $way }.
}
error-shelf-option-module-players = { $part }: für { $span ->
    [only] { $low } Spieler
    [or] { $low } oder { $high } Spieler
   *[to] { $low } bis { $high } Spieler
}, nicht für { $players }.
error-shelf-option-sixty = { $what }: für { $low } oder { $high } Spieler von { $edition }.
error-shelf-option-starter = Platz { $number } gibt es an diesem Tisch nicht.
error-shelf-option-bags = { $what }: drei Gewichte, die zusammen { $gold } kg ergeben, etwa 3,4,5.
error-shelf-option-goal = { $what }: { $players } Spieler haben zusammen { $most } kg, mehr nicht.
error-shelf-option-boards = { $what }: Diese Spielpläne lassen sich nicht lesen.

## Der Aufbau

shelf-tables = Fertige Tische
shelf-tables-help = Nimm einen, wie er ist, oder fang damit an und ändere ihn.
shelf-alone = Allein oder verdeckt
shelf-own = Selbst zusammenstellen
shelf-own-now = Deine eigene Auswahl
shelf-fine-print = Kleingedrucktes
shelf-players = Wie viele spielen
shelf-seats = Platz für Platz
shelf-count = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
shelf-now-players = { $count ->
    [one] Jetzt für 1 Spieler, damit es passt.
   *[other] Jetzt für { $count } Spieler, damit es passt.
}
shelf-left-out = Weggelassen, damit es passt: { $names }.
shelf-reasons = Das passt noch nicht zusammen:
shelf-mend = Passend machen
shelf-seat = Platz { $number }: { $name }
shelf-bot = Bot
shelf-friend = Freund
shelf-somebody = jemand hier
