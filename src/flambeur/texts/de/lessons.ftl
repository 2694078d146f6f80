### Lektionen: was gesagt wird, wenn jemand ein erstes Spiel mit vorbestimmten Würfeln spielt. Ben, Cleo und Dan spielen mit.

## Las Vegas

lesson-vegas-welcome = Sechs Casinos, vor jedem liegt Geld. Du, Ben und Cleo habt je acht Würfel. Wer am Ende an einem Casino die meisten Würfel hat, nimmt dessen höchsten Schein.
lesson-vegas-roll = Du hast gewürfelt. Wähle eine Augenzahl: Alle deine Würfel mit dieser Augenzahl kommen auf das Casino mit derselben Nummer. Du hast drei Vieren, und an Casino 4 liegt der höchste Schein, 90.000 $. Setze die Vieren.
    .fewer = Im Spiel darfst du das. Aber drei Würfel am reichsten Casino sind mehr wert. Nimm die Vieren.
lesson-vegas-tie = Du würfelst mit dem Rest. Achtung: Haben zwei an einem Casino gleich viele Würfel, bekommen dort beide nichts. Ben hat drei Würfel an Casino 3. Finde das Casino, an dem du führen würdest.
    .tied = Damit hättest du Gleichstand mit Ben, drei gegen drei: Beide gehen leer aus. An Casino 5 ist noch niemand: Da reicht ein Würfel.
    .behind = Cleo hat zwei Würfel an Casino 6, und dort liegt nur ein Schein: Dein einer Würfel bekäme nichts. An Casino 5 ist noch niemand.
lesson-vegas-break = Cleo hat drei Vieren neben deine gesetzt: Gleichstand, und die 90.000 $ bekäme niemand. Aber du hast noch eine Vier!
    .lost = Dann bleibt der Gleichstand, und ihr verliert beide die 90.000 $. Noch eine Vier, und du hast vier Würfel gegen drei.
lesson-vegas-second = An Casino 2 liegen zwei Scheine: Wer die meisten Würfel hat, bekommt 30.000 $, wer die zweitmeisten hat, 20.000 $. Ben hat dort zwei Würfel. Wo bringt ein einzelner Würfel noch etwas?
    .behind = Dort hat schon jemand mehr Würfel, und es liegt nur ein Schein da. An Casino 2 wird auch der zweite Platz bezahlt.
lesson-vegas-cancel = Schau auf Casino 1: Ben und Cleo haben dort je zwei Würfel. Bei Gleichstand gehen beide leer aus, und die 60.000 $ bekommt, wer von den übrigen am meisten hat. Ein Würfel von dir reicht!
    .behind = Dort gewinnen die zwei Würfel von Cleo. An Casino 1 zählen die beiden anderen nicht: Ein Würfel reicht.
lesson-vegas-last = Ein Würfel ist übrig, eine Fünf. Bei einer einzigen Augenzahl gibt es nichts zu wählen: Er kommt von selbst auf Casino 5 und bringt dich vor Ben. Jetzt zahlen die Casinos aus. Ein Schein, den niemand gewinnt, kommt unter den Stapel.
lesson-vegas-end = 240.000 $: Du führst! Alle Würfel kommen zurück, die Casinos bekommen neue Scheine, und Ben fängt an. Eine Partie hat vier solche Runden; wer dann am meisten Geld hat, gewinnt. Jetzt kannst du spielen.

## Temptation

lesson-temptation-welcome = Ein Spielplan mit sechs Reihen. Wer den letzten Würfel einer Reihe legt, egal von wem die anderen sind, bekommt ihre Punkte, wenn sie weiß ist, und zahlt sie, wenn sie schwarz ist. Du hast mit fünf Würfeln gewürfelt.
lesson-temptation-first = Reihen füllen sich von links, und jedes Feld sagt, welchen Würfel es nimmt. Du hast zwei Einsen, und Reihe 1 will drei davon. Lege eine Eins in Reihe 1.
    .ones = Das würde passen, aber die Einsen bringen dich weiter: Reihe 1 ist 40 Punkte wert.
lesson-temptation-second = Du darfst mehrere Würfel eines Wurfs legen. Lege auch die andere Eins.
    .ones = Nicht jetzt: Mit der zweiten Eins fehlt in Reihe 1 nur noch ein Feld.
