### Die Regeln von Temptation. Eine Meldung je Regelnummer.

rules-page-title-temptation = Temptation: die Regeln
rules-section-temptation = Temptation (2004; zuerst erschienen als Gambler, 1998)
rules-intro-temptation =
    Ein Spielplan mit sechs Reihen von Feldern liegt auf dem Tisch, und du beginnst mit 80 Punkten.
    Bist du am Zug, nimm fünf deiner Würfel und würfle.
    Lege mindestens einen Würfel, der auf das nächste freie Feld einer Reihe passt; du darfst auch mehr legen.
    Dann hör auf oder würfle mit allen Würfeln dieses Zuges, die du nicht gelegt hast, höchstens fünf Würfe pro Zug.
    Passt nichts, ist dein Zug vorbei.
    Wer den letzten Würfel einer weißen Reihe legt, bekommt ihre Punkte; wer den letzten einer schwarzen Reihe legt, zahlt sie.
    Ebne also niemandem den Weg, und bleib nicht auf einer schwarzen Reihe sitzen.
    Ist der Spielplan voll, bekommen alle ihre Würfel zurück, und der nächste Plan kommt an die Reihe.
    Das Spiel endet nach der Runde, an deren Ende jemand 500 Punkte hat (400 zu fünft oder sechst); wer dann die meisten Punkte hat, gewinnt.

rule-T1 = Zwei bis sechs Spieler teilen sich 30 Würfel zu gleichen Teilen: zu zweit je 15, zu dritt 10, zu viert 7, zu fünft 6, zu sechst 5. Zu viert bleiben die zwei übrigen Würfel in der Schachtel.
    .title = Spieler und Würfel

rule-T2 = Alle beginnen mit 80 Punkten: drei Chips zu 10 und einem zu 50. Die Punkte liegen offen. Wechselgeld gibt es immer, und die Bank ist nie leer.
    .title = Punkte und Wechselgeld
    .ruling = Dass die Bank nie leer ist, stammt von uns.

rule-T3 = Sechzehn Spielpläne (acht Tafeln mit Vorder- und Rückseite) liegen in beliebiger Reihenfolge im Stapel; der oberste ist im Spiel. Jeder Plan hat 18 bis 27 Felder und Reihen im Wert von 10 bis 150 Punkten. Plan 1 ist für Anfänger und darf nach oben gelegt werden.
    .title = Die Spielpläne
    .ruling = Die gedruckten Pläne stehen nicht im Regelheft; alle sechzehn sind deshalb eigene Entwürfe von uns. Auch eine Bedingung stammt von uns: Mindestens eine Reihe ist schwarz, und die weißen Reihen sind zusammen mehr wert als die schwarzen, sonst endet ein Spiel vielleicht nie. Sie gilt für unsere Pläne und für eigene.

rule-T4 = Ein Spielplan hat sechs Reihen mit einem oder mehreren Feldern. Jedes Feld nimmt genau einen passenden Würfel auf. Eine Reihe wird von links nach rechts gefüllt.
    .title = Reihen und Felder

rule-T5 = Ein Feld mit einer Augenzahl nimmt nur einen Würfel mit dieser Augenzahl auf.
    .title = Felder mit Augenzahl

rule-T6 = In einer Reihe mit Sternen einer Farbe, schwarz oder weiß, darf der erste Würfel jede Augenzahl zeigen. Alle weiteren müssen dieselbe Augenzahl zeigen wie er.
    .title = Sterne einer Farbe

rule-T7 = In einer Reihe mit roten und gelben Sternen müssen die ersten drei Würfel gleich sein und die letzten zwei auch, aber mit einer anderen Augenzahl.
    .title = Rote und gelbe Sterne

rule-T8 = Die Reihen sind voneinander unabhängig: Zwei Sternreihen dürfen dieselbe Augenzahl enthalten. Ob eine Reihe weiß ist und Punkte bringt oder schwarz und Punkte kostet, liegt an der Reihe selbst, nicht an der Farbe ihrer Sterne.
    .title = Reihen sind unabhängig
    .ruling = Dass Gewinn oder Verlust nicht von der Farbe der Sterne abhängt, stammt von uns.

