# Ce que dit un lien d'invitation avant qu'on l'ouvre : son aperçu et son image.

invitation-title = { $host } vous invite : { $game }
    .nameless = On vous invite : { $game }
invitation-host = { $host } vous invite à sa table
    .nameless = Une place vous attend
invitation-seats = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
invitation-there = Déjà là : { $names }
invitation-free = { $count ->
        [0] La table est complète
        [one] Une place libre
       *[other] { $count } places libres
    }
invitation-begun = La partie a commencé
invitation-rated = partie classée
invitation-value = { $option } : { $value }
invitation-yes = oui
invitation-no = non
invitation-random = au hasard
invitation-choice = au choix de chacun
