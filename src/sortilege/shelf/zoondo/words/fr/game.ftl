game = Zoondo
    .line = Deux tribus d'animaux, face cachée, sur six rangées de six cases : trouvez l'Emblème adverse.
    .label = Douze guerriers face cachée, quatre coins à toucher.
    .kind = duel de mémoire
mode-standard = Standard
    .help = Les tribus imprimées : douze Zoons et trois Atouts chacune.
mode-reinforced = Renforts
    .help = Deux Zoons de plus par tribu ; ceux que l'on garde en main arrivent en renfort.
mode-recruit = Recrutement
    .help = Chacun compose sa tribu en secret : 150 points de Zoons, 6 points de force d'Atouts.

# Options de la table
option-memory = Mémoire
    .help = Stricte : on ne voit ses cartes qu'à son tour et jamais pendant un combat. Assistée : l'écran retient ce qu'un joueur a le droit de se rappeler.
option-memory-strict = Stricte
option-memory-assisted = Assistée
option-allow_mirror = Tribus identiques
    .help = Les deux joueurs peuvent choisir la même tribu ; sinon un tirage décide qui la garde.
option-quiet_limit = Tours sans progrès
    .help = Après tant de tours de suite sans perte, sans Atout dépensé ni renfort nouveau, la partie est nulle ; 0 pour jamais.
option-handicap = Handicap
    .help = Par tribu : les tribus les plus fortes commencent sans certains de leurs Atouts.
option-handicap-none = Sans
option-handicap-tribe = Par tribu
option-format = Format du recrutement
    .help = Mondial : toutes les cartes ; continental : les quatre tribus d'Europa ; tribal : une seule tribu.
option-format-world = Mondial
option-format-continental = Continental
option-format-tribal = Tribal

# Questions avant la bataille
ChooseTribe = Choisissez votre tribu. L'adversaire choisit en même temps, en secret.
ChooseRecruit = { $stage ->
        [0] Recrutez d'abord votre Emblème (ou prenez une tribu imprimée). Le perdre, c'est perdre la partie.
        [1] Recrutez un Zoon de plus, ou arrêtez-vous là. En tout 150 points, un seul Chef ; au-delà de trois étoiles, chacune coûte un point de force d'Atout.
       *[other] Recrutez un Atout de plus, ou arrêtez-vous là. En tout 6 points de force, moins un par étoile au-delà de trois.
    }
ChoosePlace = Où placez-vous cette carte ? Une carte par case, sur vos deux rangées ; l'adversaire ne verra que les dos.

# Réponses avant la bataille
PickTribe = { $tribe }
RecruitZoon = { $card }
RecruitAtout = { $atout }
RecruitPrinted = Toute la tribu { $tribe }, telle qu'imprimée
StopRecruiting = { $stage ->
        [1] Assez de Zoons
       *[other] Assez d'Atouts
    }
PlaceZoon = { $card } en { $on }
KeepZoon = Garder { $card } en main, comme renfort
TakeFormation = Prendre la formation toute prête

# Questions d'un tour
ChooseAction = À vous : déplacez un Zoon, ou jouez ce que vous avez en main.
    .offered = À vous : { $can }.
    .can-MoveZoon = déplacez un Zoon
    .can-AttackZoon = attaquez
    .can-PlayAtout = jouez un Atout
    .can-LayReinforcement = posez un renfort
ChooseTouch = { $atout_id ->
        [none] Combat ! Votre Zoon en { $own } contre { $enemy } : tournez votre carte, touchez un coin de l'autre. Le plus haut chiffre gagne.
       *[other] { $own_id ->
            [none] Vous tirez { $atout } sur { $enemy }. Tournez l'Atout, puis touchez un coin du Zoon visé.
           *[other] L'Atout { $atout } vise votre Zoon en { $own }. Tournez votre carte, puis touchez un coin de l'Atout.
        }
    }
