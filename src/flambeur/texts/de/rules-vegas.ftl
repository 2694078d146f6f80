### Die Regeln von Las Vegas und die Wörter, die alle Regelseiten teilen. Eine Meldung je Regelnummer.

## Für alle Regelseiten

rules-house-ruling = Hausregel
rules-house-ruling-note = Der Vermerk „Hausregel“ kennzeichnet eine Entscheidung dieses Projekts: An solchen Stellen schweigt die gedruckte Regel, widerspricht sich oder lässt weg, was auf dem Spielmaterial steht. Alles andere ist das Spiel, wie es erschienen ist, in unseren eigenen Worten.
rules-box-name = Im Original: { $name }
rules-box-card = Im Original: { $name }. { $text }
rules-intro-heading = In drei Minuten gelernt
rules-section-examples = Beispiele

## Las Vegas

rules-page-title-vegas = Las Vegas: die Regeln
rules-intro-vegas =
    Sechs Casinos mit den Nummern 1 bis 6 liegen auf dem Tisch, an jedem liegen Geldscheine.
    Du hast acht Würfel deiner Farbe.
    Wenn du am Zug bist, würfle mit allen Würfeln, die du noch hast.
    Wähle eine der gewürfelten Augenzahlen und setze alle deine Würfel mit dieser Augenzahl auf das passende Casino; zurückhalten darfst du keinen davon.
    So geht es reihum, bis niemand mehr Würfel hat.
    Dann zahlt jedes Casino aus: Wer dort die meisten Würfel hat, nimmt den höchsten Schein, wer die zweitmeisten hat, den nächsten und so weiter.
    Vorsicht bei Gleichstand: Haben mehrere an einem Casino gleich viele Würfel, gehen sie dort leer aus.
    Nehmt eure Würfel zurück, legt neue Scheine aus und spielt weiter, vier Runden lang.
    Wer am Ende das meiste Geld hat, gewinnt.

rules-section-vegas-classic = Las Vegas (2012): das Grundspiel
rules-section-vegas-neutral = Variante: neutrale Würfel
rules-section-vegas-boulevard = Las Vegas Boulevard (2014)
rules-section-vegas-boulevard-cards = Die Aktionskarten von Boulevard
rules-section-vegas-morecash = More Ca$h More Dice (2019)
rules-section-vegas-morecash-cards = Die Aktionskarten von More Ca$h More Dice
rules-section-vegas-solitaire = Solo
rules-section-vegas-secret = Geheime Farben

## Klassisches Spiel

rule-V1 = Zwei bis fünf Spieler nehmen teil. Alle nehmen die acht Würfel einer Farbe. Sechs Casinos mit den Nummern 1 bis 6 liegen der Reihe nach in der Tischmitte.
    .title = Spieler und Würfel

rule-V2 = Der Stapel enthält 54 Geldscheine im Wert von zusammen 2.500.000 $: sechs zu 10.000 $, acht zu 20.000 $, acht zu 30.000 $, sechs zu 40.000 $, sechs zu 50.000 $ und je fünf zu 60.000 $, 70.000 $, 80.000 $ und 90.000 $.
    .title = Die Geldscheine

rule-V3 = Zu Beginn jeder Runde werden die Casinos der Reihe nach von 1 bis 6 bestückt. Zieht Scheine von oben vom verdeckten Stapel und legt sie an das Casino, bis dort mindestens 50.000 $ liegen; dann ist das nächste an der Reihe. Die Scheine an einem Casino liegen offen und nach Wert geordnet.
    .title = Casinos bestücken

rule-V4 = Wer die Startspielerkarte hat, beginnt die Runde; danach geht es im Uhrzeigersinn weiter. Wer sie zuerst bekommt, wird ausgelost, es sei denn, ihr bestimmt einen Platz.
    .title = Wer beginnt
    .ruling = Dass ausgelost oder ein Platz bestimmt wird, ist unsere Entscheidung; laut Regelheft bekommt der älteste Spieler die Karte.

rule-V5 = Bist du am Zug, würfle mit allen Würfeln, die du noch hast. Wähle genau eine der gewürfelten Augenzahlen und setze alle deine Würfel mit dieser Augenzahl auf das Casino mit dieser Nummer. Du darfst nie nur einen Teil davon setzen.
    .title = Würfeln und setzen

rule-V6 = Du darfst auf jedes Casino setzen, das deine Würfel zeigen, egal ob es noch leer ist oder dort schon Würfel von dir oder von anderen liegen.
    .title = Jedes Casino ist offen

rule-V7 = Hast du keine Würfel mehr, wirst du bis zum Ende der Runde übersprungen. Wer als Letzter noch Würfel hat, ist deshalb manchmal mehrmals hintereinander am Zug. Die Runde endet, wenn alle Würfel gesetzt sind.
    .title = Keine Würfel mehr

rule-V8 = Die Casinos zahlen der Reihe nach von 1 bis 6 aus. Prüft an jedem zuerst auf Gleichstand: Alle, die dort gleich viele Würfel haben, nehmen sie weg und gewinnen dort nichts. Das gilt für jeden Gleichstand, nicht nur für den an der Spitze.
    .title = Bei Gleichstand gibt es nichts

rule-V9 = Von den übrigen Spielern nimmt der mit den meisten Würfeln den höchsten Schein, der mit den zweitmeisten den zweithöchsten und so weiter. Niemand nimmt an einem Casino mehr als einen Schein. Sind die Scheine verteilt, gehen die Übrigen leer aus.
    .title = Scheine nehmen

