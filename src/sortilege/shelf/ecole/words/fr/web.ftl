# Les mots du pupitre de l'École de magie sur la page.

web-timetable = Emploi du temps
web-cost-is = Le rond donne votre coût en cartes
web-see-timetable = Les cartes de l'emploi du temps
web-slot = Emplacement { $number } : { $card }, coût { $cost }, { $mail ->
    [0] sans courrier
    [one] { $mail } courrier
   *[other] { $mail } courriers
    }
web-taken = pris
web-desk = Votre pupitre
web-player = { $name }, { $houses }, { $cards } cartes Magie, { $school } cartes École, { $points } points visibles
web-times = { $count } × { $card }
web-first = Carte Premier joueur
web-hand = Cartes en main
web-mail = Courriers
web-school-cards = { $count ->
    [one] { $count } carte École
   *[other] { $count } cartes École
    }
web-points = { $points ->
    [one] { $points } PV visible
   *[other] { $points } PV visibles
    }
web-vp = { $points } PV
web-at-the-end = à la fin
web-detourneurs = Détourneurs
web-your-mail = Vos courriers
web-your-hand = Votre main
web-empty-hand = Votre main est vide.
web-window = Fenêtre de réaction
web-and-you = Et vous ?
web-answer-or-pass = Posez une réaction ou passez
web-aims = vise { $name }
web-aims-you = vous vise
web-aims-slot = vise l'emplacement { $slot }
web-plays = joue
web-answers = répond
web-you-play = jouez
web-you-answer = répondez
web-all-decide = { $names } : chacun décide en secret, en même temps. Seule la première réponse, dans le sens du jeu, sera jouée.
web-all-decide-with-you = { $names } et vous décidez en secret, en même temps. Seule la première réponse, dans le sens du jeu, sera jouée.
web-you-decide = Vous seul décidez, en secret.
web-what-it-does = { $effect } : { $does }
web-piles = Pioches
web-magic-deck = Magie { $count }
web-school-deck = École { $count }
web-discard = Défausse Magie
web-discard-count = Défausse { $count }
web-reserve = Courriers { $count }
web-tokens-of = Les courriers de l'emplacement { $slot }
web-actions = { $count ->
    [0] Plus d'action ; les Sortilèges restent permis.
    [one] Il vous reste { $count } action.
   *[other] Il vous reste { $count } actions.
    }
web-to-pay = { $count ->
    [one] Encore { $count } carte à choisir dans votre main.
   *[other] Encore { $count } cartes à choisir dans votre main.
    }
web-largest = Plus grande collection
web-horcruches = Horcruches réunis
web-magic-left = Pioche Magie
web-school-left = Pioche École
web-of = { $some } sur { $all }
web-round-n = Tour { $round }
# Le tour est déjà le titre de la chronique.
RoundBegun = { $first } commence le tour.
    .first-you = Vous commencez le tour.
web-turn-of = À { $name }
web-short-oubliettes = Annule un effet
web-short-copius = Annule et copie
web-short-chipardio = Prend 2 cartes
web-short-lachetoutis = Tous à 5 cartes
web-short-soldissimo = 3 cartes de moins
web-short-zyeutio = Lit les courriers
web-short-rafistolo = Reprend 2 cartes
web-short-accelerio = 1 action de plus
web-short-evaporo = Remplace une carte
web-short-bombardoum = Fait perdre gros
web-short-refilus = Déplace un Bonus
web-short-preumsio = Premier joueur, pioche 2
web-short-balai_ball = Le plus : 10 PV
web-short-bons_points = +2 PV
web-short-mauvais_points = −2 PV
web-short-herbologie = Pioche
web-short-defense = Ôte un malus, pioche
web-short-metamorphose = Change des cartes
web-short-potions = Prend 1 carte
web-short-sorts = Reprend un Sortilège
web-short-balais = Prend un courrier
web-short-cancel = Annule sans réplique
web-cards-left = { $cost ->
    [0] Gratuit : vous gardez vos cartes.
   *[other] { $before } − { $cost } = { $after ->
        [0] 0 carte
        [one] { $after } carte
       *[other] { $after } cartes
    } en main.
    }
web-points-more = +{ $more } PV.
web-points-sum = { $before } + { $more } = { $after } PV visibles.
web-points-loss = { $before } − { $more } = { $after } PV visibles.
web-points-title = Points de victoire (PV) visibles
web-nothing-to-answer = Rien à répondre
web-your-turn = À vous