lesson-temptation-roll = Noch eine Eins vollendet Reihe 1: 40 Punkte. Lässt du sie liegen, holt Ben sie vielleicht. Würfle mit den drei anderen weiter!
    .stop = Dann braucht Ben nur eine Eins für die 40 Punkte. Würfle noch einmal.
    .place = Was liegt, wird nicht mehr gewürfelt. Behalte drei Würfel: Einer davon soll eine Eins werden.
lesson-temptation-finish = Eine Eins! Vollende Reihe 1.
    .ones = Die Eins ist jetzt sofort 40 Punkte wert.
lesson-temptation-stop = 40 Punkte! Du könntest weiterwürfeln, bis zu fünf Würfe. Aber nach jedem Wurf musst du einen Würfel legen, wenn einer passt, auch in eine schwarze Reihe. Hör lieber auf; was du nicht gelegt hast, bekommst du zurück.
    .enough = Du darfst, aber gerade gibt es wenig zu gewinnen und etwas zu verlieren. Hör auf.
lesson-temptation-stars = Ben hat zwei Sechsen in die schwarze Reihe 5 gelegt: Wer die dritte legt, zahlt 30! Reihe 4 hat Sterne: jede Augenzahl, aber vier gleiche. Du hast drei Fünfen. Lege eine Fünf in Reihe 4.
    .pays = Das würde die schwarze Reihe vollenden: Du zahlst 30 Punkte!
    .stars = Die drei Fünfen sind mehr wert: Fang mit ihnen die Reihe mit den Sternen an.
lesson-temptation-tempt = Deine anderen Fünfen folgen. Noch eine, und du bekommst 70 Punkte! Aber würfelst du nur Sechsen, musst du die schwarze Reihe vollenden und 30 zahlen. Verlockend? Nach dir kommt Ben und nähme die 70 gern. Würfle!
    .pays = Das würde die schwarze Reihe vollenden: Du zahlst 30 Punkte!
    .brave = Dann hat Ben seine Chance auf die 70 Punkte. Mit zwei Würfeln hast du selbst eine gute: Würfle.
lesson-temptation-seventy = Eine Fünf, und auch eine Sechs. Wähle gut!
    .pays = Das kostet 30 Punkte. Die Fünf vollendet Reihe 4 und bringt 70.
lesson-temptation-safe = 190 Punkte. Ein Würfel ist übrig. Zeigt er wieder eine Sechs, musst du ihn legen und zahlen. Was tust du?
    .pays = Das vollendet die schwarze Reihe: Du zahlst 30 Punkte!
    .forced = Eine Sechs müsstest du legen, und sie kostet dich 30. Zu gewinnen gibt es fast nichts. Hör auf.
lesson-temptation-end = So geht es weiter, bis der Spielplan voll ist; dann werden die Würfel neu verteilt, und der nächste kommt. Hat jemand am Ende einer Runde 500 Punkte, gewinnt, wer die meisten Punkte hat. Jetzt kannst du spielen.

## Um Kopf und Kragen

lesson-kragen-welcome = Gold gewinnt: Alle haben drei Säcke, zusammen 12 kg. Mit den Jetons wird gezahlt und geboten. Hat jemand am Ende einer Runde 25 kg, gewinnt, wer das meiste Gold hat.
lesson-kragen-roll = Du bist dran. Zahle einen Jeton in den Topf und würfle mit drei Würfeln: Ihre Summe ist dein Ergebnis. Wer das höchste Ergebnis der Runde hat, bekommt den Topf.
    .sell = Das darfst du jederzeit in deinem Zug. Aber du hast genug Jetons: Behalte dein Gold und würfle.
lesson-kragen-again = 12 ist nicht viel. Ein zweiter Versuch kostet zwei Jetons, und du wählst die Würfel. Ein einzelner wird gewürfelt, bis er mindestens so hoch ist wie vorher: Er kann nicht schlechter werden. Würfle die 2 neu.
    .low = Ben und Cleo kommen nach dir und schlagen 12 leicht. Verbessere die 2.
    .two = Zwei oder drei Würfel gelten, wie sie fallen, besser oder schlechter. Die 2 allein kann nur besser werden.
    .sell = Das darfst du, aber du hast genug Jetons: Behalte dein Gold und würfle die 2 neu.
