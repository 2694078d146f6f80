### Die Regeln von Um Kopf und Kragen. Eine Meldung je Regelnummer.

rules-page-title-kragen = Um Kopf und Kragen: die Regeln
rules-section-kragen = Um Kopf und Kragen (1997)
rules-intro-kragen =
    Du besitzt drei Goldsäcke, zusammen 12 kg, und sieben Jetons verdeckt in der Hand.
    Bist du am Zug, zahle einen Jeton in den Topf und würfle mit drei Würfeln: Ihre Summe ist dein Ergebnis.
    Du darfst es verbessern: Ein zweiter Versuch kostet zwei Jetons, ein dritter drei, und du wählst, welche Würfel du neu würfelst.
    Würfelst du nur einen Würfel neu, dann ohne weitere Kosten so lange, bis er mindestens so hoch ist wie vorher.
    Waren alle an der Reihe, bekommt den ganzen Topf, wer das höchste Ergebnis hat; bei Gleichstand, wer später dran war.
    Wenige Jetons? Versteigere in deinem Zug einen deiner Säcke.
    Die anderen bieten geheim und zeigen ihre Jetons gleichzeitig; wer am meisten bietet, bekommt den Sack, und alle, die geboten haben, zahlen an dich.
    Das Spiel endet nach der Runde, an deren Ende jemand 25 kg hat, oder wenn jemand weder Gold noch Jetons hat.
    Wer das meiste Gold hat, gewinnt; Jetons zählen nicht.

rule-K1 = Drei bis sieben Spieler spielen mit zwei Sätzen zu je drei Würfeln (einem weißen und einem roten), 21 Goldsäcken und 50 Jetons.
    .title = Spieler und Material

rule-K2 = Alle beginnen mit drei Goldsäcken, die zusammen 12 kg wiegen und offen liegen: 3, 4 und 5 kg oder jede andere Aufteilung dieser Summe, die ihr festlegt. Nicht ausgeteilte Säcke sind aus dem Spiel.
    .title = Die Goldsäcke
    .ruling = Die Aufteilung in 3, 4 und 5 kg stammt von uns, denn die gedruckte ist unbekannt.

rule-K3 = Alle beginnen mit sieben Jetons in der Hand, und wie viele es sind, bleibt geheim. Jetons wandern nur zwischen den Händen und dem Topf; es sind also stets siebenmal so viele wie Spieler.
    .title = Jetons in der Hand

rule-K4 = Wer die erste Runde beginnt, wird ausgelost, es sei denn, ihr bestimmt einen Platz (wie in V4). Gespielt wird im Uhrzeigersinn, und in jeder Runde haben alle genau einen Zug.
    .title = Wer beginnt
    .ruling = Dass ausgelost oder ein Platz bestimmt wird, stammt von uns; laut Regelheft beginnt der älteste Spieler.

rule-K5 = Den ersten Versuch musst du machen: Zahle einen Jeton in den Topf und würfle mit drei Würfeln. Dein Ergebnis ist ihre Summe.
    .title = Erster Versuch

rule-K6 = Einen zweiten Versuch darfst du machen: Zahle zwei Jetons und würfle einen, zwei oder alle drei Würfel neu. Danach ist auf dieselbe Weise ein dritter möglich, für drei Jetons.
    .title = Weitere Versuche

rule-K7 = Würfelst du zwei oder drei Würfel neu, gelten die neuen Augenzahlen, ob besser oder schlechter. Würfelst du nur einen neu, dann ohne weitere Kosten so lange, bis er mindestens die alte Augenzahl zeigt.
    .title = Neu würfeln

rule-K8 = Das bisher beste Ergebnis bleibt auf dem Tisch liegen; der nächste Spieler nimmt den anderen Würfelsatz.
    .title = Zwei Würfelsätze

rule-K9 = Am Ende der Runde nimmt den Topf, wer das höchste Ergebnis hat; dieser Spieler beginnt auch die nächste Runde. Bei Gleichstand gewinnt, wer später dran war.
    .title = Den Topf nehmen

rule-K10 = Jederzeit in deinem eigenen Zug, vor dem ersten Wurf, zwischen den Versuchen oder nach dem letzten, darfst du einen deiner Säcke versteigern. Du musst es nur, wenn du keinen Jeton für den ersten Versuch hast. Mehrere Versteigerungen in einem Zug sind erlaubt, gleich nacheinander, solange ein anderer Spieler einen Jeton hat.
    .title = Einen Sack versteigern
    .ruling = Dass du nur für den ersten Versuch versteigern musst und für weitere Versteigerungen ein anderer Spieler einen Jeton haben muss, stammt von uns; das Regelheft zwingt Spieler ohne Jetons dazu, sagt aber nicht, wann.

