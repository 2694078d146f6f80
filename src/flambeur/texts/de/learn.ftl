### Spielend lernen: die Liste der Lektionen und was um eine herum steht.

learn-heading = Spielend lernen
learn-text = Kurze Lektionen am echten Tisch. Die Würfel sind vorbestimmt, du entscheidest, und nichts kann schiefgehen.
learn-more = Und noch etwas: Module und andere Arten zu spielen
learn-all = Alle Lektionen
learn-tutor = Dein Lehrer
learn-progress = Schritt { $step } von { $steps }
learn-go-on = Weiter
learn-again = Von vorn
learn-minutes = etwa { $minutes } min
learn-resume = weiter bei Schritt { $step } von { $steps }
learn-done = geschafft
learn-play = Jetzt ein ganzes Spiel
learn-next = Nächste Lektion: { $lesson }

learn-vegas = Las Vegas
    .text = Eine ganze Runde: würfeln, legen, Gleichstand, Geld.
