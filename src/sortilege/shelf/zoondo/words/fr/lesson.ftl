# La leçon de Zoondo. p1 est le nom de l’autre.

lesson-goal = Deux tribus, un champ de bataille. Éliminez l’Emblème adverse, caché parmi ses guerriers, et la victoire est à vous.
lesson-tribe = Chacun choisit sa tribu en secret. Prenez les Boarix, sangliers de caractère.
lesson-deploy = Vos douze Zoons se placent où vous voulez sur vos deux rangées, face cachée. Pour débuter, prenez la formation toute prête.
lesson-emblem = Voici Sacrechêne, votre Emblème. Il ne bouge pas, et le perdre, c’est perdre la partie.
lesson-move = Un tour, un coup. Gold-Hure bondit de deux cases : touchez-la, puis sa case d’arrivée.
lesson-attacked = { $p1 } attaque Gold-Hure ! Personne ne regarde les deux cartes : tout va se jouer sur leurs coins.
lesson-touch = Gardez votre carte droite, puis touchez un coin de la carte ennemie. Vous cherchez son chiffre le plus faible.
lesson-won = Quatre pour vous, un pour l’assaillant ! Le plus haut garde la case, l’autre va au Tombeau.
lesson-atout = Au lieu de bouger, vous pouvez jouer un Atout. Il occupe tout le tour.
lesson-attack = S’arrêter sur un ennemi, c’est l’attaquer. Touchez Gold-Hure, puis la carte en face.
lesson-strike = Brouillez les pistes : renversez votre carte, puis touchez un coin.
lesson-star = Une étoile ! On ne compare rien, son effet s’applique : égalité, et Gold-Hure charge encore. Attaquez de nouveau.
lesson-memory = Sa carte, vous l’avez vue : le 1 est en bas à gauche. Gardez la vôtre droite, et touchez ce coin.
lesson-taken = Quatre contre un, la case est prise. Se souvenir de ce qu’on a vu, voilà tout Zoondo.
lesson-end = La ligne adverse est ouverte, et son Emblème n’est pas loin. Menez la bataille jusqu’au bout !
