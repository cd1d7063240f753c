# La leçon de l’École de magie. p1 est le nom de l’autre.

lesson-goal = Voici l’emploi du temps. Collectionnez ses cartes : quand quelqu’un en a dix, le plus de points gagne.
lesson-hand = Vos cartes Magie servent à tout : payer, jouer des tours, répondre à ceux des autres.
lesson-collect = À chaque tour, deux actions. Pour la première, prenez un cours de Sorts.
lesson-pay = Le premier exemplaire d’un cours coûte une carte. Défaussez Lâchetoutis.
lesson-effect = Un cours a un effet : Sorts reprend un Sortilège de la défausse. Profitez-en !
lesson-mail = { $p1 } aurait pu répondre, et laisse faire. Le cours portait aussi un courrier, désormais à vous : deux cartes à piocher.
lesson-draw = Seconde action : piochez deux cartes.
lesson-spell = Les Sortilèges ne coûtent pas d’action. Accélério vous en donne même une de plus !
lesson-second = Une action de plus, donc : un deuxième cours de Sorts.
lesson-price = Le deuxième coûte deux cartes. Défaussez Preumsio, Lâchetoutis suivra.
lesson-four = Deux fois le même cours, c’est quatre points ; un seul n’en vaut qu’un. Finissez votre tour.
lesson-attack = { $p1 } lance Bombardoum contre votre collection ! Répondez : Oubliettes.
lesson-cancelled = Annulé ! Par dépit, { $p1 } pioche et pose des Bons points, qui compteront à la fin.
lesson-token = Nouveau tour : chaque cours resté là a reçu un courrier. Servez-vous du vôtre pour piocher.
lesson-third = Encore des Sorts ! Le troisième coûtera trois cartes, et il les vaut.
lesson-end = Trois Sorts : neuf points ! Un cours en vaut jusqu’à trente-six. La suite est à vous.
