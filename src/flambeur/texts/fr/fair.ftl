## Ce qu’un contrôle des dés a établi

fair-known = { $draws ->
    [one] Le seul résultat du hasard découle de la graine fixée d’avance : son empreinte est celle que vous connaissez.
   *[other] Les { $draws } résultats du hasard découlent tous de la graine fixée d’avance : son empreinte est celle que vous connaissez.
}
fair-unknown = { $draws ->
    [one] Le seul résultat du hasard découle de la graine inscrite dans cet enregistrement.
   *[other] Les { $draws } résultats du hasard découlent tous de la graine inscrite dans cet enregistrement.
} Que le serveur ait fixé cette graine avant la partie n’est pas prouvé : pour cela, comparez-la à l’empreinte affichée avant le premier lancer.
fair-withheld = Mots pour les dés scellés puis retenus : { $names }.
fair-own-missing = Votre propre mot n’est pas dans ces dés.
fair-taken = Cru sur la parole du serveur : ce que contenaient d’abord la pioche, les paquets de cartes et la pile de planches, et que chaque ligne respecte les règles. Pour vérifier cela aussi, téléchargez l’enregistrement et faites-le rejouer par votre propre ordinateur : { $command }
fair-taken-all = Cru sur la parole du serveur : ce dont chaque résultat a été tiré, et que chaque ligne respecte les règles. Pour vérifier cela aussi, téléchargez l’enregistrement et faites-le rejouer par votre propre ordinateur : { $command }
error-no-fairness = Cet enregistrement ne dit pas d’où viennent ses dés.
error-wrong-seed = La graine de cet enregistrement n’est pas celle qu’il dit fixée d’avance.
error-other-commitment = Ces dés découlent d’une autre graine que celle dont vous connaissez l’empreinte.
error-other-seal = Place { $seat } : le sceau de cet enregistrement n’est pas celui que vous avez donné.
error-wrong-word = Place { $seat } : le mot de cet enregistrement n’est pas celui qui était scellé.
error-wrong-dice = Ligne { $line } : ce résultat du hasard ne découle pas de la graine.
error-wrong-factors = Ligne { $line } : ce dont le serveur dit que ce résultat du hasard a été tiré est impossible.
