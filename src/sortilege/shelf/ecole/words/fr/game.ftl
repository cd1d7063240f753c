game = L'École de magie
    .line = Suivez les cours, jetez des sorts, ouvrez le courrier : la meilleure Maison l'emporte.
    .label = Des cours, des cruches, et des coups bas.
    .kind = cartes et réactions
mode-standard = Partie normale
    .help = Dix cartes École devant un joueur, et le tour en cours est le dernier ; le plus de points gagne. Sept Horcruches gagnent sur-le-champ.

# Options de la table
option-houses = Maisons
    .help = Le hasard les distribue, ou chacun choisit à son tour à partir d'une place tirée au sort.
option-double_houses = Deux Maisons chacun
    .help = À deux joueurs, chacun joue deux Maisons et cumule leurs pouvoirs. Sans effet à trois ou quatre.
option-each_decides = Une ou deux Maisons, au choix de chacun
    .help = À deux joueurs : le livret dit que l'on peut prendre deux Maisons, sans y obliger ; chacun décide pour soi. Prend le pas sur « Deux Maisons chacun ».
option-youngest_chooses = Le plus jeune choisit d'abord
    .help = Là où chacun choisit sa Maison, le plus jeune commence, si la table sait qui c'est ; sinon on tire au sort.
option-house_powers = Pouvoirs des Maisons
    .help = Sans pouvoirs, chacun n'a qu'une Maison et la carte Premier joueur passe à gauche à chaque tour.
begins = Qui est le plus jeune ? Il ou elle commence si personne ne joue Grosfondor.
    .me = C'est moi
option-youngest = Le plus jeune
    .help = La place du plus jeune, qui commence si personne ne joue Grosfondor ; sinon on tire au sort.
option-youngest-none = Tirage au sort

# Questions
ChooseHouse = Choisissez votre Maison.
OfferSecondHouse = Tirez-vous une seconde Maison, pour cumuler leurs pouvoirs ?
ChooseSecondHouse = Prenez-vous une seconde Maison, pour cumuler leurs pouvoirs ?
ChooseMove = À vous : piochez, collectionnez, jouez ou finissez votre tour.
    .ahead = Votre tour sans plus d'action
    .let-game = Toujours finir mon tour quand je n'ai plus d'action
    .offered = À vous : { $can }.
    .can-DrawTwo = piochez
    .can-DrawFive = piochez
    .can-Collect = collectionnez (1 action)
    .can-PlaySpell = jouez
    .can-PlayBonus = jouez
    .can-UseDrawToken = utilisez un pion
    .can-LookAtMail = lisez un courrier
    .can-EndTurn = finissez
ChoosePayment = Encore { $left ->
        [one] { $left } carte Magie à défausser
       *[other] { $left } cartes Magie à défausser
    } pour la carte de l'emplacement { $slot }. Laquelle ?
ChooseWhetherToUse = Appliquer l'effet de { $effect } ? C'est maintenant ou jamais, et les autres pourront répondre.
ChooseOpponent = { $effect_id ->
        [chipardio] Chipardio : à qui prendre 2 cartes au hasard ?
        [potions] Potions : à qui prendre 1 carte au hasard ?
        [bombardoum] Bombardoum : qui doit perdre une carte École, ou 2 cartes de sa main ?
       *[other] { $effect } : qui visez-vous ?
    }
ChooseSlot = { $effect_id ->
        [zyeutio] Zyeutio : sur quelle carte regarder les pions Courrier ?
        [balais] Balais : sur quelle carte prendre un pion Courrier, sans le regarder d'abord ?
        [evaporo] Évaporo : quelle carte de l'emploi du temps remplacer ?
       *[other] { $effect } : quel emplacement visez-vous ?
    }
ChooseBonus = Refilus : quelle carte Bonus changer de zone de jeu ?
ChooseNewArea = Refilus : { $card } de { $of } passe chez qui ?
    .of-you = Refilus : chez qui passe { $card }, qui est chez vous ?
