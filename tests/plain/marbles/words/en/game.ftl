game = Marbles
    .line = A bag, three marbles in hand, and the red ones count.
mode-short = Short game
    .help = Two to four players.
mode-long = Long game
    .help = For three players.

# Options of the table
option-first_seat = First player
    .help = Who begins.
option-first_seat-random = At random
option-marbles = Marbles
    .help = How many there are of each colour.
option-loud = Aloud
    .help = Everybody says what they do.

# Questions
AskReady = Are you ready?
SortBag = { $left ->
        [one] Put one marble aside.
       *[other] Put { $left } marbles aside.
    }
ChooseMove = Your turn: play a marble, peek into the bag or pass.

# Answers
SayReady = Ready
SayNotYet = Not yet
PutAside = Put aside: { $marble }
PlayMarble = Play: { $marble }
Peek = Peek into the bag
Pass = Pass
Resign = Resign
CountReady = Count who is ready
BeginTurns = Begin
Draw = Draw

# What happens
ReadyCounted = { $many ->
        [0] Nobody is ready.
        [one] One player is ready.
       *[other] { $many } players are ready.
    }
MarblePlayed = { $by } plays a { $marble }.
MarbleDrawn = { $marble_id ->
        [none] { $by } draws a marble.
       *[other] { $by } draws a { $marble }.
    }
BagPeeked = { $marble_id ->
        [none] { $by } peeks into the bag.
       *[other] { $by } sees in the bag: a { $marble }.
    }
Whispered = You alone know.

# Refusals and endings
refused-not-held = You have no { $marble }.
ending-bag-empty = The bag is empty: most reds win.
ending-resigned = Somebody resigned.

# The marbles
marble-red = red marble
    .help = Played, it scores a point.
marble-blue = blue marble
    .help = It scores nothing.
marble-green = green marble
    .help = It scores nothing.

# Where things are
area-bag = The bag
area-played = Played
area-turn = To play
area-hand = In hand
area-reds = Reds
