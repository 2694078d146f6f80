### Lektionen: was gesagt wird, wenn jemand ein erstes Spiel mit vorbestimmten Würfeln spielt. Ben, Cleo und Dan spielen mit.

## Las Vegas

lesson-vegas-welcome = Sechs Casinos, vor jedem liegt Geld. Du, Ben und Cleo habt je acht Würfel. Wer am Ende in einem Casino die meisten Würfel hat, nimmt dessen besten Schein.
lesson-vegas-roll = Du hast gewürfelt. Wähle eine Zahl: Alle deine Würfel mit dieser Zahl kommen zum Casino mit derselben Nummer. Du hast drei Vieren, und bei Casino 4 liegt der größte Schein, 90.000 $. Lege die Vieren.
    .fewer = Im Spiel darfst du das. Aber drei Würfel beim reichsten Casino sind mehr wert. Nimm die Vieren.
lesson-vegas-tie = Du würfelst mit dem Rest. Achtung: Haben zwei in einem Casino gleich viele Würfel, bekommen dort beide nichts. Ben hat drei Würfel bei Casino 3. Finde das Casino, in dem du führen würdest.
    .tied = Damit hättest du Gleichstand mit Ben, drei gegen drei: Beide gehen leer aus. Bei Casino 5 liegt noch niemand: Da reicht ein Würfel.
    .behind = Cleo hat zwei Würfel bei Casino 6, und dort liegt nur ein Schein: Dein einer Würfel bekäme nichts. Bei Casino 5 liegt noch niemand.
lesson-vegas-break = Cleo hat drei Vieren neben deine gelegt: Gleichstand, und die 90.000 $ bekäme niemand. Aber du hast noch eine Vier!
    .lost = Dann bleibt der Gleichstand, und ihr verliert beide die 90.000 $. Noch eine Vier, und du hast vier Würfel gegen drei.
lesson-vegas-second = Bei Casino 2 liegen zwei Scheine: Die meisten Würfel bekommen 30.000 $, die zweitmeisten 20.000 $. Ben hat dort zwei Würfel. Wo bringt ein einzelner Würfel noch etwas?
    .behind = Dort hat schon jemand mehr Würfel, und es liegt nur ein Schein da. Bei Casino 2 wird auch der zweite Platz bezahlt.
lesson-vegas-cancel = Schau auf Casino 1: Ben und Cleo haben dort je zwei Würfel. Bei Gleichstand zählen beide nicht, als wären sie nicht da. Ein Würfel von dir holt die 60.000 $!
    .behind = Dort gewinnen die zwei Würfel von Cleo. Bei Casino 1 zählen die beiden anderen nicht: Ein Würfel reicht.
lesson-vegas-last = Ein Würfel ist übrig, eine Fünf. Er kommt zu Casino 5 und bringt dich vor Ben. Jetzt liegen alle Würfel, und die Casinos zahlen aus.
lesson-vegas-end = 240.000 $: Du führst! Alle Würfel kommen zurück, die Casinos bekommen neue Scheine, und Ben fängt an. Ein Spiel hat vier solche Runden; wer dann am meisten Geld hat, gewinnt. Jetzt kannst du spielen.
