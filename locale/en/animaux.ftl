game = Fantastic Beasts
    .line = New York, 1926: find the beasts that escaped from the suitcase.
mode-initiation = First Captures
    .help = Roll, walk, flip a token; three beasts win.

# Options of the table
option-first_seat = First player
    .help = Who plays first: a seat, or chance.
option-characters = Characters
    .help = Players choose their character in turn, or chance deals them.

# Questions
ChooseCharacter = Choose your character.
ChooseDestination = You rolled { $roll }. Where do you go?

# Answers
TakeCharacter = { $character }
MovePawn = Go to { $to }

# What happens
CharacterTaken = { $by } plays { $character }.
TokensPutOut = The tokens are shuffled and put out face down.
TurnBegun = Round { $round }: { $by } plays.
DieRolled = { $by } rolls { $roll }.
PawnMoved = { $by } walks to { $to }.
BeastCaptured = { $by } captures { $beast } at { $on }!
TokenSetAside = { $by } finds { $token } at { $on }; it is set aside.
PlaceRefilled = A new token is put face down at { $on }.
NothingFound = { $by } finds nothing at { $on }.

# Why not
refused-character-taken = { $character } belongs to another player already.
refused-no-such-destination = No route of exactly the number rolled ends at { $to } without entering a space twice.

# How it ends
ending-three-beasts = Three beasts captured.
ending-all-beasts-captured = All ten beasts are captured.
ending-last-round = A hundred rounds have been played.

# Characters
character-norbert = Newt Scamander
character-porpentina = Porpentina Goldstein
character-queenie = Queenie Goldstein
character-jacob = Jacob Kowalski
character-percival = Percival Graves
character-seraphina = Seraphina Picquery

# Tokens
token-red = a suitcase (red)
token-blue = a potion (blue)
token-yellow = some gossip (yellow)
token-green = a teapot (green)
token-multi = a multicolour token
token-billywig = the Billywig
token-botruc = the Bowtruckle
token-niffleur = the Niffler
token-murlap = the Murtlap
token-veaudelune = the Mooncalf
token-demonzemerveille = the Swooping Evil
token-demiguise = the Demiguise
token-occamy = the Occamy
token-eruptif = the Erumpent
token-oiseau_tonnerre = the Thunderbird

# Places
space-0 = Start (0)
space-1 = Bank (1)
space-2 = Statue of Liberty (2)
space-3 = New York Harbour (3)
space-4 = Battery Park (4)
space-5 = Brooklyn Bridge (5)
space-6 = Brooklyn Docks (6)
space-7 = Wall Street (7)
space-8 = Kowalski's Bakery (8)
space-9 = Customs (9)
space-10 = City Hall (10)
space-11 = Underground Station (11)
space-12 = Broadway (12)
space-13 = Macusa (13)
space-14 = Lower East Side (14)
space-15 = Salem Chapel (15)
space-16 = The Blind Pig (16)
space-17 = Greenwich Village (17)
space-18 = Goldstein Apartment (18)
space-19 = Union Square (19)
space-20 = Flatiron Building (20)
space-21 = Department Store (21)
space-22 = Pennsylvania Station (22)
space-23 = Times Square (23)
space-24 = Grand Central (24)
space-25 = Jeweller's (25)
space-26 = Public Library (26)
space-27 = Shaw Tower (27)
space-28 = Central Park Zoo (28)
space-29 = Central Park (29)

# On the board
board-face-down = hidden token
board-empty = empty
board-apparition = apparition
board-pile = Pile: { $count }
board-set-aside = Set aside: { $count }