AnswerTopItem = { $of } : { $effect }. Y répondez-vous ?
    .ahead = Répondre à un effet
    .only-Pass = { $of } : { $effect }. Vous n'avez rien pour y répondre ; les autres n'en savent rien.
ChooseDrop = Lâchetoutis : encore { $left ->
        [one] { $left } carte à défausser
       *[other] { $left } cartes à défausser
    }. Laquelle ? Les autres choisissent en même temps.
ChooseToken = { $effect_id ->
        [zyeutio] Zyeutio : prendre un des pions de l'emplacement { $slot } ?
       *[other] { $effect } : quel pion de l'emplacement { $slot } prenez-vous ?
    }
ChooseFromDiscard = { $effect } : quelle carte reprendre dans la défausse Magie ?
ChooseLoss = Bombardoum : que perdez-vous ?
ChooseDiscard = Encore { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } de votre main à défausser. Laquelle ?
ChooseBadMarks = Défense : vous débarrasser d'une carte Mauvais points avant de piocher ?
ChooseChange = Métamorphose : { $changed ->
        [0] défausser une carte ? Vous en piocherez autant, plus une.
        [one] { $changed } carte défaussée. Encore une ?
       *[other] { $changed } cartes défaussées. Encore une ?
    }
ChoosePower = Votre tour finit. Utiliser un pouvoir de Maison ?
ChooseGift = Serpentin : quelle carte donner à { $to } ?
ChooseCardForMail = Poufmoufle : sur quelle carte poser le pion que vous venez de voir ?

# Réponses
TakeHouse = { $house }
DrawSecondHouse = Tirer une seconde Maison
KeepOneHouse = Garder une seule Maison
DrawTwo = Piocher 2 cartes (1 action)
DrawFive = Piocher 5 cartes (2 actions)
Collect = Collectionner { $school }, emplacement { $slot } (1 action)
Pay = Défausser { $card }
UseEffect = Appliquer { $effect }
DeclineEffect = Ne pas l'appliquer
PlaySpell = Jouer { $spell }
PlayBonus = Jouer { $card } chez { $to }
    .to-you = Jouer { $card } chez vous
    .then = { $card } : devant qui ?
AimAtPlayer = { $on }
    .on-you = Vous-même
AimAtSlot = L'emplacement { $slot }
PickBonus = { $card } de { $of }
    .of-you = { $card } de chez vous
    .then = Devant { $of } : quelle carte Bonus déplacer ?
    .then-of-you = Devant vous : quelle carte Bonus déplacer ?
AimAtBonus = Chez { $to }
    .to-you = Chez vous
Pass = Laisser faire
PlayReaction = Répondre par { $card }
UseCancelToken = Répondre par un pion Annulation
Drop = Défausser { $card }
TakeToken = Prendre le pion { $place }
LeaveTokens = Ne rien prendre
TakeFromDiscard = Reprendre { $card }
LoseSchoolCard = Perdre { $school }
LoseMagicCards = Défausser 2 cartes de votre main
Discard = Défausser { $card }
KeepBadMarks = Garder les Mauvais points
RemoveBadMarks = Défausser une carte Mauvais points
ChangeCard = Défausser { $card }
StopChanging = S'arrêter là et piocher
UseDrawToken = Utiliser le pion « { $token } »
LookAtMail = Serdongle : regarder les pions de l'emplacement { $slot }
    .then = Serdongle : les pions de quel emplacement regardez-vous ?
DeclinePowers = Rien de plus
DrawAndGive = Serpentin : piocher une carte par joueur, en donner une à chacun
Give = Donner { $card }
DrawMail = Poufmoufle : piocher un pion de la réserve et le poser
PlaceMail = Le poser sur l'emplacement { $slot }
EndTurn = Finir mon tour

# Ce qui arrive
HouseTaken = { $by } joue { $house }.
    .by-you = Vous jouez { $house }.
OneHouseKept = { $by } garde une seule Maison.
    .by-you = Vous gardez une seule Maison.
GameDealt = L'emploi du temps reçoit { $slots } cartes, chaque joueur { $hand } cartes Magie.
RoundBegun = Tour { $round } : { $first } commence.
    .first-you = Tour { $round } : vous commencez.
