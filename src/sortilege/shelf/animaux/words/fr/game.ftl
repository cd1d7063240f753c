game = Les Animaux Fantastiques
    .line = New York, 1926 : retrouvez les animaux échappés de la valise.
    .label = New York, 1926 : retrouvez les créatures échappées.
    .kind = 3 modes, dont un coopératif
mode-initiation = Initiation à la capture
    .help = Lancer, marcher, retourner un jeton ; trois animaux pour gagner.
mode-apprenti = Apprenti magizoologiste
    .help = Réunir des ressources, lancer des sortilèges, payer ses captures ; deux animaux pour gagner.
mode-confirme = Magizoologiste confirmé
    .help = Tous ensemble : capturer les animaux avant que les fidèles de Salem remplissent leur frise.

# Options de la table
option-first_seat = Premier joueur
    .help = Qui commence : une place, ou le hasard.
begins = Qui est allé le plus récemment dans un zoo ? Il ou elle commence.
    .me = C'est moi
option-characters = Personnages
    .help = Chacun choisit à son tour, ou le hasard distribue.

# Questions
ChooseCharacter = Choisissez votre personnage.
ChooseDestination = Vous avancez de { $roll } pas. Où allez-vous ?
ChoosePayment = Capture : combien de jetons { $token_id ->
    [red] rouges
    [blue] bleus
    [yellow] jaunes
    [green] verts
   *[other] multicolores
    } de { $of } payez-vous ?
    .of-you = Capture : combien de vos jetons { $token_id ->
        [red] rouges
        [blue] bleus
        [yellow] jaunes
        [green] verts
       *[other] multicolores
    } payez-vous ?
ChooseSpared = Capture : un jeton de moins suffit. De quelle couleur en gardez-vous un ?
BeforeRoll = Avant le déplacement : lancez le dé, jouez un sortilège ou capturez.
    .offered = Avant le déplacement, vous pouvez { $can }.
    .can-RollDie = lancer le dé
    .can-PlaySpell = jouer un sortilège
    .can-CaptureBeast = capturer l'animal qui est ici
AfterMove = Après le déplacement : finissez le tour, jouez un sortilège ou capturez.
    .ahead = Un sortilège après le déplacement
    .let-game = Toujours finir mon tour, sauf devant un animal
    .offered = Après le déplacement, vous pouvez { $can }.
    .can-PlaySpell = jouer un sortilège
    .can-CaptureBeast = capturer l'animal qui est ici
    .can-EndTurn = finir le tour
CastAccio = Accio : quel jeton voisin retournez-vous ?
CastTransplanage = Transplanage : sur quelle case apparaissez-vous ?
CastRevelio = Revelio : quel jeton caché regardez-vous ?
ChooseSecondLook = Revelio : en plus de celui de { $on }, quel autre jeton regardez-vous ?
CastAscendio = Ascendio : de combien de pas avancez-vous ?
CastExpelliarmus = Expelliarmus : quel jeton prenez-vous, et à qui ?
CastImpedimenta = Impedimenta : quel adversaire ralentissez-vous ?
CastWingardium = Wingardium Leviosa : quel jeton soulevez-vous d'abord ?
ChooseExchange = Wingardium Leviosa : avec quel jeton échangez-vous celui de { $on } ?
ChooseAction = Que faites-vous ?
    .offered = Vous pouvez { $can }.
    .can-CaptureTogether = capturer l'animal qui est ici (gratuit, sauf Clairon de New York)
    .can-Walk = marcher jusqu'à une case voisine (1 action)
    .can-Apparate = transplaner (1 action, 2 avec Chastity)
    .can-OrderToWalk = déplacer un autre pion (comme le vôtre)
    .can-OrderToApparate = déplacer un autre pion (comme le vôtre)
    .can-RemoveSalem = lancer le dé contre le jeton de Salem (1 action)
    .can-TakeResource = prendre la ressource de ce lieu (1 action, 2 pour le multicolore avec Modestie)
    .can-GiveToken = échanger un jeton (gratuit)
    .can-ReceiveToken = échanger un jeton (gratuit)
    .can-StopActing = finir le tour
ChooseEvent = Legilimens : lequel des deux événements se produit ?
EmptyPockets = Poches vidées : quel jeton rendez-vous à la réserve ?
StartleBeast = Bête effrayée : quel animal risque de s'enfuir ?
CallAurors = Renfort d'Aurors : quel jeton de Salem retirent-ils ?
FindPortkey = Portoloin : où vous emporte-t-il ?
MakeFind = Trouvaille : quel jeton prenez-vous dans la réserve ?
ReceiveOwl = Hibou postal : quel jeton transporte-t-il ?