lesson-kragen-stop = 15! Ein dritter Versuch würde drei Jetons kosten. Du hast noch vier; behalte sie und hör auf.
    .dear = Drei Jetons für ein, zwei Augen mehr sind zu viel. 15 ist gut: Hör auf.
    .sell = Du hast genug Jetons. Hör auf.
lesson-kragen-bid = Ben hat nur 14. Cleo versteigert 5 kg Gold: Du und Ben bietet verdeckt und zeigt eure Gebote gleichzeitig. Wer mehr bietet, bekommt den Sack und zahlt sein Gebot an Cleo; der andere zahlt einen Jeton. Biete 3.
    .low = Mit einem Jeton gewinnst du fast nie, und zahlen würdest du ihn trotzdem. Biete 3.
    .tie = Sind die höchsten Gebote gleich, zahlen diese Bieter je einen Jeton und bieten noch einmal. Vielleicht denkt Ben auch an 2. Biete 3.
    .all = Dann hättest du keinen mehr für den nächsten Wurf und müsstest selbst einen Sack versteigern. 3 reichen.
lesson-kragen-end = Du hast 17 kg, und deine 15 holt den Topf: sieben Jetons! Bei Gleichstand hätte ihn der spätere Spieler bekommen. Du beginnst die nächste Runde. Keine Jetons mehr? Versteigere einen Sack. Jetzt kannst du spielen.

## Module von Las Vegas

lesson-big-place = Jeder hat einen großen Würfel, der doppelt zählt. Deiner zeigt eine Fünf, und an Casino 5 liegen 90.000 $. Setze ihn dorthin, ganz allein.
    .pair = Zwei Sechsen zählen so viel wie der große Würfel allein. Aber Casino 5 zahlt mehr.
    .less = An Casino 5 liegt der höchste Schein, und dein großer Würfel zählt dort für zwei.
lesson-big-tie = Ben hat zwei Würfel neben deinen großen gesetzt. Zwei gegen zwei: Gleichstand, und niemand bekommt etwas! Du hast noch eine Fünf.
    .lost = Dann bleibt der Gleichstand, und die 90.000 $ sind verloren. Noch eine Fünf, und es steht drei gegen zwei.
lesson-big-end = Dein großer Würfel und ein normaler zählen für drei: Du führst. Alles andere ist wie sonst. Mehr ist zu großen Würfeln nicht zu sagen.
lesson-kickers-place = Zwei Würfel von jedem sind Kicker, die achteckigen. Ben führt an Casino 4 mit zwei Würfeln gegen einen. Du hast eine Vier und einen Kicker mit einer Vier: Setze die Vieren.
    .kick = Ein Kicker kickt nur dort, wo er liegt. An Casino 4 kann er einen Würfel von Ben wegkicken.
lesson-kickers-kick = Jetzt wirkt der Kicker: Er schickt einen Würfel, der schon da lag, in die Hand seines Besitzers zurück. Wessen Würfel soll gehen?
    .own = Du darfst auch deinen eigenen kicken, um ihn neu zu würfeln. Aber hier ist Ben im Weg.
lesson-kickers-end = Du führst mit zwei Würfeln gegen einen. Ben hat seinen Würfel wieder und würfelt ihn neu. Der Kicker ist für diese Runde draußen: Bei der Auszahlung zählen Kicker nie.
lesson-rainbow-place = An Casino 5 liegt eine Regenbogenkarte: Noch weiß niemand, was sie wert ist. Vor der Auszahlung wird sie zu einem Schein vom Stapel, 10.000 $ bis 90.000 $. Versuch dein Glück: Setze die Fünfen.
    .sure = 30.000 $ sind sicher, aber wenig: Die meisten Scheine im Stapel sind mehr wert. Nimm die Fünfen.
lesson-rainbow-tie = Ben versucht auch sein Glück: je vier Würfel, Gleichstand. Du hast noch eine Fünf gewürfelt.
    .lost = Dann bekommt ihr beide nichts für die Regenbogenkarte. Noch eine Fünf, und der Gleichstand ist aufgelöst.
lesson-rainbow-last = Ben hat alle Würfel gesetzt, und deine letzten drei Sechsen kommen auf Casino 6. Vor der Auszahlung wird die Regenbogenkarte zu einem Schein. Schau auf Casino 5!
lesson-rainbow-end = 80.000 $! Es hätten auch zehn sein können. Beim Bestücken der Casinos zählt eine Regenbogenkarte 40.000 $. Mehr ist zu Regenbogenkarten nicht zu sagen.
lesson-slot-slot = Es gibt einen siebten Ort: den Spielautomaten, mit 100.000 $ und 10.000 $. Würfel einer Augenzahl dürfen dorthin statt auf ihr Casino. Setze deine drei Dreien auf den Automaten.
    .other = Das ginge, aber am Spielautomaten liegen 100.000 $. Setze die Dreien dorthin.