MailAdded = Un pion Courrier arrive sur l'emplacement { $slot }.
SchoolCardRevealed = Emplacement { $slot } : { $school }.
SchoolReshuffled = La défausse École est mélangée : { $cards } cartes forment une nouvelle pioche.
TurnBegun = À { $by } de jouer, avec { $actions } actions.
    .by-you = À vous de jouer, avec { $actions } actions.
TurnEnded = { $by } finit son tour.
    .by-you = Vous finissez votre tour.
DiscountExpired = La réduction de { $by } est perdue.
    .by-you = Votre réduction est perdue.
FirstPlayerCardMoved = { $to } a la carte Premier joueur.
    .to-you = Vous avez la carte Premier joueur.
CardsDrawn = { $by } { $cards ->
        [0] ne peut rien piocher
        [one] pioche { $cards } carte
       *[other] pioche { $cards } cartes
    }.
    .by-you = Vous { $cards ->
        [0] ne pouvez rien piocher
        [one] piochez { $cards } carte
       *[other] piochez { $cards } cartes
    }.
    .told-by = CardDrawn
CardDrawn = Carte piochée : { $card }.
    .gathers = card
    .many = Cartes piochées : { $card }.
MagicReshuffled = La défausse Magie est mélangée : { $cards ->
        [one] { $cards } carte forme
       *[other] { $cards } cartes forment
    } une nouvelle pioche.
CardDiscarded = { $by } défausse { $card }.
    .by-you = Vous défaussez { $card }.
    .many = { $by } défausse { $times } fois { $card }.
    .many-by-you = Vous défaussez { $times } fois { $card }.
CardStolen = { $by } prend { $card_id ->
        [none] une carte
       *[other] { $card }
    } à { $of }.
    .by-you = Vous prenez { $card_id ->
        [none] une carte
       *[other] { $card }
    } à { $of }.
    .of-you = { $by } vous prend { $card_id ->
        [none] une carte
       *[other] { $card }
    }.
    .many = { $by } prend { $times } { $card_id ->
        [none] cartes
       *[other] fois { $card }
    } à { $of }.
    .many-by-you = Vous prenez { $times } { $card_id ->
        [none] cartes
       *[other] fois { $card }
    } à { $of }.
    .many-of-you = { $by } vous prend { $times } { $card_id ->
        [none] cartes
       *[other] fois { $card }
    }.
CardGiven = { $by } donne { $card_id ->
        [none] une carte
       *[other] { $card }
    } à { $to }.
    .by-you = Vous donnez { $card_id ->
        [none] une carte
       *[other] { $card }
    } à { $to }.
    .to-you = { $by } vous donne { $card_id ->
        [none] une carte
       *[other] { $card }
    }.
CardRetrieved = { $by } reprend { $card } dans la défausse.
    .by-you = Vous reprenez { $card } dans la défausse.
CollectionBegun = { $by } choisit { $school }, emplacement { $slot }, pour { $cost ->
        [0] rien
        [one] { $cost } carte
       *[other] { $cost } cartes
    }.
    .by-you = Vous choisissez { $school }, emplacement { $slot }, pour { $cost ->
        [0] rien
        [one] { $cost } carte
       *[other] { $cost } cartes
    }.
SchoolCardTaken = { $by } ajoute { $school } à sa collection.
    .by-you = Vous ajoutez { $school } à votre collection.
TokenRecovered = { $by } récupère { $token_id ->
        [none] un pion Courrier
       *[other] le pion « { $token } »
    }.
    .by-you = Vous récupérez { $token_id ->
        [none] un pion Courrier
       *[other] le pion « { $token } »
    }.
    .many = { $by } récupère { $times } { $token_id ->
        [none] pions Courrier
       *[other] pions « { $token } »
    }.
    .many-by-you = Vous récupérez { $times } { $token_id ->
        [none] pions Courrier
       *[other] pions « { $token } »
    }.
HowlerReturned = Une Engueulante ! { $by } la remet dans la réserve, qui est mélangée.
    .by-you = Une Engueulante ! Vous la remettez dans la réserve, qui est mélangée.
