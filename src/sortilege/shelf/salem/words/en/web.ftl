# The words of the village of Salem on the page.

web-deck = Deck
web-discard = Discard
web-your-cards = Your cards, large
web-on-the-table = Citizens and cards on the table
web-hand = Hand
web-empty-hand = Your hand is empty.
web-yours = What is yours
web-only-you = Only you see your Tryals
web-your-trial = Your Tryal { $slot }
web-trial = Tryal { $slot }
web-trial-of = Tryal { $slot } of { $name }
web-face-puritan = Puritan
web-face-witch = Witch
web-face-constable = Constable
web-revealed = revealed
web-accusations-of = { $count ->
    [0] no accusation
    [one] 1 accusation
   *[other] { $count } accusations
    }
web-dead = dead
web-was-witch = Was a Witch
web-you-are-dead = You are dead.
web-known-witch = You know that this is a Witch
web-known-constable = You know that this is the Constable
web-known-victim = The Witches have chosen this house
web-known-pick = { $name } has pointed at this house
web-gavel = Protected by the Gavel
web-step-witches = Witches
web-step-constable = Constable
web-step-confessions = Confessions
web-step-dawn = Dawn
web-night-note = Everybody answers, whatever their role. Nobody sees who answered what.
web-confer-note = The Witches see each other point, and nobody else does; everybody points, then confirms.
web-points-at = { $name } points at { $on }
    .on-you = { $name } points at you
web-points-at-sure = { $name } has confirmed { $on }
    .on-you = { $name } has confirmed you
web-pointed-by = { $name } points at this house
web-day = Day { $number }
web-turn-of = { $name }’s turn
web-your-turn = Your turn
web-gavel-here = Gavel
web-night-number = Night { $number }
web-script = What you say
web-script-seen = What you see
web-script-witches = Witches seen
web-script-nobody = nobody yet
web-script-day = Nothing to say: the server leads the day.
web-script-hourglass = When the hourglass is turned, count thirty seconds.
web-script-citizens = Everybody chooses a Citizen.
web-script-sleep = Salem falls asleep, eyes shut.
web-script-cat = Witches, wake, know each other, and point at whoever receives the Black Cat.
web-script-witches-wake = Witches, wake and point at whom you strike.
web-script-witches-sleep = The Witches go back to sleep.
web-script-constable = Constable, wake and point at whom you protect.
web-script-constable-sleeps = The Constable goes back to sleep.
web-script-morning = Day is back, open your eyes.
web-script-gavel = The Gavel lies in front of { $name }.
web-script-no-gavel = The Gavel stays in the middle.
web-script-confess = Thirty seconds to confess; speak, if you like.
web-script-cat-placed = The Black Cat goes to { $name }.
web-script-struck = Tonight the Witches struck at { $name }.
web-script-nobody-struck = Tonight the Witches struck at nobody.
web-sum = { $before } + { $more } = { $total }; a trial takes { $least }.
web-sum-trial = { $before } + { $more } = { $total }, and { $least } are enough: you will reveal one of their Tryals, blind.
web-village-knows = What the whole village knows
web-witches-shown = Witches revealed
web-constable = Constable
web-shown = revealed
web-hidden = hidden
web-living = Living
web-black-cat = Black Cat
web-of = { $some } of { $all }
web-letter-red = R
web-letter-green = G
web-letter-blue = B
web-letter-black = K
web-effect-accusation = 1 accusation
web-effect-evidence = 3 accusations
web-effect-witness = 7 accusations
web-effect-alibi = −3 accusations
web-effect-stocks = Skips a turn
web-effect-scapegoat = All moves on
web-effect-arson = Burns a hand
web-effect-robbery = Steal, then give
web-effect-curse = Removes a blue
web-effect-asylum = Safe at Night
web-effect-piety = Never accused
web-effect-matchmaker = Bound in death
web-effect-black_cat = Draws a trial
web-effect-night = Night falls
web-effect-conspiracy = All take one
web-set-aside = Cards set aside
web-confessed = Has confessed this Night
web-copies = (Has the power of { $citizen } now.)
web-power-spent = (Power used up.)
web-power-once-more = (Once more.)
web-would-be-tried = A trial for { $names }.

# A phone beside the big screen
web-hands-asleep = Salem sleeps.
web-hands-point = Point at somebody
web-hands-sure = Confirm
web-hands-noted = Noted
web-hands-witch = { $count ->
        [0] You are a Witch
       *[other] You are a Witch, with { $names }
    }
web-hands-puritan = You have never been a Witch
web-hands-not-yet = You have not answered yet
web-hands-answered = You have answered
web-hands-no-more = Nothing more to know
web-hands-victim = Tonight: { $name }

# On the page an answer that was tapped becomes a question: it says what will be done.
KeepCitizen = Keep { $citizen }
OfferOfTwo = Point at Tryals { $one } and { $other }
    .then = Tryal { $one }: and which other?
RevealTrial = Reveal Tryal { $slot }
TakeTrial = Take Tryal { $slot }