ChooseGrognard = L'étoile de Cloboulon : déplacez un de vos Grognards.
ChooseSecondCharge = L'étoile de Gold-Hure : elle repart de { $zoon }. Où va-t-elle ?
ChooseRefuge = L'étoile de Bouclefeuille : placez-le sur n'importe quelle case libre.
ChooseApe = L'étoile de Kombo Bongo ({ $zoon }) : avec qui change-t-il de place, King ou Kong ?
ChooseRecoil = Votre Zoon en { $zoon } est repoussé : sur quelle case de la rangée derrière lui ?
ChooseBurrow = L'étoile de Ouistiti : sur quelle case voisine se glisse-t-il ?
ChooseWithdrawal = L'étoile de Bigoth : faites reculer un de vos Zoons d'une rangée.
ChooseRefit = L'étoile de Barrajo : vous pouvez poser un de vos Atouts de matériel sur un Zoon qui n'en porte pas.
ChooseSubstitute = L'étoile de Hutte-Mère ({ $zoon }) : quel Soldat prend sa place ?
ChooseSpied = L'étoile de Maître Korbak : regardez en secret un Zoon adverse, autre que celui de { $fought }.
ChooseNest = L'étoile de Grand Nid : vous pouvez le rebâtir sur une case libre de votre zone de renfort.
ChooseShot = { $atout } : qui tire, et sur qui ?
ChooseGround = { $atout } : sur quelle case libre ?
ChoosePrey = { $atout } : quel Zoon adverse, dans votre zone de déploiement ?
ChooseBearer = { $atout } : quel Zoon l'emporte ?
ChooseMarch = { $number ->
        [1] { $atout } : déplacez un premier Zoon.
       *[other] { $atout } : déplacez un autre Zoon, ou arrêtez.
    }
ChooseRetreat = { $number ->
        [1] { $atout } : faites reculer un premier Zoon d'une rangée.
       *[other] { $atout } : faites reculer un autre Zoon, ou arrêtez.
    }
ChooseGust = { $atout } : quelle Élite souffle, et sur quel Zoon voisin ?
ChooseFallen = { $number ->
        [1] Reprenez un Soldat de votre Tombeau.
       *[other] Reprenez un autre Soldat de votre Tombeau, ou arrêtez.
    }
ChoosePuppet = { $atout } : quel Zoon voisin de votre Chef prenez-vous sous contrôle ?
ChooseControlledWay = Le Zoon en { $zoon } vous obéit : déplacez-le une fois, sa grille lue de votre côté.

# Réponses d'un tour
MoveZoon = { $via_id ->
        [none] { $zoon } → { $to }
        [special] { $zoon } ⤳ { $to } (déplacement spécial)
       *[other] { $zoon } → { $via } → { $to }
    }
    .then = { $to_id ->
        [open] Votre Zoon en { $zoon } : où va-t-il ?
       *[other] De { $zoon } à { $to } : par quel chemin ?
    }
AttackZoon = { $via_id ->
        [none] { $zoon } attaque { $to }
        [special] { $zoon } attaque { $to } (déplacement spécial)
       *[other] { $zoon } attaque { $to } par { $via }
    }
    .then = { $to_id ->
        [open] Votre Zoon en { $zoon } : où va-t-il ?
       *[other] De { $zoon } à { $to } : par quel chemin ?
    }
PlayAtout = Jouer { $atout }
LayReinforcement = Poser { $card } en renfort sur { $on }
    .then = { $card } en renfort : sur quelle case ?
TouchCorner = toucher { $touch }, ma carte { $turn }
    .then = { $turn_id ->
        [upright] Avec votre carte droite, quel coin de l’autre touchez-vous ?
        [reversed] Avec votre carte renversée, quel coin de l’autre touchez-vous ?
       *[other] Avec votre carte tournée au hasard, quel coin de l’autre touchez-vous ?
    }
RelocateZoon = { $zoon } ⇢ { $to }
    .then = Le Zoon en { $zoon } : sur quelle case ?
CallApe = Celui de { $ape }
CallSoldier = Celui de { $soldier }
LookAtZoon = Regarder { $zoon }
HaveNoGrognard = Aucun Grognard ne peut bouger
HaveNoApe = Ni King ni Kong ne peut venir
HaveNoSoldier = Aucun Soldat ne peut venir
Decline = Ne rien faire
Shoot = { $zoon_id ->
        [none] Tirer sur { $target }
       *[other] { $zoon } tire sur { $target }
    }
    .then = Le Zoon en { $zoon } tire : sur qui ?