EffectDeclined = { $by } n'applique pas { $effect }.
    .by-you = Vous n'appliquez pas { $effect }.
SpellPlayed = { $by } joue { $spell }.
    .by-you = Vous jouez { $spell }.
BonusPlayed = { $by } joue { $card } chez { $to }.
    .self = { $by } joue { $card } devant soi.
    .self-by-you = Vous jouez { $card } devant vous.
    .by-you = Vous jouez { $card } chez { $to }.
    .to-you = { $by } joue { $card } chez vous.
EffectUsed = { $by } annonce l'effet de { $effect }.
    .by-you = Vous annoncez l'effet de { $effect }.
PlayerAimedAt = { $by } vise { $on } avec { $effect }.
    .by-you = Vous visez { $on } avec { $effect }.
    .on-you = { $by } vous vise avec { $effect }.
SlotAimedAt = { $by } vise l'emplacement { $slot } avec { $effect }.
    .by-you = Vous visez l'emplacement { $slot } avec { $effect }.
BonusAimedAt = { $by } veut faire passer { $card } de { $of } à { $to }.
    .by-you = Vous voulez faire passer { $card } de { $of } à { $to }.
    .of-you = { $by } veut faire passer { $card } de vous à { $to }.
    .to-you = { $by } veut faire passer { $card } de { $of } à vous.
    .by-of-you = Vous voulez faire passer { $card } de chez vous à { $to }.
    .by-to-you = Vous voulez faire passer { $card } de { $of } à vous.
ReactionPlayed = { $by } répond par { $card } !
    .by-you = Vous répondez par { $card } !
CancelTokenUsed = { $by } répond par un pion Annulation !
    .by-you = Vous répondez par un pion Annulation !
EffectCancelled = { $effect } de { $of } est sans effet.
    .of-you = Votre carte { $effect } est sans effet.
EffectCopied = { $by } copie { $effect } à son profit.
    .by-you = Vous copiez { $effect } à votre profit.
DiscountGained = La prochaine carte École de { $by } coûtera 3 cartes de moins.
    .by-you = Votre prochaine carte École coûtera 3 cartes de moins.
ActionGained = { $by } a une action de plus { $now ->
        [1] à ce tour
       *[other] à son prochain tour
    }.
    .by-you = Vous avez une action de plus { $now ->
        [1] à ce tour
       *[other] à votre prochain tour
    }.
MailLookedAt = { $by } regarde les pions de l'emplacement { $slot }.
    .by-you = Vous regardez les pions de l'emplacement { $slot }.
TokenSeen = Emplacement { $slot }, pion { $place } : « { $token } ».
TokenTaken = { $by } prend le pion { $place } de l'emplacement { $slot }.
    .by-you = Vous prenez le pion { $place } de l'emplacement { $slot }.
TokensLeft = { $by } ne prend aucun pion de l'emplacement { $slot }.
    .by-you = Vous ne prenez aucun pion de l'emplacement { $slot }.
SchoolCardVanished = La carte { $school } disparaît de l'emplacement { $slot }.
SchoolCardLost = { $by } perd { $school }.
    .by-you = Vous perdez { $school }.
BonusMoved = La carte { $card } passe de { $of } à { $to }.
    .of-you = La carte { $card } passe de vous à { $to }.
    .to-you = La carte { $card } passe de { $of } à vous.
BadMarksKept = { $by } garde ses Mauvais points.
    .by-you = Vous gardez vos Mauvais points.
BadMarksRemoved = { $by } se débarrasse d'une carte Mauvais points.
    .by-you = Vous vous débarrassez d'une carte Mauvais points.
DrawTokenUsed = { $by } utilise le pion « { $token } ».
    .by-you = Vous utilisez le pion « { $token } ».
PowerDeclined = { $by } n'utilise pas le pouvoir de { $house }.
    .by-you = Vous n'utilisez pas le pouvoir de { $house }.
    .many = { $by } n'utilise pas les pouvoirs de { $house }.
    .many-by-you = Vous n'utilisez pas les pouvoirs de { $house }.
    .gathers = house
