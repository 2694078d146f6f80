### Apprendre en jouant : la liste des leçons et ce qui entoure une leçon.

learn-heading = Apprendre en jouant
learn-text = De courtes leçons à la vraie table. Les dés sont arrangés, vous choisissez, et rien ne peut mal tourner.
learn-more = Et encore : modules et autres façons de jouer
learn-all = Toutes les leçons
learn-tutor = Votre guide
learn-progress = Étape { $step } sur { $steps }
learn-go-on = Continuer
learn-again = Depuis le début
learn-minutes = environ { $minutes } min
learn-resume = reprendre à l’étape { $step } sur { $steps }
learn-done = faite
learn-play = Jouer une partie entière
learn-next = Leçon suivante : { $lesson }

learn-vegas = Las Vegas
    .text = Une manche entière : lancer, placer, égalités, paiement.
