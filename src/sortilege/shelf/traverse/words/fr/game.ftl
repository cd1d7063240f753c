game = Chemin de Traverse
    .line = Six fournitures à acheter, la monnaie exacte à payer, et retour à l'auberge avant les autres.
    .label = Six fournitures, une bourse, et l’Allée des Embrumes.
    .kind = dès 6 ans (junior)
mode-standard = Complet
    .help = Tout le jeu : Sortilèges, Dégâts, panneau Fermé, poudre de cheminette et Allée des Embrumes.
mode-junior = Junior
    .help = Dès 6 ans : ni cartes ni Allée des Embrumes ; les Spirales font relancer, la poudre de cheminette est libre.

# Options de la table
begins = Qui est le plus jeune ? Il ou elle commence.
    .me = C'est moi
option-full_stock = Boutiques pleines
    .help = Autant de chaque article que de joueurs. Automatique : à deux joueurs seulement, où un seul article par boutique rendrait la partie très longue ; sinon il en manque un partout, sauf pour les baguettes. En junior les boutiques sont toujours pleines.
option-full_stock-auto = Automatique
option-first_seat = Premier joueur
    .help = En junior seulement : la place du plus jeune, qui commence. Dans le jeu complet, les dés décident.
option-alley = Avec l'Allée des Embrumes
    .help = Le livret junior ne la retire pas en toutes lettres : avec cette option, les Portails restent ouverts à qui veut y entrer, et l'on en sort comme dans le jeu complet. Sans elle, la partie est plus simple.
option-max_rounds = Nombre de tours
    .help = Après tant de tours la partie finit sans gagnant ; 0 : pas de limite.

# Questions
ChooseHat = Choisissez votre chapeau.
ActBeforeRoll = À vous. Lancer les dés, ou faire autre chose d'abord ?
    .ahead = Un Sortilège avant les dés
    .let-game = Toujours lancer les dés, sauf si je peux acheter
    .offered = À vous : { $can }.
    .can-Buy = achetez (le tour finit)
    .can-PlaySpell = jouez un Sortilège
    .can-UseFloo = utilisez la poudre de cheminette
    .can-RollDice = lancez les dés
ActAfterRoll = Les dés sont lancés. Jouer un Sortilège avant de marcher, ou continuer ?
    .ahead = Un Sortilège après les dés
    .let-game = Toujours continuer sans Sortilège
    .offered = Les dés sont lancés : { $can }.
    .can-PlaySpell = jouez d'abord un Sortilège
    .can-GoOn = marchez
ActAfterWalk = Vous avez avancé. Faire encore quelque chose, ou finir votre tour ?
    .ahead = Un Sortilège après la marche
    .let-game = Toujours finir mon tour, sauf si je peux acheter
    .offered = Vous avez avancé : { $can }.
    .can-Buy = achetez (le tour finit)
    .can-PlaySpell = jouez un Sortilège
    .can-UseFloo = utilisez la poudre de cheminette
    .can-EndTurn = finissez votre tour
ChooseStop = Jusqu'où allez-vous ?
    .offered = Jusqu'où allez-vous ? Vous pouvez { $can }.
    .can-Walk = aller au bout de vos pas
    .can-EnterShop = vous arrêter dans une boutique
    .can-TakeGate = passer un Portail
ChoosePurchase = Votre tour s'achève, mais qui est dans une boutique peut y acheter. Achetez-vous ?
ChooseAlleyStop = Vous longez l'Allée des Embrumes. Où vous arrêtez-vous ?
ChooseForDrawn = Vous avez pioché un Sortilège. Le jouer tout de suite, ou le garder ?
    .ahead = Un Sortilège pioché
    .let-game = Toujours garder le Sortilège que je pioche
ChooseForSixth = C'est votre sixième Sortilège, et cinq est la limite. Jouez ou défaussez l'un des six.
ChooseDiscard = C'est votre sixième Sortilège, et votre tour est fini. Défaussez l'un des six.
ChooseItemToTake = Quel article prenez-vous au joueur placé devant vous ?
ChoosePlayerToExile = Qui envoyez-vous dans l'Allée des Embrumes ?
ChooseCoinToTake = À qui prenez-vous une pièce, et laquelle ?
AnswerAttack = { $item_id ->
    [none] { $coin_id ->
        [none] { $by } vous envoie dans l'Allée des Embrumes. Vous défendez-vous ?
       *[other] { $by } veut vous prendre { $coin }. Vous défendez-vous ?
    }
   *[other] { $by } veut prendre { $item } dans votre malle. Vous défendez-vous ?
}
    .ahead = Se défendre d’une attaque
