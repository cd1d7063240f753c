# The words of the New York board on the page.

web-plan = Plan of New York
web-start = Start
web-die = The die shows { $roll }
web-beasts = The beasts
web-see-large = See them large
web-cards-large = The cards, large
web-beast-free = Turn its token over, and the beast is captured.
web-beast-price = To capture it: { $price }.
web-price-red = { $count ->
    [one] 1 suitcase
   *[other] { $count } suitcases
    }
web-price-blue = { $count ->
    [one] 1 potion
   *[other] { $count } potions
    }
web-price-yellow = { $count ->
    [one] 1 scrap of gossip
   *[other] { $count } scraps of gossip
    }
web-price-green = { $count ->
    [one] 1 teapot
   *[other] { $count } teapots
    }
web-caught = Captured
web-caught-by = With { $name }
web-caught-by-you = Yours
web-at-large = At large
web-no-beast-yet = No beast yet
web-cards = { $count ->
    [one] 1 spell
   *[other] { $count } spells
    }
web-what-now = { $place }: what do you do, { $name }?
web-here = { $count ->
    [0] No action left
    [one] 1 action
   *[other] { $count } actions
    }{ $costs ->
    [none] .
   *[other] . Cost: { $costs }.
    }
web-cost-Walk = a neighbouring place { $cost }
web-cost-Apparate = apparating { $cost }
web-cost-Order = another pawn { $cost }
web-cost-RemoveSalem = facing Salem { $cost }
web-cost-TakeResource = the resource { $cost }
web-cost-CaptureTogether = the capture { $cost }
web-cost-free = nothing
# The round is the heading of the chronicle already.
TurnBegun = { $by } plays.
    .by-you = It is your turn.
web-actions = { $count ->
    [0] No action left
    [one] 1 action
   *[other] { $count } actions
    }
web-place-track = Place track
web-salem-track = Salem track
web-salem-at = Salem track: { $at }, lost at { $losing }
web-lost-at = { $at }, lost at { $losing }
web-salem-tokens = Salem tokens
web-places-in-reach = { $count ->
    [one] Only one place is in reach.
   *[other] { $count } places are in reach.
    }
web-due = { $count ->
    [one] 1 token still to pay.
   *[other] { $count } tokens still to pay.
    }
web-round = Round
web-round-n = Round { $round }
web-beasts-caught = Beasts captured
web-beasts-count = { $count ->
    [0] no beast
    [one] 1 beast
   *[other] { $count } beasts
    }
web-of = { $some } of { $all }
web-to-win = To win
web-leader = In the lead
web-pile = Tokens in the pile
web-team = The team
web-the-hunt = The hunt
board-salem = Salem token
web-your-spells = Your spells
web-salem-out = { $out } in play, { $left } in supply
web-supply = Supply
web-place-pile = Place cards
web-event-pile = Event cards
web-follower-pile = Followers to come
web-transfers = Jacob’s exchanges
web-set-aside = Tokens set aside
web-spent = Tokens spent
web-spell-deck = Spells
web-spells-in = { $deck } in the deck, { $discard } discarded
web-spells-left = To play this turn
web-discard = Discard
web-protected = Protego: neither Expelliarmus nor Impedimenta
web-hindered = Impedimenta: the next die counts for half
web-nothing-there = Nothing lies there.
web-token-there = A hidden token lies there.
web-known-there = There you find { $token }.
web-bill = { $beast }: { $price }. You have { $held }.
web-actions-left = { $after ->
    [0] { $before } − { $cost } = 0 actions: the last one.
    [one] { $before } − { $cost } = { $after } action.
   *[other] { $before } − { $cost } = { $after } actions.
    }
web-letter-beast = B
web-letter-spell = S
web-letter-character = C
web-letter-event = E
web-letter-follower = F
