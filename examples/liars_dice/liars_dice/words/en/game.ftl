game = Liar's dice
    .line = Bid on dice that nobody sees whole.
mode-duel = Duel
    .help = Two players, one die each, a single round.
mode-cups = Cups
    .help = Two to six players. Whoever is wrong loses a die; the last to have any wins.

# Options of the table
option-dice = Dice
    .help = How many dice everybody begins with.
option-sides = Sides
    .help = How many faces a die has. With fewer than six the lowest are missing.

# Questions
ChooseBid = Bid more, or say that it is a lie. Sixes count as every face.
    .offered = Your turn: { $can }. Sixes count as every face.
    .can-RaiseBid = bid
    .can-CallLiar = say that the last bid is a lie

# Answers
RaiseBid = { $many } × { $face }
CallLiar = Liar!

# What happens
DiceRolled = { $dice } dice roll under the cups; { $first } begins.
DieSeen = Under your cup: a { $face }.
BidRaised = { $by } bids { $many } × { $face }.
LiarCalled = { $by } does not believe { $on }: liar!
CupOpened = { $by } shows { $many } × { $face }.
DiceCounted = The bid was { $many } × { $face }, and there are { $found }.
DieLost = { $left ->
        [0] { $by } loses the last die.
        [one] { $by } loses a die and has 1 left.
       *[other] { $by } loses a die and has { $left } left.
    }
PlayerOut = { $by } has no dice left and is out.

# Refusals
refused-no-such-bid = A bid is a number of dice and a face.
refused-too-low = You must bid higher: more dice, or as many of a higher face.
refused-too-many = There are not that many dice under the cups.
refused-nothing-bid = Nobody has bid yet: there is nothing to doubt.

# Endings
ending-duel = The bid is checked and the duel is over.
ending-last = Only one cup has dice left.

# Hints
why-RaiseBid = What your own dice support, and what the others may hide.
why-CallLiar = That there are so many is unlikely.

# The faces
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

# On the table
area-dice = Dice
area-bid = The bid
told-bid = { $many } × { $face }
    .beside = { $many } ×
area-said = Said
told-said = { $many } × { $face }
    .beside = { $many } ×
area-all = Dice in play
area-many = How many?
area-face = Which face?