rule-V10 = Scheine, die niemand gewonnen hat, kommen verdeckt unter den Stapel und können später wieder auftauchen. Sie werden Casino für Casino daruntergelegt, an jedem Casino der höchste zuerst.
    .title = Übrige Scheine
    .ruling = Die Reihenfolge, in der übrige Scheine unter den Stapel kommen, stammt von uns; das Regelheft nennt keine.

rule-V11 = Lege gewonnene Scheine verdeckt vor dir ab. Ihren Wert kennen trotzdem alle, denn sie wurden offen ausgelegt und genommen; nur einen mit „Tausch“ (A8) gezogenen Schein kennt allein sein Besitzer.
    .title = Dein Gewinn
    .ruling = Dass gewonnene Scheine bis auf die Ausnahme „Tausch“ allen bekannt sind, ist unsere Entscheidung; das Regelheft sagt nur, dass sie verdeckt liegen.

rule-V12 = Für die nächste Runde nehmen alle ihre Würfel zurück, die Casinos werden neu bestückt (V3), und die Startspielerkarte wandert einen Platz nach links. Gespielt werden vier Runden.
    .title = Die nächste Runde

rule-V13 = Nach der letzten Runde gewinnt, wer das meiste Geld hat. Haben mehrere gleich viel, gewinnt von ihnen, wer mehr Scheine hat; ist auch das gleich, teilen sie sich den Sieg.
    .title = Das Spiel gewinnen

rule-V14 = Geht der Stapel beim Bestücken aus, bleiben die noch nicht erreichten Casinos, wie sie sind, notfalls ohne Schein, und die Runde wird trotzdem gespielt.
    .title = Der Stapel geht aus
    .ruling = Die ganze Regel stammt von uns; das Regelheft sieht keinen leeren Stapel vor.

## Neutrale Würfel

rule-V20 = In dieser Variante für zwei bis vier Spieler, mit den zwei zusätzlichen neutralen Würfeln einer der späteren Ausgaben auch für fünf, bekommen alle noch Würfel einer Farbe dazu, die niemandem gehört: zu zweit je vier neutrale Würfel (zwölf Würfel in der Hand), zu dritt, zu viert oder zu fünft je zwei (zehn in der Hand).
    .title = Neutrale Würfel verteilen

rule-V21 = Zu dritt bleiben zwei neutrale Würfel übrig. Zu Beginn jeder Runde würfelt der Startspieler mit ihnen und setzt sie auf die Casinos, die sie zeigen.
    .title = Zwei übrige Würfel

rule-V22 = Würfle mit deinen eigenen und deinen neutralen Würfeln zusammen. Setze alle deine Würfel mit der gewählten Augenzahl, eigene wie neutrale. Du darfst auch eine Augenzahl wählen, die nur neutrale Würfel zeigen.
    .title = Neutrale Würfel spielen

rule-V23 = Bei der Auszahlung zählt die neutrale Farbe als ein weiterer Spieler, dem alle neutralen Würfel am Casino gehören, egal aus wessen Hand sie kamen. Sie kann mit Spielern gleichauf liegen und sie ausschalten, und sie kann gewinnen: Ihre Scheine kommen unter den Stapel.
    .title = Der neutrale Spieler

rule-X1 = Benno würfelt mit fünf Würfeln vier 3er und eine 5. Er darf alle vier 3er auf Casino 3 setzen oder die 5 auf Casino 5. Nur einen, zwei oder drei der 3er darf er nicht setzen.
    .title = Vier 3er und eine 5

rule-X2 = An einem Casino mit 80.000 $, 30.000 $ und 10.000 $ liegen 5, 3, 3 und 1 Würfel von vier Spielern. Die beiden mit drei Würfeln scheiden aus. Wer fünf hat, nimmt 80.000 $, wer einen hat, 30.000 $, und der Schein zu 10.000 $ kommt unter den Stapel.
    .title = Gleichstand in der Mitte

rule-X3 = Zwei Spieler haben an einem Casino je zwei Würfel, zwei andere je einen. Alle vier gehen leer aus, das Casino zahlt niemandem etwas.
    .title = Alle gleichauf

rule-X4 = Ohne die Gleichstände ist an einem Casino mit 40.000 $ und 10.000 $ nur noch ein Spieler übrig. Er nimmt 40.000 $; der Schein zu 10.000 $ kommt unter den Stapel.
    .title = Nur einer bleibt

rule-X5 = Drei Spieler mit verschieden vielen Würfeln sind an einem Casino mit 70.000 $ und 20.000 $. Der erste nimmt 70.000 $, der zweite 20.000 $, der dritte geht leer aus.
    .title = Zu wenige Scheine

rule-X6 = Carla würfelt 1, 1 und 5 mit eigenen und 1 und 6 mit neutralen Würfeln. Sie darf die drei 1er setzen (zwei eigene und einen neutralen), ihre eigene 5 oder die neutrale 6.
    .title = Carlas Wahl

rule-X7 = Die neutrale Farbe hat die meisten Würfel an einem Casino mit 80.000 $ und 30.000 $. Der Schein zu 80.000 $ kommt unter den Stapel, und der nächste Spieler nimmt 30.000 $.
    .title = Neutral an erster Stelle

rule-X8 = An einem Casino mit 70.000 $ und 40.000 $ ist ein Spieler Erster, die neutrale Farbe Zweite und ein anderer Spieler Dritter. Der Erste nimmt 70.000 $, der Schein zu 40.000 $ kommt unter den Stapel, und der andere Spieler geht leer aus.
    .title = Neutral an zweiter Stelle

## Boulevard

rule-B1 = Drei weitere Würfelfarben erlauben zwei bis acht Spieler. Jeder Teil dieser Erweiterung kann einzeln dazugenommen werden.
    .title = Bis zu acht Spieler