LayTerrain = Sur { $on }
CageZoon = Enfermer { $target }
EquipZoon = { $atout } pour { $zoon }
PushZoon = { $zoon } souffle sur { $target }
    .then = L’Élite en { $zoon } souffle : sur qui ?
TakeBack = Reprendre { $card }
Hypnotise = { $zoon } hypnotise { $target }
    .then = Le Chef en { $zoon } : qui prend-il sous contrôle ?
HaveNoWay = Il ne peut pas bouger
Stop = S'arrêter là
Resign = Abandonner
OfferDraw = Proposer la nulle
AcceptDraw = Accepter la nulle
RefuseDraw = Refuser la nulle

# Ce qui arrive
TribeChosen = { $by } mène les { $tribe }.
    .by-you = Vous menez les { $tribe }.
TribeDisputed = Même choix des deux côtés : le sort laisse les { $tribe } à { $by }.
    .by-you = Même choix des deux côtés : le sort vous laisse les { $tribe }.
TribeRecruited = { $by } a recruté sa tribu.
    .by-you = Vous avez recruté votre tribu.
TribeDeployed = { $by } est en place.
    .by-you = Vous êtes en place.
BattleBegun = La bataille commence : le sort désigne { $first }.
    .first-you = La bataille commence : le sort vous désigne.
TurnBegun = À { $by } de jouer.
    .by-you = À vous de jouer.
ZoonMoved = { $via_id ->
        [none] { $by } : { $zoon } → { $to }.
        [special] { $by } : { $zoon } ⤳ { $to }.
       *[other] { $by } : { $zoon } → { $via } → { $to }.
    }
    .by-you = { $via_id ->
        [none] Vous : { $zoon } → { $to }.
        [special] Vous : { $zoon } ⤳ { $to }.
       *[other] Vous : { $zoon } → { $via } → { $to }.
    }
ReinforcementLaid = { $by } pose un renfort en { $on }.
    .by-you = Vous posez un renfort en { $on }.
AttackDeclared = { $via_id ->
        [none] { $by } attaque : { $zoon } contre { $to }.
        [special] { $by } attaque d'un bond : { $zoon } contre { $to }.
       *[other] { $by } attaque : { $zoon } contre { $to }, par { $via }.
    }
    .by-you = { $via_id ->
        [none] Vous attaquez : { $zoon } contre { $to }.
        [special] Vous attaquez d'un bond : { $zoon } contre { $to }.
       *[other] Vous attaquez : { $zoon } contre { $to }, par { $via }.
    }
ShotDeclared = { $zoon_id ->
        [none] { $by } tire { $atout } sur { $target }.
       *[other] { $by } tire { $atout } de { $zoon } sur { $target }.
    }
    .by-you = { $zoon_id ->
        [none] Vous tirez { $atout } sur { $target }.
       *[other] Vous tirez { $atout } de { $zoon } sur { $target }.
    }
CardRevealed = { $lies_id ->
        [reversed] { $of } retourne { $card } ({ $lies }) : touché { $touched }, c'est le coin opposé de la carte qui compte, { $shows }.
       *[other] { $of } retourne { $card } ({ $lies }) : touché { $touched }, { $shows }.
    }
    .of-you = { $lies_id ->
        [reversed] Vous retournez { $card } ({ $lies }) : touché { $touched }, c'est le coin opposé de la carte qui compte, { $shows }.
       *[other] Vous retournez { $card } ({ $lies }) : touché { $touched }, { $shows }.
    }
AtoutRevealed = { $lies_id ->
        [reversed] { $of } montre { $atout } ({ $lies }) : touché { $touched }, c'est le coin opposé de la carte qui compte, { $shows }.
       *[other] { $of } montre { $atout } ({ $lies }) : touché { $touched }, { $shows }.
    }
    .of-you = { $lies_id ->
        [reversed] Vous montrez { $atout } ({ $lies }) : touché { $touched }, c'est le coin opposé de la carte qui compte, { $shows }.
       *[other] Vous montrez { $atout } ({ $lies }) : touché { $touched }, { $shows }.
    }