rule-T9 = Nimm für deinen Zug fünf deiner Würfel oder alle, wenn du weniger hast. Was du darüber hinaus hast, bleibt in diesem Zug im Vorrat. Hast du gar keine Würfel mehr, wirst du bis zum Ende der Runde übersprungen.
    .title = Fünf Würfel pro Zug

rule-T10 = Nach jedem Wurf musst du einen passenden Würfel legen, wenn einer passt, und darfst weitere legen, einen nach dem anderen und in beliebige Reihen. Ein gelegter Würfel wird in dieser Runde nicht mehr bewegt.
    .title = Würfel legen

rule-T11 = Passt keiner der gewürfelten Würfel, endet dein Zug sofort.
    .title = Nichts passt

rule-T12 = Hast du mindestens einen Würfel gelegt, darfst du aufhören oder mit allen nicht gelegten Würfeln dieses Zuges noch einmal würfeln; zurückhalten darfst du keinen. Pro Zug sind höchstens fünf Würfe erlaubt.
    .title = Aufhören oder weiterwürfeln

rule-T13 = Am Ende deines Zuges kommen die nicht gelegten Würfel in deinen Vorrat zurück.
    .title = Übrige Würfel

rule-T14 = Es zählt, wer den letzten Würfel einer Reihe legt, egal wer die anderen gelegt hat. Wer eine weiße Reihe vollendet, bekommt ihre Punkte. Wer eine schwarze vollendet, zahlt sie, aber nie mehr, als er hat: Niemand fällt unter 0.
    .title = Der letzte Würfel

rule-T15 = Du darfst in einem Zug mehrere Reihen vollenden, und jede zählt.
    .title = Mehrere Reihen

rule-T16 = Ist das letzte freie Feld des Plans belegt, wird seine Reihe gewertet; dann endet die Runde sofort und mit ihr der Zug dieser Person. Ein Zug endet auch, wenn alle seine Würfel gelegt sind.
    .title = Der Plan ist voll

rule-T17 = Für die nächste Runde werden alle Würfel neu verteilt (T1), der benutzte Plan kommt unter den Stapel, und der nächste ist an der Reihe. Es beginnt, wer links von der Person sitzt, die den letzten Würfel gelegt hat. Alle behalten ihre Punkte.
    .title = Die nächste Runde
    .ruling = Die sechzehn Seiten als einzelne Pläne zu behandeln, stammt von uns; das Regelheft erlaubt auch, einen Plan umzudrehen.

rule-T18 = Das Spiel endet, wenn am Ende einer Runde jemand mindestens 500 Punkte hat, zu fünft oder sechst mindestens 400. Sie nur während der Runde einmal erreicht zu haben, genügt nicht. Wer dann die meisten Punkte hat, gewinnt; haben mehrere gleich viele, teilen sie sich den Sieg.
    .title = Ende des Spiels
    .ruling = Dass der Sieg bei Gleichstand geteilt wird, stammt von uns.

rule-T19 = Wer die erste Runde beginnt, wird ausgelost, es sei denn, ihr bestimmt einen Platz (wie in V4).
    .title = Wer beginnt
    .ruling = Dass ausgelost oder ein Platz bestimmt wird, stammt von uns; laut Regelheft beginnt der weiseste Spieler.

rule-X20 = Ein Spieler legt mit einem Wurf die letzten Würfel zweier Reihen. Beide Reihen werden gewertet.
    .title = Zwei Reihen auf einmal

rule-X21 = Ein Spieler mit 40 Punkten vollendet eine schwarze Reihe zu 60. Er zahlt 40, hat 0 Punkte und spielt weiter.
    .title = Zu wenig zum Zahlen

rule-X22 = In einer Reihe mit roten und gelben Sternen liegen drei 4er. Eine weitere 4 passt nicht auf das vierte Feld. Liegt dort eine 2, passt auf das fünfte nur eine 2.
    .title = Drei 4er, dann 2er

rule-X23 = Ein Spieler mit zwölf Würfeln im Vorrat würfelt mit genau fünf davon.
    .title = Zwölf im Vorrat

rule-X24 = Zu viert bekommt jeder sieben Würfel; zwei bleiben in der Schachtel.
    .title = Sieben Würfel für jeden
