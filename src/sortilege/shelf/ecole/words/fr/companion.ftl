# Le compagnon d'une vraie table : le décompte de fin de partie.

box-line = Le décompte de fin de partie, carte après carte.
count-title = Le décompte
count-player = Joueur { $number }
count-hand = Cartes en main
count-mail = Courrier : { $token }
count-sum = Joueur { $number } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
count-fewer = Un joueur de moins
count-more = Un joueur de plus
count-again = Tout effacer
