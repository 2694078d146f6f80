### Die Regeln von Um Kopf und Kragen. Eine Meldung je Regelnummer.

rules-page-title-kragen = Um Kopf und Kragen: die Regeln
rules-section-kragen = Um Kopf und Kragen (1997)
rules-intro-kragen =
    Du besitzt drei Goldsäcke, zusammen 12 kg, und sieben Chips verdeckt in der Hand.
    Bist du am Zug, zahle einen Chip in den Topf und wirf drei Würfel: Ihre Summe ist dein Ergebnis.
    Du darfst es verbessern: Ein zweiter Versuch kostet zwei Chips, ein dritter drei, und du wählst, welche Würfel du neu wirfst.
    Ein einzelner Würfel wird kostenlos so lange geworfen, bis er mindestens so gut ist wie vorher.
    Waren alle an der Reihe, nimmt das höchste Ergebnis den ganzen Topf; bei Gleichstand, wer später dran war.
    Wenig Chips? Versteigere in deinem Zug einen deiner Säcke.
    Die anderen bieten geheim und zeigen ihre Chips gleichzeitig; das höchste Gebot bekommt den Sack, und alle, die geboten haben, zahlen an dich.
    Das Spiel endet nach einer Runde, in der jemand 25 kg hat, oder wenn jemand weder Gold noch Chips hat.
    Das meiste Gold gewinnt; Chips zählen nicht.

rule-K1 = Drei bis sieben Personen spielen mit zwei Sätzen von je drei Würfeln, einem weißen und einem roten, 21 Goldsäcken und 50 Chips.
    .title = Spieler und Material
    .ruling = Die Untergrenze von drei Spielern stammt von uns; das Regelheft nennt nur die Sieben.

rule-K2 = Alle beginnen mit drei Goldsäcken, die zusammen 12 kg wiegen und offen liegen: 3, 4 und 5 kg, oder jede andere Aufteilung dieser Summe, die der Tisch festlegt. Nicht ausgeteilte Säcke sind aus dem Spiel.
    .title = Die Goldsäcke
    .ruling = Die Aufteilung in 3, 4 und 5 kg stammt von uns, denn die gedruckte ist unbekannt.

rule-K3 = Alle beginnen mit sieben Chips in der Hand, und wie viele es sind, bleibt geheim. Chips wandern nur zwischen den Händen und dem Topf; es sind also stets siebenmal so viele wie Spieler.
    .title = Chips in der Hand

rule-K4 = Wer die erste Runde beginnt, wird ausgelost, es sei denn, der Tisch bestimmt einen Platz (wie in V4). Gespielt wird im Uhrzeigersinn, und in jeder Runde haben alle genau einen Zug.
    .title = Wer beginnt
    .ruling = Auslosen oder einen Platz bestimmen stammt von uns; das Regelheft lässt die älteste Person beginnen.

rule-K5 = Den ersten Versuch musst du machen: Zahle einen Chip in den Topf und wirf drei Würfel. Dein Ergebnis ist ihre Summe.
    .title = Erster Versuch

rule-K6 = Einen zweiten Versuch darfst du machen: Zahle zwei Chips und wirf einen, zwei oder alle drei Würfel neu. Danach ist auf dieselbe Weise ein dritter möglich, für drei Chips.
    .title = Weitere Versuche

rule-K7 = Wirfst du zwei oder drei Würfel neu, gelten die neuen Augenzahlen, besser oder schlechter. Wirfst du nur einen, wird er kostenlos wiederholt, bis er mindestens zeigt, was er vorher zeigte.
    .title = Neu werfen

rule-K8 = Das bisher beste Ergebnis bleibt auf dem Tisch liegen; der nächste Spieler nimmt den anderen Würfelsatz.
    .title = Zwei Würfelsätze

rule-K9 = Am Ende der Runde nimmt das höchste Ergebnis den Topf, und dieser Spieler beginnt die nächste Runde. Bei Gleichstand gewinnt, wer später dran war.
    .title = Den Topf nehmen

rule-K10 = Jederzeit in deinem eigenen Zug, vor dem ersten Wurf, zwischen den Versuchen oder nach dem letzten, darfst du einen deiner Säcke versteigern. Hast du keinen Chip für den Pflichtversuch, musst du es tun. Mehrere Versteigerungen in einem Zug sind erlaubt, gleich nacheinander, solange ein anderer Spieler einen Chip hat.
    .title = Einen Sack versteigern
    .ruling = Dass für weitere Versteigerungen ein anderer Spieler einen Chip haben muss, stammt von uns.