CombatWon = { $by } gagne le combat en { $on } : { $score } contre { $against }.
    .by-you = Vous gagnez le combat en { $on } : { $score } contre { $against }.
CombatTied = Égalité en { $on } ; l'attaquant se tient en { $back }.
StarTouched = L'étoile de { $card } ! { $by } applique son effet.
    .by-you = L'étoile de { $card } ! Vous appliquez son effet.
ShotHit = Touché en { $on } : { $score } contre { $against }.
ShotFailed = Le tir de { $by } sur { $on } échoue.
    .by-you = Votre tir sur { $on } échoue.
ZoonEliminated = { $card } de { $of } est éliminé en { $on }.
    .of-you = { $card }, à vous, est éliminé en { $on }.
    .after-CombatWon = { $card } de { $of } perd le combat pour { $after_on } et va au Tombeau.
    .after-CombatWon-of-you = { $card }, à vous, perd le combat pour { $after_on } et va au Tombeau.
    .after-StarTouched = { "" }
    .after-ShotHit = { "" }
    .after-TurnBegun = { "" }
AtoutBuried = L'Atout { $atout } rejoint le Tombeau de { $of }.
    .of-you = L'Atout { $atout } rejoint votre Tombeau.
ZoonRelocated = { $by } : { $zoon } ⇢ { $to }.
    .by-you = Vous : { $zoon } ⇢ { $to }.
ZoonsSwapped = { $by } : { $zoon } et { $other } changent de place.
    .by-you = Vous : { $zoon } et { $other } changent de place.
ApeCalled = En { $on } se tient maintenant King ou Kong de { $by }.
    .by-you = En { $on } se tient maintenant votre King ou votre Kong.
SoldierCalled = En { $on } se tient maintenant un Soldat de { $by }.
    .by-you = En { $on } se tient maintenant un de vos Soldats.
ZoonImmobilised = { $by } englue le Zoon en { $on } : immobile jusqu'à la fin du prochain tour de son camp.
    .by-you = Vous engluez le Zoon en { $on } : immobile jusqu'à la fin du prochain tour de son camp.
ZoonLookedAt = { $card_id ->
        [none] { $by } regarde en secret la carte en { $on }.
       *[other] { $by } regarde en secret la carte en { $on } : { $card }.
    }
    .by-you = { $card_id ->
        [none] Vous regardez en secret la carte en { $on }.
       *[other] Vous regardez en secret la carte en { $on } : { $card }.
    }
NothingPossible = { $by } n'a rien à déplacer.
    .by-you = Vous n'avez rien à déplacer.
EffectDeclined = { $by } renonce à l'effet.
    .by-you = Vous renoncez à l'effet.
AtoutPlayed = { $by } joue { $atout }.
    .by-you = Vous jouez { $atout }.
TerrainLaid = { $by } pose { $atout } en { $on }.
    .by-you = Vous posez { $atout } en { $on }.
ZoonCaged = { $by } enferme la carte en { $on } : c'est un Obstacle.
    .by-you = Vous enfermez la carte en { $on } : c'est un Obstacle.
EmblemCaged = { $by } a enfermé { $card } en { $on } : c'était l'Emblème !
    .by-you = Vous avez enfermé { $card } en { $on } : c'était l'Emblème !
EquipmentLaid = { $by } pose { $atout } sur son Zoon en { $on }.
    .by-you = Vous posez { $atout } sur votre Zoon en { $on }.
ZoonPushed = { $by } souffle de { $zoon } : { $target } recule en { $to }.
    .by-you = Vous soufflez de { $zoon } : { $target } recule en { $to }.
ZoonHypnotised = { $card_id ->
        [none] { $by } hypnotise de { $zoon } le Zoon en { $target }.
       *[other] { $by } hypnotise de { $zoon } le Zoon en { $target } : { $card }.
    }
    .by-you = { $card_id ->
        [none] Vous hypnotisez de { $zoon } le Zoon en { $target }.
       *[other] Vous hypnotisez de { $zoon } le Zoon en { $target } : { $card }.
    }
SoldierTakenBack = { $by } reprend { $card } en renfort.
    .by-you = Vous reprenez { $card } en renfort.
