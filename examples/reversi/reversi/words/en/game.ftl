game = Reversi
    .line = Sixty-four squares, and discs that change sides.
mode-standard = Standard
    .help = Two players, eight rows of eight squares. Whoever shows more discs at the end wins.

# Questions and answers
ChooseSquare = Your turn: place a disc that encloses something.
PlaceDisc = { $on }

# What happens
DiscPlaced = { $turned ->
        [one] { $by } plays { $on } and turns 1 disc.
       *[other] { $by } plays { $on } and turns { $turned } discs.
    }
TurnPassed = { $by } has nothing to enclose and passes.

# Refusals
refused-no-such-square = There is no such square: they are a1 to h8.
refused-taken = The square { $on } is taken.
refused-encloses-nothing = On { $on } your disc would enclose nothing.

# Endings
ending-full = The board is full: whoever shows more discs wins.
ending-blocked = Nobody can place a disc any more: whoever shows more of them wins.

# Hints
why-PlaceDisc = A corner is yours for good; the square beside it gives it away.

# The squares
square-a1 = a1
square-b1 = b1
square-c1 = c1
square-d1 = d1
square-e1 = e1
square-f1 = f1
square-g1 = g1
square-h1 = h1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-d2 = d2
square-e2 = e2
square-f2 = f2
square-g2 = g2
square-h2 = h2
square-a3 = a3
square-b3 = b3
square-c3 = c3
square-d3 = d3
square-e3 = e3
square-f3 = f3
square-g3 = g3
square-h3 = h3
square-a4 = a4
square-b4 = b4
square-c4 = c4
square-d4 = d4
square-e4 = e4
square-f4 = f4
square-g4 = g4
square-h4 = h4
square-a5 = a5
square-b5 = b5
square-c5 = c5
square-d5 = d5
square-e5 = e5
square-f5 = f5
square-g5 = g5
square-h5 = h5
square-a6 = a6
square-b6 = b6
square-c6 = c6
square-d6 = d6
square-e6 = e6
square-f6 = f6
square-g6 = g6
square-h6 = h6
square-a7 = a7
square-b7 = b7
square-c7 = c7
square-d7 = d7
square-e7 = e7
square-f7 = f7
square-g7 = g7
square-h7 = h7
square-a8 = a8
square-b8 = b8
square-c8 = c8
square-d8 = d8
square-e8 = e8
square-f8 = f8
square-g8 = g8
square-h8 = h8

# On the table
area-board = The board
area-colour = Colour
area-discs = Discs
colour-black = black
colour-white = white
