game = Salem 1692
    .line = Une Sorcière se cache parmi vous. Accusez, défendez, confessez-vous, et passez la Nuit.
    .label = Accusez, plaidez, passez la Nuit.
    .kind = rôles cachés
mode-standard = Salem
    .help = De 4 à 12 joueurs.
mode-ghost = Salem avec fantômes
    .help = 2 ou 3 joueurs ; des fantômes complètent la table.

# Options de la table
option-citizen_choice = Choix des Citoyens
    .help = Chacun reçoit deux Citoyens et en garde un (de 4 à 7 joueurs).
option-blind_conspiracy = Conspiration aveugle
    .help = Les Procès pris pendant une Conspiration sont mélangés au centre avant d'être redistribués.
option-silent_death = Mort silencieuse
    .help = Les morts ne disent pas s'ils ont été Sorcières.
option-more_witches = Davantage de Sorcières
    .help = Une carte Sorcière de plus est distribuée.
option-two_tryals = Deux Procès désignés
    .help = Tant que l'accusé a au moins quatre Procès cachés, l'accusateur en désigne deux et l'accusé choisit.

# Questions
ChooseCitizen = Quel Citoyen gardez-vous ?
ChooseBlackCat = Les yeux fermés : à qui donneriez-vous le Chat noir ? Seules les réponses des Sorcières comptent.
ChooseAction = À vous : piochez deux cartes, ou jouez des cartes sur les autres.
    .offered = À vous : { $can }.
    .can-RearrangeDeck = réorganisez d'abord le paquet
    .can-DrawTwo = piochez deux cartes et finissez
    .can-TakeFromDiscard = prenez dans la défausse au lieu de piocher
    .can-PlayRed = jouez des cartes sur les autres
    .can-PlayAlibi = jouez des cartes sur les autres
    .can-PlayAlibiAsWitness = jouez des cartes sur les autres
    .can-PlayStocks = jouez des cartes sur les autres
    .can-PlayArson = jouez des cartes sur les autres
    .can-PlayCurse = jouez des cartes sur les autres
    .can-PlayRobbery = jouez des cartes sur les autres
    .can-PlayScapegoat = jouez des cartes sur les autres
    .can-PlayBlue = jouez des cartes sur les autres
    .can-Peek = regardez un Procès d'un fantôme (deux cartes du paquet partent)
    .can-EndTurn = finissez votre tour
OfferSecondCard = La Nuit était votre première carte. En piochez-vous une seconde ?
OfferThirdCard = Si vous avez pioché deux Accusations, vous pouvez les montrer et en piocher une troisième.
    .ahead = Montrer deux Accusations
    .let-round = Ne rien montrer jusqu'à la prochaine Nuit
    .let-game = Ne jamais rien montrer
    .only-KeepQuiet = Vous n'avez pas pioché deux Accusations : rien à montrer. Les autres n'en savent rien.
ChooseAlibi = Quelles cartes rouges devant { $on } votre Alibi retire-t-il ? Jusqu'à { $worth } en tout.
OfferEarlyTrial = Il manque une accusation. Tenez-vous déjà le procès de { $accused } ?
OfferTwoCards = Piochez-vous deux cartes avant que le Procès ne soit révélé ?
ChooseTrial = Désignez un Procès caché de { $accused }.
RevealBlackCatsTrial = Conspiration ! { $accused } a le Chat noir : quel Procès révélez-vous ?
    .accused-you = Conspiration ! Vous avez le Chat noir : lequel de vos Procès révélez-vous ?
ChooseLoss = { $accused } a été frappé et perd un Procès : lequel ?
NameTwoTrials = Désignez deux Procès cachés de { $accused }, qui choisira l'un des deux.
ChooseOfTwo = { $accuser } a désigné deux de vos Procès. Lequel révélez-vous ?
OfferClearing = Défaussez-vous les cartes rouges posées devant vous ?
OfferOneCard = Un Procès a été révélé. Piochez-vous une carte ?
ChooseFirstDeath = { $one } et { $other } meurent ensemble. Qui meurt d'abord ?
    .one-you = Vous et { $other } mourez ensemble. Qui meurt d'abord ?
    .other-you = Vous et { $one } mourez ensemble. Qui meurt d'abord ?
ShareCards = Quelle carte du mort prenez-vous ?
ChooseCardToTake = Conspiration : quel Procès caché prenez-vous à votre voisin de gauche ?
ChooseVictim = Nuit. Qui frappez-vous ? Seules les réponses des Sorcières comptent.
ChooseProtected = Nuit. Qui protégez-vous ? Seule la réponse du Prévôt compte.
ChooseConfession = Avant que la victime soit nommée, vous confessez-vous ? Cela vous sauve des Sorcières cette Nuit.
Arrange = Quelle carte vient en position { $place } à partir du dessus ?
ChooseDiscarded = Quelle carte prenez-vous dans la défausse ?

