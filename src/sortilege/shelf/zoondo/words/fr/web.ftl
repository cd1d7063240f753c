# Les mots du champ de bataille de Zoondo sur la page.

web-field = Champ de bataille
web-free = { $square }, libre
web-own = { $square } : { $card }
web-own-hidden = { $square } : un de vos Zoons
web-enemy = { $square } : Zoon adverse
web-stuck = Immobilisé
web-grid = Grille de déplacement
web-star = L'étoile touchée.
web-no-star = Pas d'étoile sur cette carte.
web-forces = { $zoons } { $zoons ->
        [one] Zoon
       *[other] Zoons
    } · { $atouts ->
    [0] aucun Atout
    [one] { $atouts } Atout
   *[other] { $atouts } Atouts
    }
web-ready = En place
web-preparing = En préparation
web-tomb = Tombeau { $count }
web-recruited = { $count } { $count ->
        [one] Zoon recruté
       *[other] Zoons recrutés
    }, { $spent } points sur { $budget }
web-look-hint = Survolez ou touchez une de vos cartes pour la voir en grand.
web-no-looking = On ne regarde ses cartes qu’à son tour, et jamais pendant un combat.
web-watching-hint = Les cartes restent cachées jusqu'au combat.
web-combat = Combat en { $square }
web-touch-in-secret = Tournez votre carte, puis touchez en secret un coin de l'autre. Personne ne regarde.
web-sealed = Chacun touche en secret un coin de la carte adverse.
web-turned-over = Les deux cartes sont retournées.
web-tie = Égalité, { $touches } : l’attaquant recule d’une case.
web-star-touched = L'étoile est touchée : son effet s'applique.
web-wins = { $name } l'emporte, { $score }.
web-you-attack = Votre Zoon attaque
web-you-defend = Votre Zoon défend
web-they-attack = { $name } attaque
web-they-defend = { $name } défend
web-touch = Toucher { $corner }
web-corner-TL = haut gauche
web-corner-TR = haut droit
web-corner-BR = bas droit
web-corner-BL = bas gauche
web-how-turned = Comment tournez-vous votre carte ?
web-turn-upright = À l’endroit
web-turn-reversed = Renversée
web-turn-spin = Au hasard
web-under-your-finger = Le chiffre sous votre doigt sera le sien. Le plus haut gagne.
web-do-turn = Tourner
web-do-touch = Toucher
web-do-reveal = Révéler
web-turn-then-touch = D'abord comment tourner votre carte, puis quel coin toucher.
web-to-place = Cartes à placer
web-drag = À glisser sur une case
web-tap-or-drag = Touchez une case qui luit, ou glissez-y la carte.
web-your-atouts = Vos Atouts
web-no-atout = Plus d'Atout.
web-no-atout-nor-reserve = Plus d'Atout ni de renfort.
web-value = valeur { $value }
web-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
web-where-to = { $card } : où l'envoyer ?
web-reinforcement = Renfort
web-reserve-card = Renfort : { $card }
web-uses = { $count ->
    [one] { $count } usage
   *[other] { $count } usages
    }
web-kind-shooting = Tir
web-kind-terrain = Terrain
web-kind-equipment = Matériel
web-kind-order = Ordre
web-ways = { $free ->
    [0] Aucune case libre
    [one] { $free } case libre
   *[other] { $free } cases libres
    }, { $fights ->
    [0] aucun combat.
    [one] { $fights } combat.
   *[other] { $fights } combats.
    } Les lignes montrent le chemin.
web-forces-title = Forces en présence
web-quiet = Tours sans progrès
web-turn-n = Tour { $turn }
web-stage-picking = Choix des tribus
web-stage-recruiting = Recrutement
web-stage-deploying = Déploiement
web-stage-battle = Bataille
web-shot-failed = Le tir échoue.
web-look-to-answer = Ce n'est pas votre tour, mais vous voyez vos cartes le temps de ce choix : sans elles, vous le feriez à l'aveugle.
web-corners = Vos coins : { $own }. En face : { $foe }.
web-corners-hidden = cachés
web-you-win = Vous l’emportez, { $score }.
web-go-on = Continuer
web-style-boarix = Murs et pièges
    .plays = Fermez le passage, laissez venir, tirez dans votre camp.
web-style-warus = Tir et charge
    .plays = Tirez avec vos Soldats, puis chargez à trois d’un coup.
web-style-monkus = Ruse et bonds
    .plays = Changez vos singes de place et tirez en diagonale.
web-style-rhinogoths = Force brute
    .plays = De gros chiffres : foncez à deux, repliez-vous à temps.
web-style-kastors = Bâtisseurs
    .plays = Équipez vos Zoons, arrêtez l’autre avec un étang.
web-style-korbaks = Secrets
    .plays = Espionnez, déplacez les ennemis, rappelez vos morts.

# Le panneau du combat dit déjà ce qu'il faut faire.
ChooseTouch = { $atout_id ->
        [none] Combat : { $own } contre { $enemy }. Le plus haut chiffre gagne.
       *[other] { $own_id ->
            [none] Vous tirez { $atout } sur { $enemy }. Tournez l'Atout, puis touchez un coin du Zoon visé.
           *[other] L'Atout { $atout } vise votre Zoon en { $own }. Tournez votre carte, puis touchez un coin de l'Atout.
        }
    }