rule-B2 = Wie viel beim Bestücken mindestens an jedem Casino liegen muss, hängt von der Spielerzahl ab: 30.000 $ zu zweit, 40.000 $ zu dritt, 50.000 $ zu viert, 60.000 $ zu fünft, 70.000 $ zu sechst, 80.000 $ zu siebt und 90.000 $ zu acht.
    .title = Mindestbetrag nach Spielerzahl
    .ruling = Die Tabelle steht auf einer Karte, die uns fehlt: Die Beträge für zwei bis sechs Spieler sind anderswoher bekannt, die für sieben und acht setzen die Reihe fort.

rule-B3 = Fünf Scheine zu 100.000 $ werden in den Stapel gemischt.
    .title = Scheine zu 100.000 $
    .ruling = Das Heft führt fünf dieser Scheine auf, spricht aber einmal von sechs; wir spielen mit fünf.

rule-B4 = Mit zwei bis sieben Spielern tauschen alle einen normalen Würfel gegen den großen Würfel ihrer Farbe und haben also weiterhin acht Würfel. Der große Würfel wird wie jeder andere gewürfelt und gesetzt, zählt bei der Auszahlung aber als zwei Würfel.
    .title = Große Würfel
    .box = „Biggies“

rule-B5 = Mit zwei bis sieben Spielern tauschen alle einen normalen Würfel gegen einen Kicker, bei weniger als sechs Spielern zwei normale Würfel gegen zwei Kicker. Alle haben weiterhin acht Würfel.
    .title = Kicker

rule-B6 = Ein Kicker wird wie jeder Würfel gewürfelt und mit der gewählten Augenzahl gesetzt. Liegen alle Würfel dieser Augenzahl, wird jeder Kicker darunter abgehandelt: Nimm ihn vom Casino und lege ihn in die Ablage, wo er bis zum Ende der Runde bleibt, und schicke genau einen anderen Würfel von diesem Casino an seinen Besitzer zurück. Das ist Pflicht; welchen Würfel du nimmst, wie groß er ist und wem er gehört, ist dir überlassen, auch ein eigener ist erlaubt. Sein Besitzer würfelt in späteren Zügen wieder mit ihm.
    .title = Einen Würfel wegkicken

rule-B7 = Hattest du keine Würfel mehr und kommt einer von dir zurück, bist du wieder in der Runde.
    .title = Wieder im Spiel

rule-B8 = Ein Kicker an einem Casino ohne anderen Würfel bewirkt nichts, und bei Boulevard auch nicht am Spielautomaten. In die Ablage kommt er trotzdem: Ein Kicker bleibt nie an einem Casino liegen und zählt nie bei der Auszahlung.
    .title = Kicker ohne Wirkung

rule-B9 = Nur ein Würfel, der schon vorher dort lag, kann weggekickt werden: weder einer, der zusammen mit dem Kicker gesetzt wurde, noch ein anderer Kicker. Zwei Kicker wirken nacheinander. Ein Kicker, den eine Karte versetzt, kickt dort, wo er landet, sobald alle Würfel dieses Schritts liegen. Ein weggekickter neutraler Würfel verlässt die Runde. Ein zurückgenommener Kicker kommt aus der Ablage, und was er gekickt hat, bleibt gekickt; das geht nur mit der Ausgabe von 2019, bei Boulevard kann ein benutzter Kicker nicht zurückgenommen werden.
    .title = Kicker im Einzelnen
    .ruling = Alle diese Einzelheiten stammen von uns.

rule-B10 = Sechs Regenbogenkarten werden in den Geldstapel gemischt (zwei bis acht Spieler). Beim Bestücken zählt eine solche Karte 40.000 $. Sind alle Würfel gesetzt und ist noch nichts ausgezahlt, wird jede Regenbogenkarte abgelegt und durch den nächsten Schein vom Stapel ersetzt; wird dabei eine Regenbogenkarte gezogen, wird auch sie abgelegt und die nächste Karte gezogen.
    .title = Regenbogenkarten

rule-B11 = Mit fünf bis acht Spielern ist der Spielautomat ein siebter Ort mit Geldscheinen. Er wird als Letzter bestückt, genau wie ein Casino. Statt alle Würfel der gewählten Augenzahl auf das Casino mit dieser Nummer zu setzen, darfst du sie alle auf den Spielautomaten setzen, sofern dort noch kein Würfel dieser Augenzahl liegt, auch keiner von dir.
    .title = Der Spielautomat

rule-B12 = Am Spielautomaten von Boulevard sucht sich zuerst einen Schein aus, wer dort die meisten Würfel hat, dann wer die zweitmeisten hat und so weiter; niemand nimmt mehr als einen, und übrige Scheine kommen unter den Stapel. Bei Gleichstand geht hier niemand leer aus: Bei gleich vielen Würfeln geht die höhere Augensumme vor; ist auch sie gleich, der höchste einzelne Würfel. Das gilt auf jedem Rang.
    .title = Der Spielautomat zahlt
    .ruling = Dass Gleichstände auf jedem Rang so entschieden werden, stammt von uns; das Heft sagt es nur für den ersten Platz.

rule-B13 = Der Spielautomat zahlt nach Casino 6 aus. Neutrale Würfel zählen mit, und ihre Farbe nimmt stets den höchsten Schein. Sind ein Spieler und die neutrale Farbe in allem gleich, geht der Spieler vor. Ein großer Würfel zählt als zwei Würfel und seine Augen zählen doppelt; die neutrale Farbe hat keinen großen Würfel. Eine Augenzahl, die dort einmal gesetzt wurde, bleibt für die ganze Runde gesperrt, auch wenn ihre Würfel verschwinden; ein Kicker allein sperrt nichts.
    .title = Spielautomat im Einzelnen
    .ruling = Alle diese Einzelheiten stammen von uns.