# Réponses
TakeCharacter = { $character }
MovePawn = Aller à { $to }
CaptureBeast = { $reducio ->
    [0] Capturer l'animal qui est ici
    [1] Capturer l'animal qui est ici, avec un Reducio
   *[other] Capturer l'animal qui est ici, avec { $reducio } Reducio
    }
CaptureTogether = Capturer l'animal qui est ici
Pay = { $count ->
    [0] Aucun
   *[other] { $count }
    }
Spare = Garder { $token }
RollDie = Lancer le dé
EndTurn = Finir le tour
PlaySpell = { $spell } : { $spell_id ->
    [accio] { spell-accio.help }
    [transplanage] { spell-transplanage.help }
    [revelio] { spell-revelio.help }
    [ascendio] { spell-ascendio.help }
    [geminio] { spell-geminio.help }
    [reducio] { spell-reducio.help }
    [expelliarmus] { spell-expelliarmus.help }
    [protego] { spell-protego.help }
    [impedimenta] { spell-impedimenta.help }
   *[other] { spell-wingardium.help }
    }
FetchToken = Celui de { $on }
PointAt = Celui de { $on }
LookAt = { $other_id ->
    [none] Aucun autre
   *[other] Celui de { $other }
    }
NameNumber = { $number }
Disarm = { $token }, à { $of }
    .then = À { $of } : quel jeton prenez-vous ?
Hinder = { $of }
Lift = Celui de { $on }
Exchange = Celui de { $other }
Walk = Marcher jusqu'à { $to }
    .then = Aller à { $to } : comment ?
Apparate = Transplaner à { $to }
    .then = Aller à { $to } : comment ?
OrderToWalk = Envoyer le pion de { $of } à { $to }
    .then = { $to_id ->
        [open] Le pion de { $of } : où l’envoyez-vous ?
       *[other] Le pion de { $of } à { $to } : comment ?
    }
OrderToApparate = Faire transplaner le pion de { $of } à { $to }
    .then = { $to_id ->
        [open] Le pion de { $of } : où l’envoyez-vous ?
       *[other] Le pion de { $of } à { $to } : comment ?
    }
RemoveSalem = Lancer le dé contre le jeton de Salem
TakeResource = Prendre { $token } à la réserve
GiveToken = Donner { $token } à { $of }
    .then = Avec { $of } : quel jeton change de main ?
ReceiveToken = Recevoir { $token } de { $of }
    .then = Avec { $of } : quel jeton change de main ?
StopActing = Finir le tour
ApplyEvent = { $event } : { $event_id ->
    [sermon] { event-sermon.help }
    [tracts] { event-tracts.help }
    [obscurus] { event-obscurus.help }
    [controle] { event-controle.help }
    [vol] { event-vol.help }
    [fuite] { event-fuite.help }
    [aurors] { event-aurors.help }
    [portoloin] { event-portoloin.help }
    [regain] { event-regain.help }
    [trouvaille] { event-trouvaille.help }
    [hibou] { event-hibou.help }
    [oubliettes] { event-oubliettes.help }
   *[other] { event-calme.help }
    }
LoseToken = Rendre { $token }
ChaseBeast = { $beast }
SendAurors = Celui de { $on }
TakePortkey = À { $to }
LeavePortkey = Nulle part : rester ici
PickUp = { $token }
OwlTakes = Envoyer { $token } à { $of }
    .then = Avec { $of } : quel jeton voyage ?
OwlBrings = Faire venir { $token } de { $of }
    .then = Avec { $of } : quel jeton voyage ?
DismissOwl = Aucun : le renvoyer à vide

# Ce qui arrive
CharacterTaken = { $by } joue { $character }.
    .by-you = Vous jouez { $character }.
TokensPutOut = Les jetons sont mélangés et disposés face cachée.
TurnBegun = Tour { $round } : à { $by } de jouer.
    .by-you = Tour { $round } : à vous de jouer.
DieRolled = { $by } fait { $roll }.
    .by-you = Vous faites { $roll }.