# Réponses
KeepCitizen = { $citizen }
GiveBlackCat = { $on }
    .on-you = Vous-même
PickNobody = Pas de réponse
DrawTwo = Piocher deux cartes et finir le tour
EndTurn = Finir le tour
DrawSecondCard = Piocher encore une carte
StopDrawing = S'arrêter là
ShowAccusations = Montrer les deux Accusations et piocher une troisième carte
KeepQuiet = Ne pas piocher
PlayRed = Jouer { $card } contre { $on }
    .then = { $card } : contre qui ?
PlayAlibi = Jouer Alibi pour { $on }
    .then = Alibi : pour qui ?
PlayAlibiAsWitness = Jouer Alibi comme Témoin contre { $on }
ClearRed = Retirer { $card }
ClearNoMore = Ne plus rien retirer
PlayStocks = Mettre { $on } au Pilori
    .then = Pilori : pour qui ?
PlayArson = Brûler la main de { $on } (Incendie)
    .then = Incendie : qui perd sa main ?
PlayCurse = { $card_id ->
        [none] Jouer Malédiction sur { $on }, sans effet
       *[other] Maudire { $on } : défausser { $card }
    }
    .then = { $on_id ->
        [open] Malédiction : sur qui ?
       *[other] Malédiction sur { $on } : quelle carte défausser ?
    }
PlayRobbery = Voler { $source } et donner sa main à { $target }
    .then = { $source_id ->
        [open] Vol : à qui prendre sa main ?
       *[other] La main de { $source } : pour qui ?
    }
PlayScapegoat = Bouc émissaire : déplacer toutes les cartes devant { $source } vers { $target }
    .then = { $source_id ->
        [open] Bouc émissaire : devant qui prendre les cartes ?
       *[other] Les cartes devant { $source } : chez qui ?
    }
PlayBlue = Jouer { $card } sur { $on }
    .then = { $card } : devant qui ?
HoldTrial = Tenir le procès de { $accused }
HoldNoTrial = Attendre
DrawBeforeTrial = Piocher deux cartes
DrawNothing = Ne rien piocher
OfferOfTwo = Procès { $one } et { $other }
    .then = Procès { $one } : et quel autre ?
RevealTrial = Procès { $slot }
ClearOwnReds = Les défausser
KeepOwnReds = Les garder
DrawOneCard = Piocher une carte
DieFirst = { $first } meurt d'abord
    .first-you = Vous mourez d'abord
TakeShare = { $card }
TakeTrial = Procès { $slot }
TakeTrialAndGive = Prendre le Procès { $slot } ; { $ghost } reçoit le Procès { $given } de son voisin
Strike = { $on }
    .on-you = Vous-même
Protect = { $on_id ->
        [none] Personne
       *[other] { $on }
    }
    .on-you = Vous-même
Confess = Se confesser : révéler le Procès { $slot }
ConfessWithoutRevealing = Se confesser sans révéler de Procès
StaySilent = Se taire
RearrangeDeck = Regarder le paquet et le réorganiser
PutNext = { $card }
LeaveTheRest = Laisser le reste tel quel
TakeFromDiscard = Prendre une ou deux cartes dans la défausse au lieu de piocher
PickUp = { $card }
PickUpNoMore = C'est tout
Peek = Regarder le Procès { $slot } de { $of }
SwapTrials = Échanger vos Procès { $one } et { $other }
TurnHourglass = Retourner le sablier
SayLastWords = Dire vos derniers mots

# Ce qui arrive
TrialsDealt = Chaque place reçoit { $each } Procès ; { $witches ->
        [one] il y a une carte Sorcière en tout
       *[other] il y a { $witches } cartes Sorcière en tout
    }.
TrialReceived = { $of } reçoit { $face }.
    .of-you = Vous recevez { $face }.
    .many-of-you = Vous recevez { $times } fois { $face }.
CitizenTaken = { $by } est { $citizen }.
    .by-you = Vous êtes { $citizen }.
HandsDealt = Chaque place reçoit { $each } cartes.
CardDealt = { $to } reçoit { $card }.
    .to-you = Vous recevez { $card }.
    .many-to-you = Vous recevez { $times } fois { $card }.
DawnBroke = L'Aube : tous les yeux se ferment.
WitchRecognised = Les Sorcières se reconnaissent : { $of } en est une.
    .of-you = Les Sorcières se reconnaissent : vous en êtes une.
BlackCatPlaced = Les yeux s'ouvrent : le Chat noir est devant { $on }.
    .on-you = Les yeux s'ouvrent : le Chat noir est devant vous.
