### Leçons : ce qu’on dit à qui joue une première partie avec des dés écrits d’avance. Ben, Cleo et Dan jouent aussi.

## Las Vegas

lesson-vegas-welcome = Six casinos, et de l’argent devant chacun. Ben, Cleo et vous avez huit dés chacun. À la fin, celui qui a le plus de dés dans un casino prend son plus gros billet.
lesson-vegas-roll = Vous avez lancé vos dés. Choisissez une valeur : tous vos dés de cette valeur vont au casino de ce numéro. Vous avez trois 4, et le casino 4 a le plus gros billet, 90 000 $. Placez les 4.
    .fewer = En partie, vous le pourriez. Mais trois dés dans le casino le plus riche valent mieux. Essayez les 4.
lesson-vegas-tie = Vous lancez les dés qui restent. Attention : si deux joueurs ont autant de dés dans un casino, aucun des deux n’y gagne rien. Ben a trois dés au casino 3. Trouvez le casino où vous seriez en tête.
    .tied = Vous seriez à égalité avec Ben, trois dés contre trois : personne n’aurait rien. Au casino 5, il n’y a encore personne : un dé suffit.
    .behind = Cleo a deux dés au casino 6 et il n’y a qu’un billet : votre dé n’y gagnerait rien. Au casino 5, il n’y a encore personne.
lesson-vegas-break = Cleo a posé trois 4 à côté des vôtres : égalité, et les 90 000 $ n’iraient à personne. Mais vous avez obtenu encore un 4 !
    .lost = Alors l’égalité reste, et vous perdez tous deux les 90 000 $. Encore un 4, et vous avez quatre dés contre trois.
lesson-vegas-second = Le casino 2 a deux billets : le plus de dés prend 30 000 $, le deuxième 20 000 $. Ben y a deux dés. Où un seul dé rapporte-t-il encore quelque chose ?
    .behind = Quelqu’un y a déjà plus de dés, et il n’y a qu’un billet. Au casino 2, la deuxième place est payée aussi.
lesson-vegas-cancel = Regardez le casino 1 : Ben et Cleo y ont deux dés chacun. Ils s’annulent, comme s’ils n’étaient pas là. Un seul dé à vous y prend les 60 000 $ !
    .behind = Les deux dés de Cleo y gagnent. Au casino 1, les deux autres s’annulent : un seul dé suffit.
lesson-vegas-last = Il reste un dé, un 5. Il va au casino 5 et vous y met devant Ben. Tous les dés sont placés : les casinos paient.
lesson-vegas-end = 240 000 $ : vous êtes en tête ! Tous les dés reviennent, les casinos reçoivent de nouveaux billets et Ben commence. Une partie a quatre manches comme celle-ci ; le plus riche gagne. Vous savez jouer.