ChooseBuilding = Quel bâtiment fermez-vous ? Plus personne n'y entrera par la porte principale.
ChooseCoins = Le coffre est ouvert. Quelles pièces prenez-vous à la banque ?
ChooseGuess = Poudre de cheminette ! Devinez le dé : si vous avez raison, vous choisirez où sortir.
ChooseChimney = Bien deviné. Dans quelle boutique sortez-vous ?
ChooseItemToReturn = Un article de votre malle retourne dans sa boutique. Lequel ?
ChooseCoinToLose = Le Niffleur emporte une de vos pièces. Laquelle ?
ChooseSpellToLose = Les lutins emportent un de vos Sortilèges. Lequel ?
ChooseStepsOrStay = Deux Spirales ! Aller droit aux marches de Gringotts et toucher votre argent, ou rester ? Vous pourrez relancer dans les deux cas.
OfferExtraRoll = Vous pouvez relancer les dés.

# Réponses
TakeHat = Le chapeau { $hat }
RollDice = Lancer les dés
GoOn = Continuer
EndTurn = Finir votre tour
Walk = Marcher jusqu'au bout : { $to }
EnterShop = Entrer : { $shop }
TakeGate = Passer le Portail vers l'Allée des Embrumes : { $to }
Buy = Acheter { $item }
BuyNothing = Ne rien acheter
WalkAlley = { $to_id ->
    [K34] Sortir par la porte Sortie
   *[other] Marcher jusqu'au bout : { $to }
}
LeaveByGate = Sortir par le Portail : { $to }
EnterBackDoor = Entrer par la porte arrière : { $shop }
KeepSpell = Garder { $card }
DiscardSpell = Défausser { $card }
PlaySpell = Jouer { $card }
AimAtItem = { $on } : { $item }
    .then = La malle de { $on } : que prenez-vous ?
AimAtPlayer = { $on }
AimAtCoin = { $on } : { $coin }
    .then = La bourse de { $on } : quelle pièce prenez-vous ?
DefendYourself = Jouer votre Défense
Accept = Laisser faire
CloseBuilding = Fermer { $building }
TakeCoins = { $second_id ->
    [none] La dernière pièce : { $first }
   *[other] { $first } et { $second }
}
Announce = { $guess }
ComeOut = { $shop }
ReturnItem = Rendre { $item }
LoseCoin = Abandonner { $coin }
LoseSpell = Abandonner { $card }
GoToSteps = Aller aux marches de Gringotts et toucher votre argent
Stay = Rester ici
UseFloo = Utiliser la poudre de cheminette

# Ce qui arrive
HatTaken = { $by } prend le chapeau { $hat }.
    .by-you = Vous prenez le chapeau { $hat }.
SpellsDealt = { $first_id ->
    [none] { $to } reçoit deux Sortilèges.
   *[other] { $to } reçoit { $first } et { $second }.
}
    .to-you = Vous recevez { $first } et { $second }.
StartRolled = { $by } lance { $die } pour commencer.
    .by-you = Vous lancez { $die } pour commencer.
StartTied = Égalité : les meilleurs relancent.
TurnBegun = { $by } commence son tour.
    .by-you = Vous commencez votre tour.
TurnMissed = { $by } passe son tour.
    .by-you = Vous passez votre tour.
DiceRolled = { $by } lance { $first } et { $second }.
    .by-you = Vous lancez { $first } et { $second }.
WentOn = { $by } continue.
    .by-you = Vous continuez.
HatWalked = { $by } avance : { $to }.
    .by-you = Vous avancez : { $to }.
ShopEntered = { $by } pousse une porte : { $shop }.
    .by-you = Vous poussez une porte : { $shop }.
CoinsCollected = { $by } passe devant Gringotts et touche { $galleons } G, { $sickles } M, { $knuts } N.
    .by-you = Vous passez devant Gringotts et touchez { $galleons } G, { $sickles } M, { $knuts } N.
BankFoundClosed = Gringotts est fermée : { $by } ne touche rien.
    .by-you = Gringotts est fermée : vous ne touchez rien.
ItemBought = { $by } achète { $item } ; il en reste { $left } en boutique.
    .by-you = Vous achetez { $item } ; il en reste { $left } en boutique.
TurnEnded = { $by } finit son tour.
    .by-you = Vous finissez votre tour.
