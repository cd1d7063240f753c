# The words of the desk of the School of Magic on the page.

web-timetable = Timetable
web-cost-is = The circle is your cost in cards
web-see-timetable = The cards of the timetable
web-slot = Slot { $number }: { $card }, cost { $cost }, { $mail ->
    [0] no mail
    [one] 1 mail token
   *[other] { $mail } mail tokens
    }
web-taken = taken
web-desk = Your desk
web-player = { $name }, { $houses }, { $cards } Magic cards, { $school } School cards, { $points } points in view
web-times = { $count } × { $card }
web-first = First-player card
web-hand = Cards in hand
web-mail = Mail
web-school-cards = { $count ->
    [one] 1 School card
   *[other] { $count } School cards
    }
web-points = { $points } VP in view
web-vp = { $points } VP
web-at-the-end = at the end
web-detourneurs = Diverters
web-your-mail = Your mail
web-your-hand = Your hand
web-empty-hand = Your hand is empty.
web-window = Reaction window
web-and-you = And you?
web-answer-or-pass = Answer with a card or pass
web-aims = aims at { $name }
web-aims-you = aims at you
web-aims-slot = aims at slot { $slot }
web-plays = plays
web-answers = answers
web-you-play = play
web-you-answer = answer
web-all-decide = { $names }: each decides in secret, at the same time. Only the first answer, in the order of play, will be played.
web-all-decide-with-you = { $names } and you decide in secret, at the same time. Only the first answer, in the order of play, will be played.
web-you-decide = You alone decide, in secret.
web-what-it-does = { $effect }: { $does }
web-piles = Piles
web-magic-deck = Magic { $count }
web-school-deck = School { $count }
web-discard = Magic discard
web-discard-count = Discard { $count }
web-reserve = Mail { $count }
web-tokens-of = The mail of slot { $slot }
web-actions = { $count ->
    [0] No action left; spells may still be played.
    [one] You have 1 action left.
   *[other] You have { $count } actions left.
    }
web-to-pay = { $count ->
    [one] 1 more card to choose from your hand.
   *[other] { $count } more cards to choose from your hand.
    }
web-largest = Largest collection
web-horcruches = Horcrux jugs together
web-magic-left = Magic deck
web-school-left = School deck
web-of = { $some } of { $all }
web-round-n = Round { $round }
# The round is the heading of the chronicle already.
RoundBegun = { $first } starts the round.
    .first-you = You start the round.
web-turn-of = { $name }'s turn
web-short-oubliettes = Cancels an effect
web-short-copius = Cancels and copies
web-short-chipardio = Takes 2 cards
web-short-lachetoutis = All down to 5
web-short-soldissimo = 3 cards cheaper
web-short-zyeutio = Reads the mail
web-short-rafistolo = Takes 2 back
web-short-accelerio = 1 more action
web-short-evaporo = Replaces a card
web-short-bombardoum = A heavy loss
web-short-refilus = Moves a Bonus
web-short-preumsio = First player, draws 2
web-short-balai_ball = The most: 10 VP
web-short-bons_points = +2 VP
web-short-mauvais_points = −2 VP
web-short-herbologie = Draws
web-short-defense = Drops a mark, draws
web-short-metamorphose = Changes cards
web-short-potions = Takes 1 card
web-short-sorts = Takes a spell back
web-short-balais = Takes a mail token
web-short-cancel = Cancels, no reply
web-cards-left = { $cost ->
    [0] Free: you keep your cards.
   *[other] { $before } − { $cost } = { $after ->
        [one] { $after } card
       *[other] { $after } cards
    } in hand.
    }
web-points-more = +{ $more } VP.
web-points-sum = { $before } + { $more } = { $after } VP in view.
web-points-loss = { $before } − { $more } = { $after } VP in view.
web-points-title = Victory points (VP) in view
web-nothing-to-answer = Nothing to answer with
web-your-turn = Your turn