OrderStopped = { $by } s'arrête là.
    .by-you = Vous vous arrêtez là.
DrawOffered = { $by } propose la nulle.
    .by-you = Vous proposez la nulle.
DrawRefused = { $by } refuse la nulle.
    .by-you = Vous refusez la nulle.

# Pourquoi pas
refused-tribe-taken = { $tribe } : l'adversaire a déjà cette tribu, et la table n'en veut pas deux.
refused-outside-deployment-zone = { $on } est hors de votre zone de déploiement : vos deux rangées les plus proches.
refused-square-taken = Une de vos cartes occupe déjà { $on }.
refused-another-card-first = Ce n'est pas au tour de { $card } : les cartes se placent dans l'ordre demandé.
refused-emblem-must-be-deployed = L'Emblème doit être sur le champ de bataille.
refused-all-must-be-deployed = Vous ne pouvez pas garder plus de cartes en main : les cases doivent être remplies.
refused-no-formation = La formation toute prête ne se prend qu'avant de placer une carte, avec une tribu imprimée.
refused-emblem-first = D'abord l'Emblème, puis les autres Zoons, puis les Atouts.
refused-second-emblem = Une tribu n'a qu'un Emblème.
refused-second-chief = Une tribu n'a qu'un Chef.
refused-no-copy-left = Il n'y a plus d'exemplaire de { $card }.
refused-outside-format = Le format de la table n'admet pas cette carte.
refused-over-budget = { $card } coûte plus que ce qui reste de vos 150 points.
refused-too-many-stars = Une tribu n'a jamais plus de neuf étoiles.
refused-atout-taken-already = Vous avez déjà { $atout }.
refused-over-force = L'Atout { $atout } dépasse la force permise : 6, moins un par étoile au-delà de trois.
refused-not-your-zoon = Aucun Zoon à vous ne se tient en { $zoon }.
refused-immobilised = Le Zoon en { $zoon } est immobilisé pour l'instant.
refused-moved-already = Cet Atout a déjà déplacé le Zoon en { $zoon }.
refused-not-this-zoon = Ce n'est pas à un Zoon comme celui de { $zoon } de bouger maintenant.
refused-not-in-grid = La grille de ce Zoon ne mène pas ainsi de { $zoon } à { $to }.
refused-way-blocked = La ligne de { $zoon } à { $to } est coupée avant l'arrivée.
refused-square-closed = { $to } est prise par un Zoon ami ou un Obstacle.
refused-must-fight = Un ennemi tient { $to } : y aller, c'est l'attaquer.
refused-nobody-to-fight = Personne à attaquer en { $to }.
refused-atout-not-held = Vous n'avez pas { $atout } en main.
refused-nobody-to-use-it = Aucun de vos Zoons en état de bouger ne peut se servir de { $atout }.
refused-without-effect = L'Atout { $atout } n'aurait aucun effet maintenant.
refused-no-such-reinforcement = Vous n'avez pas { $card } en renfort.
refused-outside-reinforcement-zone = { $on } est hors de votre zone de renfort : la rangée la plus proche de vous.
refused-reinforcement-square-taken = { $on } n'est pas libre.
refused-not-a-shooter = Ce n'est pas ce Zoon qui peut tirer { $atout }.
refused-not-aimed-at = L'Atout { $atout } ne peut pas viser { $target } de là : il faut un Zoon ennemi sur une case visée.
refused-carries-already = Le Zoon en { $zoon } porte déjà un matériel.
refused-not-on-emblem = Un Emblème ne porte pas de matériel.
refused-not-your-bearer = Aucun Zoon à vous ne se tient en { $zoon }.
refused-ground-taken = { $on } n'est pas une case libre sans terrain.
refused-out-of-reach = Il faut un Zoon ennemi dans votre zone de déploiement.
refused-one-at-least = Il faut en déplacer, ou en reprendre, au moins un.
refused-cannot-be-pushed = Rien à pousser en { $target }, ou pas de case libre derrière.
refused-target-immobilised = Le Zoon en { $target } est immobilisé pour l'instant : rien ne peut le pousser.
refused-not-next-to-user = Il faut un ennemi voisin d'un de vos Zoons capables d'user de cet Atout.
refused-not-a-fallen-soldier = { $card } n'est pas un Soldat de votre Tombeau.
refused-not-a-refuge = Ce Zoon ne peut pas aller de { $zoon } à { $to } : il faut une case libre parmi celles que l'effet permet.
refused-fought-already = Vous venez d'affronter le Zoon en { $zoon } : choisissez-en un autre.
refused-offered-already = Vous avez déjà proposé la nulle pendant ce tour.
refused-offer-before-acting = La nulle se propose à son tour, avant d'agir.
refused-no-offer = Aucune proposition de nulle ne vous attend.