GateTaken = { $by } passe un Portail : { $to }.
    .by-you = Vous passez un Portail : { $to }.
Exiled = { $of } est en exil dans l'Allée des Embrumes : { $to }.
    .of-you = Vous êtes en exil dans l'Allée des Embrumes : { $to }.
AlleyLeft = { $by } revient sur le Chemin de Traverse : { $to }.
    .by-you = Vous revenez sur le Chemin de Traverse : { $to }.
BackDoorEntered = { $by } entre par une porte arrière : { $shop }.
    .by-you = Vous entrez par une porte arrière : { $shop }.
CardsDrawn = { $number ->
    [1] { $by } pioche une carte.
   *[other] { $by } pioche { $number } cartes.
}
    .by-you = { $number ->
        [1] Vous piochez une carte.
       *[other] Vous piochez { $number } cartes.
    }
SpellKept = { $card_id ->
    [none] { $by } garde un Sortilège.
   *[other] { $by } garde { $card }.
}
    .by-you = Vous gardez { $card }.
SpellDiscarded = { $card_id ->
    [none] { $by } défausse un Sortilège sans le montrer.
   *[other] { $by } défausse { $card }.
}
    .by-you = Vous défaussez { $card }.
SpellPlayed = { $by } joue { $card }.
    .by-you = Vous jouez { $card }.
DamageDrawn = Dégât pour { $by } : { $card }.
    .by-you = Dégât pour vous : { $card }.
DamageAvoided = { $by } montre { $card }, sans effet : le tour est fini.
    .by-you = Vous montrez { $card }, sans effet : le tour est fini.
NothingLost = { $card } : { $by } n'a rien à perdre.
    .by-you = { $card } : vous n'avez rien à perdre.
ItemAimedAt = { $by } veut prendre { $item } à { $on }.
    .by-you = Vous voulez prendre { $item } à { $on }.
    .on-you = { $by } veut vous prendre { $item }.
PlayerAimedAt = { $by } veut envoyer { $on } dans l'Allée des Embrumes.
    .by-you = Vous voulez envoyer { $on } dans l'Allée des Embrumes.
    .on-you = { $by } veut vous envoyer dans l'Allée des Embrumes.
CoinAimedAt = { $by } veut prendre { $coin } à { $on }.
    .by-you = Vous voulez prendre { $coin } à { $on }.
    .on-you = { $by } veut vous prendre { $coin }.
AttackAccepted = { $by } laisse faire.
    .by-you = Vous laissez faire.
AttackFendedOff = { $by } joue une Défense : l'attaque échoue.
    .by-you = Vous jouez une Défense : l'attaque échoue.
ItemTaken = { $by } prend { $item } à { $on }.
    .by-you = Vous prenez { $item } à { $on }.
    .on-you = { $by } vous prend { $item }.
DuplicateReturned = { $by } en a déjà : pris à { $on }, l'article ({ $item }) retourne dans sa boutique.
    .by-you = Vous en avez déjà : pris à { $on }, l'article ({ $item }) retourne dans sa boutique.
    .on-you = { $by } en a déjà : pris à vous, l'article ({ $item }) retourne dans sa boutique.
CoinTaken = { $by } prend { $coin } à { $on }.
    .by-you = Vous prenez { $coin } à { $on }.
    .on-you = { $by } vous prend { $coin }.
BuildingClosed = { $by } accroche le panneau Fermé : { $building }.
    .by-you = Vous accrochez le panneau Fermé : { $building }.
SignLifted = { $by } décroche le panneau Fermé : { $building }.
    .by-you = Vous décrochez le panneau Fermé : { $building }.
CartRidden = { $by } prend le wagonnet : { $to }.
    .by-you = Vous prenez le wagonnet : { $to }.
VaultOpened = { $second_id ->
    [none] { $by } prend la dernière pièce de la banque : { $first }.
   *[other] { $by } prend à la banque { $first } et { $second }.
    }
    .by-you = { $second_id ->
        [none] Vous prenez la dernière pièce de la banque : { $first }.
       *[other] Vous prenez à la banque { $first } et { $second }.
    }
GuessAnnounced = { $by } jette la poudre de cheminette et annonce : { $guess }.
    .by-you = Vous jetez la poudre de cheminette et annoncez : { $guess }.
FlooDieRolled = { $by } lance { $die }.
    .by-you = Vous lancez { $die }.
FlooArrived = { $by } sort d'une cheminée : { $shop }.
    .by-you = Vous sortez d'une cheminée : { $shop }.