PawnMoved = { $by } se rend à { $to }.
    .by-you = Vous allez à { $to }.
    .told-by = Apparated
    .after-SpellPlayed = { $after_spell_id ->
        [transplanage] { $by } transplane à { $to }.
       *[other] { "" }
    }
    .after-SpellPlayed-by-you = { $after_spell_id ->
        [transplanage] Vous transplanez à { $to }.
       *[other] { "" }
    }
    .after-DieRolled = { "" }
    .after-NumberChosen = { "" }
    .after-TurnBegun = { "" }
BeastCaptured = { $by } capture { $beast } à { $on } !
    .by-you = Vous capturez { $beast } à { $on } !
TokenSetAside = { $by } trouve { $token } à { $on } ; le jeton est écarté.
    .by-you = Vous trouvez { $token } à { $on } ; le jeton est écarté.
PlaceRefilled = Un nouveau jeton est posé face cachée à { $on }.
NothingFound = { $by } ne trouve rien à { $on }.
    .by-you = Vous ne trouvez rien à { $on }.
SpellsDealt = { $spell_id ->
    [none] { $by } reçoit deux sortilèges.
   *[other] { $by } reçoit deux sortilèges : { $spell } et { $other }.
    }
    .by-you = { $spell_id ->
        [none] Vous recevez deux sortilèges.
       *[other] Vous recevez deux sortilèges : { $spell } et { $other }.
    }
SpellDrawn = { $spell_id ->
    [none] { $by } pioche un sortilège.
   *[other] { $by } pioche un sortilège : { $spell }.
    }
    .by-you = { $spell_id ->
        [none] Vous piochez un sortilège.
       *[other] Vous piochez un sortilège : { $spell }.
    }
    .many = { $spell_id ->
        [none] { $by } pioche { $times } sortilèges.
       *[other] { $by } pioche { $times } fois le même sortilège : { $spell }.
    }
    .many-by-you = { $spell_id ->
        [none] Vous piochez { $times } sortilèges.
       *[other] Vous piochez { $times } fois le même sortilège : { $spell }.
    }
SpellDeckRenewed = Les sortilèges joués sont mélangés et forment une nouvelle pioche de { $cards } cartes.
PileRenewed = La pioche était vide : les jetons dépensés, au nombre de { $tokens }, en forment une nouvelle.
StepsHalved = Impedimenta : { $by } n'avance que de { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }.
    .by-you = Impedimenta : vous n'avancez que de { $steps } pas.
ResourceFound = { $by } retourne le jeton de { $on } et prend { $token }.
    .by-you = Vous retournez le jeton de { $on } et prenez { $token }.
BeastFound = { $by } découvre { $beast } à { $on }.
    .by-you = Vous découvrez { $beast } à { $on }.
TokensPaid = { $count ->
        [1] { $by } paie { $token }.
       *[other] { $by } paie { $count } jetons { $token_id ->
            [red] rouges
            [blue] bleus
            [yellow] jaunes
            [green] verts
           *[other] multicolores
        }.
    }
    .by-you = { $count ->
        [1] Vous payez { $token }.
       *[other] Vous payez { $count } jetons { $token_id ->
            [red] rouges
            [blue] bleus
            [yellow] jaunes
            [green] verts
           *[other] multicolores
        }.
    }
SpellPlayed = { $by } lance { $spell }.
    .by-you = Vous lancez { $spell }.
TokenLookedAt = { $token_id ->
    [none] { $by } regarde en secret le jeton de { $on }.
   *[other] { $by } regarde en secret le jeton de { $on } : { $token }.
    }
    .by-you = { $token_id ->
        [none] Vous regardez en secret le jeton de { $on }.
       *[other] Vous regardez en secret le jeton de { $on } : { $token }.
    }
NumberChosen = { $by } choisit d'avancer de { $number }.
    .by-you = Vous choisissez d'avancer de { $number }.
TokenConjured = { $by } tire de la pioche { $token }.
    .by-you = Vous tirez de la pioche { $token }.
BeastGlimpsed = { $by } aperçoit { $beast } sur la pioche, qui est de nouveau mélangée.
    .by-you = Vous apercevez { $beast } sur la pioche, qui est de nouveau mélangée.
TokenStolen = { $by } prend { $token } à { $of }.
    .by-you = Vous prenez { $token } à { $of }.
    .of-you = { $by } vous prend { $token }.
ProtegoExpired = Le Protego de { $by } prend fin.
    .by-you = Votre Protego prend fin.
