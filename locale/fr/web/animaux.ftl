# Les mots du plateau de New York sur la page.

web-plan = Plan de New York
web-start = Départ
web-die = Le dé montre { $roll }
web-beasts = Les animaux
web-see-large = Voir en grand
web-cards-large = Les cartes en grand
web-beast-free = Retournez son jeton : l’animal est capturé.
web-beast-price = Pour le capturer : { $price }.
web-price-red = { $count ->
    [one] 1 valise
   *[other] { $count } valises
    }
web-price-blue = { $count ->
    [one] 1 potion
   *[other] { $count } potions
    }
web-price-yellow = { $count ->
    [one] 1 dragot
   *[other] { $count } dragots
    }
web-price-green = { $count ->
    [one] 1 théière
   *[other] { $count } théières
    }
web-caught = Capturé
web-caught-by = Chez { $name }
web-at-large = En fuite
web-no-beast-yet = Aucun animal encore
web-cards = { $count ->
    [one] 1 sortilège
   *[other] { $count } sortilèges
    }
web-actions = { $count ->
    [0] Plus d’action
    [one] 1 action
   *[other] { $count } actions
    }
web-place-track = Frise des lieux
web-salem-track = Frise de Salem
web-salem-at = Frise de Salem : { $at }, perdu à { $losing }
web-lost-at = { $at }, perdu à { $losing }
web-salem-tokens = Jetons de Salem
web-places-in-reach = { $count ->
    [one] Un seul lieu est à portée.
   *[other] { $count } lieux sont à portée.
    }
web-due = { $count ->
    [one] Il reste 1 jeton à payer.
   *[other] Il reste { $count } jetons à payer.
    }
web-round = Tour
web-round-n = Tour { $round }
web-beasts-caught = Animaux capturés
web-beasts-count = { $count ->
    [0] aucun animal
    [one] 1 animal
   *[other] { $count } animaux
    }
web-of = { $some } sur { $all }
web-to-win = Pour gagner
web-leader = En tête
web-pile = Jetons dans la pioche
web-team = L’équipe
web-the-hunt = La chasse
board-salem = jeton de Salem
web-your-spells = Vos sortilèges