PowerUsed = { $by } utilise le pouvoir de { $house }.
    .by-you = Vous utilisez le pouvoir de { $house }.
MailDrawn = { $by } pioche { $token_id ->
        [none] un pion Courrier et le regarde
       *[other] le pion « { $token } »
    }.
    .by-you = Vous piochez { $token_id ->
        [none] un pion Courrier et le regardez
       *[other] le pion « { $token } »
    }.
MailPlaced = { $by } pose { $token_id ->
        [none] le pion
       *[other] le pion « { $token } »
    } sur l'emplacement { $slot }.
    .by-you = Vous posez { $token_id ->
        [none] le pion
       *[other] le pion « { $token } »
    } sur l'emplacement { $slot }.
TokenRevealed = { $of } avait le pion « { $token } ».
    .of-you = Vous aviez le pion « { $token } ».
    .many = { $of } avait { $times } pions « { $token } ».
    .many-of-you = Vous aviez { $times } pions « { $token } ».
TotalCounted = { $of } : { $points_id ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .of-you = Vous : { $points_id ->
        [one] { $points } point
       *[other] { $points } points
    }.

# Pourquoi pas
refused-house-taken = { $house } est déjà prise.
refused-only-in-your-turn = On ne le fait que pendant son tour, quand rien n'est en train de se jouer.
refused-no-action-left = Il ne vous reste pas d'action à ce tour.
refused-two-actions-needed = Piocher 5 cartes demande 2 actions d'un coup, et il ne vous en reste qu'une.
refused-nothing-to-draw = La pioche et la défausse Magie sont vides : il n'y a rien à piocher.
refused-empty-slot = L'emplacement { $slot } est vide jusqu'au prochain tour de jeu.
refused-another-card = La carte { $school } n'est pas à l'emplacement { $slot }.
refused-too-expensive = Vous n'avez pas assez de cartes en main pour payer { $school }, emplacement { $slot }.
refused-effect-is-gone = L'effet d'un cours ne s'applique qu'au moment où l'on vient de le collectionner.
refused-not-in-hand = Vous n'avez pas cette carte en main.
refused-bonus-is-no-spell = { $spell } est une carte Bonus : on la pose dans une zone de jeu.
refused-spell-is-no-bonus = { $card } est un Sortilège : on ne le pose pas dans une zone de jeu.
refused-once-per-turn = Un seul { $spell } par tour, même annulé.
refused-spell-not-playable = { $spell } ne trouverait rien à faire en ce moment. La carte peut toujours servir à payer.
refused-nothing-to-answer = On ne répond qu'à un Sortilège ou à l'effet d'un cours, les deux seules choses que nomme le pion Annulation, et quand un autre que soi vient de l'annoncer : annuler sa propre carte ne servirait à rien.
refused-answer-with-it = { $spell } se joue maintenant en réponse, pas comme un Sortilège de votre tour.
refused-not-a-reaction = { $card } n'est pas une réponse : seuls Oubliettes et Copius en sont.
refused-no-cancel-token = Vous n'avez pas de pion Annulation.
refused-draw-token-out-of-turn = Un pion de pioche s'utilise pendant son propre tour, quand rien n'est en train de se jouer.
refused-not-a-draw-token = Le pion « { $token } » ne fait pas piocher.
refused-no-such-token = Vous n'avez pas de pion « { $token } ».
refused-not-your-house = Ce pouvoir est celui d'une Maison que vous ne jouez pas, ou les pouvoirs ne sont pas en jeu.
refused-power-used = Ce pouvoir ne sert qu'une fois par tour.
refused-no-mail-there = Il n'y a pas de pion Courrier à regarder sur l'emplacement { $slot }.
refused-power-at-another-moment = Ce pouvoir s'utilise pendant votre tour, quand rien n'est en train de se jouer.
refused-power-at-end-of-turn = Ce pouvoir s'utilise une fois, tout à la fin de votre tour, s'il y a de quoi piocher et où poser.
refused-no-card-for-mail = Il n'y a pas de carte sur l'emplacement { $slot }.
refused-not-in-discard = La carte { $card } n'est pas dans la défausse Magie.
refused-not-for-this-effect = { $effect } ne permet pas de reprendre { $card }.
refused-nothing-on-player = { $effect } ne trouverait rien à prendre chez { $on }.
refused-nothing-in-slot = { $effect } ne trouverait rien à faire sur l'emplacement { $slot }.
refused-bonus-not-there = La carte { $card } n'est pas dans cette zone de jeu.
refused-given-up-already = Vous avez déjà choisi de défausser cette carte.
refused-two-cards-or-a-school-card = Vous n'avez pas 2 cartes en main : il faut perdre une carte École.

# Comment cela finit
ending-ten-cards = Le tour s'achève et quelqu'un a dix cartes École.
ending-all-horcruches = Les sept Horcruches sont réunis.
ending-last-round = Quarante tours ont été joués.

# Le résultat
result-takes-the-lead = { $by } passe en tête, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-ten-cards = { $by } réunit { $cards } cartes École : la partie finira avec ce tour.
result-course = { $school } × { $copies } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-houses = Maisons
result-collection = Cartes École
result-rounds = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}