PlayerHindered = { $by } ralentit { $of } : son prochain lancer de dé comptera pour moitié.
    .by-you = Vous ralentissez { $of } : son prochain lancer de dé comptera pour moitié.
    .of-you = { $by } vous ralentit : votre prochain lancer de dé comptera pour moitié.
TokensExchanged = { $by } échange les jetons de { $on } et de { $other }.
    .by-you = Vous échangez les jetons de { $on } et de { $other }.
BeastLoose = Animal échappé : { $beast }, à { $on }.
PlaceOffered = Frise des lieux : on trouve { $token } à { $on }.
ActionsGiven = { $by } a { $actions ->
    [1] une action
   *[other] { $actions } actions
    }.
    .by-you = Vous avez { $actions ->
        [1] une action
       *[other] { $actions } actions
    }.
ActionsGivenUp = { $by } renonce à { $actions ->
    [1] une action
   *[other] { $actions } actions
    }.
    .by-you = Vous renoncez à { $actions ->
        [1] une action
       *[other] { $actions } actions
    }.
Apparated = { $by } transplane à { $to }.
    .by-you = Vous transplanez à { $to }.
OrderedToApparate = { $by } fait transplaner { $of } à { $to }.
    .of-you = { $by } vous fait transplaner à { $to }.
    .by-you = Vous faites transplaner { $of } à { $to }.
PawnOrdered = { $by } envoie { $of } à { $to }.
    .of-you = { $by } vous envoie à { $to }.
    .by-you = Vous envoyez { $of } à { $to }.
    .told-by = OrderedToApparate
SalemStood = Il fallait { $needed } : le jeton de Salem reste à { $on }.
SalemRemoved = Le jeton de Salem de { $on } est éliminé.
ResourceTaken = { $by } prend { $token } à { $on }.
    .by-you = Vous prenez { $token } à { $on }.
TokenHandedOver = { $by } remet { $token } à { $of }.
    .by-you = Vous remettez { $token } à { $of }.
    .of-you = { $by } vous remet { $token }.
EventRevealed = Événement : { $event }, { $event_id ->
    [sermon] { event-sermon.help }
    [tracts] { event-tracts.help }
    [obscurus] { event-obscurus.help }
    [controle] { event-controle.help }
    [vol] { event-vol.help }
    [fuite] { event-fuite.help }
    [aurors] { event-aurors.help }
    [portoloin] { event-portoloin.help }
    [regain] { event-regain.help }
    [trouvaille] { event-trouvaille.help }
    [hibou] { event-hibou.help }
    [oubliettes] { event-oubliettes.help }
   *[other] { event-calme.help }
    }
    .before = { $event_id ->
        [controle] { $next ->
            [ActionLost] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Événement : { $event }, sans effet : il ne restait pas d'action.
        }
        [vol] { $next ->
            [TokenLost] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Événement : { $event }, sans effet : { $by } n'avait pas de jeton.
        }
        [fuite] { $next ->
            [PlaceRevealed] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Événement : { $event }, sans effet : aucun animal n'est en liberté.
        }
        [aurors] { $next ->
            [SalemRemoved] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Événement : { $event }, sans effet : il n'y a pas de jeton de Salem sur le plateau.
        }
        [portoloin] { $next ->
            [PawnMoved] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Événement : { $event }, mais { $by } reste sur place.
        }
        [trouvaille] { $next ->
            [TokenPickedUp] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Événement : { $event }, sans effet : la réserve est vide.
        }
        [hibou] { $next ->
            [TokenHandedOver] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Événement : { $event }, qui repart à vide.
        }
        [oubliettes] { $next ->
            [SalemSetBack] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Événement : { $event }, sans effet : la frise de Salem est vide.
        }
       *[other] { "" }
    }
    .before-by-you = { $event_id ->
        [vol] { $next ->
            [TokenLost] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Événement : { $event }, sans effet : vous n'aviez pas de jeton.
        }
        [portoloin] { $next ->
            [PawnMoved] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Événement : { $event }, mais vous restez sur place.
        }
       *[other] { "" }
    }
