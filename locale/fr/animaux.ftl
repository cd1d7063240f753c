game = Les Animaux Fantastiques
    .line = New York, 1926 : retrouvez les animaux échappés de la valise.
mode-initiation = Initiation à la capture
    .help = Lancer, marcher, retourner un jeton ; trois animaux pour gagner.

# Options de la table
option-first_seat = Premier joueur
    .help = Qui commence : une place, ou le hasard.
option-characters = Personnages
    .help = Chacun choisit à son tour, ou le hasard distribue.

# Questions
ChooseCharacter = Choisissez votre personnage.
ChooseDestination = Vous avez fait { $roll }. Où allez-vous ?

# Réponses
TakeCharacter = { $character }
MovePawn = Aller à { $to }

# Ce qui arrive
CharacterTaken = { $by } joue { $character }.
TokensPutOut = Les jetons sont mélangés et disposés face cachée.
TurnBegun = Tour { $round } : à { $by } de jouer.
DieRolled = { $by } fait { $roll }.
PawnMoved = { $by } se rend à { $to }.
BeastCaptured = { $by } capture { $beast } à { $on } !
TokenSetAside = { $by } trouve { $token } à { $on } ; le jeton est écarté.
PlaceRefilled = Un nouveau jeton est posé face cachée à { $on }.
NothingFound = { $by } ne trouve rien à { $on }.

# Pourquoi pas
refused-character-taken = { $character } est déjà pris.
refused-no-such-destination = Aucun chemin du nombre exact de pas ne finit à { $to } sans repasser par une case.

# Comment cela finit
ending-three-beasts = Trois animaux capturés.
ending-all-beasts-captured = Les dix animaux sont capturés.
ending-last-round = Cent tours ont été joués.

# Personnages
character-norbert = Norbert Dragonneau
character-porpentina = Porpentina Goldstein
character-queenie = Queenie Goldstein
character-jacob = Jacob Kowalski
character-percival = Percival Graves
character-seraphina = Seraphina Picquery

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

# Lieux
space-0 = Départ (0)
space-1 = Banque (1)
space-2 = Statue de la Liberté (2)
space-3 = Port de New York (3)
space-4 = Battery Park (4)
space-5 = Pont de Brooklyn (5)
space-6 = Quais de Brooklyn (6)
space-7 = Wall Street (7)
space-8 = Boulangerie Kowalski (8)
space-9 = Douane (9)
space-10 = Hôtel de ville (10)
space-11 = Station de métro (11)
space-12 = Broadway (12)
space-13 = Macusa (13)
space-14 = Lower East Side (14)
space-15 = Chapelle de Salem (15)
space-16 = Le Cochon aveugle (16)
space-17 = Greenwich Village (17)
space-18 = Appartement Goldstein (18)
space-19 = Union Square (19)
space-20 = Flatiron Building (20)
space-21 = Grand magasin (21)
space-22 = Gare de Pennsylvanie (22)
space-23 = Times Square (23)
space-24 = Grand Central (24)
space-25 = Bijouterie (25)
space-26 = Bibliothèque (26)
space-27 = Tour Shaw (27)
space-28 = Zoo de Central Park (28)
space-29 = Central Park (29)

# Sur le plateau
board-face-down = jeton caché
board-empty = vide
board-apparition = transplanage
board-pile = Pioche : { $count }
board-set-aside = Écartés : { $count }