lesson-slot-more = Auch Ben hat Dreien gewürfelt, aber jede Augenzahl darf nur einmal pro Runde auf den Automaten: Die Drei ist gesperrt. Deine Würfel dort zählen zusammen, egal was sie zeigen. Setze die Fünfen dazu.
    .other = Ben kann noch mit drei oder mehr Würfeln kommen. Mit deinen zwei Fünfen hast du dort fünf.
lesson-slot-take = Alle Würfel liegen, und der Automat zahlt zuletzt: nach der Anzahl der Würfel, bei Gleichstand nichts. Du hast fünf Würfel, Ben drei: Du wählst zuerst. Welchen Schein?
    .small = Über den anderen würde sich Ben freuen.
lesson-slot-end = 100.000 $ für dich, der Rest für Ben. Mit der Erweiterung Boulevard entscheiden bei Gleichstand am Automaten die Augen. Mehr ist zum Spielautomaten nicht zu sagen.
lesson-bonus-place = Du hast zwei geheime Bonuskarten, 40 und 60. Gewinnst du einen Schein mit diesem Wert, steigt dein Bonuswürfel um eins, und jedes Auge bringt am Ende 50.000 $. Wohin setzt du?
    .dear = 80.000 $ sind schön. Aber 40.000 $ an Casino 6 und ein Auge mehr sind zusammen 90.000 $.
lesson-bonus-other = Auf deiner anderen Karte steht 60. Finde den Schein.
    .dear = 70.000 $ gegen 60.000 $ und ein Auge mehr: Deine Karte macht Casino 3 besser.
lesson-bonus-last = Ben ist fertig, und deine letzten zwei Würfel kommen auf Casino 4. Jetzt zahlen die Casinos: Achte auf deine Karten.
lesson-bonus-end = Beide Karten sind gezeigt, und dein Bonuswürfel steht auf 3: dreimal 50.000 $ dazu. Jede Runde bringt neue Karten. Mehr ist zu Bonuskarten nicht zu sagen.
lesson-action-card = Du hast zwei geheime Aktionskarten, nur für diese Runde. Der Joker dreht nach dem Wurf einen Würfel. Zwei Sechsen wären an Casino 6 nur ein kleiner Vorsprung: Spiel zuerst den Joker.
    .wait = Zuerst die Karte: Wenn die Würfel liegen, ist es für den Joker zu spät.
lesson-action-pick = Welchen Würfel drehst du? Die einsame Zwei ist am wenigsten wert.
    .six = Gerade die Sechsen willst du behalten.
    .pair = Den kannst du noch brauchen. Die Zwei ist ganz allein.
lesson-action-turn = Auf welche Augenzahl? An Casino 6 liegen 90.000 $.
    .face = Drei Sechsen willst du haben.
lesson-action-place = Drei Sechsen! Setze sie.
    .six = Für die Sechsen hast du eine Karte gespielt: Jetzt nutze sie.
lesson-action-end = Eine Karte lässt sich nur in ihrem Moment spielen: „Mehr Würfel“, deine zweite Karte, ginge jetzt, nach dem Setzen. Zeig auf eine Karte, um zu lesen, was sie tut. Das sind die Aktionskarten.
lesson-neutral-place = Jeder würfelt auch mit neutralen Würfeln, den grauen. Sie gehören niemandem, zählen aber wie ein eigener Spieler: Auch mit ihnen gibt es Gleichstand. Alle Würfel einer Augenzahl gehören zusammen, auch graue. Finde das beste Casino.
    .tied = Zwei von dir und zwei graue: Gleichstand, und du bekommst nichts. An Casino 3 ist kein grauer dabei.
    .none = Da würdest du nur einen grauen setzen. Casino 3 bringt dir 70.000 $.
    .less = Das ginge, aber Casino 3 zahlt mehr.