EventApplied = { $by } choisit : { $event }.
    .by-you = Vous choisissez : { $event }.
    .before = { $event_id ->
        [controle] { $next ->
            [ActionLost] { "" }
           *[other] { $by } choisit : { $event }, sans effet, car il ne restait pas d'action.
        }
        [vol] { $next ->
            [TokenLost] { "" }
           *[other] { $by } choisit : { $event }, sans effet, faute de jeton.
        }
        [fuite] { $next ->
            [PlaceRevealed] { "" }
           *[other] { $by } choisit : { $event }, sans effet, car aucun animal n'est en liberté.
        }
        [aurors] { $next ->
            [SalemRemoved] { "" }
           *[other] { $by } choisit : { $event }, sans effet, car il n'y a pas de jeton de Salem sur le plateau.
        }
        [portoloin] { $next ->
            [PawnMoved] { "" }
           *[other] { $by } choisit : { $event }, mais reste sur place.
        }
        [trouvaille] { $next ->
            [TokenPickedUp] { "" }
           *[other] { $by } choisit : { $event }, sans effet, car la réserve est vide.
        }
        [hibou] { $next ->
            [TokenHandedOver] { "" }
           *[other] { $by } choisit : { $event }, qui repart à vide.
        }
        [oubliettes] { $next ->
            [SalemSetBack] { "" }
           *[other] { $by } choisit : { $event }, sans effet, car la frise de Salem est vide.
        }
       *[other] { "" }
    }
    .before-by-you = { $event_id ->
        [controle] { $next ->
            [ActionLost] { "" }
           *[other] Vous choisissez : { $event }, sans effet, car il ne restait pas d'action.
        }
        [vol] { $next ->
            [TokenLost] { "" }
           *[other] Vous choisissez : { $event }, sans effet, faute de jeton.
        }
        [fuite] { $next ->
            [PlaceRevealed] { "" }
           *[other] Vous choisissez : { $event }, sans effet, car aucun animal n'est en liberté.
        }
        [aurors] { $next ->
            [SalemRemoved] { "" }
           *[other] Vous choisissez : { $event }, sans effet, car il n'y a pas de jeton de Salem sur le plateau.
        }
        [portoloin] { $next ->
            [PawnMoved] { "" }
           *[other] Vous choisissez : { $event }, mais restez sur place.
        }
        [trouvaille] { $next ->
            [TokenPickedUp] { "" }
           *[other] Vous choisissez : { $event }, sans effet, car la réserve est vide.
        }
        [hibou] { $next ->
            [TokenHandedOver] { "" }
           *[other] Vous choisissez : { $event }, qui repart à vide.
        }
        [oubliettes] { $next ->
            [SalemSetBack] { "" }
           *[other] Vous choisissez : { $event }, sans effet, car la frise de Salem est vide.
        }
       *[other] { "" }
    }
ActionLost = { $by } perd une action.
    .by-you = Vous perdez une action.
ActionGained = { $by } gagne une action.
    .by-you = Vous gagnez une action.
TokenLost = { $by } rend { $token } à la réserve.
    .by-you = Vous rendez { $token } à la réserve.
TokenPickedUp = { $by } prend { $token } dans la réserve.
    .by-you = Vous prenez { $token } dans la réserve.
PlaceRevealed = Lieu révélé : { $on }.
BeastFled = Effrayé, { $beast } s'enfuit à { $on }.
BeastStayed = Effrayé, { $beast } ne bouge pourtant pas : plus de place à { $on }.
SalemPlaced = Un jeton de Salem est posé à { $on }.
SalemAdvanced = La frise de Salem avance : { $box }.
    .after-PlaceRevealed = Un jeton de Salem ou un animal est déjà à { $after_on } : la frise de Salem avance à { $box }.
    .after-PlaceTrackShifted = Un jeton de Salem ou un animal est déjà à { $after_on } : la frise de Salem avance à { $box }.
    .after-EventRevealed = { $after_event_id ->
        [obscurus] Obscurus : la frise de Salem avance à { $box }.
       *[other] { "" }
    }
    .after-EventApplied = { $after_event_id ->
        [obscurus] Obscurus : la frise de Salem avance à { $box }.
       *[other] { "" }
    }
SalemSetBack = La frise de Salem recule : { $box }.
FollowerRevealed = Fidèle de Salem : { $follower }, { $follower_id ->
    [marylou] { follower-marylou.help }
    [croyance] { follower-croyance.help }
    [modestie] { follower-modestie.help }
    [chastity] { follower-chastity.help }
    [shaw] { follower-shaw.help }
   *[other] { follower-clairon.help }
    }