TurnBegun = À { $by } de jouer.
    .by-you = À vous de jouer.
TurnSkipped = { $by } est au Pilori et passe son tour.
    .by-you = Vous êtes au Pilori et passez votre tour.
TurnEnded = { $by } a fini son tour.
    .by-you = Vous avez fini votre tour.
    .after-TurnBegun = { "" }
    .after-PlayerDied = { $after_same ->
        [yes] La mort de { $by } met fin à son tour.
       *[no] { "" }
    }
    .after-PlayerDied-by-you = { $after_same ->
        [yes] Votre mort met fin à votre tour.
       *[no] { "" }
    }
CardDrawn = { $card_id ->
        [none] { $by } pioche une carte.
       *[other] { $by } pioche { $card }.
    }
    .by-you = { $card_id ->
        [none] Vous piochez une carte.
       *[other] Vous piochez { $card }.
    }
    .many = { $card_id ->
        [none] { $by } pioche { $times } cartes.
       *[other] { $by } pioche { $times } fois { $card }.
    }
    .many-by-you = { $card_id ->
        [none] Vous piochez { $times } cartes.
       *[other] Vous piochez { $times } fois { $card }.
    }
    .after-TrialRevealed = { $after_you ->
        [yes] Un de vos Procès
       *[no] Un Procès de { $after_of }
    } est révélé : Rebecca Nurse fait piocher { $card_id ->
        [none] une carte
       *[other] { $card }
    } à { $by }.
    .after-TrialRevealed-by-you = { $after_you ->
        [yes] Un de vos Procès
       *[no] Un Procès de { $after_of }
    } est révélé : Rebecca Nurse vous fait piocher { $card_id ->
        [none] une carte
       *[other] { $card }
    }.
    .after-TrialHeld = { $card_id ->
        [none] Ann Putnam : avant le procès, { $by } pioche une carte.
       *[other] Ann Putnam : avant le procès, { $by } pioche { $card }.
    }
    .after-TrialHeld-by-you = { $card_id ->
        [none] Ann Putnam : avant le procès, vous piochez une carte.
       *[other] Ann Putnam : avant le procès, vous piochez { $card }.
    }
    .after-TurnBegun = { "" }
    .after-DeckRearranged = { "" }
    .after-BlackCardDrawn = { "" }
    .after-ExchangeOpened = { "" }
    .after-TrialPassed = { "" }
    .after-TrialTakenFromCentre = { "" }
    .after-NightEnded = { "" }
BlackCardDrawn = { $by } pioche { $card } !
    .by-you = Vous piochez { $card } !
DeckReformed = La défausse est mélangée : le paquet compte { $cards } cartes, la Nuit au-dessous.
DrawStopped = { $by } ne pioche plus.
    .by-you = Vous ne piochez plus.
AccusationsShown = { $by } montre deux Accusations et pioche une troisième carte.
    .by-you = Vous montrez deux Accusations et piochez une troisième carte.
RedPlayed = { $by } joue { $card } contre { $on } : { $accusations ->
        [one] { $accusations } accusation
       *[other] { $accusations } accusations
    }.
    .by-you = Vous jouez { $card } contre { $on } : { $accusations ->
        [one] { $accusations } accusation
       *[other] { $accusations } accusations
    }.
    .on-you = { $by } joue { $card } contre vous : { $accusations ->
        [one] { $accusations } accusation
       *[other] { $accusations } accusations
    }.
AlibiPlayed = { $by } joue Alibi pour { $on }.
    .by-you = Vous jouez Alibi pour { $on }.
    .on-you = { $by } joue Alibi pour vous.
AlibiPlayedAsWitness = { $by } joue un Alibi comme Témoin contre { $on } : { $accusations } accusations.
    .by-you = Vous jouez un Alibi comme Témoin contre { $on } : { $accusations } accusations.
    .on-you = { $by } joue un Alibi comme Témoin contre vous : { $accusations } accusations.
RedCleared = La carte { $card } devant { $on } est défaussée.
    .on-you = La carte { $card } devant vous est défaussée.
StocksPlayed = { $by } met { $on } au Pilori.
    .by-you = Vous mettez { $on } au Pilori.
    .on-you = { $by } vous met au Pilori.
ArsonPlayed = { $by } met le feu à la main de { $on }.
    .by-you = Vous mettez le feu à la main de { $on }.
    .on-you = { $by } met le feu à votre main.