# Maisons
house-grosfondor = Grosfondor
    .help = Commence la partie et chaque tour.
house-serpentin = Serpentin
    .help = À la fin de son tour, pioche une carte par joueur puis en donne une à chaque autre.
house-serdongle = Serdongle
    .help = Une fois par tour, regarde en secret les pions d'une carte de l'emploi du temps.
house-poufmoufle = Poufmoufle
    .help = À la fin de son tour, regarde un pion de la réserve et le pose sur une carte.

# Cartes Magie
magic-oubliettes = Oubliettes
    .help = À tout moment : annule un Sortilège ou l'effet d'un cours.
magic-copius = Copius
    .help = À tout moment : annule un Sortilège ou l'effet d'un cours et l'applique à votre profit. Ne copie pas Oubliettes.
magic-chipardio = Chipardio
    .help = Prenez 2 cartes au hasard dans la main d'un adversaire.
magic-lachetoutis = Lâchetoutis
    .help = Chaque adversaire qui a plus de 5 cartes en défausse jusqu'à en garder 5.
magic-soldissimo = Soldissimo
    .help = Votre prochaine carte École coûte 3 cartes de moins, jusqu'à la fin de votre tour.
magic-zyeutio = Zyeutio
    .help = Regardez les pions d'une carte de l'emploi du temps ; prenez-en un si vous voulez.
magic-rafistolo = Rafistolo
    .help = Reprenez 2 cartes de la défausse Magie, sauf des Rafistolo. Une fois par tour.
magic-accelerio = Accélério
    .help = Une action de plus. Une fois par tour.
magic-evaporo = Évaporo
    .help = Remplacez une carte de l'emploi du temps ; ses pions restent.
magic-bombardoum = Bombardoum
    .help = Un adversaire perd une carte École de son choix, ou défausse 2 cartes de sa main.
magic-refilus = Refilus
    .help = Déplacez une carte Bonus d'une zone de jeu à une autre.
magic-preumsio = Preumsio
    .help = Prenez la carte Premier joueur et piochez 2 cartes. Une fois par tour.
magic-balai_ball = Balai-Ball
    .help = Le plus de Balai-Ball vaut 10 points, le deuxième 5.
magic-bons_points = Bons points
    .help = +2 points pour qui l'a devant lui.
magic-mauvais_points = Mauvais points
    .help = −2 points pour qui l'a devant lui.

# Cartes École
school-herbologie = Herbologie
    .help = Piochez 1 carte, 2 à partir de trois Herbologie, 3 à partir de cinq.
    .mark = H
school-defense = Défense
    .help = Défaussez si vous voulez une carte Mauvais points posée devant vous, puis piochez 1 carte.
    .mark = D
school-metamorphose = Métamorphose
    .help = Défaussez jusqu'à 3 cartes, puis piochez-en autant plus une.
    .mark = M
