# The companion of a real table of Salem: the lines that are spoken, then what the screen shows.

box-line = Leads Dawn and Night aloud, and never knows who is a Witch.

# Lines
line-sleep = Salem sleeps, eyes shut.
line-witches-wake = Witches, wake and choose.
line-witches-meet = Witches, wake, know each other, and choose who receives the Black Cat.
line-witch-wakes = Witch, wake and choose who receives the Black Cat.
line-witches-sleep = Witches, back to sleep.
line-witch-sleeps = Witch, back to sleep.
line-constable-wakes = Constable, whom will you guard?
line-constable-sleeps = Constable, back to sleep.
line-day = Day returns, look around.
line-confess = Thirty seconds to confess.
line-struck = Tonight the Witches struck at { $victim }.
line-nobody = Tonight the Witches struck at nobody.
line-cat = The Black Cat goes to { $cat }. { $starter } begins.
line-crier-cat = Witches, wake and put the Black Cat near a player.
line-crier-victim = Witches, wake, set one Victim card apart face-down, and restack the others face-down.
line-crier-pile = Witch, wake and put your target on top of the Victim cards.
line-crier-pile-night = Witches, wake and put your target on top of the Victim cards.
line-crier-gavel = Constable, wake and put the Gavel near another player.
line-nudge = Eyes shut, nudge the pile of Victim cards.
line-take = A hand on one Tryal of your left neighbour. All together, at nought.
line-centre = To the centre, unseen. Shuffle, and one card to each.
line-look = Look at the card you took, then lay it among your own.
line-raise = Witches, raise a hand.
line-lower = Hands down.
line-hourglass = The hourglass is turned.
line-sand-out = Time is up.
line-tituba = Tituba, sixty seconds to arrange the deck.
line-words = Three last words.

# Said by a big screen to a room with phones
line-room-sleep = Salem sleeps. Let everybody look at their own phone only.
line-room-cat = Salem sleeps. Eyes on your own phone, let everybody point at somebody. Only the Witches give the Black Cat.
line-room-victim = Let everybody point at somebody. Only the Witches strike.
line-room-protected = Let everybody point once more. Only the Constable protects.
line-room-cat-placed = The Black Cat goes to { $cat }.

# Setting up
setup-lead = Who leads Dawn and Night?
lead-app = This phone
    .help = Everybody plays. It lies in the middle of the table, speaks and counts.
lead-crier = A Town Crier
    .help = Everybody plays. The Crier is whoever knows Salem best; cards are handled by hand, the phone counts.
lead-moderator = A Moderator
    .help = Does not play and is not counted: best for beginners. This phone prompts them.
setup-crier = Who is the Crier?
setup-moderator = The Moderator's name
setup-seats = Who sits there, clockwise?
    .help = 2 to 12 names. With 2 or 3, ghosts fill the table.
setup-name = Name { $number }
setup-add = Add a player
setup-remove = Remove { $name }
setup-up = Move { $name } up
setup-turn = Turn the table
setup-options = Options in use
setup-citizens = Citizens (if you like)
setup-no-citizen = Citizen not told
setup-wrong-number = There must be { $least } to { $most } names.
setup-same-name = Two players have the same name: { $name }.
setup-begin = To the table
setup-deal = Deal
deal-tryals = { $puritan } Puritans, { $witch ->
        [one] { $witch } Witch
       *[other] { $witch } Witches
    } and { $constable } Constable, shuffled: { $row } Tryals to each seat.
deal-hands = { $hand } Salem cards to each, without Black Cat, Night and Conspiracy.
deal-deck = Then Conspiracy shuffled into the deck, Night at the very bottom: { $deck } cards. The Black Cat aside, the Gavel at the centre.
deal-victims-box = All Victim cards go back to the box.
deal-victims-stack = Keep the Victim cards of the Citizens in play as a stack; the others go to the box.
deal-victims-ghosts = Keep the four Victim cards of the four Citizens.

# Before eyes close
prepare-seated = Everybody is seated, with their Tryals face-down before them.
prepare-cat-by-the-deck = The Black Cat face-up near the deck.
prepare-cat-ready = The Black Cat at hand.
prepare-victims-face-up = Stack face-up, near the deck, the Victim cards of the Citizens still in play.
prepare-victims-shuffled = Shuffle the four Victim cards and put them face-down.
prepare-pile-by-app = This phone plays the pile of Victim cards: if nobody touches the screen, chance decides.
prepare-phone-in-the-middle = The phone in the middle, within everybody's reach.
prepare-stand-up = You may stand up: arms reach further.
prepare-noise = Stamp your feet, hum: noise covers movements.
advice-watcher = Somebody is not playing? Let them moderate instead of the Crier.
advice-dead = { $names } no longer plays and can moderate instead of the Crier.
ready-dawn = The Dawn
ready-begin = Close your eyes
drawer-title = Night falls
drawer-ask = Who drew Night?
drawer-first = It was the first of their two cards.