rule-B14 = Mit zwei bis sieben Spielern bekommen alle in jeder Runde geheim eine Bonuskarte mit dem Wert eines Geldscheins, bei weniger als sechs Spielern zwei. Alle haben außerdem einen Bonuswürfel, der zu Spielbeginn 1 zeigt und nie gewürfelt wird.
    .title = Bonuskarten

rule-B15 = Bringt dir eine Auszahlung einen Schein mit dem Wert deiner Bonuskarte, drehst du deinen Bonuswürfel um 1 weiter: einmal je Karte und Runde, egal wie viele solche Scheine es sind. Zwei Karten können in derselben Runde beide zählen, ob gleich oder verschieden. Höher als 6 geht es nie. Am Spielende bekommst du 50.000 $ mal die Zahl auf deinem Bonuswürfel. Dieses Geld zählt bei Gleichstand nicht als Schein (V13).
    .title = Bonus werten
    .ruling = Dass zwei verschiedene Karten in derselben Runde zählen können und Bonusgeld bei Gleichstand kein Schein ist, stammt von uns; das Regelheft erlaubt einmal je Runde und nennt zweimal nur bei gleichen Karten.

rule-B16 = Es gibt zehn Bonuskarten, je zwei zu 20.000 $, 30.000 $, 40.000 $, 50.000 $ und 60.000 $; die acht von 30.000 $ bis 60.000 $ tragen auch die acht Farben für „Geheime Farben“. Du zeigst eine Karte, wenn sie etwas bringt; sonst bleibt sie bis zum Ende der Runde geheim. In jeder Runde werden alle Karten neu gemischt.
    .title = Die Bonuskarten
    .ruling = Die Zusammensetzung der Karten und der Zeitpunkt des Zeigens stammen von uns.

rule-B17 = Mit zwei bis acht Spielern bekommen alle in jeder Runde geheim eine Aktionskarte, bei weniger als sechs Spielern zwei. Beide dürfen im selben Zug benutzt werden. Ob benutzt oder nicht: Für die nächste Runde werden alle Karten neu gemischt.
    .title = Aktionskarten

rule-B18 = Eine Aktionskarte spielst du in deinem eigenen Zug; „Tiebreaker“ und „Tausch“ wirken bei der Auszahlung. Hast du alle Würfel gesetzt, kannst du keine Karte mehr spielen, es sei denn, ein Würfel kommt zu dir zurück. Das gilt ab dem Ende des Zuges, in dem du deinen letzten Würfel gesetzt hast; Karten, die bei oder kurz vor der Auszahlung wirken, sind ausgenommen.
    .title = Wann man Karten spielt
    .ruling = Dass die Sperre am Ende dieses Zuges beginnt und Karten für die Auszahlung ausgenommen sind, stammt von uns.

rule-X9 = Am Spielautomaten von Boulevard hat Denny drei 3er, Ben zwei 6er und Carla zwei 4er sowie aus einem späteren Zug eine 1. Carla und Denny haben beide drei Würfel und 9 Augen, aber Carlas höchster Würfel ist eine 4, Dennys eine 3. Carla wählt zuerst, Denny als Zweiter, Ben als Dritter.
    .title = Würfel und Augen gleich

rule-X14 = Anna hat 4er auf den Spielautomaten gesetzt. Bis zum Ende der Runde darf dort niemand mehr 4er setzen, auch Anna nicht.
    .title = Die 4er sind gesperrt

## Die Aktionskarten von Boulevard

rule-A1 = Boulevard: Du kannst diese Karte nur in deinem ersten Zug der Runde spielen. Ausgabe 2019: Du musst sie zu Beginn der Runde zeigen. Bei der Auszahlung gewinnst du damit einen Gleichstand: Du wirst ausgezahlt, die anderen dieser Gruppe gehen leer aus, andere Gleichstände an diesem Casino bleiben bestehen. Du wirst Casino für Casino in der Reihenfolge der Auszahlung gefragt, auch bei vorzeitigen Auszahlungen, bis du die Karte nutzt. Sie wirkt auch gegen Teamkollegen. Am Spielautomaten von Boulevard kommst du vor allen dran, mit denen du gleichauf liegst.
    .title = Tiebreaker
    .short = gewinnt einen Gleichstand
    .ruling = Das Fragen Casino für Casino, der Vorrang vor Teamkollegen und die Wirkung am Spielautomaten stammen von uns.

rule-A2 = Boulevard: Die Karte gilt die ganze Runde. In jedem deiner Züge darfst du nach dem Wurf beliebig viele dieser Würfel noch einmal würfeln. Ausgabe 2019: Sie gilt nur in einem einzigen Zug. Auch große Würfel und Kicker dürfen neu gewürfelt werden. Das neue Ergebnis gilt. Wahlweise lässt sich auch die Karte von Boulevard auf ein Mal pro Runde beschränken.
    .title = Neuer Wurf
    .short = Würfel nach dem Wurf neu würfeln
    .ruling = Dass die Karte von Boulevard in jedem Zug der Runde gilt, ist unsere Lesart; ihr Text lässt sich auch als einmal je Runde verstehen.