PlaceTrackShifted = Fin du tour de table : les cartes restées sur la frise des lieux glissent vers Salem et prennent la couleur de leur nouvelle case ; celle de { $on } atteint l'emplacement de Salem.
PlacesSlid = Frise des lieux : on trouve maintenant { token-red } à { $red }{ $yellow_id ->
        [none] { "" }
       *[other] { ", " }{ token-yellow } à { $yellow }
    }{ $green_id ->
        [none] { "" }
       *[other] { ", " }{ token-green } à { $green }
    }{ $blue_id ->
        [none] { "" }
       *[other] { ", " }{ token-blue } à { $blue }
    }.

# Pourquoi pas
refused-character-taken = Le personnage { $character } est déjà pris.
refused-no-such-destination = Aucun chemin du nombre exact de pas ne finit à { $to } sans repasser par une case.
refused-transplanage-to-a-ring = Transplanage mène à une case cerclée de bleu, autre que la vôtre.
refused-destination-first = Votre pion doit d'abord se déplacer : choisissez où il s'arrête.
refused-move-first = Votre pion n'a pas encore bougé : lancez le dé, ou jouez Ascendio ou Transplanage.
refused-moved-already = Votre pion a déjà bougé ce tour-ci.
refused-no-beast-here = Aucun animal n'est visible sur la case de votre pion.
refused-cannot-pay = Vous n'avez pas tous les jetons que demande cet animal, même avec vos multicolores.
refused-team-cannot-pay = Les joueurs présents sur cette case n'ont pas à eux tous les jetons que demande cet animal.
refused-capture-needs-action = Avec le Clairon de New York, une capture coûte une action, et il ne vous en reste pas.
refused-not-enough-reducio = Vous ne pouvez pas jouer autant de Reducio ce tour-ci.
refused-payment-not-exact = Le paiement doit être exactement celui que demande l'animal, avec les jetons des joueurs présents.
refused-spell-not-in-hand = Vous n'avez pas { $spell } en main.
refused-reducio-with-a-capture = Reducio se joue en déclarant une capture.
refused-fourth-spell = Vous avez déjà joué trois sortilèges ce tour-ci.
refused-spell-before-the-roll = { $spell } remplace le lancer de dé : votre pion a déjà bougé.
refused-protected-already = Un Protego vous protège déjà.
refused-spell-without-effect = { $spell } n'aurait aucun effet maintenant : il n'a pas de cible.
refused-accio-one-street-away = Accio ne va qu'à une rue de la case de votre pion.
refused-no-face-down-token = Il n'y a pas de jeton face cachée à cet endroit.
refused-opponents-only = Ce sortilège vise un adversaire.
refused-player-protected = { $of } est sous la protection de Protego.
refused-no-multicolour-token = Expelliarmus ne prend jamais un jeton multicolore.
refused-token-not-held = Le joueur qui devrait donner ce jeton n'en a pas.
refused-hindered-already = { $of } a déjà un marqueur Impedimenta.
refused-token-under-a-pawn = Wingardium Leviosa ne soulève pas un jeton sur lequel se tient un pion.
refused-no-token-there = Il n'y a pas de jeton à soulever à cet endroit.
refused-same-place-twice = Il faut deux lieux différents.
refused-held-by-salem = Un jeton de Salem retient ce pion : il faut d'abord l'éliminer.
refused-not-a-neighbour = Ce pion ne marche que jusqu'à une case voisine, pas jusqu'à { $to }.
refused-no-apparition = On ne transplane que d'une case cerclée de bleu à une autre.
refused-jacob-walks = Jacob est un Non-Maj : il ne transplane jamais.
refused-only-seraphina-orders = Seule Seraphina peut déplacer le pion d'un autre joueur.
refused-too-few-actions = Il ne vous reste pas assez d'actions.
refused-no-salem-token-here = Il n'y a pas de jeton de Salem sur votre case.
refused-no-place-card-here = La frise des lieux n'offre pas cette ressource sur votre case.
refused-supply-empty = La réserve n'a plus de jeton de cette sorte.
refused-only-jacob-transfers = Seul Jacob échange des jetons, trois fois par tour, avec un joueur de sa case.
refused-event-first = Un événement est en cours : il faut d'abord le résoudre.
refused-portkey-to-a-place = Le Portoloin mène à un lieu numéroté, autre que celui où vous êtes.