CursePlayed = { $card_id ->
        [none] { $by } maudit { $on }, sans effet.
       *[other] { $by } maudit { $on } : { $card } est défaussée.
    }
    .by-you = { $card_id ->
        [none] Vous maudissez { $on }, sans effet.
       *[other] Vous maudissez { $on } : { $card } est défaussée.
    }
    .on-you = { $card_id ->
        [none] { $by } vous maudit, sans effet.
       *[other] { $by } vous maudit : { $card } est défaussée.
    }
RobberyPlayed = { $cards ->
        [0] { $by } vole { $source } pour { $target }, mais aucune carte ne change de main.
        [one] { $by } vole { $source } et donne une carte à { $target }.
       *[other] { $by } vole { $source } et donne { $cards } cartes à { $target }.
    }
    .source-you = { $cards ->
        [0] { $by } vous vole pour { $target }, mais aucune carte ne change de main.
        [one] { $by } vous vole et donne une carte à { $target }.
       *[other] { $by } vous vole et donne { $cards } cartes à { $target }.
    }
    .target-you = { $cards ->
        [0] { $by } vole { $source } pour vous, mais aucune carte ne change de main.
        [one] { $by } vole { $source } et vous donne une carte.
       *[other] { $by } vole { $source } et vous donne { $cards } cartes.
    }
    .by-you = { $cards ->
        [0] Vous volez { $source } pour { $target }, mais aucune carte ne change de main.
        [one] Vous volez { $source } et donnez une carte à { $target }.
       *[other] Vous volez { $source } et donnez { $cards } cartes à { $target }.
    }
CardRobbed = { $card_id ->
        [none] Une carte passe de { $source } à { $target }.
       *[other] La carte { $card } passe de { $source } à { $target }.
    }
    .many = { $card_id ->
        [none] { $times } cartes passent de { $source } à { $target }.
       *[other] { $times } fois { $card } : de { $source } à { $target }.
    }
    .source-you = { $card_id ->
        [none] Vous perdez une carte : { $target } l'a.
       *[other] Vous perdez la carte { $card } : { $target } l'a.
    }
    .target-you = { $card_id ->
        [none] Une carte de { $source } est à vous.
       *[other] La carte { $card }, de { $source }, est à vous.
    }
    .many-source-you = { $card_id ->
        [none] Vous perdez { $times } cartes : { $target } les a.
       *[other] Vous perdez { $times } fois { $card } : { $target } les a.
    }
    .many-target-you = { $card_id ->
        [none] { $times } cartes de { $source } sont à vous.
       *[other] { $times } fois { $card }, de { $source }, sont à vous.
    }
ScapegoatPlayed = { $by } déplace tout ce qui est devant { $source } vers { $target }.
    .by-you = Vous déplacez tout ce qui est devant { $source } vers { $target }.
    .source-you = { $by } déplace tout ce qui est devant vous vers { $target }.
    .target-you = { $by } déplace tout ce qui est devant { $source } vers vous.
CardMoved = La carte { $card } passe de { $source } à { $target }.
    .source-you = La carte { $card } passe de vous à { $target }.
    .target-you = La carte { $card } passe de { $source } à vous.
BluePlayed = { $by } joue { $card } sur { $on }.
    .by-you = Vous jouez { $card } sur { $on }.
    .on-you = { $by } joue { $card } sur vous.
HandSpared = { $of } garde sa main : Vol et Incendie ne touchent pas Sarah Good.
    .of-you = Vous gardez votre main : Vol et Incendie ne touchent pas Sarah Good.
CardDiscarded = { $of } défausse { $card }.
    .of-you = Vous défaussez { $card }.
    .many = { $of } défausse { $times } fois { $card }.
    .many-of-you = Vous défaussez { $times } fois { $card }.
MatchmakersParted = { $of } a les deux Liens sacrés : ils sont défaussés.
    .of-you = Vous avez les deux Liens sacrés : ils sont défaussés.
TrialHeld = { $accused } passe en procès devant { $by }.
    .by-you = { $accused } passe en procès devant vous.
    .accused-you = Vous passez en procès devant { $by }.
DrawDeclined = { $by } ne pioche pas.
    .by-you = Vous ne piochez pas.
    .after-TrialHeld = Ann Putnam : { $by } ne pioche pas avant le procès.
    .after-TrialHeld-by-you = Ann Putnam : vous ne piochez pas avant le procès.
    .after-TrialRevealed = Un Procès a été révélé, mais { $by } ne pioche pas (Rebecca Nurse).
    .after-TrialRevealed-by-you = Un Procès a été révélé, mais vous ne piochez pas (Rebecca Nurse).
EarlyTrialDeclined = { $by } ne tient pas encore le procès de { $accused }.
    .by-you = Vous ne tenez pas encore le procès de { $accused }.
    .accused-you = { $by } ne tient pas encore votre procès.