# Comment cela finit
ending-emblem = L'Emblème est tombé.
ending-no-action = Plus aucune action possible : la tribu se rend.
ending-resigned = Abandon.
ending-agreed = Nulle d'un commun accord.
ending-quiet = Trop de tours sans progrès : partie nulle.

# Le résultat
result-won = combats gagnés
result-lost = Zoons perdus
result-standing = Zoons debout
result-tribe = { $tribe }
result-began = A commencé
result-tomb = Son Tombeau
result-buried = Ses Atouts enterrés
result-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}

# Tribus
tribe-boarix = Boarix
    .history = Des sangliers des forêts côtières, entre rites chamaniques et bains de boue ; ils n'obéissent à personne.
tribe-warus = Warus
    .history = Des morses venus des glaces par la mer, persuadés que les dieux leur ont volé le don de vivre sous l'eau.
tribe-monkus = Monkus
    .history = Des singes conquérants qui copient les ruines antiques ; leurs conquêtes échouent, personne ne cesse de plaisanter.
tribe-rhinogoths = Rhinogoths
    .history = De lourds chevaliers que leur appétit a rendus nomades ; paisibles tant que le dîner est à l'heure.
tribe-kastors = Kastors
    .history = Des castors convaincus que toute querelle se règle en bâtissant quelque chose dessus.
tribe-korbaks = Korbaks
    .history = Des corbeaux qui collectionnent secrets, objets brillants et batailles perdues ; leurs morts ne le restent pas longtemps.

# Types
type-chief = Chef
type-hero = Héros
type-priest = Prêtre
type-monster = Monstre
type-elite = Élite
type-soldier = Soldat
type-emblem = Emblème

# Effets spéciaux : quand l'étoile est touchée
effect-barrajo = Égalité. Puis vous pouvez prendre un de vos Atouts de matériel, en main ou sur un Zoon, et le poser sur un Zoon qui n'en porte pas.
effect-berserkorse = Pas d'égalité : le Zoon adverse est éliminé.
effect-bigoth = Égalité. Puis un de vos Zoons doit reculer sur une case libre de la rangée derrière lui.
effect-bouclefeuille = Égalité. Puis placez Bouclefeuille sur une case libre de votre choix.
effect-cloboulon = Égalité. Si Cloboulon attaquait, déplacez ensuite un de vos Grognards.
effect-frere-copeau = Égalité. Puis le Zoon adverse est immobilisé jusqu'à la fin du prochain tour de son propriétaire.
effect-gold-hure = Égalité. Si Gold-Hure attaquait, elle se déplace encore depuis sa case de repli.
effect-grand-nid = Égalité. Puis vous pouvez placer Grand Nid sur une case libre de votre zone de renfort.
effect-hutte-mere = Égalité. Puis Hutte-Mère change de place avec un de vos Soldats.
effect-king-louis = Égalité. Puis King Louis et le Zoon adverse changent de place.
effect-kombo-bongo = Égalité. Puis Kombo Bongo change de place avec votre King ou votre Kong.
effect-maitre-korbak = Égalité. Puis regardez en secret un autre Zoon adverse.
effect-ogur = Égalité. Puis reprenez un Soldat de votre Tombeau, comme renfort.
effect-ouistiti = Égalité. Puis placez Ouistiti sur une case voisine libre.
effect-trice = Égalité. Puis l'adversaire recule son Zoon sur une case libre de la rangée derrière lui.

# Atouts
atout-boarix-pluie-de-menhirs = Pluie de Menhirs
    .help = Une fois. Tir sur un Zoon ennemi dans votre camp.
