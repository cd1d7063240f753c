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
    [one] { $count } valise
   *[other] { $count } valises
    }
web-price-blue = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
    }
web-price-yellow = { $count ->
    [one] { $count } dragot
   *[other] { $count } dragots
    }
web-price-green = { $count ->
    [one] { $count } théière
   *[other] { $count } théières
    }
web-caught = Capturé
web-caught-by = Chez { $name }
web-caught-by-you = Chez vous
web-at-large = En fuite
web-no-beast-yet = Aucun animal encore
web-cards = { $count ->
    [one] { $count } sortilège
   *[other] { $count } sortilèges
    }
web-what-now = { $place } : que faites-vous, { $name } ?
web-here = { $count ->
    [0] Plus d’action
    [one] { $count } action
   *[other] { $count } actions
    }{ $costs ->
    [none] .
   *[other] . Coût : { $costs }.
    }
web-cost-Walk = un lieu voisin { $cost }
web-cost-Apparate = transplaner { $cost }
web-cost-Order = un autre pion { $cost }
web-cost-RemoveSalem = affronter Salem { $cost }
web-cost-TakeResource = la ressource { $cost }
web-cost-CaptureTogether = la capture { $cost }
web-cost-free = rien
# Le tour est déjà le titre de la chronique.
TurnBegun = À { $by } de jouer.
    .by-you = À vous de jouer.
web-actions = { $count ->
    [0] Plus d’action
    [one] { $count } action
   *[other] { $count } actions
    }
web-place-track = Frise des lieux
web-salem-track = Frise de Salem
web-salem-at = Frise de Salem : { $at }, perdu à { $losing }
web-lost-at = { $at }, perdu à { $losing }
web-salem-tokens = Jetons de Salem
web-places-in-reach = { $count ->
    [1] Un seul lieu est à portée.
   *[other] { $count } lieux sont à portée.
    }
web-due = { $count ->
    [one] Il reste { $count } jeton à payer.
   *[other] Il reste { $count } jetons à payer.
    }
web-round = Tour
web-round-n = Tour { $round }
web-beasts-caught = Animaux capturés
web-beasts-count = { $count ->
    [0] aucun animal
    [one] { $count } animal
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
web-salem-out = { $out } en jeu, { $left } en réserve
web-supply = Réserve
web-place-pile = Cartes lieu
web-event-pile = Cartes événement
web-follower-pile = Fidèles à venir
web-transfers = Échanges de Jacob
web-set-aside = Jetons écartés
web-spent = Jetons dépensés
web-spell-deck = Sortilèges
web-spells-in = { $deck } en pioche, { $discard } en défausse
web-spells-left = À jouer ce tour-ci
web-discard = Défausse
web-protected = Protego : ni Expelliarmus, ni Impedimenta
web-hindered = Impedimenta : le prochain dé compte pour moitié
web-nothing-there = Rien ne s’y trouve.
web-token-there = Un jeton caché s’y trouve.
web-known-there = On y trouve { $token }.
web-bill = { $beast } : { $price }. Vous avez { $held }.
web-actions-left = { $after ->
    [0] { $before } − { $cost } = 0 action : ce sera la dernière.
    [one] { $before } − { $cost } = { $after } action.
   *[other] { $before } − { $cost } = { $after } actions.
    }
web-letter-beast = A
web-letter-spell = S
web-letter-character = P
web-letter-event = E
web-letter-follower = F