TrialsNamed = { $by } désigne les Procès { $one } et { $other } de { $accused }.
    .by-you = Vous désignez les Procès { $one } et { $other } de { $accused }.
    .accused-you = { $by } désigne vos Procès { $one } et { $other }.
TrialRevealed = Le Procès { $slot } de { $of } est { $face }.
    .of-you = Votre Procès { $slot } est { $face }.
    .after-BlackCardDrawn = Le Chat noir est devant { $of } : { $after_you ->
        [yes] vous, qui avez pioché la Conspiration, révélez
       *[no] { $after_by }, qui a pioché la Conspiration, révèle
    } le Procès { $slot }, { $face }.
    .after-BlackCardDrawn-of-you = { $after_you ->
        [yes] Le Chat noir est devant vous, qui avez pioché la Conspiration : vous révélez votre Procès { $slot }, { $face }.
       *[no] Le Chat noir est devant vous : { $after_by }, qui a pioché la Conspiration, révèle votre Procès { $slot }, { $face }.
    }
    .gathers = slot
    .many = Les Procès { $slot } de { $of } : { $times } fois { $face }.
    .many-of-you = Vos Procès { $slot } : { $times } fois { $face }.
    .after-PlayerDied-many = { $after_same ->
        [yes] { $of } montre ses Procès { $slot } : { $times } fois { $face }.
       *[no] Le Lien sacré emporte aussi { $of }. Ses Procès { $slot } : { $times } fois { $face }.
    }
    .after-PlayerDied-many-of-you = { $after_same ->
        [yes] Vous montrez vos Procès { $slot } : { $times } fois { $face }.
       *[no] Le Lien sacré vous emporte aussi. Vos Procès { $slot } : { $times } fois { $face }.
    }
    .after-PlayerDied-of-you = { $after_same ->
        [yes] Vous montrez vos Procès : le { $slot } est { $face }.
       *[no] Le Lien sacré vous emporte aussi : votre Procès { $slot } est { $face }.
    }
    .after-PlayerDied = { $after_same ->
        [yes] { $of } montre ses Procès : le { $slot } est { $face }.
       *[no] Le Lien sacré emporte aussi { $of }, dont le Procès { $slot } est { $face }.
    }
    .after-TrialHeld = { "" }
    .after-TrialsNamed = { "" }
    .after-Confessed = { "" }
    .after-VictimNamed = { "" }
RedsDiscarded = Les cartes rouges devant { $of } sont défaussées.
    .of-you = Les cartes rouges devant vous sont défaussées.
OwnRedsKept = { $by } garde les cartes rouges posées devant soi (Abigail Williams).
    .by-you = Vous gardez les cartes rouges posées devant vous (Abigail Williams).
PlayerDied = { $of } meurt.
    .of-you = Vous mourez.
    .after-PlayerDied = { $after_you ->
        [yes] { $of } meurt aussi, de votre mort : le Lien sacré vous unissait.
       *[no] { $of } meurt aussi, de la mort de { $after_of } : le Lien sacré les unissait.
    }
    .after-PlayerDied-of-you = Vous mourez aussi, de la mort de { $after_of } : le Lien sacré vous unissait.
    .after-VictimNamed = { $of } meurt de la main des Sorcières.
    .after-VictimNamed-of-you = Vous mourez de la main des Sorcières.
    .after-TrialHeld = { "" }
    .after-Confessed = { "" }
    .after-BlackCardDrawn = { "" }
    .after-TurnBegun = { "" }
FirstDeathChosen = { $by } décide : { $first } meurt d'abord.
    .by-you = Vous décidez : { $first } meurt d'abord.
    .first-you = { $by } décide : vous mourez d'abord.
    .self = { $by } décide de mourir d'abord.
    .self-by-you = Vous décidez de mourir d'abord.
AllegianceStated = { $witch_id ->
        [yes] { $of } avoue avoir été une Sorcière.
       *[no] { $of } n'a jamais été une Sorcière.
    }
    .of-you = { $witch_id ->
        [yes] Vous avouez avoir été une Sorcière.
       *[no] Vous n'avez jamais été une Sorcière.
    }
CardInherited = { $card_id ->
        [none] { $by } prend une carte du mort.
       *[other] { $by } prend { $card } au mort.
    }
    .by-you = { $card_id ->
        [none] Vous prenez une carte du mort.
       *[other] Vous prenez { $card } au mort.
    }
    .many = { $card_id ->
        [none] { $by } prend { $times } cartes du mort.
       *[other] { $by } prend { $times } fois { $card } au mort.
    }
    .many-by-you = { $card_id ->
        [none] Vous prenez { $times } cartes du mort.
       *[other] Vous prenez { $times } fois { $card } au mort.
    }
