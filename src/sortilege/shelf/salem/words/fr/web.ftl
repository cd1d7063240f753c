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