# Windows
window-cat = Tap who receives the Black Cat
window-victim = Tap whom to strike
window-protected = Tap whom to guard
window-own = One of yourselves is allowed. Tap again to change.
window-not-yourself = Not yourself. Tap again to change.
window-anybody = Yourself or nobody will do as well. Tap again to change.
window-all-open = If all the living have their eyes open, the Witches have won: say so.
window-sure = Confirm
window-locked = Confirmed

# Day returns
gavel-on = The Gavel goes in front of { $name }.
gavel-nobody = The Gavel stays at the centre.
gavel-where = Where is the Gavel?
gavel-place = Place the token, then turn the hourglass.
gavel-confess = Turn the hourglass
confession-title = Who confesses?
confession-help = Tap who reveals a Tryal; twice if they die of it. Phips, once a game, reveals nothing.
confession-decided = Everyone has decided
turned-cat = Near whom is the Black Cat?
turned-victim = Turn the Victim card over. Who is it?
cat-title = The Black Cat goes to { $cat }
cat-starts = { $starter } begins.
verdict-nobody = Nobody was struck: everybody lives.
verdict-already-dead = { $victim } is dead already: nothing more.
verdict-gavel = { $victim } has the Gavel and survives.
verdict-confession = { $victim } confessed and survives.
verdict-asylum = { $victim } has Asylum and survives.
verdict-ask = Is Asylum in front of { $victim }?
verdict-yes = Yes, Asylum is there
verdict-no = No
verdict-ask-again = Asylum: answer again
verdict-loses = { $victim } loses two Tryals: { $chooser } points at them, one after the other.
verdict-dies = { $victim } dies.
verdict-title = The Witches struck at { $victim }
verdict-title-nobody = The Witches struck at nobody
death-reveal = Reveal all their remaining Tryals.
death-discard = Discard their hand and the cards in front: John Proctor first, and Martha Corey if she copies him.
death-allegiance = Say whether this player ever held a Witch card.
death-partner = Matchmaker: { $partner } dies too.
death-partner-ask = Linked by Matchmaker to
death-first = If no Witch card is left face-down, { $drawer } says who dies first.
death-first-accuser = If no Witch card is left face-down, whoever accused says who dies first.
death-words = { $count } last words, then not a sign more.
death-two-left = Only two players are left: set aside { $cards }.
loses-check = After each card: a Witch revealed, the Puritans win; the Constable revealed, or no Tryal left face-down, the Witches win.
end-title = End of the Night
end-gavel = The Gavel goes back to the centre.
end-deck = Shuffle the discard pile: it is the new deck, Night at the bottom.
end-tituba = If the deck still has cards, because of Tituba: leave it, and keep Night aside until it runs out.
end-resumes = { $name } goes on.
end-second = { $name } may draw the second card.
end-day = To the day

# By day
day-title = Day { $number }
day-dawn = The Dawn
day-night = The Night
day-conspiracy = Conspiracy
day-hourglass = Hourglass
day-tituba = Tituba
day-words = Last words
day-check = Show of hands
    .help = Eyes closed, Witches raise a hand to the Moderator.
day-death = A death
day-death-ask = Who dies?
day-alive = { $name } lives again
day-over = End of the game
day-over-ask = Who has won?
day-over-help = That all the living are Witches, only the table can say.
day-table = The table
day-witches = Witch cards revealed: { $shown } of { $all }
day-witch-more = One Witch card more
day-witch-less = One Witch card less
day-constable = The Constable card is face-up
day-cat = The Black Cat is in front of
day-asylum = Asylum is in front of
day-pair = Matchmaker links
day-and = and
day-unknown = Not known
day-lead = Who leads
day-leave = Leave this table
day-leave-sure = Forget this table?
offer-title = { $name } can moderate
offer-help = The first to die may take over from the Crier, eyes open, to the end.
offer-accept = { $name } moderates
offer-decline = The Crier goes on
won-puritans = The Puritans win
won-witches = The Witches win
won-nobody = Nobody wins
won-puritans-why = All Witch cards are revealed.
won-back = Open the game again
won-again = New game, same seats
last-converted = All Witches: the last to have joined loses.

# Conspiracy, hourglasses
conspiracy-drawer = Who drew Conspiracy?
conspiracy-cat = { $drawer } reveals a Tryal of { $cat }.
conspiracy-own = { $cat } has the Black Cat and reveals one of their own Tryals.
conspiracy-no-cat = Nobody has the Black Cat: on to the exchange.
conspiracy-mary = In front of Mary Warren the Black Cat does nothing.
exchange-title = Everyone takes from the left
exchange-row = { $taker } takes from { $giver }
exchange-chosen = { $taker } takes from { $giver }, the card chosen by { $chooser }
exchange-count = Three, two, one
exchange-blind = The cards taken go to the centre, unseen.
centre-title = Shuffle, one card to each
look-title = Look, then put it down
look-help = A Witch card makes you a Witch for good; the Constable goes with the card.
sand-hourglass = Law 3
sand-tituba = Tituba arranges the deck
sand-out-hourglass = Draw two cards, or end your turn if a card was played.
sand-out-tituba = The deck stays as it is.
words-title = { $count } last words
words-help = Then not a word more, and no gesture.
raised-title = Did all the living raise a hand?
raised-yes = Yes: the Witches win
raised-no = No: the game goes on
