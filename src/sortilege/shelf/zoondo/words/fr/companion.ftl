# Le compagnon d'une vraie table : ce que fait une étoile.

box-line = Une étoile touchée ? L'effet de chaque Zoon.
star-title = L'étoile
star-tribe = Quelle tribu ?
