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