CardSetAside = La carte { $card } est mise de côté : elle quitte la partie.
TwoPlayersLeft = Il ne reste que deux joueurs : cartes bleues, Bouc émissaire et Vol quittent la partie.
ExchangeOpened = Chacun prend un Procès à sa gauche.
TrialPassed = { $face_id ->
        [none] Un Procès passe de { $source } à { $target }.
       *[other] De { $source } à { $target } passe { $face }.
    }
    .source-you = { $face_id ->
        [none] Un de vos Procès passe à { $target }.
       *[other] De vous à { $target } passe { $face }.
    }
    .target-you = { $face_id ->
        [none] Un Procès de { $source } est à vous.
       *[other] De { $source } vous vient { $face }.
    }
TrialPutInCentre = { $face_id ->
        [none] { $source } donne un Procès au centre.
       *[other] { $source } donne au centre { $face }.
    }
    .source-you = Vous donnez au centre { $face }.
TrialTakenFromCentre = { $face_id ->
        [none] { $target } reçoit un Procès du centre.
       *[other] { $target } reçoit du centre { $face }.
    }
    .target-you = Vous recevez du centre { $face }.
NightFell = La Nuit tombe ; { $by } l'a piochée. Tous les yeux se ferment.
    .by-you = La Nuit tombe ; vous l'avez piochée. Tous les yeux se ferment.
VictimChosen = { $on_id ->
        [none] Les Sorcières ne frappent personne.
       *[other] Les Sorcières visent { $on }.
    }
    .on-you = Les Sorcières vous visent.
EyesOpened = { $gavel_id ->
        [none] Les yeux s'ouvrent : le Marteau ne protège personne.
       *[other] Les yeux s'ouvrent : le Marteau est devant { $gavel }.
    }
    .gavel-you = Les yeux s'ouvrent : le Marteau est devant vous.
ConfessedWithoutRevealing = { $by } se confesse sans révéler de Procès.
    .by-you = Vous vous confessez sans révéler de Procès : William Phips le permet une fois.
Confessed = { $by } se confesse.
    .by-you = Vous vous confessez.
NobodyNamed = Personne n'a été visé cette Nuit.
VictimNamed = Les Sorcières ont visé { $on }.
    .on-you = Les Sorcières vous ont visé.
VictimWasDead = { $on } était déjà mort.
    .on-you = Vous étiez déjà mort.
SavedByGavel = Le Marteau sauve { $on }.
    .on-you = Le Marteau vous sauve.
SavedByConfession = Sa confession sauve { $on }.
    .on-you = Votre confession vous sauve.
SavedByAsylum = L'Asile sauve { $on }.
    .on-you = L'Asile vous sauve.
NightEnded = La Nuit est finie.
DeckRearranged = { $by } regarde le paquet et le réorganise.
    .by-you = Vous regardez le paquet et le réorganisez.
DiscardTaken = { $by } prend { $card } dans la défausse.
    .by-you = Vous prenez { $card } dans la défausse.
GhostPeeked = { $face_id ->
        [none] { $by } regarde un Procès de { $of }.
       *[other] { $by } regarde un Procès de { $of } : { $face }.
    }
    .by-you = { $face_id ->
        [none] Vous regardez un Procès de { $of }.
       *[other] Vous regardez un Procès de { $of } : { $face }.
    }
TopDiscarded = La carte { $card } est défaussée du dessus du paquet.
HourglassTurned = { $by } retourne le sablier.
    .by-you = Vous retournez le sablier.
LastWordsSaid = { $by } parle une dernière fois.
    .by-you = Vous parlez une dernière fois.
GhostWitchWas = { $of } était une Sorcière.
WitchesWere = { $of } était une Sorcière.
    .of-you = Vous étiez une Sorcière.

