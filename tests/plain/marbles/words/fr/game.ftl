game = Billes
    .line = Un sac, trois billes en main, et les rouges qui comptent.
mode-short = Partie courte
    .help = De deux à quatre joueurs.
mode-long = Partie longue
    .help = À trois joueurs.

# Options de la table
option-first_seat = Premier joueur
    .help = Qui commence.
option-first_seat-random = Au hasard
option-marbles = Billes
    .help = Combien il y en a de chaque couleur.
option-loud = À voix haute
    .help = On annonce ce que l'on fait.

# Questions
AskReady = Êtes-vous prêt ?
SortBag = { $left ->
        [one] Mettez une bille de côté.
       *[other] Mettez { $left } billes de côté.
    }
ChooseMove = À vous : jouez une bille, regardez dans le sac ou passez.

# Réponses
SayReady = Prêt
SayNotYet = Pas encore
PutAside = Écarter : { $marble }
PlayMarble = Jouer : { $marble }
Peek = Regarder dans le sac
Pass = Passer
Resign = Abandonner
CountReady = Compter qui est prêt
BeginTurns = Commencer
Draw = Piocher

# Ce qui arrive
ReadyCounted = { $many ->
        [0] Personne n'est prêt.
        [one] Un joueur est prêt.
       *[other] { $many } joueurs sont prêts.
    }
MarblePlayed = { $by } joue { $marble }.
MarbleDrawn = { $marble_id ->
        [none] { $by } pioche une bille.
       *[other] { $by } pioche { $marble }.
    }
BagPeeked = { $marble_id ->
        [none] { $by } regarde dans le sac.
       *[other] { $by } voit dans le sac : { $marble }.
    }
Whispered = Vous seul le savez.

# Refus et fins
refused-not-held = Vous n'avez pas de { $marble }.
ending-bag-empty = Le sac est vide : le plus de rouges l'emporte.
ending-resigned = Quelqu'un a abandonné.

# Les billes
marble-red = bille rouge
    .help = Jouée, elle compte un point.
marble-blue = bille bleue
    .help = Elle ne compte pas.
marble-green = bille verte
    .help = Elle ne compte pas.

# Où sont les choses
area-bag = Le sac
area-played = Jouées
area-turn = Au tour de
area-hand = En main
area-reds = Rouges
