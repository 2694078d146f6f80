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
error-no-fairness = Cet enregistrement ne dit pas d’où viennent ses dés.
error-wrong-seed = La graine de cet enregistrement n’est pas celle qu’il dit fixée d’avance.
error-other-commitment = Ces dés découlent d’une autre graine que celle dont vous connaissez l’empreinte.
error-other-seal = Place { $seat } : le sceau de cet enregistrement n’est pas celui que vous avez donné.
error-wrong-word = Place { $seat } : le mot de cet enregistrement n’est pas celui qui était scellé.
error-wrong-dice = Ligne { $line } : ce résultat du hasard ne découle pas de la graine.