# Comment cela finit
ending-three-beasts = Trois animaux capturés.
ending-all-beasts-captured = Les dix animaux sont capturés.
ending-last-round = Cent tours ont été joués.
ending-two-beasts = Deux animaux capturés.
ending-all-beasts-found = Tous les animaux sont capturés : l'équipe a gagné.
ending-salem-track-full = La frise de Salem est pleine : l'équipe a perdu.
ending-out-of-time = Cent tours de table sans tous les animaux : l'équipe a perdu.

# Le résultat
result-captures = captures
result-tokens = jetons
result-spells = sorts lancés
result-resources = jetons pris
result-torches = Salem repoussé
result-character = { $character }
result-beasts = Ses captures
result-rounds = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}
result-beasts-found = Animaux trouvés : { $beasts } sur { $wanted }
result-track = Frise de Salem : { $box } sur { $losing }

# Personnages
character-norbert = Norbert Dragonneau
    .help = 4 actions ; une capture en sa présence coûte un jeton de moins.
character-porpentina = Porpentina Goldstein
    .help = 4 actions ; élimine un jeton de Salem dès 2 au dé.
character-queenie = Queenie Goldstein
    .help = 4 actions ; révèle deux événements et choisit celui qui se produit.
character-jacob = Jacob Kowalski
    .help = 5 actions, jamais de transplanage ; donne ou reçoit jusqu'à trois jetons par tour sur sa case.
character-percival = Percival Graves
    .help = 3 actions ; les jetons de Salem ne le retiennent pas.
character-seraphina = Seraphina Picquery
    .help = 4 actions ; peut déplacer le pion d'un autre comme le sien.

# Sortilèges
spell-accio = Accio
    .help = retourner un jeton caché sur une case voisine par la rue
spell-transplanage = Transplanage
    .help = apparaître sur une case cerclée de bleu, au lieu de lancer le dé
spell-revelio = Revelio
    .help = regarder en secret un ou deux jetons cachés
spell-ascendio = Ascendio
    .help = choisir de combien avancer, au lieu de lancer le dé
spell-geminio = Geminio
    .help = retourner le premier jeton de la pioche et le prendre, si c'est une ressource
spell-reducio = Reducio
    .help = payer un jeton de moins pour une capture
spell-expelliarmus = Expelliarmus
    .help = prendre à un adversaire un jeton d'une couleur
spell-protego = Protego
    .help = être à l'abri d'Expelliarmus et d'Impedimenta jusqu'à votre prochain tour
spell-impedimenta = Impedimenta
    .help = diviser par deux le prochain lancer de dé d'un adversaire
spell-wingardium = Wingardium Leviosa
    .help = échanger les jetons de deux lieux sans pion

# Événements
event-sermon = Sermon de rue
    .help = un lieu est révélé et reçoit un jeton de Salem.
event-tracts = Distribution de tracts
    .help = deux lieux sont révélés, l'un après l'autre, et reçoivent un jeton de Salem.
event-obscurus = Obscurus
    .help = un jeton de Salem va droit sur la frise de Salem.
event-controle = Contrôle des baguettes
    .help = le joueur actif perd une action.
event-vol = Poches vidées
    .help = le joueur actif rend un jeton de son choix.
event-fuite = Bête effrayée
    .help = un animal au choix s'enfuit vers un lieu révélé, s'il est libre.
event-aurors = Renfort d'Aurors
    .help = un jeton de Salem au choix est retiré du plateau.
event-portoloin = Portoloin
    .help = le joueur actif peut se rendre aussitôt sur n'importe quel lieu.
event-regain = Second souffle
    .help = le joueur actif gagne une action.
event-trouvaille = Trouvaille
    .help = le joueur actif prend un jeton d'une couleur de son choix.
event-hibou = Hibou postal
    .help = le joueur actif peut envoyer un jeton à un autre joueur, ou en recevoir un.
event-oubliettes = Oubliettes
    .help = un jeton quitte la frise de Salem.
event-calme = Journée calme
    .help = il ne se passe rien.

# Fidèles de Salem
follower-marylou = Mary Lou Bellebosse
    .help = à la fin de chaque tour de table, un lieu de plus reçoit un jeton de Salem.
follower-croyance = Croyance Bellebosse
    .help = il faut un de plus au dé pour éliminer un jeton de Salem.
follower-modestie = Modestie Bellebosse
    .help = prendre un jeton multicolore sur la frise coûte deux actions.
follower-chastity = Chastity Bellebosse
    .help = transplaner coûte deux actions.
follower-shaw = Henry Shaw
    .help = qui commence son tour sur un jeton de Salem a une action de moins.
