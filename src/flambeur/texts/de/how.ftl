### So wird gespielt, auf einem Bildschirm je Spiel: vier Schritte mit je einem Bild.

how-game = So wird { $game } gespielt
how-offer = Neu bei diesem Spiel?
how-offer-no = Nein, danke
how-ready = Alles klar
how-play = Spielen
how-offer-lesson = Lektion
how-modules = Außerdem an diesem Tisch

## Las Vegas

how-vegas-1 = Würfeln
    .text = Würfle mit allen Würfeln, die du noch hast.
how-vegas-2 = Setzen
    .text = Wähle eine Augenzahl: Alle deine Würfel mit dieser Augenzahl kommen auf das Casino mit dieser Nummer.
how-vegas-3 = Gleichstand geht leer aus
    .text = Genauso viele Würfel an einem Casino wie jemand anders? Dann bekommt ihr dort beide nichts.
how-vegas-4 = Kassieren
    .text = Sind alle Würfel gesetzt, bekommt den höchsten Schein, wer dort die meisten Würfel hat, der Zweite den nächsten. Nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    } gewinnt, wer das meiste Geld hat.

## Solo

how-solitaire-1 = Du gegen alle
    .text = Eine Farbe ist deine, alle anderen sind Rivalen. Vor jeder Runde werden Würfel eines Rivalen gesetzt.
how-solitaire-2 = Einer von jeder Farbe
    .text = Du würfelst mit einem Würfel jeder Farbe, die noch da ist, auch deiner.
how-solitaire-3 = Eine Augenzahl setzen
    .text = Alle Würfel einer Augenzahl kommen auf ihr Casino. Haben Rivalen Gleichstand, gehen sie leer aus.
how-solitaire-4 = Mehr als alle zusammen
    .text = Die Casinos zahlen jeder Farbe. Du gewinnst mit mehr Geld als alle Rivalen zusammen.

## Geheime Farben

how-secret-1 = Zwei Farben sind deine
    .text = Jeder besitzt geheim zwei von acht Farben. Lass niemanden erraten, welche.
how-secret-2 = Einer von jeder Farbe
    .text = Du würfelst mit einem Würfel jeder Farbe, die noch da ist, und setzt alle einer Augenzahl.
how-secret-3 = Sofort ausgezahlt
    .text = Farben im Gleichstand gehen leer aus. Die anderen gewinnen die niedrigsten Scheine des Casinos, und ihre Würfel verlassen es.
how-secret-4 = Masken ab
    .text = Am Rundenende zeigen alle ihre Farben und nehmen die Scheine, die unter ihnen liegen.

## Temptation

how-temptation-1 = Fünf Würfel
    .text = Nimm fünf deiner Würfel und würfle.
how-temptation-2 = Legen, was passt
    .text = Reihen füllen sich von links. Ein Feld mit Augenzahl nimmt nur diese; auf Sterne einer Farbe kommen gleiche Würfel deiner Wahl.
how-temptation-3 = Weiterwürfeln oder aufhören
    .text = Würfle mit dem Rest, bis zu fünf Würfe, oder hör auf. Passt nichts, ist dein Zug vorbei.
how-temptation-4 = Der letzte Würfel zählt
    .text = Vollende eine weiße Reihe, und du bekommst ihre Punkte. Bei einer schwarzen zahlst du sie. Bei { $goal } Punkten endet das Spiel.

## Um Kopf und Kragen

how-kragen-1 = Zahlen und würfeln
    .text = Ein Jeton in den Topf, drei Würfel: Ihre Summe ist dein Ergebnis.
how-kragen-2 = Noch ein Versuch
    .text = Würfle neu, mit welchen Würfeln du willst. Der zweite Versuch kostet zwei Jetons, der dritte drei.
how-kragen-3 = Den Topf holen
    .text = Wer das höchste Ergebnis hat, nimmt alle Jetons; bei Gleichstand, wer später gewürfelt hat.
how-kragen-4 = Gold gewinnt
    .text = Zu wenige Jetons? Versteigere einen Goldsack: Das höchste Gebot geht an dich, dazu ein Jeton von jedem anderen Bieter. Bei { $goal } kg endet das Spiel; wer das meiste Gold hat, gewinnt.