atout-boarix-mur-d-arbres = Mur d'Arbres
    .help = Sur une case libre : un Obstacle jusqu'à la fin.
atout-boarix-cage-de-racines = Cage de Racines
    .help = Votre Prêtre enferme un Zoon ennemi dans votre zone de déploiement : un Obstacle jusqu'à la fin.
atout-warus-hache-virevoltante = Hache virevoltante
    .help = Un Soldat tire sur la case devant lui.
atout-warus-fleche-petard = Flèche pétard
    .help = Un Soldat tire deux cases devant lui.
atout-warus-conque-de-charge = Conque de charge
    .help = Une fois. Déplacez jusqu'à trois Zoons l'un après l'autre.
atout-monkus-tortue = Tortue
    .help = Une fois. Déplacez jusqu'à deux Soldats, +1 à leurs touches pendant ce tour.
atout-monkus-coco-boum = Coco Boum
    .help = Une Élite tire en diagonale vers l'avant.
atout-monkus-grosse-bertha = Grosse Bertha
    .help = Tir sur un Zoon ennemi dans votre camp.
atout-rhinogoths-furie = Furie
    .help = Une fois. Déplacez un Soldat ; ses touches comptent double pendant ce tour.
atout-rhinogoths-binome-de-choc = Binôme de choc
    .help = Une fois. Déplacez jusqu'à deux Élites ou Monstres.
atout-rhinogoths-poudre-d-escampette = Poudre d'escampette
    .help = Une fois. Jusqu'à trois Zoons reculent d'une rangée.
atout-kastors-etang = Étang
    .help = Sur une case libre : toute ligne qui l'atteint s'y arrête.
atout-kastors-echasses = Échasses
    .help = Un de vos Zoons peut sauter de deux cases en avant ou de côté.
atout-kastors-carapace-d-ecorce = Carapace d'écorce
    .help = +1 à toutes les touches d'un de vos Zoons.
atout-korbaks-bourrasque = Bourrasque
    .help = Deux fois. Une Élite fait reculer d'une case un ennemi voisin.
atout-korbaks-rappel-des-plumes = Rappel des plumes
    .help = Une fois. Votre Prêtre rappelle un ou deux Soldats du Tombeau, comme renforts.
atout-korbaks-hypnose = Hypnose
    .help = Une fois. Votre Chef contrôle un ennemi voisin le temps d'un déplacement.

# Combat
corner-TL = en haut à gauche
corner-TR = en haut à droite
corner-BR = en bas à droite
corner-BL = en bas à gauche
turn-upright = à l'endroit
turn-reversed = renversée
turn-spin = tournée au hasard
score-0 = 0
score-1 = 1
score-2 = 2
score-3 = 3
score-4 = 4
score-5 = 5
score-6 = 6
score-7 = 7
score-8 = 8
score-star = étoile
score-miss = raté

# Zoons (a et b : mêmes Zoons, coins différents)
card-boarix-cloboulon = Cloboulon
card-boarix-gold-hure = Gold-Hure
card-boarix-bouclefeuille = Bouclefeuille
card-boarix-grognard-a = Grognard a
    .told = Grognard
card-boarix-grognard-b = Grognard b
    .told = Grognard
card-boarix-kassin-a = Kassin a
    .told = Kassin
card-boarix-kassin-b = Kassin b
    .told = Kassin
card-boarix-sacrechene = Sacrechêne
card-warus-harold-de-jarl = Harold de Jarl
card-warus-jorund = Jorund
card-warus-mourse-a = Mourse a
    .told = Mourse
card-warus-mourse-b = Mourse b
    .told = Mourse
card-warus-berserkorse-a = Berserkorse a
    .told = Berserkorse
card-warus-berserkorse-b = Berserkorse b
    .told = Berserkorse
card-warus-korse-a = Korse a
    .told = Korse
card-warus-korse-b = Korse b
    .told = Korse
card-warus-draknar = Draknar
card-monkus-king-louis = King Louis
card-monkus-kombo-bongo = Kombo Bongo
card-monkus-king = King
card-monkus-kong = Kong
card-monkus-coco-bang-a = Coco Bang a
    .told = Coco Bang