FlooFailed = Mal deviné : { $by } reste dans la même boutique ({ $shop }).
    .by-you = Mal deviné : vous restez dans la même boutique ({ $shop }).
ItemReturned = { $by } rend { $item } à sa boutique.
    .by-you = Vous rendez { $item } à sa boutique.
CoinLost = { $by } perd { $coin } au profit de la banque.
    .by-you = Vous perdez { $coin } au profit de la banque.
SpellLost = { $card_id ->
    [none] { $by } perd un Sortilège sans le montrer.
   *[other] { $by } perd { $card }.
}
    .by-you = Vous perdez { $card }.
TurnToBeMissed = { $by } passera un tour.
    .by-you = Vous passerez un tour.
StepsChosen = { $by } va droit au but : { $to }.
    .by-you = Vous allez droit au but : { $to }.
Stayed = { $by } ne bouge pas.
    .by-you = Vous ne bougez pas.
TrunkBroughtHome = { $by } rapporte une malle pleine au Chaudron Baveur !
    .by-you = Vous rapportez une malle pleine au Chaudron Baveur !

# Pourquoi pas
refused-hat-is-taken = Le chapeau { $hat } est déjà pris.
refused-rolled-already = Vous avez déjà lancé les dés de ce tour.
refused-roll-given-up = Vous avez pris la poudre de cheminette au lieu de lancer les dés : plus de dés ce tour-ci.
refused-must-roll = On ne reste pas dans une boutique pour attendre, car la partie pourrait s'y figer : lancez les dés, à moins d'acheter ou d'utiliser la poudre de cheminette.
refused-walk-the-full-count = Il faut avancer du nombre exact ; il ne finit pas là : { $to }.
refused-nobody-enters-the-bank = Personne n'entre dans Gringotts ; il suffit de passer devant ses marches.
refused-door-closed = Le panneau Fermé interdit la porte principale à tous, même à celui qui l'a posé : { $shop }.
refused-just-left = Vous sortez d'ici ({ $shop }) ; on n'y rentre pas dans le même déplacement.
refused-not-on-the-way = Ce n'est pas sur le trajet de ce lancer.
refused-no-alley-for-juniors = L'Allée des Embrumes est hors jeu en junior : c'est un jeu plus simple, et il n'y a rien à y gagner. Une option de la table la remet en jeu.
refused-back-door-only-passed = Une porte arrière ne s'ouvre que sur un compte exact, ou au passage si la boutique est fermée ; pas ici : { $shop }.
refused-gate-not-by-exact-count = Un Portail ne fait sortir de l'Allée des Embrumes que si le compte y finit exactement.
refused-only-against-an-attack = La carte { $card } ne se joue que si le Sortilège d'un autre joueur vous vise.
refused-only-leaving-in-alley = Dans l'Allée des Embrumes, une seule carte se joue : celle qui permet d'en sortir.
refused-not-in-alley = La carte { $card } ne sert que dans l'Allée des Embrumes.
refused-roll-must-be-walked = Les dés sont lancés, et il faut avancer de ce qu'ils disent : { $card } déplacerait votre chapeau. Jouez-la avant de lancer, ou après la marche.
refused-only-from-a-shop = La carte { $card } ne se joue que dans une boutique.
refused-nothing-in-front = Le joueur devant vous a une malle vide, ou il n'y a personne ; on ne saute pas au suivant.
refused-nobody-to-exile = Tous les autres sont déjà dans l'Allée des Embrumes.
refused-no-coin-to-take = Personne, hors de l'Allée des Embrumes, n'a de pièce à prendre.
refused-bank-closed = Gringotts est fermée : aucun argent n'en sort.
refused-bank-empty = La banque est vide.
refused-no-sign = Aucun bâtiment n'est fermé.
refused-not-sold-here = Vous n'êtes pas dans la boutique qui vend cet article ({ $item }).
refused-owned-already = Vous en avez déjà ({ $item }), et personne n'en achète deux.
refused-sold-out = La boutique est vide : revenez quand un article y sera de nouveau, ou prenez-le à un autre joueur.
refused-wrong-coins = Il faut payer exactement les pièces indiquées ; vous ne les avez pas, et on ne rend pas la monnaie.
refused-no-chimney-here = La poudre de cheminette ne s'utilise que dans une boutique.
refused-floo-locked = Votre poudre a raté : entrez à pied dans une autre boutique avant de recommencer.
refused-not-in-hand = Vous n'avez pas cette carte.
refused-only-the-drawn-card = Décidez d'abord pour la carte que vous venez de piocher : elle se joue aussitôt ou se garde. Si une autre passait avant, « aussitôt » ne voudrait rien dire.
refused-turn-is-over = Votre tour est fini : vous ne pouvez que défausser.
refused-only-a-sixth-card = On ne défausse que lorsqu'on pioche un sixième Sortilège.
refused-not-in-front = On ne prend qu'au joueur placé juste devant soi, et seulement ce qui est dans sa malle.
refused-behind-the-wall = { $on } est dans l'Allée des Embrumes, à l'abri de vos Sortilèges.
refused-no-defence-in-hand = Vous n'avez pas de Défense.
refused-closed-already = Le panneau y est déjà ({ $building }) : choisissez un autre bâtiment.
refused-not-in-bank = La banque n'a pas ces pièces, ou il faut en prendre deux.
refused-another-shop = La poudre de cheminette mène dans une autre boutique que la vôtre.