rule-K11 = Alle anderen nehmen geheim einen oder mehrere Chips, nie keinen, und zeigen sie gleichzeitig. Das höchste Gebot bekommt den Sack und zahlt sein Gebot an den Verkäufer; alle anderen zahlen ihm je einen Chip.
    .title = Bieten

rule-K12 = Haben mehrere das höchste Gebot, zahlt jeder von ihnen dem Verkäufer einen Chip; die niedrigeren Bieter haben ihren schon bezahlt. Dann bieten die Gleichstehenden erneut, nur unter sich, bis einer allein vorn liegt.
    .title = Gleiche Gebote

rule-K13 = Bieten alle genau einen Chip, zahlt jeder dem Verkäufer diesen Chip, der Verkäufer behält den Sack, und die Versteigerung ist vorbei. Das gilt nur für das erste Bieten mit mindestens zwei Bietern; spätere Gleichstände bei einem Chip folgen K12.
    .title = Alle bieten eins
    .ruling = Dass der Verkäufer den Sack behält und die Versteigerung endet, und nur beim ersten Bieten mit zwei oder mehr Bietern, stammt von uns.

rule-K14 = Wer keinen Chip hat, nimmt an der Versteigerung nicht teil. Gleichstehende Bieter, denen die Chips ausgegangen sind, scheiden aus. Kann nur ein einziger Spieler teilnehmen, von Anfang an oder nach Gleichständen, muss er mindestens einen Chip bieten und bekommt den Sack. Kann niemand, bleibt der Sack, wo er ist. Wer versteigern muss, aber keinen Bieter findet, setzt aus und hat kein Ergebnis.
    .title = Bieter ohne Chips
    .ruling = Die ganze Regel stammt von uns.

rule-K15 = Nach einer Versteigerung geht der Zug dort weiter, wo er war.
    .title = Nach der Versteigerung

rule-K16 = Das Spiel endet am Ende einer Runde, in der jemand mindestens 25 kg Gold hat. Es endet auch, wenn jemand weder Sack noch Chip hat; das wird geprüft, nachdem der Topf genommen wurde, und wenn ein solcher Spieler einen Zug beginnen müsste. Ein letzter Chip, für einen Wurf gezahlt, kann also noch den Topf gewinnen.
    .title = Ende des Spiels
    .ruling = Die Zeitpunkte, zu denen auf einen Spieler ohne Sack und Chip geachtet wird, stammen von uns.

rule-K17 = Es gewinnt, wer das meiste Gold hat; Chips zählen nicht. Haben mehrere das meiste, teilen sie sich den Sieg.
    .title = Das meiste Gold gewinnt
    .ruling = Dass ein Gleichstand geteilt wird, stammt von uns.

rule-K18 = Hat sonst nichts das Spiel beendet, endet es nach Runde 200 oder nach der Runde, die der Tisch festlegt; auch dann gewinnt das meiste Gold. Ohne das müsste ein Spiel nie enden: Wandert der Topf reihum und verkauft niemand, bewegt sich kein Sack.
    .title = Die letzte Runde
    .ruling = Die ganze Regel stammt von uns.

rule-X30 = Ein Spieler wirft einen einzelnen Würfel, der 4 zeigt, neu. Er endet bei 4, 5 oder 6, alle gleich wahrscheinlich, und das kostet nichts weiter.
    .title = Ein Würfel mit 4

rule-X31 = Die Gebote sind 3, 3 und 1. Jeder der drei zahlt dem Verkäufer einen Chip; die beiden mit Gebot 3 bieten erneut.
    .title = Zwei höchste Gebote

rule-X32 = Die Gebote sind 1, 1 und 1. Drei Chips gehen an den Verkäufer, der den Sack behält.
    .title = Dreimal ein Chip

rule-X33 = In Spielreihenfolge sind die Ergebnisse 14, 14 und 12. Der zweite Spieler nimmt den Topf.
    .title = Die spätere 14 gewinnt

rule-X34 = Ein Spieler, der zu Beginn seines Zuges keinen Chip hat, muss vor dem Würfeln einen Sack versteigern.
    .title = Pflichtversteigerung
