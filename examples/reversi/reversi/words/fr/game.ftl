game = Réversi
    .line = Soixante-quatre cases, et des pions qui changent de camp.
mode-standard = Partie normale
    .help = Deux joueurs, huit rangées de huit cases. Le plus de pions à la fin l'emporte.

# Questions et réponses
ChooseSquare = À vous : posez un pion qui encadre.
PlaceDisc = { $on }

# Ce qui arrive
DiscPlaced = { $turned ->
        [one] { $by } pose en { $on } et retourne 1 pion.
       *[other] { $by } pose en { $on } et retourne { $turned } pions.
    }
TurnPassed = { $by } n'a rien à encadrer et passe son tour.

# Refus
refused-no-such-square = Il n'y a pas de telle case : elles vont de a1 à h8.
refused-taken = La case { $on } est prise.
refused-encloses-nothing = En { $on }, votre pion n'encadrerait rien.

# Fins
ending-full = Le plateau est plein : le plus de pions l'emporte.
ending-blocked = Plus personne ne peut poser de pion : le plus de pions l'emporte.

# Conseils
why-PlaceDisc = Un coin reste acquis ; la case à côté le donne à l'autre.

# Les cases
square-a1 = a1
square-b1 = b1
square-c1 = c1
square-d1 = d1
square-e1 = e1
square-f1 = f1
square-g1 = g1
square-h1 = h1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-d2 = d2
square-e2 = e2
square-f2 = f2
square-g2 = g2
square-h2 = h2
square-a3 = a3
square-b3 = b3
square-c3 = c3
square-d3 = d3
square-e3 = e3
square-f3 = f3
square-g3 = g3
square-h3 = h3
square-a4 = a4
square-b4 = b4
square-c4 = c4
square-d4 = d4
square-e4 = e4
square-f4 = f4
square-g4 = g4
square-h4 = h4
square-a5 = a5
square-b5 = b5
square-c5 = c5
square-d5 = d5
square-e5 = e5
square-f5 = f5
square-g5 = g5
square-h5 = h5
square-a6 = a6
square-b6 = b6
square-c6 = c6
square-d6 = d6
square-e6 = e6
square-f6 = f6
square-g6 = g6
square-h6 = h6
square-a7 = a7
square-b7 = b7
square-c7 = c7
square-d7 = d7
square-e7 = e7
square-f7 = f7
square-g7 = g7
square-h7 = h7
square-a8 = a8
square-b8 = b8
square-c8 = c8
square-d8 = d8
square-e8 = e8
square-f8 = f8
square-g8 = g8
square-h8 = h8

# Sur la table
area-board = Le plateau
area-colour = Couleur
area-discs = Pions
colour-black = noir
colour-white = blanc
