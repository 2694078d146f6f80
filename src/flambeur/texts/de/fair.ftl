## Was eine Prüfung der Würfel ergeben hat

fair-known = { $draws ->
    [one] Das eine Zufallsergebnis folgt aus dem Startwert, der vorher festgelegt war: Seine Prüfsumme ist die, die du kennst.
   *[other] Alle { $draws } Zufallsergebnisse folgen aus dem Startwert, der vorher festgelegt war: Seine Prüfsumme ist die, die du kennst.
}
fair-unknown = { $draws ->
    [one] Das eine Zufallsergebnis folgt aus dem Startwert in dieser Aufzeichnung.
   *[other] Alle { $draws } Zufallsergebnisse folgen aus dem Startwert in dieser Aufzeichnung.
} Dass der Server diesen Startwert vor der Partie festgelegt hatte, ist damit nicht bewiesen: Prüfe dafür gegen die Prüfsumme, die vor dem ersten Wurf gezeigt wurde.
fair-withheld = Versiegelte Worte für die Würfel, die dann zurückgehalten wurden: { $names }.
fair-own-missing = Dein eigenes Wort ist nicht in diesen Würfeln.
fair-taken = Dem Server geglaubt: was anfangs in den Stapeln von Scheinen, Karten und Spielplänen lag, und dass jede Zeile den Regeln folgt. Um auch das zu prüfen, lade die Aufzeichnung herunter und lass sie deinen eigenen Rechner durchspielen: { $command }
fair-taken-all = Dem Server geglaubt: woraus jedes Ergebnis gezogen wurde, und dass jede Zeile den Regeln folgt. Um auch das zu prüfen, lade die Aufzeichnung herunter und lass sie deinen eigenen Rechner durchspielen: { $command }
error-no-fairness = Diese Aufzeichnung sagt nicht, woraus ihre Würfel folgen.
error-wrong-seed = Der Startwert in dieser Aufzeichnung ist nicht der, den sie als festgelegt nennt.
error-other-commitment = Diese Würfel folgen aus einem anderen Startwert als dem, dessen Prüfsumme du kennst.
error-other-seal = Platz { $seat }: Das Siegel in dieser Aufzeichnung ist nicht das, das du gegeben hast.
error-wrong-word = Platz { $seat }: Das Wort in dieser Aufzeichnung ist nicht das, das versiegelt war.
error-wrong-dice = Zeile { $line }: Dieses Zufallsergebnis folgt nicht aus dem Startwert.
error-wrong-factors = Zeile { $line }: Woraus dieses Zufallsergebnis laut Server gezogen wurde, kann nicht sein.