follower-clairon = Le Clairon de New York
    .help = déclarer une capture coûte une action.

# Jetons
token-red = une valise (rouge)
token-blue = une potion (bleu)
token-yellow = un dragot (jaune)
token-green = une théière (vert)
token-multi = un jeton multicolore
token-billywig = le Billywig
token-botruc = le Botruc
token-niffleur = le Niffleur
token-murlap = le Murlap
token-veaudelune = le Veaudelune
token-demonzemerveille = le Démonzémerveille
token-demiguise = le Demiguise
token-occamy = l'Occamy
token-eruptif = l'Éruptif
token-oiseau_tonnerre = l'Oiseau-tonnerre

# Lieux, comme une phrase les nomme et comme le plan les écrit
space-0 = le Départ (0)
    .name = Départ
space-1 = la Banque (1)
    .name = Banque
space-2 = la Statue de la Liberté (2)
    .name = Statue de la Liberté
space-3 = le Port de New York (3)
    .name = Port de New York
space-4 = Battery Park (4)
    .name = Battery Park
space-5 = le Pont de Brooklyn (5)
    .name = Pont de Brooklyn
space-6 = les Quais de Brooklyn (6)
    .name = Quais de Brooklyn
space-7 = Wall Street (7)
    .name = Wall Street
space-8 = la Boulangerie Kowalski (8)
    .name = Boulangerie Kowalski
space-9 = la Douane (9)
    .name = Douane
space-10 = l'Hôtel de ville (10)
    .name = Hôtel de ville
space-11 = la Station de métro (11)
    .name = Station de métro
space-12 = Broadway (12)
    .name = Broadway
space-13 = le Macusa (13)
    .name = Macusa
space-14 = le Lower East Side (14)
    .name = Lower East Side
space-15 = la Chapelle de Salem (15)
    .name = Chapelle de Salem
space-16 = le Cochon aveugle (16)
    .name = Le Cochon aveugle
space-17 = Greenwich Village (17)
    .name = Greenwich Village
space-18 = l'Appartement Goldstein (18)
    .name = Appartement Goldstein
space-19 = Union Square (19)
    .name = Union Square
space-20 = le Flatiron Building (20)
    .name = Flatiron Building
space-21 = le Grand magasin (21)
    .name = Grand magasin
space-22 = la Gare de Pennsylvanie (22)
    .name = Gare de Pennsylvanie
space-23 = Times Square (23)
    .name = Times Square
space-24 = Grand Central (24)
    .name = Grand Central
space-25 = la Bijouterie (25)
    .name = Bijouterie
space-26 = la Bibliothèque (26)
    .name = Bibliothèque
space-27 = la Tour Shaw (27)
    .name = Tour Shaw
space-28 = le Zoo de Central Park (28)
    .name = Zoo de Central Park
space-29 = Central Park (29)
    .name = Central Park

# Sur le plateau
board-face-down = jeton caché
board-empty = vide
board-apparition = transplanage
board-pile = Pioche : { $count }
board-set-aside = Écartés : { $count }
board-red = R
board-blue = B
board-yellow = J
board-green = V
board-multi = M
board-spells = { $count ->
    [1] 1 sortilège
   *[other] { $count } sortilèges
    }
board-spent = Dépensés :
board-spell-deck = Sortilèges : { $count } en pioche, { $left } à jouer ce tour-ci
board-spell-discard = Défausse : { $spells }
board-place-pile = Cartes lieu : { $count }
board-event-pile = Événements : { $count }
board-follower-pile = Fidèles : { $count }
board-offers = Frise des lieux :
board-salem = Frise de Salem :
board-salem-token = jeton de Salem (réserve : { $count })
board-actions = Actions : { $count }
board-transfers = Échanges : { $count }
board-event = Événement : { $event }
board-captured = Animaux : { $count }/{ $wanted }


# Ce qu’un conseil dit d’une option
why-MovePawn = Ce qui s’y trouve, et la distance du prochain animal.
why-CaptureBeast = Un animal dans la valise, c’est ce qui fait gagner.
why-CaptureTogether = Un animal dans la valise, c’est pour cela que l’équipe est là.
why-TakeResource = L’équipe aura besoin de ce jeton.
why-Walk = Vers ce dont l’équipe a besoin ensuite.
why-RemoveSalem = Salem retient qui s’y trouve et encombre le plateau.