school-potions = Potions
    .help = Prenez 1 carte au hasard dans la main d'un adversaire.
    .mark = P
school-sorts = Sorts
    .help = Reprenez un Sortilège de la défausse Magie ; s'il n'y en a pas, piochez 1 carte.
    .mark = S
school-balais = Balais
    .help = Prenez sans le regarder un pion sur une carte de l'emploi du temps ; s'il n'y en a pas, dans la réserve.
    .mark = B
school-horcruche = Horcruche
    .help = 1, 4, 8, 13, 19 puis 26 points ; le septième gagne la partie.
    .mark = C
school-detourneur_1 = Détourneur des options
    .help = 1 point par cours différent.
    .mark = T
school-detourneur_2 = Détourneur des révisions
    .help = 2 points par cours que vous avez au moins deux fois.
    .mark = T
school-detourneur_3 = Détourneur de la volière
    .help = 1 point par pion Courrier devant vous, 6 au plus.
    .mark = T
school-detourneur_4 = Détourneur de la réserve
    .help = 1 point par carte en main, 6 au plus.
    .mark = T
school-detourneur_5 = Détourneur du stade
    .help = 2 points par Balai-Ball, 6 au plus.
    .mark = T
school-detourneur_6 = Détourneur gigogne
    .help = 2 points par Détourneur, celui-ci compris.
    .mark = T

# Pions Courriers
mail-draw1 = pioche 1
mail-draw2 = pioche 2
mail-cancel = annulation
mail-howler = Engueulante
mail-plus1 = +1
mail-plus2 = +2
mail-plus3 = +3
mail-minus1 = −1
mail-minus2 = −2
mail-balai1 = 1 Balai-Ball
mail-balai2 = 2 Balai-Ball

# Effets
effect-oubliettes = { magic-oubliettes }
effect-copius = { magic-copius }
effect-chipardio = { magic-chipardio }
effect-lachetoutis = { magic-lachetoutis }
effect-soldissimo = { magic-soldissimo }
effect-zyeutio = { magic-zyeutio }
effect-rafistolo = { magic-rafistolo }
effect-accelerio = { magic-accelerio }
effect-evaporo = { magic-evaporo }
effect-bombardoum = { magic-bombardoum }
effect-refilus = { magic-refilus }
effect-preumsio = { magic-preumsio }
effect-herbologie = { school-herbologie }
effect-defense = { school-defense }
effect-metamorphose = { school-metamorphose }
effect-potions = { school-potions }
effect-sorts = { school-sorts }
effect-balais = { school-balais }
effect-cancel = annulation

# Ce qui compte
score-courses = cours
score-horcruches = Horcruches
score-detourneurs = Détourneurs
score-balai_ball = Balai-Ball
score-bonus = bonus
score-mail = courrier

# Le plateau du terminal
board-round = Tour { $round }
board-turn = { $player } joue, { $actions ->
        [0] plus d'action
        [one] { $actions } action
       *[other] { $actions } actions
    }
board-empty = vide
board-player = joueur
board-hand = main
board-mail = courrier
board-collection = zone de jeu
board-discount = réduction de 3
board-extra = { $actions ->
        [one] { $actions } action de plus
       *[other] { $actions } actions de plus
    }
board-chain = En jeu :
board-your-hand = Votre main :
board-hand-of = Vu chez { $player } :
board-drops = Vous lâchez :
board-mail-in-hand = Pion à poser :
board-magic = Magie : { $deck } (défausse { $discard })
board-school = École : { $deck } (défausse { $discard })
board-reserve = Courriers : { $count }
board-total = total

# Ce qu’un conseil dit d’une option
why-Collect = Les cartes École sont des points, et personne d’autre n’aura celle-ci.
why-DrawTwo = Les cartes en main paient la suite.
why-DrawFive = Une main pleine paie les cartes chères.
why-PlayBonus = Une carte Bonus compte une fois posée.
why-Pass = Une réponse vaut mieux contre pire que cela.
why-PlayReaction = Elle répond à ce qui vous nuit ou aide un rival.