rule-A3 = Einen Zug lang muss jeder Gegner, der mehr als eine Augenzahl würfelt, an zwei Orten mit zwei verschiedenen Augenzahlen setzen; einer davon darf der Spielautomat sein. Die Karte bindet den nächsten Zug jedes Gegners, bis du wieder am Zug bist; wer aussetzt oder keine Würfel hat, für den ist sie verbraucht. Teamkollegen sind keine Gegner. Zuerst wird der erste Einsatz samt seinen Kicks abgehandelt; der zweite kommt an einen anderen Ort und besteht aus Würfeln dieses Wurfs, nicht aus zurückgekommenen.
    .title = Zwei Casinos
    .short = Gegner setzen an zwei Orten
    .ruling = Wie lange die Karte gilt, dass Teamkollegen verschont bleiben und wie die beiden Einsätze aufeinander folgen, stammt von uns.

rule-A4 = Nimm nach dem Setzen beliebig viele der eben gesetzten Würfel wieder zurück.
    .title = Rücknahme
    .short = eben Gesetztes zurücknehmen

rule-A5 = Hast du von einer Augenzahl genau zwei Würfel (einen Pasch), darfst du statt des normalen Setzens diese beiden drehen und frei setzen: auf ein beliebiges Casino, auf dessen Nummer gedreht, oder auf den Spielautomaten, auf eine dort noch freie Augenzahl gedreht. Ein Kicker und ein großer Würfel dürfen dabei sein. Es zählt der Wurf nach „Neuer Wurf“ und „Joker“. Weitere Pasche spielen keine Rolle. Wenn „Zwei Casinos“ dich bindet, darf der Pasch nicht zum Casino, auf das du zuerst gesetzt hast.
    .title = Pasch
    .short = einen Pasch beliebig setzen
    .ruling = Dass der Wurf nach „Neuer Wurf“ und „Joker“ zählt und die Augenzahl für den Spielautomaten frei ist, stammt von uns.

rule-A6 = Spiele diese Karte, nachdem du auf ein Casino oder auf den Spielautomaten gesetzt hast. Dieser Ort zahlt zu Beginn deines nächsten Zuges aus oder, wenn du keine Würfel mehr hast, sobald du an der Reihe wärst, spätestens aber vor der Auszahlung der Runde. Regenbogenkarten dort werden zuerst ersetzt. Die Würfel bleiben liegen, ebenso übrige Scheine; liegen am Ende der Runde noch Scheine da, zahlt der Ort erneut, und dieselben Spieler können wieder gewinnen. „Tiebreaker“, „Tausch“ und Bonuskarten wirken auch hier.
    .title = Vorzeitige Auszahlung
    .short = zahlt vor deinem nächsten Zug aus
    .ruling = Der genaue Zeitpunkt, dass Würfel und übrige Scheine liegen bleiben und dass „Tiebreaker“, „Tausch“ und Bonuskarten wirken, stammt von uns.

rule-A7 = Zuerst werden alle Regenbogenkarten auf dem Tisch ersetzt. Dann ziehst du für alle sichtbar drei Scheine, legst den mittleren an ein beliebiges Casino oder den Spielautomaten und die beiden anderen unter den Stapel, den höheren zuerst. Von 50.000 $, 50.000 $ und 80.000 $ ist der mittlere ein Schein zu 50.000 $. Eine gezogene Regenbogenkarte wird abgelegt und eine neue Karte gezogen.
    .title = Drei Scheine
    .short = den mittleren von 3 Scheinen anlegen
    .ruling = Dass alle die drei Scheine sehen und du nicht nach der Reihenfolge der beiden anderen gefragt wirst, stammt von uns; das Regelheft lässt jede Reihenfolge zu.

rule-A8 = Lege bei der Auszahlung einen eben erhaltenen Schein verdeckt unter den Stapel und nimm dafür den obersten; Regenbogenkarten werden abgelegt und neu gezogen. Den Wert des neuen Scheins kennst nur du, und ein Zurück gibt es nicht. Du wirst gefragt, gleich nachdem ein Casino dir etwas ausgezahlt hat, und zwar zu diesem Schein. Für Bonuskarten zählt nur, was ein Casino ausgezahlt hat, nicht der gezogene Schein.
    .title = Tausch
    .short = Schein gegen den obersten tauschen
    .ruling = Der Zeitpunkt der Frage und dass der gezogene Schein für Bonuskarten nicht zählt, stammen von uns.

rule-A9 = Spiele diese Karte vor dem Würfeln, um deinen Zug auszulassen. Du darfst außerdem einen deiner Würfel von einem Casino zurücknehmen. „Zwei Casinos“ bindet dich in diesem Zug nicht.
    .title = Aussetzen
    .short = aussetzen, einen Würfel zurück
    .ruling = Das Heft nennt nur den Namen dieser Karte; sie wirkt wie „Der Nächste bitte“ aus der Ausgabe von 2019 (C3).

rule-A10 = Drehe nach dem Setzen beliebig viele deiner übrigen Würfel auf die eben gesetzte Augenzahl und setze sie dazu. Wenn „Zwei Casinos“ dich bindet, darfst du so auch die Würfel für das zweite Casino aufbrauchen.
    .title = Drehung
    .short = Würfel zum Gesetzten dazusetzen
    .ruling = Das Heft nennt nur den Namen dieser Karte; sie wirkt wie „Mehr Würfel“ aus der Ausgabe von 2019 (C2).

rule-A11 = „Neuer Wurf“, die „Rücknahme“ eben gesetzter Würfel, „Pasch“, „Drehung“, „Joker“ und „Mehr Würfel“ gelten auch für neutrale Würfel, die du gewürfelt oder eben gesetzt hast. „Aussetzen“, „Der Nächste bitte“ und eine „Rücknahme“ vor dem Wurf bringen nur Würfel deiner eigenen Farbe zurück. Die Aktionskarten der beiden Erweiterungen werden nicht gemischt.
    .title = Für alle Karten
    .ruling = All das stammt von uns.