rule-K11 = Alle anderen nehmen geheim mindestens einen Jeton in die Faust und zeigen ihr Gebot gleichzeitig. Wer am meisten bietet, bekommt den Sack und zahlt sein Gebot an den Verkäufer; alle anderen zahlen ihm je einen Jeton.
    .title = Bieten

rule-K12 = Haben mehrere das höchste Gebot, zahlt jeder von ihnen dem Verkäufer einen Jeton; die anderen Bieter haben ihren schon bezahlt. Dann bieten die Gleichstehenden erneut, nur unter sich, bis einer allein vorn liegt.
    .title = Gleiche Gebote

rule-K13 = Bieten alle genau einen Jeton, zahlt jeder dem Verkäufer diesen Jeton, der Verkäufer behält den Sack, und die Versteigerung ist vorbei. Das gilt nur für die erste Bietrunde mit mindestens zwei Bietern; spätere Gleichstände bei einem Jeton folgen K12.
    .title = Alle bieten einen Jeton
    .ruling = Dass der Verkäufer den Sack behält und die Versteigerung endet, aber nur in der ersten Bietrunde mit mindestens zwei Bietern, stammt von uns.

rule-K14 = Wer keinen Jeton hat, nimmt an der Versteigerung nicht teil. Gleichstehende Bieter, denen die Jetons ausgegangen sind, scheiden aus. Kann nur ein einziger Spieler teilnehmen, von Anfang an oder nach Gleichständen, muss er mindestens einen Jeton bieten und bekommt den Sack. Kann niemand, bleibt der Sack, wo er ist. Wer versteigern muss, aber keinen Bieter findet, setzt aus und hat kein Ergebnis.
    .title = Bieter ohne Jetons
    .ruling = Die ganze Regel stammt von uns.

rule-K15 = Nach einer Versteigerung geht der Zug dort weiter, wo er unterbrochen wurde.
    .title = Nach der Versteigerung

rule-K16 = Das Spiel endet, wenn am Ende einer Runde jemand mindestens 25 kg Gold hat. Es endet auch, wenn jemand weder Sack noch Jeton hat; das wird geprüft, nachdem der Topf genommen wurde, und wenn ein solcher Spieler einen Zug beginnen müsste. Wer seinen letzten Jeton für einen Wurf zahlt, kann also noch den Topf gewinnen.
    .title = Ende des Spiels
    .ruling = Wann geprüft wird, ob jemand weder Sack noch Jeton hat, stammt von uns.

rule-K17 = Es gewinnt, wer das meiste Gold hat; Jetons zählen nicht. Haben mehrere das meiste, teilen sie sich den Sieg.
    .title = Das Spiel gewinnen
    .ruling = Dass der Sieg bei Gleichstand geteilt wird, stammt von uns.

rule-K18 = Hat sonst nichts das Spiel beendet, endet es nach Runde 200 oder nach der Runde, die ihr festlegt; auch dann gewinnt, wer das meiste Gold hat. Sonst könnte ein Spiel endlos dauern: Wandert der Topf reihum und verkauft niemand, bewegt sich kein Sack.
    .title = Die letzte Runde
    .ruling = Die ganze Regel stammt von uns.

rule-X30 = Ein Spieler würfelt nur einen Würfel neu, der eine 4 zeigt. Am Ende zeigt er 4, 5 oder 6, alle gleich wahrscheinlich, und das kostet nichts weiter.
    .title = Ein Würfel mit 4

rule-X31 = Die Gebote sind 3, 3 und 1. Jeder der drei zahlt dem Verkäufer einen Jeton; die beiden, die 3 geboten haben, bieten erneut.
    .title = Zwei höchste Gebote

rule-X32 = Die Gebote sind 1, 1 und 1. Drei Jetons gehen an den Verkäufer, der den Sack behält.
    .title = Dreimal ein Jeton

rule-X33 = In Spielreihenfolge sind die Ergebnisse 14, 14 und 12. Der zweite Spieler nimmt den Topf.
    .title = Die spätere 14 gewinnt

rule-X34 = Ein Spieler, der zu Beginn seines Zuges keinen Jeton hat, muss vor dem Würfeln einen Sack versteigern.
    .title = Pflichtversteigerung
