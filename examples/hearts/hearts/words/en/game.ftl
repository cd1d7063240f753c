game = Hearts
    .line = Four players, thirteen tricks, and nobody wants the queen of spades.
mode-standard = One deal
    .help = Four players and a single deal. Three cards change hands first, unless chance says keep.

# Questions
ChoosePass = Put one more card aside: three in all go to another player.
ChooseCard = Your turn to play a card.

# Answers
PassCard = { $card }
PlayCard = { $card }

# What happens
CardsDealt = { $way_id ->
        [keep] The cards are dealt. This time everybody keeps theirs.
        [left] The cards are dealt. Everybody passes three to the left.
        [across] The cards are dealt. Everybody passes three across.
       *[right] The cards are dealt. Everybody passes three to the right.
    }
CardsPassed = { $first_id ->
        [none] { $by } passes three cards to { $to }.
       *[other] { $by } passes { $to }: { $first }, { $second }, { $third }.
    }
CardPlayed = { $by } plays the { $card }.
HeartsBroken = { $by } breaks hearts: from now on they may be led.
TrickTaken = { $points ->
        [0] { $by } takes the trick.
        [one] { $by } takes the trick, and 1 point with it.
       *[other] { $by } takes the trick, and { $points } points with it.
    }
MoonShot = { $by } has shot the moon: 26 points for everybody else!

# Refusals
refused-not-in-hand = That card is not in your hand, or no longer.
refused-not-held = That card is not in your hand.
refused-must-follow = You must follow the suit that was led, as long as you can.
refused-no-points-yet = No heart and no queen of spades in the first trick, unless you have nothing else.
refused-not-broken = Hearts are not led before a heart or the queen of spades has been played.

# Endings
ending-fewest = All thirteen tricks are played: the fewest points win.
ending-moon = One hand took every point: it counts none, and everybody else twenty-six.

# Hints
why-PassCard = Better in somebody else's hand than in yours.
why-PlayCard = What the trick may cost now, against what the card would cost later.

# Which way cards are passed
way-keep = kept
way-left = to the left
way-across = across
way-right = to the right

# The cards
card-clubs-2 = 2 of clubs
card-clubs-3 = 3 of clubs
card-clubs-4 = 4 of clubs
card-clubs-5 = 5 of clubs
card-clubs-6 = 6 of clubs
card-clubs-7 = 7 of clubs
card-clubs-8 = 8 of clubs
card-clubs-9 = 9 of clubs
card-clubs-10 = 10 of clubs
card-clubs-jack = jack of clubs
    .mark = J
card-clubs-queen = queen of clubs
    .mark = Q
card-clubs-king = king of clubs
    .mark = K
card-clubs-ace = ace of clubs
card-diamonds-2 = 2 of diamonds
card-diamonds-3 = 3 of diamonds
card-diamonds-4 = 4 of diamonds
card-diamonds-5 = 5 of diamonds
card-diamonds-6 = 6 of diamonds
card-diamonds-7 = 7 of diamonds
card-diamonds-8 = 8 of diamonds
card-diamonds-9 = 9 of diamonds
card-diamonds-10 = 10 of diamonds
card-diamonds-jack = jack of diamonds
    .mark = J
card-diamonds-queen = queen of diamonds
    .mark = Q
card-diamonds-king = king of diamonds
    .mark = K
card-diamonds-ace = ace of diamonds
card-spades-2 = 2 of spades
card-spades-3 = 3 of spades
card-spades-4 = 4 of spades
card-spades-5 = 5 of spades
card-spades-6 = 6 of spades
card-spades-7 = 7 of spades
card-spades-8 = 8 of spades
card-spades-9 = 9 of spades
card-spades-10 = 10 of spades
card-spades-jack = jack of spades
    .mark = J
card-spades-queen = queen of spades
    .mark = Q
card-spades-king = king of spades
    .mark = K
card-spades-ace = ace of spades
card-hearts-2 = 2 of hearts
card-hearts-3 = 3 of hearts
card-hearts-4 = 4 of hearts
card-hearts-5 = 5 of hearts
card-hearts-6 = 6 of hearts
card-hearts-7 = 7 of hearts
card-hearts-8 = 8 of hearts
card-hearts-9 = 9 of hearts
card-hearts-10 = 10 of hearts
card-hearts-jack = jack of hearts
    .mark = J
card-hearts-queen = queen of hearts
    .mark = Q
card-hearts-king = king of hearts
    .mark = K
card-hearts-ace = ace of hearts

# On the table
area-hand = Your hand
area-cards = Cards
area-trick = The trick
area-points = Points
area-taken = Taken
area-way = Passing