## More Ca$h More Dice

rule-M1 = Zwei bis sechs Spieler nehmen teil. Zwölf Scheine kommen in den Stapel: vier zu 100.000 $ und je zwei zu 60.000 $, 70.000 $, 80.000 $ und 90.000 $.
    .title = Spieler und neue Scheine
    .ruling = Das Heft nennt nur die Anzahl der neuen Scheine; ihre Werte stammen von uns.

rule-M2 = Zu fünft oder zu sechst könnt ihr vereinbaren, jedes Casino mit mindestens 60.000 $ statt 50.000 $ zu bestücken.
    .title = Höherer Mindestbetrag

rule-M3 = Alle nehmen den großen Würfel ihrer Farbe zu ihren acht Würfeln dazu und beginnen also mit neun. Er zählt bei der Auszahlung als zwei Würfel.
    .title = Große Würfel
    .box = „Biggies“

rule-M4 = Den Spielautomaten gibt es bei jeder Spielerzahl. Bestücken, Setzen und Einzelheiten sind wie in B11 und B13, aber er zahlt wie ein Casino: Bei Gleichstand geht man leer aus (V8), dann suchen sich die anderen je einen Schein aus, zuerst wer die meisten Würfel hat.
    .title = Der Spielautomat

rule-M5 = Zu zweit bis viert nehmen alle je zwei Kicker zu ihren Würfeln dazu, zu fünft je einen. Sie wirken wie bei Boulevard (B6 bis B9), nur kickt ein Kicker auch am Spielautomaten.
    .title = Kicker
    .ruling = Dass Kicker hier am Spielautomaten wirken, stammt von uns.

rule-M6 = Mit zwei bis fünf Spielern bekommen alle in jeder Runde eine Bonuskarte; am Spielende gibt es 30.000 $ mal die Zahl auf deinem Bonuswürfel. Sonst gelten B14 bis B16. Es gibt sechs Karten, je eine zu 20.000 $, 30.000 $, 40.000 $, 50.000 $, 60.000 $ und 70.000 $.
    .title = Bonuskarten
    .ruling = Die Werte auf den sechs Karten stammen von uns.

rule-M7 = Zu zweit bis fünft bekommen alle in jeder Runde je zwei Aktionskarten, zu sechst je eine. Es gelten B17 und B18; außerdem kann eine Karte, deren Zeitpunkt im Zug vorbei ist, in diesem Zug nicht mehr gespielt werden. Die elf Karten sind „Zwei Casinos“ (A3), „Pasch“ (A5), „Tausch“ (A8), „Tiebreaker“ (A1), „Neuer Wurf“ (A2), „Joker“ (C1), „Mehr Würfel“ (C2), „Der Nächste bitte“ (C3), „Rücknahme“ (C4), „Vorzeitige Auszahlung“ (C5) und „Drei Scheine“ (C6).
    .title = Aktionskarten

rule-M8 = Die Erweiterung bringt eine sechste Farbe für einen sechsten Spieler und zwei weitere neutrale Würfel, mit denen auch fünf Spieler die neutrale Variante spielen können, mit je zwei neutralen Würfeln (V20, B1).
    .title = Sechste Farbe, neutrale Würfel

rule-M9 = Vier Spieler bilden zwei Teams in der Sitzreihenfolge A, B, A, B, sechs Spieler drei Teams in der Reihenfolge A, B, C, A, B, C. Die Würfel von Teamkollegen bleiben getrennt: Sie werden nie zusammengezählt, und bei Gleichstand gehen beide leer aus. Am Ende zählt jedes Team sein Geld zusammen, Bonusgeld eingeschlossen, und das reichste gewinnt; bei Gleichstand das Team mit mehr Scheinen, sonst wird der Sieg geteilt. Karten bleiben auch vor Teamkollegen geheim. Teams gibt es mit jeder Ausgabe.
    .title = Teams
    .ruling = Teams mit jeder Ausgabe, Bonusgeld für das Team, Geheimhaltung unter Teamkollegen und das Auflösen von Gleichständen stammen von uns.

rule-M10 = Empfohlene Kombinationen: große Würfel und Spielautomat; oder diese beiden mit Kickern, mit Bonuskarten, mit Aktionskarten oder mit Kickern und Bonuskarten. Die neuen Scheine sind dabei, wenn du sie nicht ausdrücklich weglässt.
    .title = Empfohlene Kombinationen

rule-M11 = Das Solospiel mit dieser Erweiterung folgt L1 bis L6 mit sechs Farben, dir und fünf Rivalen, und mit den Scheinen dieser Erweiterung; jede Würfelgruppe wird wie in L2 aus den vorhandenen Farben gebildet. Wenn du willst, nimm die großen Würfel und den Spielautomaten dazu. Große Würfel kommen in Gruppe 2, der einer vorab gesetzten Farbe wird jedoch mit ihr gewürfelt; deiner kommt zu den Würfeln aus L6 hinzu, mit großen Würfeln wird also niemand Meisterzocker. Am Spielautomaten nehmen Rivalenfarben stets den höchsten Schein.
    .title = Solo mit dieser Erweiterung
    .ruling = Fünf Rivalen, die Bildung der Gruppen, wohin die großen Würfel kommen, dass mit ihnen niemand Meisterzocker wird und was Rivalen am Spielautomaten nehmen, stammt von uns.

rule-X10 = Am Spielautomaten der Ausgabe von 2019 hat Laurent zwei 3er, Jean-Baptiste drei 6er und Océane zwei 4er und später zwei 1er. Océane wählt mit vier Würfeln zuerst, dann Jean-Baptiste mit drei, dann Laurent mit zwei.
    .title = Wählen am Spielautomaten