# Pourquoi pas
refused-citizen-not-dealt = { $citizen } ne vous a pas été distribué.
refused-target-is-dead = Les morts ne peuvent être ni choisis, ni recevoir de cartes.
refused-gavel-not-on-oneself = Le Prévôt protège quelqu'un d'autre, jamais lui-même.
refused-not-on-oneself = On ne joue jamais une carte sur soi-même.
refused-not-in-hand = Vous n'avez pas cette carte.
refused-not-that-kind-of-card = La carte { $card } ne se joue pas ainsi.
refused-piety-protects = { $on } a la Piété : aucune carte rouge ne peut être jouée contre ce joueur.
refused-only-will-griggs = Seul Will Griggs joue un Alibi comme Témoin.
refused-two-different-others = Cela va d'un autre joueur à un autre encore.
refused-no-such-blue-card = Cette carte bleue n'est pas devant { $on }.
refused-worth-too-much = Les cartes ne se divisent pas, et l'Alibi retire trois accusations en tout.
refused-play-before-ending = Un tour sert à piocher deux cartes ou à en jouer au moins une ; vous n'avez fait ni l'un ni l'autre.
refused-drawing-after-playing = Vous avez joué une carte ce tour-ci : on ne pioche plus.
refused-not-two-accusations = Seules deux Accusations, ni Preuve ni Témoin, se montrent pour une troisième carte.
refused-already-revealed = Ce n'est pas un Procès caché du bon joueur.
refused-not-one-of-the-two = Ce doit être un des deux Procès désignés par l'accusateur.
refused-only-william-phips = Seul William Phips se confesse sans rien révéler, une fois par partie.
refused-only-tituba = Seule Tituba réorganise le paquet, une fois par partie, avant de piocher ou de jouer.
refused-only-samuel-parris = Seul Samuel Parris prend dans la défausse, deux fois par partie, au lieu de piocher.
refused-nothing-to-take = La défausse ne contient aucune carte que l'on puisse prendre.
refused-not-in-discard = La carte { $card } ne peut pas être prise dans la défausse.
refused-peek-at-ghosts-only = On ne regarde qu'un Procès caché d'un fantôme, au lieu de piocher ou de jouer.
refused-not-while-selecting = On ne déplace pas ses Procès pendant que l'un d'eux est désigné.
refused-two-hidden-tryals = On échange deux de ses Procès cachés, nommés de gauche à droite.
refused-hourglass-not-now = Le sablier est pour la réponse trop lente d'un autre, une fois par question.
refused-hourglass-not-here = Pas de sablier ici : il presse un tour, pas la mise en place, l'Aube, les choix de la Nuit ni Tituba devant le paquet.
refused-dead-take-no-part = Les morts ne prennent plus part au jeu.
refused-no-last-words = Les derniers mots sont pour les morts, une fois, avant le tour suivant.

# Comment cela finit
ending-witch-cards-revealed = Toutes les cartes Sorcière sont révélées : les Puritains gagnent.
ending-everyone-is-a-witch = Tous les vivants sont des Sorcières : les Sorcières gagnent.
ending-constable-revealed = Le Prévôt est révélé : les Sorcières gagnent.
    .nobody = Le Prévôt est révélé, et la Sorcière était un fantôme : tous les joueurs ont perdu.
ending-somebody-died = Quelqu'un est mort : les Sorcières gagnent.
    .nobody = Quelqu'un est mort, et la Sorcière était un fantôme : tous les joueurs ont perdu.
ending-stalemate = Vingt Nuits sans un bruit : personne ne gagne.

# Le résultat
result-seats = Qui était quoi
result-witch-from-the-deal = Sorcière dès la donne
result-turned = { $of } devient Sorcière, { $night ->
    [0] le premier jour
    [one] après la première Nuit
   *[other] après { $night } Nuits
}.
result-never-a-witch = Jamais Sorcière
result-constable-at-first = Prévôt à la donne
result-citizen = { $citizen }
result-died = { $of } meurt, { $night ->
    [0] avant la première Nuit
    [one] la première Nuit ou le jour suivant
   *[other] après { $night } Nuits
}.
result-survived = En vie à la fin
result-row = Ses Procès
result-nights = { $nights ->
    [0] Aucune Nuit
    [one] Une Nuit
   *[other] { $nights } Nuits
}

# Procès
trial-puritan = un Puritain
trial-witch = une Sorcière
trial-constable = le Prévôt
slot-0 = 1
slot-1 = 2
slot-2 = 3
slot-3 = 4
slot-4 = 5
answer-no = non
answer-yes = oui

# Cartes
card-accusation = Accusation
    .help = 1 accusation.
card-evidence = Preuve
    .help = 3 accusations.
card-witness = Témoin
    .help = 7 accusations.
card-alibi = Alibi
    .help = Défausse des cartes rouges valant au plus 3 accusations devant un autre joueur.
card-stocks = Pilori
    .help = Le joueur passe un tour.
card-scapegoat = Bouc émissaire
    .help = Déplace toutes les cartes posées devant un joueur vers un autre.
card-arson = Incendie
    .help = Un autre joueur défausse toute sa main.
card-robbery = Vol
    .help = Prend la main d'un joueur et la donne à un autre.
card-curse = Malédiction
    .help = Défausse une carte bleue devant un autre joueur.
card-asylum = Asile
    .help = Les Sorcières ne peuvent pas tuer son détenteur la Nuit.
card-piety = Piété
    .help = Aucune carte rouge ne peut être jouée sur son détenteur.
card-matchmaker = Lien sacré
    .help = Les deux détenteurs meurent ensemble.
card-black_cat = Chat noir
    .help = Un Procès de son détenteur est révélé quand la Conspiration est piochée.