lesson-neutral-weapon = Ben führt an Casino 4 mit zwei Würfeln und bekäme 80.000 $. Du hast zwei graue Vieren und keine eigene. Was könnten sie dort tun?
    .ben = Du darfst. Aber zwei graue an Casino 4 bedeuten Gleichstand mit Ben: Er bekommt dort nichts.
lesson-neutral-end = Zwei gegen zwei: Ben und die neutralen gehen leer aus. Gewinnen neutrale Würfel einen Schein, kommt er unter den Stapel. Mehr ist zu neutralen Würfeln nicht zu sagen.
lesson-teams-place = Du und Cleo seid ein Team gegen Ben und Dan: Am Ende zählt jedes Team sein Geld zusammen. Aber eure Würfel zählen einzeln, und auch im Team gibt es Gleichstand. Wohin setzt du?
    .mate = Auch Cleo hat dort drei Würfel: Ihr gingt beide leer aus, und eurem Team entgingen 90.000 $.
    .behind = Dan hat drei Würfel an Casino 5: Zwei reichen nicht. An Casino 3 führst du.
lesson-teams-help = Ben führt an Casino 6 mit zwei Würfeln, Cleo hat einen. Gewinnen kannst du dort nicht, aber mit Ben gleichziehen: Dann zählt ihr beide nicht, und der Schein geht an Cleo!
    .behind = Dan hat drei Würfel an Casino 1. Hilf Cleo an Casino 6.
    .less = 60.000 $ für euer Team, aber 80.000 $ für Ben. An Casino 6 bekommt euer Team die 80, und Ben nichts.
lesson-teams-end = Du und Ben zählt nicht, und Cleos einzelner Würfel holt 80.000 $ für euer Team. Mehr ist zu Teams nicht zu sagen.

## Andere Arten zu spielen

lesson-solitaire-welcome = Blau ist deine Farbe, alle anderen sind Rivalen. Orange wurde schon vor dem Start gesetzt. In jedem Zug würfelst du mit einem Würfel jeder Farbe und setzt alle einer Augenzahl, deine und ihre.
lesson-solitaire-place = Casino 5 ist leer, und Blau zeigt eine Fünf. Setze sie.
    .rivals = Das hilft nur Rivalen. An Casino 5 führt dein blauer Würfel.
lesson-solitaire-tie = In jedem Zug muss etwas gesetzt werden. Bei Gleichstand gibt es nichts: Sorge für Gleichstand unter den Rivalen! An Casino 3 liegt ein oranger Würfel; Grün und Schwarz kämen dazu.
    .red = Dann liegt Rot neben deinem blauen: Gleichstand, und du verlierst 90.000 $. Was du nicht setzt, wird neu gewürfelt.
    .blue = Blau, Violett und Orange hätten dort Gleichstand: schade um deinen Würfel.
    .rivals = Dort würde ein Rivale führen. An Casino 3 haben drei Rivalen Gleichstand, und niemand bekommt die 70.000 $.
lesson-solitaire-end = Wenn alle Würfel liegen, zahlen die Casinos jeder Farbe. Nach vier Runden gewinnst du, wenn du mehr Geld hast als alle Rivalen zusammen. Jetzt kannst du spielen.
lesson-secret-welcome = Zwei der acht Farben gehören heimlich dir: Blau und Rot. In jedem Zug würfelst du mit einem Würfel jeder Farbe und setzt alle einer Augenzahl.
lesson-secret-place = Die Casinos zahlen sofort. Farben im Gleichstand bekommen nichts; die anderen gewinnen die niedrigsten Scheine, die Farbe mit den meisten Würfeln den höchsten davon. An Casino 1 hättest du drei blaue und zwei rote. Setze die Einsen.
    .others = Das hilft anderen Farben. Mit den Einsen werden deine beiden sofort bezahlt.
lesson-secret-untie = Blau bekam 40.000 $, Rot 20.000 $, und ihre Würfel sind weg. An Casino 2 haben vier Farben je einen Würfel: alle im Gleichstand. Setze deine rote Zwei dazu.
    .others = Da gibt es nichts für Blau oder Rot. An Casino 2 hätte dein Rot zwei Würfel, ohne Gleichstand.
lesson-secret-end = Rot wird wieder bezahlt. Wenn alle Würfel liegen, zeigen alle ihre Farben und nehmen deren Scheine; nach zwei Runden gewinnt, wer am meisten hat. Aber Vorsicht: Wer deine Farben errät, sorgt bei ihnen für Gleichstand!