rule-X11 = Zwei Teamkollegen haben am selben Casino je drei Würfel. Beide gehen leer aus, genau wie zwei Gegner mit Gleichstand.
    .title = Gleichstand im Team

rule-X12 = Teamkollegen haben an einem Casino zwei und drei Würfel, ein Gegner hat vier. Der Gegner nimmt den höchsten Schein, denn die Würfel von Teamkollegen werden nicht zusammengezählt.
    .title = Im Team wird nicht addiert

## Die Aktionskarten von More Ca$h More Dice

rule-C1 = Drehe nach dem Würfeln einen deiner Würfel auf eine beliebige Augenzahl.
    .title = Joker
    .short = einen Würfel beliebig drehen

rule-C2 = Drehe beim Setzen einen oder mehrere deiner übrigen Würfel auf die eben gesetzte Augenzahl und setze sie dazu, auf dasselbe Casino oder auf den Spielautomaten. Auch Würfel, die in diesem Zug zurückgekommen sind, dürfen dabei sein. Nach „Pasch“ kommen sie dorthin, wo der Pasch liegt.
    .title = Mehr Würfel
    .short = Würfel zum Gesetzten dazusetzen
    .ruling = Dass in diesem Zug zurückgekommene Würfel dabei sein dürfen, stammt von uns.

rule-C3 = Spiele diese Karte vor dem Würfeln, um deinen Zug auszulassen und, wenn du magst, einen deiner Würfel von einem Casino zurückzunehmen. „Zwei Casinos“ bindet dich in diesem Zug nicht.
    .title = Der Nächste bitte
    .short = aussetzen, einen Würfel zurück

rule-C4 = Entweder vor dem Würfeln: Nimm beliebig viele deiner Würfel von einem einzigen Casino zurück. Oder nach dem Setzen: Nimm beliebig viele der eben gesetzten Würfel zurück, auch große Würfel und Kicker, und von beiden Casinos, wenn „Zwei Casinos“ dich bindet.
    .title = Rücknahme (2019)
    .short = eigene Würfel zurücknehmen
    .ruling = Karte und Heft weichen voneinander ab; beide Zeitpunkte anzubieten ist unser Kompromiss.

rule-C5 = Lege diese Karte an das Casino oder den Spielautomaten, wo du eben gesetzt hast. Am Ende deines nächsten Zuges darfst du diesen Ort auszahlen lassen; du wirst auch gefragt, wenn du keine Würfel mehr hast, spätestens aber am Ende der Runde. Die Würfel dort verlassen dann die Runde endgültig, und nichts bringt sie zurück. Übrige Scheine werden wie gewohnt am Ende der Runde ausgezahlt.
    .title = Vorzeitige Auszahlung (2019)
    .short = kann nach dem nächsten Zug zahlen
    .ruling = Dass keine Karte diese Würfel zurückbringt, stammt von uns.

rule-C6 = Spiele diese Karte kurz vor der Auszahlung der Runde. Alle Spieler, die noch eine Aktionskarte haben, werden gleichzeitig gefragt; so verrät die Frage nicht, wer diese Karte hat. Sie wirkt wie „Drei Scheine“ von Boulevard (A7): Von den beiden übrigen Scheinen kommt der höhere zuerst unter den Stapel.
    .title = Drei Scheine (2019)
    .short = den mittleren von 3 Scheinen anlegen
    .ruling = Dass alle gleichzeitig gefragt werden und in welcher Reihenfolge die beiden Scheine unter den Stapel kommen, stammt von uns; das Regelheft nennt keine.

rule-C7 = Auch mit den Karten dieser Erweiterung darf ein durch „Zwei Casinos“ (A3) gebundener Gegner „Joker“ oder „Mehr Würfel“ so nutzen, dass keine zweite Augenzahl übrig bleibt; dann muss er nichts weiter setzen.
    .title = Zwei Casinos (2019)

rule-C8 = Der letzte Zug einer Runde wird ganz abgehandelt, auch eine vorzeitige Auszahlung an seinem Ende (C5). Dann kommen der Reihe nach: ausstehende vorzeitige Auszahlungen in Sitzreihenfolge; der Ersatz der Regenbogenkarten (Casinos 1 bis 6, zuletzt der Spielautomat); „Drei Scheine“ von 2019 (C6); zum Schluss die Auszahlung. Ob alle Würfel gesetzt sind, wird nur nach einem ganzen Zug geprüft.
    .title = Ende einer Runde
    .ruling = Diese Reihenfolge stammt von uns.

rule-C9 = Abgelegte Regenbogenkarten verlassen das Spiel. Ist kein Schein mehr im Stapel, wird eine Regenbogenkarte einfach entfernt. „Drei Scheine“ braucht mindestens drei Scheine im Stapel, „Tausch“ mindestens einen.
    .title = Bei leerem Stapel
    .ruling = Die ganze Regel stammt von uns.

rule-X15 = Ein Spieler spielt „Pasch“ und dann „Mehr Würfel“. Die zusätzlichen Würfel kommen dorthin, wo der Pasch liegt.
    .title = Pasch, dann Mehr Würfel

## Solo

rule-L1 = Du spielst allein. Die sechs Casinos werden mit je mindestens 50.000 $ bestückt, aus allen Scheinen einschließlich derer zu 100.000 $, ohne Regenbogenkarten. Es gibt acht Farben mit je acht normalen Würfeln; eine wählst du, die anderen sieben sind deine Rivalen.
    .title = Du gegen sieben

