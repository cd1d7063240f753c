# Le compagnon d'une vraie table : les deux frises du mode Confirmé.

box-line = Les frises du mode Confirmé : celle des lieux, celle de Salem.
tracks-title = Les frises
tracks-players = Joueurs
tracks-team = { $beasts } animaux à capturer, { $tokens } jetons de Salem au départ ; le jeton numéro { $losing } sur la frise fait perdre.
tracks-salem = Frise de Salem : { $track } sur { $losing }
tracks-more = Un jeton sur la frise
tracks-less = Un jeton de moins
tracks-follower = Case orange : révélez une carte de fidèle de Salem.
tracks-lost = La frise est pleine : Salem l'emporte.
tracks-places = Frise des lieux
tracks-taken = aucune carte
tracks-round = Fin du tour de table
tracks-place = Un jeton de Salem sur le lieu { $place } ; s'il est occupé, sur la frise. Puis cette carte sous la pile, et de nouvelles cartes de gauche à droite.
tracks-none = Les cinq cartes sont prises : pas de jeton de Salem. Cinq nouvelles cartes.
