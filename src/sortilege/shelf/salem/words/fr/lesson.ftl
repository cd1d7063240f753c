# La leçon de Salem. p1 à p5 sont les noms des autres.

lesson-trials = Vos cinq cartes Procès sont secrètes. Pas une Sorcière parmi elles : vous êtes du côté des Puritains.
lesson-camps = Deux cartes Sorcière se cachent dans ces maisons. Les Puritains gagnent si toutes deux sont révélées, les Sorcières s’il ne reste qu’elles.
lesson-dawn = À l’Aube, les yeux fermés, chacun désigne quelqu’un : seules les voix des Sorcières comptent. Touchez { $p4 }.
lesson-cat = Les Sorcières ont posé le Chat noir chez { $p3 }, qui joue donc en premier. Il attire les ennuis les jours de Conspiration.
lesson-accusation = { $p3 } accuse { $p2 } : un losange rouge. Au septième, c’est le procès !
lesson-accused = Aïe ! { $p5 } joue contre vous une Preuve, qui vaut trois accusations.
lesson-draw = À vous. Un tour, c’est piocher deux cartes, ou en jouer autant que vous voulez : pour l’instant, piochez.
lesson-colours = Les cartes rouges accusent, les vertes servent une fois, les bleues restent en place. On ne joue rien sur soi-même.
lesson-blue = { $p4 } vous offre l’Asile. Cette carte bleue reste devant vous et vous gardera en vie la Nuit.
lesson-log = La Chronique raconte tout ce que vous pouvez savoir. Tiens : { $p1 } a joué une Preuve contre { $p2 }, qui en est à quatre.
lesson-green = Cette fois, jouons ! Le Pilori d’abord : touchez la carte, puis { $p5 }, qui passera son tour.
lesson-red = Quatre et trois font sept. Votre Preuve contre { $p2 }, et c’est vous qui menez le procès.
lesson-trial = Le village retient son souffle… Retournez un de ses Procès.
lesson-witch = Une Sorcière ! Qui en montre une meurt et dévoile tout. Plus qu’une à trouver.
lesson-heir = Chaque Citoyen plie une règle. Le vôtre, John Proctor, hérite des cartes des morts : voyez votre main.
lesson-night = Au fond de la pioche attend la Nuit. Les Sorcières y choisissent une victime, le Prévôt protège quelqu’un, et se confesser peut sauver.
lesson-end = Il reste une Sorcière dans ce village, et c’est encore votre tour. La trouverez-vous ?