rule-L2 = Würfle zu Beginn jeder Runde mit allen acht Würfeln einer Rivalenfarbe und setze sie auf die Casinos, die sie zeigen. Teile die übrigen 56 Würfel in zwei Gruppen zu 28, in jeder vier Würfel jeder Farbe.
    .title = Eine Runde vorbereiten

rule-L3 = Beginne mit Gruppe 1: Nimm einen Würfel jeder Farbe, zusammen sieben, würfle und setze alle Würfel einer Augenzahl auf ihr Casino. Fülle dann wieder auf einen Würfel jeder Farbe auf, die in der Gruppe noch da ist (nicht gesetzte Würfel bleiben dabei), und würfle weiter, bis die Gruppe aufgebraucht ist. Danach folgt Gruppe 2 auf dieselbe Weise.
    .title = Für alle würfeln

rule-L4 = Die Casinos zahlen wie in V8 bis V10 aus, unter allen acht Farben. Du gewinnst, wenn du mehr Geld hast als alle sieben Rivalen zusammen; bei gleich viel hast du verloren. Eine Solopartie dauert vier Runden oder auf Wunsch nur eine.
    .title = Alle Rivalen schlagen
    .ruling = Die Zahl der Runden und die Niederlage bei gleich viel Geld stammen von uns.

rule-L5 = Schwerer: Zu Beginn jeder Runde werden zwei Rivalenfarben gewürfelt und gesetzt. Die beiden Gruppen haben dann je 24 Würfel, vier von jeder der sechs übrigen Farben.
    .title = Schwerer: zwei Rivalen vorweg

rule-L6 = Schwerer: Du spielst mit weniger eigenen Würfeln, mit sieben, sechs und so weiter bis zu einem. Ist die Anzahl ungerade, kommt die größere Hälfte in Gruppe 2. Gewinnst du mit einem einzigen Würfel, bist du Meisterzocker; mit großen Würfeln (M11) hast du immer einen zweiten, und niemand wird es. Das lässt sich mit L5 kombinieren.
    .title = Schwerer: weniger Würfel
    .ruling = Dass mit großen Würfeln niemand Meisterzocker wird, stammt von uns.

## Geheime Farben

rule-S1 = Für zwei bis vier Spieler: sechs Casinos, acht Farben mit je acht Würfeln und alle Scheine einschließlich derer zu 100.000 $, ohne Regenbogenkarten. Jedes Casino bekommt drei Scheine, egal von welchem Wert, aufsteigend geordnet. Dann werden zwei Würfel jeder Farbe, zusammen sechzehn, gewürfelt und auf die Casinos gesetzt, die sie zeigen; damit wird nichts gewonnen.
    .title = Aufbau
    .ruling = Dass die ersten sechzehn Würfel nichts gewinnen, stammt von uns.

rule-S2 = Die acht Bonuskarten, die eine Farbe tragen, werden gemischt und zwei davon geheim an jeden Spieler verteilt: Das sind deine beiden Farben. Die Geldwerte der Karten spielen keine Rolle. Übrige Karten werden ungesehen beiseitegelegt.
    .title = Deine zwei Farben
    .ruling = Dass die Geldwerte der Karten keine Rolle spielen, stammt von uns.

rule-S3 = Der Startspieler, bestimmt wie in V4, würfelt mit einem Würfel jeder Farbe, die noch Würfel hat, und setzt alle Würfel einer Augenzahl auf ihr Casino. Dann macht der Nächste dasselbe; nicht gesetzte Würfel werden wieder mitgewürfelt (L3). So geht es, bis alle Würfel gesetzt sind.
    .title = Alle Farben würfeln
    .ruling = Den ersten Startspieler wie in V4 zu bestimmen, stammt von uns; das Regelheft nennt den jüngsten Spieler.

rule-S4 = Seht euch nach jedem Setzen das Casino an. Farben mit Gleichstand zählen nicht. Jede andere Farbe gewinnt dort einen Schein; gibt es weniger Scheine als solche Farben, gewinnen die stärksten. Sie teilen sich die niedrigsten Scheine des Casinos, so viele wie es Gewinner gibt, und die Farbe mit den meisten Würfeln bekommt den höchsten davon. Die Würfel der Gewinner verlassen das Casino und kommen auf den gewonnenen Schein.
    .title = Sofort bezahlt

rule-S5 = Liegen an dem Casino alle Farben gleichauf oder ist dort kein Schein mehr, geschieht nichts.
    .title = Nichts zu gewinnen

rule-S6 = Nach dem letzten Würfel werden die Farben aufgedeckt, und alle nehmen die Scheine, die unter ihren beiden Farben liegen. Scheine, die niemand beansprucht, werden abgelegt. Nach zwei Runden gewinnt, wer am reichsten ist (V13).
    .title = Farben aufgedeckt

rule-S7 = Sammelt für die zweite Runde alle 64 Würfel ein, verteilt die Farbkarten neu, legt drei neue Scheine an jedes Casino und würfelt und setzt wieder zwei Würfel jeder Farbe. Jetzt beginnt, wer links vom ersten Startspieler sitzt.
    .title = Die zweite Runde
    .ruling = Dass der Start einen Platz nach links wandert, stammt von uns.

rule-X13 = An Casino 1 liegen 20.000 $, 40.000 $ und 90.000 $. Anna setzt einen violetten und einen roten Würfel dazu; jetzt liegen dort drei violette, ein roter, zwei gelbe und zwei grüne. Gelb und Grün sind gleichauf; Violett nimmt 40.000 $ und Rot 20.000 $. Die violetten und der rote Würfel gehen weg, und 90.000 $ bleiben für Gelb oder Grün.
    .title = Violett und Rot gewinnen
