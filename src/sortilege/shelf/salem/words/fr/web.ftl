# Les mots du village de Salem sur la page.

web-deck = Pioche
web-discard = Défausse
web-your-cards = Vos cartes en grand
web-on-the-table = Citoyens et cartes posées
web-hand = Main
web-empty-hand = Votre main est vide.
web-yours = Ce qui est à vous
web-only-you = Vous seul voyez vos Procès
web-your-trial = Votre Procès { $slot }
web-trial = Procès { $slot }
web-trial-of = Procès { $slot } de { $name }
web-face-puritan = Puritain
web-face-witch = Sorcière
web-face-constable = Prévôt
web-revealed = révélé
web-accusations-of = { $count ->
    [0] aucune accusation
    [one] { $count } accusation
   *[other] { $count } accusations
    }
web-dead = mort
web-was-witch = Était une Sorcière
web-you-are-dead = Vous êtes mort.
web-known-witch = Vous savez que c’est une Sorcière
web-known-constable = Vous savez que c’est le Prévôt
web-known-victim = Les Sorcières ont désigné cette maison
web-known-pick = { $name } a désigné cette maison
web-gavel = Le Marteau protège
web-step-witches = Sorcières
web-step-constable = Prévôt
web-step-confessions = Confessions
web-step-dawn = Aube
web-night-note = Tout le monde répond, quel que soit son rôle. Personne ne voit qui a répondu quoi.
web-confer-note = Les Sorcières se voient montrer, et personne d’autre ; tout le monde montre, puis confirme.
web-points-at = { $name } montre { $on }
    .on-you = { $name } vous montre
web-points-at-sure = { $name } a confirmé { $on }
    .on-you = { $name } a confirmé : vous
web-pointed-by = { $name } montre cette maison
web-day = Jour { $number }
web-turn-of = Tour de { $name }
web-your-turn = Votre tour
web-gavel-here = Marteau
web-night-number = Nuit { $number }
web-script = Ce que vous dites
web-script-seen = Ce que vous voyez
web-script-witches = Sorcières vues
web-script-nobody = personne encore
web-script-day = Rien à dire : le serveur mène le jour.
web-script-hourglass = Au sablier retourné, comptez trente secondes.
web-script-citizens = Chacun choisit son Citoyen.
web-script-sleep = Salem s’endort, paupières closes.
web-script-cat = Que les Sorcières s’éveillent, se reconnaissent, et montrent qui reçoit le Chat noir.
web-script-witches-wake = Que les Sorcières s’éveillent et montrent qui elles frappent.
web-script-witches-sleep = Les Sorcières se rendorment.
web-script-constable = Que le Prévôt s’éveille et montre qui il protège.
web-script-constable-sleeps = Le Prévôt se rendort.
web-script-morning = Le jour revient, ouvrez les yeux.
web-script-gavel = Le Marteau est devant { $name }.
web-script-no-gavel = Le Marteau reste au centre.
web-script-confess = Trente secondes pour vous confesser ; parlez, si vous voulez.
web-script-cat-placed = Le Chat noir va à { $name }.
web-script-struck = Cette nuit, les Sorcières ont visé { $name }.
web-script-nobody-struck = Cette nuit, les Sorcières n’ont visé personne.
web-sum = { $before } + { $more } = { $total } ; il en faut { $least } pour un procès.
web-sum-trial = { $before } + { $more } = { $total }, il en faut { $least } : vous révélerez à l’aveugle un de ses Procès.
web-village-knows = Ce que tout le village sait
web-witches-shown = Sorcières révélées
web-constable = Prévôt
web-shown = révélé
web-hidden = caché
web-living = Vivants
web-black-cat = Chat noir
web-of = { $some } sur { $all }
web-letter-red = R
web-letter-green = V
web-letter-blue = B
web-letter-black = N
web-effect-accusation = 1 accusation
web-effect-evidence = 3 accusations
web-effect-witness = 7 accusations
web-effect-alibi = −3 accusations
web-effect-stocks = Passe un tour
web-effect-scapegoat = Tout va à un autre
web-effect-arson = Brûle une main
web-effect-robbery = Main volée, donnée
web-effect-curse = Ôte une bleue
web-effect-asylum = À l’abri la Nuit
web-effect-piety = Jamais accusé
web-effect-matchmaker = Liés dans la mort
web-effect-black_cat = Attire le procès
web-effect-night = La Nuit tombe
web-effect-conspiracy = Chacun prend
web-set-aside = Cartes mises de côté
web-confessed = S’est confessé cette Nuit
web-copies = (A maintenant le pouvoir de { $citizen }.)
web-power-spent = (Pouvoir épuisé.)
web-power-once-more = (Encore une fois.)
web-would-be-tried = Procès pour { $names }.

# Un téléphone à côté du grand écran
web-hands-asleep = Salem dort.
web-hands-point = Désigner quelqu’un
web-hands-sure = Confirmer
web-hands-noted = C’est noté
web-hands-witch = { $count ->
        [0] Vous êtes Sorcière
       *[other] Vous êtes Sorcière, avec { $names }
    }
web-hands-puritan = Vous n’avez jamais été Sorcière
web-hands-not-yet = Vous n’avez pas encore répondu
web-hands-answered = Vous avez répondu
web-hands-no-more = Rien d’autre à savoir
web-hands-victim = Cette nuit : { $name }

# Sur la page une réponse touchée devient une question : elle dit ce qui va se faire.
KeepCitizen = Garder { $citizen }
OfferOfTwo = Désigner les Procès { $one } et { $other }
    .then = Procès { $one } : et quel autre ?
RevealTrial = Révéler le Procès { $slot }
TakeTrial = Prendre le Procès { $slot }