card-night = Nuit
    .help = Les Sorcières frappent, le Prévôt protège, chacun peut se confesser.
card-conspiracy = Conspiration
    .help = Qui la pioche choisit et révèle un Procès du détenteur du Chat noir, puis chacun en prend un à sa gauche.

# Citoyens
citizen-george_burroughs = George Burroughs
    .help = Il faut 8 accusations pour le mener en procès.
    .line = Pasteur d'une force étonnante ; il récita le Notre Père au gibet.
citizen-giles_corey = Giles Corey
    .help = S'il pioche deux Accusations, il peut les montrer et en piocher une troisième.
    .line = Refusa de plaider ; écrasé sous les pierres jusqu'à la mort.
citizen-martha_corey = Martha Corey
    .help = A la capacité du premier joueur vivant à sa droite.
    .line = Paroissienne respectée qui douta tout haut des procès ; pendue.
citizen-thomas_danforth = Thomas Danforth
    .help = Peut tenir un procès avec une accusation de moins.
    .line = Juge que les preuves spectrales mettaient mal à l'aise.
citizen-sarah_good = Sarah Good
    .help = Vol et Incendie ne touchent pas sa main.
    .line = Sans toit et mal aimée, cible facile ; pendue.
citizen-will_griggs = Will Griggs
    .help = Peut jouer un Alibi comme Témoin valant 7 accusations, même contre la Piété.
    .line = Médecin dont les diagnostics menaient au tribunal.
citizen-cotton_mather = Cotton Mather
    .help = Devant lui, une Preuve compte 1.
    .line = Célèbre pasteur à qui l'on reproche d'avoir nourri la panique.
citizen-rebecca_nurse = Rebecca Nurse
    .help = Peut piocher une carte chaque fois qu'un Procès d'un autre joueur est révélé.
    .line = Aînée aimée de tous, acquittée, puis condamnée quand même.
citizen-samuel_parris = Samuel Parris
    .help = Deux fois par partie, prend jusqu'à deux cartes dans la défausse au lieu de piocher.
    .line = Révérend du village, mal payé et contesté.
citizen-william_phips = William Phips
    .help = Une fois par partie, peut se confesser sans révéler de Procès.
    .line = Gouverneur qui ouvrit, puis ferma, le tribunal.
citizen-john_proctor = John Proctor
    .help = Prend la main et les cartes bleues de chaque joueur qui meurt.
    .line = Défendit sa femme accusée et fut pendu pour cela.
citizen-ann_putnam = Ann Putnam
    .help = Quand elle provoque un procès, elle peut d'abord piocher deux cartes.
    .line = Parmi les premières accusatrices ; demanda pardon en 1706.
citizen-tituba = Tituba
    .help = Une fois par partie, regarde le paquet et le réorganise avant son tour.
    .line = Conteuse réduite en esclavage, accusée tôt, enfin libérée.
citizen-mary_warren = Mary Warren
    .help = Ni le Lien sacré ni le Chat noir ne la touchent.
    .line = Servante, accusatrice, puis accusée ; libérée.
citizen-abigail_williams = Abigail Williams
    .help = Quand elle provoque un procès, elle peut défausser les cartes rouges devant elle.
    .line = Enfant dont les crises lancèrent les accusations.

# La table au terminal
board-citizen = Citoyen
board-tryals = Procès
board-hand = Main
board-accusations = Acc.
board-front = Devant
board-your-hand = Votre main :
board-deck = Paquet : { $count }
board-discard = Défausse : { $count }
board-aside = De côté : { $count }
board-witch-cards = Sorcières révélées : { $shown } sur { $all }
board-hourglass = Le sablier coule
board-phase-dawn = L'Aube
board-phase-day = Le jour
board-phase-night = La Nuit
board-phase-conspiracy = La Conspiration
board-ghost = fantôme
board-confessed = confessé
board-used = déjà { $count } fois
board-hand-of = Main de { $player } :
board-victim = Victime : { $player }
board-hidden = caché
board-known = connu de vous

# The sides of a tournament
side-0 = Puritains
side-1 = Sorcières

# Ce qu’un conseil dit d’une option
why-PlayRed = Une accusation pèse là où un procès peut démasquer une Sorcière.
why-PlayAlibi = Elle ôte des accusations à quelqu’un qu’il vaut mieux garder.
why-DrawTwo = Plus de cartes donnent plus de moyens d’agir ensuite.
why-Strike = La Nuit prend qui gêne le plus.
why-Protect = Le Marteau garde en vie qui doit vivre.
why-Confess = Un procès livré maintenant peut sauver une vie cette nuit.
why-StaySilent = Se taire garde vos procès cachés.