# Comment cela finit
ending-trunk-brought-home = Une malle pleine est revenue au Chaudron Baveur.
ending-round-limit = Le dernier tour est joué ; personne ne gagne.

# Le résultat
result-items = articles
result-coins = pièces
result-exiles = exils
result-one-missing = Il ne manque plus qu’un article à { $by }.
result-hat = Chapeau { $hat }
result-trunk = Sa malle
result-missing = Ce qui y manque
result-rounds = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}

# Cartes
card-S-FLOO = Poudre de cheminette
    .help = Dans une boutique : annoncez pair ou impair et lancez un dé. Juste : la boutique de votre choix. Faux : autant de cheminées plus loin que le dé. Vous pouvez y acheter ; vous ne lancez pas les dés.
card-S-CLOSE = Fermez une boutique
    .help = Posez le panneau Fermé sur un bâtiment : personne n'y entre par la porte principale. Sur Gringotts : plus d'argent pour personne.
card-S-TAKE = Prenez un article
    .help = Prenez un article au joueur placé juste devant vous ; si vous l'avez déjà, il retourne dans sa boutique.
card-S-DEFEND = Défense
    .help = Quand un Sortilège vous vise : l'attaque reste sans effet. Inutile contre les Dégâts.
card-S-LEAVE = Quittez l'Allée des Embrumes
    .help = Dans l'Allée des Embrumes : sortez par le Portail ou la porte arrière la plus proche. Votre tour continue.
card-S-CART = Wagonnet de Gringotts
    .help = Droit aux marches de Gringotts ; la banque paie une fois si elle est ouverte.
card-S-GRATE = Mauvaise cheminée
    .help = Exilez un autre joueur dans l'Allée des Embrumes.
card-S-ACCIO = Accio
    .help = Prenez une pièce à un autre joueur.
card-S-KEY = Clé du coffre
    .help = Prenez deux pièces de votre choix à la banque, si elle est ouverte.
card-S-OPEN = Alohomora
    .help = Retirez le panneau Fermé du plateau.
card-D-EXILE = Exil
    .help = Dans l'Allée des Embrumes par le prochain Portail ; votre tour est fini.
card-D-RETURN = Article à rendre
    .help = Un article de votre malle retourne dans sa boutique.
card-D-NIFFLER = Niffleur
    .help = Vous perdez une pièce de votre choix.
card-D-PIXIES = Lutins de Cornouailles
    .help = Vous perdez un Sortilège de votre main.
card-D-SIGNING = Séance de dédicace
    .help = Vous passez votre prochain tour.

# Articles, pièces, dés, annonces
item-potion = une bouteille de potion
item-cauldron = un chaudron
item-robe = une robe
item-wand = une baguette
item-book = un livre
item-owl = un hibou
coin-galleon = un Gallion d'or
coin-sickle = une Mornille d'argent
coin-knut = une Noise de bronze
die-spiral = une Spirale
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
guess-odd = impair (Spirale, 3, 5)
guess-even = pair (2, 4, 6)
guess-small = petit (Spirale, 2, 3)
guess-large = grand (4, 5, 6)
hat-red = rouge
hat-yellow = jaune
hat-green = vert
hat-blue = bleu
hat-purple = violet
hat-black = noir

