game = La Dame de pique
    .line = Quatre joueurs, treize plis : que personne ne vous refile la dame.
mode-standard = Une donne
    .help = Quatre joueurs, une seule donne. Trois cartes changent de main, sauf si le sort en décide autrement.

# Questions
ChoosePass = Écartez une carte de plus : trois en tout iront à un autre joueur.
ChooseCard = À vous de jouer une carte.

# Réponses
PassCard = { $card }
PlayCard = { $card }

# Ce qui arrive
CardsDealt = { $way_id ->
        [keep] Les cartes sont données. Cette fois, chacun garde les siennes.
        [left] Les cartes sont données. Chacun en passe trois au joueur de gauche.
        [across] Les cartes sont données. Chacun en passe trois au joueur d'en face.
       *[right] Les cartes sont données. Chacun en passe trois au joueur de droite.
    }
CardsPassed = { $first_id ->
        [none] { $by } passe trois cartes à { $to }.
       *[other] { $by } passe à { $to } : { $first }, { $second }, { $third }.
    }
CardPlayed = { $by } joue { $card }.
HeartsBroken = { $by } lâche les cœurs : on peut désormais les entamer.
TrickTaken = { $points ->
        [0] { $by } ramasse le pli.
        [one] { $by } ramasse le pli, et 1 point avec.
       *[other] { $by } ramasse le pli, et { $points } points avec.
    }
MoonShot = { $by } a tout pris : les autres comptent 26 points chacun !

# Refus
refused-not-in-hand = Cette carte n'est pas, ou n'est plus, dans votre main.
refused-not-held = Cette carte n'est pas dans votre main.
refused-must-follow = Il faut fournir la couleur entamée, tant que vous en avez.
refused-no-points-yet = Au premier pli, ni cœur ni dame de pique, à moins de n'avoir rien d'autre.
refused-not-broken = On n'entame pas à cœur tant que ni un cœur ni la dame de pique ne sont tombés.

# Fins
ending-fewest = Les treize plis sont joués : le moins de points l'emporte.
ending-moon = Tous les points dans une seule main : elle n'en compte aucun, et les autres vingt-six.

# Conseils
why-PassCard = Mieux vaut l'avoir chez un autre que chez soi.
why-PlayCard = Ce que le pli risque de coûter, et ce que la carte coûterait plus tard.

# Le sens de la passe
way-keep = chacun garde
way-left = à gauche
way-across = en face
way-right = à droite

# Les cartes
card-clubs-2 = 2 de trèfle
card-clubs-3 = 3 de trèfle
card-clubs-4 = 4 de trèfle
card-clubs-5 = 5 de trèfle
card-clubs-6 = 6 de trèfle
card-clubs-7 = 7 de trèfle
card-clubs-8 = 8 de trèfle
card-clubs-9 = 9 de trèfle
card-clubs-10 = 10 de trèfle
card-clubs-jack = valet de trèfle
    .mark = V
card-clubs-queen = dame de trèfle
    .mark = D
card-clubs-king = roi de trèfle
    .mark = R
card-clubs-ace = as de trèfle
card-diamonds-2 = 2 de carreau
card-diamonds-3 = 3 de carreau
card-diamonds-4 = 4 de carreau
card-diamonds-5 = 5 de carreau
card-diamonds-6 = 6 de carreau
card-diamonds-7 = 7 de carreau
card-diamonds-8 = 8 de carreau
card-diamonds-9 = 9 de carreau
card-diamonds-10 = 10 de carreau
card-diamonds-jack = valet de carreau
    .mark = V
card-diamonds-queen = dame de carreau
    .mark = D
card-diamonds-king = roi de carreau
    .mark = R
card-diamonds-ace = as de carreau
card-spades-2 = 2 de pique
card-spades-3 = 3 de pique
card-spades-4 = 4 de pique
card-spades-5 = 5 de pique
card-spades-6 = 6 de pique
card-spades-7 = 7 de pique
card-spades-8 = 8 de pique
card-spades-9 = 9 de pique
card-spades-10 = 10 de pique
card-spades-jack = valet de pique
    .mark = V
card-spades-queen = dame de pique
    .mark = D
card-spades-king = roi de pique
    .mark = R
card-spades-ace = as de pique
card-hearts-2 = 2 de cœur
card-hearts-3 = 3 de cœur
card-hearts-4 = 4 de cœur
card-hearts-5 = 5 de cœur
card-hearts-6 = 6 de cœur
card-hearts-7 = 7 de cœur
card-hearts-8 = 8 de cœur
card-hearts-9 = 9 de cœur
card-hearts-10 = 10 de cœur
card-hearts-jack = valet de cœur
    .mark = V
card-hearts-queen = dame de cœur
    .mark = D
card-hearts-king = roi de cœur
    .mark = R
card-hearts-ace = as de cœur

# Sur la table
area-hand = Votre main
area-cards = Cartes
area-trick = Le pli
area-points = Points
area-taken = Pris
area-way = La passe