card-monkus-coco-bang-b = Coco Bang b
    .told = Coco Bang
card-monkus-bouga-a = Bouga a
    .told = Bouga
card-monkus-bouga-b = Bouga b
    .told = Bouga
card-monkus-queen-mary = Queen Mary
card-rhinogoths-goolgoth = Goolgoth I
card-rhinogoths-oto-von-rhino = Oto von Rhino
card-rhinogoths-trice = Trice
card-rhinogoths-ratops = Ratops
card-rhinogoths-rhinogore-a = Rhinogore a
    .told = Rhinogore
card-rhinogoths-rhinogore-b = Rhinogore b
    .told = Rhinogore
card-rhinogoths-rhino-a = Rhino a
    .told = Rhino
card-rhinogoths-rhino-b = Rhino b
    .told = Rhino
card-rhinogoths-ouistiti = Ouistiti
card-kastors-barrajo = Barrajo
card-kastors-dame-ronge = Dame Ronge
card-kastors-frere-copeau = Frère Copeau
card-kastors-buchosaure-a = Bûchosaure a
    .told = Bûchosaure
card-kastors-buchosaure-b = Bûchosaure b
    .told = Bûchosaure
card-kastors-charpentard-a = Charpentard a
    .told = Charpentard
card-kastors-charpentard-b = Charpentard b
    .told = Charpentard
card-kastors-kopo-a = Kopo a
    .told = Kopo
card-kastors-kopo-b = Kopo b
    .told = Kopo
card-kastors-hutte-mere = Hutte-Mère
card-korbaks-maitre-korbak = Maître Korbak
card-korbaks-aile-de-suie = Aile-de-Suie
card-korbaks-ogur = Ogur
card-korbaks-corneillard-a = Corneillard a
    .told = Corneillard
card-korbaks-corneillard-b = Corneillard b
    .told = Corneillard
card-korbaks-piailleur-a = Piailleur a
    .told = Piailleur
card-korbaks-piailleur-b = Piailleur b
    .told = Piailleur
card-korbaks-grand-nid = Grand Nid
card-monkus-titus = Titus
card-monkus-virzil = Virzil
card-rhinogoths-bigoth = Bigoth

# Cases
square-a1 = a1
square-b1 = b1
square-c1 = c1
square-d1 = d1
square-e1 = e1
square-f1 = f1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-d2 = d2
square-e2 = e2
square-f2 = f2
square-a3 = a3
square-b3 = b3
square-c3 = c3
square-d3 = d3
square-e3 = e3
square-f3 = f3
square-a4 = a4
square-b4 = b4
square-c4 = c4
square-d4 = d4
square-e4 = e4
square-f4 = f4
square-a5 = a5
square-b5 = b5
square-c5 = c5
square-d5 = d5
square-e5 = e5
square-f5 = f5
square-a6 = a6
square-b6 = b6
square-c6 = c6
square-d6 = d6
square-e6 = e6
square-f6 = f6
square-special = directement

# Le plateau dessiné
board-picking = Choix des tribus
board-recruiting = Recrutement
board-deploying = Déploiement
board-turn = Tour { $turn }
board-quiet = { $limit ->
        [0] { $count } sans progrès
       *[other] { $count } sans progrès sur { $limit }
    }
board-ready = prêt
board-recruits = Recrutés ({ $count }) :
board-atouts = Atouts ({ $count }) :
board-reinforcements = Renforts ({ $count }) :
board-to-place = À placer ({ $count }) :
board-tomb = Tombeau ({ $count }) :
board-combat = Combat pour { $on } !
board-draw-offered = Nulle proposée
board-immobilised = immobilisé
board-controlled = sous contrôle

# Ce qu’un conseil dit d’une option
why-AttackZoon = Ce que vous pouvez gagner contre ce que vous risquez.
why-MoveZoon = Plus près d’où peut se cacher l’Emblème, et hors de danger.
why-PlayAtout = L’Atout agit sans exposer un Zoon.
why-Shoot = Un tir ne risque aucun de vos Zoons.
why-TakeFormation = Une ligne éprouvée, l’Emblème derrière.