# Bâtiments et cases
building-leaky = le Chaudron Baveur
building-cauldron_shop = le Magasin de chaudrons
building-apothecary = l'Apothicaire
building-owl_emporium = Au Royaume du Hibou
building-robe_shop = Madame Guipure
building-book_shop = Fleury et Bott
building-wand_shop = Ollivander
building-gringotts = Gringotts
place-D00 = case 0 (entrée du Chaudron Baveur)
place-D01 = case 1
place-D02 = case 2 (Spirale)
place-D03 = case 3
place-D04 = case 4 (entrée du Magasin de chaudrons)
place-D05 = case 5
place-D06 = case 6 (Portail A)
place-D07 = case 7 (Spirale)
place-D08 = case 8
place-D09 = case 9 (entrée de l'Apothicaire)
place-D10 = case 10
place-D11 = case 11 (Spirale)
place-D12 = case 12
place-D13 = case 13 (entrée du Royaume du Hibou)
place-D14 = case 14 (Spirale)
place-D15 = case 15 (Portail B)
place-D16 = case 16
place-D17 = case 17 (marches de Gringotts)
place-D18 = case 18
place-D19 = case 19 (Spirale)
place-D20 = case 20
place-D21 = case 21 (entrée de Madame Guipure)
place-D22 = case 22
place-D23 = case 23 (Spirale)
place-D24 = case 24 (Portail C)
place-D25 = case 25 (entrée de Fleury et Bott)
place-D26 = case 26
place-D27 = case 27 (Spirale)
place-D28 = case 28
place-D29 = case 29 (entrée d'Ollivander)
place-D30 = case 30 (Spirale)
place-D31 = case 31 (Portail D)
place-D32 = case 32
place-D33 = case 33 (Spirale)
place-D34 = case 34 (devant la Sortie)
place-D35 = case 35
place-K04 = ruelle 4 (porte arrière du Magasin de chaudrons)
place-K05 = ruelle 5
place-K06 = ruelle 6 (Portail A)
place-K07 = ruelle 7
place-K08 = ruelle 8
place-K09 = ruelle 9 (porte arrière de l'Apothicaire)
place-K10 = ruelle 10
place-K11 = ruelle 11
place-K12 = ruelle 12
place-K13 = ruelle 13 (porte arrière du Royaume du Hibou)
place-K14 = ruelle 14
place-K15 = ruelle 15 (Portail B)
place-K16 = ruelle 16
place-K17 = ruelle 17
place-K18 = ruelle 18
place-K19 = ruelle 19
place-K20 = ruelle 20
place-K21 = ruelle 21 (porte arrière de Madame Guipure)
place-K22 = ruelle 22
place-K23 = ruelle 23
place-K24 = ruelle 24 (Portail C)
place-K25 = ruelle 25 (porte arrière de Fleury et Bott)
place-K26 = ruelle 26
place-K27 = ruelle 27
place-K28 = ruelle 28
place-K29 = ruelle 29 (porte arrière d'Ollivander)
place-K30 = ruelle 30
place-K31 = ruelle 31 (Portail D)
place-K32 = ruelle 32
place-K33 = ruelle 33 (porte arrière du Chaudron Baveur)
place-K34 = ruelle 34 (Sortie)
place-leaky = { building-leaky }
place-cauldron_shop = { building-cauldron_shop }
place-apothecary = { building-apothecary }
place-owl_emporium = { building-owl_emporium }
place-robe_shop = { building-robe_shop }
place-book_shop = { building-book_shop }
place-wand_shop = { building-wand_shop }

# Sur le plateau
board-leaky = Baveur
board-cauldron_shop = Chaudrons
board-apothecary = Apothicaire
board-owl_emporium = Hiboux
board-robe_shop = Guipure
board-book_shop = Fleury
board-wand_shop = Ollivander
board-gringotts = Gringotts
board-potion = P
board-cauldron = C
board-robe = R
board-wand = B
board-book = L
board-owl = H
board-galleon = G
board-sickle = M
board-knut = N
board-spiral = Spirale
board-gate = Portail
board-entrance = porte
board-steps = marches
board-exit = Sortie
board-pile = Pioche { $count }
board-spells = Sortilèges { $count }
board-closed = Fermé : { $building }
board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-misses = passe { $count }
board-no-floo = sans poudre
board-hand = Votre main :
board-waiting = En attente :

# Ce qu’un conseil dit d’une option
why-EnterShop = Une boutique en chemin évite de revenir.
why-Walk = On avance vers la banque, une boutique ou l’auberge.
why-Buy = Chaque article acheté, c’est un trajet de moins.
why-RollDice = Les dés vous font avancer.
why-TakeGate = Derrière le mur, c’est un détour.
why-KeepSpell = En main, le Sortilège garde sa valeur.
